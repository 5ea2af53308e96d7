"""Chance: the same numbers on every machine, and fair ones."""

import struct
from hashlib import shake_128
from typing import Any

import pytest

from audiogames.core.chance import Generator, NumberBelow, Shuffle, could_be


@pytest.mark.parametrize("seed", [0, 1, -5, 2**70])
def test_words_are_shake_128_of_seed_and_counter(seed: int) -> None:
    """The definition, from hashlib directly: little-endian words of SHAKE-128 of "seed:call"."""
    generator = Generator(seed)
    for call in (1, 2, 3):
        expected = struct.unpack("<4Q", shake_128(f"{seed}:{call}".encode()).digest(32))
        assert generator.words(4) == expected


def test_known_answers() -> None:
    """Numbers written down once: they must never change, or old journals would tell other games."""
    assert Generator(1).words(2) == (8637873500779815892, 10511174623379818649)
    assert Generator(1).permutation(10) == (3, 9, 7, 0, 1, 6, 4, 5, 2, 8)
    assert Generator(1).draw((Shuffle(4), NumberBelow(6), NumberBelow(6))) == ((3, 0, 1, 2), (5,), (3,))


def test_a_permutation_sorts_its_words() -> None:
    words = Generator(9).words(54)
    assert Generator(9).permutation(54) == tuple(sorted(range(54), key=lambda place: words[place]))


def test_each_call_goes_on_from_the_last() -> None:
    generator = Generator(3)
    assert generator.permutation(54) != generator.permutation(54)
    assert generator.draw((Shuffle(54),)) != Generator(3).draw((Shuffle(54),))


def test_two_seeds_differ() -> None:
    assert len({Generator(seed).permutation(54) for seed in range(200)}) == 200


def test_every_place_is_as_likely_for_every_thing() -> None:
    """Chi-square of thing against place over 6,000 shuffles of 6: 25 degrees of freedom, 60 has a chance of 1e-4."""
    generator, rounds = Generator(42), 6000
    counts = [[0] * 6 for _ in range(6)]
    for _ in range(rounds):
        for place, thing in enumerate(generator.permutation(6)):
            counts[place][thing] += 1
    expected = rounds / 6
    assert sum((count - expected) ** 2 / expected for row in counts for count in row) < 60


def test_every_order_is_as_likely() -> None:
    """Chi-square of the 24 orders of 4 things over 4,800 shuffles: 23 degrees of freedom, 60 has a chance of 4e-5."""
    generator, counts = Generator(7), dict[tuple[int, ...], int]()
    for _ in range(4800):
        order = generator.permutation(4)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 60


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 54])
def test_every_number_below_is_as_likely(bound: int) -> None:
    """At 300 draws a number, none strays by six standard deviations."""
    generator = Generator(5)
    counts = [0] * bound
    for _ in range(300 * bound):
        counts[generator.below(bound)] += 1
    assert all(abs(count - 300) < 6 * 300**0.5 for count in counts)


def test_an_incomplete_round_of_numbers_is_drawn_again() -> None:
    """With a bound of two thirds of the words, a plain remainder would give the lower half twice as often."""
    bound = (1 << 64) // 3 * 2
    generator = Generator(11)
    low = sum(generator.below(bound) < bound // 2 for _ in range(2000))
    assert 850 < low < 1150


class Scripted(Generator):
    """A generator whose words are written down."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self.script = list(words)

    def words(self, count: int) -> tuple[int, ...]:
        return tuple(self.script.pop(0) for _ in range(count))


def test_the_last_words_are_refused_exactly_where_a_round_is_incomplete() -> None:
    """2**64 leaves 4 beyond the last whole round of 6."""
    assert Scripted((1 << 64) - 4, (1 << 64) - 1, 8).below(6) == 2
    assert Scripted((1 << 64) - 5).below(6) == 5


@pytest.mark.parametrize("bound", [0, -3])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Generator(0).below(bound)


def test_a_request_is_answered_in_its_order() -> None:
    request = (Shuffle(5), NumberBelow(3), Shuffle(0), NumberBelow(1))
    outcome = Generator(2).draw(request)
    assert [len(answer) for answer in outcome] == [5, 1, 0, 1]
    assert could_be(request, outcome)
    assert Generator(2).draw(()) == ()


@pytest.mark.parametrize(
    "outcome",
    [
        (),
        ((0, 1, 2),),
        ((0, 1, 2), (1,), (0,)),
        ((0, 1, 1), (1,)),
        ((0, 1), (1,)),
        ((0, 1, 3), (1,)),
        ((0, 1, 2), (4,)),
        ((0, 1, 2), (-1,)),
        ((0, 1, 2), ()),
        ((0, 1, 2), (1, 1)),
    ],
)
def test_what_cannot_be_an_answer(outcome: Any) -> None:
    assert not could_be((Shuffle(3), NumberBelow(4)), outcome)


def test_what_can_be_an_answer() -> None:
    assert could_be((Shuffle(3), NumberBelow(4)), ((2, 0, 1), (3,)))
    assert could_be((), ())


def test_a_twin_goes_on_alike_and_neither_moves_the_other() -> None:
    one = Generator(5)
    one.below(6)
    twin = one.twin()
    numbers = [one.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == numbers
    assert one.words(3) == twin.words(3)
