"""A small room: what floor, ceiling and four walls send back once, quietly and within 25 ms.

However many sounds there are, the room hears two: what comes from the left and what comes from the right, as from a
point 60 degrees to that side. Each goes through one fixed filter for both ears, made of six image sources (Allen and
Berkley 1979, first order) and the head's responses to their directions. The first of them comes 5 ms after the sound
itself, so that is heard where it is (Litovsky et al. 1999).

That filter is cut into PARTS, each as long as those of the voices, and each hears the windows of as long ago. So their
spectra join those of the voices, and need no inverse transform of their own.
"""

from typing import Final

import numpy as np

from audiogames.audio.space.directions import Direction, towards, vector
from audiogames.audio.space.filters import BINS, SIZE, Filters, Spectra, analyse, to_spectra
from audiogames.audio.units import BLOCK, STRETCH, Samples, frames, gain

SIDE: Final = 60.0
"""Degrees to the left and the right from which the two sounds of the room come, 1 m away."""

WALLS: Final = ((0, 2.3), (0, -2.9), (1, 2.4), (1, -2.4), (2, 1.4), (2, -1.2))
"""Axis (ahead, left, up) and metres from the head: the left is as far as the right, so neither ear is favoured."""

SOUND: Final = 343.0
"""Metres a second."""

QUIETER: Final = -17.0
"""Decibels: the energy of the room re that of a sound 1 m away to one side. Behind, where ears hear less, it is 10."""

DULL: Final = (0.25, 0.5, 0.25)
"""The loss of treble at the walls."""

PARTS: Final = 4

BEFORE: Final = PARTS * BLOCK
"""Frames before a stretch that are still heard in it: more than the longest way and a response."""


class Room:
    """The filters of the room for one way of listening.

    `responses` is (2 sides, 2 ears, BEFORE taps); `spectra` is the same in parts, (2 * PARTS, 2 ears, BINS).
    """

    def __init__(self, filters: Filters) -> None:
        responses = np.stack([_response(filters, side) for side in (SIDE, -SIDE)])
        energy = float((responses.astype(np.float64) ** 2).sum()) / 2.0
        direct = np.mean([float((filters.response(side, 0.0) ** 2).sum()) for side in (SIDE, -SIDE)])
        responses *= gain(QUIETER) * np.sqrt(direct / energy)
        self.responses: Samples = responses
        parts = responses.reshape(2, 2, PARTS, BLOCK).swapaxes(1, 2)
        self.spectra: Spectra = to_spectra(parts).reshape(2 * PARTS, 2, BINS)


def images(side: float) -> list[Direction]:
    """Return where the first reflections of what comes from one side come from, with the length of their ways."""
    source = vector(Direction(side))
    return [towards(*(2.0 * at - x if axis == wall else x for axis, x in enumerate(source))) for wall, at in WALLS]


def _response(filters: Filters, side: float) -> Samples:
    """Return what both ears hear of one side: (2, BEFORE), begun when the sound itself arrives."""
    heard = images(side)
    late = [frames((image.distance - 1.0) / SOUND) for image in heard]
    total = np.zeros((2, BEFORE), np.float32)
    for image, start in zip(heard, late, strict=True):
        response = filters.response(image.azimuth, image.elevation)
        for tap, share in enumerate(DULL):
            total[:, start + tap : start + tap + response.shape[1]] += share / image.distance * response
    return total


class Reflections:
    """The sound that goes into the room, and the sound that both ears hear of it."""

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
        """Whether nothing comes back any more."""
        return self._since >= BEFORE

    def send(self, sent: Samples | None, count: int) -> bool:
        """Let the next `count` frames into the room, from the left and the right, as (2, count); None for silence.

        Return whether anything of the room is to be heard in them.
        """
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
        """Return the spectra of what both ears hear of these frames in some room, (2, BINS), as `synthesise` takes."""
        both: Spectra = np.add.reduce(self._spectra.reshape(2 * PARTS, 1, BINS) * room.spectra, axis=0)
        return both
