"""Ambience makes room for speech: WCAG 2.2, 1.4.7 and technique G56 ask for 20 dB between the two."""

from typing import Final

from audiogames.audio.units import BLOCK, frames, gain

DEPTH: Final = 20.0
"""Decibels by which ambience goes down."""

ATTACK: Final = frames(0.060)
RELEASE: Final = frames(0.250)
HOLD: Final = frames(0.300)
"""Frames from full to down, from down to full, and after the last of the speech: pauses between words are bridged."""


class Ducker:
    """How far ambience is down, block by block; even steps in decibels."""

    def __init__(self) -> None:
        self._down = 0.0
        self._hold = 0

    def step(self, speaking: bool) -> float:
        """Return the factor of ambience at the end of the next block, in which somebody is `speaking` or not."""
        if speaking:
            self._hold = HOLD
            self._down = min(DEPTH, self._down + DEPTH * BLOCK / ATTACK)
        elif self._hold > 0:
            self._hold -= BLOCK
        else:
            self._down = max(0.0, self._down - DEPTH * BLOCK / RELEASE)
        return gain(-self._down) if self._down else 1.0
