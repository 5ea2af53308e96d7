"""Volumes are heard at once, ambience alone makes room for speech."""

from math import inf, nan

import numpy as np
import pytest

from audiogames.audio.mixer.buses import LOUDEST, Bus
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.space.directions import AHEAD
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import BLOCK, Samples, frames
from tests.audio.mixed import Exact, level, noise, roughness, sounding, tone

SECOND = frames(1.0)


def mono() -> Mixer:
    return Mixer(Equipment.MONO, room=False)


def hum(mixer: Mixer, bus: Bus) -> None:
    """Let a tone go on that is 0.1 loud in both channels."""
    mixer.play(tone(48_000, loudness=0.1 * 2**0.5), AHEAD, bus, loop=True)


@pytest.mark.parametrize("bus", Bus)
def test_a_volume_is_heard_at_once_and_without_a_click_by_what_plays(bus: Bus) -> None:
    mixer = mono()
    hum(mixer, bus)
    before = mixer.render(BLOCK * 40)
    mixer.buses.set_volume(bus, -20.0)
    change = mixer.render(LATENCY + BLOCK)
    after = mixer.render(BLOCK * 40)
    assert mixer.buses.volumes[bus] == -20.0
    assert level(after) - level(before[BLOCK:]) == pytest.approx(-20.0, abs=0.1)
    assert roughness(np.concatenate((before[BLOCK:], change, after))) < 5


@pytest.mark.parametrize("bus", Bus)
def test_a_volume_is_that_of_its_bus_alone(bus: Bus) -> None:
    for other in Bus:
        mixer = mono()
        mixer.buses.set_volume(other, -inf)
        mixer.play(noise(1000), AHEAD, bus)
        assert mixer.render(2048).any() == (other != bus)


def test_what_is_muted_is_exactly_silent_and_comes_back() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    hum(mixer, Bus.EFFECTS)
    mixer.render(4096)
    mixer.buses.set_volume(Bus.EFFECTS, -inf)
    assert roughness(mixer.render(2048)) < 8
    assert not len(sounding(mixer.render(4096)))
    mixer.buses.set_volume(Bus.EFFECTS, 0.0)
    mixer.render(LATENCY + BLOCK)
    assert level(mixer.render(4096)) > -40


def test_the_master_is_the_volume_of_everything() -> None:
    mixer = mono()
    for bus in Bus:
        mixer.play(noise(SECOND, bus.number), AHEAD, bus)
    before = mixer.render(BLOCK * 20)
    mixer.buses.set_master(-12.0)
    mixer.render(LATENCY + BLOCK)
    assert mixer.buses.master == -12.0
    assert level(mixer.render(BLOCK * 20)) - level(before) == pytest.approx(-12.0, abs=0.5)
    mixer.buses.set_master(-inf)
    mixer.render(LATENCY + 3 * BLOCK)
    assert not len(sounding(mixer.render(4096)))


@pytest.mark.parametrize("wrong", [nan, inf, LOUDEST + 0.1])
def test_a_volume_that_is_none_is_refused(wrong: float) -> None:
    mixer = Mixer()
    with pytest.raises(ValueError, match="at most 12 dB"):
        mixer.buses.set_volume(Bus.EFFECTS, wrong)
    with pytest.raises(ValueError, match="at most 12 dB"):
        mixer.buses.set_master(wrong)
    assert mixer.buses.volumes[Bus.EFFECTS] == mixer.buses.master == 0.0


def envelope(samples: Samples) -> Exact:
    """Return the level of each 10 ms, in decibels."""
    whole = samples[LATENCY : LATENCY + len(samples) // 480 * 480 - 480]
    return np.array([level(piece) for piece in whole.reshape(-1, 480, 2)])


def speak(mixer: Mixer, at: int, length: int) -> None:
    """Speak so quietly that only what makes room for it is heard."""
    mixer.play(np.full(length, 1e-9, np.float32), AHEAD, Bus.SPEECH, at=at)


def test_ambience_goes_down_by_20_decibels_while_someone_speaks() -> None:
    mixer = mono()
    hum(mixer, Bus.AMBIENCE)
    speak(mixer, SECOND, SECOND)
    found = envelope(mixer.render(4 * SECOND))
    usual = found[50]
    down = found - usual
    assert np.abs(down[:99]).max() < 0.2, "nothing changes before"
    assert down[103] == pytest.approx(-12.0, abs=5.0), "on the way down"
    assert down[108:229] == pytest.approx(-20.0, abs=0.2), "down within 80 ms, and held for 300 ms after"
    assert down[243] == pytest.approx(-10.0, abs=2.5), "on the way up"
    assert down[260:] == pytest.approx(0.0, abs=0.2), "back 250 ms later"


def test_ambience_goes_up_and_down_without_a_click() -> None:
    mixer = mono()
    hum(mixer, Bus.AMBIENCE)
    speak(mixer, frames(0.2), frames(0.2))
    assert roughness(mixer.render(2 * SECOND)[LATENCY + BLOCK :]) < 3


def test_a_pause_between_words_lets_nothing_up() -> None:
    mixer = mono()
    hum(mixer, Bus.AMBIENCE)
    for word in range(4):
        speak(mixer, frames(0.45 * word), frames(0.2))
    found = envelope(mixer.render(3 * SECOND))
    assert found[10:180] == pytest.approx(found[-1] - 20.0, abs=0.2)


@pytest.mark.parametrize("bus", [Bus.EFFECTS, Bus.INTERFACE, Bus.SPEECH])
def test_what_informs_never_makes_room(bus: Bus) -> None:
    quiet, spoken = mono(), mono()
    speak(spoken, 0, SECOND)
    spoken.speaking = True
    for mixer in (quiet, spoken):
        hum(mixer, bus)
    assert np.abs(quiet.render(SECOND) - spoken.render(SECOND)).max() < 1e-7


def test_ambience_makes_room_for_a_speaker_that_the_mixer_cannot_hear() -> None:
    mixer = mono()
    hum(mixer, Bus.AMBIENCE)
    before = level(mixer.render(SECOND))
    mixer.speaking = True
    mixer.render(frames(0.1))
    assert level(mixer.render(SECOND)) - before == pytest.approx(-20.0, abs=0.2)
    mixer.speaking = False
    mixer.render(frames(0.6))
    assert level(mixer.render(SECOND)) - before == pytest.approx(0.0, abs=0.2)


def test_ambience_makes_room_until_the_frame_at_which_speech_is_expected_to_end() -> None:
    mixer = mono()
    hum(mixer, Bus.AMBIENCE)
    mixer.speech_until = SECOND
    found = envelope(mixer.render(2 * SECOND))
    assert found[10:128] == pytest.approx(found[-1] - 20.0, abs=0.2)
    assert found[160:] == pytest.approx(found[-1], abs=0.2)


def test_muted_speech_needs_no_room() -> None:
    mixer = mono()
    mixer.buses.set_volume(Bus.SPEECH, -inf)
    mixer.play(noise(SECOND), AHEAD, Bus.SPEECH)
    hum(mixer, Bus.AMBIENCE)
    found = envelope(mixer.render(SECOND))
    assert found[:-2] == pytest.approx(found[50], abs=0.2)
