"""Hidden things dealt again agree with what is known of them."""

from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.chance import Generator, piles_with_sums


@given(st.lists(st.lists(st.integers(1, 9), max_size=8), min_size=1, max_size=5), st.integers(0, 99))
def test_piles_have_as_many_things_as_they_want_and_their_sums(piles: list[list[int]], seed: int) -> None:
    *true, rest = piles
    values = tuple(sorted((value for pile in piles for value in pile), reverse=True))
    wants = tuple((len(pile), sum(pile)) for pile in true)
    places = piles_with_sums(values, wants, Generator(seed))
    dealt = [[value for value, place in zip(values, places, strict=True) if place == pile] for pile in range(len(true))]
    assert tuple((len(pile), sum(pile)) for pile in dealt) == wants
    assert places.count(None) == len(rest)


def test_every_way_of_dealing_is_found() -> None:
    ways = {tuple(piles_with_sums((3, 2, 2, 1), ((2, 4),), Generator(seed))) for seed in range(50)}
    assert ways == {(0, None, None, 0), (None, 0, 0, None)}


def test_where_there_are_no_such_piles_nothing_is_dealt() -> None:
    assert piles_with_sums((9, 9), ((1, 5),), Generator(1)) == []
