"""The book in time, by the course alone: when dice land, who is asked, and when the book closes by itself."""

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from typing import Any

import pytest

from audiogames.core.presentation.guided import PATIENCE
from audiogames.core.table import Table
from audiogames.games.du_balai.course import (
    DIE,
    LOOK_DIE,
    LOOK_OVER,
    OPEN,
    SECONDS,
    SOUNDING,
    THINKING,
    TOGETHER,
    BookCourse,
)
from audiogames.games.du_balai.state import BET, CLOSE, Action
from tests.core.timelines import ScriptedTimeline
from tests.games.du_balai.positions import looking, reacting, rolling, unwritten, witch, writing

HESITATION, LONGEST_BETWEEN, LONGEST_LIMIT, LONGEST_WORDS, REACTION, SOONER, START, USUAL_LIMIT, USUAL_PACE = (
    30.0,
    20.0,
    5,
    60.0,
    5.0,
    3.0,
    1.0,
    20,
    0.8,
)
"""What is promised, as a number: the test holds the program to it."""


def on(
    position: dict[str, Any],
    bots: Sequence[int] = (),
    level: str = "witch",
    is_apart: bool = False,
    **granted: float,
) -> tuple[ScriptedTimeline, BookCourse]:
    """Return a course at a position, and its timeline."""
    people = [seat for seat in range(len(position["seats"])) if seat not in bots]
    grants = dict.fromkeys(people, granted)
    timeline = ScriptedTimeline(Table.load(position), people, BookCourse, grants=grants, level=level, is_apart=is_apart)
    assert isinstance(timeline.course, BookCourse)
    return timeline, timeline.course


def at_book(*seats: dict[str, Any], **more: Any) -> tuple[ScriptedTimeline, BookCourse]:
    """Return the course of an open book; of two people, if nothing is said."""
    pace = more.pop("pace", "common")
    options = {"pace": pace, **more.pop("options", {})}
    read = more.pop("read", 0 if pace == "common" else 9)
    return on(looking(*seats, read=read, options=options), **more)


def landed(timeline: ScriptedTimeline, what: str = DIE) -> list[float]:
    return [at for at, _ in timeline.moments(what)]


def out_of_time(timeline: ScriptedTimeline) -> list[float]:
    """Return when the clock of the rules ran out, where nobody acted."""
    assert {seat for _, seat, _ in timeline.acts} <= {None}
    return [at for at, _, _ in timeline.acts]


# The common reading.


@pytest.mark.parametrize("pace", [0.3, 0.8, 2.0])
def test_a_die_lands_at_the_pace_that_is_granted(pace: float) -> None:
    timeline, _ = at_book(dice_pace=pace)
    timeline.pass_to(60.0)
    assert landed(timeline) == pytest.approx([START + pace * die for die in range(9)])
    assert [values[0] for _, values in timeline.moments(DIE)] == list(range(9))


def test_where_nobody_is_granted_a_pace_it_is_the_usual_one() -> None:
    _, course = at_book()
    assert course.pace() == USUAL_PACE


def test_a_recording_is_never_cut_by_the_next_die() -> None:
    timeline, _ = at_book(dice_pace=0.3, **{SOUNDING: 0.9})
    timeline.pass_to(60.0)
    assert [after - at for at, after in pairwise(landed(timeline))] == pytest.approx([0.9] * 8)


def test_no_die_lands_before_the_last_was_heard() -> None:
    timeline, course = at_book()
    timeline.pass_to(START)
    timeline.deaf = {0, 1}
    timeline.pass_to(50.0)
    assert len(landed(timeline)) == 1
    assert course.due() == inf
    timeline.hear()
    timeline.pass_to(51.0)
    assert landed(timeline)[1:] == [50.0]


def test_the_first_die_waits_for_the_words_before_it_and_a_key_hurries_it() -> None:
    timeline, course = at_book()
    course.press((0,), "sooner")
    assert course.due() == 0.0
    timeline.deaf = {0, 1}
    timeline.tell("words")
    timeline.pass_to(9.0)
    assert landed(timeline) == []


def test_somebody_who_goes_on_pressing_keys_holds_no_die_back_for_ever() -> None:
    """They are answered each time; the die before is heard by all, and only the answers are not."""
    timeline, _ = at_book()
    timeline.deaf = {0, 1}
    timeline.tell("words")
    first = START + LONGEST_WORDS
    timeline.pass_to(first - 0.1)
    assert landed(timeline) == []
    timeline.pass_to(first)
    timeline.hear()
    timeline.tell("words")
    timeline.pass_to(500.0)
    assert landed(timeline) == pytest.approx([first, first + USUAL_PACE + LONGEST_BETWEEN])


