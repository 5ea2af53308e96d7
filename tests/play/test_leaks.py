"""A device is told nothing that its seat may not know: not by words, looks, sizes, numbers or seconds."""

import json
import re
from collections.abc import Iterator
from functools import cache
from math import inf
from typing import Any, Final, NamedTuple
from zlib import crc32

import pytest

from audiogames.bots.characters import CAST
from audiogames.core.chance import Generator
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.core.timing import SOON
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.shown import show
from audiogames.play.table.quips import Quips
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.play.wire import plain
from tests.games.trials import trial_of

from .face import Buttons, play

NAMES: Final = ("Ana", "Bob", "Circe")
SAMPLES: Final = 24
"""So many steps of a whole game are done again, each in the eyes of one seat or of a viewer."""

SPOKEN: Final = 8
"""And so many of those at which bots may say something."""

KEYS: Final = ("h", "v", "t", "a", "e", "s", "m", "c", "d", "\x1b[B", "\x1b[C", "r")
"""The keys pressed after a step: questions, what there was, walking the table."""

RATTLE: Final = re.compile("[\u2801-\u28ff]")


@cache
def played(game: str) -> Table:
    """Return the table of a whole game that is played by buttons against bots."""
    sitting = Sitting.new(game, NAMES, (PERSON, "witch", "witch"), {}, 4, MemoryStore())
    play(sitting, [Buttons(sitting, "device", (0,), 0.0)])
    return sitting.table


@cache
def steps_of(game: str) -> list[Step]:
    """Return the steps of that game."""
    return list(played(game).steps)


class TalkativeBots(Quips):
    """Bots that say something at each moment at which they might."""

    def _may_speak(self, seat: Seat, public: int, draw: Generator) -> bool:
        return True


