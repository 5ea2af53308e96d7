"""The no-leak law over the wire: what a seat cannot know changes no byte and no number of the frames it is sent."""

import json
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

from audiogames.core.chance import Generator
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.presentation.zones import IdentityKey
from audiogames.core.registry import GAMES
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.play import shown
from audiogames.play.menus.new_table.tables import ShelvedGame
from audiogames.play.people import gathering as web
from audiogames.play.shown import Picture
from audiogames.play.table.sitting import Sitting
from tests.games.trials import trial_of
from tests.play.test_leaks import KEYS, NAMES, RATTLE, SAMPLES, hushed, redealings, steps_of

from .tables import CODE, Room, Socket, gathering


def forget() -> None:
    """Forget what is remembered as it is sent."""
    for remembered in vars(shown).values():
        if hasattr(remembered, "cache_clear") and remembered.__module__ == shown.__name__:
            remembered.cache_clear()


class World:
    """A table in some state, with all its people at sockets; `viewer` is the socket that is compared.

    Where they are `in_room`, a screen speaks for all of them. What is remembered as it is sent is forgotten before each
    thing that happens in a world: two worlds that shared it would hide what it mixes up between seats.
    """

    def __init__(
        self, step: Step, before: Any, viewer: Seat | None, monkeypatch: pytest.MonkeyPatch, in_room: bool = False
    ) -> None:
        forget()
        players = [{"name": name} for name in NAMES]
        table = Table(step.game, before, 1, players, Journal(MemoryStore()))
        sitting = Sitting(table)
        monkeypatch.setattr(web, "open_table", lambda *_, **__: (sitting, ShelvedGame("1", "a", "a")))
        self.sitting = sitting
        self.room = Room(gathering(step.game.name, len(NAMES)))
        self.sockets = [self.room.socket() for _ in NAMES]
        screen = self.room.socket()
        screen.join("", screen=True, sound=True, voice=in_room)
        tokens = [socket.join(name, sound=True) for name, socket in zip(NAMES, self.sockets, strict=True)]
        self._token = None if viewer is None else tokens[viewer]
        self.viewer: Socket = screen if viewer is None else self.sockets[viewer]
        self.seat = viewer
        self._frames: list[str] = []
        for socket in self.sockets if in_room else ():
            socket.send(kind="do", action="same-room")
            for each in self.room.sockets:
                each.hear()
        self.is_in_room = bool(sitting.presence.speaker(0))

    def do(self, step: Step, done: Any) -> None:
        """Let a step happen: by the viewer's own button if it is theirs, else as it was."""
        forget()
        if self.sitting.table.steps:
            return
        offer = self.viewer.last("shown").get("offer")
        if offer and step.entry.seat == self.seat:
            self.viewer.send(kind="picked", text=step.entry.action or "", offer=offer)
        else:
            state, events = done
            self.sitting.table._advance(step.entry, state, events)
            self.sitting.after(events)
            self.room.wait(0.001)

    def type(self, key: str) -> None:
        forget()
        self.viewer.send(kind="typed", text=key)

    def wait(self) -> None:
        """Let everybody hear what they were told."""
        forget()
        for socket in self.room.sockets:
            socket.hear()
        self.room.wait(0.5)

    def known(self) -> Any:
        table = self.sitting.table
        events = self.sitting.hearing.events(0, len(table.steps), self.seat)
        return table.view(self.seat), trial_of(table.game.name).unshown(events, self.seat)

    def looked_at(self) -> Any:
        """Return how things stand, as the viewer's device is told that has not come back yet."""
        forget()
        outside = self.room.socket()
        outside.send(kind="look", token=self._token, language="fr")
        return {**outside.last("table"), "token": ""}, self.room.gathering.card  # in a hall all see the card

    def frames(self) -> list[str]:
        """Return all frames of the viewer, byte by byte, but for the content of percepts and tokens."""
        for frame in self.viewer.frames[len(self._frames) :]:
            message = json.loads(frame)
            message.pop("token", None)
            self._frames.append(RATTLE.sub("\u2800", json.dumps(hushed(message), ensure_ascii=False)))
        return self._frames


def worlds(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[World, World]]:
    """Yield pairs of worlds that are the same to their viewer, after each of the things that happen there."""
    for sample, (step, viewer, befores, done) in redealings(game):
        one, other = (World(step, before, viewer, monkeypatch, bool(sample % 2)) for before in befores)
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
    compared = in_room = 0
    for one, other in worlds(game, monkeypatch):
        in_room += one.is_in_room
        assert one.frames() == other.frames()
        if one.seat is not None:
            assert one.looked_at() == other.looked_at()
        compared += len(one.frames())
    assert compared > 10 * SAMPLES
    assert in_room > SAMPLES / 2


def test_after_a_shake_nobody_is_sent_anything_before_the_fullest_barrel_would_be_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The impacts of many pebbles take longer to draw and to write: so all frames of a shake wait."""
    step = next(step for step in steps_of("zapp_zerapp") if any(getattr(one, "percept", None) for one in step.events))
    world = World(step, step.before, None, monkeypatch)
    table, now = world.room.gathering, world.room.now + 10.0
    state, events = trial_of("zapp_zerapp").repeated(step, step.before, Generator(1))
    world.sitting.run_to(now)
    world.sitting.table._advance(step.entry, state, events)
    world.sitting.after(events)
    table.pass_time(now)
    assert len({frame.link for frame in table.outgoing.frames}) > 1
    assert all(frame.ready >= now + 0.03 for frame in table.outgoing.frames)


def test_a_frame_that_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    steps_of("roue_des_sorcieres")

    changes = Picture.changes

    def telling(picture: Picture, conversation: Any, *more: Any) -> Any:
        position = json.dumps(conversation.sitting.table.position())
        return {**changes(picture, conversation, *more), "version": crc32(position.encode())}

    monkeypatch.setattr(Picture, "changes", telling)
    assert any(one.frames() != other.frames() for one, other in worlds("roue_des_sorcieres", monkeypatch))


def test_items_that_are_remembered_for_the_wrong_seat_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    steps_of("roue_des_sorcieres")
    monkeypatch.setattr(IdentityKey, "__hash__", lambda self: len(self.it))
    monkeypatch.setattr(IdentityKey, "__eq__", lambda self, other: len(self.it) == len(other.it))
    assert any(one.frames() != other.frames() for one, other in worlds("roue_des_sorcieres", monkeypatch))


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
