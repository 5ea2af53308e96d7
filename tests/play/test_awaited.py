"""Whom the table waits for: a seat is named only where everyone can see that it must act."""

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
        if sitting.over:
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
        assert world.sitting.to_act() == waiting
        assert seen_of(world.viewer) == (True, [])
        if viewer is not None:
            world.type("t")
            assert "Waiting for answers to the spell." in world.viewer.said()
        seen.append([world.viewer.last("shown"), world.viewer.said()])
    assert seen[0] == seen[1] == seen[2]
