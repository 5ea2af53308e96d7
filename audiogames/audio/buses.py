"""The buses that sounds are mixed through, and how loud each of them is."""

from enum import StrEnum
from math import inf, isnan
from typing import Final, TypeAlias

from audiogames.audio.units import gain

LOUDEST: Final = 12.0
"""Decibels above what was recorded: no volume goes beyond."""

BusGains: TypeAlias = tuple[float, ...]
"""A factor for each bus, by its number."""


class Bus(StrEnum):
    """What a sound is for. AMBIENCE alone makes room for speech: the others inform."""

    EFFECTS = "effects"
    AMBIENCE = "ambience"
    INTERFACE = "interface"
    SPEECH = "speech"

    @property
    def number(self) -> int:
        """The place of this bus in `BusGains`."""
        return _NUMBERS[self]


_NUMBERS: Final = {bus: number for number, bus in enumerate(Bus)}


class Buses:
    """Volumes in decibels: one for each bus, and the master over all. Usual is 0; -inf is silence."""

    def __init__(self) -> None:
        self._volumes = dict.fromkeys(Bus, 0.0)
        self._master = 0.0
        self._asked: tuple[float, ...] = ()
        self._gains: BusGains = ()

    def volume(self, bus: Bus) -> float:
        """Return the volume of a bus."""
        return self._volumes[bus]

    def set_volume(self, bus: Bus, decibels: float) -> None:
        """Set the volume of a bus. Raises ValueError above LOUDEST."""
        self._volumes[bus] = _checked(decibels)

    @property
    def master(self) -> float:
        """The volume of everything. Raises ValueError where it is set above LOUDEST."""
        return self._master

    @master.setter
    def master(self, decibels: float) -> None:
        self._master = _checked(decibels)

    def gains(self, ducking: float) -> BusGains:
        """Return the factor of each bus, by its number, where ambience is to be multiplied by `ducking`."""
        asked = (ducking, self._master, *self._volumes.values())
        if asked != self._asked:
            factors = [gain(self._master + self._volumes[bus]) for bus in Bus]
            factors[Bus.AMBIENCE.number] *= ducking
            self._asked, self._gains = asked, tuple(factors)
        return self._gains


def _checked(decibels: float) -> float:
    if isnan(decibels) or decibels > LOUDEST:
        raise ValueError(f"A volume is at most {LOUDEST:.0f} dB, and {decibels} is not.")
    return -inf if decibels == -inf else float(decibels)
