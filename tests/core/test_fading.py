"""A memory fades with what was heard since, by the curve that was found with people, and never comes back."""

from itertools import pairwise

import pytest

from audiogames.core.presentation.fading import FADING, is_kept, kept_of

SEEDS = range(2000)


def test_less_is_left_the_more_was_heard_since_and_ever_more_slowly() -> None:
    left = [kept_of(since) for since in range(0, 40, 4)]
    losses = [before - after for before, after in pairwise(left)]
    assert left[0] == 1000
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] > 0


def test_the_first_things_of_a_row_are_kept_better_than_those_after_them() -> None:
    left = [kept_of(8, place) for place in range(4)]
    assert left == sorted(left, reverse=True)
    assert left[2] > left[3] == kept_of(8) == kept_of(8, 7)


@pytest.mark.parametrize(("since", "power"), [(0, FADING), (3, FADING), (20, FADING), (20, 0.05)])
def test_of_many_minds_as_many_remember_as_the_curve_says(since: int, power: float) -> None:
    share = sum(is_kept(seed, "die", since, power=power) for seed in SEEDS) / len(SEEDS)
    assert share == pytest.approx(kept_of(since, power=power) / 1000, abs=0.04)


def test_what_is_lost_stays_lost_and_the_same_seed_loses_the_same() -> None:
    for seed in SEEDS[:100]:
        known = [is_kept(seed, ("card", 7), since) for since in range(30)]
        assert known == sorted(known, reverse=True)
        assert known == [is_kept(seed, ("card", 7), since) for since in range(30)]


def test_two_minds_do_not_lose_the_same_things() -> None:
    lost = {tuple(is_kept(seed, thing, 12) for thing in range(9)) for seed in SEEDS[:20]}
    assert len(lost) > 10


def test_nothing_was_heard_in_the_future() -> None:
    with pytest.raises(ValueError, match="Nothing was heard -1 things ago"):
        kept_of(-1)
