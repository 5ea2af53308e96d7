"""Barrels are told apart as well as real ones, and by nothing too easy.

The bounds leave room for what few shakes leave to chance. With 150 shakes of each number the spread of the estimated
logarithm is 0.15 to 0.18 for a normal shake, at most 0.13 for an easy one and 0.19 to 0.23 for a hard one.
"""

from functools import cache

import numpy as np
import pytest

from audiogames.audio.percepts.zapp_zerapp import rendered
from audiogames.games.zapp_zerapp.percept import SLOT, TIP, Difficulty, Gesture, Impact, events, percept
from audiogames.games.zapp_zerapp.percept.chance import Chance
from audiogames.games.zapp_zerapp.percept.ears import MOST, estimate, spread
from audiogames.games.zapp_zerapp.percept.text import ALWAYS, NEVER, as_numbers, as_text
from tests.games.zapp_zerapp.told_apart import features
from tests.games.zapp_zerapp.told_apart.listeners import Floats
from tests.games.zapp_zerapp.told_apart.shakes import Found, Shakes, by_a_bot, by_level, impacts, shakes, told
from tests.games.zapp_zerapp.told_apart.spheres import meetings

DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard")


@cache
def shaken(difficulty: Difficulty = "normal") -> Shakes:
    return shakes(difficulty, "shake", 15 if difficulty == "easy" else 30)


@cache
def told_by_impacts() -> Found:
    """Return how well the impacts of normal shakes tell the number."""
    return told(features.of_percepts(shaken().percepts), shaken())


def some(given: Shakes, count: int) -> Shakes:
    """Return the first shakes of each number."""
    chosen = np.concatenate([np.flatnonzero(given.numbers == number)[:count] for number in range(1, 14)])
    return Shakes(given.numbers[chosen], tuple(given.percepts[place] for place in chosen), given.parts[chosen])


def test_impacts_of_a_normal_shake_tell_as_much_as_a_real_barrel() -> None:
    found = told_by_impacts()
    assert 0.14 < found.spread < 0.20
    assert found.rank > 0.93
    assert found.by_number[0] >= 0.9
    assert found.by_number[1] >= 0.5
    assert found.exact < 0.6


def test_a_line_of_braille_tells_no_more_and_no_less() -> None:
    by_text = told(features.of_texts([as_text(one) for one in shaken().percepts]), shaken())
    by_impacts = told_by_impacts()
    assert by_text.spread == pytest.approx(by_impacts.spread, rel=0.15)
    assert by_text.by_number[0] >= 0.9


def test_two_numbers_tell_no_more_than_the_impacts() -> None:
    numbers = np.array([as_numbers(one) for one in shaken().percepts], dtype=float)
    by_numbers = told(np.column_stack([numbers, numbers**2, numbers.prod(axis=1)]), shaken())
    by_impacts = told_by_impacts()
    assert by_numbers.spread > 0.95 * by_impacts.spread
    assert by_numbers.exact < 0.6
    assert by_numbers.rank > 0.9


@pytest.mark.parametrize("number", [0, 1, 4, 13])
def test_two_numbers_are_as_long_for_all_barrels(number: int) -> None:
    gestures: tuple[Gesture, ...] = ("shake", "tip")
    for gesture in gestures:
        for draw in range(20):
            assert all(NEVER <= value <= ALWAYS for value in as_numbers(percept(number, draw, gesture=gesture)))


@cache
def sounds() -> tuple[Shakes, Floats]:
    """Return some of the normal shakes, and the figures of their sounds."""
    few = some(shaken(), 12)
    return few, features.of_sounds(rendered(one, seed) for seed, one in enumerate(few.percepts))


def test_the_sound_tells_no_more_than_the_impacts_and_not_much_less() -> None:
    few, figures = sounds()
    by_sound = told(figures, few)
    assert 0.13 < by_sound.spread < 0.24
    assert by_sound.rank > 0.88


