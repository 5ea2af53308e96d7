"""A moving sound is followed every PACE frames, and goes to where it is then within a block, along a straight line."""

import numpy as np
import pytest

from audiogames.audio.mixer.mixer import LATENCY, PACE, Mixer
from audiogames.audio.space.directions import Direction, wrapped
from audiogames.audio.space.hrtf import load_hrtf
from audiogames.audio.space.panning import Listening
from audiogames.audio.units import BLOCK, RATE, RISE, Samples
from tests.audio.mixed import Exact, convolved, noise, roughness, tone

STEPS = [Direction(azimuth) for azimuth in (0.0, 2.0, 90.0, -90.0, -88.0, -88.0, 180.0, 10.0)]
"""One for each PACE; on the grid of what moves, so that it is heard exactly there."""


def moved(sound: Samples, steps: list[Direction], room: bool = False) -> Samples:
    """Return what is heard of a sound that is moved after each PACE."""
    mixer = Mixer(Listening.HEADPHONES, room=room)
    voice = mixer.play(sound, steps[0])
    found = [mixer.render(PACE)]
    for step in steps[1:]:
        voice.move(step)
        found.append(mixer.render(PACE))
    return np.concatenate([*found, mixer.render(LATENCY)])[LATENCY:]


def by_the_law(sound: Samples, steps: list[Direction]) -> Exact:
    """Return the same, made of whole convolutions: old * (1 - r) + new * r in the first block of each PACE."""
    frames = PACE * len(steps)
    rise = np.concatenate((RISE, np.ones(PACE - BLOCK)))[:, None].astype(np.float64)
    found = np.zeros((frames, 2))
    for number, step in enumerate(steps):
        piece = slice(number * PACE, (number + 1) * PACE)
        old, new = (
            convolved(sound, direction, 0, frames + LATENCY)[LATENCY:][piece]
            for direction in (steps[max(0, number - 1)], step)
        )
        found[piece] = old + (new - old) * rise
    return found


def test_a_sound_that_moves_follows_the_law_of_the_crossfade() -> None:
    sound = noise(PACE * len(STEPS))
    assert np.abs(moved(sound, STEPS) - by_the_law(sound, STEPS)).max() < 1e-5


def test_of_several_moves_in_a_row_the_last_is_followed_at_the_next_moment() -> None:
    mixer, sound = Mixer(Listening.HEADPHONES, room=False), noise(3 * PACE)
    voice = mixer.play(sound, STEPS[0])
    found = [mixer.render(BLOCK)]
    for step in STEPS[1:4]:
        voice.move(step)
        found.append(mixer.render((PACE - BLOCK) // 3))
    found.append(mixer.render(2 * PACE + LATENCY))
    heard = np.concatenate(found)[LATENCY:]
    assert np.abs(heard - by_the_law(sound, [STEPS[0], STEPS[3], STEPS[3]])).max() < 1e-5


def test_some_that_move_and_many_that_rest_are_the_sum_of_each() -> None:
    mixer = Mixer(Listening.HEADPHONES, room=False)
    frames = PACE * len(STEPS)
    sound = noise(frames, 99)
    voice = mixer.play(sound, STEPS[0])
    resting = [(noise(frames, number, 0.02), Direction(33.3 * number)) for number in range(5)]
    for samples, direction in resting:
        mixer.play(samples, direction)
    found = [mixer.render(PACE)]
    for step in STEPS[1:]:
        voice.move(step)
        found.append(mixer.render(PACE))
    heard = np.concatenate([*found, mixer.render(LATENCY)])[LATENCY:]
    expected = by_the_law(sound, STEPS)
    for samples, direction in resting:
        expected += convolved(samples, direction, 0, frames + LATENCY)[LATENCY:]
    assert np.abs(heard - expected).max() < 1e-5


def test_many_that_move_are_the_sum_of_each() -> None:
    mixer = Mixer(Listening.HEADPHONES, room=False)
    frames = PACE * len(STEPS)
    sounds = [noise(frames, number, 0.01) for number in range(20)]
    ways = [[Direction(wrapped(step.azimuth + 18.0 * number)) for step in STEPS] for number in range(20)]
    voices = [mixer.play(sound, way[0]) for sound, way in zip(sounds, ways, strict=True)]
    found = [mixer.render(PACE)]
    for step in range(1, len(STEPS)):
        for voice, way in zip(voices, ways, strict=True):
            voice.move(way[step])
        found.append(mixer.render(PACE))
    heard = np.concatenate([*found, mixer.render(LATENCY)])[LATENCY:]
    expected = np.sum([by_the_law(sound, way) for sound, way in zip(sounds, ways, strict=True)], axis=0)
    assert np.abs(heard - expected).max() < 1e-5


@pytest.mark.parametrize("room", [False, True])
def test_what_moves_does_not_click(room: bool) -> None:
    ring = [Direction(wrapped(step * 10.0)) for step in range(40)]
    jumps = [Direction(azimuth) for azimuth in (0.0, 90.0, -90.0, 180.0, 0.0, -120.0, 60.0) * 4]
    for steps in (ring, jumps):
        assert roughness(moved(tone(PACE * len(steps)), steps, room)[BLOCK:]) < 12


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
    mixer, sound = Mixer(Listening.HEADPHONES), noise(RATE // 2)
    voice = mixer.play(sound, Direction(-20.0))
    mixer.render(1024)
    voice.move(Direction(33.3, 12.1, 1.5))
    mixer.render(BLOCK * 36)
    other = Mixer(Listening.HEADPHONES)
    other.play(sound, Direction(33.3, 12.1, 1.5))
    other.render(1024 + BLOCK * 36)
    assert np.abs(mixer.render(4096) - other.render(4096)).max() < 1e-6


def test_what_comes_nearer_grows_louder_without_a_click() -> None:
    steps = [Direction(0.0, 0.0, metres) for metres in (8.0, 8.0, 4.0, 1.0, 0.5, 0.5, 0.5, 3.0, 3.0, 3.0)]
    found = moved(tone(PACE * len(steps), loudness=0.05), steps)
    assert roughness(found[BLOCK:], loudness=0.05) < 12
    peaks = [float(np.abs(found[number * PACE + BLOCK : (number + 1) * PACE]).max()) for number in (1, 6, 9)]
    assert peaks[1] / peaks[0] == pytest.approx(16.0, rel=0.1)
    assert peaks[1] / peaks[2] == pytest.approx(6.0, rel=0.1)


def test_what_is_moved_before_it_begins_begins_there() -> None:
    mixer, sound = Mixer(Listening.HEADPHONES, room=False), noise(2000)
    voice = mixer.play(sound, Direction(-90.0), at=1000)
    voice.move(Direction(12.3))
    mixer.render(300)
    voice.move(Direction(45.6))
    heard = np.pad(mixer.render(3000), ((300, 0), (0, 0)))
    assert np.abs(heard - convolved(sound, Direction(45.6), 1000, 3300)).max() < 1e-5


def test_moving_what_is_over_changes_nothing() -> None:
    mixer = Mixer(Listening.HEADPHONES, room=False)
    over = mixer.play(noise(10))
    mixer.render(2048)
    assert over.over
    sound = noise(2000)
    mixer.play(sound, Direction(10.0), at=2048)
    over.move(Direction(90.0))
    assert np.abs(mixer.render(3000) - convolved(sound, Direction(10.0), 0, 3000)).max() < 1e-5
