"""The state of a game of the Cauldron. An action is its word: "stir" or "bottle"."""

from typing import Literal, NamedTuple, TypeAlias

Phase: TypeAlias = Literal["brew", "over"]
Verb: TypeAlias = Literal["stir", "bottle"]


class Action(NamedTuple):
    """An action of a seat."""

    verb: Verb


STIR = Action("stir")
BOTTLE = Action("bottle")


class State(NamedTuple):
    """All that is true at the table. Chance is to decide how many drops are added where `stirring`."""

    goal: int
    points: tuple[int, ...]
    turn: int = 0
    brew: int = 0
    phase: Phase = "brew"
    stirring: bool = False
