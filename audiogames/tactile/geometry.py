"""The outlines of signs: what a finger follows. Millimetres, centred on (0, 0), x to the right, y down."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from audiogames.tactile.errors import refusal

QUARTER_ARC = 16
"""Straight pieces in a quarter of a circle: at 14 mm across they leave the circle by 0.01 mm at most."""
LARGEST = 300.0
"""Millimetres: no sign is wider than a sheet of paper."""

Sizes = Mapping[str, Any]


def outline(shape: str, sizes: Sizes) -> MultiPolygon:
    """Return the raised area of a sign, in mm, its bounding box centred on (0, 0).

    `sizes` holds `width` and, where it is not as high as wide, `height`; `stroke`, the breadth of the lines that a
    hollow shape is made of; `count`; `points`, the corners of a shape of one's own; `of`, two shapes that are put
    side by side. Raises TactileError where a size is missing or makes no shape.
    """
    draw = SHAPES.get(shape)
    if draw is None:
        raise refusal("tactile-shape-unknown", shape=shape, known=", ".join(sorted(SHAPES)))
    drawn = draw(sizes)
    area = MultiPolygon([drawn]) if isinstance(drawn, Polygon) else drawn
    if not isinstance(area, MultiPolygon) or area.is_empty or not area.is_valid:
        raise refusal("tactile-shape-impossible", shape=shape)
    left, top, right, bottom = area.bounds
    return affinity.translate(area, -(left + right) / 2, -(top + bottom) / 2)


def millimetres(sizes: Sizes, name: str, default: float | None = None) -> float:
    """Return a length. Raises TactileError where it is missing, no number, or not between 0.1 and 300 mm."""
    value = sizes.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.1 <= value <= LARGEST:
        raise refusal("tactile-length-wrong", name=name)
    return float(value)


def _box(sizes: Sizes) -> tuple[float, float]:
    width = millimetres(sizes, "width")
    return width, millimetres(sizes, "height", width)


def _stroke(sizes: Sizes) -> float:
    """Return the breadth of the lines of a hollow shape: it must leave something hollow."""
    width, height = _box(sizes)
    stroke = millimetres(sizes, "stroke")
    if stroke * 2 >= min(width, height):
        raise refusal("tactile-length-wrong", name="stroke")
    return stroke


def _count(sizes: Sizes) -> int:
    count = sizes.get("count", 1)
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= 9:
        raise refusal("tactile-count-wrong", name="count")
    return count


def _disc(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    return affinity.scale(Point(0, 0).buffer(0.5, quad_segs=QUARTER_ARC), width, height, origin=(0, 0))


def _bar(sizes: Sizes) -> BaseGeometry:
    """A rod with round ends."""
    width, height = _box(sizes)
    radius = min(width, height) / 2
    if width == height:
        return _disc(sizes)
    across, down = max(width / 2 - radius, 0.0), max(height / 2 - radius, 0.0)
    return LineString([(-across, -down), (across, down)]).buffer(radius, quad_segs=QUARTER_ARC)


def _square(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    return box(-width / 2, -height / 2, width / 2, height / 2)


def _triangle(sizes: Sizes) -> BaseGeometry:
    """Its tip up."""
    width, height = _box(sizes)
    return Polygon([(0, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)])


def _rhombus(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    return Polygon([(0, -height / 2), (width / 2, 0), (0, height / 2), (-width / 2, 0)])


def _ring(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    hole = 2 * _stroke(sizes)
    return _disc(sizes).difference(_disc({"width": width - hole, "height": height - hole}))


def _frame(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    hole = 2 * _stroke(sizes)
    return _square(sizes).difference(_square({"width": width - hole, "height": height - hole}))


def _chevron(sizes: Sizes) -> BaseGeometry:
    """A roof: two arms that meet at the top."""
    width, height = _box(sizes)
    arm = millimetres(sizes, "stroke") * math.hypot(width / 2, height) / (width / 2)
    if arm >= height:
        raise refusal("tactile-length-wrong", name="stroke")
    half, top, bottom = width / 2, -height / 2, height / 2
    return Polygon(
        [(0, top), (half, bottom - arm), (half, bottom), (0, top + arm), (-half, bottom), (-half, bottom - arm)]
    )


def _bars(sizes: Sizes) -> BaseGeometry:
    """Level bars, one above the other, spread over the height; one alone fills it."""
    width, height = _box(sizes)
    count = _count(sizes)
    if count == 1:
        return _square(sizes)
    stroke = millimetres(sizes, "stroke")
    step = (height - stroke) / (count - 1)
    if step <= stroke:
        raise refusal("tactile-length-wrong", name="stroke")
    tops = [-height / 2 + place * step for place in range(count)]
    return MultiPolygon([box(-width / 2, top, width / 2, top + stroke) for top in tops])


def _slash(sizes: Sizes) -> BaseGeometry:
    """One leaning bar, or several side by side, all rising to the right."""
    width, height = _box(sizes)
    count = _count(sizes)
    stroke = millimetres(sizes, "stroke")
    lean = height * 0.35
    # `stroke` is measured across the bar, so that the finger finds the same breadth however it leans.
    level = stroke * math.hypot(lean, height) / height
    step = (width - level - lean) / max(count - 1, 1)
    if width - level < lean / 2 or (count > 1 and step <= level):
        raise refusal("tactile-length-wrong", name="width")
    lean = width - level if count == 1 else lean
    bars = []
    for place in range(count):
        foot = -width / 2 + (place * step if count > 1 else 0)
        corners = [(foot, height / 2), (foot + lean, -height / 2)]
        bars.append(Polygon([*corners, (foot + lean + level, -height / 2), (foot + level, height / 2)]))
    return MultiPolygon(bars)


def _crescent(sizes: Sizes) -> BaseGeometry:
    """A disc with a bite out of its right side."""
    width, height = _box(sizes)
    whole = Point(0, 0).buffer(height / 2, quad_segs=QUARTER_ARC)
    bite = Point(height * 0.42, 0).buffer(height * 0.36, quad_segs=QUARTER_ARC)
    bitten = whole.difference(bite)
    left, _, right, _ = bitten.bounds
    return affinity.scale(bitten, width / (right - left), 1.0)


def _dome(sizes: Sizes) -> BaseGeometry:
    """Half a disc, its flat side down."""
    width, height = _box(sizes)
    disc = affinity.scale(Point(0, 0).buffer(0.5, quad_segs=QUARTER_ARC), width, 2 * height, origin=(0, 0))
    return disc.intersection(box(-width, -2 * height, width, 0))


def _ladder(sizes: Sizes) -> BaseGeometry:
    """Two posts and a rung."""
    width, height = _box(sizes)
    stroke = _stroke(sizes)
    posts = [box(-width / 2, -height / 2, stroke - width / 2, height / 2)]
    posts.append(box(width / 2 - stroke, -height / 2, width / 2, height / 2))
    return unary_union([*posts, box(-width / 2, -stroke / 2, width / 2, stroke / 2)])


def _plus(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    stroke = _stroke(sizes)
    level = box(-width / 2, -stroke / 2, width / 2, stroke / 2)
    return unary_union([level, box(-stroke / 2, -height / 2, stroke / 2, height / 2)])


def _side_by_side(sizes: Sizes) -> BaseGeometry:
    """Two shapes that touch, each filling half the width."""
    width, height = _box(sizes)
    parts = sizes.get("of")
    if not isinstance(parts, list) or len(parts) != 2 or not all(isinstance(part, str) for part in parts):
        raise refusal("tactile-of-wrong", name="of")
    inner = {**sizes, "width": width / 2, "height": height}
    left, right = (outline(part, inner) for part in parts)
    overlap = 0.5  # mm, so that two that meet in a point are one
    shifted = affinity.translate(left, -width / 4 + overlap / 2), affinity.translate(right, width / 4 - overlap / 2)
    return unary_union(shifted)


def _own(sizes: Sizes) -> BaseGeometry:
    """A shape of the person's own, by its corners."""
    points = sizes.get("points")
    numbers = (int, float)
    fine = (
        isinstance(points, list)
        and len(points) >= 3
        and all(
            isinstance(point, list)
            and len(point) == 2
            and all(isinstance(x, numbers) and not isinstance(x, bool) and abs(x) <= LARGEST for x in point)
            for point in points
        )
    )
    if not fine:
        raise refusal("tactile-points-wrong", name="points")
    drawn = Polygon(points)
    if not drawn.is_valid:
        raise refusal("tactile-points-cross", name="points")
    left, top, right, bottom = drawn.bounds
    width, height = (sizes.get("width"), sizes.get("height"))
    if width is None:
        return drawn
    wide = millimetres(sizes, "width")
    high = millimetres(sizes, "height") if height is not None else wide * (bottom - top) / (right - left)
    return affinity.scale(drawn, wide / (right - left), high / (bottom - top), origin=(0, 0))


SHAPES: Mapping[str, Callable[[Sizes], BaseGeometry]] = {
    "disc": _disc,
    "bar": _bar,
    "square": _square,
    "triangle": _triangle,
    "rhombus": _rhombus,
    "ring": _ring,
    "frame": _frame,
    "chevron": _chevron,
    "bars": _bars,
    "slash": _slash,
    "crescent": _crescent,
    "dome": _dome,
    "ladder": _ladder,
    "plus": _plus,
    "side-by-side": _side_by_side,
    "points": _own,
}
"""Every shape that a code may name, and what draws it."""
