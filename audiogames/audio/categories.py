"""What kinds of sounds there are: how a list of them is divided, through which bus they go, how loud they are."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from audiogames.audio.buses import Bus
from audiogames.core.messages import Message


class Category(StrEnum):
    """What a sound is about."""

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
    def called(self) -> Message:
        """What it is called in a list."""
        return Message(f"sound-category-{self.value}")

    @property
    def bus(self) -> Bus:
        """Through which bus its sounds go."""
        return BUSES.get(self, Bus.EFFECTS)

    @property
    def target(self) -> float:
        """How loud its sounds are at their loudest, in LUFS."""
        return TARGETS[self.bus]

    @property
    def longest(self) -> float:
        """How many seconds a sound of this category may last."""
        return LONGEST[self.bus]


BUSES: Final[Mapping[Category, Bus]] = {Category.INTERFACE: Bus.INTERFACE, Category.AMBIENCE: Bus.AMBIENCE}

TARGETS: Final[Mapping[Bus, float]] = {Bus.EFFECTS: -20.0, Bus.INTERFACE: -23.0, Bus.AMBIENCE: -35.0}
"""LUFS of the loudest 50 ms. What is said lies about -23 LUFS, and what goes on under it 12 LU below."""

LONGEST: Final[Mapping[Bus, float]] = {Bus.EFFECTS: 10.0, Bus.INTERFACE: 10.0, Bus.AMBIENCE: 30.0}
