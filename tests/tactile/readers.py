"""The files that the program writes, read as rasters: each reader knows its format alone, and measures in mm."""

import re
import struct
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt

from tests.tactile.export.rasters import PIXEL
from tests.tactile.finger import DPI
from tests.tactile.finger_signs import Raster

Triangles: TypeAlias = npt.NDArray[np.float64]
"""n triangles of three corners of three numbers, mm."""
Ring: TypeAlias = list[tuple[float, float]]

BLACK = 100
"""Of 255: what is darker is a mark. Words and lines on swell paper are lighter."""
CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"


def pdf_pages(path: Path) -> Iterator[Raster]:
    """Yield the pages of a PDF as another program draws them at 300 dpi: true where it is black."""
    import pypdfium2

    document = pypdfium2.PdfDocument(path)
    try:
        for page in document:
            bitmap = page.render(scale=DPI / 72, grayscale=True)
            yield np.asarray(bitmap.to_numpy()).reshape(bitmap.height, -1)[:, : bitmap.width] < BLACK
            bitmap.close()
            page.close()
    finally:
        document.close()


def png_page(path: Path) -> Raster:
    """Return a picture of 300 dpi: true where it is black."""
    from PIL import Image

    with Image.open(path) as picture:
        assert [round(dpi) for dpi in picture.info["dpi"]] == [DPI, DPI]
        return np.asarray(picture.convert("L")) < BLACK


def svg_rings(path: Path, millimetre: float = 1.0) -> list[Ring]:
    """Return the closed outlines of the marks in an SVG; `millimetre` is how many of its units make one."""
    root = ElementTree.parse(path).getroot()
    space = {"svg": "http://www.w3.org/2000/svg"}
    found = []
    for element in root.findall(".//svg:g[@id='marks']/svg:path", space):
        for piece in element.attrib["d"].split("Z")[:-1]:
            assert re.fullmatch(r"\s*M [-\d. L]+", piece)
            numbers = [float(number) / millimetre for number in re.findall(r"-?\d+\.?\d*", piece)]
            found.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return found


def dxf_rings(path: Path, height: float) -> list[Ring]:
    """Return the closed polylines of the layer MARKS of an R12 DXF, on a page of this height in mm, y turned down.

    A DXF is pairs of lines: a number that says what follows, and that.
    """
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    found: list[Ring] = []
    layer, kind = "", ""
    corner: dict[str, float] = {}
    for code, value in zip(lines[::2], lines[1::2], strict=False):
        match int(code):
            case 0:
                if kind == "VERTEX" and found and layer == "MARKS":
                    found[-1].append((corner["10"], height - corner["20"]))
                kind, corner = value, {}
                if kind == "POLYLINE":
                    found.append([])
            case 8:
                layer = value
            case 10 | 20:
                corner[code] = float(value)
    return [ring for ring in found if ring]


def stl_triangles(path: Path) -> Triangles:
    """Return the triangles of a binary STL."""
    data = path.read_bytes()
    (number,) = struct.unpack_from("<I", data, 80)
    kind = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("rest", "<u2")])
    assert len(data) == 84 + number * kind.itemsize
    return np.frombuffer(data, kind, number, 84)["corners"].astype(np.float64)


def threemf_meshes(path: Path) -> list[tuple[str, Triangles, tuple[float, float]]]:
    """Return what is built by a 3MF: the name of each object, its triangles around its own origin, and where it is."""
    with zipfile.ZipFile(path) as archive:
        root = ElementTree.fromstring(archive.read("3D/3dmodel.model"))
    space = {"m": CORE}
    assert root.attrib["unit"] == "millimeter"
    objects = {element.attrib["id"]: element for element in root.findall(".//m:object", space)}
    meshes: dict[str, Triangles] = {}

    def mesh(id: str) -> tuple[Triangles, tuple[float, float]]:
        """The mesh that an object holds, or that the one part of it holds, and how far it is moved."""
        element = objects[id]
        part = element.find("m:components/m:component", space)
        if part is not None:
            triangles, (x, y) = mesh(part.attrib["objectid"])
            dx, dy = _moved(part.attrib.get("transform"))
            return triangles, (x + dx, y + dy)
        if id not in meshes:
            axes = [[float(vertex.attrib[axis]) for axis in "xyz"] for vertex in element.findall(".//m:vertex", space)]
            corners = [
                [int(one.attrib[name]) for name in ("v1", "v2", "v3")]
                for one in element.findall(".//m:triangle", space)
            ]
            meshes[id] = np.array(axes)[np.array(corners)]
        return meshes[id], (0.0, 0.0)

    built = []
    for item in root.findall("m:build/m:item", space):
        triangles, (x, y) = mesh(item.attrib["objectid"])
        dx, dy = _moved(item.attrib.get("transform"))
        built.append((objects[item.attrib["objectid"]].attrib["name"], triangles, (x + dx, y + dy)))
    return built


def _moved(transform: str | None) -> tuple[float, float]:
    if transform is None:
        return 0.0, 0.0
    numbers = [float(number) for number in transform.split()]
    assert numbers[:9] == [1, 0, 0, 0, 1, 0, 0, 0, 1]
    return numbers[9], numbers[10]


def cut_at(triangles: Triangles, z: float) -> Triangles:
    """Cut solids at a height: n straight pieces of the outline, of two ends of two numbers each."""
    crossing = triangles[(triangles[:, :, 2].min(axis=1) < z) & (triangles[:, :, 2].max(axis=1) >= z)]
    a, b = crossing, np.roll(crossing, -1, axis=1)
    parted = (a[:, :, 2] < z) != (b[:, :, 2] < z)
    a, b = a[parted], b[parted]  # two edges of each triangle, one after the other
    share = (z - a[:, 2]) / (b[:, 2] - a[:, 2])
    return np.asarray((a + share[:, None] * (b - a))[:, :2].reshape(-1, 2, 2), dtype=np.float64)


def filled(pieces: Triangles, box: tuple[float, float, float, float]) -> Raster:
    """Sample what pieces of outline enclose in a rectangle (left, bottom, right, top) of the bed, y up.

    A row of pixels is inside between each odd crossing of the outline and the next.
    """
    left, bottom, right, top = box
    middle = pieces.mean(axis=1)
    inside = (middle[:, 0] > left) & (middle[:, 0] < right) & (middle[:, 1] > bottom) & (middle[:, 1] < top)
    columns, rows = round((right - left) / PIXEL), round((top - bottom) / PIXEL)
    out = np.zeros((rows, columns + 1), dtype=np.int64)
    y = top - (np.arange(rows) + 0.5) * PIXEL
    x1, y1, x2, y2 = pieces[inside].reshape(-1, 4).T
    first, last = (np.searchsorted(-y, -edge(y1, y2)) for edge in (np.maximum, np.minimum))
    which = np.repeat(np.arange(len(x1)), last - first)
    row = np.arange(len(which)) - np.repeat(np.cumsum(last - first) - last, last - first)
    at = x1[which] + (y[row] - y1[which]) / (y2 - y1)[which] * (x2 - x1)[which]
    column = np.clip(np.ceil((at - left) / PIXEL - 0.5), 0, columns).astype(np.int64)
    np.add.at(out, (row, column), 1)
    return np.asarray(np.cumsum(out, axis=1)[:, :columns] % 2 == 1)
