"""The categories of sounds, with their buses and levels."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.units import RATE, Samples, seconds
from audiogames.core.messages import Message


class SoundCategory(StrEnum):
    CARDS = "cards"
    GAME = "game"
    FLIGHT = "flight"
    RACE = "race"
    DICE = "dice"
    SYMBOLS = "symbols"
    BARRELS = "barrels"
    THEMES = "themes"
    INTERFACE = "interface"
    AMBIENCE = "ambience"

    @property
    def bus(self) -> Bus:
        return BUSES.get(self, Bus.EFFECTS)

    @property
    def target(self) -> float:
        """LUFS of the loudest 50 ms."""
        return TARGETS[self.bus]

    @property
    def middle(self) -> float:
        return MIDDLES[self.bus]

    @property
    def longest(self) -> float:
        return LONGEST[self.bus]


BUSES: Final[Mapping[SoundCategory, Bus]] = {
    SoundCategory.INTERFACE: Bus.INTERFACE,
    SoundCategory.AMBIENCE: Bus.AMBIENCE,
}

TARGETS: Final[Mapping[Bus, float]] = {Bus.EFFECTS: -20.0, Bus.INTERFACE: -23.0, Bus.AMBIENCE: -35.0}
"""LUFS of the loudest 50 ms. Speech is at about -23 LUFS, and ambience 12 LU below."""

MIDDLES: Final[Mapping[Bus, float]] = {Bus.EFFECTS: -25.4, Bus.INTERFACE: -28.4, Bus.AMBIENCE: -39.5}
"""LUFS of the loudest 400 ms. All sounds of a kind are within 1.4 LU."""

LONGEST: Final[Mapping[Bus, float]] = {Bus.EFFECTS: 10.0, Bus.INTERFACE: 10.0, Bus.AMBIENCE: 30.0}


class UnknownSound(LookupError):
    def __init__(self, name: str) -> None:
        super().__init__(f"No sound is called {name!r}.")


class Sound(NamedTuple):
    """`samples` (n,) at RATE, read-only.

    The next cue may begin after `core` seconds, and words after `quiet` seconds. `own`: it is the person's, from the
    pack with the spoken name `pack` if any.
    """

    name: str
    category: SoundCategory
    samples: Samples
    core: float
    source: Path
    own: bool = False
    quiet: float = 0.0
    pack: str = ""

    @property
    def bus(self) -> Bus:
        return self.category.bus

    @property
    def length(self) -> float:
        return seconds(len(self.samples))


WINDOW: Final = 0.05
"""Seconds over which a level is measured."""

UNDER_WORDS: Final = 18.0
"""Decibels below its loudest WINDOW at which a sound no longer masks words."""


def quiet_after(samples: Samples) -> float:
    """Seconds after which a sound stays UNDER_WORDS dB below its loudest WINDOW."""
    width = round(WINDOW * RATE)
    energy = np.concatenate(([0.0], np.cumsum(np.square(samples, dtype=np.float64)), np.zeros(width)))
    energy[len(samples) + 1 :] = energy[len(samples)]
    power = energy[width:] - energy[:-width]
    loud = np.flatnonzero(power > 10.0 ** (-UNDER_WORDS / 10.0) * power.max(initial=0.0))
    return seconds(int(loud[-1])) if len(loud) else 0.0


def title(name: str) -> Message:
    return Message(f"sound-{name}")


def about(name: str) -> Message:
    return Message(f"about-sound-{name}")


def read_ours(file: Path) -> Samples:
    """(n,) at RATE, read-only.

    Raises OSError if it is unreadable, ValueError for another rate or more channels.
    """
    from soundfile import SoundFileError, read

    try:
        samples, rate = read(file, dtype="float32")
    except SoundFileError as error:
        raise OSError(str(error)) from error
    if rate != RATE or samples.ndim != 1:
        raise ValueError(f"{file} should have one channel at {RATE} Hz.")
    return fixed(samples)


def fixed(samples: Samples) -> Samples:
    result = np.ascontiguousarray(samples, dtype=np.float32)
    result.setflags(write=False)
    return result