def test_in_a_guided_game_the_dice_wait_for_all_words() -> None:
    timeline, _ = at_book(**{PATIENCE: 1.0})
    timeline.deaf = {0, 1}
    timeline.tell("words")
    timeline.pass_to(500.0)
    assert landed(timeline) == []


def test_the_rules_tell_each_die_once_whatever_the_readings() -> None:
    timeline, _ = at_book(dice_readings=2)
    timeline.pass_to(60.0)
    assert len(landed(timeline)) == 18
    assert [what for _, _, what in timeline.acts].count("time") == 9


def test_a_game_taken_up_in_the_middle_begins_with_the_first_die() -> None:
    timeline, _ = at_book(read=4)
    timeline.pass_to(60.0)
    assert [values[0] for _, values in timeline.moments(DIE)] == list(range(9))
    assert [what for _, _, what in timeline.acts].count("time") == 5


def test_the_book_may_be_closed_once_the_ninth_die_was_heard() -> None:
    timeline, course = at_book()
    assert course.why_not(0, CLOSE) is not None
    timeline.pass_to(START + 8 * USUAL_PACE - 0.1)
    timeline.deaf = {0, 1}
    timeline.hear()
    timeline.pass_to(60.0)
    assert len(landed(timeline)) == 9
    why = course.why_not(0, CLOSE)
    assert why is not None
    assert why.arguments == {"number": 1}
    timeline.hear()
    timeline.pass_to(60.0)
    assert timeline.moments(OPEN) == [(60.0, ())]
    assert course.why_not(0, CLOSE) is None


def test_a_closed_book_is_forgotten() -> None:
    timeline, course = at_book()
    timeline.pass_to(60.0)
    timeline.act(0, CLOSE)
    assert timeline.withdrawn == len(timeline.told)
    assert course.due() == inf
    assert not course.is_real_time()


def test_those_who_share_a_device_are_called_before_the_first_die() -> None:
    timeline, course = at_book(**{TOGETHER: 1.0})
    timeline.pass_to(30.0)
    assert landed(timeline) == []
    course.press((0, 1), "there")
    timeline.pass_to(31.0)
    assert len(landed(timeline)) > 0


def test_nobody_rolls_before_they_are_there() -> None:
    _, course = on(rolling(), together=1.0)
    assert course.is_real_time()
    assert not course.awaits(0)
    course.press((0, 1), "there")
    assert not course.is_real_time()
    assert course.awaits(0)


# Other paces, bots and clocks.


@pytest.mark.parametrize("pace", ["free", "window", "no-closer"])
def test_where_dice_lie_open_none_lands_and_all_may_act_at_once(pace: str) -> None:
    timeline, course = at_book(pace=pace)
    assert course.why_not(0, BET if pace == "window" else CLOSE) is None
    timeline.pass_to(10.0)
    assert landed(timeline) == []


@pytest.mark.parametrize("level", list(THINKING))
def test_a_bot_closes_after_a_time_of_its_own(level: str) -> None:
    timeline, _ = at_book(bots=[1], level=level)
    timeline.pass_to(60.0)
    ((opened, _),) = timeline.moments(OPEN)
    ((at, seat, _),) = [act for act in timeline.acts if act[2] == "close"]
    assert seat == 1
    least, most = THINKING[level]
    assert least <= (at - opened) * 1000 <= most


@pytest.mark.parametrize(("space", "wait"), [(4, HESITATION), (-2, SOONER)])
def test_a_bot_that_hesitates_closes_later_and_sooner_where_nobody_else_may(space: int, wait: float) -> None:
    def closed(hesitant: set[int]) -> float:
        timeline, _ = at_book(unwritten(space), unwritten(), bots=[1])
        timeline.hesitant = hesitant
        timeline.pass_to(100.0)
        return next(at for at, _, what in timeline.acts if what == "close")

    assert closed({1}) - closed(set()) == pytest.approx(wait)


