"""The table as a place: what each seat of each game may walk, at every moment of random games."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from audiogames.core.messages import Seat, place_of, zone_place
from audiogames.core.presentation.zones import Item, Zone
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.decks import air_sorciere, roue_des_sorcieres
from audiogames.games.du_balai.view import revealed
from tests.games.air_sorciere.positions import DIPLOMA, cat, position

from .random_tables import moments

CARDS: dict[str, tuple[str, ...]] = {
    "air_sorciere": air_sorciere.CARD_IDS,
    "roue_des_sorcieres": roue_des_sorcieres.CARD_IDS,
    "du_balai": (),
    "zapp_zerapp": (),
}
OWN = {
    "air_sorciere": ("hand", "columns", "grimoires"),
    "roue_des_sorcieres": ("hand", "mine"),
    "du_balai": ("hand", "formula", "mine"),
    "zapp_zerapp": ("mine",),
}
MIDDLE = {
    "air_sorciere": ("common", "stock"),
    "roue_des_sorcieres": ("trick", "trumps", "wheel"),
    "du_balai": ("track", "dice"),
    "zapp_zerapp": ("barrels", "dice", "ring"),
}
PILES: dict[str, tuple[str, ...]] = {
    "air_sorciere": ("draw", "discard"),
    "du_balai": ("draw", "discard"),
    "roue_des_sorcieres": ("draw",),
    "zapp_zerapp": (),
}
SOUNDING = {"barrels": zone_place("box"), "dice": zone_place("box"), "ring": "table", "track": "table"}
"""Zones that sound from a place with another name than theirs."""
SEEDS = range(14)

every_game = pytest.mark.parametrize("game", sorted(GAMES))
some_games = pytest.mark.parametrize("seed", SEEDS)


def viewers(table: Table) -> tuple[Seat | None, ...]:
    return (None, *range(len(table.players)))


def zones(table: Table, viewer: Seat | None) -> tuple[Zone, ...]:
    return table.game.zones(table.view(viewer))


def items(found: Sequence[Zone]) -> list[Item]:
    return [item for zone in found for item in zone.items]


def cards_shown(game: str, shown: Any) -> set[str]:
    """Return every card that a view in text form names, wherever it does."""
    if isinstance(shown, str):
        return {shown} & set(CARDS[game])
    if isinstance(shown, list):
        return {card for part in shown for card in cards_shown(game, part)}
    if isinstance(shown, dict):
        columns = {f"{colour}-{value}" for colour, values in shown.get("columns", {}).items() for value in values}
        return columns.union(*(cards_shown(game, part) for part in shown.values()))
    return set()


@every_game
@some_games
def test_the_zones_and_their_order_are_the_same_in_every_phase(game: str, seed: int) -> None:
    """Own things first, then what is common, the others clockwise, and the piles; some may be empty."""
    for table in moments(game, seed):
        seats = len(table.players)
        for viewer in viewers(table):
            own = () if viewer is None else OWN[game]
            first = 0 if viewer is None else viewer + 1
            others = [(first + step) % seats for step in range(seats) if (first + step) % seats != viewer]
            wanted = (*own, *MIDDLE[game], *(f"seat-{seat}" for seat in others), *PILES[game])
            found = zones(table, viewer)
            assert tuple(zone.id for zone in found) == wanted
            for zone in found:
                if zone.id.startswith("seat-"):
                    assert zone.place == place_of(int(zone.id[5:]), viewer, seats)
                else:
                    there = SOUNDING.get(zone.id, zone_place(zone.id))
                    assert zone.place == ("me" if zone.id in OWN[game] else there)


@every_game
@some_games
def test_every_card_that_a_seat_may_see_lies_in_just_one_zone(game: str, seed: int) -> None:
    """And no other card lies anywhere: what is not in the seat's view is in no zone."""
    for table in moments(game, seed):
        for viewer in viewers(table):
            lying = Counter(item.id for item in items(zones(table, viewer)) if item.id in CARDS[game])
            assert lying == Counter(cards_shown(game, table.view_position(viewer)))


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"du_balai"}))
@some_games
def test_only_the_own_hand_is_private_and_a_spectator_has_none(game: str, seed: int) -> None:
    """Nor has anybody in a game in which all lies open; in Du Balai! a formula is private too, until it is shown."""
    for table in moments(game, seed):
        for viewer in viewers(table):
            found = zones(table, viewer)
            private, hidden = [item.id for item in items(found) if item.private], "hand" in OWN[game]
            assert [zone.id for zone in found if zone.private] == (["hand"] if hidden and viewer is not None else [])
            own = [] if viewer is None else table.view_position(viewer)["seats"][viewer].get("hand", [])
            assert sorted(private) == sorted(own)
            if viewer is not None and hidden:
                assert [item.id for item in found[0].items] == private


@some_games
def test_own_cards_and_a_formula_that_is_not_yet_shown_are_private(seed: int) -> None:
    for table in moments("du_balai", seed):
        for viewer in viewers(table):
            found = zones(table, viewer)
            hidden = ["hand", "formula"] if not revealed(table.view(viewer)) else ["hand"]
            assert [zone.id for zone in found if zone.private] == ([] if viewer is None else hidden)
            for zone in found:
                assert zone.private or zone.id in ("formula", "draw") or not any(item.private for item in zone.items)


def ids(table: Table, viewer: Seat | None, zone: str) -> list[str]:
    return next([item.id for item in found.items] for found in zones(table, viewer) if found.id == zone)


def test_columns_are_walked_from_the_top_down_and_the_discard_from_the_visible_card() -> None:
    table = Table.load(position("", "", flying=("red-2 red-9 black-4",), discard="green-1 green-2"))
    assert ids(table, 0, "columns") == ["black-4", "red-9", "red-2"]
    assert ids(table, 0, "discard")[0] == ids(table, 1, "discard")[0]
    shown = table.view_position(0)["discard"]
    assert ids(table, 0, "discard") == shown[::-1]


def test_the_witch_drawn_lies_on_the_draw_pile_until_it_is_placed() -> None:
    table = Table.load(
        position(" ".join(f"red-{value}" for value in range(1, 15)) + " green-1 green-2", "", turn=cat())
    )
    assert table.view(0).phase == "cat"
    assert ids(table, 0, "draw") == ["red-15", "draw"]


def test_a_colour_of_grimoires_that_has_run_out_still_has_its_place_in_the_stock() -> None:
    table = Table.load(position("", "", turn=DIPLOMA, stock={"black": 0, "red": 4}))
    assert ids(table, 0, "stock") == [f"stock-{colour}" for colour in air_sorciere.COLOURS]


@pytest.mark.parametrize("open_hands", [False, True])
def test_another_s_hand_lies_open_only_at_a_table_that_plays_so(open_hands: bool) -> None:
    """A15."""
    table = Table.load(position("", "green-1 red-2", options={"open_hands": open_hands}))
    cards = [card for card in ids(table, 0, "seat-1") if card in air_sorciere.CARD_IDS]
    assert cards == (["green-1", "red-2"] if open_hands else [])
    assert "hand-1" in ids(table, 0, "seat-1")
