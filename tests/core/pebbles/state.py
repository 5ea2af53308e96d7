"""The state: the things that lie on the table."""

from typing import NamedTuple


class State(NamedTuple):
    left: int
    scores: tuple[int, ...]
    phase: str = "draw"  # then "chance", "choose", maybe "bow", and "over"
    pebble: int = 0
    timed: bool = False
    bows: bool = False
    wishes: int = 0

    @property
    def turn(self) -> int:
        return -self.left % len(self.scores)
