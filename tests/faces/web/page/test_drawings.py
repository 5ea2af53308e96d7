"""The drawings of the page are the outlines that fingers feel: compared with the geometry of the tactile code.

After a change of the code or of a deck, write them anew and look at them on the page:

    python -m pytest tests/faces/web/page/test_drawings.py --regenerate-golden
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from shapely.geometry import MultiPolygon

import audiogames.faces
from audiogames.core.registry import GAMES
from audiogames.tactile.codes import Code, load_code
from audiogames.tactile.decks import load_deck
from audiogames.tactile.layout import Design, stickers

DRAWINGS: Final = Path(audiogames.faces.__file__).parent / "web" / "page" / "drawings.json"
CODE: Final = "points-formes"
"""The usual code: what is drawn of it stands on the card that somebody else at the table has in hand."""
COLUMN: Final = "number"
SIGNS: Final = ("colour", "symbol", "family")
"""The fields that are one large sign, told apart at a glance."""


def rings(area: MultiPolygon, top: bool = False) -> list[list[tuple[int, int]]]:
    """Return the rings of an outline in tenths of a millimetre; its centre, or the middle of its top, is at 0, 0."""
    left, upper, right, lower = area.bounds
    x0, y0 = (left + right) / 2, upper if top else (upper + lower) / 2
    return [
        [(round(10 * (x - x0)), round(10 * (y - y0))) for x, y in ring.simplify(0.06).coords[:-1]]
        for part in area.geoms
        for ring in (part.exterior, *part.interiors)
    ]


def steps(ring: list[tuple[int, int]]) -> str:
    """Return how a ring goes on from each of its points to the next: the same for a dot wherever it stands."""
    return " ".join(f"{x - before_x} {y - before_y}" for (before_x, before_y), (x, y) in pairwise(ring))


def outline(design: Design, field: str) -> MultiPolygon:
    """Return what one field of a sticker looks like."""
    return MultiPolygon([part for mark in design.marks if mark.field == field for part in mark.area.geoms])


def drawn(code: Code) -> dict[str, Any]:
    """Return rings, outlines made of them, and the cards of all decks by their column and by their sign.

    An outline has for each of its rings the number of the ring, and where its first point is.
    """
    outlines: dict[str, list[list[tuple[int, int]]]] = {}
    cards: dict[str, dict[str, str]] = {}
    for deck in map(load_deck, GAMES):
        for sticker in stickers(deck, code, parts=tuple(group.id for group in deck.groups)):
            printed = cards.setdefault(sticker.card, {})
            for written in sticker.design.written:
                name = f"{written.field}:{written.value}"
                if written.field == COLUMN or written.field in SIGNS:
                    printed["column" if written.field == COLUMN else "sign"] = name
                    outlines.setdefault(name, rings(outline(sticker.design, written.field), written.field == COLUMN))
    symbols = [name for name in outlines if name.startswith("symbol:")]
    for card, found in cards.items():
        # The face of a die has no room for its sign under a finger, but has for the eye.
        of_die = [name for name in symbols if card.endswith("-" + name.removeprefix("symbol:"))]
        if "sign" not in found and of_die:
            found["sign"] = max(of_die, key=len)
    shapes = list(dict.fromkeys(steps(ring) for found in outlines.values() for ring in found))
    return {
        "rings": shapes,
        "outlines": {
            name: [[shapes.index(steps(ring)), *ring[0]] for ring in found] for name, found in outlines.items()
        },
        "columns": _by_value(cards, "column"),
        "signs": _by_value(cards, "sign"),
    }


def _by_value(cards: dict[str, dict[str, str]], part: str) -> dict[str, str]:
    """Return the cards of each column, or of each sign, in one line."""
    found: dict[str, list[str]] = {}
    for card, printed in cards.items():
        if part in printed:
            found.setdefault(printed[part], []).append(card)
    return {name: " ".join(of_it) for name, of_it in found.items()}


def test_the_page_draws_what_fingers_feel(request: pytest.FixtureRequest) -> None:
    now = drawn(load_code(CODE))
    if request.config.getoption("--regenerate-golden"):
        DRAWINGS.write_text(json.dumps(now, separators=(",", ":")) + "\n", encoding="utf-8")
    assert now == json.loads(DRAWINGS.read_text(encoding="utf-8")), "--regenerate-golden writes the drawings anew"


def test_cards_of_one_name_are_drawn_alike_in_all_decks() -> None:
    """Drawings are found by the id of a card alone: no two decks may mean different signs by one id."""
    said: dict[tuple[str, str], set[str]] = {}
    for deck in map(load_deck, GAMES):
        for sticker in stickers(deck, load_code(CODE), parts=tuple(group.id for group in deck.groups)):
            for written in sticker.design.written:
                if written.field in (COLUMN, *SIGNS):
                    said.setdefault((sticker.card, written.field), set()).add(written.value)
    assert said
    assert {card: values for card, values in said.items() if len(values) > 1} == {}
