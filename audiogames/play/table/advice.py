"""Advice at a table: whether there may be any, and the questions of seats that are answered as those to bots are.

The notes of a journal say where nobody may ask: at a table whose people do not want it, and at that of a day.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from audiogames.bots.advice import advise
from audiogames.core.advice import Advice
from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat

ADVICE: Final = "advice"
"""The note that is false where the people of a table want no advice."""

DAY: Final = "day"
"""The note in the journal of a day's table: which day."""


PUZZLE: Final = "puzzle"
"""The note at the table of a puzzle: which."""


def refusal(notes: Mapping[str, Any]) -> Message | None:
    """Return why nobody may ask for advice at a table with these notes, None where they may."""
    if notes.get(PUZZLE):
        return reason("advice-refused-puzzle")
    if notes.get(DAY):
        return reason("advice-refused-day")
    return reason("advice-refused") if notes.get(ADVICE) is False else None


class AdviceQuestion(NamedTuple):
    """One question for advice: what the seat sees, has heard and may do while `version` stands."""

    seat: Seat
    version: int
    game: str
    view: Any
    events: tuple[Any, ...]
    actions: tuple[Any, ...]

    def answer(self) -> tuple[Advice, ...]:
        """Return the advice, the best first."""
        return advise(self.game, self.view, self.events, self.actions)


class Adviser:
    """The questions of the seats of one table, and the answers, each for as long as its version stands."""

    def __init__(self) -> None:
        self._asked: dict[Seat, AdviceQuestion] = {}
        self._given: dict[Seat, tuple[int, tuple[Advice, ...]]] = {}

    def given(self, seat: Seat, version: int) -> tuple[Advice, ...] | None:
        """Return the advice that a seat was given at a version; None where it was given none."""
        at, advised = self._given.get(seat, (-1, ()))
        return advised if at == version else None

    def ask(self, question: AdviceQuestion) -> None:
        """Keep a question, for someone else to answer."""
        self._asked[question.seat] = question

    def asks(self, seat: Seat, version: int) -> bool:
        """Whether a question of a seat at a version waits for its answer."""
        return seat in self._asked and self._asked[seat].version == version

    def give(self, question: AdviceQuestion, advised: tuple[Advice, ...]) -> None:
        """Keep the answer to a question."""
        if self._asked.get(question.seat) == question:
            del self._asked[question.seat]
        self._given[question.seat] = question.version, advised

    def questions(self, version: int) -> tuple[AdviceQuestion, ...]:
        """Return the questions that wait for their answers."""
        return tuple(question for question in self._asked.values() if question.version == version)
