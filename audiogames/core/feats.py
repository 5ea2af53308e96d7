"""Feats: what is worth remembering of how somebody played a game, and the small goals that it sets."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from audiogames.core.messages import Seat


class Feat(NamedTuple):
    """A feat of a game, said by the message `feat-GAME-NAME` with its `number`: more is better.

    `of` returns how far a seat took it in one game, 0 for not at all, from the events that this seat heard. `goals` are
    numbers worth reaching, the smallest first.
    """

    name: str
    of: Callable[[Sequence[Any], Seat], int]
    goals: tuple[int, ...]

    @property
    def id(self) -> str:
        """The end of its message's id."""
        return self.name.replace("_", "-")


def longest(found: Iterable[bool]) -> int:
    """Return how many of some answers in a row were yes at the most."""
    most = row = 0
    for good in found:
        row = row + 1 if good else 0
        most = max(most, row)
    return most
