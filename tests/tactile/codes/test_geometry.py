"""The outlines of signs: their sizes are those that were asked for, and what makes no shape is told."""

import math
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, MultiPolygon, Point

from audiogames.tactile.codes.geometry import JOINABLE, LARGEST, SHAPES, outline
from audiogames.tactile.errors import TactileError

BOXED = sorted(set(SHAPES) - {"side-by-side", "points"})
PRIMARY = sorted(JOINABLE)


def size(area: MultiPolygon) -> tuple[float, float]:
    left, top, right, bottom = area.bounds
    return right - left, bottom - top


def breadth(area: MultiPolygon, x: float, y: float) -> float:
    """How broad a line of a shape is around a point in its middle, mm: twice the way to its edge."""
    assert area.contains(Point(x, y))
    return 2 * area.boundary.distance(Point(x, y))


LENGTHS = {
    "width": st.floats(0.1, LARGEST),
    "height": st.floats(0.1, LARGEST),
    "stroke": st.floats(0.1, 60),
    "count": st.integers(1, 9),
}


def sizes_of(shape: str) -> st.SearchStrategy[dict[str, Any]]:
    """Sizes that a shape has, any of them left out but the width."""
    more = {name: lengths for name, lengths in LENGTHS.items() if name in SHAPES[shape][1] and name != "width"}
    return st.fixed_dictionaries({"width": LENGTHS["width"]}, optional=more)


def asked(shape: str, **sizes: float) -> MultiPolygon:
    """A shape of those of these sizes that it has."""
    return outline(shape, {name: size for name, size in sizes.items() if name in SHAPES[shape][1]})


@given(st.sampled_from(BOXED).flatmap(lambda shape: st.tuples(st.just(shape), sizes_of(shape))))
def test_a_shape_fills_the_box_that_was_asked_for_or_is_refused(told: tuple[str, dict[str, Any]]) -> None:
    shape, sizes = told
    try:
        area = outline(shape, sizes)
    except TactileError:
        return
    assert area.is_valid
    assert area.area > 0
    assert area.bounds == pytest.approx(
        (-sizes["width"] / 2, -sizes.get("height", sizes["width"]) / 2,
         sizes["width"] / 2, sizes.get("height", sizes["width"]) / 2), abs=1e-6,
    )  # fmt: skip


@given(st.sampled_from(BOXED), st.floats(8, 40), st.floats(8, 40), st.floats(0.5, 2.0), st.integers(1, 3))
def test_usual_sizes_are_never_refused(shape: str, width: float, height: float, stroke: float, count: int) -> None:
    if shape == "slash":
        width = width + height  # a leaning bar needs room to lean
    if shape == "chevron":
        height = max(height, width / 2)
    asked(shape, width=width, height=height, stroke=stroke, count=count)


@pytest.mark.parametrize("shape", BOXED)
def test_a_shape_is_as_high_as_wide_where_no_height_is_told(shape: str) -> None:
    assert size(asked(shape, width=14.0, stroke=2.0)) == pytest.approx((14.0, 14.0))


def test_a_circle_leaves_its_true_line_by_a_hundredth_of_a_millimetre_at_most() -> None:
    ring = outline("disc", {"width": 14.0}).geoms[0].exterior
    assert all(abs(math.hypot(x, y) - 7.0) < 1e-9 for x, y in ring.coords)
    middles = [LineString(pair).centroid for pair in pairwise(ring.coords)]
    assert min(math.hypot(point.x, point.y) for point in middles) > 6.99


@pytest.mark.parametrize("shape", ["ring", "frame"])
def test_the_lines_of_a_hollow_shape_are_as_broad_as_asked(shape: str) -> None:
    area = outline(shape, {"width": 14.0, "stroke": 3.0})
    (hole,) = area.geoms[0].interiors
    left, top, right, bottom = hole.bounds
    assert (right - left, bottom - top) == pytest.approx((8.0, 8.0))


def test_bars_are_spread_over_the_height_and_are_as_broad_as_asked() -> None:
    bars = outline("bars", {"width": 14.0, "height": 15.4, "count": 3, "stroke": 3.0})
    assert [size(MultiPolygon([bar])) for bar in bars.geoms] == [pytest.approx((14.0, 3.0))] * 3
    tops = sorted(bar.bounds[1] for bar in bars.geoms)
    assert [b - a - 3.0 for a, b in pairwise(tops)] == pytest.approx([3.2, 3.2])


def test_the_tip_of_a_triangle_the_roof_of_a_chevron_and_the_top_of_a_dome_are_up() -> None:
    for shape in ("triangle", "chevron", "dome"):
        area = asked(shape, width=14.0, height=10.0, stroke=2.0)
        assert area.contains(Point(0, -4.5))
        assert not area.contains(Point(6.5, -4.5))


def test_slashes_rise_to_the_right_and_a_crescent_is_open_at_the_right() -> None:
    slash = outline("slash", {"width": 13.0, "height": 14.0, "stroke": 4.0})
    assert slash.contains(Point(5.0, -6.5))
    assert not slash.contains(Point(-5.0, -6.5))
    crescent = outline("crescent", {"width": 11.0, "height": 14.0})
    assert crescent.contains(Point(-5.0, 0))
    assert not crescent.contains(Point(4.5, 0))


