"""Positions of the notation page, written short, and a way to play from them."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import BY_ID, CARD_IDS, COLOURS

GAME = game_named("air_sorciere")
Position = dict[str, Any]
ALL_CARDS = sorted(CARD_IDS)


def counts(text: str) -> dict[str, int]:
    """Return grimoires written as "green red:2"; a colour alone counts one, one that is not named none."""
    named = dict.fromkeys(COLOURS, 0)
    for word in text.split():
        colour, _, number = word.partition(":")
        named[colour] += int(number or 1)
    return named


def columns(cards: str) -> dict[str, list[int]]:
    """Return columns from their cards, lowest first."""
    flying: dict[str, list[int]] = {}
    for card in cards.split():
        colour, value = card.split("-")
        flying.setdefault(colour, []).append(int(value))
    return flying


def position(
    *hands: str,
    flying: Sequence[str] = (),
    owned: Sequence[str] = (),
    pile: str = "",
    discard: str = "",
    common: str = "",
    turn: Mapping[str, Any] | None = None,
    exact: bool = True,
    **fields: Any,
) -> Position:
    """Return a position, seat by seat: hands, columns in flight and grimoires owned, cards with spaces between.

    The piles begin with the card that the notation begins with; two empty hands unless others are given.
    """
    seats = len(hands) or 2
    zones = [*flying, *[""] * (seats - len(flying))]
    shelves = [*owned, *[""] * (seats - len(owned))]
    return {
        "game": "air_sorciere",
        "seats": [
            {"hand": hand.split(), "columns": columns(zone), "grimoires": counts(shelf)}
            for hand, zone, shelf in zip(hands or ("", ""), zones, shelves, strict=True)
        ],
        "draw_pile": pile.split(),
        "discard": discard.split(),
        "common": common.split(),
        "turn": dict(turn or {}),
        "exact": exact,
        **fields,
    }


def table(*hands: str, **fields: Any) -> Table:
    """Return a table standing at `position` of the same arguments."""
    return Table.load(position(*hands, **fields))


FLOWN = {"taken": 1}
"""A turn in which one card was taken."""
LANDING = {"phase": "landing", "taken": 1}
DIPLOMA = {"phase": "diploma", "taken": 1}


def forced(card: str, phase: str = "fly") -> dict[str, Any]:
    """Return a turn in which `card` was put in the common zone (it must lie there)."""
    return {"phase": phase, "taken": 1, "placed_in_common": card}


def cat(card: str = "red-15") -> dict[str, Any]:
    """Return a turn that waits for the black cat."""
    return {"phase": "cat", "taken": 1, "drawn": card}


def refusal(table: Table, action: str, seat: int | None = None) -> str:
    """Return the id of the reason why an action is refused; table and journal must stay as they are."""
    asked = table.to_act()[0] if seat is None else seat
    before = table.position(), table.version, list(table.steps)
    with pytest.raises((IllegalAction, NotYourTurn)) as refused:
        table.submit(asked, action)
    assert (table.position(), table.version, list(table.steps)) == before
    return refused.value.message.id


def arguments(table: Table, action: str, seat: int | None = None) -> dict[str, Any]:
    """Return what the refusal of an action names."""
    with pytest.raises((IllegalAction, NotYourTurn)) as refused:
        table.submit(table.to_act()[0] if seat is None else seat, action)
    return dict(refused.value.message.arguments)


def number(card: str) -> int:
    """Return a card by its name."""
    return BY_ID[card]


def numbers(cards: str) -> tuple[int, ...]:
    """Return cards by their names."""
    return tuple(BY_ID[card] for card in cards.split())


def flying(table: Table, seat: int) -> dict[str, list[int]]:
    """Return the columns of a seat."""
    found: dict[str, list[int]] = table.position()["seats"][seat]["columns"]
    return found


def owned(table: Table, seat: int) -> dict[str, int]:
    """Return the grimoires of a seat, those colours it has."""
    return {colour: count for colour, count in table.position()["seats"][seat]["grimoires"].items() if count}


def cards_in(place: Position) -> list[str]:
    """Return every card of a position, wherever it lies."""
    drawn = place["turn"].get("drawn")
    found = [*place["draw_pile"], *place["discard"], *place["common"], *([drawn] if drawn else [])]
    for seat in place["seats"]:
        found += seat["hand"]
        found += [f"{colour}-{value}" for colour, column in seat["columns"].items() for value in column]
    return found


def grimoires_in(place: Position) -> dict[str, int]:
    """Return the grimoires of a position by colour, in stock or owned."""
    return {
        colour: place["stock"][colour] + sum(seat["grimoires"][colour] for seat in place["seats"]) for colour in COLOURS
    }
