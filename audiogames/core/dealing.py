"""Dealing what is hidden anew, so that it agrees with what is known of it: for `Game.redeal`."""

from itertools import accumulate, combinations
from typing import TypeAlias

from audiogames.core.chance import Generator

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
