"""How well the sounds of Du Balai!'s symbols are told apart: `python -m benchmarks.sound.symbols [--asked 4000]`.

Two model listeners know the eighteen by heart, as they sound before the next begins. `by bands` hears how loud each of
24 bands is in each 10 ms, with noise in each, and names the symbol that is nearest. `by rhythm` lays what it hears over
what it knows, with a little slack in time, and is unsure how much is alike. Their noise is such that they named about
89 of 100 of an earlier set of sounds right; `colour` is how often orange was taken for orange and black for black.

Wanted: 96 of 100 named right, 99.5 of colours, and no symbol taken for one other more than 3 times of 100.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.sounds.library import Library
from audiogames.audio.units import frames
from audiogames.decks.du_balai import FACES
from tests.audio.likeness import difference, pattern

Floats: TypeAlias = NDArray[np.float64]

NEXT: Final = 0.3
"""Seconds after which the next symbol may begin."""

BAND_NOISE: Final = 1.4
"""SD of the noise in a band of a moment, in units of the loudest (power to the 0.3)."""

RHYTHM_NOISE: Final = 0.178
"""SD of how unsure a listener is of what part of two sounds differs."""


class Heard(NamedTuple):
    """Shares of 1: named right, right in colour, the most that one symbol was taken for one other; and which two."""

    exact: float
    colour: float
    worst: float
    pair: tuple[str, str]


def patterns() -> dict[str, Floats]:
    """Return each face as it is heard until the next: (moments, bands)."""
    library = Library()
    return {face: pattern(library.get(f"symbol-{face}").samples[: frames(NEXT)]) for face in FACES}


def by_bands(known: Mapping[str, Floats], asked: int, rng: np.random.Generator) -> Floats:
    """Return how often each symbol was taken for each, shares of 1, (faces, faces)."""
    longest = max(len(one) for one in known.values())
    flat = np.array([np.pad(one, ((0, longest - len(one)), (0, 0))).ravel() for one in known.values()])
    values, axes = np.linalg.eigh(flat @ flat.T)
    places = axes * np.sqrt(np.maximum(values, 0.0))  # noise across these changes nothing
    seen = places[:, None] + BAND_NOISE * rng.normal(size=(len(places), asked, len(places)))
    return _shares(np.square(places).sum(axis=1) - 2.0 * seen @ places.T)


def by_rhythm(known: Mapping[str, Floats], asked: int, rng: np.random.Generator) -> Floats:
    """Return how often each symbol was taken for each, shares of 1, (faces, faces)."""
    faces = list(known.values())
    apart = np.array([[difference(one, other) for other in faces] for one in faces])
    return _shares(apart[:, None] + RHYTHM_NOISE * rng.normal(size=(len(faces), asked, len(faces))))


LISTENERS: Final[Mapping[str, Callable[[Mapping[str, Floats], int, np.random.Generator], Floats]]] = {
    "by bands": by_bands,
    "by rhythm": by_rhythm,
}


def _shares(apart: Floats) -> Floats:
    named = apart.argmin(axis=-1)
    counts = np.array([np.bincount(row, minlength=len(apart)) for row in named])
    return np.asarray(counts / apart.shape[1])


def judged(shares: Floats) -> Heard:
    """Return what a table of confusions (faces, faces) says."""
    colours = np.array([face.partition("-")[0] for face in FACES])
    right = float(np.diag(shares).mean())
    colour = float((shares * (colours[:, None] == colours)).sum(axis=1).mean())
    wrong = shares * (1.0 - np.eye(len(shares)))
    one, other = divmod(int(wrong.argmax()), len(shares))
    return Heard(right, colour, float(wrong.max()), (FACES[one], FACES[other]))


def run(asked: int = 4000) -> Iterator[str]:
    """Yield a line for each listener, who is asked each symbol so many times."""
    known = patterns()
    for name, listener in LISTENERS.items():
        found = judged(listener(known, asked, np.random.default_rng(5)))
        yield (
            f"{name}: exact {found.exact:.3f}, colour {found.colour:.3f}, at worst {found.pair[0]} for "
            f"{found.pair[1]} {found.worst:.3f}"
        )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--asked", type=int, default=4000)
    for line in run(parser.parse_args().asked):
        print(line, flush=True)


if __name__ == "__main__":
    main()
