"""Every way of listening carries every sound, and turning the head tells front from behind."""

from collections.abc import Callable

import numpy as np
import pytest

from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import BLOCK, RATE, STRETCH, Samples
from tests.audio.mixed import convolved, level, noise, render, roughness, tone

RING = [Direction(azimuth, elevation) for azimuth in range(-180, 180, 30) for elevation in (-40.0, 0.0)]
ONE_EAR = {Equipment.LEFT_EAR: 0, Equipment.RIGHT_EAR: 1}


def heard(way: Equipment, direction: Direction, room: bool = False, yaw: float = 0.0, frames: int = 4096) -> Samples:
    """Return a sound as it is heard from its beginning on."""
    mixer = Mixer(way, room=room)
    mixer.yaw = yaw
    mixer.play(noise(frames), direction)
    return mixer.render(LATENCY + frames)[LATENCY:]


def pink(frames: int) -> Samples:
    spectrum = np.fft.rfft(noise(frames))
    spectrum[1:] /= np.sqrt(np.arange(1, len(spectrum)))
    return np.fft.irfft(spectrum, frames).astype(np.float32)


def test_loudspeakers_are_as_loud_from_every_direction() -> None:
    sound = pink(8192)
    levels = []
    for direction in RING:
        mixer = Mixer(Equipment.LOUDSPEAKERS, room=False)
        mixer.play(sound, direction)
        levels.append(level(mixer.render(9000)))
    assert max(levels) - min(levels) < 1.0


def test_between_loudspeakers_left_is_left() -> None:
    balance = [level(found[:, :1]) - level(found[:, 1:]) for found in (heard(Equipment.LOUDSPEAKERS, d) for d in RING)]
    for direction, difference in zip(RING, balance, strict=True):
        side = np.sin(np.radians(direction.azimuth))
        if abs(side) > 0.2:
            assert np.sign(difference) == np.sign(side), direction
            assert abs(difference) > 1.5, direction
        elif abs(side) < 1e-9:
            assert abs(difference) < 0.01, direction


def test_behind_the_loudspeakers_is_a_little_duller() -> None:
    front, back = (
        np.abs(np.fft.rfft(heard(Equipment.LOUDSPEAKERS, Direction(azimuth))[:, 0])) for azimuth in (0.0, 180.0)
    )
    hertz = np.fft.rfftfreq(4096, 1 / RATE)
    high = float(np.mean(20 * np.log10(back / front)[(hertz > 9000) & (hertz < 11_000)]))
    assert -2.0 < high < -0.5


@pytest.mark.parametrize("room", [False, True])
@pytest.mark.parametrize("direction", [AHEAD, Direction(77.0, 20.0), Direction(-150.0)])
def test_mono_is_the_same_in_both_channels(direction: Direction, room: bool) -> None:
    found = heard(Equipment.MONO, direction, room)
    assert np.array_equal(found[:, 0], found[:, 1])
    assert found.any()


@pytest.mark.parametrize("room", [False, True])
@pytest.mark.parametrize("way", ONE_EAR)
def test_one_ear_has_everything_and_the_other_nothing(way: Equipment, room: bool) -> None:
    mixer = Mixer(way, room=room)
    voices = [mixer.play(noise(4000, number), direction) for number, direction in enumerate(RING)]
    voices += [mixer.play(noise(400), Direction(side), at=300) for side in (-80.0, 80.0)]
    found = mixer.render(8192)
    assert not found[:, 1 - ONE_EAR[way]].any()
    assert found[:, ONE_EAR[way]].any()
    assert all(voice.over for voice in voices)


@pytest.mark.parametrize("way", Equipment)
def test_no_way_of_listening_loses_a_sound(way: Equipment) -> None:
    ahead = level(heard(way, AHEAD, room=True))
    for direction in RING:
        assert abs(level(heard(way, direction, room=True)) - ahead) < 6.0, direction


def time_difference(found: Samples) -> float:
    """Return by how many microseconds the left ear hears earlier, below 1.5 kHz."""
    spectra = np.fft.rfft(found, 4 * len(found), axis=0)
    hertz = np.fft.rfftfreq(4 * len(found), 1 / RATE)
    spectra[hertz > 1500] = 0
    finer = 16
    likeness = np.fft.irfft(spectra[:, 1] * np.conj(spectra[:, 0]), 4 * len(found) * finer)
    reach = 50 * finer
    around = np.concatenate((likeness[-reach:], likeness[:reach]))
    return float(np.argmax(around) - reach) / finer / RATE * 1e6


def level_difference(found: Samples) -> float:
    """Return by how many decibels the left ear hears more."""
    return level(found[:, :1]) - level(found[:, 1:])


