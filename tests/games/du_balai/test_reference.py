"""The rules against the reference engine: random games must agree at every step."""

from typing import Any

import pytest

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.du_balai import DICE, SYMBOLS
from tests.games.tables import at

from . import reference
from .deals import random_options, random_position, random_write
from .positions import GAME, Position, new


class TrueChance:
    """The outcomes of chance at the table in some steps."""

    def __init__(self, table: Table, since: int) -> None:
        self.rolls: list[list[str]] = []
        self.orders: list[list[str]] = []
        for step in table.steps[since:]:
            if step.entry.chance is None:
                continue
            if step.before.rolling is not None:
                sides = [side for (side,) in step.entry.chance]
                self.rolls.append([faces[side] for faces, side in zip(DICE, sides, strict=True)])
            else:
                cards = step.before.deck + (step.before.discard if step.before.drawing else ())
                self.orders.append([cards[place] for place in step.entry.chance[0]])

    def dice(self) -> list[str]:
        return self.rolls.pop(0)

    def shuffled(self, cards: list[str]) -> list[str]:
        order = self.orders.pop(0)
        assert sorted(order) == sorted(cards)
        return order

    def used_up(self) -> bool:
        return not self.rolls and not self.orders


def same(position: Position) -> Position:
    """Return a position without what no rule asks for: names, orders in a hand, whose turn it is, who used a card."""
    seats = []
    for seat in position["seats"]:
        piles = {pile: None if seat[pile] is None else set(seat[pile]) for pile in ("formula", "second")}
        cards = {field: sorted(seat[field]) for field in ("spells", "fresh", "acrobatics")}
        seats.append({**seat, "name": None, **piles, **cards})
    turn = {field: value for field, value in position["turn"].items() if field != "seat"}
    asked = {field: value for field, value in position.items() if field != "used"}
    return {**asked, "seats": seats, "turn": {**turn, "waiting": sorted(turn["waiting"])}}


def check_legal(table: Table, game: Position) -> None:
    """Both engines let the same seats do the same."""
    written = table.legal_position()
    assert {*written} == {*reference.to_act(game)}
    assert table.view(None).clock_runs == reference.clock(game)
    for seat, entries in written.items():
        assert sorted(entry for entry in entries if isinstance(entry, str)) == sorted(reference.legal(game, seat))
        sets = [entry for entry in entries if not isinstance(entry, str)]
        assert bool(sets) == (game["turn"]["phase"] == "write")
        if sets:
            assert sets[0] == {"verb": "write", "from": SYMBOLS_IN_ORDER, "min": 0, "max": 9}
            assert (len(sets) == 2) == ("double-play" in reference.old(game, seat))


SYMBOLS_IN_ORDER = [*SYMBOLS]


def check_game(table: Table, chance: Generator, most: int = 400) -> bool:
    """Play with both engines, to the end or `most` decisions; return whether the end was reached."""
    game = table.position()
    for _ in range(most):
        check_legal(table, game)
        assert table.scores == tuple(reference.scores(game))
        assert table.winners == tuple(reference.winners(game))
        if table.over:
            return True
        game = check_step(table, game, chance)
    return False


def check_step(table: Table, game: Position, chance: Generator) -> Position:
    """Do one thing with both engines; return the game, the same in both."""
    since, legal = len(table.steps), table.legal()
    if not legal or (table.view(None).clock_runs and chance.below(4) == 0):
        table.time()
        decided = TrueChance(table, since)
        after: Position = reference.time(game, decided)
    else:
        seat = [*legal][chance.below(len(legal))]
        actions = [GAME.format_action(action) for action in legal[seat] if action.verb != "write"]
        if len(actions) < len(legal[seat]) and not (actions and chance.below(2)):
            actions = [random_write(table._state, seat, chance)]
        action = actions[chance.below(len(actions))]
        table.submit(seat, action)
        decided = TrueChance(table, since)
        after = reference.play(game, seat, action, decided)
    assert decided.used_up()
    assert same(after) == same(table.position())
    return after


@pytest.mark.parametrize("seed", range(40))
def test_whole_games_agree(seed: int) -> None:
    chance = Generator(seed)
    players: list[dict[str, Any]] = [
        {"level": ("normal", "novice", "expert")[chance.below(3)]} for _ in range(2 + seed % 5)
    ]
    assert check_game(new(players, random_options(chance), seed), chance, 5000)


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_positions_agree(seats: int) -> None:
    for seed in range(seats - 2, 400, 5):
        check_game(at(random_position(seed, seats), seed), Generator(seed), 12)


def test_the_reference_engine_lists_every_formula() -> None:
    assert sum(1 for _ in reference.formulas()) == 512
