"""Advice: what each thing that a seat may do is worth, and why, in numbers that were counted or measured."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.core.messages import Message

UNIT: Final = 1000
"""Worths are in thousandths of a point, or of what else a game counts in."""

EVEN: Final = UNIT // 2
"""Worths that are no further apart are told as equal."""

TENTHS: Final = 10


class Advice(NamedTuple):
    """One of the things that a seat may do: what it is `worth` beside the others, and the `reason` in a few words.

    `worth` is None where it cannot be compared: listening brings nothing by itself. The reason follows the name of the
    thing. It speaks of the largest difference that was found, and holds no number that was not counted or measured.
    """

    action: Any
    worth: int | None
    reason: Message


class Standing(NamedTuple):
    """How a game stands once a choice is made, as a seat may know: a total for each seat, and how much is `left`.

    Totals are in thousandths of what the game counts in, with what is promised besides. `left` is counted in whatever
    the game goes by, such as cards to come.
    """

    totals: tuple[int, ...]
    left: int


class Spread(NamedTuple):
    """How far luck spreads the ends of a game: `always`, and `more` times the square root of what is left to play.

    Both are in thousandths, as totals are; they were fitted to games of witches (benchmarks/rules/chances.py).
    """

    always: int
    more: int


Compare: TypeAlias = Callable[[Sequence[Any], int, int], list[int]]
"""Returns what each of some actions is worth on average over so many imaginings, past so many moments of rest."""

NO_DIFFERENCE: Final = Message("advice-no-difference")
"""The reason where nothing was found by which things differ."""


def often(happened: int, tries: int, is_counted: bool = False) -> Message:
    """Return how often something happens, of ten times; "always" and "never" only where that is counted."""
    tenths = (2 * TENTHS * happened + tries) // (2 * tries)
    if is_counted and happened in (0, tries):
        return Message("advice-always" if happened else "advice-never")
    if not 0 < tenths < TENTHS:
        return Message("advice-mostly" if tenths else "advice-rarely")
    return Message("advice-times", {"number": tenths})


def rounded(thousandths: int) -> int:
    """Return a worth in whole points, the nearest."""
    return (2 * thousandths + UNIT) // (2 * UNIT)
