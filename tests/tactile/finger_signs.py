"""The signs of a code, drawn for the finger from the sizes in the code's file alone, and raised areas to compare.

Rasters are arrays of booleans, true where it is raised, rows downwards. Lengths are in mm, x to the right, y down.
"""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy import ndimage

Raster: TypeAlias = npt.NDArray[np.bool_]

OUTLINE = 0.3
"""mm: how far an outline may run from where the code has it, and a sign be too wide or too narrow."""


JOINED = 5.0
"""mm: how far two shapes side by side may reach into one another, or be pushed together, until they touch."""


class Box(NamedTuple):
    """Edges in mm."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Patch(NamedTuple):
    """One connected raised area, cut out along its box."""

    mask: Raster
    box: Box


class Unreadable(Exception):
    """A finger finds nothing that it knows, or cannot choose between two things."""


def patches_of(raster: Raster, pixel: float) -> list[Patch]:
    """Return the connected raised areas, from the top."""
    labels, _ = ndimage.label(raster, structure=np.ones((3, 3)))
    found = []
    for number, (rows, columns) in enumerate(ndimage.find_objects(labels), 1):
        edges = (columns.start, rows.start, columns.stop, rows.stop)
        found.append(Patch(labels[rows, columns] == number, Box(*(edge * pixel for edge in edges))))
    return found


def turned(patch: Patch, width: float, height: float) -> Patch:
    """Return a patch where it is found after a card of this size was turned by half."""
    left, top, right, bottom = patch.box
    return Patch(patch.mask[::-1, ::-1], Box(width - right, height - bottom, width - left, height - top))


def rasters_of(sizes: dict[str, Any], pixel: float) -> Iterator[Raster]:
    """Yield a sign drawn from the sizes in its code, in each way in which it may be drawn."""
    for shape in _breadths(sizes):
        width, height = shape["width"], shape.get("height", shape["width"])
        columns, rows = (max(1, round(size / pixel)) for size in (width, height))
        x = ((np.arange(columns) + 0.5) / columns - 0.5) * width
        y = ((np.arange(rows) + 0.5) / rows - 0.5) * height
        yield np.asarray(_inside(shape, *np.meshgrid(x, y)), dtype=bool)


def _breadths(sizes: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the sizes, with what follows from them for a shape whose lines lean: how broad each is on the level."""
    width, height, stroke = sizes["width"], sizes.get("height", sizes["width"]), sizes.get("stroke", 0.0)
    if sizes["shape"] == "chevron":
        arms = np.linspace(stroke, height, 4000)
        across = arms * (width / 2) / np.hypot(width / 2, height - arms)
        yield {**sizes, "arm": arms[np.argmin(abs(across - stroke))]}
    elif sizes["shape"] == "slash" and sizes.get("count", 1) == 1:
        levels = np.linspace(stroke, width, 4000)
        across = levels * height / np.hypot(height, width - levels)
        level = levels[np.argmin(abs(across - stroke))]
        yield {**sizes, "level": level, "lean": width - level}
    elif sizes["shape"] == "slash":
        lean = height * 0.35
        yield {**sizes, "level": stroke * math.hypot(lean, height) / height, "lean": lean}
    elif sizes["shape"] == "side-by-side":
        for joined in np.arange(0.0, JOINED, 0.25):
            part = (width + joined) / 2
            yield {**sizes, "part": part, "drawn": part}
            yield {**sizes, "part": part, "drawn": width / 2}  # stretched until both fill the box
    else:
        yield sizes


