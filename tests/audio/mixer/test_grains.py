"""Impacts: exact to the sample, in one batch for each block."""

import numpy as np
import pytest

from audiogames.audio.mixer import grains
from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.grains import Grain
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.mixer.overlap import Heading
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.modes import Mode
from audiogames.audio.units import BLOCK, RATE
from tests.audio.mixed import CUTS, Exact, convolved, noise, render, roughness, sounding, tone

LENGTHS = (1, 20, 255, 256, 257, 480, 3000, 9000)


def many(seed: int = 0, count: int = 60) -> list[Grain]:
    """Return impacts of many lengths from many directions, in no order."""
    chance = np.random.default_rng(seed)
    return [
        Grain(
            noise(LENGTHS[number % len(LENGTHS)], number, 0.02),
            int(chance.integers(0, 6000)),
            Direction(float(chance.uniform(-180, 180)), float(chance.uniform(-60, 90))),
            float(chance.uniform(0.1, 1.0)),
        )
        for number in range(count)
    ]


def expected(struck: list[Grain], at: int, frames: int) -> Exact:
    heard = np.zeros((frames, 2))
    for grain in struck:
        heard += grain.gain * convolved(grain.samples, grain.direction, at + grain.at, frames)
    return heard


@pytest.mark.parametrize("at", [0, 255, 1003])
def test_each_grain_is_convolved_with_the_response_of_its_direction(at: int) -> None:
    mixer, struck = Mixer(Mode.HEADPHONES, room=False), many()
    voice = mixer.strike(struck, at=at)
    heard = render(mixer, 18_000, CUTS)
    assert np.abs(heard - expected(struck, at, 18_000)).max() < 1e-5
    assert voice.over
    assert voice.ends_at == at + max(grain.at + len(grain.samples) for grain in struck)


def test_strikes_that_overlap_are_the_sum_of_each() -> None:
    mixer = Mixer(Mode.HEADPHONES, room=False)
    whole = np.zeros((20_000, 2))
    for number in range(6):
        struck = many(number, 12)
        mixer.strike(struck, at=517 * number)
        whole += expected(struck, 517 * number, 20_000)
    assert np.abs(render(mixer, 20_000, CUTS) - whole).max() < 1e-5
    assert mixer.quiet


@pytest.mark.parametrize("at", [0, 1, 255, 256, 3000])
def test_a_grain_begins_at_its_frame_and_the_latency(at: int) -> None:
    mixer = Mixer(Mode.MONO, room=False)
    mixer.strike([Grain(np.array([0.5], np.float32), at, AHEAD)], at=100)
    assert sounding(mixer.render(8192)).tolist() == [100 + at + LATENCY]


def test_only_the_grains_that_begin_in_a_block_are_convolved_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[list[int]] = []
    convolve = grains.convolve

    def watched(due: list[tuple[grains.Strike, Grain]], heading: Heading) -> None:
        batches.append([grain.at for _, grain in due])
        convolve(due, heading)

    monkeypatch.setattr(grains, "convolve", watched)
    mixer = Mixer(Mode.MONO)
    mixer.strike([Grain(noise(5000), at, AHEAD) for at in (700, 10, 0, 255, 256, 701)])
    mixer.render(BLOCK * 4)
    assert batches == [[0, 10, 255], [256], [700, 701], []]


def test_a_grain_far_away_is_quieter_and_duller() -> None:
    found = []
    for metres in (1.0, 8.0):
        mixer = Mixer(Mode.HEADPHONES, room=False)
        mixer.strike([Grain(noise(4000), 0, Direction(30.0, 0.0, metres))])
        struck = mixer.render(6000)
        mixer = Mixer(Mode.HEADPHONES, room=False)
        mixer.play(noise(4000), Direction(30.0, 0.0, metres))
        assert np.abs(struck - mixer.render(6000)).max() < 1e-6
        found.append(np.abs(struck).max())
    assert found[0] / found[1] == pytest.approx(8.0, rel=0.15)


def test_a_strike_can_be_stopped_without_a_click() -> None:
    mixer = Mixer(Mode.MONO, room=False)
    voice = mixer.strike([Grain(tone(RATE), 0, AHEAD), Grain(tone(RATE), RATE, AHEAD)])
    mixer.render(4096)
    voice.stop(0.02)
    heard = mixer.render(4096)
    assert roughness(heard, loudness=0.1 * 0.5**0.5) < 4
    assert voice.over
    assert voice.stopped
    assert mixer.quiet


def test_a_strike_in_the_room_is_heard_as_a_sound_in_the_room() -> None:
    struck, played = Mixer(Mode.HEADPHONES), Mixer(Mode.HEADPHONES)
    struck.strike([Grain(noise(3000), 100, Direction(50.0, 0.0, 3.0))], Bus.EFFECTS)
    played.play(noise(3000), Direction(50.0, 0.0, 3.0), at=100)
    assert np.abs(struck.render(8192) - played.render(8192)).max() < 1e-6


def test_a_grain_that_is_none_is_refused_where_it_is_given() -> None:
    mixer = Mixer()
    for wrong, reason in (
        (Grain(noise(10), -1, AHEAD), "before its strike"),
        (Grain(np.zeros((3, 2), np.float32), 0, AHEAD), "one channel"),
        (Grain(noise(10), 0, Direction(0.0, 100.0)), "no direction"),
    ):
        with pytest.raises(ValueError, match=reason):
            mixer.strike([Grain(noise(10), 0, AHEAD), wrong])
    assert mixer.quiet
