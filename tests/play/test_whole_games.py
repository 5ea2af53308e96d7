"""Whole games at several devices, under a clock of the test's own: nothing is lost, doubled or out of order.

    SCHEDULES=200 python -m pytest tests/play/test_whole_games.py -k come_and_go

plays so many games of each kind instead of two.
"""

import os
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Category, Message
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.narration.narrator import Narrator
from audiogames.play.device import Device
from audiogames.play.in_game.news import News
from audiogames.play.prompts import Entry
from audiogames.play.table.outbox import Mark, Outboxes
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

from .face import Buttons, play, play_on

SCHEDULES: Final = int(os.environ.get("SCHEDULES", "1"))

SLOWS: Final = (0.05, 0.3, 1.5, 12.0)
"""Seconds in which a device tells anything to its end: the last is behind most of the time, and away now and then."""


def table(game: str, people: int, bots: int, seed: int, level: str = "apprentice") -> Sitting:
    names = [f"Joueuse {seat}" for seat in range(people + bots)]
    sitting = [PERSON] * people + [level] * bots
    return Sitting.new(game, names, sitting, {}, seed, MemoryStore())


def at_own_devices(sitting: Sitting, slows: Sequence[float] = (), languages: Sequence[str] = ()) -> list[Buttons]:
    """Return a device for each person."""
    return [
        Buttons(
            sitting,
            f"device-{seat}",
            (seat,),
            0.0,
            Device(language=languages[seat] if seat < len(languages) else "fr", granted={"dice_pace": 0.3 + seat}),
            slows[seat] if seat < len(slows) else 0.1,
            seed=seat,
        )
        for seat in sitting.seating.people
    ]


@pytest.mark.parametrize("game", GAMES)
def test_buttons_and_parts_alone_play_every_game_to_its_end(game: str) -> None:
    sitting = table(game, 1, 1, 3)
    play(sitting, at_own_devices(sitting))
    assert sitting.table.over


class Fetch(NamedTuple):
    """The news that a device fetched for a listener at its table, and how many things it was given before."""

    device: str
    listener: int | str
    start: Mark | None
    end: Mark
    messages: tuple[Message, ...]
    number: int


