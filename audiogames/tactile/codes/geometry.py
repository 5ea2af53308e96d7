"""The outlines of signs, in mm, centred on (0, 0), x to the right, y down."""

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any

from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from audiogames.core.input.values import Bounds, InvalidValue, read
from audiogames.core.messages import Argument
from audiogames.tactile.errors import refusal

QUARTER_ARC = 16
"""Segments in a quarter of a circle: at a diameter of 14 mm the error is at most 0.01 mm."""
NEAR = 0.01
"""Millimetres within which two shapes touch, and are merged."""
JOININGS = 20
"""Maximum number of times that the halves of a joined shape are widened to fill their box."""
LEAST, LARGEST = 0.1, 300.0
"""Millimetres: a finger finds nothing smaller, and a sheet of paper is not wider."""

Sizes = Mapping[str, Any]


def outline(shape: str, sizes: Sizes) -> MultiPolygon:
    """Return the raised area of a sign, in mm, its bounding box centred on (0, 0).

    `sizes` holds `width`; `height`, by default the width; `stroke`, the line width of a hollow shape; `count`;
    `points`, the corners of a custom shape; `of`, two shapes side by side. Raises TactileError if a size is missing or
    makes no shape.
    """
    known = SHAPES.get(shape)
    if known is None:
        raise refusal("tactile-shape-unknown", shape=shape, known=", ".join(sorted(SHAPES)))
    drawn = known[0](sizes)
    area = MultiPolygon([drawn]) if isinstance(drawn, Polygon) else drawn
    if isinstance(area, MultiPolygon) and not area.is_empty:
        left, top, right, bottom = area.bounds
        moved = affinity.translate(area, -(left + right) / 2, -(top + bottom) / 2)
        if min(right - left, bottom - top) >= LEAST and moved.is_valid:
            return moved
    raise refusal("tactile-shape-impossible", shape=shape)


def check_sizes(shape: str, names: Iterable[str]) -> None:
    """Raise TactileError for a size that the shape does not use, such as a misspelling."""
    read = SHAPES[shape][1] if shape in SHAPES else ()
    for name in names:
        if read and name not in read:
            raise refusal("tactile-size-unknown", shape=shape, name=name[:80], known=", ".join(read))


def millimetres(sizes: Sizes, name: str, default: float | None = None) -> float:
    """Return a length. Raises TactileError if it is missing, no number, or not between 0.1 and 300 mm."""
    return float(
        _read(Annotated[float, Bounds(LEAST, LARGEST)], sizes.get(name, default), "tactile-length-wrong", name)
    )


def _read(kind: Any, value: object, id: str, name: str, **told: Argument) -> Any:
    try:
        return read(kind, value)
    except InvalidValue:
        raise refusal(id, name=name, **told) from None


def _box(sizes: Sizes) -> tuple[float, float]:
    width = millimetres(sizes, "width")
    return width, millimetres(sizes, "height", width)


def _stroke(sizes: Sizes) -> float:
    width, height = _box(sizes)
    stroke = millimetres(sizes, "stroke")
    if stroke * 2 > min(width, height) - LEAST:
        raise refusal("tactile-length-wrong", name="stroke")
    return stroke


def _count(sizes: Sizes) -> int:
    return int(_read(Annotated[int, Bounds(1, 9)], sizes.get("count", 1), "tactile-count-wrong", "count"))


# Each shape is drawn from the lengths of its box, and hollow ones from their stroke too, in mm.


def _boxed(draw: Callable[[float, float], BaseGeometry]) -> Callable[[Sizes], BaseGeometry]:
    return lambda sizes: draw(*_box(sizes))


def _hollow(draw: Callable[[float, float, float], BaseGeometry]) -> Callable[[Sizes], BaseGeometry]:
    return lambda sizes: draw(*_box(sizes), _stroke(sizes))


def _disc(width: float, height: float) -> BaseGeometry:
    return affinity.scale(Point(0, 0).buffer(0.5, quad_segs=QUARTER_ARC), width, height, origin=(0, 0))


def _bar(width: float, height: float) -> BaseGeometry:
    radius = min(width, height) / 2
    if width == height:
        return _disc(width, height)
    across, down = max(width / 2 - radius, 0.0), max(height / 2 - radius, 0.0)
    return LineString([(-across, -down), (across, down)]).buffer(radius, quad_segs=QUARTER_ARC)


