"""The time of a mêlée, rule by rule, without any device."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import inf
from typing import Any

import pytest

from audiogames.core.messages import Seat
from audiogames.games.zapp_zerapp.course import COUNTDOWN, GRASPED, MISSED, QUICKEST, SECONDS, SLOWEST, MeleeCourse
from tests.core.timelines import ScriptedTimeline
from tests.games.tables import at
from tests.games.zapp_zerapp.positions import action, shaking

LAST_CALL, LONGEST_CALL, REACH = 3.0, 10.0, 0.4
"""Promised numbers: the tests hold the program to them."""

MELEE = {"shaking": "melee"}
COLOURS = ("red", "green", "blue", "yellow")
SHAKE, QUICK, TIP = 2.0, 1.0, 1.6
THINKING = (QUICKEST / 1000, SLOWEST / 1000)


def melee(
    people: tuple[Seat, ...] = (0,),
    seats: int = 2,
    chooses: Callable[[Seat], str] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> ScriptedTimeline:
    """Return a timeline at the beginning of a mêlée; bots shake their first barrel for ever, if nothing is said."""
    colours = COLOURS[:seats] if seats > 2 else ("red", "blue")
    table = at(shaking(*colours, options={**MELEE, **(options or {})}, **fields))
    return ScriptedTimeline(table, people, MeleeCourse, chooses or Shaker(), seed=3)


def course(timeline: ScriptedTimeline) -> MeleeCourse:
    found = timeline.course
    assert isinstance(found, MeleeCourse)
    return found


class Shaker:
    """Each bot takes a barrel at the end of the row, and shakes it for ever."""

    def __init__(self) -> None:
        self._doing: dict[Seat, Iterator[str]] = {}

    def __call__(self, seat: Seat) -> str:
        return next(self._doing.setdefault(seat, self._does("MLK"[seat % 3])))

    def _does(self, place: str) -> Iterator[str]:
        yield f"take {place}"
        while True:
            yield f"shake {place}"


def keeper(seat: Seat) -> str:
    raise AssertionError("nobody is to act")


# Whom time is for.


@pytest.mark.parametrize("way", ["equal", "draft"])
def test_where_barrels_are_not_shaken_at_once_nothing_takes_time(way: str) -> None:
    timeline = ScriptedTimeline(at(shaking(options={"shaking": way})), (0, 1), MeleeCourse)
    timeline.do(0, "shake A")
    assert not timeline.course.is_real_time()
    assert timeline.course.due() == inf
    assert timeline.course.passes() == 0.0


def test_bots_among_themselves_act_at_once() -> None:
    timeline = melee(seats=3, chosen={"0": "A"})
    assert not timeline.course.is_real_time()
    assert timeline.course.due() == inf


# When it begins.


def test_no_time_passes_before_a_person_reaches_for_a_barrel() -> None:
    timeline = melee(chooses=keeper)
    timeline.pass_to(1000.0)
    assert timeline.acts == []


def test_time_begins_once_all_have_heard_the_call() -> None:
    timeline = melee((0, 1), 3)
    timeline.deaf = {1}
    timeline.do(0, "take A")
    timeline.pass_to(5.0)
    assert [seat for _, seat, _ in timeline.acts] == [0]
    timeline.hear(1)
    timeline.pass_to(5.0 + THINKING[1])
    assert 5.0 + THINKING[0] <= timeline.acts[1][0]
    assert timeline.acts[1][1] == 2


def test_a_player_who_reaches_first_need_not_have_heard_it_to_its_end() -> None:
    timeline = melee()
    timeline.deaf = {0}
    timeline.do(0, "take A")
    assert timeline.course.due() <= THINKING[1]


def test_nobody_who_does_not_hear_it_keeps_time_from_beginning_for_ever() -> None:
    timeline = melee((0, 1), 3)
    timeline.deaf = {1}
    timeline.do(0, "take A")
    assert timeline.course.due() == LONGEST_CALL
    timeline.pass_to(LONGEST_CALL + THINKING[1])
    assert timeline.acts[1][0] >= LONGEST_CALL + THINKING[0]


def test_a_player_who_has_heard_it_once_is_not_waited_for_again() -> None:
    timeline = melee((0, 1, 2), 4)
    timeline.deaf = {1, 2}
    timeline.do(0, "take A")
    timeline.hear(1)
    timeline.deaf = {1, 2}
    timeline.hear(2)
    assert course(timeline).round is not None
    assert timeline.course.due() <= THINKING[1]


# Hands.


@pytest.mark.parametrize(
    ("gesture", "difficulty", "seconds"),
    [
        ("shake A", "normal", SHAKE),
        ("shake A", "easy", 4.0),
        ("shake A quick", "easy", QUICK),
        ("tip A", "easy", TIP),
        ("release A", "normal", 0.0),
    ],
)
def test_a_persons_hands_are_busy_as_long_as_a_shake_is_heard(gesture: str, difficulty: str, seconds: float) -> None:
    timeline = melee(held={"0": ["A"]}, options={"difficulty": difficulty})
    timeline.do(0, gesture)
    assert timeline.course.passes() == seconds
    timeline.now = max(0.0, seconds - 0.01)
    assert course(timeline).is_busy(0) == (seconds > 0)
    timeline.now = seconds
    assert not course(timeline).is_busy(0)


@pytest.mark.parametrize("barrels", [range(1, 14), range(13, 0, -1)])
def test_how_long_a_shake_takes_tells_nothing_of_the_number(barrels: range) -> None:
    timeline = melee(held={"0": ["A"]}, barrels=list(barrels))
    timeline.do(0, "shake A")
    assert timeline.course.passes() == SHAKE


def test_busy_hands_shake_briefly_and_tip_as_ever() -> None:
    timeline = melee(held={"0": ["A"]})
    assert course(timeline).gesture(0, "shake") == "shake"
    timeline.do(0, "shake A")
    assert course(timeline).gesture(0, "shake") == "quick"
    assert course(timeline).gesture(0, "tip") == "tip"


def test_what_one_entry_does_takes_its_time_together_and_the_next_begins_again() -> None:
    timeline = melee()
    timeline.do(0, "take A")
    timeline.do(0, "shake A")
    assert timeline.course.passes() == SHAKE
    timeline.now = SHAKE
    assert timeline.course.passes() == 0.0


def test_a_bot_acts_when_its_hands_are_free_and_it_has_thought() -> None:
    timeline = melee()
    timeline.do(0, "take A")
    timeline.pass_to(30.0)
    acts = [(at, text) for at, seat, text in timeline.acts if seat == 1]
    assert THINKING[0] <= acts[0][0] <= THINKING[1]
    assert len(acts) > 5
    for (now, text), (after, _) in pairwise(acts):
        busy = SHAKE if text.startswith("shake") else REACH
        assert busy + THINKING[0] <= after - now <= busy + THINKING[1] + 1e-9


def test_when_bots_act_does_not_hang_on_how_often_the_table_is_looked_at() -> None:
    seldom, often = melee(), melee()
    for timeline, step in ((seldom, 20.0), (often, 0.25)):
        timeline.do(0, "take A")
        for place in range(1, int(20.0 / step) + 1):
            timeline.pass_to(place * step)
            timeline.course.follow()
    assert seldom.acts == often.acts


def test_a_bot_that_is_asked_elsewhere_is_asked_once() -> None:
    timeline = melee()
    asked: list[Seat] = []
    timeline.let_act = asked.append  # type: ignore[assignment,method-assign]
    timeline.do(0, "take A")
    timeline.pass_to(5.0)
    assert asked == [1]
    timeline.do(1, "take M")
    timeline.pass_to(10.0)
    assert asked == [1, 1]


# The countdown.


def late(options: dict[str, Any] | None = None, limit: float | None = 1.0) -> ScriptedTimeline:
    """Return a timeline in which seat 0 is awaited from second 0 on."""
    timeline = melee(chosen={"1": "M"}, options=options)
    timeline.limits[0] = limit
    timeline.do(0, "take A")
    return timeline


@pytest.mark.parametrize("limit", [1.0, 2.0, 5.0])
def test_the_countdown_is_told_at_its_start_at_half_and_at_last(limit: float) -> None:
    timeline, span = late(limit=limit), 10.0 * limit
    timeline.pass_to(span - 0.01)
    told = [(now, moment.what, moment.values) for now, moment in timeline.told]
    assert told == [
        (0.0, COUNTDOWN, (0, int(span))),
        (span / 2, SECONDS, (int(span / 2),)),
        (span - LAST_CALL, SECONDS, (3,)),
    ]
    assert timeline.view(None).phase == "shake"
    timeline.pass_to(span)
    assert timeline.view(None).phase != "shake"
    assert timeline.course.due() == inf


def test_who_has_no_limit_is_told_nothing_and_has_no_end() -> None:
    timeline = late(limit=None)
    timeline.pass_to(1000.0)
    assert timeline.told == []
    assert timeline.view(None).phase == "shake"


def test_a_table_without_a_countdown_waits() -> None:
    timeline = late({"countdown": 0})
    timeline.pass_to(1000.0)
    assert timeline.told == []


def test_a_choice_ends_the_countdown() -> None:
    timeline = late()
    timeline.do(0, "choose A")
    assert timeline.course.due() == inf


def test_an_undo_ends_the_countdown_and_it_begins_again() -> None:
    timeline = melee((0, 1))
    timeline.do(0, "take A")
    timeline.do(0, "choose A")
    assert timeline.course.due() < inf
    timeline.table.undo(0, (0, 1))
    timeline.course.follow()
    assert timeline.course.due() == inf
    timeline.pass_to(100.0)
    timeline.do(0, "choose A")
    assert [moment.values for _, moment in timeline.told] == [(1, 10), (1, 10)]
    assert [at for at, _ in timeline.told] == [0.0, 100.0]


def test_the_next_round_begins_at_rest() -> None:
    timeline = late()
    timeline.do(0, "choose A")
    while timeline.view(None).phase != "shake":
        seat = timeline.to_act()[0]
        timeline.do(seat, timeline.table.game.format_action(timeline.table.legal()[seat][0]))
    assert timeline.course.is_real_time()
    assert timeline.course.due() == inf


# Two hands at one barrel.


def test_reaching_for_a_barrel_is_a_race_and_nothing_else_is() -> None:
    timeline = melee((0, 1))
    assert timeline.course.is_race(0, action("take A"))
    for other in ("release A", "shake A", "choose A", "move 1", "roll"):
        assert not timeline.course.is_race(0, action(other))


def test_only_the_first_reach_of_a_round_counts_from_a_call() -> None:
    timeline = melee((0, 1))
    assert timeline.course.starts_race()
    timeline.do(0, "take A")
    assert not timeline.course.starts_race()


def test_each_of_a_race_is_told_alone_how_it_ended() -> None:
    timeline = melee((0, 1))
    timeline.do(1, "take A")
    timeline.course.raced(1, action("take A"), True)
    timeline.course.raced(0, action("take A"), False)
    assert [moment[1:] for _, moment in timeline.told] == [(GRASPED, 1, (0,)), (MISSED, 0, (0, 1))]