def test_the_arms_of_a_chevron_are_as_broad_as_asked() -> None:
    area = outline("chevron", {"width": 14.0, "height": 13.0, "stroke": 4.0})
    one, other = (area.intersection(LineString([(x, -9), (x, 9)])) for x in (1.5, 5.5))
    slope = (other.bounds[1] - one.bounds[1]) / 4
    assert one.length == pytest.approx(other.length)
    assert one.length / math.hypot(1, slope) == pytest.approx(4.0, abs=0.05)


def test_one_leaning_bar_is_as_broad_as_asked() -> None:
    slash = outline("slash", {"width": 13.0, "height": 14.0, "stroke": 4.0})
    assert breadth(slash, 0, 0) == pytest.approx(4.0, abs=0.05)


def test_two_leaning_bars_are_as_broad_as_asked() -> None:
    for bar in outline("slash", {"width": 15.0, "height": 14.0, "stroke": 3.0, "count": 2}).geoms:
        middle = bar.centroid
        assert breadth(MultiPolygon([bar]), middle.x, middle.y) == pytest.approx(3.0, abs=0.01)


@pytest.mark.parametrize("shapes", [["square", "triangle"], ["square", "ring"], ["triangle", "ring"]])
def test_two_shapes_side_by_side_fill_the_box_that_was_asked_for(shapes: list[str]) -> None:
    area = outline("side-by-side", {"width": 20.4, "height": 12.7, "stroke": 3.0, "of": shapes})
    assert size(area) == pytest.approx((20.4, 12.7))


@pytest.mark.parametrize("one", PRIMARY)
@pytest.mark.parametrize("other", PRIMARY)
def test_two_shapes_side_by_side_are_valid_and_centred(one: str, other: str) -> None:
    area = outline("side-by-side", {"width": 20.0, "height": 12.0, "stroke": 3.0, "of": [one, other]})
    left, top, right, bottom = area.bounds
    assert area.is_valid
    assert (left + right, top + bottom) == pytest.approx((0, 0), abs=1e-9)


def test_two_shapes_side_by_side_touch() -> None:
    area = outline("side-by-side", {"width": 20.4, "height": 12.7, "stroke": 3.0, "of": ["triangle", "ring"]})
    assert len(area.geoms) == 1


HUNDREDTHS = st.integers(-30000, 30000).map(lambda number: number / 100)


@given(st.lists(st.tuples(HUNDREDTHS, HUNDREDTHS), min_size=3, max_size=7))
def test_a_shape_by_its_corners_is_that_shape_or_is_refused(corners: list[tuple[float, float]]) -> None:
    try:
        area = outline("points", {"points": [list(corner) for corner in corners]})
    except TactileError:
        return
    across, down = zip(*corners, strict=True)
    assert area.is_valid
    assert size(area) == pytest.approx((max(across) - min(across), max(down) - min(down)))


def test_a_shape_by_its_corners_that_is_thinner_than_can_be_reckoned_is_told() -> None:
    with pytest.raises(TactileError):
        outline("points", {"points": [[0.0, 0.0], [0.0, 4e-179], [1.0, 1.0]]})


@given(st.floats(1, 100), st.floats(1, 100))
def test_a_shape_by_its_corners_is_made_as_large_as_asked(width: float, height: float) -> None:
    corners = [[0, 0], [10, 2], [3, 30]]
    assert size(outline("points", {"points": corners, "width": width, "height": height})) == pytest.approx(
        (width, height)
    )
    assert size(outline("points", {"points": corners, "width": width})) == pytest.approx((width, width * 3))


def test_a_height_alone_is_heeded_for_a_shape_by_its_corners() -> None:
    assert size(outline("points", {"points": [[0, 0], [10, 2], [3, 30]], "height": 15.0})) == pytest.approx((5.0, 15.0))


@pytest.mark.parametrize("shape", ["ring", "frame"])
def test_a_hole_too_small_to_be_one_is_told_of_the_line_that_is_too_broad(shape: str) -> None:
    with pytest.raises(TactileError) as refused:
        outline(shape, {"width": 10.0, "stroke": 4.97})
    assert refused.value.message.arguments["name"] == "stroke"


@pytest.mark.parametrize("wrong", [0, 0.05, -3, 300.5, math.nan, math.inf, -math.inf, 10**400, True, "3", None, [3]])
def test_a_length_is_a_number_of_millimetres_up_to_300(wrong: object) -> None:
    with pytest.raises(TactileError) as refused:
        outline("square", {"width": wrong})
    assert refused.value.message.arguments["name"] == "width"


@pytest.mark.parametrize("shape", ["", "Disc", "star"])
def test_an_unknown_shape_is_told_with_those_that_are_known(shape: str) -> None:
    with pytest.raises(TactileError) as refused:
        outline(shape, {"width": 3.0})
    assert all(known in str(refused.value.message.arguments["known"]) for known in SHAPES)
