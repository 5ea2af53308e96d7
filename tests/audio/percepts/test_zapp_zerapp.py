"""The rattle in the air: made of the impacts and of nothing else, always as long, never the same twice."""

import numpy as np
import pytest

from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.percepts.zapp_zerapp import HARDEST, NARROWER, RENDERERS, SOFTER, TAIL, rendered
from audiogames.audio.sounds.loudness import CEILING, loudness, true_peak
from audiogames.audio.space.directions import NEAREST
from audiogames.audio.space.heads import MEASURED, load_head
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import RATE, Samples, frames, gain
from audiogames.games.zapp_zerapp.percept import (
    SLOT,
    STEP,
    Difficulty,
    Gesture,
    Impact,
    Kind,
    Percept,
    duration,
    percept,
)
from tests.audio.mixed import hands_differ

WAYS: tuple[tuple[Difficulty, Gesture], ...] = (
    ("easy", "shake"),
    ("normal", "shake"),
    ("hard", "shake"),
    ("normal", "tip"),
)


def one(slot: int = 20, strength: int = 5, kind: Kind = "wall", slots: int = 100) -> Percept:
    """Return a percept of one impact."""
    silent = [Impact(place * SLOT, 0, "wall") for place in range(slots)]
    silent[slot] = Impact(slot * SLOT, strength, kind)
    return tuple(silent)


def energy(sound: Samples) -> float:
    return float(np.sum(np.square(sound, dtype=float)))


@pytest.mark.parametrize(("difficulty", "gesture"), WAYS)
def test_a_rattle_is_as_long_whatever_the_number(difficulty: Difficulty, gesture: Gesture) -> None:
    wanted = frames(duration(difficulty, gesture) / 1000.0 + TAIL)
    for number in (0, 1, 13):
        sound = rendered(percept(number, 1, difficulty, gesture), 2)
        assert sound.shape == (wanted,)
        assert sound.dtype == np.float32


def test_a_rattle_has_died_away_at_its_end() -> None:
    sound = rendered(percept(13, 1), 1)
    assert np.abs(sound[-RATE // 100 :]).max() < 1e-3 * np.abs(sound).max()


def test_silence_is_silent() -> None:
    assert not rendered(percept(0, 1), 1).any()


@pytest.mark.parametrize("number", [1, 2, 7, 13])
def test_no_rattle_comes_near_full_scale(number: int) -> None:
    """The curve between samples is measured of those that come highest."""
    rattles = sorted((rendered(percept(number, draw), draw) for draw in range(25)), key=lambda one: np.abs(one).max())
    assert max(map(true_peak, rattles[-5:])) < CEILING
    assert np.abs(rattles[-6]).max() < gain(CEILING - 1.0)


def test_rattles_are_about_as_loud_as_other_sounds_and_all_can_be_heard() -> None:
    """One pebble is loud enough for any ear, thirteen are no louder than a die, and the rove is greater."""
    count = {1: 40, 13: 12}
    found = {number: [loudness(rendered(percept(number, k), k)) for k in range(count[number])] for number in count}
    assert np.mean(found[1]) >= -25.5
    assert min(found[1]) > -30.0
    assert np.mean(found[1]) < np.mean(found[13]) < -20.0
    assert np.mean(found[13]) - np.mean(found[1]) < 4.0


@pytest.mark.parametrize("near", [NEAREST, 0.5, 1.0])
@pytest.mark.parametrize("way", [*Equipment, *MEASURED])
def test_a_rattle_is_as_loud_from_either_hand_however_near(way: str, near: float) -> None:
    mixer = Mixer(Equipment.HEADPHONES, load_head(way)) if way in MEASURED else Mixer(Equipment(way))
    assert hands_differ(mixer, near) < (0.5 if way in MEASURED[1:] else 0.1)


def test_another_seed_gives_another_sound_of_the_same_impacts() -> None:
    """So that nobody learns samples by heart."""
    given = percept(5, 1)
    first, again, other = rendered(given, 1), rendered(given, 1), rendered(given, 2)
    assert np.array_equal(first, again)
    assert np.abs(np.corrcoef(first, other)[0, 1]) < 0.5


def test_a_rattle_that_came_over_a_wire_sounds_as_it_does_here() -> None:
    given = percept(5, 1)
    assert np.array_equal(RENDERERS["barrel"](given), RENDERERS["barrel"](tuple((*impact,) for impact in given)))


@pytest.mark.parametrize("seed", range(5))
def test_an_impact_is_heard_in_its_slot(seed: int) -> None:
    sound = rendered(one(slot=20), seed)
    first = int(np.flatnonzero(np.abs(sound) > 1e-3 * np.abs(sound).max())[0])
    assert frames(0.1) <= first + 2
    assert first < frames(0.105) + 5


def test_a_strength_more_is_so_many_decibels_louder() -> None:
    softer, louder = (
        np.mean([10.0 * np.log10(energy(rendered(one(strength=strength), seed))) for seed in range(60)])
        for strength in (HARDEST, HARDEST + 1)
    )
    assert louder - softer == pytest.approx(NARROWER * STEP, abs=1.0)


@pytest.mark.parametrize("strength", range(1, HARDEST))
def test_a_faint_shake_is_raised_until_its_hardest_impact_is_heard_well(strength: int) -> None:
    assert energy(rendered(one(strength=strength), 3)) == pytest.approx(energy(rendered(one(strength=HARDEST), 3)))


def test_two_pebbles_that_meet_sound_brighter_than_a_pebble_on_wood() -> None:
    def above(kind: Kind) -> float:
        sounds = np.array([rendered(one(kind=kind), seed) for seed in range(10)])
        power = np.square(np.abs(np.fft.rfft(sounds))).sum(axis=0)
        return float(power[np.fft.rfftfreq(frames(0.6), 1.0 / RATE) > 3000.0].sum() / power.sum())

    assert above("bead") > 2.0 * above("wall")


def test_the_impacts_of_a_rattle_add_up_and_are_softer_the_more_there_are() -> None:
    """The sound of two impacts is the sum of the sounds of each, by one gain that goes by how many there are."""
    both = tuple(Impact(place * SLOT, 5 if place in (20, 23) else 0, "wall") for place in range(100))
    each = rendered(one(20), 7) + rendered(one(23), 7)
    assert np.allclose(rendered(both, 7), 2.0**-SOFTER * each, atol=1e-6)
