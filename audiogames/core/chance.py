"""Chance: what the rules may ask for, and the seeded generator that answers.

The generator is ours, so that a seed gives the same game on every Python: numbers are read off SHAKE-128 (FIPS 202)
of the seed and a counter. Without the seed nobody can tell the next number from those before it.
"""

import struct
from collections.abc import Iterable, Sequence
from hashlib import shake_128
from itertools import accumulate, combinations
from typing import NamedTuple, TypeAlias

_WORD = 1 << 64


class Shuffle(NamedTuple):
    """Put `size` things in random order. The outcome is a permutation of range(size)."""

    size: int


class Below(NamedTuple):
    """A number from 0 to `bound` - 1, each as likely. The outcome is that one number."""

    bound: int


Draw: TypeAlias = Shuffle | Below
Request: TypeAlias = tuple[Draw, ...]
"""The draws that the rules ask for at one go, in this order."""
Outcome: TypeAlias = tuple[tuple[int, ...], ...]
"""One tuple of numbers for each draw of a request."""


class Generator:
    """A stream of fair integers from a seed, any whole number."""

    __slots__ = ("_calls", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._calls = 0

    def twin(self) -> "Generator":
        """Return another stream that goes on as this one does."""
        twin = Generator(self._seed)
        twin._calls = self._calls
        return twin

    def words(self, count: int) -> tuple[int, ...]:
        """Return the next `count` numbers from 0 to 2**64 - 1."""
        self._calls += 1
        block = shake_128(b"%d:%d" % (self._seed, self._calls)).digest(8 * count)
        return struct.unpack(f"<{count}Q", block)

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1, without bias. Raises ValueError if `bound` is not positive."""
        if bound < 1:
            raise ValueError("a bound is at least 1")
        fair = _WORD - _WORD % bound  # beyond it, an incomplete round would favour the small numbers
        while (word := self.words(1)[0]) >= fair:
            pass
        return word % bound

    def permutation(self, size: int) -> tuple[int, ...]:
        """Return range(size) in random order: each thing gets a random word, and the words are sorted.

        Two equal words would keep their order; that has a chance of less than size squared in 2 to the 65.
        """
        return tuple(sorted(range(size), key=self.words(size).__getitem__))

    def draw(self, request: Request) -> Outcome:
        """Answer a request of the rules."""
        return tuple(
            self.permutation(draw.size) if isinstance(draw, Shuffle) else (self.below(draw.bound),) for draw in request
        )


def could_be(request: Request, outcome: Iterable[Sequence[int]]) -> bool:
    """Whether `outcome` is one of the answers to `request`: what a journal holds is checked with this."""
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
"""How many cards each pile wants, and their sum."""


def piles_with_sums(values: tuple[int, ...], wants: Wants, generator: Generator) -> list[int | None]:
    """Return for each value, given from the highest, the pile it goes to (None: to none), drawn at random.

    Goes back from every dead end: such piles may be hard to come by, such as all the nines. Returns nothing where there
    are none, which cannot be where the sums are those of true piles.
    """
    totals = tuple(accumulate(values, initial=0))
    groups = [group for size in range(1, len(wants) + 1) for group in combinations(range(len(wants)), size)]
    dead: set[tuple[int, Wants]] = set()

    def possible(given: int, left: Wants) -> bool:
        """Whether each group of piles could get its sum, were it alone to choose."""
        for group in groups:
            count, total = sum(left[pile][0] for pile in group), sum(left[pile][1] for pile in group)
            if given + count > len(values) or not (
                totals[-1] - totals[-1 - count] <= total <= totals[given + count] - totals[given]
            ):
                return False
        return True

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
