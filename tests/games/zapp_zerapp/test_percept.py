"""The rattle of a barrel: always as long, never twice the same, the same on every machine, and no more than that."""

import json
from math import log

import pytest

from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp.percept import (
    DRAWS,
    FAINTEST,
    ROVE,
    SHAKE,
    SLOT,
    STEP,
    STRONGEST,
    Difficulty,
    Event,
    Gesture,
    Impact,
    Percept,
    duration,
    events,
    percept,
    slotted,
)
from audiogames.games.zapp_zerapp.percept.chance import Chance, exponential
from audiogames.games.zapp_zerapp.percept.text import BLANK, CELLS, as_text

WAYS: tuple[tuple[Difficulty, Gesture, int], ...] = (
    ("easy", "shake", 4000),
    ("normal", "shake", 2000),
    ("hard", "shake", 1000),
    ("normal", "tip", 1600),
)
of_every_way = pytest.mark.parametrize(("difficulty", "gesture", "milliseconds"), WAYS)


SHAKEN_TWO = """
35:4b 90:2w 110:5w 115:6w 135:4w 240:5w 245:4w 260:5w 270:6b 285:3w 360:4w 380:5w 400:4w 415:4b 420:2w 490:5w
495:7w 530:5w 540:6b 595:6w 610:6w 630:6b 635:4w 675:2w 680:3b 725:5w 745:5w 765:4w 835:6w 840:4w 845:5w 860:3w
910:2w 935:3b 955:7w 960:7w 985:6w
"""
"""Two pebbles, shaken for a second."""

TIPPED_THREE = """
455:1w 460:1w 470:3w 510:3w 580:1w 615:1w 645:1w 770:4w 800:1w 955:4w 1000:2b
"""
"""Three pebbles, tipped."""


def heard(percept: Percept) -> list[str]:
    """Return what is not silent: milliseconds, strength, w for wood and b for a pebble."""
    return [f"{impact.t}:{impact.strength}{impact.kind[0]}" for impact in percept if impact.strength]


def filled(percept: Percept, kind: str) -> int:
    return sum(1 for impact in percept if impact.strength and impact.kind == kind)


# Nothing but strengths and kinds tells the number.


@of_every_way
def test_it_lasts_as_long_whatever_the_number(difficulty: Difficulty, gesture: Gesture, milliseconds: int) -> None:
    assert duration(difficulty, gesture) == milliseconds
    times = list(range(0, milliseconds, SLOT))
    for number in (0, *BARRELS):
        assert [impact.t for impact in percept(number, number, difficulty, gesture)] == times


@of_every_way
def test_it_is_written_in_as_many_letters_whatever_the_number(
    difficulty: Difficulty, gesture: Gesture, milliseconds: int
) -> None:
    """A message of another length would reveal it to a reader of lengths."""
    percepts = [percept(number, draw, difficulty, gesture) for number in BARRELS for draw in range(3)]
    assert len({len(json.dumps([impact._asdict() for impact in one])) for one in percepts}) == 1


@of_every_way
def test_strengths_are_one_digit_and_kinds_wood_or_another_pebble(
    difficulty: Difficulty, gesture: Gesture, milliseconds: int
) -> None:
    impacts = {impact for number in BARRELS for impact in percept(number, number, difficulty, gesture)}
    assert {impact.strength for impact in impacts} <= set(range(10))
    assert {impact.kind for impact in impacts} == {"wall", "bead"}
    assert all(impact.kind == "wall" for impact in impacts if not impact.strength)


# One draw, one percept.


def test_the_same_draw_gives_the_same_impacts() -> None:
    assert percept(7, 12345) == percept(7, 12345)


def test_the_impacts_of_a_draw_are_these_on_every_machine() -> None:
    assert heard(percept(2, DRAWS - 1, "hard")) == SHAKEN_TWO.split()
    assert heard(percept(3, 0, gesture="tip")) == TIPPED_THREE.split()


