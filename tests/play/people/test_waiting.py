"""Nobody waits at a mixed table without a reason on the screen and in the ear, and Enter says: heard, go on."""

from math import inf
from statistics import median
from typing import Any, Final

import pytest

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from audiogames.narration.narrator import expected_seconds
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.play.table.sitting import Sitting
from tests.faces.web.tables import CODE, MemoryShelf, Room, Socket

LONGEST: Final = 2.0
FIRST_DIE: Final = 8.0
"""Promised numbers: the tests hold the program to them."""

USUAL, QUICK, FAST = 18.0, 36.0, 45.0
"""How many letters a second the voices here speak."""

SOUND: Final = 0.7
"""How many seconds a sound takes."""

STEP: Final = 0.1


class Person:
    """Somebody at a device, or a big screen: what they hear takes time, and they think before they act."""

    def __init__(self, room: Room, name: str, rate: float = inf, enters: float = inf, **joins: Any) -> None:
        self.room, self.name = room, name
        self.socket: Socket = room.socket()
        self.reports = not joins.get("reader")
        self.rate, self._enters = rate, enters
        self._chance = Generator(len(room.sockets))
        self._frames = 0
        self._came = self.heard_at = room.now
        self._enters_at = self._acts_at = inf
        self._offer = 0
        self.said: list[tuple[float, str]] = []
        self.waits_for: Any = (set(), None, None)
        self.since = self.faceless = room.now
        self.socket.join(name, **joins)

    @property
    def shown(self) -> Any:
        return self.socket.last("shown")

    def hurry_no_more(self) -> None:
        """Press no Enter from now on."""
        self._enters = self._enters_at = inf

    def listen(self) -> None:
        """Hear what came, and acknowledge it."""
        now = self.room.now
        replies = self.socket.all("reply")
        told = [told for reply in replies[self._frames :] for told in reply["told"]]
        self._frames = len(replies)
        for one in told:
            lines = [line["text"] for line in one["utterances"] if one["aloud"] and not line["by_screen"]]
            self.said += [(now, line) for line in lines]
            words = sum(expected_seconds(line, self.rate) for line in lines) if self.rate < inf else 0.0
            self.heard_at = max(now, self.heard_at) + max(words, SOUND if one["cues"] else 0.0)
        if told:
            self._enters_at = self.heard_at + self._enters
            self.socket.send(kind="given", given=told[-1]["number"])
        if self.reports and self.heard_at <= now:
            self.socket.hear()

    def act(self) -> None:
        """Press what is offered after some thought, or Enter some time after all was heard."""
        now, shown = self.room.now, self.shown
        if not shown.get("offer"):
            if now >= self._enters_at and not shown.get("over"):
                self._enters_at = inf
                self.socket.send(kind="typed", text="")
            self._offer, self._acts_at = 0, inf
            return
        if shown["offer"] != self._offer:
            self._offer = shown["offer"]
            self._acts_at = max(now, self.heard_at) + self._chance.below(50) / 10
        if now >= self._acts_at:
            self._acts_at = now + 1.0
            self.socket.press()

    def check(self) -> None:
        """Check that a reason was given if this person has waited."""
        now, shown = self.room.now, self.shown
        own = self.socket.last("welcome")["seat"]
        others = [seat for seat in shown["seats"] if seat["seat"] != own]
        waits_for = [seat["name"] for seat in others if seat["acts"] or seat["who"] == "listening"]
        before, why = self.waits_for, (set(waits_for), shown["answers"], shown["question"])
        self.waits_for = why
        is_known = why == before or (bool(waits_for) and why[0] < before[0] and why[1:] == before[1:])
        if shown["offer"] or not is_known:
            self.since = now
        if waits_for or shown["answers"] or shown["question"] or shown["over"]:
            self.faceless = now
        assert now - self.faceless < LONGEST, f"{self.name} sees no reason"
        if self.rate == inf or shown["offer"] or shown["over"] or now - max(self.heard_at, self.since) < LONGEST:
            return
        told = " ".join(line for at, line in self.said if at >= self.since - STEP)
        reasons = [*waits_for, "Somebody else is still listening", "Waiting for answers", *shown["question"]]
        assert any(reason in told for reason in reasons), f"{self.name} hears no reason: {why}, {told!r}"


