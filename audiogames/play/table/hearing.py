"""Hearing at a table: timed moments, reports of devices, and notes of each listener's progress.

The notes are stored beside the journal, so that little is heard twice after a crash.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from audiogames.core.errors import JournalUnwritable
from audiogames.core.events import heard
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.core.timing import Moment
from audiogames.play.table.clock import Clock
from audiogames.play.table.devices.presence import Presence
from audiogames.play.table.devices.races import Races
from audiogames.play.table.mediator import SittingMediator
from audiogames.play.table.outbox import ALL, HEARD, UNREADABLE, Mark, Outboxes, Part
from audiogames.play.table.seating import Seating

WITHDRAWN: Final = "withdrawn"

NOTE_SECONDS: Final = 1.0
"""Maximum seconds before progress is stored."""


class Hearing:
    """`notes_due` is when progress is stored, or infinity.

    `unreadable`: a record beside the journal could not be read, and nobody was informed yet.
    """

    def __init__(
        self,
        table: Table,
        clock: Clock,
        seating: Seating,
        presence: Presence,
        outboxes: Outboxes,
        races: Races,
        sitting: SittingMediator,
    ) -> None:
        self._table = table
        self._clock = clock
        self._seating = seating
        self._presence = presence
        self._outboxes = outboxes
        self._races = races
        self._sitting = sitting
        self.moments: list[Moment] = []
        self._public: list[int] = [0]
        """The number of public steps among the first 0, 1, 2, … steps."""
        for seat in seating.people:
            outboxes.open(seat, Mark() if outboxes.unreadable else Mark(len(table.steps)))
        self._noted: dict[Seat | str, Mark] = {seat: outboxes.heard(seat) for seat in seating.people}
        self.notes_due = inf
        self.unreadable = outboxes.unreadable > len(table.store.beside(UNREADABLE))
        if outboxes.outlived:  # else what is done next would count as heard after another crash
            self._noted.clear()
            self.notes_due = 0.0

    # News: what lies in the journal.

    def end(self) -> Mark:
        return self._outboxes.end(len(self._table.steps))

    def events(self, start: int, end: int, seat: Seat | None) -> tuple[Any, ...]:
        """Return the events of some steps of the journal, as a seat or onlooker may know them."""
        events: list[Any] = []
        for step in self._table.steps[start:end]:
            events += step.events_for(() if seat is None else (seat,))
        return heard(events, None if self._table.companion is not None else seat)

    def public_steps(self, steps: int) -> int:
        for step in self._table.steps[len(self._public) - 1 : steps]:
            self._public.append(self._public[-1] + bool(heard(step.events_for(()), None)))
        return self._public[steps]

    def take_back(self, steps: int) -> None:
        self._outboxes.take_back(steps)
        del self._public[steps + 1 :]

    def heard(self, listener: Seat | str, mark: Mark, device: str, now: float, part: Part | None = None) -> None:
        """A device has spoken to a listener up to a mark, all or a part of it.

        It does not count for a seat that another device has taken. It counts for people in the same room too.
        """
        self._sitting.run_to(now)
        if not isinstance(listener, str) and self._presence.held_last(listener) not in (device, None):
            return
        is_new = self._outboxes.acknowledge(listener, mark, part)
        for seat in self._presence.spoken_for(device):
            is_new |= self._outboxes.acknowledge(seat, mark, "common")
        if is_new:
            self.notes_due = min(self.notes_due, now + NOTE_SECONDS)
            self._sitting.course.follow()

    def write_notes(self) -> None:
        """A full disk is ignored."""
        self.notes_due = inf
        marks = {listener: self._outboxes.heard(listener) for listener in self._outboxes.listeners}
        new = {
            listener: mark
            for listener, mark in marks.items()
            if (listener in self._seating.people or str(listener).startswith(ALL)) and self._noted.get(listener) != mark
        }
        if new:
            with suppress(JournalUnwritable, OSError):
                records = [{"seat": listener, **mark._asdict()} for listener, mark in new.items()]
                self._table.store.put_beside_soon(HEARD, *records)
                self._noted.update(new)

    def told_unreadable(self) -> None:
        """The unreadable record was reported, which happens once."""
        self.unreadable = False
        store = self._table.store
        with suppress(JournalUnwritable, OSError):
            for _ in range(self._outboxes.unreadable - len(store.beside(UNREADABLE))):
                store.put_beside(UNREADABLE, None)

    # What devices are given, and report.

    def speak_for(self, screen: str, seats: Sequence[Seat], now: float) -> None:
        with self._sitting.at(now):
            self._presence.speak_for(screen, seats)

    def give(self, device: str, number: int, moment: int, seconds: float, now: float) -> None:
        """Give a device speech of this many seconds, up to `moment`."""
        by = self._presence.give(device, number, moment, seconds, now)
        if self._sitting.course.races:
            self._races.given(device, moment, by, now)

    def told(self, device: str, number: int, now: float) -> None:
        self._sitting.run_to(now)
        self._presence.told(device, number, now)
        if self._sitting.course.races:
            self._races.heard(device, now)
        self._sitting.course.follow()

    def heard_moment(self, device: str, number: int, now: float, is_reported: bool = True) -> None:
        self._sitting.run_to(now)
        self._presence.heard(device, number, now)
        if self._sitting.course.races:
            self._races.heard(device, now + (0.0 if is_reported else self._presence.trip(device)))
        self._sitting.course.follow()

    # Moments.

    def tell(self, what: str, *values: int | float | str, seat: Seat | None = None) -> int:
        number = len(self.moments) + 1
        self.moments.append(Moment(number, what, seat, values))
        self._presence.owe(number, seat, self._clock.outside(self._clock.now))
        if seat is None and self._sitting.course.races:
            self._races.begin(number)
        return number

    def withdraw(self) -> None:
        self.moments = [moment._replace(what=WITHDRAWN) for moment in self.moments]
        self._presence.forgive()

    def is_heard(self, number: int) -> bool:
        """All awaited listeners have heard a moment and everything before."""
        return self._presence.is_heard(number, self.moments[number - 1].seat)