def test_how_loud_it_is_in_all_tells_next_to_nothing() -> None:
    few, figures = sounds()
    assert by_level(figures[:, features.LOUDNESS], few) <= 0.2


@pytest.mark.parametrize(("number", "upright", "lying"), [(2, 4.7, 6.8), (3, 14.5, 19.3), (4, 30.1, 38.2)])
def test_simulated_hard_spheres_meet_so_often(number: int, upright: float, lying: float) -> None:
    assert meetings(number, 90.0) == pytest.approx(upright, rel=0.12)
    assert meetings(number, 0.0) == pytest.approx(lying, rel=0.12)


@pytest.mark.parametrize(
    ("number", "upright", "lying"),
    [(2, 4.7, 6.8), (3, 14.5, 19.3), (4, 30.1, 38.2), (7, 101.4, 131.8), (13, 426.4, 557.7)],
)
def test_pebbles_meet_as_often_as_hard_spheres(number: int, upright: float, lying: float) -> None:
    """Hard spheres of 9 mm in a cylinder of 44 by 65 mm meet so often a second, upright and lying."""
    least = 20.0 * np.log10(0.1)
    shakes = [events(number, Chance(13 * take + number)) for take in range(40)]
    met = sum(e.kind == "bead" and 0.0 <= e.at < 2e6 and e.level > least for shake in shakes for e in shake)
    assert upright <= met / (2.0 * len(shakes)) <= lying


def test_how_strong_it_is_in_all_tells_next_to_nothing() -> None:
    assert by_level(features.force(shaken().percepts), shaken()) < 0.22


def test_a_longer_shake_tells_more_and_a_short_one_less() -> None:
    easy, usual, hard = (by_a_bot(shaken(difficulty)).spread for difficulty in DIFFICULTIES)
    assert easy < 0.14 < usual < 0.18 < hard < 0.24


@pytest.mark.parametrize("number", [1, 4, 13])
def test_there_are_as_many_impacts_when_they_are_counted_in_half_the_step(number: int) -> None:
    assert impacts(number, 0.0625) == pytest.approx(impacts(number, 0.125), rel=0.15)


# The ears of a bot.


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_bot_knows_how_sure_it_may_be_of_a_shake(difficulty: Difficulty) -> None:
    assert by_a_bot(shaken(difficulty)).spread == pytest.approx(spread(difficulty), rel=0.12)


def test_a_bot_knows_how_sure_it_may_be_of_a_tipped_barrel() -> None:
    assert by_a_bot(shakes("normal", "tip", 30)).spread == pytest.approx(spread(gesture="tip"), rel=0.15)


def test_a_bot_that_hears_many_shakes_comes_near_the_number() -> None:
    for number in (1, 2, 4, 8, 13):
        heard = [shaken().percepts[place] for place in np.flatnonzero(shaken().numbers == number)]
        mean = np.mean([estimate(one) for one in heard])
        assert mean == pytest.approx(np.log(number), abs=0.17)


def test_an_estimate_is_the_same_on_every_machine() -> None:
    assert [estimate(percept(number, 1)) for number in (1, 5, 13)] == [
        0.02564038802192317,
        1.833514499015904,
        2.4848243456197014,
    ]
    assert estimate(percept(3, 1, gesture="tip")) == 1.27


def test_an_estimate_is_of_a_number_that_there_is() -> None:
    silent = tuple(Impact(slot * SLOT, 0, "wall") for slot in range(400))
    din = tuple(Impact(slot * SLOT, 9, "bead" if slot % 2 else "wall") for slot in range(400))
    assert estimate(silent) == 0.0
    assert estimate(din) == MOST
    assert estimate(silent[: TIP // SLOT]) == 0.0


def test_an_estimate_does_not_ask_how_loud_a_shake_is() -> None:
    given = percept(6, 4)
    quiet = tuple(impact._replace(strength=min(1, impact.strength)) for impact in given)
    assert estimate(quiet) == estimate(given)
