"""How often a telephone's camera reads the codes of our own sheets, and how often it reads a wrong one.

    python -m benchmarks.stickers.camera [--frames 10000] [--seed 1]

The sheets are written as the program writes them, drawn at 600 dpi, and cut into labels. A pinhole camera of 65 degrees
sees a label on the back of a card, at a distance and a tilt, turned at random, out of focus, moved and lit from one
side, with noise, as a JPEG. Glare, a rolling shutter and an autofocus that hunts are missing: real cameras read less.
"""

import argparse
import io
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import cos, pi, radians, sin, tan
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import zxingcpp
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from audiogames.tactile.decks import CardSize
from audiogames.tactile.export.paper.page import Printing
from audiogames.tactile.export.paper.pdf import write_pdf
from audiogames.tactile.physical import PhysicalDeck, draw
from audiogames.tactile.physical.ids import digits_of
from audiogames.tactile.physical.symbology import DATA_MATRIX, QR, Symbology, back_stickers, module_for
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import place

Picture: TypeAlias = NDArray[np.uint8]

DPI: Final = 600
VIEW: Final = 65.0
"""Degrees from the left to the right side of a picture: the main camera of a telephone."""
HD: Final = (1280, 720)
FULL_HD: Final = (1920, 1080)
TABLE: Final = 70
"""The grey of the table on which the card lies."""
NOISE: Final = 4.0
QUALITY: Final = 85
DIFFERENT: Final = 4
"""Frames of one label in a film, again and again."""
MARK: Final = 16
"""Pixels of each side of the squares in a film's corner, white or black for the eight bits of a label's place."""
CARD: Final = CardSize(57.0, 88.0)
SHEET: Final = "avery-l4732"
FORMATS: Final = zxingcpp.BarcodeFormat.DataMatrix, zxingcpp.BarcodeFormat.QRCode


class Shot(NamedTuple):
    """`far` is in cm, `tilt` in degrees, `blur` (sigma) and `motion` in pixels, `light` the contrast from 0 to 1.

    `aside` is how far the code is from the middle of the picture, in mm.
    """

    far: float
    tilt: float = 0.0
    blur: float = 0.9
    motion: float = 0.0
    light: float = 1.0
    aside: float = 15.0
    size: tuple[int, int] = HD


class Label(NamedTuple):
    """`text` is what a reader finds on it."""

    text: str
    picture: Picture


@cache
def labels(symbology: Symbology, number: int = 20, sheet: str = SHEET) -> tuple[Label, ...]:
    """The labels of a sheet of codes for so many cards, at 600 dpi."""
    return labels_of(draw("cards", [(str(card), 1) for card in range(number)], "Cards"), symbology, sheet)


def labels_of(deck: PhysicalDeck, symbology: Symbology, sheet: str = SHEET) -> tuple[Label, ...]:
    import pypdfium2

    paper = load_sheet(sheet)
    placed = place(back_stickers(symbology, deck, CARD, module_for(symbology, paper, CARD)), paper)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "codes.pdf")
        write_pdf(path, Printing(placed, paper, "en", "cards", False, "Cards"))
        document = pypdfium2.PdfDocument(path)
        pages = [np.asarray(page.render(scale=DPI / 72, grayscale=True).to_numpy()) for page in document]
        document.close()
    found = []
    for id, one in zip(deck.sheet, placed, strict=True):
        drawn = pages[one.page - 1].reshape(pages[0].shape[0], -1)
        left, top, right, bottom = (round(edge / 25.4 * DPI) for edge in one.edges)
        text = digits_of(id) if symbology is DATA_MATRIX else id
        found.append(Label(text, np.ascontiguousarray(drawn[top:bottom, left:right])))
    return tuple(found)


@cache
def _back() -> Picture:
    """The patterned back of a card, at 600 dpi."""
    across, down = (round(side / 25.4 * DPI) for side in CARD)
    y, x = np.mgrid[0:down, 0:across]
    rhombs = np.sin(x / 26) * np.sin(y / 26)
    back: Picture = (110 + 70 * rhombs).astype(np.uint8)
    return back


