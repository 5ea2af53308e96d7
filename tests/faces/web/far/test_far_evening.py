"""An evening with somebody far away: 150 ms there and back, 30 ms of jitter, one packet in a hundred is lost.

The real server and the sockets of two people are on two computers, with a wire of the tests between them.
"""

import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest.mock import patch

import pytest

from audiogames.core.chance import Generator
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.play.table.devices.races import HeldKey, Race
from tests.faces.web.tables import Client, MemoryShelf, Server, pressed, served
from tests.networks import Computer, computers, need
from tests.wire import Wire, inside

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such networks")

TRIP, JITTER, LOSS = 0.150, 0.030, 0.01
SEED: Final = 6
"""Its wire loses a packet before the hundredth."""

SECONDS: Final = 60.0
COLOURS: Final = ("orange ", "black ")
"""How lines of dice begin."""


class Person:
    """One person: what their device told, and when all of it was heard. It reports at once what comes."""

    def __init__(self, at: Computer, server: Server, name: str, host: str) -> None:
        self.name = name
        self.said: list[str] = []
        self.heard_at = 0.0
        self.chance = Generator(len(name))
        self.token = ""
        self._at, self._server, self._host = at, server, host
        self.client = self._connected()
        self.token = self.client.join(name)["token"]

    def _connected(self) -> Client:
        with inside(self._at):
            way = socket.create_connection((self._host, self._server.port))
        return self._server.connect(sock=way, proxy=None)

    def drop(self) -> None:
        """Lose the connection, and come back with another."""
        self.client.connection.socket.shutdown(socket.SHUT_RDWR)
        self.client = self._connected()
        self.client.send(kind="token", token=self.token)
        assert self.client.until("welcome")["name"] == self.name

    def listen(self, seconds: float = 0.005) -> None:
        """Take what comes, and report it as come and heard."""
        try:
            message = self.client.receive(seconds)
        except TimeoutError:
            return
        told = message.get("told")
        if told:
            self.said += [line["text"] for one in told for line in one["utterances"]]
            self.client.send(kind="given", given=told[-1]["number"])
            self.client.report()
            self.heard_at = time.monotonic()

    def may(self, action: str) -> bool:
        """Whether a button with this action is shown."""
        shown = self.client.shown
        return bool(shown.get("offer")) and any(one["action"].startswith(action) for one in shown["choices"])

    def press(self, action: str, after: float) -> None:
        """Press a button; say how many seconds after hearing that is."""
        shown = self.client.shown
        text = next(one["action"] for one in shown["choices"] if one["action"].startswith(action))
        self.client.send(kind="picked", text=text, offer=shown["offer"], after=after, heard=self.client.heard)
        shown["offer"] = 0

    def play(self, spares: str) -> None:
        """Answer by any button that is shown, unless it is one to be spared; write a formula that flies."""
        shown = self.client.shown
        if spares and self.may(spares):
            return
        if self.may("write") and shown["parts"]:
            pile = [item["id"] for item in shown["parts"]["items"] if item["name"] == self._valid()]
            answer: Any = {"kind": "picked", "piles": [pile], "offer": shown["offer"]}
        else:
            answer = pressed(shown, self.chance)
        if answer is not None:
            self.client.send(heard=self.client.heard, **answer)
            self.client.shown["offer"] = 0

    def _valid(self) -> str:
        """Return a symbol of one colour alone, of the nine dice that were told last."""
        dice = [line.split(" ", 1) for line in self.said if line.startswith(COLOURS)][-9:]
        colours = {symbol: {colour for colour, other in dice if other == symbol} for _, symbol in dice}
        return next(symbol for symbol, found in colours.items() if len(found) == 1)


