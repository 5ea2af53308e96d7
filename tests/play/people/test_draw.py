"""The draw of a club evening: who meets whom, who rests, and who sits where."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.play.people.evening.draw import Draw, Sizes, draw

SIZES = st.tuples(st.integers(2, 6), st.integers(0, 4), st.booleans()).map(
    lambda drawn: Sizes(drawn[0], min(6, drawn[0] + drawn[1]), drawn[2])
)


def evening(people: int, rounds: list[Sizes], seed: int = 1) -> list[Draw]:
    """Draw all rounds with the same people, one after the other."""
    past: list[Draw] = []
    for number in range(len(rounds)):
        past.append(draw(range(people), past, rounds[number:], seed + number))
    return past


def repeats(drawn: list[Draw]) -> int:
    met = Counter(pair for each in drawn for pair in each.pairs())
    return sum(met.values()) - len(met)


@settings(max_examples=60, deadline=None)
@given(people=st.integers(1, 25), rounds=st.lists(SIZES, min_size=1, max_size=5), seed=st.integers(0, 9999))
def test_everybody_is_at_one_table_of_a_size_that_may_be_or_rests(people: int, rounds: list[Sizes], seed: int) -> None:
    for sizes, drawn in zip(rounds, evening(people, rounds, seed), strict=True):
        assert sorted([*drawn.rests, *(one for table in drawn.tables for one in table)]) == [*range(people)]
        seated = [len(table) for table in drawn.tables]
        assert all(number <= sizes.most for number in seated)
        assert all(number >= sizes.least for number in seated) or sizes.fills
        assert not drawn.rests or not sizes.fills
        assert max(seated, default=0) - min(seated, default=0) <= 1


@settings(max_examples=60, deadline=None)
@given(people=st.integers(2, 20), rounds=st.lists(SIZES, min_size=1, max_size=6), seed=st.integers(0, 9999))
def test_nobody_rests_twice_before_all_others_have_rested(people: int, rounds: list[Sizes], seed: int) -> None:
    drawn = evening(people, rounds, seed)
    for number in range(len(rounds)):
        rested = Counter(one for each in drawn[: number + 1] for one in each.rests)
        assert max(rested[one] for one in range(people)) - min(rested[one] for one in range(people)) <= 1


@settings(max_examples=20, deadline=None)
@given(people=st.integers(3, 20), sizes=SIZES, seed=st.integers(0, 9999))
def test_the_same_seed_gives_the_same_draw(people: int, sizes: Sizes, seed: int) -> None:
    assert evening(people, [sizes] * 3, seed) == evening(people, [sizes] * 3, seed)


def splits(people: tuple[int, ...], sizes: tuple[int, ...]) -> list[tuple[tuple[int, ...], ...]]:
    """Return all ways to put people at tables of these sizes, in the order of the first of each."""
    if not sizes:
        return [()]
    found = []
    for at, size in enumerate(sizes):
        if size in sizes[:at]:
            continue
        rest = (*sizes[:at], *sizes[at + 1 :])
        for others in combinations(people[1:], size - 1):
            left = tuple(one for one in people[1:] if one not in others)
            found += [((people[0], *others), *more) for more in splits(left, rest)]
    return found


def least(people: int, sizes: tuple[int, ...], rounds: int) -> int:
    """Return how few pairs can meet again in so many rounds, by trying all. The first round is any."""
    ways = [frozenset(Draw(way).pairs()) for way in splits(tuple(range(people)), sizes)]

    @cache
    def meets(met: frozenset[tuple[int, int]], left: int) -> int:
        return min((len(way & met) + (meets(met | way, left - 1) if left > 1 else 0)) for way in ways)

    return meets(ways[0], rounds - 1)


@pytest.mark.parametrize(
    ("people", "sizes", "rounds"),
    [(6, (3, 3), 3), (6, (3, 3), 4), (7, (4, 3), 3), (8, (4, 4), 3), (9, (3, 3, 3), 3), (6, (2, 2, 2), 4)],
)
def test_no_more_pairs_meet_again_than_have_to_or_one(people: int, sizes: tuple[int, ...], rounds: int) -> None:
    wanted = [Sizes(min(sizes), max(sizes))] * rounds
    fewest = least(people, sizes, rounds)
    for seed in range(5):
        assert repeats(evening(people, wanted, 100 * seed)) - fewest in (0, 1)


@pytest.mark.parametrize(("people", "table", "rounds"), [(9, 3, 4), (12, 3, 4), (15, 3, 5), (40, 4, 6), (60, 4, 8)])
def test_where_all_can_be_new_to_each_other_nearly_all_are(people: int, table: int, rounds: int) -> None:
    for seed in range(3):
        assert repeats(evening(people, [Sizes(table, table)] * rounds, 100 * seed)) <= 2


@settings(max_examples=20, deadline=None)
@given(people=st.sampled_from([6, 8, 9, 12]), seed=st.integers(0, 9999))
def test_nobody_has_the_first_seat_more_than_twice_before_others_of_their_tables(people: int, seed: int) -> None:
    drawn = evening(people, [Sizes(3, 4)] * 4, seed)
    first = Counter(table[0] for each in drawn for table in each.tables)
    assert max(first.values()) <= 2


def test_whoever_comes_late_or_leaves_is_drawn_with_the_others() -> None:
    first = draw(range(6), [], [Sizes(3, 4)] * 2, 1)
    second = draw([0, 1, 2, 3, 4, 9], [first], [Sizes(3, 4)], 2)
    assert sorted(one for table in second.tables for one in table) == [0, 1, 2, 3, 4, 9]
