"""The late reverberation of a game's room: after the first reflections, without direction, up to half a second.

A feedback delay network (Jot and Chaigne 1991): LINES lines of different lengths, with losses and damping to match, and
an orthogonal matrix that spreads their outputs. Lines are longer than a block, so a block of all is computed at once.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.panning import Responses
from audiogames.audio.units import BLOCK, RATE, RISE, Samples, frames, gain

LINES: Final = 16

LENGTHS: Final = (263, 311, 359, 409, 461, 509, 563, 613, 661, 719, 773, 823, 877, 929, 983, 1039)
"""Frames of each line, all primes: 5 to 22 ms."""

BEFORE: Final = 4
"""Blocks of delay before the lines: with the shortest line 27 ms, after the first reflections."""

LONGEST: Final = 0.5  # maximum seconds of a tail

FADED: Final = 6
"""Blocks of the fade-out at the end of a tail, some 60 dB below its beginning."""

EARS: Final = 60.0
"""Degrees to each side at which the level of the equipment is measured, relative to which a tail is set."""


class RoomKind(NamedTuple):
    """`seconds` is its reverberation time (60 dB).

    `dull` is the share that each pass through a line takes from neighbouring samples: up to a quarter, which leaves no
    treble. `level` is its energy in dB re a sound 1 m away. `bright` is the share of the previous sample subtracted
    from the input: negative for a dark room.
    """

    seconds: float
    dull: float
    level: float
    bright: float


ROOMS: Final[dict[str, RoomKind]] = {
    "attic": RoomKind(0.30, 0.08, -17.0, 0.3),
    "cellar": RoomKind(0.46, 0.12, -15.0, -0.3),
    "open-sky": RoomKind(0.24, 0.02, -25.0, 0.5),
    "library": RoomKind(0.34, 0.20, -18.0, -0.15),
}
"""The rooms of games. Wood above, stone below, almost nothing outside, paper all round."""


class Tail:
    """`ears` is (2, LINES) of float32."""

    def __init__(self, kind: RoomKind, heard: Responses) -> None:
        lengths = np.array(LENGTHS)
        loss = 10.0 ** (-3.0 * lengths / (kind.seconds * RATE))
        self.feedback: Samples = (_spreading() * loss).astype(np.float32)
        self.taps = np.array((kind.dull, 1.0 - 2.0 * kind.dull, kind.dull), np.float32)
        self.bright = np.float32(kind.bright)
        self.blocks = min(frames(LONGEST) // BLOCK - 1, BEFORE + frames(kind.seconds) // BLOCK)
        left, right = np.ones(LINES), np.resize((1.0, -1.0), LINES)
        both = np.stack((left + right, left - right)) / 2.0
        sides = [heard.response(side, 0.0).astype(np.float64) for side in (EARS, -EARS)]
        direct = np.mean([np.square(side).sum(axis=1) for side in sides], axis=0)
        if np.array_equal(sides[0], sides[1]):  # one channel: both ears hear the same
            both[:] = left / np.sqrt(2.0)
        self.ears: Samples = both.astype(np.float32)
        self.ears *= (gain(kind.level) * np.sqrt(direct / self._energies()))[:, None].astype(np.float32)

    def _energies(self) -> Samples:
        network = Network()
        click = np.zeros(BLOCK, np.float32)
        click[0] = 1.0
        heard = [network.heard(self, click)]
        while not network.silent(self):
            heard.append(network.heard(self, None))
        energies: Samples = np.square(np.concatenate(heard, axis=1).astype(np.float64)).sum(axis=1)
        return energies


class Network:
    """The state of one tail's lines. For the rendering thread."""

    def __init__(self) -> None:
        self._line = np.zeros((LINES, max(LENGTHS) + 2 + BLOCK), np.float32)
        self._waiting = np.zeros((BEFORE, BLOCK), np.float32)
        self._last = np.zeros(1, np.float32)
        self._since = 1 << 30

    def silent(self, tail: Tail) -> bool:
        return self._since > tail.blocks

    def add(self, other: "Network") -> None:
        self._line += other._line
        self._waiting += other._waiting
        self._last += other._last
        self._since = min(self._since, other._since)

    def heard(self, tail: Tail, sent: Samples | None) -> Samples:
        """Input (BLOCK,), None for silence. Return the tail at both ears: (2, BLOCK)."""
        self._since = 0 if sent is not None else self._since + 1
        line, waiting = self._line, self._waiting
        if self.silent(tail):
            line[:] = waiting[:] = 0.0
            return np.zeros((2, BLOCK), np.float32)
        out = line.ravel().take(_PLACES, mode="clip")
        back = tail.taps[1] * out[:, 1:-1]
        back += tail.taps[0] * (out[:, :-2] + out[:, 2:])
        line[:, :-BLOCK] = line[:, BLOCK:]
        np.matmul(tail.feedback, back, out=line[:, -BLOCK:])
        line[:, -BLOCK:] += _SIGNS * waiting[0]
        waiting[:-1] = waiting[1:]
        if sent is None:
            sent = np.zeros(BLOCK, np.float32)
        both = np.concatenate((self._last, sent))
        waiting[-1] = sent - tail.bright * both[:-1]
        self._last = both[-1:]
        ears: Samples = tail.ears @ back
        left = tail.blocks - self._since
        if left < FADED:
            ears *= (left + 1 - RISE) / FADED
        return ears


def _spreading() -> Samples:
    matrix = np.ones((1, 1))
    while len(matrix) < LINES:
        matrix = np.block([[matrix, matrix], [matrix, -matrix]])
    spread: Samples = matrix / np.sqrt(LINES)
    return spread


def _places() -> NDArray[np.intp]:
    width = max(LENGTHS) + 2 + BLOCK
    starts = np.arange(LINES) * width + width - np.array(LENGTHS) - 1
    places: NDArray[np.intp] = starts[:, None] + np.arange(BLOCK + 2)
    return places


_PLACES: Final = _places()
_SIGNS: Final = (np.resize((1.0, 1.0, -1.0, 1.0, -1.0), LINES) / np.sqrt(LINES)).astype(np.float32)[:, None]
