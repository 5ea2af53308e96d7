"""A small room: quiet first reflections of floor, ceiling and four walls within 25 ms.

The room has only two sources, the sums of sounds from the left and the right, at 60 degrees to either side. Each has
one fixed filter for both ears, made of six image sources (Allen and Berkley 1979, first order) and the head's responses
to their directions. The first reflection comes 5 ms after the sound, which is localised by its own direction (Litovsky
et al. 1999).

The filter is cut into PARTS as long as those of voices, so that their spectra join theirs before the inverse transform.
"""

from typing import Final

import numpy as np

from audiogames.audio.space.directions import Direction, towards, vector
from audiogames.audio.space.filters import BINS, SIZE, Filters, Spectra, analyse, to_spectra
from audiogames.audio.units import BLOCK, STRETCH, Samples, frames, gain

SIDE: Final = 60.0
"""Degrees to the left and the right of the two sources, 1 m away."""

WALLS: Final = ((0, 2.3), (0, -2.9), (1, 2.4), (1, -2.4), (2, 1.4), (2, -1.2))
"""Axis (ahead, left, up) and metres from the head. Left and right are symmetric."""

SOUND: Final = 343.0

QUIETER: Final = -17.0
"""Decibels of the room's energy re a sound 1 m away to one side. From behind, where ears hear less, it is 10."""

DULL: Final = (0.25, 0.5, 0.25)  # the loss of treble at the walls

PARTS: Final = 4

BEFORE: Final = PARTS * BLOCK


class Room:
    """`responses` is (2 sides, 2 ears, BEFORE taps), and `spectra` is (2 * PARTS, 2 ears, BINS)."""

    def __init__(self, filters: Filters) -> None:
        responses = np.stack([_response(filters, side) for side in (SIDE, -SIDE)])
        energy = float((responses.astype(np.float64) ** 2).sum()) / 2.0
        direct = np.mean([float((filters.response(side, 0.0) ** 2).sum()) for side in (SIDE, -SIDE)])
        responses *= gain(QUIETER) * np.sqrt(direct / energy)
        self.responses: Samples = responses
        parts = responses.reshape(2, 2, PARTS, BLOCK).swapaxes(1, 2)
        self.spectra: Spectra = to_spectra(parts).reshape(2 * PARTS, 2, BINS)


def images(side: float) -> list[Direction]:
    source = vector(Direction(side))
    return [towards(*(2.0 * at - x if axis == wall else x for axis, x in enumerate(source))) for wall, at in WALLS]


def _response(filters: Filters, side: float) -> Samples:
    """Both ears' response to one side: (2, BEFORE), starting with the arrival of the direct sound."""
    heard = images(side)
    late = [frames((image.distance - 1.0) / SOUND) for image in heard]
    total = np.zeros((2, BEFORE), np.float32)
    for image, start in zip(heard, late, strict=True):
        response = filters.response(image.azimuth, image.elevation)
        for tap, share in enumerate(DULL):
            total[:, start + tap : start + tap + response.shape[1]] += share / image.distance * response
    return total


class Reflections:
    def __init__(self) -> None:
        self._line: Samples = np.zeros((2, BEFORE + STRETCH), np.float32)
        side, frame = self._line.strides
        newest = self._line[:, BEFORE - BLOCK :]
        self._windows = np.lib.stride_tricks.as_strided(newest, (2, PARTS, SIZE), (side, -BLOCK * frame, frame))
        self._count = 0
        self._spectra: Spectra = np.zeros((2, PARTS, BINS), np.complex64)
        self._since = BEFORE

    @property
    def silent(self) -> bool:
        return self._since >= BEFORE

    def send(self, sent: Samples | None, count: int) -> bool:
        """Input `count` frames (2, count), or None for silence. True if any reflection is audible in them."""
        if sent is None and self.silent:
            return False
        line = self._line
        line[:, :BEFORE] = line[:, self._count : self._count + BEFORE]
        line[:, BEFORE : BEFORE + count] = 0.0 if sent is None else sent
        self._count = count
        self._since = self._since + count if sent is None else 0
        analyse(self._windows, self._spectra)
        return True

    def heard(self, room: Room) -> Spectra:
        """Spectra at both ears, (2, BINS), as `synthesise` takes them."""
        both: Spectra = np.add.reduce(self._spectra.reshape(2 * PARTS, 1, BINS) * room.spectra, axis=0)
        return both
