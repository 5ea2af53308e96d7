"""Hearing at a table: the moments told in time, the reports of devices, and the notes of what each listener has heard.

The notes stand beside the journal, so that a crash lets little be heard twice.
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
"""The name of a moment that is not told any more."""

NOTE_SECONDS: Final = 1.0
"""Seconds within which a seat's progress of hearing goes to the store: after a crash little more is heard twice."""


class Hearing:
    """What is told at one table, and what was heard of it.

    `notes_due` is the second at which the progress of the listeners goes to the store: infinity for nothing new.
    `unreadable`: something beside the journal could not be read, and nobody was told yet.
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
        """How many of the first steps, of none, one, two and so on, everyone has heard of."""
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
        """Return the mark of a listener who has heard all."""
        return self._outboxes.end(len(self._table.steps))

    def events(self, start: int, end: int, seat: Seat | None) -> tuple[Any, ...]:
        """Return what a seat, or someone who looks on, may know of the steps from one place of the journal on."""
        events: list[Any] = []
        for step in self._table.steps[start:end]:
            events += step.events_for(() if seat is None else (seat,))
        return heard(events, seat)

    def public_steps(self, steps: int) -> int:
        """Return how many of the first `steps` steps everyone has heard of: the others leave no trace in it."""
        for step in self._table.steps[len(self._public) - 1 : steps]:
            self._public.append(self._public[-1] + bool(heard(step.events_for(()), None)))
        return self._public[steps]

    def take_back(self, steps: int) -> None:
        """Forget what was heard of more than so many steps: these were taken back."""
        self._outboxes.take_back(steps)
        del self._public[steps + 1 :]

    def heard(self, listener: Seat | str, mark: Mark, device: str, now: float, part: Part | None = None) -> None:
        """A device has told a listener so much to its end, all or a part of it.

        That counts for no seat that another has taken since. Those have heard it too for whom the device speaks.
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
        """Keep how far each person has heard. A full disk keeps nobody from playing."""
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
        """Take note that it was said what could not be read beside the journal: it is said once."""
        self.unreadable = False
        store = self._table.store
        with suppress(JournalUnwritable, OSError):
            for _ in range(self._outboxes.unreadable - len(store.beside(UNREADABLE))):
                store.put_beside(UNREADABLE, None)

    # What devices are given, and report.

    def speak_for(self, screen: str, seats: Sequence[Seat], now: float) -> None:
        """Let a screen say for people in the same room, at these seats and no others, what all may hear."""
        with self._sitting.at(now):
            self._presence.speak_for(screen, seats)

    def give(self, device: str, number: int, moment: int, seconds: float, now: float) -> None:
        """A device is given something to tell, expected to take so long; `moment` is the last one told by it."""
        by = self._presence.give(device, number, moment, seconds, now)
        if self._sitting.course.races:
            self._races.given(device, moment, by, now)

    def told(self, device: str, number: int, now: float) -> None:
        """A device has told what it was given under this number to its end, and all before."""
        self._sitting.run_to(now)
        self._presence.told(device, number, now)
        if self._sitting.course.races:
            self._races.heard(device, now)
        self._sitting.course.follow()

    def heard_moment(self, device: str, number: int, now: float, is_reported: bool = True) -> None:
        """A device has told all the moments up to one; where it has nothing to tell of them, it reports nothing."""
        self._sitting.run_to(now)
        self._presence.heard(device, number, now)
        if self._sitting.course.races:
            self._races.heard(device, now + (0.0 if is_reported else self._presence.trip(device)))
        self._sitting.course.follow()

    # Moments: what is told in time.

    def tell(self, what: str, *values: int | float | str, seat: Seat | None = None) -> int:
        """Tell a moment to everyone, or to one seat alone; return its number."""
        number = len(self.moments) + 1
        self.moments.append(Moment(number, what, seat, values))
        self._presence.owe(number, seat, self._clock.outside(self._clock.now))
        if seat is None and self._sitting.course.races:
            self._races.begin(number)
        return number

    def withdraw(self) -> None:
        """Forget the moments told so far: nothing of them is told any more."""
        self.moments = [moment._replace(what=WITHDRAWN) for moment in self.moments]
        self._presence.forgive()

    def is_heard(self, number: int) -> bool:
        """Return True if everyone who is waited for has heard a moment to its end, with all told before it."""
        return self._presence.is_heard(number, self.moments[number - 1].seat)
