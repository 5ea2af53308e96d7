"""The room: quiet, short, never in the way of where a sound comes from."""

import numpy as np
import pytest

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.room import images
from audiogames.audio.units import RATE, Samples, frames
from tests.audio.mixed import click, level, noise

AROUND = [Direction(azimuth, elevation) for azimuth in (0, 30, 90, 150, 180, -60) for elevation in (-20.0, 30.0)]
LENGTH = 4096


def heard(direction: Direction, room: bool, way: Equipment = Equipment.HEADPHONES, bus: Bus = Bus.EFFECTS) -> Samples:
    """Return what is heard of a click, from its beginning on."""
    mixer = Mixer(way, room=room)
    mixer.play(click(), direction, bus)
    return mixer.render(LATENCY + LENGTH)[LATENCY:]


def alone(direction: Direction, way: Equipment = Equipment.HEADPHONES) -> Samples:
    """Return what the room adds."""
    return heard(direction, True, way) - heard(direction, False, way)


@pytest.mark.parametrize("way", [Equipment.HEADPHONES, Equipment.LOUDSPEAKERS])
def test_the_room_is_10_to_20_decibels_below_a_sound_1_metre_away(way: Equipment) -> None:
    for direction in AROUND:
        ratio = level(heard(direction, False, way)) - level(alone(direction, way))
        assert 10.0 < ratio < 20.0, direction


def test_the_room_begins_4_milliseconds_after_the_sound_and_ends_within_60() -> None:
    for direction in AROUND:
        direct = np.abs(heard(direction, False)).max(axis=1)
        begun = int(np.argmax(direct > 0.1 * direct.max()))
        added = np.abs(alone(direction)).max(axis=1)
        after = np.flatnonzero(added > 1e-3 * direct.max()) - begun
        assert after[0] > frames(0.004), direction
        assert after[-1] < frames(0.060), direction


def bands(samples: Samples) -> np.ndarray:
    """Return the level difference between the ears in octaves from 250 Hz to 8 kHz."""
    power = np.abs(np.fft.rfft(samples, axis=0)) ** 2
    hertz = np.fft.rfftfreq(len(samples), 1 / RATE)
    octaves = [(hertz > middle / 2**0.5) & (hertz < middle * 2**0.5) for middle in 250 * 2 ** np.arange(6)]
    return np.array([10 * np.log10(power[octave, 0].sum() / power[octave, 1].sum()) for octave in octaves])


def test_what_reaches_the_ears_first_has_no_room_in_it() -> None:
    for direction in AROUND:
        assert np.abs(alone(direction)[: frames(0.004)]).max() < 1e-6, direction


def test_a_sound_that_goes_on_keeps_its_side_in_the_room() -> None:
    for azimuth in (30.0, 60.0, 90.0, 120.0, -45.0):
        dry, wet = (bands(heard(Direction(azimuth), room)) for room in (False, True))
        assert np.abs(wet - dry).mean() < 2.5
        assert (np.sign(wet[2:]) == np.sign(azimuth)).all()


@pytest.mark.parametrize("way", [Equipment.HEADPHONES, Equipment.LOUDSPEAKERS])
def test_the_room_is_as_far_to_the_left_as_to_the_right(way: Equipment) -> None:
    left, right = alone(Direction(70.0, 10.0), way), alone(Direction(-70.0, 10.0), way)
    assert np.abs(left - right[:, ::-1]).max() < 0.02 * np.abs(left).max()


def test_the_room_is_heard_more_the_further_a_sound_is() -> None:
    ratios = []
    for metres in (0.5, 1.0, 2.0, 4.0):
        direction = Direction(20.0, 0.0, metres)
        ratios.append(level(heard(direction, False)) - level(alone(direction)))
    assert np.diff(ratios) == pytest.approx(-3.0, abs=0.3)


def test_what_is_not_in_the_room_is_bit_by_bit_as_without_a_room() -> None:
    with_room, without = Mixer(Equipment.HEADPHONES), Mixer(Equipment.HEADPHONES, room=False)
    for mixer in (with_room, without):
        for number in range(5):
            mixer.play(noise(3000, number), Direction(70.0 * number), Bus.INTERFACE, at=333 * number)
    assert np.array_equal(with_room.render(8192), without.render(8192))


def test_the_room_adds_to_each_sound_what_it_adds_to_a_click() -> None:
    direction, sound = Direction(-35.0, 5.0, 1.3), noise(3000)
    response = alone(direction).astype(np.float64) / 0.5
    wet, dry = (Mixer(Equipment.HEADPHONES, room=room) for room in (True, False))
    for mixer in (wet, dry):
        mixer.play(sound, direction)
    added = (wet.render(LATENCY + 6000) - dry.render(LATENCY + 6000))[LATENCY:]
    for ear in (0, 1):
        assert np.abs(added[:, ear] - np.convolve(sound, response[:, ear])[:6000]).max() < 1e-5


def test_the_room_falls_silent_after_the_last_sound() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    voice = mixer.play(noise(2000))
    mixer.render(4096)
    assert voice.over
    mixer.render(4096)
    assert mixer.quiet
    assert not mixer.render(4096).any()


def test_an_image_is_as_far_behind_its_wall_as_the_source_is_before_it() -> None:
    left_wall = images(90.0)[2]
    assert left_wall.azimuth == pytest.approx(90.0)
    assert left_wall.distance == pytest.approx(2 * 2.4 - 1.0)
    assert min(image.distance for image in images(60.0)) > 2.0
