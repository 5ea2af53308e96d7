"""The rules against the reference engine: random games must agree at every step."""

from typing import Any

import pytest

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import CARD_IDS
from audiogames.games.roue_des_sorcieres import events as e

from . import reference
from .deals import random_position
from .positions import Position


def told(event: Any) -> reference.Happening | None:
    """Return an event in the reference's words."""
    match event:
        case e.Played(seat, card):
            return ("played", seat, CARD_IDS[card])
        case e.TrickWon(seat):
            return ("won", seat)
        case e.TrumpChanged(seat, card):
            return ("trump", seat, CARD_IDS[card])
        case e.TrumpKept(seat):
            return ("kept", seat)
        case e.Drew(seat, int(card)):
            return ("drew", seat, CARD_IDS[card])
        case e.TrumpTaken(seat, card):
            return ("took trump", seat, CARD_IDS[card])
        case e.LeftShort(seat):
            return ("left short", seat)
        case e.FinalPhaseBegan():
            return ("final phase",)
        case e.GameEnded(scores, winners):
            return ("over", list(scores), list(winners))
    raise AssertionError(f"the reference has no word for {event}")


def same(position: Position) -> Position:
    """Return a position without what means nothing: names, the order in a hand, the leader of a game that is over."""
    seats = [{pile: sorted(seat[pile]) for pile in ("hand", "captured")} for seat in position["seats"]]
    leader = None if position["turn"]["phase"] == "over" else position["leader"]
    return {**position, "seats": seats, "leader": leader}


def check_game(table: Table, chance: Generator) -> None:
    """Play random cards to the end, with both engines."""
    game = table.position()
    while True:
        assert same(table.position()) == same(game)
        assert list(table.scores) == reference.scores(game)
        seat = game["turn"]["seat"]
        legal = sorted(reference.legal(game))
        mine = {seat: sorted(map(table.game.format_action, actions)) for seat, actions in table.legal().items()}
        assert mine == ({seat: legal} if legal else {})
        if not legal:
            break
        action = legal[chance.below(len(legal))]
        events = table.submit(seat, action)
        game, happened = reference.play(game, action)
        assert [told(event) for event in events] == happened
    assert table.over
    assert list(table.winners) == happened[-1][2]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("side", ["descending", "ascending"])
@pytest.mark.parametrize("keep", [False, True])
def test_games_from_the_deal(seats: int, side: str, keep: bool) -> None:
    for seed in range(4):
        options = {"side": side, "keep_last_trump": keep}
        check_game(Table.new("roue_des_sorcieres", [{}] * seats, options, seed), Generator(seed + 100))


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_from_positions_of_every_kind(seats: int) -> None:
    for seed in range(60):
        check_game(Table.load(random_position(1000 * seats + seed, seats)), Generator(seed))


def test_the_positions_are_of_every_kind() -> None:
    """The kinds that make the test above worth its time: empty hands, empty piles and short trump piles all occur."""
    deals = [random_position(1000 * seats + seed, seats) for seats in range(2, 7) for seed in range(60)]
    assert any(not deal["trump_pile"] for deal in deals)
    assert any(not seat["hand"] for deal in deals for seat in deal["seats"])
    assert any(not deal["draw_pile"] for deal in deals)
    assert any(
        len(deal["draw_pile"]) > 0 and len(deal["draw_pile"]) + len(deal["trump_pile"]) < len(deal["seats"])
        for deal in deals
    )
