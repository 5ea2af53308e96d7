"""A moving sound is followed in every stretch, and is at its end where it was moved to: straight on, or softly."""

from typing import Final

import numpy as np
import pytest

from audiogames.audio.mixer.block_mixer import JUMP
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.space.directions import Direction, wrapped
from audiogames.audio.space.hrtf import load_hrtf
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import BLOCK, RATE, STRETCH, Samples
from tests.audio.mixed import Exact, convolved, noise, roughness, tone

STEPS = [Direction(azimuth) for azimuth in (0.0, 2.0, 90.0, -90.0, -88.0, -88.0, 180.0, 10.0)]
"""One for each stretch; on the grid of what moves, so that it is heard exactly there."""

STRAIGHT = np.arange(1, STRETCH + 1)[:, None] / STRETCH
SOFTLY = 0.5 - 0.5 * np.cos(np.pi * STRAIGHT)
"""How a stretch goes from one place to the next: where they are near each other, and where it jumps."""


def moved(sound: Samples, steps: list[Direction], room: bool = False) -> Samples:
    """Return what is heard of a sound that is moved before each stretch."""
    mixer = Mixer(Equipment.HEADPHONES, room=room)
    voice = mixer.play(sound, steps[0])
    found = [mixer.render(STRETCH)]
    for step in steps[1:]:
        voice.move(step)
        found.append(mixer.render(STRETCH))
    return np.concatenate([*found, mixer.render(LATENCY)])[LATENCY:]


def by_the_law(sound: Samples, steps: list[Direction]) -> Exact:
    """Return the same, made of whole convolutions: old * (1 - r) + new * r in each stretch."""
    frames = STRETCH * len(steps)
    found = np.zeros((frames, 2))
    for number, step in enumerate(steps):
        piece = slice(number * STRETCH, (number + 1) * STRETCH)
        old, new = (
            convolved(sound, direction, 0, frames + LATENCY)[LATENCY:][piece]
            for direction in (steps[max(0, number - 1)], step)
        )
        jumps = abs(wrapped(step.azimuth - steps[max(0, number - 1)].azimuth)) > JUMP
        found[piece] = old + (new - old) * (SOFTLY if jumps else STRAIGHT)
    return found


def test_a_sound_that_moves_follows_the_law_of_the_crossfade() -> None:
    sound = noise(STRETCH * len(STEPS))
    assert np.abs(moved(sound, STEPS) - by_the_law(sound, STEPS)).max() < 1e-5


def test_of_several_moves_in_a_row_the_last_is_followed() -> None:
    mixer, sound = Mixer(Equipment.HEADPHONES, room=False), noise(3 * STRETCH)
    voice = mixer.play(sound, STEPS[0])
    found = [mixer.render(STRETCH)]
    for step in STEPS[1:4]:
        voice.move(step)
    found.append(mixer.render(2 * STRETCH + LATENCY))
    heard = np.concatenate(found)[LATENCY:]
    assert np.abs(heard - by_the_law(sound, [STEPS[0], STEPS[3], STEPS[3]])).max() < 1e-5


def test_some_that_move_and_many_that_rest_are_the_sum_of_each() -> None:
    mixer = Mixer(Equipment.HEADPHONES, room=False)
    frames = STRETCH * len(STEPS)
    sound = noise(frames, 99)
    voice = mixer.play(sound, STEPS[0])
    resting = [(noise(frames, number, 0.02), Direction(33.3 * number)) for number in range(5)]
    for samples, direction in resting:
        mixer.play(samples, direction)
    found = [mixer.render(STRETCH)]
    for step in STEPS[1:]:
        voice.move(step)
        found.append(mixer.render(STRETCH))
    heard = np.concatenate([*found, mixer.render(LATENCY)])[LATENCY:]
    expected = by_the_law(sound, STEPS)
    for samples, direction in resting:
        expected += convolved(samples, direction, 0, frames + LATENCY)[LATENCY:]
    assert np.abs(heard - expected).max() < 1e-5


def test_many_that_move_are_the_sum_of_each() -> None:
    mixer = Mixer(Equipment.HEADPHONES, room=False)
    frames = STRETCH * len(STEPS)
    sounds = [noise(frames, number, 0.01) for number in range(20)]
    ways = [[Direction(wrapped(step.azimuth + 18.0 * number)) for step in STEPS] for number in range(20)]
    voices = [mixer.play(sound, way[0]) for sound, way in zip(sounds, ways, strict=True)]
    found = [mixer.render(STRETCH)]
    for step in range(1, len(STEPS)):
        for voice, way in zip(voices, ways, strict=True):
            voice.move(way[step])
        found.append(mixer.render(STRETCH))
    heard = np.concatenate([*found, mixer.render(LATENCY)])[LATENCY:]
    expected = np.sum([by_the_law(sound, way) for sound, way in zip(sounds, ways, strict=True)], axis=0)
    assert np.abs(heard - expected).max() < 1e-5


