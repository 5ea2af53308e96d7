"""A look back at one seat's choices in a game: where chances fell most, what would have been better, and why.

Each choice is held against the advice for the same moment, which knows what the seat could know then and nothing else:
a lucky mistake stays a mistake, and bad luck is none. All are looked at quickly, then those once more that seem to have
cost most.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from audiogames.bots.advice import advise
from audiogames.bots.chances import chance
from audiogames.core.advice import EVEN, Advice
from audiogames.core.events import heard
from audiogames.core.messages import Seat
from audiogames.core.table import Table

MOST: Final = 3
"""How many turning points are told: about as many as are remembered."""

LEAST: Final = 3
"""How many chances in a hundred a turning point cost at the least."""

AGAIN: Final = 2 * MOST
"""How many choices are looked at again: those whose chances seem to have fallen most."""


class PastChoice(NamedTuple):
    """One choice of a seat: what it saw, had heard and might do, what it did, and as which move of the game.

    It is looked at `quickly` first.
    """

    place: int
    number: int
    seat: Seat
    game: str
    view: Any
    events: tuple[Any, ...]
    actions: tuple[Any, ...]
    chosen: Any
    quickly: bool = True

    @property
    def version(self) -> int:
        """What tells this question from all others of its seat: below zero, as no table's version is."""
        return -2 - 2 * self.place + self.quickly

    def answer(self) -> tuple[Advice, ...]:
        """Return the advice for that moment, the best first."""
        return advise(self.game, self.view, self.events, self.actions, self.quickly)


class TurningPoint(NamedTuple):
    """A choice beside what would have been `better`, and the chances of winning in a hundred with either."""

    past: PastChoice
    better: Advice
    before: int
    after: int

    @property
    def fall(self) -> int:
        """How many chances in a hundred the choice cost."""
        return self.before - self.after


def past_choices(table: Table, seat: Seat) -> Iterator[PastChoice]:
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
                yield PastChoice(place, number, seat, game.name, game.view(step.before, seat), events, actions, chosen)
        told += now


def judged(past: PastChoice, advised: tuple[Advice, ...]) -> TurningPoint | None:
    """Return the turning point that a choice was; None where it cost little, or cannot be compared."""
    if not advised or advised[0].worth is None:
        return None
    worth = next((one.worth for one in advised if one.action == past.chosen), None)
    if worth is None or advised[0].worth - worth <= EVEN:
        return None
    before, after = (chance(past.game, past.view, past.events, each) for each in (advised[0].worth, worth))
    return TurningPoint(past, advised[0], before, after) if before - after >= LEAST else None


class Review:
    """Looks back at one seat of a table, one choice at a time, at some twice; `points` has what was found."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._left = past_choices(table, seat)
        self._found: list[TurningPoint] = []
        self.question: PastChoice | None = next(self._left, None)
        """The moment to look at next; None once all were."""

    def give(self, past: PastChoice, advised: tuple[Advice, ...]) -> None:
        """Take the advice for the moment that was asked about, and go on to the next."""
        if self.question is None or past.version != self.question.version:
            return
        point = judged(past, advised)
        if point is not None:
            self._found.append(point)
        self.question = next(self._left, None)
        if self.question is None and past.quickly and self._found:
            again = [point.past._replace(quickly=False) for point in self._largest(AGAIN)]
            self._found.clear()
            self._left = iter(again)
            self.question = next(self._left)

    def points(self) -> tuple[TurningPoint, ...]:
        """Return the largest falls, MOST at the most, in the order in which they happened."""
        return self._largest(MOST)

    def _largest(self, number: int) -> tuple[TurningPoint, ...]:
        largest = sorted(self._found, key=lambda point: -point.fall)[:number]
        return tuple(sorted(largest, key=lambda point: point.past.place))
