"""The drawings of the program as rasters for the finger: one sampled point in the middle of each pixel, at 300 dpi."""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
import shapely
from shapely.geometry import MultiPolygon

from audiogames.resources import data_folder
from audiogames.tactile.codes import Code, codes, load_code
from audiogames.tactile.decks import load_deck
from audiogames.tactile.layout import Design, Sticker, by_card, on_card, stickers
from tests.tactile.finger import DPI, INCH, Finger
from tests.tactile.finger_signs import OUTLINE, Raster

PIXEL = INCH / DPI
FILLED = tuple(code for code in codes() if not load_code(code).is_empty)
"""The codes whose tables are there."""


@cache
def finger_for(code: str, deck: str, outline: float = OUTLINE) -> Finger:
    folder = data_folder("tactile")
    return Finger(folder / "codes" / f"{code}.toml", folder / "decks" / f"{deck}.toml", outline=outline)


@cache
def cards_of(code: str, deck: str, corners: int = 1) -> dict[str, tuple[Sticker, ...]]:
    """Return the stickers of one copy of each card of a deck, optional parts too."""
    return {card: own for (card, copy), own in by_card(all_of(code, deck, corners)) if copy == 1}


@cache
def all_of(code: str, deck: str, corners: int = 1) -> tuple[Sticker, ...]:
    parts = tuple(group.id for group in load_deck(deck).groups)
    return stickers(load_deck(deck), load_code(code), corners=corners, parts=parts)


def raster_of(area: MultiPolygon, width: float, height: float, left: float, top: float) -> Raster:
    """Sample a rectangle of a drawing, its left top corner at (left, top); all in mm."""
    columns, rows = round(width / PIXEL), round(height / PIXEL)
    out = np.zeros((rows, columns), dtype=bool)
    x, y = left + (np.arange(columns) + 0.5) * PIXEL, top + (np.arange(rows) + 0.5) * PIXEL
    for part in area.geoms:
        west, north, east, south = part.bounds
        across, down = slice(*np.searchsorted(x, (west, east))), slice(*np.searchsorted(y, (north, south)))
        shapely.prepare(part)
        out[down, across] |= shapely.contains_xy(part, *np.meshgrid(x[across], y[down]))
    return out


@cache
def _of_design(design: Design) -> Raster:
    return raster_of(design.area, design.width, design.height, -design.width / 2, -design.height / 2)


def of_sticker(sticker: Sticker) -> Raster:
    """Return what a sticker raises in its box."""
    return _of_design(sticker.design)


def of_card(own: Sequence[Sticker]) -> Raster:
    """Return what all stickers of one card raise on it."""
    size = own[0].card_size
    out = np.zeros((round(size.height / PIXEL), round(size.width / PIXEL)), dtype=bool)
    for sticker in own:
        put(out, of_sticker(sticker)[:: -1 if sticker.turn else 1, :: -1 if sticker.turn else 1], sticker.x, sticker.y)
    return out


def put(card: Raster, piece: Raster, x: float, y: float) -> None:
    """Raise a piece on a card, its middle at (x, y) in mm."""
    top, left = (round(at / PIXEL - size / 2) for at, size in zip((y, x), piece.shape, strict=True))
    card[top : top + piece.shape[0], left : left + piece.shape[1]] |= piece


def cut(raster: Raster, left: float, top: float, right: float, bottom: float) -> Raster:
    """Return a rectangle of a raster, by its edges in mm."""
    across, down = slice(round(left / PIXEL), round(right / PIXEL)), slice(round(top / PIXEL), round(bottom / PIXEL))
    return raster[down, across].copy()


Ring: TypeAlias = Sequence[tuple[float, float]]
"""The corners of a closed outline, mm."""


def of_rings(rings: Iterable[Ring], box: tuple[float, float, float, float]) -> Raster:
    """Sample closed outlines in a rectangle (left, top, right, bottom), mm: what lies in an odd number is raised."""
    left, top, right, bottom = box
    near = (ring for ring in rings if left < ring[0][0] < right and top < ring[0][1] < bottom)
    moved = (tuple((round(x - left, 3), round(y - top, 3)) for x, y in ring) for ring in near)
    return _of_outlines(tuple(moved), round((right - left) / PIXEL), round((bottom - top) / PIXEL))


@cache
def _of_outlines(rings: tuple[Ring, ...], columns: int, rows: int) -> Raster:
    out = np.zeros((rows, columns), dtype=bool)
    x, y = (np.arange(columns) + 0.5) * PIXEL, (np.arange(rows) + 0.5) * PIXEL
    for ring in rings:
        polygon = shapely.Polygon(ring)
        west, north, east, south = polygon.bounds
        across, down = slice(*np.searchsorted(x, (west, east))), slice(*np.searchsorted(y, (north, south)))
        shapely.prepare(polygon)
        out[down, across] ^= shapely.contains_xy(polygon, *np.meshgrid(x[across], y[down]))
    return out


def card_area(card_stickers: Iterable[Sticker]) -> MultiPolygon:
    """Return all that is raised on one card, in mm from its top left corner."""
    return MultiPolygon([part for sticker in card_stickers for part in on_card(sticker).geoms])


def code_file(code: Code, source: str, folder: Path) -> Path:
    """Write a completed code as a file that a finger can read: the source's signs, with the fields as they are now."""
    text = (data_folder("tactile") / "codes" / f"{source}.toml").read_text(encoding="utf-8")
    text = text[: text.index("[fields.")] + "\n".join(_fields(code)) + "\n"
    file = folder / "code.toml"
    file.write_text(text, encoding="utf-8")
    return file


def _fields(code: Code) -> Iterator[str]:
    for field in code.fields.values():
        yield f'[fields.{field.name}]\nplace = "{field.place}"\nlayout = "{field.layout}"'
        yield f"gap = {field.gap}\ngroup_gap = {field.group_gap}\n[fields.{field.name}.table]"
        for value, written in field.table.items():
            text = written if isinstance(written, str) else " | ".join(" ".join(group) for group in written)
            yield f'"{value}" = {json.dumps(text, ensure_ascii=False)}'
