"""Random draws: what the rules may request, and the seeded generator that answers.

Numbers are read off SHAKE-128 (FIPS 202) of the seed and a counter, so a seed gives the same game on every Python.
Without the seed, nobody can predict the next number.
"""

import struct
from collections.abc import Iterable, Sequence
from hashlib import shake_128
from itertools import accumulate
from typing import NamedTuple, TypeAlias

_WORD = 1 << 64


class Shuffle(NamedTuple):
    """Put `size` items in random order. The outcome is a permutation of range(size)."""

    size: int


class NumberBelow(NamedTuple):
    """A uniform number from 0 to `bound` - 1. The outcome is that one number."""

    bound: int


Draw: TypeAlias = Shuffle | NumberBelow
Request: TypeAlias = tuple[Draw, ...]
Outcome: TypeAlias = tuple[tuple[int, ...], ...]
"""One tuple of numbers for each draw of a request."""


class Generator:
    """A stream of uniform integers from a seed, which may be any integer."""

    __slots__ = ("_calls", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._calls = 0

    def twin(self) -> "Generator":
        twin = Generator(self._seed)
        twin._calls = self._calls
        return twin

    def words(self, count: int) -> tuple[int, ...]:
        self._calls += 1
        block = shake_128(b"%d:%d" % (self._seed, self._calls)).digest(8 * count)
        return struct.unpack(f"<{count}Q", block)

    def below(self, bound: int) -> int:
        """Unbiased, from 0 to `bound` - 1. Raises ValueError if `bound` is not positive."""
        if bound < 1:
            raise ValueError("a bound is at least 1")
        fair = _WORD - _WORD % bound  # beyond it, an incomplete round would favour the small numbers
        while (word := self.words(1)[0]) >= fair:
            pass
        return word % bound

    def permutation(self, size: int) -> tuple[int, ...]:
        """Sort range(size) by a random word for each number.

        Equal words keep their order. The chance of that is less than size squared in 2 to the 65.
        """
        return tuple(sorted(range(size), key=self.words(size).__getitem__))

    def draw(self, request: Request) -> Outcome:
        return tuple(
            self.permutation(draw.size) if isinstance(draw, Shuffle) else (self.below(draw.bound),) for draw in request
        )


def could_be(request: Request, outcome: Iterable[Sequence[int]]) -> bool:
    """Return True if `outcome` is a possible answer to `request`."""
    answers = tuple(outcome)
    if any(type(number) is not int for answer in answers for number in answer):
        return False  # True and 1.0 are equal to 1
    return len(answers) == len(request) and all(
        sorted(answer) == list(range(draw.size))
        if isinstance(draw, Shuffle)
        else len(answer) == 1 and 0 <= answer[0] < draw.bound
        for draw, answer in zip(request, answers, strict=True)
    )


# Redealing what is hidden, in agreement with what is known: for `Game.redeal`.

Wants: TypeAlias = tuple[tuple[int, int], ...]


def piles_with_sums(values: tuple[int, ...], wants: Wants, generator: Generator) -> list[int | None]:
    """Return the random pile of each value, None for no pile. `values` are in descending order.

    Backtracks from every dead end, since some sums are rare. Returns an empty list if no division exists.
    """
    totals = tuple(accumulate(values, initial=0))
    dead: set[tuple[int, Wants]] = set()

    def possible(given: int, left: Wants) -> bool:
        """Return True if each group of piles could still reach its sum, taken alone."""
        groups = [(0, 0)]
        for size, wanted in left:
            groups += [(count + size, total + wanted) for count, total in groups]
        return all(
            given + count <= len(values)
            and totals[-1] - totals[-1 - count] <= total <= totals[given + count] - totals[given]
            for count, total in groups
        )

    def deal(given: int, left: Wants) -> list[int | None] | None:
        if (given, left) in dead or not possible(given, left):
            return None
        if given == len(values):
            return []
        slots = [pile for pile, (count, _) in enumerate(left) for _ in range(count)]
        slots += [len(left)] * (len(values) - given - len(slots))
        for choice in dict.fromkeys(slots[place] for place in generator.permutation(len(slots))):
            after, pile = left, None if choice == len(left) else choice
            if pile is not None:
                count, total = left[pile]
                after = (*left[:pile], (count - 1, total - values[given]), *left[pile + 1 :])
            way = deal(given + 1, after)
            if way is not None:
                return [pile, *way]
        dead.add((given, left))
        return None

    return deal(0, wants) or []
