"""Reading solids back: are they closed, what does a level cut through them show, what does an STL hold."""

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import trimesh
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from audiogames.tactile.export.solid.bodies import Solid

Edge: TypeAlias = tuple[int, int]
"""An edge of a mesh, by its ends."""


def mesh_of(solid: Solid) -> Any:
    return trimesh.Trimesh(solid.vertices, solid.triangles, process=False)


def assert_closed(mesh: Any) -> None:
    """Every edge has two sides, all outsides are outside, and there is something inside."""
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert mesh.volume > 0
    assert mesh.area_faces.min() > 0


def section(mesh: Any, height: float) -> MultiPolygon:
    """Return what a level cut shows, in mm, x to the right and y down: the area of its outlines by the rule evenodd."""
    vertices, faces = np.asarray(mesh.vertices), np.asarray(mesh.faces)
    above = vertices[:, 2] > height
    ways: dict[Edge, list[Edge]] = {}
    for triangle in faces[above[faces].any(axis=1) & ~above[faces].all(axis=1)]:
        corners = triangle.tolist()
        ends = [(min(pair), max(pair)) for pair in zip(corners, corners[1:] + corners[:1], strict=True)]
        one, other = (edge for edge in ends if above[edge[0]] != above[edge[1]])
        ways.setdefault(one, []).append(other)
        ways.setdefault(other, []).append(one)
    area: BaseGeometry = MultiPolygon()
    while ways:
        edges = _walk(ways)
        area = area.symmetric_difference(Polygon([_crossing(vertices, edge, height) for edge in edges]).buffer(0))
    return MultiPolygon([area]) if isinstance(area, Polygon) else MultiPolygon(getattr(area, "geoms", []))


def _walk(ways: dict[Edge, list[Edge]]) -> list[Edge]:
    """One outline, from edge to edge of the mesh until there is no way on; its edges are taken away."""
    edge: Edge | None = next(iter(ways))
    walked = []
    while edge is not None:
        walked.append(edge)
        edge = next((neighbour for neighbour in ways.pop(edge) if neighbour in ways), None)
    return walked


def _crossing(vertices: Any, edge: Edge, height: float) -> tuple[float, float]:
    one, other = vertices[edge[0]], vertices[edge[1]]
    x, y, _ = one + (other - one) * (height - one[2]) / (other[2] - one[2])
    return float(x), -float(y)


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
