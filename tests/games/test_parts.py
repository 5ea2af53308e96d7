"""The things that fingers touch: which of them a choice is about, and actions composed of sets of things."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from audiogames.core.chance import Generator
from audiogames.core.errors import IllegalAction
from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import CARD_IDS
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai.state import symbols_in
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.resources import COMPLETE
from tests.games.air_sorciere.positions import cat, position
from tests.games.du_balai.positions import resolving, unwritten, witch, writing
from tests.games.tables import at

from .random_tables import moments

SEEDS = (0, 5, 9, 13, 27, 61)
"""Random games in which every kind of set comes up."""
SETS = {"write", "discard", "diploma"}
"""Verbs of actions that are sets of things; a correction is one as well."""
SAMPLE = 12
"""How many of the legal sets of a moment are tried."""

every_game = pytest.mark.parametrize("game", sorted(GAMES))
some_games = pytest.mark.parametrize("seed", SEEDS)


def turns(game: str, seed: int) -> Iterator[tuple[Table, Seat, tuple[Any, ...]]]:
    """Yield each moment of a random game with who may act and what that seat may do."""
    for table in moments(game, seed):
        for seat, legal in table.legal().items():
            yield table, seat, tuple(legal)


def is_set(action: Any) -> bool:
    return action.verb in SETS or (action.verb == "spell" and bool(action.symbols))


def ids_at(table: Table, seat: Seat) -> set[str]:
    return {item.id for zone in table.game.zones(table.view(seat)) for item in zone.items}


# Choices.


@every_game
@some_games
def test_whatever_names_a_thing_is_about_it(game: str, seed: int) -> None:
    """No verb of a choice is about things at one time, and at another about none."""
    bare = {"stop", "no-land", "no-diploma", "no-trump", "roll", "close", "bet", "pass", "write", "start"}
    for table, seat, legal in turns(game, seed):
        for choice in table.game.choices(table.view(seat), legal):
            assert bool(choice.about) == (choice.action.verb not in bare)


@some_games
def test_every_apprentice_that_may_move_can_be_touched(seed: int) -> None:
    """Those in the start are alike: each of them stands for all."""
    for table, seat, legal in turns("zapp_zerapp", seed):
        moving = {f"{action.piece + 1}" for action in legal if action.verb == "move"}
        choices = table.game.choices(table.view(seat), legal)
        about = {id for choice in choices if choice.action.verb == "move" for id in choice.about}
        assert {id.rpartition("-")[2] for id in about} == moving


# Sets.


def piles_of(action: Any) -> list[list[str]]:
    """Return the things of a set, pile by pile."""
    if action.verb == "write":
        return [[SYMBOLS[symbol] for symbol in symbols_in(pile)] for pile in (action.formula, action.second)]
    if action.verb == "spell":
        symbols = [SYMBOLS[symbol] for symbol in action.symbols]
        return [[], symbols] if action.on_second else [symbols]
    return [[CARD_IDS[card] for card in action.cards]]


def legal_sets(table: Table, seat: Seat, legal: Sequence[Any], chance: Generator) -> list[Any]:
    """Return some of the sets that a seat may choose, those of two piles too."""
    sets = [action for action in legal if is_set(action)]
    found = [sets[place] for place in chance.permutation(len(sets))[:SAMPLE]]
    for action in list(found):
        if action.verb == "write" and action.formula.bit_count() > 1:
            one = next(symbols_in(action.formula))
            two = action._replace(formula=1 << one, second=action.formula & ~(1 << one))
            found += [two] if table.why_not(seat, two) is None else []
    return found


def test_random_games_come_to_every_kind_of_set() -> None:
    """So that the laws below are about all of them."""
    found = {
        (action.verb, getattr(action, "card", None), getattr(action, "on_second", False))
        for game in ("air_sorciere", "du_balai")
        for seed in SEEDS
        for _, _, legal in turns(game, seed)
        for action in legal
        if is_set(action)
    }
    assert found == {
        ("discard", None, False),
        ("diploma", None, False),
        ("write", None, False),
        *(("spell", card, on_second) for card in ("forgotten", "correction") for on_second in (False, True)),
    }


@every_game
@some_games
def test_there_are_parts_whenever_a_set_is_to_be_chosen(game: str, seed: int) -> None:
    for table, seat, legal in turns(game, seed):
        parts = table.game.parts(table.view(seat), legal)
        assert (parts is not None) == (sum(map(is_set, legal)) > 0)
        if parts is not None:
            ids = [item.id for item in parts.items]
            assert len(set(ids)) == len(ids)
            assert all(item.look is not None and item.private for item in parts.items if item.id not in SYMBOLS)
            assert 0 <= parts.least <= parts.most
            for locale in COMPLETE:
                listener = Listener(table.names, seat)
                assert all(catalogue(locale).text(item.name, listener) for item in parts.items)
        for other in {None, *range(len(table.players))} - {seat}:
            assert table.game.parts(table.view(other), ()) is None


@every_game
@some_games
def test_every_legal_set_is_composed_of_its_parts(game: str, seed: int) -> None:
    chance = Generator(seed)
    for table, seat, legal in turns(game, seed):
        view = table.view(seat)
        parts = table.game.parts(view, legal)
        for action in legal_sets(table, seat, legal, chance):
            piles = piles_of(action)
            assert parts is not None
            assert {id for pile in piles for id in pile} <= {item.id for item in parts.items}
            assert parts.least <= sum(map(len, piles)) <= parts.most
            assert sum(bool(pile) for pile in piles) <= parts.piles
            assert table.game.parse_action(table.game.compose(view, piles)) == action


def composed(place: Any, seat: Seat, *piles: str) -> str:
    table = place if isinstance(place, Table) else Table.load(place)
    return table.game.compose(table.view(seat), [pile.split() for pile in piles])


def test_a_formula_of_two_piles_needs_both() -> None:
    table = at(writing(unwritten(4, spells="double-play"), unwritten()))
    parts = table.game.parts(table.view(0), tuple(table.legal()[0]))
    assert parts is not None
    assert (parts.least, parts.most, parts.piles) == (0, 9, 2)
    assert composed(table, 0, "ear star", "web") == "write ear star / web"
    assert composed(table, 0, "ear star", "") == "write ear star"
    assert composed(table, 0, "") == composed(table, 0) == "write"
    with pytest.raises(IllegalAction) as refused:
        table.game.parse_action(composed(table, 0, "", "web"))
    assert refused.value.message.id == "balai-refuse-pile-empty"


def test_a_correction_takes_out_the_symbol_that_lies_there() -> None:
    table = at(resolving(witch(4, "ear star", spells="correction forgotten"), witch()))
    parts = table.game.parts(table.view(0), tuple(table.legal()[0]))
    assert parts is not None
    assert [item.id for item in parts.items][:2] == ["ear", "star"]
    assert (len(parts.items), parts.least, parts.most, parts.piles) == (9, 1, 2, 1)
    assert composed(table, 0, "web star") == composed(table, 0, "star web") == "spell correction star web"
    assert composed(table, 0, "web") == "spell forgotten web"


def test_the_black_cat_takes_as_many_cards_as_are_too_many() -> None:
    hand = " ".join(f"red-{value}" for value in range(1, 15)) + " green-1 green-2 green-3"
    table = Table.load(position(hand, "", turn=cat()))
    parts = table.game.parts(table.view(0), tuple(table.legal()[0]))
    assert parts is not None
    assert (parts.least, parts.most, len(parts.items)) == (2, 2, 17)
    assert composed(table, 0, "red-4 green-2") == "discard green-2 red-4"
