"""Chances of winning: more for who is ahead, the surer the less is left, and of all seats one in all."""

from itertools import pairwise

import pytest

from audiogames.bots.chances import chance, share
from audiogames.bots.review import past_choices
from audiogames.core.presentation.advice import Spread, Standing
from audiogames.core.registry import GAMES
from tests.bots.test_review import ended

SPREAD = Spread(1000, 2000)


def test_chances_of_all_seats_are_one_and_equals_share_it() -> None:
    stands = Standing((5000, 5000, 9000), 4)
    shares = [share(stands, seat, SPREAD) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == shares[1] < shares[2]


def test_the_same_lead_is_worth_more_the_less_is_left() -> None:
    shares = [share(Standing((4000, 0), left), 0, SPREAD) for left in (50, 20, 5, 0)]
    assert shares == sorted(shares)
    assert shares[0] > 0.5
    assert shares[-1] == pytest.approx(0.982, abs=0.001)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_is_worth_more_gives_a_better_chance(game: str) -> None:
    for past in [*past_choices(ended(game), 0)][::9]:
        worths = (-(10**6), -5000, 0, 5000, 10**6)
        chances = [chance(game, past.view, past.events, worth) for worth in worths]
        assert all(before <= after for before, after in pairwise(chances))
        assert (chances[0], chances[-1]) == (1, 99)