@cache
def sampled(game: str) -> list[Step]:
    """Return steps of that game: some from all of it, and some at which bots may say something of their own."""
    steps = steps_of(game)
    quips = TalkativeBots(played(game), {seat: one.manner for seat, one in enumerate(CAST[: len(NAMES)])}).between(
        0, len(steps)
    )
    spoken = sorted({one.step for one in quips if not one.is_last})
    found = [steps[sample * len(steps) // SAMPLES] for sample in range(SAMPLES)]
    return found + [steps[spoken[sample * len(spoken) // SPOKEN]] for sample in range(SPOKEN)]


class World:
    """A table in some state, before a viewer's device that is given all that happens from then on."""

    def __init__(self, step: Step, before: Any, viewer: Seat | None) -> None:
        players = [{"name": name} for name in NAMES]
        table = Table(step.game, before, 1, players, Journal(MemoryStore()))
        self.sitting = Sitting(table)
        self.sitting.quips = TalkativeBots(table, {seat: one.manner for seat, one in enumerate(CAST[: len(NAMES)])})
        self.viewer = viewer
        self.now = 0.0
        self.given: list[Any] = []
        for seat in range(len(NAMES)):
            if seat != viewer:
                self.sitting.seats.join(Device(f"device {seat}", (seat,)), 0.0)
        hears = Ability(sounds=True, hears=True)
        self.conversation = Conversation(Device("viewer", lines="braille", exact=True, can=hears))
        seats = () if viewer is None else (viewer,)
        talk = GameTalk(self.conversation, self.sitting, "table", False, seats)
        self.take(self.conversation.begin(talk.run(), 0.0))

    def take(self, reply: Reply | None) -> None:
        """Note a reply in its bytes, what is shown with it, and when more is due."""
        due = self.sitting.due(), self.conversation.due
        self.given.append([plain(reply) if reply is not None else None, plain(show(self.conversation)), list(due)])
        if reply is not None and reply.told:
            self.now += 0.5
            self.conversation.heard(reply.told[-1].number, self.now)

    def do(self, step: Step, done: Any) -> None:
        """Let a step happen: by the viewer's own device if it is theirs, else as it was."""
        offer = None if self.viewer is None else self.sitting.turns.offer(self.viewer)
        if offer is not None and step.entry.seat == self.viewer and step.entry.action in offer.actions:
            self.take(self.conversation.enter(Entry("picked", step.entry.action or "", offer=offer.number), self.now))
        elif not self.sitting.table.steps:
            state, events = done
            self.sitting.table._advance(step.entry, state, events)
            self.sitting.after(events)
            self.take(self.conversation.follow(self.now))

    def type(self, key: str) -> None:
        """Let the viewer press a key."""
        self.take(self.conversation.enter(Entry("typed", key), self.now))

    def wait(self) -> None:
        """Let time pass to what is due next, if anything is."""
        due = min(self.sitting.due(), self.conversation.due)
        if due < inf:
            self.now = max(self.now, due) + SOON
            self.sitting.tick(self.now)
            self.take(self.conversation.follow(self.now))

    def known(self) -> Any:
        """Return all that the viewer may know: the view, and the events that led to it."""
        table = self.sitting.table
        events = self.sitting.hearing.events(0, len(table.steps), self.viewer)
        return table.view(self.viewer), trial_of(table.game.name).unshown(events, self.viewer), events


def hushed(value: Any) -> Any:
    """Return values with nothing left of percepts but how many impacts they have."""
    if isinstance(value, dict):
        return {name: len(one) if name == "percept" and one else hushed(one) for name, one in value.items()}
    return [hushed(one) for one in value] if isinstance(value, list) else value


def said(world: World) -> str:
    """Return all that was given, byte by byte, but for the content of percepts and their rattle in braille."""
    return RATTLE.sub("\u2800", json.dumps(hushed(world.given), ensure_ascii=False))


class Redealing(NamedTuple):
    """A step of a game in two worlds that are the same to a viewer: what was before it, and what each came to."""

    step: Step
    viewer: Seat | None
    befores: tuple[Any, Any]
    results: tuple[Any, Any]


def redealings(game: str) -> Iterator[tuple[int, Redealing]]:
    """Yield steps of a whole game, numbered, each in two worlds."""
    trial = trial_of(game)
    for sample, step in enumerate(sampled(game)):
        viewer = (None, 0, 1, 2)[sample % 4]
        if sample % 2 and step.entry.seat is not None:
            viewer = step.entry.seat
        anew = trial.redealt(step, viewer, Generator(sample))
        if anew is None or anew == step.before or step.game.view(anew, viewer) != step.game.view(step.before, viewer):
            continue
        befores = (step.before, anew)
        one, other = (trial.repeated(step, before, Generator(sample)) for before in befores)
        yield sample, Redealing(step, viewer, befores, (one, other))


def worlds(game: str) -> Iterator[tuple[World, World]]:
    """Yield pairs of worlds that are the same to their viewer, after each of the things that happen there."""
    for sample, (step, viewer, befores, done) in redealings(game):
        one, other = (World(step, before, viewer) for before in befores)
        yield one, other
        keys = [KEYS[(sample + place) % len(KEYS)] for place in range(3)]
        for act in ("do", *keys, "wait", "wait"):
            for world, result in zip((one, other), done, strict=True):
                if act == "do":
                    world.do(step, result)
                elif act == "wait":
                    world.wait()
                else:
                    world.type(act)
            if one.known()[:2] != other.known()[:2]:  # something came to light that may be another thing there
                break
            yield one, other


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_device_is_given_tells_what_its_seat_may_not_know(game: str) -> None:
    compared = [said(one) == said(other) for one, other in worlds(game)]
    assert all(compared)
    assert len(compared) > SAMPLES


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_say_of_their_own_is_among_what_was_compared(game: str) -> None:
    assert any(one.sitting.quips.between(0, len(one.sitting.table.steps)) for one, _ in worlds(game))


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_speak_of_what_lies_hidden_are_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sampled(game)

    def knowing(self: Quips, seat: Seat, public: int, draw: Generator) -> bool:
        return crc32(str(self._table.position()).encode()) % 2 == 0

    monkeypatch.setattr(TalkativeBots, "_may_speak", knowing)
    assert any(said(one) != said(other) for one, other in worlds(game))


def test_a_second_that_tells_what_lies_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    steps_of("roue_des_sorcieres")
    monkeypatch.setattr(Sitting, "due", lambda sitting: crc32(str(sitting.table.position()).encode()) / 1e6)
    assert any(said(one) != said(other) for one, other in worlds("roue_des_sorcieres"))
