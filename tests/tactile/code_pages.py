"""The pages that show each code: what stands between their markers, and the pictures, made from the files of the codes.

`python -m tests.tactile.code_pages` writes both again, after a code was changed. In the pages each code is one table:
a sign is words first, and its picture, which says nothing more, is silent in a screen reader.
"""

import re
from collections.abc import Iterator
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageOps
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.tactile.codes import Braille, Code, codes, load_code
from audiogames.tactile.decks import CardSize, Component, Deck, Group, MarkPlan, load_deck
from audiogames.tactile.export.paper.png import raster
from audiogames.tactile.layout import DOTS, Design, Sticker, stickers
from audiogames.tactile.words import card_message, marks_message, place_message, value_message
from audiogames.tactile.writing import fresh_file
from tests.tactile.export.rasters import card_area

DOCS: Final = Path(__file__).resolve().parent.parent.parent / "docs"
AIR: Final = "air_sorciere"
PICTURES: Final = DOCS / "pictures"
BEGIN: Final = "<!-- From here: python -m tests.tactile.code_pages -->"
END: Final = "<!-- To here. -->"
USUAL: Final = "points-formes"
FIRST: Final = (USUAL, "braille-fr", "braille-en")
"""The codes that come first, in this order."""
EXAMPLE: Final = "green-14"
"""The card of Air Sorcière that is shown whole in every code."""
LINE: Final = 0.3
"""Millimetres: how thick the edge of a card is drawn."""
GAP: Final = 6.0
"""Millimetres around what a picture shows."""
DPI: Final = 150
ROOM: Final = CardSize(120.0, 120.0)
"""Millimetres: a card on which any sign has room."""

WORDS: Final[dict[str, dict[str, str]]] = {
    "fr": {
        "number": "Les nombres",
        "colour": "Les couleurs",
        "symbol": "Les symboles de Du Balai !",
        "family": "Les cartes de magie noire de Du Balai !",
        "up": "Le haut d’une carte sans nombre",
        "compact": "Les nombres serrés, sur un dé ou un tonneau",
        "edge": "La couleur d’une face de dé",
        "space": "Les cases de Zapp Zerapp",
        "pawn": "Les apprentis de Zapp Zerapp",
        "value-spell": "sortilège de magie noire",
        "value-acrobatic": "acrobatie",
        "value-up": "le haut",
        "id": "Nom dans la commande : `{id}`. Licence : `{licence}`.",
        "same": "comme dans « {usual} »",
        "alike": "comme sous « {field} »",
        "but": "{alike}, sauf ceci",
        "empty": "Ses tables sont à remplir. Tant qu’elles sont vides, il n’y a rien à montrer ici.",
        "card": "Une carte entière d’Air Sorcière",
        "head": "| Valeur | Ce que trouve le doigt | Dessin |",
        "nothing": "aucune marque",
        "cells": "points {dots}",
        "cell": "point {dots}",
        "next": " ; ",
    },
    "en": {
        "number": "The numbers",
        "colour": "The colours",
        "symbol": "The symbols of Du Balai!",
        "family": "The black-magic cards of Du Balai!",
        "up": "The top of a card without a number",
        "compact": "Compact numbers, on dice or barrels",
        "edge": "The colour of a die’s face",
        "space": "The spaces of Zapp Zerapp",
        "pawn": "The apprentices of Zapp Zerapp",
        "value-spell": "black-magic spell",
        "value-acrobatic": "acrobatics",
        "value-up": "the top",
        "id": "Name in the command: `{id}`. Licence: `{licence}`.",
        "same": "as in “{usual}”",
        "alike": "as under “{field}”",
        "but": "{alike}, except these",
        "empty": "Its tables still have to be filled in. While they are empty, there is nothing to show here.",
        "card": "A whole card of Air Sorcière",
        "head": "| Value | What a finger finds | Drawing |",
        "nothing": "no mark",
        "cells": "dots {dots}",
        "cell": "dot {dots}",
        "next": "; ",
    },
}


RELATED: Final = {"compact": "number", "space": "colour", "pawn": "colour"}
"""Fields with values of another one of the same code."""
UNSHOWN: Final = ("track",)
"""A field that no page shows: it is written like the numbers."""


class Shape(NamedTuple):
    """An area around its own centre with the box that it needs, in mm."""

    area: MultiPolygon
    width: float
    height: float


def shape_of(area: MultiPolygon) -> Shape:
    """Return an area as something to draw, in the box around it."""
    left, top, right, bottom = area.bounds
    return Shape(affinity.translate(area, -(left + right) / 2, -(top + bottom) / 2), right - left, bottom - top)