def frame(label: Label | None, shot: Shot, random: np.random.Generator) -> Picture:
    """Return the frame of the camera, in grey."""
    card = _back().copy()
    if label is not None:
        high, wide = label.picture.shape
        top, left = (card.shape[0] - high) // 2, (card.shape[1] - wide) // 2
        card[top : top + high, left : left + wide] = label.picture
    width, height = shot.size
    focal = width / 2 / tan(radians(VIEW / 2))
    pixel = max(1, round(DPI / 25.4 / (focal / (10 * shot.far))))  # a pixel gathers the light of all that it sees
    card = np.asarray(Image.fromarray(card).reduce(pixel))
    corners = _corners(shot, random) @ np.diag([focal, focal, 1.0])
    seen = corners[:, :2] / corners[:, 2:] + (width / 2, height / 2)
    reach = 4 * shot.blur + shot.motion + 2
    left, top = (max(0, int(edge)) for edge in seen.min(0) - reach)
    right, bottom = (min(side, int(edge) + 1) for side, edge in zip(shot.size, seen.max(0) + reach, strict=True))
    coefficients = _perspective(seen - (left, top), card.shape[1], card.shape[0])
    picture = Image.fromarray(card).transform(
        (right - left, bottom - top),
        Image.Transform.PERSPECTIVE,
        coefficients,
        Image.Resampling.BICUBIC,
        fillcolor=TABLE,
    )
    if shot.blur:
        picture = picture.filter(ImageFilter.GaussianBlur(shot.blur))
    part = np.asarray(picture, np.float32)
    if shot.motion >= 1:
        steps, angle = round(shot.motion), random.uniform(0, 2 * pi)
        moves = [(round(step * cos(angle)), round(step * sin(angle))) for step in range(steps)]
        part = np.mean([np.roll(part, move, (1, 0)) for move in moves], axis=0, dtype=np.float32)
    grey = np.full((height, width), TABLE, np.float32)
    grey[top:bottom, left:right] = part  # all around it is the table
    slope = np.linspace(random.uniform(0.6, 1.0), random.uniform(0.6, 1.0), width, dtype=np.float32)
    grey = 128 * (1 - shot.light) * 0.5 + grey * slope * shot.light
    grey += random.standard_normal(grey.shape, np.float32) * NOISE
    return grey.clip(0, 255).astype(np.uint8)


def jpeg(picture: Picture, mode: str = "L") -> bytes:
    out = io.BytesIO()
    Image.fromarray(picture).convert(mode).save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


def write_film(path: Path, shown: Sequence[Label | None], shot: Shot, seed: int, seconds: float = 2.0) -> None:
    """Write what a camera sees as Motion JPEG of 30 frames a second: each label so long, None for a bare card."""
    random = np.random.default_rng(seed)
    with path.open("wb") as film:
        for place, label in enumerate(shown):
            some = [jpeg(_marked(frame(label, shot, random), place), "RGB") for _ in range(DIFFERENT)]
            film.writelines(some[at % DIFFERENT] for at in range(round(30 * seconds)))


def _marked(picture: Picture, place: int) -> Picture:
    for bit in range(8):
        picture[:MARK, bit * MARK : (bit + 1) * MARK] = 255 * (place >> bit & 1)
    return picture


def decoded(data: bytes) -> list[str]:
    """Return the text that a decoder reads in a JPEG."""
    picture = np.asarray(Image.open(io.BytesIO(data)))
    return [code.text for code in zxingcpp.read_barcodes(picture, zxingcpp.BarcodeFormats(FORMATS), try_invert=False)]


