"""Whom the table waits for: a seat is named only where everyone can see that it must act."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from audiogames.core.registry import GAMES
from audiogames.core.timing import Course
from tests.faces.web.tables import Room, Socket, gathering
from tests.faces.web.test_secrets import World
from tests.play.test_leaks import NAMES, steps_of


def seen_of(viewer: Socket) -> tuple[Any, list[int]]:
    """Return what is shown of answers, and the other seats that are waited for."""
    shown = viewer.last("shown")
    return shown["answers"], [seat["seat"] for seat in shown["seats"] if seat["acts"]]


@pytest.mark.parametrize("game", GAMES)
def test_all_are_told_of_the_same_seats_and_only_of_those_that_must_act_in_public(game: str) -> None:
    room = Room(gathering(game, 3))
    people = [room.socket() for _ in range(3)]
    screen = room.socket()
    screen.join("", screen=True)
    for socket, name in zip(people, ("Ana", "Bob", "Cleo"), strict=True):
        socket.join(name)
    sitting = room.gathering.sitting
    assert sitting is not None
    named = 0
    for _ in range(150):
        if sitting.table.over:
            break
        answers, acting = seen_of(screen)
        course: Course = sitting.course
        view = sitting.table.view(None)
        public = set(getattr(view, "to_act", (getattr(view, "turn", None),)))
        assert set(acting) <= public
        assert not (answers and acting)
        assert answers or acting or screen.last("shown")["question"], "nothing says what all wait for"
        assert all(course.must_act(seat) for seat in acting)
        for seat, socket in enumerate(people):
            others = [one for one in seen_of(socket)[1] if one != seat]
            assert others == [one for one in acting if one != seat]
            assert seen_of(socket)[0] == answers
        named += bool(acting)
        for socket in people:
            socket.hear()
        pressed = [socket.press() for socket in people]
        if not any(pressed):
            room.wait(0.3)
    assert named > 3


@pytest.mark.parametrize("viewer", [None, 1])
def test_in_a_window_for_answers_nobody_is_told_who_has_answered(
    viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = next(step for step in steps_of("du_balai") if step.before.phase == "react")
    held = [step.before.deck[:1]] * len(NAMES)  # an old card each: all might have a Brouillard
    state = step.before._replace(cards=tuple(held), deck=step.before.deck[1:])
    seen = []
    for waiting in ((0, 2), (0,), (2,)):
        world = World(step, state._replace(waiting=waiting), viewer, monkeypatch)
        assert world.sitting.table.to_act() == waiting
        assert seen_of(world.viewer) == (True, [])
        if viewer is not None:
            world.type("t")
            assert "Waiting for answers to the spell." in world.viewer.said()
        seen.append([world.viewer.last("shown"), world.viewer.said()])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("looks_on", [True, False])
def test_a_window_for_answers_closes_at_one_second_and_shows_nothing_before(
    looks_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two answer at once, late, or not at all, with a Brouillard in hand or not: nobody else can tell."""
    state = next(step for step in steps_of("du_balai") if step.before.phase == "react").before
    caster = state.pending.seat
    first, second = (seat for seat in range(len(NAMES)) if seat != caster)
    seen = set()
    for card in ("fog", "block"):
        held = {caster: "correction", first: "block", second: card}
        hands = tuple((held[seat],) for seat in range(len(NAMES)))
        before = state._replace(cards=hands, waiting=(first, second), discard=())
        step = next(step for step in steps_of("du_balai") if step.before is state)
        for answers in ({}, {first: 0.5, second: 0.5}, {second: 4.0}):
            world = World(step, before, None if looks_on else caster, monkeypatch)
            seen.add(tuple(came_while_answered(world, answers)))
    assert len(seen) == 1
    assert all(seen)


def came_while_answered(world: World, answers: dict[int, float]) -> Iterator[tuple[float, int, str]]:
    """Yield each frame of the viewer until the window closes, with its second and size; all answer that they pass."""
    room, began, count = world.room, world.room.now, len(world.viewer.frames)
    pending = world.sitting.view(None).pending
    while world.sitting.view(None).pending == pending:
        assert room.now < began + 20.0
        for seat in [seat for seat, second in answers.items() if room.now >= began + second]:
            del answers[seat]
            world.sockets[seat].send(kind="typed", text="")
        for socket in room.sockets:
            socket.hear()
        room.wait(0.5)
        for frame in world.viewer.frames[count:]:
            kind = json.loads(frame)["kind"]
            is_open = world.sitting.view(None).pending == pending
            yield round(room.now - began, 3), len(frame) if is_open else 0, kind
        count = len(world.viewer.frames)
    assert not answers
