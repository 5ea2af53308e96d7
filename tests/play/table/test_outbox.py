"""Outboxes: lines stay until they are heard; a device that takes a seat hears what was missed, once, in order."""

import gc
from itertools import pairwise
from typing import Any
from weakref import ref

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.messages import Category, Who
from audiogames.play.table.outbox import Mark, Notice, Outboxes, Parcel, restored


def undone(at: int) -> Notice:
    return Notice(at, "undone-by", 1)


def test_steps_that_follow_each_other_are_one_parcel() -> None:
    assert list(Outboxes().between(Mark(2), Mark(7))) == [Parcel(2, 7)]


def test_a_notice_comes_between_the_steps_between_which_it_happened() -> None:
    boxes = Outboxes()
    boxes.post(undone(4))
    assert list(boxes.between(Mark(2), boxes.end(6))) == [Parcel(2, 4), Parcel(4, 4, undone(4)), Parcel(4, 6)]


def test_a_notice_about_steps_that_are_no_more_comes_where_they_ended() -> None:
    boxes = Outboxes()
    boxes.post(undone(9))
    boxes.take_back(3)
    assert list(boxes.between(Mark(3), boxes.end(3))) == [Parcel(3, 3, undone(9))]


def test_what_was_heard_never_counts_as_unheard_again() -> None:
    boxes = Outboxes()
    boxes.open(0, Mark())
    assert boxes.acknowledge(0, Mark(5, 1))
    assert not boxes.acknowledge(0, Mark(3, 0))
    assert boxes.heard(0) == Mark(5, 1)


def test_each_seat_has_a_mark_of_its_own() -> None:
    boxes = Outboxes()
    boxes.open(0, Mark())
    boxes.open(1, Mark())
    boxes.acknowledge(0, Mark(5))
    assert boxes.heard(1) == Mark()


def test_after_steps_were_taken_back_nobody_has_heard_or_was_given_more_than_is_left() -> None:
    boxes = Outboxes()
    boxes.open(0, Mark(8))
    given = boxes.give()
    given[0] = Mark(9)
    boxes.take_back(6)
    assert boxes.heard(0) == Mark(6)
    assert given[0] == Mark(6)


def test_what_is_reported_late_counts_no_step_that_came_after_an_undo() -> None:
    boxes = Outboxes()
    boxes.open(0, Mark(4))
    given = boxes.end(9)
    boxes.take_back(6)
    boxes.post(undone(6))
    boxes.acknowledge(0, given)
    assert boxes.heard(0) == Mark(6)
    boxes.acknowledge(0, boxes.end(9))
    assert boxes.heard(0) == Mark(9, 1)


def test_nobody_has_an_outbox_before_it_is_opened() -> None:
    boxes = Outboxes()
    assert boxes.listeners == ()
    assert not boxes.acknowledge("onlooker", Mark(1))


def test_a_notice_tells_all_by_name() -> None:
    message = undone(4).message()
    assert message.arguments["player"] == Who(1)
    assert message.category == Category.TABLE


def test_marks_and_notices_come_back_from_beside_the_journal() -> None:
    followed: list[Notice] = []
    marks = [{"seat": 0, "steps": 5, "notices": 1}, {"seat": 1, "steps": 50, "notices": 0}]
    boxes = restored([undone(4).record()], marks, 10, followed.append)
    assert boxes.heard(0) == Mark(5, 1)
    assert boxes.heard(1) == Mark(4), "four steps were left by an undo that came later"
    assert boxes.end(10) == Mark(10, 1)
    assert followed == [undone(4)]
    assert boxes.unreadable == 0


def refuse(notice: Notice) -> None:
    raise ValueError(notice)


@pytest.mark.parametrize(
    ("notices", "marks"),
    [
        ([], [{"seat": 0}]),
        ([], [{"seat": 0, "steps": None}]),
        ([], [None]),
        ([{"at": "x"}], []),
        ([undone(4).record()], []),
    ],
)
def test_what_is_written_there_wrongly_is_left_out_and_counted(notices: list[Any], marks: list[Any]) -> None:
    whole = {"seat": 1, "steps": 3, "notices": 1}
    boxes = restored(notices, [*marks, whole], 10, refuse)
    assert boxes.unreadable == 1
    assert boxes.heard(1) == Mark(3)
    assert boxes.end(10) == Mark(10)


@given(
    happenings=st.lists(st.sampled_from(["step", "notice"]), max_size=30),
    cuts=st.lists(st.integers(0, 30), max_size=5),
)
def test_whatever_is_fetched_piece_by_piece_comes_once_and_in_order(happenings: list[str], cuts: list[int]) -> None:
    boxes, steps = Outboxes(), 0
    all_at_once: list[object] = []
    marks = [Mark()]
    for place, what in enumerate(happenings):
        if what == "step":
            all_at_once.append(steps)
            steps += 1
        else:
            notice = Notice(steps, f"notice-{place}", 0)
            boxes.post(notice)
            all_at_once.append(notice)
        if place in cuts:
            marks.append(boxes.end(steps))
    marks.append(boxes.end(steps))
    came: list[object] = []
    for start, end in pairwise(marks):
        for parcel in boxes.between(start, end):
            came += [parcel.notice] if parcel.notice is not None else list(range(parcel.start, parcel.end))
    assert came == all_at_once


def test_marks_are_held_no_longer_than_the_conversation_that_was_given_them() -> None:
    boxes = Outboxes()
    held = boxes.give()
    held[0] = Mark(9)
    gone = ref(boxes.give())
    gc.collect()
    assert gone() is None
    boxes.take_back(4)
    assert held[0] == Mark(4)


def test_all_that_was_heard_counts_for_both_parts() -> None:
    boxes = Outboxes()
    boxes.open(0, Mark())
    assert not boxes.acknowledge(0, Mark(5), "own")
    assert boxes.acknowledge(0, Mark(7))
    assert (boxes.heard_of(0, "own"), boxes.heard_of(0, "common"), boxes.heard(0)) == (Mark(7), Mark(7), Mark(7))
    assert not boxes.acknowledge(0, Mark(8), "own")
    assert (boxes.heard_of(0, "own"), boxes.heard(0)) == (Mark(8), Mark(7))