def _inside(shape: dict[str, Any], x: Any, y: Any) -> Any:
    """Whether each point, mm from the middle of the box, x to the right and y down, lies on the sign."""
    width, height = shape["width"], shape.get("height", shape["width"])
    w, h, stroke, count = width / 2, height / 2, shape.get("stroke", 0.0), shape.get("count", 1)
    disc = (x / w) ** 2 + (y / h) ** 2 <= 1
    match shape["shape"]:
        case "disc":
            return disc
        case "bar":
            radius = min(w, h)
            return np.hypot(np.maximum(abs(x) - (w - radius), 0), np.maximum(abs(y) - (h - radius), 0)) <= radius
        case "square":
            return (abs(x) <= w) & (abs(y) <= h)
        case "triangle":
            return abs(x) <= (y + h) / height * w
        case "rhombus":
            return abs(x) / w + abs(y) / h <= 1
        case "ring":
            return disc & ~((x / (w - stroke)) ** 2 + (y / (h - stroke)) ** 2 <= 1)
        case "frame":
            return (abs(x) > w - stroke) | (abs(y) > h - stroke)
        case "chevron":
            roof = -h + abs(x) / w * (height - shape["arm"])
            return (y >= roof) & (y <= roof + shape["arm"])
        case "bars":
            return (y + h) % ((height - stroke) / (count - 1)) <= stroke if count > 1 else disc | True
        case "slash":
            foot = x + w - shape["lean"] * (h - y) / height
            step = (width - shape["level"] - shape["lean"]) / (count - 1) if count > 1 else width
            return (foot >= 0) & (foot % step <= shape["level"]) & (foot <= (count - 1) * step + shape["level"])
        case "crescent":
            edge = _bite(height)
            across = edge[0] + (x + w) / width * (edge[1] - edge[0])
            return (np.hypot(across, y) <= h) & (np.hypot(across - 0.42 * height, y) >= 0.36 * height)
        case "dome":
            return (x / w) ** 2 + ((y - h) / height) ** 2 <= 1
        case "ladder":
            return (abs(x) >= w - stroke) | (abs(y) <= stroke / 2)
        case "corner":
            return (x <= stroke - w) | (y >= h - stroke)
        case "plus":
            return (abs(x) <= stroke / 2) | (abs(y) <= stroke / 2)
        case "side-by-side":
            part, drawn = shape["part"], shape["drawn"]
            left, right = ({**shape, "shape": name, "width": drawn, "height": height} for name in shape["of"])
            one, other = x + w - part / 2, x - w + part / 2
            on = (abs(one) <= part / 2) & _inside(left, one * drawn / part, y)
            return on | ((abs(other) <= part / 2) & _inside(right, other * drawn / part, y))
        case "points":
            return _within(shape["points"], x, y, width, height)
    raise Unreadable(f"no finger knows the shape {shape['shape']}")


def _bite(height: float) -> tuple[float, float]:
    """Return the left and the right edge of a disc with a bite out of its right side, before it is made as wide."""
    disc, bite, away = 0.5 * height, 0.36 * height, 0.42 * height
    return -disc, (disc**2 - bite**2 + away**2) / (2 * away)


def _within(points: list[list[float]], x: Any, y: Any, width: float, height: float) -> Any:
    """Whether points lie inside corners, scaled to a box: a line to the right crosses the outline an odd time."""
    across, down = zip(*points, strict=True)
    sx, sy = (max(across) - min(across)) / width, (max(down) - min(down)) / height
    x, y = x * sx + (max(across) + min(across)) / 2, y * sy + (max(down) + min(down)) / 2
    inside = np.zeros(x.shape, dtype=bool)
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return inside


def centred(mask: Raster, shape: tuple[int, ...]) -> Raster:
    out = np.zeros(shape, dtype=bool)
    top, left = ((whole - own) // 2 for whole, own in zip(shape, mask.shape, strict=True))
    out[top : top + mask.shape[0], left : left + mask.shape[1]] = mask
    return out


def band(mask: Raster, pixels: float) -> tuple[Raster, Raster]:
    """Return what must be raised and what may be, where an outline may run some pixels from where it should."""
    around = np.pad(mask, math.ceil(pixels) + 2)
    inner = ndimage.distance_transform_edt(around) > pixels
    outer = ndimage.distance_transform_edt(~around) <= pixels
    return np.asarray(inner, dtype=bool), np.asarray(outer, dtype=bool)