def _corners(shot: Shot, random: np.random.Generator) -> NDArray[np.float64]:
    """The card's corners before the camera, in mm: turned in its plane, tilted about a random axis, moved."""
    width, height = CARD
    flat = np.array([(x, y, 0.0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]) * (width / 2, height / 2, 1.0)
    turn, axis, tilt = random.uniform(0, 2 * pi), random.uniform(0, 2 * pi), radians(shot.tilt)
    plane = _about_z(turn)
    lean = np.array([(1, 0, 0), (0, cos(tilt), -sin(tilt)), (0, sin(tilt), cos(tilt))])
    where = random.uniform(0, 2 * pi)
    moved = np.array([shot.aside * cos(where), shot.aside * sin(where), 10 * shot.far])
    found: NDArray[np.float64] = flat @ plane.T @ (_about_z(axis) @ lean @ _about_z(-axis)).T + moved
    return found


def _about_z(angle: float) -> NDArray[np.float64]:
    return np.array([(cos(angle), -sin(angle), 0), (sin(angle), cos(angle), 0), (0, 0, 1)])


def _perspective(seen: NDArray[np.float64], wide: int, high: int) -> list[float]:
    """The eight numbers by which Pillow finds the point of a card for one of the picture."""
    rows, card = [], []
    for (x, y), (u, v) in zip(seen, ((0, 0), (wide, 0), (wide, high), (0, high)), strict=True):
        rows += [(x, y, 1, 0, 0, 0, -u * x, -u * y), (0, 0, 0, x, y, 1, -v * x, -v * y)]
        card += [u, v]
    return [float(number) for number in np.linalg.solve(np.array(rows, np.float64), np.array(card, np.float64))]


def at_random(random: np.random.Generator) -> Shot:
    """A shot as hands make them, good and bad."""
    return Shot(
        far=random.uniform(15, 45),
        tilt=random.uniform(0, 60),
        blur=random.uniform(0.3, 2.5),
        motion=random.uniform(0, 8),
        light=random.uniform(0.15, 1.0),
        aside=random.uniform(0, 40),
        size=(HD, FULL_HD)[int(random.integers(2))],
    )


def counts(shots: Iterable[Shot], symbology: Symbology, seed: int) -> Counter[str]:
    """How many frames are read, unread and read wrongly, one a shot."""
    return Counter(results(shots, symbology, seed))


def results(shots: Iterable[Shot], symbology: Symbology, seed: int) -> Iterator[str]:
    random, known = np.random.default_rng(seed), labels(symbology)
    for shot in shots:
        label = known[int(random.integers(len(known)))]
        texts = decoded(jpeg(frame(label, shot, random)))
        yield "wrong" if any(text != label.text for text in texts) else "read" if texts else "unread"


def run(frames: int = 10_000, seed: int = 1) -> Iterator[str]:
    """Yield what is read at each distance, tilt, blur and light, then how many random frames are read wrongly."""
    each = max(2, min(24, frames // 100))
    for symbology in (QR, DATA_MATRIX):
        module = module_for(symbology, load_sheet(SHEET), CARD)
        yield f"{symbology.name}, modules of {module} mm, {each} frames each:"
        tables: dict[str, dict[float, Shot]] = {
            "720p, cm": {far: Shot(far, 15) for far in (15, 20, 25, 30, 35, 40)},
            "1080p, cm": {far: Shot(far, 15, size=FULL_HD) for far in (20, 30, 40, 50)},
            "720p, 20 cm, tilt": {tilt: Shot(20, tilt) for tilt in (40, 50, 60, 70)},
            "720p, 20 cm, motion": {motion: Shot(20, 15, motion=motion) for motion in (4, 6, 8)},
            "720p, 20 cm, blur": {blur: Shot(20, 15, blur) for blur in (1.0, 1.5, 2.0, 3.0)},
            "720p, 20 cm, light": {light: Shot(20, 15, light=light) for light in (0.5, 0.15)},
        }
        for name, shots in tables.items():
            read = {at: counts([shot] * each, symbology, seed)["read"] for at, shot in shots.items()}
            yield f"  {name}: " + ", ".join(f"{at}: {number}" for at, number in read.items())
    random = np.random.default_rng(seed)
    found = Counter[str]()
    for number, result in enumerate(results((at_random(random) for _ in range(frames)), DATA_MATRIX, seed), 1):
        found[result] += 1
        if not number % 1000 or number == frames:
            yield f"{number} frames at random: {found['read']} read, {found['unread']} unread, {found['wrong']} wrong"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for line in run(asked.frames, asked.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
