from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.core.messages import Message

UNIT: Final = 1000
"""Worths are in thousandths of a point, or of a game's own unit of score."""

EVEN: Final = UNIT // 2
"""Maximum difference of worths that are announced as equal."""

TENTHS: Final = 10


class Advice(NamedTuple):
    """A possible action, with its `worth` compared with others, and the `reason`.

    `worth` is None if it cannot be compared: listening gains nothing by itself. The reason follows the name of the
    action, and holds only counted or measured numbers.
    """

    action: Any
    worth: int | None
    reason: Message


class Standing(NamedTuple):
    """The state of a game after a choice, as the seat knows it.

    Totals by seat include expected points, in thousandths of a point. The game chooses the unit of `left`, the amount
    to play, such as cards to come.
    """

    totals: tuple[int, ...]
    left: int


class Spread(NamedTuple):
    """Standard deviation of final scores: `always`, plus `more` times the square root of the amount left to play.

    Both are in thousandths of a point, fitted to games between bots (benchmarks/rules/chances.py).
    """

    always: int
    more: int


Compare: TypeAlias = Callable[[Sequence[Any], int, int], list[int]]

NO_DIFFERENCE: Final = Message("advice-no-difference")


def often(happened: int, tries: int, is_counted: bool = False) -> Message:
    """A frequency in tenths, with "always" and "never" only if it was counted exactly."""
    tenths = (2 * TENTHS * happened + tries) // (2 * tries)
    if is_counted and happened in (0, tries):
        return Message("advice-always" if happened else "advice-never")
    if not 0 < tenths < TENTHS:
        return Message("advice-mostly" if tenths else "advice-rarely")
    return Message("advice-times", {"number": tenths})


def rounded(thousandths: int) -> int:
    return (2 * thousandths + UNIT) // (2 * UNIT)
