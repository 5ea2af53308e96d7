"""Solids for 3D printers, from outlines: x to the right, y up, z up, in mm.

manifold3d joins and cuts them, and its results are always closed. Outlines have y down, and are flipped here.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

import manifold3d
import numpy as np
import numpy.typing as npt
from shapely.geometry import MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

Body: TypeAlias = Any
"""A manifold3d.Manifold. The library has no types."""

LARGEST_DOT: Final = 4.0
"""Maximum diameter in mm of dots, which become domes. Larger discs are flat like other shapes."""
SLENDER: Final = 3.0
"""Maximum width in mm of dots and bars, which printers make narrower than drawn."""
AROUND: Final = 32
UPWARDS: Final = 5
GRAIN: Final = 4
"""Decimals of mm in files: 0.1 µm, so that no two corners coincide."""


@dataclass(frozen=True)
class Solid:
    """A closed surface: `vertices` (n by 3, mm) and `triangles` (m by 3, indices), anticlockwise from outside."""

    vertices: npt.NDArray[np.float64]
    triangles: npt.NDArray[np.int64]

    @cached_property
    def low(self) -> tuple[float, float, float]:
        x, y, z = self.vertices.min(axis=0)
        return float(x), float(y), float(z)

    @cached_property
    def size(self) -> tuple[float, float, float]:
        x, y, z = self.vertices.max(axis=0) - self.vertices.min(axis=0)
        return float(x), float(y), float(z)

    def moved(self, x: float, y: float) -> "Solid":
        return Solid(self.vertices + np.array([x, y, 0.0]), self.triangles)


def prism(area: BaseGeometry, low: float, high: float) -> Body:
    rings = [ring for part in polygons(area) for ring in (part.exterior, *part.interiors)]
    contours = [[(x, -y) for x, y, *_ in list(ring.coords)[:-1]] for ring in rings]
    section = manifold3d.CrossSection(contours, manifold3d.FillRule.EvenOdd)
    return section.extrude(high - low).translate((0.0, 0.0, low))


def dome(x: float, y: float, radius: float, low: float, high: float, base: float = 0.0) -> Body:
    """Its cap begins at `base`, or above if it would be steep."""
    cap = min(high - base, radius)
    sphere = (radius**2 + cap**2) / (2 * cap)
    half_angle = math.asin(min(radius / sphere, 1.0))
    angles = [half_angle * (UPWARDS - step) / UPWARDS for step in range(UPWARDS + 1)]
    arc = [(sphere * math.sin(angle), high - sphere + sphere * math.cos(angle)) for angle in angles]
    profile = manifold3d.CrossSection([[(0.0, low), (radius, low), *arc]], manifold3d.FillRule.NonZero)
    return profile.revolve(AROUND).translate((x, -y, 0.0))


def dot_of(part: Polygon) -> tuple[float, float, float] | None:
    """Return the centre and the radius, or None for other outlines."""
    left, top, right, bottom = part.bounds
    width, height = right - left, bottom - top
    round_area = math.pi / 4 * width * height
    is_round = abs(width - height) < 0.01 * width and abs(part.area - round_area) < 0.02 * round_area
    if part.interiors or width > LARGEST_DOT + 0.01 or not is_round:
        return None
    return (left + right) / 2, (top + bottom) / 2, width / 2


def widened(part: Polygon, factor: float) -> Polygon:
    """Widen a dot or bar about its middle. Other outlines are unchanged."""
    breadth = _breadth(part)
    if factor == 1.0 or part.interiors or breadth > SLENDER + 0.01:
        return part
    grown = part.buffer((factor - 1) * breadth / 2, join_style="mitre")
    return grown if isinstance(grown, Polygon) and not grown.is_empty else part


def _breadth(part: Polygon) -> float:
    around = part.minimum_rotated_rectangle
    if not isinstance(around, Polygon):
        return 0.0
    corners = [Point(corner) for corner in around.exterior.coords[:3]]
    return min(corners[0].distance(corners[1]), corners[1].distance(corners[2]))


def raised(area: MultiPolygon, low: float, base: float, high: float, width_factor: float = 1.0) -> list[Body]:
    bodies = []
    for part in area.geoms:
        wide = widened(part, width_factor)
        dot = dot_of(part)
        if dot is None:
            bodies.append(prism(wide, low, high))
        else:
            x, y, radius = dot
            bodies.append(dome(x, y, radius if wide is part else radius * width_factor, low, high, base))
    return bodies


def joined(bodies: Sequence[Body]) -> Body:
    return manifold3d.Manifold.batch_boolean(list(bodies), manifold3d.OpType.Add)


def cut(body: Body, holes: Iterable[Body]) -> Body:
    return manifold3d.Manifold.batch_boolean([body, *holes], manifold3d.OpType.Subtract)


def solid_of(body: Body) -> Solid:
    """Corners are rounded to GRAIN."""
    mesh = body.simplify(0.001).to_mesh()
    corners = np.round(np.asarray(mesh.vert_properties, dtype=np.float64)[:, :3], GRAIN) + 0.0
    vertices, places = np.unique(corners, axis=0, return_inverse=True)
    triangles = places.reshape(-1)[np.asarray(mesh.tri_verts, dtype=np.int64)]
    first, second, third = triangles.T
    whole = (first != second) & (second != third) & (third != first)
    return Solid(vertices, triangles[whole])


def stl(solids: Sequence[Solid]) -> bytes:
    """Return solids as one binary STL, in mm."""
    corners = np.concatenate([solid.vertices[solid.triangles] for solid in solids]).astype("<f4")
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    facets = np.zeros(len(corners), dtype=[("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])
    facets["normal"] = normals / np.where(lengths > 0, lengths, 1.0)
    facets["corners"] = corners
    return bytes(80) + len(facets).to_bytes(4, "little") + facets.tobytes()


def polygons(area: BaseGeometry) -> tuple[Polygon, ...]:
    if isinstance(area, Polygon):
        return (area,)
    assert isinstance(area, MultiPolygon)
    return tuple(area.geoms)
