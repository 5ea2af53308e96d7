"""Reading solids back: are they closed, what does a level cut through them show, what does an STL hold."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import trimesh
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.ops import polygonize, unary_union

from audiogames.tactile.export.solid import Solid


def mesh_of(solid: Solid) -> Any:
    return trimesh.Trimesh(solid.vertices, solid.triangles, process=False)


def assert_closed(mesh: Any) -> None:
    """Every edge has two sides, all outsides are outside, and there is something inside."""
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert mesh.volume > 0
    assert mesh.area_faces.min() > 0


def section(mesh: Any, height: float) -> MultiPolygon:
    """What a level cut shows, in mm, x to the right and y down."""
    untyped: Any = trimesh.intersections
    lines = untyped.mesh_plane(mesh, [0, 0, 1], [0, 0, height])
    ends = np.round(lines[:, :, :2] * [1, -1], 5) + 0.0
    faces = list(polygonize([LineString(line) for line in ends if (line[0] != line[1]).any()]))
    filled = [Polygon(face.exterior) for face in faces]
    # A face lies in the solid if an odd number of outlines are around it.
    inside = [face for face in faces if sum(area.covers(face.representative_point()) for area in filled) % 2]
    joined = unary_union(inside)
    return MultiPolygon([joined]) if isinstance(joined, Polygon) else MultiPolygon(getattr(joined, "geoms", []))


def read_stl(path: Path) -> npt.NDArray[np.float32]:
    """The triangles of a binary STL: n by 3 corners by x, y, z."""
    data = path.read_bytes()
    count = int.from_bytes(data[80:84], "little")
    assert len(data) == 84 + 50 * count
    facets = np.frombuffer(data[84:], dtype=[("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])
    first, second, third = (facets["corners"][:, corner] for corner in range(3))
    outwards = np.cross(second - first, third - first)
    assert np.all(np.einsum("ij,ij->i", outwards, facets["normal"]) >= 0)
    found: npt.NDArray[np.float32] = facets["corners"]
    return found