class Picture(NamedTuple):
    """A drawing, and the name of its file."""

    drawn: Shape
    file: str


class Shown(NamedTuple):
    """One value of one field, as a page shows it. A value without a mark has neither design nor picture."""

    value: str
    design: Design | None
    picture: Picture | None


def ordered() -> tuple[str, ...]:
    """Return the codes in the order of the pages: those that wait for their tables come last."""
    rest = sorted(set(codes()) - set(FIRST), key=lambda id: (load_code(id).is_empty, id))
    return (*FIRST, *rest)


@cache
def shown(id: str, field: str) -> tuple[Shown, ...]:
    """Return what a code writes in one field, value by value."""
    code = load_code(id)
    values = [value for value, written in code.fields[field].table.items() if written]
    designs = dict(zip(values, _designs(code, field, values), strict=True))
    return tuple(_shown(code, field, value, designs.get(value)) for value in code.fields[field].table)


def _designs(code: Code, field: str, values: list[str]) -> Iterator[Design]:
    group = Group(field, (MarkPlan("value", field, None),), None, False, field, {}, {})
    cards = tuple(Component(f"{field}-{value}", {"value": value}, 1, group) for value in values)
    if cards:
        made = stickers(Deck("codes", dict.fromkeys(COMPLETE, ""), ROOM, 0.3, "", cards), code)
        yield from (sticker.design for sticker in made)


def _shown(code: Code, field: str, value: str, design: Design | None) -> Shown:
    if design is None:
        return Shown(value, None, None)
    cells = design.written[0].braille
    drawn = _cells(design, len(cells), code.braille) if cells else shape_of(design.area)
    return Shown(value, design, Picture(drawn, f"{code.id}-{field}-{value}.png"))


def _cells(design: Design, number: int, sizes: Braille) -> Shape:
    """Return a braille text in the box of its cells: where dots stand in a cell is what they say."""
    width = (number - 1) * sizes.cell + sizes.pitch + sizes.dot
    height = 2 * sizes.pitch + sizes.dot
    # A wider text at the same place makes the box of all designs wider, to the right.
    shift = (design.width - width) / 2 if "left" in design.corner else 0.0
    return Shape(affinity.translate(design.area, shift, 0.0), width, height)


@cache
def example(id: str, card: str) -> tuple[tuple[Sticker, ...], Picture]:
    """Return the stickers of a whole card in a code, and its picture, the card's edge around it."""
    size = load_deck(AIR).card
    own = tuple(one for one in stickers(load_deck(AIR), load_code(id)) if one.card == card and one.copy == 1)
    inner = box(LINE, LINE, size.width - LINE, size.height - LINE)
    edge = Polygon(box(0, 0, *size).exterior, [inner.exterior])
    area = affinity.translate(MultiPolygon([edge, *card_area(own).geoms]), -size.width / 2, -size.height / 2)
    return own, Picture(Shape(area, *size), f"{id}-{card}.png")


class Rows(NamedTuple):
    """What a page shows of a field: the code and the field that the values left out are alike, and the others."""

    alike: tuple[str, str] | None
    others: tuple[Shown, ...]


@cache
def rows(id: str, field: str) -> Rows:
    """Return the values of a field that have words of their own; most of the others have those of another field."""
    own = shown(id, field)
    best = Rows(None, own)
    for code, other in ((id, RELATED.get(field, "")), (USUAL, field)):
        if (code, other) != (id, field) and other in load_code(code).fields:
            known = {one.value: signs(code, one) for one in shown(code, other)}
            others = tuple(one for one in own if known.get(one.value) != signs(id, one))
            if 2 * len(others) < len(own) and len(others) < len(best.others):
                best = Rows((code, other), others)
    return best


def signs(id: str, one: Shown) -> str:
    """Return what a finger finds of a value, in English words."""
    return "" if one.design is None else _marks(one.design, load_code(id), "en")


def pictures() -> Iterator[Picture]:
    """Yield every picture of the pages."""
    for id in ordered():
        code = load_code(id)
        if code.is_empty:
            continue
        yield example(id, EXAMPLE)[1]
        for field in code.fields.keys() - UNSHOWN:
            yield from (one.picture for one in rows(id, field).others if one.picture is not None)


def text(language: str) -> str:
    """Return what stands between the markers of a page."""
    made = "\n\n".join(paragraph for id in ordered() for paragraph in _code(load_code(id), language))
    return re.sub(r"(?<=«) | (?=[:;?!»])", "\u00a0", made) if language == "fr" else made


