"""What was said, for those who want to hear it again: by category, and since their last turn."""

from collections.abc import Iterable
from typing import NamedTuple

from audiogames.core.messages import Category
from audiogames.narration.utterance import Utterance

KEPT = 2000
"""How many lines are remembered: more than any game says."""


class HistoryLine(NamedTuple):
    """One line of the history, numbered from 1, with the turn of the listener in which it was said."""

    number: int
    turn: int
    utterance: Utterance


class History:
    """The lines that one listener was told, with a place from which to walk back and forth.

    Reviewing never changes the game, and new lines never move the place.
    """

    def __init__(self) -> None:
        self.lines: list[HistoryLine] = []
        self._turn = 0
        self._told = 0
        self._place: int | None = None
        self._walked: Category | None = None

    def add(self, utterances: Iterable[Utterance]) -> None:
        """Remember what was told."""
        for utterance in utterances:
            self._told += 1
            self.lines.append(HistoryLine(self._told, self._turn, utterance))
        del self.lines[:-KEPT]

    def mark_turn(self) -> None:
        """Note that the listener has acted: what follows is "since my last turn"."""
        self._turn += 1
        self.walk_only(None)

    def since_last_turn(self) -> tuple[Utterance, ...]:
        """Return what was told since the listener last acted."""
        return tuple(line.utterance for line in self.lines if line.turn == self._turn)

    def last(self, count: int, category: Category | None = None) -> tuple[HistoryLine, ...]:
        """Return the last lines, oldest first, of one category or of all."""
        lines = [line for line in self.lines if category is None or line.utterance.category == category]
        return tuple(lines[-count:]) if count > 0 else ()

    def walk_only(self, category: Category | None) -> None:
        """Walk only the lines of one category from now on, until the listener has acted; None walks all."""
        self._walked, self._place = category, None

    def step(self, by: int) -> tuple[HistoryLine | None, bool]:
        """Walk by `by` lines (negative: back in time); return the line reached, and whether an edge stopped the walk.

        The walk starts at the newest line; without any line the result is (None, True).
        """
        lines = self.last(KEPT, self._walked)
        if not lines:
            return None, True
        here = self._index(lines)
        wanted = here + by
        reached = min(max(wanted, 0), len(lines) - 1)
        self._place = lines[reached].number
        return lines[reached], wanted != reached

    def _index(self, lines: tuple[HistoryLine, ...]) -> int:
        """Return where the walk stands among `lines`; past the newest when it has not begun."""
        if self._place is None:
            return len(lines)
        earlier = [index for index, line in enumerate(lines) if line.number <= self._place]
        return earlier[-1] if earlier else 0