@pytest.mark.parametrize(("limit", "factor"), [(1.0, 1), (5.0, 5), (None, LONGEST_LIMIT)])
def test_the_slowest_person_sets_the_clock_and_its_end_is_told(limit: float | None, factor: int) -> None:
    timeline, _ = at_book(pace="no-closer")
    timeline.limits[1] = limit
    timeline.pass_to(300.0)
    end = START + factor * USUAL_LIMIT
    assert out_of_time(timeline) == [pytest.approx(end)]
    ((called, values),) = timeline.moments(SECONDS)
    assert called == pytest.approx(end - 5.0)
    assert values == (5,)


def test_clocks_begin_when_the_dice_can_have_been_heard() -> None:
    timeline, _ = at_book(pace="no-closer", dice_pace=1.0, **{SOUNDING: 0.7})
    timeline.pass_to(300.0)
    assert out_of_time(timeline) == [pytest.approx(START + 9.0 + USUAL_LIMIT)]


def test_all_people_have_to_have_seen_enough() -> None:
    timeline, course = at_book(pace="no-closer")
    course.press((0,), "enough")
    timeline.pass_to(5.0)
    assert timeline.acts == []
    course.press((1,), "enough")
    timeline.pass_to(5.0)
    assert timeline.acts == [(5.0, None, "time")]


def test_closing_is_a_race_and_betting_is_none() -> None:
    _, course = at_book()
    assert course.is_race(0, CLOSE)
    assert not course.is_race(0, BET)


# Looks by a Décret.


def decreed(pace: str = "common", **more: Any) -> tuple[ScriptedTimeline, BookCourse]:
    seats = [unwritten(level="expert"), unwritten(), witch(4, "ear")]
    return on(writing(*seats, looking=[0, 1], options={"pace": pace}), **more)


def test_a_look_begins_when_its_person_is_ready() -> None:
    timeline, course = decreed()
    timeline.pass_to(20.0)
    assert timeline.told == []
    course.press((1,), "look")
    timeline.pass_to(40.0)
    assert {moment.seat for _, moment in timeline.told} == {1}
    assert landed(timeline, LOOK_DIE)[0] == 20.0 + START
    assert timeline.acts == []


def test_each_looks_at_their_own_pace_and_the_last_ends_it_for_all() -> None:
    timeline, course = decreed()
    timeline.grants = {0: {"dice_pace": 0.5}, 1: {"dice_pace": 2.0}}
    course.press((0, 1), "look")
    timeline.pass_to(60.0)
    for seat, pace in ((0, 0.5), (1, 2.0)):
        times = [at for at, moment in timeline.told if moment.what == LOOK_DIE and moment.seat == seat]
        assert times == pytest.approx([START + pace * die for die in range(9)])
    assert out_of_time(timeline) == [pytest.approx(START + 16.0)]


def test_nobody_writes_during_their_own_look() -> None:
    timeline, course = decreed()
    timeline.grants = {1: {"dice_pace": 2.0}}
    course.press((0, 1), "look")
    write = Action("write", formula=1)
    timeline.pass_to(5.0)
    assert course.why_not(0, write) is not None
    timeline.pass_to(10.0)
    assert course.why_not(0, write) is None
    assert course.why_not(1, write) is not None


def test_at_other_paces_a_look_has_its_seconds_or_is_enough() -> None:
    timeline, course = decreed("free")
    course.press((0, 1), "look")
    timeline.pass_to(3.0)
    course.press((1,), "enough")
    timeline.pass_to(60.0)
    over = {moment.seat: at for at, moment in timeline.told if moment.what == LOOK_OVER}
    assert over == {1: 3.0, 0: pytest.approx(START + 5.0)}


def test_a_player_who_waits_with_a_decret_is_not_asked() -> None:
    _, course = on(writing(unwritten(spells="decree"), unwritten(), decrees=[0]))
    assert not course.awaits(0)
    assert course.awaits(1)


# Spells that pass by.


@pytest.mark.parametrize("held", ["", "fog"])
def test_a_spell_passes_for_a_player_who_can_only_let_it_as_all_know(held: str) -> None:
    seats = (witch(4, "ear", spells="tailwind"), witch(4, "web", spells=held))
    place = reacting(*seats, pending={"action": "spell tailwind"}, turn={"window": "after-move", "waiting": [1]})
    place["seats"][0]["spells"], place["discard"] = [], ["tailwind"]
    timeline, course = on(place)
    assert course.awaits(1) == bool(held)
    timeline.pass_to(1.0)
    assert timeline.acts == ([] if held else [(0.0, 1, "pass")])


