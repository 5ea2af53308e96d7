"""Positions of the notation page, written short, and a way to play from them."""

from collections.abc import Sequence
from typing import Any

from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import BY_ID, CARD_IDS

GAME = game_named("roue_des_sorcieres")
Position = dict[str, Any]


def position(
    *hands: str, trumps: str = "blue-7", pile: str = "", captured: Sequence[str] = (), exact: bool = True, **fields: Any
) -> Position:
    """Return a position; each hand or pile is its cards with spaces between, `trumps` with the visible one last."""
    piles = [*captured, *[""] * (len(hands) - len(captured))]
    return {
        "game": "roue_des_sorcieres",
        "seats": [{"hand": hand.split(), "captured": won.split()} for hand, won in zip(hands, piles, strict=True)],
        "trump_pile": trumps.split(),
        "draw_pile": pile.split(),
        "exact": exact,
        **fields,
    }


def table(*hands: str, **fields: Any) -> Table:
    """Return a table standing at `position` of the same arguments."""
    return Table.load(position(*hands, **fields))


def trick(first: int, *cards: str, seats: int = 3) -> list[dict[str, Any]]:
    """Return a trick led by seat `first` of `seats`, each next card by the next seat clockwise."""
    return [{"seat": (first + step) % seats, "card": card} for step, card in enumerate(cards)]


def number(card: str) -> int:
    """Return a card by its name."""
    return BY_ID[card]


def captured(table: Table, seat: int) -> set[str]:
    """Return the cards a seat has truly captured."""
    return set(table.position()["seats"][seat]["captured"])


def cards_in(place: Position) -> list[str]:
    """Return every card of a position, wherever it lies."""
    found = [*place["draw_pile"], *place["trump_pile"], *(entry["card"] for entry in place["trick"])]
    for seat in place["seats"]:
        found += [*seat["hand"], *seat["captured"]]
    return found


ALL_CARDS = sorted(CARD_IDS)
