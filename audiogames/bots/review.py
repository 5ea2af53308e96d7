"""A review of one seat's choices in a game: the largest losses of winning chances, with better actions.

Each choice is compared with the advice for the same moment, which uses only what the seat could know then. Every choice
gets a quick look, the apparently worst ones a longer one.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from audiogames.bots.advice import advise
from audiogames.bots.chances import chance
from audiogames.core.events import heard
from audiogames.core.messages import Seat
from audiogames.core.presentation.advice import EVEN, Advice
from audiogames.core.table import Table

MOST: Final = 3
"""About as many turning points as people remember."""

LEAST: Final = 3
"""Minimum cost of a turning point in percent."""

AGAIN: Final = 2 * MOST


class PastChoice(NamedTuple):
    """`place` is the number of the move. Its first look is `quickly`."""

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
        """Identifies this question among those of its seat. Negative, unlike versions of tables."""
        return -2 - 2 * self.place + self.quickly

    def answer(self) -> tuple[Advice, ...]:
        return advise(self.game, self.view, self.events, self.actions, self.quickly)


class TurningPoint(NamedTuple):
    past: PastChoice
    better: Advice
    before: int
    after: int

    @property
    def fall(self) -> int:
        return self.before - self.after


def past_choices(table: Table, seat: Seat) -> Iterator[PastChoice]:
    """In order. Moves that the seat heard of are numbered."""
    game, told, number = table.game, list[Any](), 0
    if table.companion is not None and game.companion.hands:
        return  # nobody knows what was held
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
    """None if the choice cost little or cannot be compared."""
    if not advised or advised[0].worth is None:
        return None
    worth = next((one.worth for one in advised if one.action == past.chosen), None)
    if worth is None or advised[0].worth - worth <= EVEN:
        return None
    before, after = (chance(past.game, past.view, past.events, each) for each in (advised[0].worth, worth))
    return TurningPoint(past, advised[0], before, after) if before - after >= LEAST else None


class Review:
    def __init__(self, table: Table, seat: Seat) -> None:
        self._left = past_choices(table, seat)
        self._found: list[TurningPoint] = []
        self.question: PastChoice | None = next(self._left, None)
        """The next moment to review, None at the end."""

    def give(self, past: PastChoice, advised: tuple[Advice, ...]) -> None:
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
        return self._largest(MOST)

    def _largest(self, number: int) -> tuple[TurningPoint, ...]:
        largest = sorted(self._found, key=lambda point: -point.fall)[:number]
        return tuple(sorted(largest, key=lambda point: point.past.place))