class Table:
    """A mixed table: one by eye, some with readers, and a big screen that speaks."""

    def __init__(self, game: str, *readers: dict[str, Any], bots: int = 0) -> None:
        wanted = WantedTable(game, 1 + len(readers) + bots, "witch", "en", {}, 0.0)
        self.room = Room(Gathering(wanted, MemoryShelf(), CODE, "http://table/"))
        self.screen = Person(self.room, "", USUAL, screen=True, voice=True, sound=True)
        self.people = [Person(self.room, "Mia"), *(Person(self.room, reader=True, **one) for one in readers)]
        if bots:
            self.people[0].socket.send(kind="start")

    @property
    def sitting(self) -> Sitting:
        assert self.room.gathering.sitting is not None
        return self.room.gathering.sitting

    def go_on(self) -> None:
        for one in (*self.people, self.screen):
            one.listen()
        for one in self.people:
            one.act()
        self.room.wait(STEP)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_waits_two_seconds_without_a_reason_on_the_screen_and_in_the_ear(game: str) -> None:
    papa, lou = {"name": "Papa", "rate": USUAL}, {"name": "Lou", "rate": QUICK, "enters": 1.0}
    table = Table(game, papa, lou, bots=int(game == "du_balai"))  # people who write at random never arrive
    for _ in range(60_000):
        if table.sitting.table.over:
            break
        table.go_on()
        for one in (*table.people, table.screen):
            one.check()
    assert table.sitting.table.over


def first_dice(table: Table, rounds: int) -> list[float]:
    """Return for each round how long the first die was awaited after the roll."""
    found: list[float] = []
    rolled, was_rolled, moments = 0.0, table.sitting.view(None).phase == "look", -1
    for _ in range(60_000):
        if len(found) == rounds or table.sitting.table.over:
            return found
        table.go_on()
        is_rolled = table.sitting.view(None).phase == "look"
        if is_rolled and not was_rolled:
            rolled, moments = table.room.now, len(table.sitting.hearing.moments)
        if is_rolled and moments >= 0 and len(table.sitting.hearing.moments) > moments:
            found.append(table.room.now - rolled)
            moments = len(table.sitting.hearing.moments) + 10**6
        was_rolled = is_rolled
    raise AssertionError("too few rounds")


def test_the_first_die_comes_within_eight_seconds_where_a_reader_presses_enter() -> None:
    table = Table("du_balai", {"name": "Papa", "enters": 5.0}, bots=1)
    waits = first_dice(table, 6)
    assert len(waits) >= 4
    assert max(waits) < FIRST_DIE, waits


def test_the_table_waits_as_long_as_a_person_listens_once_that_is_learnt() -> None:
    medians = []
    for enters in (inf, 0.3):
        table = Table("du_balai", {"name": "Lou", "rate": FAST, "enters": enters}, bots=1)
        lou = table.people[1]
        first_dice(table, 4)
        lou.hurry_no_more()
        medians.append(median(first_dice(table, 5)))
    usual, learnt = medians
    assert learnt < 0.6 * usual, medians


def test_after_a_round_results_come_first_and_the_formulas_on_request() -> None:
    table = Table("du_balai", {"name": "Papa", "enters": 2.0}, bots=1)
    papa = table.people[1]
    for _ in range(6000):
        table.go_on()
        is_told = any(line.startswith("The curse falls") for _, line in papa.said)
        if is_told and table.sitting.view(None).phase == "look":
            break
    said = [line for _, line in papa.said]
    assert not any(line.startswith(("The formulas", "The book opens")) for line in said)
    assert said.count("C: the formulas.") == 1
    assert "current" in [name for _, _, name in papa.socket.last("welcome")["keys"]], "it is a button of the page"
    papa.socket.send(kind="typed", text="c")
    papa.listen()
    told = [line for _, line in papa.said][len(said) :]
    place = told.index("The last round.")
    assert told[place + 1].startswith("Valid in orange: ")
    assert told[place + 2].startswith("The formulas: Mia, ")
    assert "you, " in told[place + 2]