class Watch:
    """Sees all news that devices fetch, and where each of them goes on after an undo."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fetched: list[Fetch] = []
        self.at: dict[tuple[str, int | str], Mark] = {}
        fresh, back, take_back = News.fresh, News.taken_back, Outboxes.take_back

        def fetch(news: News, seat: int | None) -> Any:
            device, listener = news._conversation.device.id, news._conversation.device.id if seat is None else seat
            start, number = news._given.get(listener), news._conversation.breath.number
            found = fresh(news, seat)
            one = Fetch(device, listener, start, news._given[listener], found.messages, number)
            self.fetched.append(one)
            before = self.at.get((device, listener), one.start)
            assert one.start in (None, before), "what comes next for a listener follows what came before"
            self.at[device, listener] = one.end
            return found

        def taken_back(boxes: Outboxes, steps: int) -> None:
            take_back(boxes, steps)
            for who, mark in self.at.items():
                self.at[who] = mark._replace(steps=min(mark.steps, steps))

        def told_back(news: News) -> None:
            back(news)
            device, end = news._conversation.device.id, news._sitting.hearing.end()
            for who, mark in self.at.items():
                if who[0] == device and mark.notices == end.notices - 1:  # their own undo, which is no news to them
                    self.at[who] = mark._replace(notices=end.notices)

        monkeypatch.setattr(News, "fresh", fetch)
        monkeypatch.setattr(News, "taken_back", told_back)
        monkeypatch.setattr(Outboxes, "take_back", taken_back)


class Evening:
    """A game at many devices, that come and go. Each has its own pace, and every other one another language."""

    def __init__(self, game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.watch = Watch(monkeypatch)
        self.chance = Generator(seed)
        bots = 1 if game == "du_balai" else 0  # people who write at random never arrive
        people = 2 + self.chance.below(GAMES[game].max_seats - bots - 1)
        self.sitting = table(game, people, bots, seed, "witch")
        self.now = 0.0
        self.count = 0
        self.all: list[Buttons] = []
        self.screens: list[Buttons] = []
        self.here = [self.come(seat) for seat in range(people)]
        self.here.append(self.come(None))

    def come(self, seat: int | None) -> Buttons:
        """Let a device come, with a seat or to look on."""
        self.count += 1
        slow, pace = SLOWS[self.chance.below(len(SLOWS))], 0.3 + self.chance.below(10) / 10
        seats = () if seat is None else (seat,)
        device = Device(language=("fr", "en")[self.count % 2], granted={"dice_pace": pace})
        face = Buttons(self.sitting, f"device {self.count}", seats, self.now, device, slow, self.count)
        self.all.append(face)
        if seat is None:
            self.screens.append(face)
        return face

    def happen(self) -> None:
        """Let a device drop and another take its seat, or take a seat that is held, or an undo or a crash come."""
        place = self.chance.below(len(self.here))
        face, what = self.here[place], self.chance.below(4)
        seat = next(iter(face.conversation.device.seats), None)
        if what == 0:
            face.leave(self.now)
            self.play(self.chance.below(4), [other for other in self.here if other is not face])
            self.here[place] = self.come(seat)
        elif what == 1:
            self.here.append(self.come(seat))
        elif what == 2:
            self.take_back()
        else:
            self.crash()

    def take_back(self) -> None:
        """Let whoever acts next take that back at once, if it may be."""
        for face in self.here:
            if face.conversation.device.seats and face.press(self.now):
                face.send(Entry("typed", "undo"), self.now)
                return

    def crash(self) -> None:
        """Let the table end without a word, and be taken up again at new devices: nobody has heard more by that."""
        before = self.sitting.outboxes
        self.sitting = Sitting(Table.resume(self.sitting.table.store))
        self.watch.at.clear()
        for seat in self.sitting.seating.people:
            assert self.sitting.outboxes.heard(seat).steps <= before.heard(seat).steps
        self.now = 0.0
        self.here = [self.come(seat) for seat in (*self.sitting.seating.people, None)]

    def play(self, rounds: int, faces: Sequence[Buttons]) -> None:
        """Play on with some of the devices."""
        self.now = play_on(self.sitting, faces, self.now, rounds)
        for face in self.here:
            heard_no_more_than_was_reported(self, face)

    def settle(self) -> None:
        """Let everyone hear to the end what is told."""
        for _ in range(400):
            for face in self.here:
                face.follow(self.now)
            self.sitting.tick(self.now)
            due = min(face.due for face in self.here)
            if due == inf:
                return
            self.now = max(self.now, due)
        raise AssertionError("somebody is told something without end")


def heard_no_more_than_was_reported(evening: Evening, face: Buttons) -> None:
    """No seat has heard what its device was given in words that it has not told to the end."""
    for one in evening.watch.fetched:
        is_due = one.device == face.conversation.device.id and one.listener in face.conversation.device.seats
        if is_due and one.number >= face.reported and one.start is not None and lines_of(face, one):
            assert evening.sitting.outboxes.heard(one.listener).steps <= one.start.steps


def lines_of(face: Buttons, one: Fetch, asks: bool = False) -> list[str]:
    """Return the lines that tell some news, or else ask: of a turn that makes itself it is not told that it came."""
    messages = [message for message in one.messages if (message.category == Category.TURN) is asks]
    seat = one.listener if isinstance(one.listener, int) else None
    narrator = Narrator(face.conversation.device.language, face.conversation.listening.names, seat)
    return [line.text for line in narrator.utterances(messages)]


def is_told_once_and_in_order(evening: Evening, face: Buttons) -> None:
    """The news that a device fetched is in its replies: each line, once, in the order in which it came."""
    lines = [line.text for reply in face.replies for told in reply.told for line in told.utterances]
    fetched = [one for one in evening.watch.fetched if one.device == face.conversation.device.id]
    expected = [text for one in fetched for text in lines_of(face, one)]
    at = 0
    for text in expected:
        assert text in lines[at:], f"{text!r} is lost, or comes too soon"
        at = lines.index(text, at) + 1
    asked = {text for one in fetched for text in lines_of(face, one, asks=True)}
    for text in set(expected) - asked:
        assert lines.count(text) == expected.count(text), f"{text!r} is told again"


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=SCHEDULES)
def test_as_devices_come_and_go_nothing_is_lost_or_told_twice_and_the_game_ends(game: str, seed: int) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        spend(Evening(game, seed, monkeypatch), game)


def spend(evening: Evening, game: str) -> None:
    """Spend an evening at a game: see that each device is told all, once and in order."""
    for _ in range(8):
        evening.play(1 + evening.chance.below(30), evening.here)
        if not evening.sitting.table.over:
            evening.happen()
    evening.now = play(evening.sitting, evening.here, evening.now)
    evening.settle()
    heard, people = evening.sitting.outboxes.heard, evening.sitting.seating.people
    assert {heard(seat) for seat in people} == {evening.sitting.hearing.end()}
    for face in evening.all:
        if game != "du_balai":  # where dice that are told as they land are left out of what is told after
            is_told_once_and_in_order(evening, face)
    for screen in evening.screens:
        assert not any(line.private for reply in screen.replies for told in reply.told for line in told.utterances)


def settle(sitting: Sitting, faces: Sequence[Buttons], now: float, order: Generator) -> None:
    """Let everything happen that is due at a second, in an order that is drawn, until nothing more does."""
    while True:
        before = (sitting.changed, sum(len(face.replies) for face in faces))
        calls: list[Callable[[float], object]] = [sitting.tick, *(face.follow for face in faces)]
        for _ in range(2 * len(calls)):
            calls[order.below(len(calls))](now)
        for call in calls:
            call(now)
        if (sitting.changed, sum(len(face.replies) for face in faces)) == before:
            return


@pytest.mark.parametrize("game", GAMES)
def test_the_same_entries_give_the_same_journal_whatever_the_order_of_everything_else(game: str) -> None:
    def journal(order: Generator) -> list[str]:
        store = MemoryStore()
        sitting = Sitting.new(game, ["Ana", "Bob", "Circe"], [PERSON, PERSON, "apprentice"], {}, 7, store)
        faces, now = at_own_devices(sitting, (0.1, 0.4)), 0.0
        for _ in range(600):
            settle(sitting, faces, now, order)
            if sitting.table.over:
                break
            pressed = [face.press(now) for face in faces]
            if any(pressed):
                continue
            due = min([sitting.due(), *(face.due for face in faces)])
            now = max(now + 0.001, due) if due < float("inf") else now + 1.0
        sitting.table.keep()
        return store.lines()

    assert journal(Generator(1)) == journal(Generator(2))
