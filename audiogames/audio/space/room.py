"""A small room: what floor, ceiling and four walls send back once, quietly and within 25 ms.

However many sounds there are, the room hears two: what comes from the left and what comes from the right, as from a
point 60 degrees to that side. Each goes through one fixed filter for both ears, made of six image sources (Allen and
Berkley 1979, first order) and the head's responses to their directions, in parts of one block (partitioned
overlap-save). The first of them comes 5 ms after the sound itself, so that is heard where it is (Litovsky et al. 1999).
"""

from typing import Final

import numpy as np

from audiogames.audio.space.directions import Direction, towards, vector
from audiogames.audio.space.filters import BINS, Filters, Spectra, to_spectra
from audiogames.audio.units import BLOCK, Samples, frames, gain

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


class Room:
    """The filters of the room for one way of listening: `parts` is (n * 2 sides, 2 ears, BINS)."""

    def __init__(self, filters: Filters) -> None:
        responses = np.stack([_response(filters, side) for side in (SIDE, -SIDE)])
        energy = float((responses.astype(np.float64) ** 2).sum()) / 2.0
        direct = np.mean([float((filters.response(side, 0.0) ** 2).sum()) for side in (SIDE, -SIDE)])
        responses *= gain(QUIETER) * np.sqrt(direct / energy)
        count = -(-responses.shape[2] // BLOCK)
        padded = np.zeros((2, 2, count * BLOCK), np.float32)
        padded[:, :, : responses.shape[2]] = responses
        cut = padded.reshape(2, 2, count, BLOCK).transpose(2, 0, 1, 3)
        parts: Spectra = to_spectra(cut)
        parts[1::2, :, :, 1::2] *= -1.0  # half a window to and fro: see `VoiceRows.half`
        self.parts = parts.reshape(-1, 2, BINS)


def images(side: float) -> list[Direction]:
    """Return where the first reflections of what comes from one side come from, with the length of their ways."""
    source = vector(Direction(side))
    return [towards(*(2.0 * at - x if axis == wall else x for axis, x in enumerate(source))) for wall, at in WALLS]


def _response(filters: Filters, side: float) -> Samples:
    """Return what both ears hear of one side: (2, taps), begun when the sound itself arrives."""
    heard = images(side)
    late = [frames((image.distance - 1.0) / SOUND) for image in heard]
    total = np.zeros((2, max(late) + BINS + len(DULL)), np.float32)
    for image, start in zip(heard, late, strict=True):
        response = filters.response(image.azimuth, image.elevation)
        for tap, share in enumerate(DULL):
            total[:, start + tap : start + tap + response.shape[1]] += share / image.distance * response
    return total


class Reflections:
    """The sound that goes into the room, and the sound that both ears hear of it."""

    def __init__(self, room: Room) -> None:
        self._sent: Spectra = np.zeros((len(room.parts), BINS), np.complex64)
        self._products: Spectra = np.zeros_like(room.parts)
        self._blocks = len(room.parts) // 2
        self._silent = self._blocks + 1

    @property
    def silent(self) -> bool:
        """Whether nothing comes back any more."""
        return self._silent > self._blocks

    def send(self, spectra: Spectra, silent: bool) -> None:
        """Let the next window into the room, from the left and the right, as (2, BINS); in it is a block of silence."""
        self._silent = self._silent + 1 if silent else 0
        if not self.silent:
            self._sent[2:] = self._sent[:-2]
            self._sent[:2] = spectra

    def heard(self, room: Room) -> Spectra:
        """Return what both ears hear of this block in some room: (2, BINS)."""
        products = np.multiply(self._sent[:, None], room.parts, out=self._products)
        total: Spectra = np.add.reduce(products, axis=0)
        return total
