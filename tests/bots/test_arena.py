"""The arena counts right: paired deals, seats in turn, shared ties, an honest interval."""

import pytest

from audiogames.bots.arena import duel, play, wilson
from audiogames.bots.levels import make_bot

ROUE = "roue_des_sorcieres"


def test_every_deal_is_played_from_every_seat() -> None:
    found = duel(ROUE, "random", "random", seats=3, deals=4)
    assert found.games == 12
    assert found.even == pytest.approx(1 / 3)


def test_a_level_against_itself_wins_its_share_of_every_deal() -> None:
    """The witch draws nothing at random: in each seat she wins what that seat wins, and all seats win the whole."""
    assert duel(ROUE, "witch", "witch", seats=4, deals=3).share == pytest.approx(1 / 4)


def test_the_same_seed_gives_the_same_standing() -> None:
    assert duel(ROUE, "apprentice", "random", 2, 5, seed=9) == duel(ROUE, "apprentice", "random", 2, 5, seed=9)


def test_a_game_is_won_by_someone() -> None:
    winners = play(ROUE, [make_bot(ROUE, "random", seat) for seat in range(5)], seed=3)
    assert winners
    assert set(winners) <= set(range(5))


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    """Figures of R's `prop.test(..., correct = FALSE)`."""
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)
