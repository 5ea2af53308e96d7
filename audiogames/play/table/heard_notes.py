"""The notes beside a journal of how far each listener has heard, so that a crash lets little be heard twice."""

from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import Final

from audiogames.core.errors import JournalUnwritable
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Seat
from audiogames.play.table.outbox import ALL, HEARD, UNREADABLE, Mark, Outboxes

NOTE_SECONDS: Final = 1.0
"""Seconds within which a seat's progress of hearing goes to the store: after a crash little more is heard twice."""


class HeardNotes:
    """What stands beside the journal, and the second at which more is `due` there: infinity for nothing new.

    `unreadable`: something there could not be read, and nobody was told yet.
    """

    def __init__(self, store: JournalStore, outboxes: Outboxes, people: Sequence[Seat]) -> None:
        self._store = store
        self._outboxes = outboxes
        self._noted: dict[Seat | str, Mark] = {seat: outboxes.heard(seat) for seat in people}
        self.due = inf
        self.unreadable = outboxes.unreadable > len(store.beside(UNREADABLE))
        if outboxes.outlived:  # else what is done next would count as heard after another crash
            self._noted.clear()
            self.due = 0.0

    def has_heard(self, now: float) -> None:
        """Somebody has heard more, at a second."""
        self.due = min(self.due, now + NOTE_SECONDS)

    def write(self, people: Sequence[Seat]) -> None:
        """Keep how far each of these people has heard. A full disk keeps nobody from playing."""
        self.due = inf
        marks = {listener: self._outboxes.heard(listener) for listener in self._outboxes.listeners}
        new = {
            listener: mark
            for listener, mark in marks.items()
            if (listener in people or str(listener).startswith(ALL)) and self._noted.get(listener) != mark
        }
        if new:
            with suppress(JournalUnwritable, OSError):
                records = [{"seat": listener, **mark._asdict()} for listener, mark in new.items()]
                self._store.put_beside_soon(HEARD, *records)
                self._noted.update(new)

    def told_unreadable(self) -> None:
        """Take note that it was said what could not be read: it is said once."""
        self.unreadable = False
        with suppress(JournalUnwritable, OSError):
            for _ in range(self._outboxes.unreadable - len(self._store.beside(UNREADABLE))):
                self._store.put_beside(UNREADABLE, None)