def _square(width: float, height: float) -> BaseGeometry:
    return box(-width / 2, -height / 2, width / 2, height / 2)


def _triangle(width: float, height: float) -> BaseGeometry:
    return Polygon([(0, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)])


def _rhombus(width: float, height: float) -> BaseGeometry:
    return Polygon([(0, -height / 2), (width / 2, 0), (0, height / 2), (-width / 2, 0)])


def _ring(width: float, height: float, stroke: float) -> BaseGeometry:
    return _disc(width, height).difference(_disc(width - 2 * stroke, height - 2 * stroke))


def _frame(width: float, height: float, stroke: float) -> BaseGeometry:
    return _square(width, height).difference(_square(width - 2 * stroke, height - 2 * stroke))


def _chevron(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    half, top, bottom = width / 2, -height / 2, height / 2
    stroke = millimetres(sizes, "stroke")
    if stroke >= half:
        raise refusal("tactile-length-wrong", name="stroke")
    # An arm that is `arm` high upright is `stroke` broad across where it falls by `height - arm` over `half`:
    # arm² (1 - k) + 2 k height arm - (stroke² + k height²) = 0, with k = (stroke / half)².
    k = (stroke / half) ** 2
    root = math.sqrt((k * height) ** 2 + (1 - k) * (stroke**2 + k * height**2))
    arm = (root - k * height) / (1 - k)
    if arm >= height:
        raise refusal("tactile-length-wrong", name="stroke")
    return Polygon(
        [(0, top), (half, bottom - arm), (half, bottom), (0, top + arm), (-half, bottom), (-half, bottom - arm)]
    )


def _bars(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    count = _count(sizes)
    if count == 1:
        return _square(width, height)
    stroke = millimetres(sizes, "stroke")
    step = (height - stroke) / (count - 1)
    if step <= stroke:
        raise refusal("tactile-length-wrong", name="stroke")
    tops = [-height / 2 + place * step for place in range(count)]
    return MultiPolygon([box(-width / 2, top, width / 2, top + stroke) for top in tops])


def _slash(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    count = _count(sizes)
    stroke = millimetres(sizes, "stroke")
    # `stroke` is measured across the bar, so that the finger finds the same breadth however it leans.
    lean = height * 0.35 if count > 1 else _lean(width, height, stroke)
    level = stroke * math.hypot(lean, height) / height
    step = (width - level - lean) / max(count - 1, 1)
    if lean <= 0 or (count > 1 and step <= level):
        raise refusal("tactile-length-wrong", name="width")
    bars = []
    for place in range(count):
        foot = -width / 2 + place * step
        corners = [(foot, height / 2), (foot + lean, -height / 2)]
        bars.append(Polygon([*corners, (foot + lean + level, -height / 2), (foot + level, height / 2)]))
    return MultiPolygon(bars)


def _lean(width: float, height: float, stroke: float) -> float:
    """The horizontal offset of a bar from corner to corner of its box, `stroke` wide across.

    Solves lean² (1 - k) - 2 width lean + width² - stroke² = 0, with k = (stroke / height)².
    """
    k = (stroke / height) ** 2
    inside = width**2 - (1 - k) * (width**2 - stroke**2)
    if k >= 1 or inside < 0:
        raise refusal("tactile-length-wrong", name="stroke")
    return (width - math.sqrt(inside)) / (1 - k)


def _crescent(width: float, height: float) -> BaseGeometry:
    whole = Point(0, 0).buffer(height / 2, quad_segs=QUARTER_ARC)
    bite = Point(height * 0.42, 0).buffer(height * 0.36, quad_segs=QUARTER_ARC)
    bitten = whole.difference(bite)
    left, _, right, _ = bitten.bounds
    return affinity.scale(bitten, width / (right - left), 1.0)


def _dome(width: float, height: float) -> BaseGeometry:
    disc = affinity.scale(Point(0, 0).buffer(0.5, quad_segs=QUARTER_ARC), width, 2 * height, origin=(0, 0))
    return disc.intersection(box(-width, -2 * height, width, 0))


def _ladder(width: float, height: float, stroke: float) -> BaseGeometry:
    posts = [box(-width / 2, -height / 2, stroke - width / 2, height / 2)]
    posts.append(box(width / 2 - stroke, -height / 2, width / 2, height / 2))
    return unary_union([*posts, box(-width / 2, -stroke / 2, width / 2, stroke / 2)])


def _corner(width: float, height: float, stroke: float) -> BaseGeometry:
    post = box(-width / 2, -height / 2, stroke - width / 2, height / 2)
    return unary_union([post, box(-width / 2, height / 2 - stroke, width / 2, height / 2)])


def _plus(width: float, height: float, stroke: float) -> BaseGeometry:
    level = box(-width / 2, -stroke / 2, width / 2, stroke / 2)
    return unary_union([level, box(-stroke / 2, -height / 2, stroke / 2, height / 2)])


def _side_by_side(sizes: Sizes) -> BaseGeometry:
    width, height = _box(sizes)
    parts = _read(tuple[str, str], sizes.get("of"), "tactile-of-wrong", "of", known=", ".join(JOINABLE))
    half = width / 2
    for _ in range(JOININGS):
        both = _joined(parts, {**sizes, "width": half, "height": height})
        left, top, right, bottom = both.bounds
        if abs(right - left - width) < NEAR and abs(bottom - top - height) < NEAR:
            break
        half *= width / (right - left)  # the halves reach into one another: drawn wider, their lines stay as broad
    return affinity.scale(both, width / (right - left), height / (bottom - top))


def _joined(parts: tuple[str, str], sizes: Sizes) -> BaseGeometry:
    left, right = (_part(part, sizes) for part in parts)
    overlap = 0.5  # mm, so that two that meet in a point are one
    second = affinity.translate(right, millimetres(sizes, "width") - overlap)
    while not left.intersects(second):  # the slope of a triangle stands back from the edge of its box
        apart = left.distance(second)
        second = affinity.translate(second, -apart - (overlap if apart < NEAR else 0.0))
    return unary_union((left, second))


def _part(shape: str, sizes: Sizes) -> MultiPolygon:
    if shape in SHAPES and shape not in JOINABLE:
        raise refusal("tactile-of-wrong", name="of", known=", ".join(JOINABLE))
    read = SHAPES[shape][1] if shape in SHAPES else ()
    return outline(shape, {name: size for name, size in sizes.items() if name in read})


def _own(sizes: Sizes) -> BaseGeometry:
    corner = Annotated[float, Bounds(-LARGEST, LARGEST)]
    points = _read(tuple[tuple[corner, corner], ...], sizes.get("points"), "tactile-points-wrong", "points")
    if len(points) < 3:
        raise refusal("tactile-points-wrong", name="points")
    drawn = Polygon(points)
    if not drawn.is_valid:
        raise refusal("tactile-points-cross", name="points")
    left, top, right, bottom = drawn.bounds
    wide, high = right - left, bottom - top
    if min(wide, high) < LEAST:
        raise refusal("tactile-shape-impossible", shape="points")
    given = {name: millimetres(sizes, name) / own for name, own in (("width", wide), ("height", high)) if name in sizes}
    only = next(iter(given.values()), 1.0)  # one length alone keeps the shape
    return affinity.scale(drawn, given.get("width", only), given.get("height", only), origin=(0, 0))


_BOX = ("width", "height")
_HOLLOW = (*_BOX, "stroke")
_SEVERAL = (*_HOLLOW, "count")
SHAPES: Mapping[str, tuple[Callable[[Sizes], BaseGeometry], tuple[str, ...]]] = {
    "disc": (_boxed(_disc), _BOX),
    "bar": (_boxed(_bar), _BOX),
    "square": (_boxed(_square), _BOX),
    "triangle": (_boxed(_triangle), _BOX),
    "rhombus": (_boxed(_rhombus), _BOX),
    "ring": (_hollow(_ring), _HOLLOW),
    "frame": (_hollow(_frame), _HOLLOW),
    "chevron": (_chevron, _HOLLOW),
    "bars": (_bars, _SEVERAL),
    "slash": (_slash, _SEVERAL),
    "crescent": (_boxed(_crescent), _BOX),
    "dome": (_boxed(_dome), _BOX),
    "ladder": (_hollow(_ladder), _HOLLOW),
    "corner": (_hollow(_corner), _HOLLOW),
    "plus": (_hollow(_plus), _HOLLOW),
    "side-by-side": (_side_by_side, (*_HOLLOW, "of")),
    "points": (_own, (*_BOX, "points")),
}
JOINABLE = ("disc", "bar", "square", "triangle", "rhombus", "ring", "frame", "dome", "plus")
