"""What there is one of for each seat: going round the table, changing one entry, finding the best."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from audiogames.core.messages import Seat

T = TypeVar("T")


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """Return every seat once, from `first` on."""
    return (*range(first, seats), *range(first))


def with_entry(entries: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """Return the entries with one of them changed."""
    changed = list(entries)
    changed[place] = entry
    return tuple(changed)


def best_of(ranks: Sequence[Any]) -> tuple[Seat, ...]:
    """Return the seats with the highest rank: a number of points, or a tuple of what decides, in this order."""
    top = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == top)
