"""The no-leak law over the wire: what a seat cannot know changes no byte and no number of the frames it is sent."""

import json
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES
from audiogames.core.table import Step, Table
from audiogames.play import gathering as web
from audiogames.play.menus.tables import ShelvedGame
from audiogames.play.shown import show
from audiogames.play.table.sitting import Sitting
from tests.games.trials import trial_of
from tests.play.test_leaks import KEYS, NAMES, RATTLE, SAMPLES, hushed, redealings, steps_of

from .tables import CODE, Room, Socket, gathering


class World:
    """A table in some state, with all its people at sockets; `viewer` is the socket that is compared."""

    def __init__(self, step: Step, before: Any, viewer: Seat | None, monkeypatch: pytest.MonkeyPatch) -> None:
        players = [{"name": name} for name in NAMES]
        table = Table(step.game, before, 1, players, Journal(MemoryStore()))
        sitting = Sitting(table, asks_elsewhere=True)
        monkeypatch.setattr(web, "open_table", lambda *_, **__: (sitting, ShelvedGame("1", "a", "a")))
        self.sitting = sitting
        self.room = Room(gathering(step.game.name, len(NAMES)))
        self.sockets = [self.room.socket() for _ in NAMES]
        screen = self.room.socket()
        screen.join("", screen=True, sound=True)
        for name, socket in zip(NAMES, self.sockets, strict=True):
            socket.join(name, sound=True)
        self.viewer: Socket = screen if viewer is None else self.sockets[viewer]
        self.seat = viewer

    def do(self, step: Step, done: Any) -> None:
        """Let a step happen: by the viewer's own button if it is theirs, else as it was."""
        if self.sitting.table.steps:
            return
        offer = self.viewer.last("shown").get("offer")
        if offer and step.entry.seat == self.seat:
            self.viewer.send(kind="picked", text=step.entry.action or "", offer=offer)
        else:
            state, events = done
            self.sitting.table._advance(step.entry, state, events)
            self.sitting._after(events)
            self.room.wait(0.001)

    def type(self, key: str) -> None:
        self.viewer.send(kind="typed", text=key)

    def wait(self) -> None:
        """Let everybody hear what they were told."""
        for socket in self.room.sockets:
            socket.hear()
        self.room.wait(0.5)

    def known(self) -> Any:
        table = self.sitting.table
        events = self.sitting.events(0, len(table.steps), self.seat)
        return table.view(self.seat), trial_of(table.game.name).unshown(events, self.seat)

    def frames(self) -> list[str]:
        """Return all frames of the viewer, byte by byte, but for the content of percepts and tokens."""
        found = []
        for frame in self.viewer.frames:
            message = json.loads(frame)
            message.pop("token", None)
            found.append(RATTLE.sub("\u2800", json.dumps(hushed(message), ensure_ascii=False)))
        return found


def worlds(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[World, World]]:
    """Yield pairs of worlds that are the same to their viewer, after each of the things that happen there."""
    for sample, (step, viewer, befores, done) in redealings(game):
        one, other = (World(step, before, viewer, monkeypatch) for before in befores)
        pair = one, other
        if pair[0].known() != pair[1].known():  # the only choices that others have made brought it to light
            continue
        yield pair
        for act in ("do", KEYS[sample % len(KEYS)], "wait", KEYS[(sample + 1) % len(KEYS)], "wait"):
            for world, result in zip(pair, done, strict=True):
                if act == "do":
                    world.do(step, result)
                elif act == "wait":
                    world.wait()
                else:
                    world.type(act)
            if pair[0].known() != pair[1].known():  # something came to light that may be another thing there
                break
            yield pair


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_tells_what_its_seat_may_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for one, other in worlds(game, monkeypatch):
        assert one.frames() == other.frames()
        compared += len(one.frames())
    assert compared > 10 * SAMPLES


def test_a_frame_that_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    steps_of("roue_des_sorcieres")

    def telling(conversation: Any) -> Any:
        shown = show(conversation)
        position = json.dumps(conversation.sitting.table.position())
        return None if shown is None else shown._replace(version=crc32(position.encode()))

    monkeypatch.setattr(web, "show", telling)
    pairs = list(worlds("roue_des_sorcieres", monkeypatch))
    assert any(one.frames() != other.frames() for one, other in pairs)


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_and_the_log_are_told_names_and_seats_alone(game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    room = Room(gathering(game, 3, seed=987654321))
    ana, bob = room.socket(), room.socket()
    tokens = [ana.join("Ana"), bob.join("Bob")]
    ana.send(kind="start")
    room.play(30)
    ana.send(kind="picked", text="nonsense", offer=0)
    told = json.dumps(room.events) + caplog.text
    assert all(secret not in told for secret in ("987654321", CODE, *tokens))
    assert {name for event in room.events for name in event} == {"event", "seat", "name", "game"}
    assert [event["event"] for event in room.events][:3] == ["joined", "joined", "began"]