def test_another_draw_gives_other_impacts() -> None:
    assert len({percept(1, draw) for draw in range(50)}) == 50


def test_a_quieter_draw_of_a_barrel_is_not_a_draw_of_another_number() -> None:
    """The rove is drawn before anything else: by itself it is the same for all numbers."""
    loudest = [max(impact.strength for impact in percept(number, 5)) for number in BARRELS]
    assert max(loudest) - min(loudest) <= 4


# What a shake is made of.


@of_every_way
def test_an_empty_barrel_is_silent(difficulty: Difficulty, gesture: Gesture, milliseconds: int) -> None:
    assert not heard(percept(0, 1, difficulty, gesture))


@of_every_way
def test_one_pebble_meets_no_other(difficulty: Difficulty, gesture: Gesture, milliseconds: int) -> None:
    assert not any(filled(percept(1, draw, difficulty, gesture), "bead") for draw in range(100))


def test_one_pebble_is_heard_in_every_shake_and_leaves_most_of_it_silent() -> None:
    counts = [filled(percept(1, draw), "wall") for draw in range(200)]
    assert min(counts) >= 4
    assert max(counts) < 400 // 3


def test_a_pebble_that_lay_still_all_the_time_is_shaken_again() -> None:
    """Of this draw, the first second of a short shake has no impact at all."""
    chance = Chance(178)
    chance.uniform()
    assert not any(impact.strength for impact in slotted(events(1, chance, "hard"), SHAKE["hard"], 0.0))
    assert filled(percept(1, 178, "hard"), "wall") > 0


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_more_pebbles_meet_more_often_on_average(difficulty: Difficulty) -> None:
    means = [
        sum(filled(percept(number, draw, difficulty), "bead") for draw in range(25)) for number in (1, 2, 4, 7, 10, 13)
    ]
    assert means == sorted(means)


def test_impacts_crowd_where_the_hand_turns() -> None:
    """Four times a second from end to end and back, the pebbles all knock at about the same time."""
    crowds = []
    for draw in range(10):
        counts = [0] * 25
        for event in events(13, Chance(draw)):
            if event.kind == "wall" and 0.0 <= event.at < 125_000.0:
                counts[int(event.at / 5000.0)] += 1
        crowds.append(max(counts) / (sum(counts) / len(counts)))
    assert sum(crowds) / len(crowds) > 2.0


def test_a_tipped_barrel_lets_each_of_few_pebbles_knock() -> None:
    """One after another they arrive; a bounce, or a knock in the same slot, makes it no literal count."""
    for number in (1, 2, 3):
        knocks = [
            sum(1 for event in events(number, Chance(draw), gesture="tip") if event.level > -16.0)
            for draw in range(200)
        ]
        assert number <= sum(knocks) / len(knocks) < 1.5 * number


def test_a_tipped_barrel_begins_to_sound_when_it_leans() -> None:
    for draw in range(30):
        assert min(impact.t for impact in percept(13, draw, gesture="tip") if impact.strength) >= 300


