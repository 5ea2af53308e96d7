"""The kinds of sounds: how a list of them is divided, through which bus they go, how loud they are."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.units import RATE, Samples, seconds
from audiogames.core.messages import Message


class SoundCategory(StrEnum):
    """The subject of a sound."""

    CARDS = "cards"
    GAME = "game"
    FLIGHT = "flight"
    RACE = "race"
    DICE = "dice"
    SYMBOLS = "symbols"
    BARRELS = "barrels"
    INTERFACE = "interface"
    AMBIENCE = "ambience"

    @property
    def bus(self) -> Bus:
        """Through which bus its sounds go."""
        return BUSES.get(self, Bus.EFFECTS)

    @property
    def target(self) -> float:
        """How loud its sounds are at their loudest, in LUFS."""
        return TARGETS[self.bus]

    @property
    def middle(self) -> float:
        """How loud its sounds are over 400 ms, in LUFS."""
        return MIDDLES[self.bus]

    @property
    def longest(self) -> float:
        """How many seconds a sound of this category may last."""
        return LONGEST[self.bus]


BUSES: Final[Mapping[SoundCategory, Bus]] = {
    SoundCategory.INTERFACE: Bus.INTERFACE,
    SoundCategory.AMBIENCE: Bus.AMBIENCE,
}

TARGETS: Final[Mapping[Bus, float]] = {Bus.EFFECTS: -20.0, Bus.INTERFACE: -23.0, Bus.AMBIENCE: -35.0}
"""LUFS of the loudest 50 ms. What is said lies about -23 LUFS, and what goes on under it 12 LU below."""

MIDDLES: Final[Mapping[Bus, float]] = {Bus.EFFECTS: -25.4, Bus.INTERFACE: -28.4, Bus.AMBIENCE: -38.6}
"""LUFS of the loudest 400 ms, about which all sounds of a kind lie within 1.4 LU."""

LONGEST: Final[Mapping[Bus, float]] = {Bus.EFFECTS: 10.0, Bus.INTERFACE: 10.0, Bus.AMBIENCE: 30.0}


class UnknownSound(LookupError):
    """No sound has this name, or its file is not there."""

    def __init__(self, name: str) -> None:
        super().__init__(f"No sound is called {name!r}.")


class Sound(NamedTuple):
    """One sound as it is played: `samples` (n,) at RATE, not to be written to.

    `core` is after how many seconds the next thing may begin to be heard, `quiet` after how many words may begin over
    it; `own`: it came from the person's folder, and from the pack of the spoken name `pack` there, if it has one.
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
        """Through which bus it goes."""
        return self.category.bus

    @property
    def length(self) -> float:
        """How many seconds it lasts."""
        return seconds(len(self.samples))


WINDOW: Final = 0.05
"""Seconds over which a level is taken."""

UNDER_WORDS: Final = 17.0
"""Decibels below its loudest WINDOW at which a sound no longer covers words."""


def quiet_after(samples: Samples) -> float:
    """Return after how many seconds a sound stays UNDER_WORDS dB below its loudest, in windows of WINDOW seconds."""
    width = round(WINDOW * RATE)
    energy = np.concatenate(([0.0], np.cumsum(np.square(samples, dtype=np.float64)), np.zeros(width)))
    energy[len(samples) + 1 :] = energy[len(samples)]
    power = energy[width:] - energy[:-width]
    loud = np.flatnonzero(power > 10.0 ** (-UNDER_WORDS / 10.0) * power.max(initial=0.0))
    return seconds(int(loud[-1])) if len(loud) else 0.0


def title(name: str) -> Message:
    """Return what a sound is called: "A cat"."""
    return Message(f"sound-{name}")


def about(name: str) -> Message:
    """Return what a sound means in the games."""
    return Message(f"about-sound-{name}")


def read_ours(file: Path) -> Samples:
    """Return what a file of the program holds, (n,) at RATE, not to be written to.

    Raises OSError where it cannot be read, ValueError for another rate or more channels.
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
    """Return samples that nobody can change by mistake: they are shared."""
    result = np.ascontiguousarray(samples, dtype=np.float32)
    result.setflags(write=False)
    return result