class Evening:
    """A table, somebody near it and somebody far away."""

    def __init__(self, table: Gathering, near: Person, far: Person, wire: Wire) -> None:
        self.table, self.near, self.far, self.wire = table, near, far, wire
        self.people = (near, far)
        self.ranked: list[tuple[HeldKey, ...]] = []
        """The keys of each race that was decided."""

    def pass_until(self, comes: Callable[[], bool], play: bool = False, spares: str = "") -> None:
        """Let both listen, and play on if they are to, until something comes; neither presses what is to be spared."""
        deadline = time.monotonic() + SECONDS
        while not comes():
            assert time.monotonic() < deadline, self.far.said[-5:]
            for person in self.people:
                person.listen()
                if play:
                    person.play(spares)

    def listen_for(self, seconds: float) -> None:
        """Let both listen for so long."""
        until = time.monotonic() + seconds
        self.pass_until(lambda: time.monotonic() >= until)

    def race(self, action: str, near: float, far: float) -> tuple[int | None, bool]:
        """Let each press the same button so long after hearing; return whose key won, and whether both came in time.

        A key comes too late where its packet was lost, or where this computer is so busy that the wire is longer.
        """
        verb = action.split()[0]
        before, ranked = len(self.done(verb)), len(self.ranked)
        for _, seat in sorted([(self.near.heard_at + near, 0), (self.far.heard_at + far, 1)]):
            person = self.people[seat]
            self.listen_for(person.heard_at + (near, far)[seat] - time.monotonic())
            if person.may(action):
                person.press(action, time.monotonic() - person.heard_at)
        self.pass_until(lambda: len(self.done(verb)) > before)
        return self.done(verb)[before][0], len(self.ranked[ranked]) == 2

    def done(self, *verbs: str) -> list[tuple[int | None, str]]:
        """Return who did what, of some kinds of actions, from the beginning of the game."""
        assert self.table.sitting is not None
        entries = [step.entry for step in self.table.sitting.table.steps]
        return [(one.seat, one.action) for one in entries if one.action and one.action.split()[0] in verbs]

    def trip(self) -> float:
        """Return how long the way to the far device and back is, as the table has measured it."""
        assert self.table.sitting is not None
        presence = self.table.sitting.presence
        device = presence.holder(1)
        assert device is not None
        return presence.trip(device.id)


@contextmanager
def evening(game: str, **options: Any) -> Iterator[Evening]:
    """Open a table of two, whose second person is far away."""
    need()
    with computers("near", "far") as (at_home, elsewhere), Wire(at_home, elsewhere, TRIP, JITTER, LOSS, SEED) as wire:
        host = wire.addresses[0]
        table = Gathering(WantedTable(game, 2, "witch", "en", options), MemoryShelf(), "ABCD2345", "http://table/")
        with ExitStack() as stack:
            with inside(at_home):
                server = stack.enter_context(served(table, host=host))
            near = Person(at_home, server, "Ana", host)
            found = Evening(table, near, Person(elsewhere, server, "Bob", host), wire)
            decided = Race.decided

            def ranked(race: Race) -> tuple[HeldKey, ...]:
                found.ranked.append(decided(race))
                return found.ranked[-1]

            with patch.object(Race, "decided", ranked):
                yield found


def test_the_book_is_closed_by_who_was_sooner_after_hearing_from_however_far_away() -> None:
    with evening("du_balai", pace="common") as one:
        near, far = one.near, one.far
        one.pass_until(lambda: near.may("close") and far.may("close"), play=True, spares="close")
        assert TRIP - JITTER - 0.01 <= one.trip() < 2 * TRIP
        closer, both_came = one.race("close", 0.40, 0.25)
        assert closer == 1 or not both_came

        far.drop()
        one.pass_until(lambda: near.may("close") and far.may("close"), play=True, spares="close")
        assert one.race("close", 0.30, 0.80)[0] == 0
        dice = [[line for line in person.said if line.startswith(COLOURS)][-9:] for person in one.people]
        assert dice[0] == dice[1], "a die was lost, or told in another order"
        assert one.table.sitting is not None
        assert tuple(one.table.sitting.seating.people) == (0, 1)
        assert one.wire.lost > 0


def test_hands_reach_for_one_barrel_and_both_choose_in_time_from_however_far_away() -> None:
    with evening("zapp_zerapp", shaking="melee") as one:
        near, far = one.near, one.far
        one.pass_until(lambda: near.may("take A") and far.may("take A"), play=True, spares="take A")
        taker, both_came = one.race("take A", 0.40, 0.25)
        assert taker == 1 or not both_came
        one.pass_until(lambda: {seat for seat, _ in one.done("choose")} == {0, 1}, play=True)
        assert not any("is still listening" in line for line in near.said)
