"""How long the stickers of a whole deck take, format by format.

    python -m benchmarks.stickers.formats [--rounds 5] [--deck air_sorciere]

Each format is made in a separate process, as a person makes it: `python -m audiogames stickers DECK --format F`,
imports and all. The formats take turns, so that a machine that others use too slows all of them alike. The stickers
of the 75 witches and 45 grimoires of Air Sorcière are to be a PDF in under 2 s and a 3MF in under 10 s. A time says
little on a shared machine: beside it stands how many times as long it is as importing the drawing libraries alone.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median

FORMATS = ("pdf", "swell", "svg", "dxf", "brf", "stl", "3mf", "png", "html", "qr")
BARS = {"pdf": 2.0, "3mf": 10.0}
"""Seconds that a format is to stay under."""
BARE = "import numpy, shapely, reportlab.pdfgen.canvas, manifold3d"
AIR = "air_sorciere"


def seconds(arguments: list[str], home: str) -> float:
    """Return how long a Python takes to do something, in seconds. Raises RuntimeError where it fails."""
    environment = {**os.environ, "AUDIOGAMES_HOME": home}
    begun = time.perf_counter()
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace"))
    return time.perf_counter() - begun


def run(rounds: int = 5, deck: str = AIR, formats: tuple[str, ...] = FORMATS) -> Iterator[str]:
    """Yield the figures: median seconds of each format, and how many times the bare imports that is."""
    times: dict[str, list[float]] = {format: [] for format in ("", *formats)}
    with tempfile.TemporaryDirectory() as home:
        for number in range(rounds):
            times[""].append(seconds(["-c", BARE], home))
            for format in formats:
                output = os.path.join(home, f"{format}-{number}")
                order = ["-m", "audiogames", "stickers", deck, "--format", format, "--output", output, "--anyway"]
                times[format].append(seconds(order, home))
    bare = median(times.pop(""))
    yield f"bare imports: {bare:.2f} s"
    for format, found in times.items():
        took = median(found)
        bar = f", bar {BARS[format]:.0f} s" if format in BARS else ""
        yield f"{format}: {took:.2f} s ({min(found):.2f} to {max(found):.2f}), {took / bare:.1f} times bare{bar}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deck", default=AIR)
    asked = parser.parse_args()
    for line in run(asked.rounds, asked.deck):
        print(line, flush=True)


if __name__ == "__main__":
    main()
