"""What is kept from one day to the next: the last order, what fingers have learnt, how far a check has come."""

import json
import re
import unicodedata
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Literal

from audiogames.tactile.codes import Code, load_code
from audiogames.tactile.decks import CardSize, Deck, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.orders.order import Order, Plan, plan
from audiogames.tactile.toml import own_folder
from audiogames.tactile.writing import write_text

Kind = Literal["orders", "school", "checks"]
LARGEST: Final = 1024 * 1024
"""Bytes: a year of lessons takes a hundredth of it."""


def kept(kind: Kind, deck: Deck, code: Code) -> dict[str, Any] | None:
    """Return what was kept for a deck in a code; None where nothing was, or nothing that can be read."""
    path = _path(kind, deck, code)
    try:
        if path.stat().st_size > LARGEST:
            return None
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def keep(kind: Kind, deck: Deck, code: Code, found: dict[str, Any]) -> None:
    """Keep this for the next time. Raises TactileError."""
    write_text(_path(kind, deck, code), json.dumps(found, ensure_ascii=False, indent=1) + "\n", overwrite=True)


def drop(kind: Kind, deck: Deck, code: Code) -> None:
    """Keep nothing any more: it is finished."""
    _path(kind, deck, code).unlink(missing_ok=True)


def keep_order(planned: Plan) -> None:
    """Keep which sheets a deck was made on: its labels are asked for on another day. Raises TactileError."""
    order = planned.order
    made = {
        "sheet": order.sheet or planned.sheet.id,
        "first": order.first,
        "card": order.card,
        "corners": order.corners,
        "formats": order.formats,
        "embosser": order.embosser,
    }
    keep("orders", planned.deck, planned.code, {**made, "parts": order.parts})


def as_made(order: Order) -> Order:
    """Return an order with the sheets on which its deck was made last in its code; as it is where none was.

    Raises TactileError where there is no such deck or code.
    """
    last = kept("orders", load_deck(order.deck), load_code(order.code)) or {}
    try:
        card, parts = last.get("card"), last.get("parts")
        found = replace(
            order,
            sheet=str(last["sheet"]),
            first=int(last["first"]),
            card=None if card is None else CardSize(*map(float, card)),
            corners=int(last["corners"]),
            formats=tuple(map(str, last.get("formats", ()))),
            embosser=str(last.get("embosser", order.embosser)),
            parts=None if parts is None else tuple(map(str, parts)),
        )
        plan(found)
    except (TactileError, ValueError, TypeError, KeyError, AttributeError):  # nothing kept, or for another deck
        return order
    return found


def _path(kind: Kind, deck: Deck, code: Code) -> Path:
    return own_folder(kind) / f"{file_name(deck.id)}-{file_name(code.id)}.json"


def file_name(name: str) -> str:
    """Return a name without accents, spaces and whatever else makes a path hard to type."""
    decomposed = unicodedata.normalize("NFD", name.lower())
    return re.sub(r"[^a-z0-9]+", "-", "".join(one for one in decomposed if one.isascii()))[:60].strip("-")