def test_a_spell_passes_for_all_once_both_brouillards_lie_in_the_discard_pile() -> None:
    timeline, course = answering(discard=["fog", "fog"], is_apart=False)
    assert not any(map(course.awaits, (1, 2)))
    timeline.pass_to(1.0)
    assert [what for _, _, what in timeline.acts] == ["pass", "pass"]


# Answers at several devices.


def answering(
    *held: str, discard: Sequence[str] = (), is_apart: bool = True, **more: Any
) -> tuple[ScriptedTimeline, BookCourse]:
    """Return a spell of the first seat that two others may answer, each with one old card."""
    cards = held or ("correction", "block")
    seats = (witch(4, "ear"), *(witch(4, "web", spells=card) for card in cards))
    place = reacting(*seats, pending={"action": "spell tailwind"}, turn={"window": "after-move", "waiting": [1, 2]})
    place["discard"] = ["tailwind", *discard]
    return on(place, is_apart=is_apart, **more)


def closes(timeline: ScriptedTimeline) -> list[float]:
    """Return when what was answered is done."""
    timeline.pass_to(100.0)
    return sorted({at for at, _, _ in timeline.acts})


@pytest.mark.parametrize("held", ["fog", "block"])
@pytest.mark.parametrize("answers", [(), ((1, 0.2), (2, 0.3)), ((2, 4.0),), ((1, 3.0), (2, 5.9))])
def test_answers_are_done_at_one_second_whoever_holds_what_and_whenever_they_came(
    held: str, answers: tuple[tuple[int, float], ...]
) -> None:
    timeline, course = answering("correction", held)
    for seat, second in answers:
        timeline.pass_to(second)
        assert course.awaits(seat)
        timeline.answer(seat, "spell fog" if held == "fog" and seat == 2 else "pass")
        assert not course.awaits(seat)
        assert course.why_not(seat, Action("pass")) is not None
        assert timeline.acts == []
    timeline.pass_to(START + REACTION)
    done = [what for at, _, what in timeline.acts if at == START + REACTION]
    assert done[:2] == ["pass", "spell fog" if held == "fog" and (answers or [(0, 0.0)])[-1][0] == 2 else "pass"]
    assert timeline.acts[0][0] == START + REACTION


def test_the_time_of_answers_begins_when_all_have_heard_of_the_spell_and_its_seconds_are_told() -> None:
    timeline, _ = answering()
    timeline.deaf = {2}
    timeline.pass_to(9.0)
    assert timeline.told == []
    timeline.hear(2)
    assert closes(timeline) == [9.0 + REACTION]
    assert timeline.moments(SECONDS) == [(9.0, (round(REACTION),))]


@pytest.mark.parametrize(("limit", "closed"), [(2.0, 2 * REACTION), (None, LONGEST_LIMIT * REACTION)])
def test_who_needs_more_time_for_an_answer_has_it(limit: float | None, closed: float) -> None:
    timeline, _ = answering()
    timeline.limits[2] = limit
    assert closes(timeline) == [START + closed]


def test_answers_wait_no_longer_for_who_wants_no_limit_and_has_answered() -> None:
    for second, closed in ((2.0, START + REACTION), (9.0, 9.0)):
        timeline, _ = answering()
        timeline.limits[2] = None
        timeline.pass_to(second)
        timeline.answer(2, "pass")
        assert closes(timeline) == [closed]


def test_where_bots_alone_are_asked_nobody_waits_for_the_time_of_people() -> None:
    timeline, _ = answering("correction", "block", bots=[1, 2])
    assert closes(timeline) == [START]


def test_bots_answer_at_once_and_nobody_learns_when() -> None:
    timeline, _ = answering("fog", "block", bots=[2])
    timeline.pass_to(0.0)
    assert timeline.acts == []
    assert closes(timeline) == [START + REACTION]


def test_an_answer_by_a_brouillard_opens_another_window_for_all() -> None:
    timeline, course = answering("fog", "block")
    timeline.answer(1, "spell fog")
    timeline.pass_to(START + REACTION)
    assert [seat for seat in timeline.to_act() if course.awaits(seat)] == [2]
    assert timeline.view(None).pending.seat == 1
    timeline.pass_to(2 * (START + REACTION))
    assert timeline.view(None).phase != "react"


def test_at_one_device_a_window_closes_with_the_last_answer() -> None:
    timeline, _ = answering(is_apart=False)
    timeline.answer(1, "pass")
    timeline.answer(2, "pass")
    assert [at for at, _, _ in timeline.acts] == [0.0, 0.0]
    assert timeline.moments(SECONDS) == []