@pytest.mark.parametrize("room", [False, True])
def test_what_moves_does_not_click(room: bool) -> None:
    ring = [Direction(wrapped(step * 10.0)) for step in range(40)]
    jumps = [Direction(azimuth) for azimuth in (0.0, 90.0, -90.0, 180.0, 0.0, -120.0, 60.0) * 4]
    for steps in (ring, jumps):
        assert roughness(moved(tone(STRETCH * len(steps)), steps, room)[BLOCK:]) < 12


def test_a_sound_that_changed_filters_at_once_would_be_found_to_click() -> None:
    hrtf = load_hrtf()
    frames = 20 * BLOCK
    left, right = (
        np.stack([np.convolve(tone(frames), ear)[:frames] for ear in hrtf.response(azimuth, 0.0)], axis=1)
        for azimuth in (90.0, -90.0)
    )
    left[frames // 2 :] = right[frames // 2 :]
    assert roughness(left.astype(np.float32)[BLOCK:]) > 30


def test_what_moved_and_rests_is_heard_as_if_it_had_begun_there() -> None:
    mixer, sound = Mixer(Equipment.HEADPHONES), noise(RATE // 2)
    voice = mixer.play(sound, Direction(-20.0))
    mixer.render(1024)
    voice.move(Direction(33.3, 12.1, 1.5))
    mixer.render(BLOCK * 36)
    other = Mixer(Equipment.HEADPHONES)
    other.play(sound, Direction(33.3, 12.1, 1.5))
    other.render(1024 + BLOCK * 36)
    assert np.abs(mixer.render(4096) - other.render(4096)).max() < 1e-6


def test_what_comes_nearer_grows_louder_without_a_click() -> None:
    steps = [Direction(0.0, 0.0, metres) for metres in (8.0, 8.0, 4.0, 1.0, 0.5, 0.5, 0.5, 3.0, 3.0, 3.0)]
    found = moved(tone(STRETCH * len(steps), loudness=0.05), steps)
    assert roughness(found[BLOCK:], loudness=0.05) < 12
    peaks = [float(np.abs(found[number * STRETCH + BLOCK : (number + 1) * STRETCH]).max()) for number in (1, 6, 9)]
    assert peaks[1] / peaks[0] == pytest.approx(16.0, rel=0.1)
    assert peaks[1] / peaks[2] == pytest.approx(6.0, rel=0.1)


def test_what_is_moved_before_it_begins_begins_there() -> None:
    mixer, sound = Mixer(Equipment.HEADPHONES, room=False), noise(2000)
    voice = mixer.play(sound, Direction(-90.0), at=1000)
    voice.move(Direction(12.3))
    mixer.render(300)
    voice.move(Direction(45.6))
    heard = np.pad(mixer.render(3000), ((300, 0), (0, 0)))
    assert np.abs(heard - convolved(sound, Direction(45.6), 1000, 3300)).max() < 1e-5


def test_moving_what_is_over_changes_nothing() -> None:
    mixer = Mixer(Equipment.HEADPHONES, room=False)
    over = mixer.play(noise(10))
    mixer.render(2048)
    assert over.over
    sound = noise(2000)
    mixer.play(sound, Direction(10.0), at=2048)
    over.move(Direction(90.0))
    assert np.abs(mixer.render(3000) - convolved(sound, Direction(10.0), 0, 3000)).max() < 1e-5


TONE: Final = 1000.0
"""Hertz of what comes nearer or is turned away from, and round which all else is an artefact."""


def artefacts(heard: Samples, beside: float) -> float:
    """Return how loud all is that is further than `beside` Hz from the tone, re the whole, in decibels: either ear."""
    places = np.arange(len(heard)) / len(heard) * 2 * np.pi
    window = sum(share * np.cos(number * places) for number, share in enumerate((0.35875, -0.48829, 0.14128, -0.01168)))
    powers = np.abs(np.fft.rfft(heard * np.asarray(window)[:, None], axis=0)) ** 2
    away = np.abs(np.fft.rfftfreq(len(heard), 1 / RATE) - TONE) > beside
    return float(10 * np.log10((powers[away].sum(axis=0) / powers.sum(axis=0)).max()))


@pytest.mark.parametrize("azimuth", [0.0, 37.3])
def test_what_comes_nearer_does_so_without_steps(azimuth: float) -> None:
    mixer, count = Mixer(Equipment.HEADPHONES, room=False), 94
    voice = mixer.play(tone((count + 9) * STRETCH, TONE, 0.05), Direction(azimuth, 0.0, 4.0))
    mixer.render(8 * STRETCH)
    found = []
    for step in range(count):
        voice.move(Direction(azimuth, 0.0, 4.0 - 3.5 * step / count))
        found.append(mixer.render(STRETCH))
    assert artefacts(np.concatenate(found), 30.0) < -75.0


@pytest.mark.parametrize("azimuth", [0.0, 60.0])
def test_the_head_turns_without_a_step(azimuth: float) -> None:
    mixer = Mixer(Equipment.HEADPHONES, room=False)
    mixer.play(tone(60 * STRETCH, TONE, 0.05), Direction(azimuth))
    before = mixer.render(24 * STRETCH)
    mixer.yaw = 30.0
    assert artefacts(np.concatenate([before, mixer.render(24 * STRETCH)]), 200.0) < -75.0