@pytest.mark.parametrize("measure", [time_difference, level_difference])
def test_turning_the_head_to_the_left_moves_what_is_in_front_to_the_right(measure: Callable[[Samples], float]) -> None:
    straight, turned = (measure(heard(Equipment.HEADPHONES, AHEAD, yaw=yaw)) for yaw in (0.0, 30.0))
    assert abs(straight) < (15 if measure is time_difference else 0.5)
    assert turned < (-200 if measure is time_difference else -3)


@pytest.mark.parametrize("measure", [time_difference, level_difference])
def test_turning_the_head_to_the_left_moves_what_is_behind_to_the_left(measure: Callable[[Samples], float]) -> None:
    straight, turned = (measure(heard(Equipment.HEADPHONES, Direction(180.0), yaw=yaw)) for yaw in (0.0, 30.0))
    assert abs(straight) < (15 if measure is time_difference else 0.5)
    assert turned > (200 if measure is time_difference else 3)


def test_with_the_head_turned_a_sound_is_where_it_is_in_the_room() -> None:
    assert np.array_equal(
        heard(Equipment.HEADPHONES, Direction(40.0, 10.0), yaw=25.0), heard(Equipment.HEADPHONES, Direction(15.0, 10.0))
    )


def test_after_a_turn_the_sounds_that_play_are_heard_as_if_they_had_begun_so() -> None:
    mixer, sound = Mixer(Equipment.HEADPHONES, room=False), noise(RATE)
    for azimuth in (0.0, 111.0, -33.3):
        mixer.play(0.3 * sound, Direction(azimuth))
    mixer.render(4096)
    mixer.yaw = 30.0
    mixer.render(32 * BLOCK)
    found = mixer.render(4096)
    turned = [convolved(0.3 * sound, Direction(azimuth - 30.0), 0, RATE) for azimuth in (0.0, 111.0, -33.3)]
    start = 4096 + 32 * BLOCK
    assert np.abs(found - np.sum(turned, axis=0)[start : start + 4096]).max() < 1e-5


@pytest.mark.parametrize("way", Equipment)
@pytest.mark.parametrize("room", [False, True])
def test_another_way_of_listening_is_gone_over_to_without_a_click(way: Equipment, room: bool) -> None:
    for before in Equipment:
        mixer = Mixer(before, room=room)
        mixer.play(tone(RATE), Direction(60.0))
        mixer.render(4096)
        mixer.listening = way
        assert mixer.listening == way
        found = mixer.render(4096)
        assert roughness(found) < 12, (before, way)
        assert level(found[-2048:]) > -40


@pytest.mark.parametrize("way", ONE_EAR)
def test_the_other_ear_falls_silent_when_one_ear_is_chosen_while_all_sounds(way: Equipment) -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    mixer.play(noise(RATE), Direction(50.0))
    mixer.play(noise(RATE), Direction(-50.0))
    mixer.render(4096)
    mixer.listening = way
    mixer.render(LATENCY + STRETCH)
    found = mixer.render(4096)
    assert not found[:, 1 - ONE_EAR[way]].any()
    assert level(found[:, ONE_EAR[way]]) > -40


@pytest.mark.parametrize("yaw", [-30.0, 30.0, 180.0])
def test_the_head_turns_without_a_click(yaw: float) -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    mixer.play(tone(RATE), Direction(60.0))
    mixer.play(tone(RATE), Direction(-20.0))
    mixer.render(4096)
    mixer.yaw = yaw
    assert mixer.yaw == yaw
    assert roughness(mixer.render(4096)) < 12


def test_a_sound_that_sounds_or_waits_follows_the_head() -> None:
    mixer, sound = Mixer(Equipment.HEADPHONES, room=False), noise(9000)
    mixer.play(sound, Direction(20.0), at=300)
    mixer.play(sound, Direction(-70.0), at=3000)
    before = mixer.render(2048)
    mixer.yaw = 46.0
    found = mixer.render(12_000)
    still = convolved(sound, Direction(20.0), 300, 2048)
    assert np.abs(before - still).max() < 1e-5
    turned = convolved(sound, Direction(-26.0), 300, 14_048) + convolved(sound, Direction(-116.0), 3000, 14_048)
    start = LATENCY + STRETCH
    assert np.abs(found[start:] - turned[2048 + start :]).max() < 1e-5


def test_a_sound_that_sounds_follows_the_way_of_listening() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    mixer.play(noise(9000), Direction(90.0))
    mixer.render(2048)
    mixer.listening = Equipment.MONO
    mixer.render(LATENCY + STRETCH)
    found = render(mixer, 4096)
    assert found.any()
    assert np.array_equal(found[:, 0], found[:, 1])
