"""A look back at one seat's choices in a game: where most was lost, what would have been better, and why.

Each choice is held against the advice for the same moment, which knows what the seat could know then and nothing else:
a lucky mistake stays a mistake, and bad luck is none.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from audiogames.bots.advice import advise
from audiogames.core.advice import UNIT, Advice
from audiogames.core.events import heard
from audiogames.core.messages import Seat
from audiogames.core.table import Table

MOST: Final = 3
"""How many turning points are told: about as many as are remembered."""

LEAST: Final = UNIT
"""Thousandths of a point from which a choice is a turning point."""


class Past(NamedTuple):
    """One choice of a seat: what it saw, had heard and might do, what it did, and as which move of the game."""

    place: int
    number: int
    seat: Seat
    game: str
    view: Any
    events: tuple[Any, ...]
    actions: tuple[Any, ...]
    chosen: Any

    @property
    def version(self) -> int:
        """What tells this question from all others of its seat: below zero, as no table's version is."""
        return -1 - self.place

    def answer(self) -> tuple[Advice, ...]:
        """Return the advice for that moment, the best first."""
        return advise(self.game, self.view, self.events, self.actions)


class TurningPoint(NamedTuple):
    """A choice by which a seat lost a `loss`, in thousandths of a point, beside what would have been `better`."""

    past: Past
    better: Advice
    loss: int


def past_choices(table: Table, seat: Seat) -> Iterator[Past]:
    """Yield the moments at which a seat had a choice, in their order; all moves that it heard of are numbered."""
    game, told, number = table.game, list[Any](), 0
    for place, step in enumerate(table.steps):
        now = step.events_for((seat,))
        number += step.entry.seat is not None and bool(heard(now, seat))
        if step.entry.seat == seat and step.entry.action is not None:
            actions = game.legal(step.before, seat)
            if len(actions) > 1:
                chosen = game.parse_action(step.entry.action)
                events = heard(told, seat)
                yield Past(place, number, seat, game.name, game.view(step.before, seat), events, actions, chosen)
        told += now


def judged(past: Past, advised: tuple[Advice, ...]) -> TurningPoint | None:
    """Return the turning point that a choice was; None where it lost little, or cannot be compared."""
    if not advised or advised[0].worth is None:
        return None
    worth = next((one.worth for one in advised if one.action == past.chosen), None)
    if worth is None or advised[0].worth - worth < LEAST:
        return None
    return TurningPoint(past, advised[0], advised[0].worth - worth)


class Review:
    """Looks back at one seat of a table, one choice at a time; `points` has what was found."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._left = past_choices(table, seat)
        self._found: list[TurningPoint] = []
        self.question: Past | None = next(self._left, None)
        """The moment to look at next; None once all were."""

    def give(self, past: Past, advised: tuple[Advice, ...]) -> None:
        """Take the advice for the moment that was asked about, and go on to the next."""
        if self.question is None or past.place != self.question.place:
            return
        point = judged(past, advised)
        if point is not None:
            self._found.append(point)
        self.question = next(self._left, None)

    def points(self) -> tuple[TurningPoint, ...]:
        """Return the largest losses, MOST at the most, in the order in which they happened."""
        largest = sorted(self._found, key=lambda point: -point.loss)[:MOST]
        return tuple(sorted(largest, key=lambda point: point.past.place))
