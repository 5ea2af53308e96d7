"""Advice at a table: if it is allowed, and the pending questions.

The notes of a journal forbid it at a table whose people do not want it, at a day's table, and at a puzzle.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from audiogames.bots.advice import advise
from audiogames.core.errors import IllegalAction, reason
from audiogames.core.messages import Message, Seat, Who
from audiogames.core.presentation.advice import Advice
from audiogames.core.table import Table
from audiogames.play.table.hearing import Hearing
from audiogames.play.table.mediator import SittingMediator
from audiogames.play.table.seating import ADVICE_AGAIN, NO_ADVICE, Seating
from audiogames.play.table.seats import Seats

ADVICE: Final = "advice"
"""False if the people of a table want no advice."""

DAY: Final = "day"


PUZZLE: Final = "puzzle"


def refusal(notes: Mapping[str, Any]) -> Message | None:
    if notes.get(PUZZLE):
        return reason("advice-refused-puzzle")
    if notes.get(DAY):
        return reason("advice-refused-day")
    return reason("advice-refused") if notes.get(ADVICE) is False else None


class AdviceQuestion(NamedTuple):
    """Valid while `version` is current."""

    seat: Seat
    version: int
    game: str
    view: Any
    events: tuple[Any, ...]
    actions: tuple[Any, ...]

    def answer(self) -> tuple[Advice, ...]:
        return advise(self.game, self.view, self.events, self.actions)


class Adviser:
    def __init__(
        self,
        table: Table,
        seating: Seating,
        seats: Seats,
        hearing: Hearing,
        sitting: SittingMediator,
    ) -> None:
        self._table = table
        self._seating = seating
        self._seats = seats
        self._hearing = hearing
        self._asks_elsewhere = False
        self._sitting = sitting
        self._asked: dict[Seat, AdviceQuestion] = {}
        self._given: dict[Seat, tuple[int, tuple[Advice, ...]]] = {}

    def ask_elsewhere(self) -> None:
        self._asks_elsewhere = True

    def why_none(self) -> Message | None:
        against = next(iter(sorted(self._seating.against_advice)), None)
        unwanted = None if against is None else reason("advice-refused-by", player=Who(against))
        return refusal(self._table.notes) or unwanted

    def want(self, seat: Seat, is_wanted: bool, now: float) -> None:
        """Forbid advice for everybody at a person's wish, or allow it again.

        Raises JournalUnwritable, and then nothing has changed.
        """
        self._sitting.run_to(now)
        if is_wanted == (seat in self._seating.against_advice):
            with self._sitting.at(now):
                self._seats.post_kept(ADVICE_AGAIN if is_wanted else NO_ADVICE, seat)

    def advice(self, seat: Seat, is_past: bool = False) -> tuple[Advice, ...] | None:
        """The best first, or None while it is computed elsewhere. Raises IllegalAction with the reason.

        If `is_past`, nobody's wish forbids it.
        """
        why = None if is_past else self.why_none()
        if why is None and (seat not in self._table.to_act() or not self._seats.plays(seat)):
            why = reason("advice-not-now")
        if why is not None:
            raise IllegalAction(why)
        version = self._table.version
        at, given = self._given.get(seat, (-1, ()))
        if at == version:
            return given
        if seat in self._asked and self._asked[seat].version == version:
            return None
        question = self._question(seat)
        if self._asks_elsewhere:
            self._asked[seat] = question
            return None
        given = question.answer()
        self.give(question, given)
        return given

    def _question(self, seat: Seat) -> AdviceQuestion:
        table = self._table
        events = self._hearing.events(0, len(table.steps), seat)
        view, actions = self._sitting.view(seat), table.legal()[seat]
        return AdviceQuestion(seat, table.version, table.game.name, view, events, actions)

    def give(self, question: AdviceQuestion, advised: tuple[Advice, ...]) -> None:
        if self._asked.get(question.seat) == question:
            del self._asked[question.seat]
        self._given[question.seat] = question.version, advised

    @property
    def questions(self) -> tuple[AdviceQuestion, ...]:
        return tuple(question for question in self._asked.values() if question.version == self._table.version)