def _code(code: Code, language: str) -> Iterator[str]:
    words = WORDS[language]
    yield f"## {code.names[language]}"
    yield words["id"].format(id=code.id, licence=code.licence)
    yield code.provenance[language]
    if code.is_empty:
        yield words["empty"]
        return
    yield "\n".join((words["head"], "|---|---|---|", *_rows(code, language)))


def _rows(code: Code, language: str) -> Iterator[str]:
    """Yield the rows of a code's table: the card, then each field, whose own row has its place."""
    words = WORDS[language]
    yield _row(f"**{words['card']}**")
    yield _card(code, EXAMPLE, language)
    for name, field in code.fields.items():
        if name in UNSHOWN:
            continue
        place = _said(Message(f"tactile-place-{field.place}"), language)
        alike, others = rows(code.id, name)
        if alike is not None:
            same = words["same"].format(usual=load_code(USUAL).names[language])
            same = words["alike"].format(field=words[alike[1]]) if alike[0] == code.id else same
            place = words["next"].join((place, words["but"].format(alike=same) if others else same))
        yield _row(f"**{words[name]}**", place)
        yield from (_value(one, code, language) for one in others)


def _row(value: str, told: str = "", picture: Picture | None = None) -> str:
    image = f"![](../pictures/{picture.file})" if picture is not None else ""
    return f"| {value} | {told} | {image} |"


def _card(code: Code, card: str, language: str) -> str:
    own, picture = example(code.id, card)
    told = (f"{_said(place_message(one), language)}, {_marks(one.design, code, language)}" for one in own)
    return _row(_said(card_message(AIR, card), language), WORDS[language]["next"].join(told), picture)


def _value(one: Shown, code: Code, language: str) -> str:
    value = value_words(one.value, language)
    if one.design is None or one.picture is None:
        return _row(value, WORDS[language]["nothing"])
    return _row(value, _marks(one.design, code, language), one.picture)


def _said(message: Message, language: str) -> str:
    return catalogue(language).text(message)


def value_words(value: str, language: str) -> str:
    """Return what a value is called on a page."""
    if f"value-{value}" in WORDS[language]:
        return WORDS[language][f"value-{value}"]
    if value.isdigit():
        return value
    return _said(value_message(value), language)


def _marks(design: Design, code: Code, language: str) -> str:
    """Return what a finger finds; braille also by the numbers of its dots, which a voice reads out."""
    words = WORDS[language]
    texts = [written.braille for written in design.written]
    if not all(texts):
        return _said(marks_message(design, code), language)
    dots = (", ".join(map(_dots, cells)) for cells in texts)
    told = (words["cell" if len(one) == 1 else "cells"].format(dots=one) for one in dots)
    return words["next"].join(f"{cells}, {one}" for cells, one in zip(texts, told, strict=True))


def _dots(cell: str) -> str:
    """Return the numbers of the dots of a cell, as in 1-2-6."""
    return "-".join(str(number) for number, bit in enumerate(DOTS, 1) if (ord(cell) - 0x2800) & bit)


def page_with(page: str, generated: str) -> str:
    """Return a page with what stands between its markers replaced."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n\n{generated}\n\n{END}{rest.split(END)[1]}"


def write_picture(picture: Picture, folder: Path) -> None:
    """Write what is drawn, in the middle of a picture."""
    stamp, scale = raster(*picture.drawn, DPI), DPI / 25.4
    size = tuple((2 * GAP + side) * scale for side in (picture.drawn.width, picture.drawn.height))
    canvas = Image.new("L", (ceil(size[0]), ceil(size[1])), 255)
    at = (round((size[0] - stamp.width) / 2), round((size[1] - stamp.height) / 2))
    canvas.paste("#000000", at, ImageOps.invert(stamp))
    with fresh_file(folder / picture.file, overwrite=True) as aside:
        canvas.save(aside, "PNG", dpi=(DPI, DPI))


def main() -> None:
    """Write pages and pictures again; pictures of what is no more are taken away."""
    PICTURES.mkdir(exist_ok=True)
    wanted = list(pictures())
    for picture in wanted:
        write_picture(picture, PICTURES)
    for path in set(PICTURES.glob("*.png")) - {PICTURES / picture.file for picture in wanted}:
        path.unlink()
    for language in COMPLETE:
        path = DOCS / language / "codes.md"
        page = page_with(path.read_text(encoding="utf-8"), text(language))
        with fresh_file(path, overwrite=True) as aside:
            aside.write_text(page, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