def test_of_a_finer_step_come_as_many_impacts() -> None:
    """The model knows no step: of 13 pebbles, in half of 0.125 ms hardly more impacts can be told from one another."""
    for draw in range(10):
        times = [event.at for event in events(13, Chance(draw))]
        coarse, fine = (len({at // step for at in times}) for step in (125.0, 62.5))
        assert coarse <= fine < 1.15 * coarse


# From impacts to slots.


def test_of_the_impacts_in_a_slot_the_hardest_is_heard() -> None:
    given = [Event(5_100.0, -10.0, "wall"), Event(9_900.0, -4.0, "bead"), Event(7_000.0, -12.0, "wall")]
    assert slotted(given, 15, 0.0) == (Impact(0, 0, "wall"), Impact(5, 6, "bead"), Impact(10, 0, "wall"))


def test_impacts_before_the_start_and_after_the_end_are_not_heard() -> None:
    assert slotted([Event(-0.1, 0.0, "wall"), Event(10_000.0, 0.0, "bead")], 10, 0.0) == (
        Impact(0, 0, "wall"),
        Impact(5, 0, "wall"),
    )


@pytest.mark.parametrize(
    ("level", "strength"), [(-60.0, 1), (FAINTEST, 1), (FAINTEST + STEP, 2), (-2.0, 7), (2.0, 8), (40.0, STRONGEST)]
)
def test_a_strength_is_a_range_of_four_decibels(level: float, strength: int) -> None:
    assert slotted([Event(0.0, level, "wall")], 5, 0.0)[0].strength == strength


def test_a_level_is_roved_as_a_whole() -> None:
    given = [Event(0.0, -10.0, "wall"), Event(5_000.0, -2.0, "bead")]
    plain, louder = slotted(given, 10, 0.0), slotted(given, 10, STEP)
    assert [b.strength - a.strength for a, b in zip(plain, louder, strict=True)] == [1, 1]


def test_a_level_is_roved_by_up_to_six_decibels_both_ways() -> None:
    """So that the hardest impact of one pebble goes over three strengths and more."""
    assert ROVE == 6.0
    hardest = [max(impact.strength for impact in percept(1, draw, "easy")) for draw in range(200)]
    assert max(hardest) - min(hardest) >= 3


# Chance without a library of the machine.


def test_the_exponential_is_near_enough_where_it_is_asked() -> None:
    for tenths in range(-10, 11):
        assert log(exponential(tenths / 10.0)) == pytest.approx(tenths / 10.0, abs=0.035)


def test_normal_numbers_have_mean_0_and_spread_1() -> None:
    chance = Chance(1)
    drawn = [chance.normal() for _ in range(20_000)]
    assert sum(drawn) / len(drawn) == pytest.approx(0.0, abs=0.03)
    assert sum(one * one for one in drawn) / len(drawn) == pytest.approx(1.0, abs=0.03)


def test_some_is_a_mean_and_never_off_by_one() -> None:
    chance = Chance(2)
    drawn = [chance.some(2.3) for _ in range(5_000)]
    assert set(drawn) == {2, 3}
    assert sum(drawn) / len(drawn) == pytest.approx(2.3, abs=0.03)


# As a line of braille.


@of_every_way
def test_a_line_has_as_many_cells_whatever_is_heard(
    difficulty: Difficulty, gesture: Gesture, milliseconds: int
) -> None:
    for number in (0, *BARRELS):
        text = as_text(percept(number, 3, difficulty, gesture))
        assert len(text) == CELLS == 40
        assert all(BLANK <= ord(cell) < BLANK + 256 for cell in text)


def test_silence_is_blank() -> None:
    assert as_text(percept(0, 1)) == chr(BLANK) * CELLS


def test_wood_rises_on_the_left_and_pebbles_on_the_right() -> None:
    silent = [Impact(slot * SLOT, 0, "wall") for slot in range(400)]
    silent[0] = Impact(0, 5, "wall")
    silent[10:14] = [Impact(slot * SLOT, 1, "bead") for slot in range(10, 14)]
    assert as_text(tuple(silent)).rstrip("⠀") == "⡀⢰"


def test_of_a_tipped_barrel_the_right_counts_knocks_and_the_left_tells_how_hard() -> None:
    given = [Impact(slot * SLOT, 0, "wall") for slot in range(320)]
    given[0] = given[3] = Impact(0, 7, "wall")
    given[8] = Impact(40, 3, "wall")
    given[16] = Impact(80, 1, "wall")
    assert as_text(tuple(given)).rstrip("\u2800") == "".join(chr(BLANK + dots) for dots in (0x47 + 0xA0, 0x44, 0x40))


def test_one_pebble_has_no_dot_on_the_right() -> None:
    right = 0xB8
    assert not any((ord(cell) - BLANK) & right for draw in range(50) for cell in as_text(percept(1, draw)))
