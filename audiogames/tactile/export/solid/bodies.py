"""Solids for 3D printers, from outlines: x to the right, y up, z up, in millimetres.

They are joined and cut by manifold3d, whose every result is closed. Outlines come with y down, as everywhere else, and
are turned over here.
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
"""A manifold3d.Manifold: the library comes without types."""

LARGEST_DOT: Final = 4.0
"""Discs up to this width, mm, are dots, and become domes; larger ones are flat on top like other shapes."""
SLENDER: Final = 3.0
"""Breadth, mm, up to which a mark is a dot or a bar, which a printer makes narrower than it was drawn."""
AROUND: Final = 32
"""Straight pieces in the round of a dome."""
UPWARDS: Final = 5
"""Straight pieces from the edge of a dome to its top."""
GRAIN: Final = 4
"""Decimals of a mm that are kept: a tenth of a micrometre, so that no two corners fall together in a file."""


@dataclass(frozen=True)
class Solid:
    """A closed surface: `vertices` (n by 3, mm) and `triangles` (m by 3, indices), their outsides anticlockwise."""

    vertices: npt.NDArray[np.float64]
    triangles: npt.NDArray[np.int64]

    @cached_property
    def low(self) -> tuple[float, float, float]:
        """The least x, y and z, mm."""
        x, y, z = self.vertices.min(axis=0)
        return float(x), float(y), float(z)

    @cached_property
    def size(self) -> tuple[float, float, float]:
        """How far it reaches in x, y and z, mm."""
        x, y, z = self.vertices.max(axis=0) - self.vertices.min(axis=0)
        return float(x), float(y), float(z)

    def moved(self, x: float, y: float) -> "Solid":
        """Return it moved along the bed, mm."""
        return Solid(self.vertices + np.array([x, y, 0.0]), self.triangles)


def prism(area: BaseGeometry, low: float, high: float) -> Body:
    """Return an outline raised from one height to another, mm."""
    rings = [ring for part in polygons(area) for ring in (part.exterior, *part.interiors)]
    contours = [[(x, -y) for x, y, *_ in list(ring.coords)[:-1]] for ring in rings]
    section = manifold3d.CrossSection(contours, manifold3d.FillRule.EvenOdd)
    return section.extrude(high - low).translate((0.0, 0.0, low))


def dome(x: float, y: float, radius: float, low: float, high: float, base: float = 0.0) -> Body:
    """Return a dot: round, from `low` up to `high`; its cap begins at `base` or, if it would be steep, above it."""
    cap = min(high - base, radius)
    sphere = (radius**2 + cap**2) / (2 * cap)
    half_angle = math.asin(min(radius / sphere, 1.0))
    angles = [half_angle * (UPWARDS - step) / UPWARDS for step in range(UPWARDS + 1)]
    arc = [(sphere * math.sin(angle), high - sphere + sphere * math.cos(angle)) for angle in angles]
    profile = manifold3d.CrossSection([[(0.0, low), (radius, low), *arc]], manifold3d.FillRule.NonZero)
    return profile.revolve(AROUND).translate((x, -y, 0.0))


def dot_of(part: Polygon) -> tuple[float, float, float] | None:
    """Return the centre and the radius of an outline that is a dot, or None."""
    left, top, right, bottom = part.bounds
    width, height = right - left, bottom - top
    round_area = math.pi / 4 * width * height
    is_round = abs(width - height) < 0.01 * width and abs(part.area - round_area) < 0.02 * round_area
    if part.interiors or width > LARGEST_DOT + 0.01 or not is_round:
        return None
    return (left + right) / 2, (top + bottom) / 2, width / 2


def widened(part: Polygon, factor: float) -> Polygon:
    """Return a dot or a bar made broader about its own middle; anything else as it is."""
    breadth = _breadth(part)
    if factor == 1.0 or part.interiors or breadth > SLENDER + 0.01:
        return part
    grown = part.buffer((factor - 1) * breadth / 2, join_style="mitre")
    return grown if isinstance(grown, Polygon) and not grown.is_empty else part


def _breadth(part: Polygon) -> float:
    """Return the shorter side of the smallest rectangle around an outline, mm."""
    around = part.minimum_rotated_rectangle
    if not isinstance(around, Polygon):
        return 0.0
    corners = [Point(corner) for corner in around.exterior.coords[:3]]
    return min(corners[0].distance(corners[1]), corners[1].distance(corners[2]))


def raised(area: MultiPolygon, low: float, base: float, high: float, width_factor: float = 1.0) -> list[Body]:
    """Return the bodies of a mark on a surface at the height `base`, sunk into it down to `low`, up to `high`, mm."""
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
    """Return all bodies as one."""
    return manifold3d.Manifold.batch_boolean(list(bodies), manifold3d.OpType.Add)


def cut(body: Body, holes: Iterable[Body]) -> Body:
    """Return a body without what the others take away."""
    return manifold3d.Manifold.batch_boolean([body, *holes], manifold3d.OpType.Subtract)


def solid_of(body: Body) -> Solid:
    """Return the surface of a body, its corners rounded to what files keep."""
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
    """Return the polygons that an area is made of."""
    if isinstance(area, Polygon):
        return (area,)
    assert isinstance(area, MultiPolygon)
    return tuple(area.geoms)
