"""The outline of a label around the middle of its design, for cutters and for what it covers on its card."""

from shapely.geometry import Point, Polygon, box

from audiogames.tactile.geometry import QUARTER_ARC
from audiogames.tactile.layout import Design
from audiogames.tactile.sheets import MARGIN, Sheet


def label_around(design: Design, sheet: Sheet, turned: bool, corner: float = 0.0) -> Polygon:
    """Return the outline of a label as its design stands upright, in mm, its corners rounded to a radius.

    `turned` tells that the design lies turned by a quarter on its sheet. On a page without labels it is the box of the
    design and the margin that it has there.
    """
    if sheet.round:
        return Point(0, 0).buffer(sheet.label_width / 2, quad_segs=QUARTER_ARC)
    if sheet.plain:
        width, height = design.width + 2 * MARGIN, design.height + 2 * MARGIN
    else:
        width, height = sheet.label_width, sheet.label_height
        if turned:
            width, height = height, width
    return rounded(-width / 2, -height / 2, width / 2, height / 2, corner)


def rounded(left: float, top: float, right: float, bottom: float, corner: float) -> Polygon:
    """Return a rectangle whose corners are rounded to a radius in mm."""
    radius = min(corner, (right - left) / 2 - 0.001, (bottom - top) / 2 - 0.001)
    if radius <= 0:
        return box(left, top, right, bottom)
    inner = box(left + radius, top + radius, right - radius, bottom - radius)
    return inner.buffer(radius, quad_segs=QUARTER_ARC)
