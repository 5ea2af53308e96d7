from enum import StrEnum
from math import inf, isnan
from typing import Final, TypeAlias

from audiogames.audio.units import BLOCK, frames, gain

LOUDEST: Final = 12.0
"""Maximum volume in decibels."""

DEPTH: Final = 20.0
"""Decibels by which ambience is ducked."""

ATTACK: Final = frames(0.060)
RELEASE: Final = frames(0.250)
HOLD: Final = frames(0.300)
"""Frames of the fade down, the fade up, and the hold after speech, which bridges pauses between words."""

BusGains: TypeAlias = tuple[float, ...]


class Bus(StrEnum):
    """Only AMBIENCE is ducked by speech: the others inform."""

    EFFECTS = "effects"
    AMBIENCE = "ambience"
    INTERFACE = "interface"
    SPEECH = "speech"

    @property
    def number(self) -> int:
        return _NUMBERS[self]


_NUMBERS: Final = {bus: number for number, bus in enumerate(Bus)}


class Buses:
    """Volumes in decibels of each bus, and the master. Silence is -inf."""

    def __init__(self) -> None:
        self.volumes = dict.fromkeys(Bus, 0.0)
        self.master = 0.0
        self._asked: tuple[float, ...] = ()
        self._gains: BusGains = ()

    def set_volume(self, bus: Bus, decibels: float) -> None:
        """Raises ValueError above LOUDEST."""
        self.volumes[bus] = _checked(decibels)

    def set_master(self, decibels: float) -> None:
        """Raises ValueError above LOUDEST."""
        self.master = _checked(decibels)

    def gains(self, ducking: float) -> BusGains:
        """The factor of each bus, by number. `ducking` multiplies that of ambience."""
        asked = (ducking, self.master, *self.volumes.values())
        if asked != self._asked:
            factors = [gain(self.master + self.volumes[bus]) for bus in Bus]
            factors[Bus.AMBIENCE.number] *= ducking
            self._asked, self._gains = asked, tuple(factors)
        return self._gains


def _checked(decibels: float) -> float:
    if isnan(decibels) or decibels > LOUDEST:
        raise ValueError(f"A volume is at most {LOUDEST:.0f} dB, and {decibels} is not.")
    return -inf if decibels == -inf else float(decibels)


class Ducker:
    """Ducks ambience, block by block, in even steps of decibels.

    WCAG 2.2, 1.4.7 and technique G56 ask for 20 dB between speech and its background.
    """

    def __init__(self) -> None:
        self._down = 0.0
        self._hold = 0

    def step(self, speaking: bool) -> float:
        """The factor of ambience at the end of the next block."""
        if speaking:
            self._hold = HOLD
            self._down = min(DEPTH, self._down + DEPTH * BLOCK / ATTACK)
        elif self._hold > 0:
            self._hold -= BLOCK
        else:
            self._down = max(0.0, self._down - DEPTH * BLOCK / RELEASE)
        return gain(-self._down) if self._down else 1.0
