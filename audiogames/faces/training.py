"""What an ear has learnt of barrels: answers by number, which numbers come, and when more of them do.

Plain data that a file can keep; nothing here asks, tells or sounds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, get_args

from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp.percept import Difficulty

MOST: Final = BARRELS[-1]
"""Pebbles in the fullest barrel."""

LEVELS: Final = (3, 6, MOST)
"""Of each level the most pebbles that a barrel holds; the fewest are always one."""

LATEST: Final = 10
ENOUGH: Final = 8
"""So many right among the latest answers bring the next level."""

KEPT: Final = 20
"""Answers kept of each number: what an ear could not do weeks ago says little of what it can do now."""

SURE: Final = 3
"""From so many answers on, all of them right, a number is said to be always right."""


class Damaged(ValueError):
    """What was kept is not as it is written here."""


class Score(NamedTuple):
    """The answers for one number: how many were right, of how many, and how far off the wrong ones were on average."""

    number: int
    good: int
    asked: int
    off: int

    @property
    def always(self) -> bool:
        """Whether every answer was right, and there were a few."""
        return self.good == self.asked >= SURE


@dataclass
class Record:
    """What one person has learnt.

    `level` is a place in LEVELS. `latest` are the answers since it was reached, right or not, LATEST at most. `offs`
    holds for each number how far each answer was from it, more being positive, KEPT at most.
    """

    level: int = 0
    difficulty: Difficulty = "normal"
    latest: list[bool] = field(default_factory=list)
    offs: dict[int, list[int]] = field(default_factory=dict)

    @property
    def most(self) -> int:
        """How many pebbles a barrel holds at most."""
        return LEVELS[self.level]

    def add(self, number: int, guess: int) -> tuple[int, int] | None:
        """Write down one answer; where that brings more numbers, return how many were right of how many."""
        off = guess - number
        self.offs[number] = [*self.offs.get(number, []), off][-KEPT:]
        self.latest = [*self.latest, off == 0][-LATEST:]
        good, asked = self.latest.count(True), len(self.latest)
        if good < ENOUGH or self.level + 1 == len(LEVELS):
            return None
        self.choose(self.level + 1)
        return good, asked

    def choose(self, level: int) -> None:
        """Let the numbers of a level come from now on."""
        self.level = level
        self.latest = []

    def scores(self) -> list[Score]:
        """Return how well each number that was asked for is heard: the best first, then by number."""
        found = [_score(number, offs) for number, offs in self.offs.items() if offs]
        return sorted(found, key=lambda score: (not score.always, -score.good / score.asked, score.off, score.number))

    def unheard(self) -> list[int]:
        """Return the numbers of this level that were not asked for yet."""
        return [number for number in range(1, self.most + 1) if not self.offs.get(number)]

    def plain(self) -> dict[str, Any]:
        """Return it as a file can hold it."""
        offs = {str(number): offs for number, offs in sorted(self.offs.items())}
        return {"level": self.level, "difficulty": self.difficulty, "latest": self.latest, "offs": offs}

    @classmethod
    def of(cls, kept: object) -> "Record":
        """Return it from what a file held. Raises Damaged."""
        if not isinstance(kept, Mapping) or kept.keys() != cls().plain().keys():
            raise Damaged
        level, difficulty, latest, offs = (kept[name] for name in ("level", "difficulty", "latest", "offs"))
        if not _whole(level, 0, len(LEVELS) - 1) or difficulty not in get_args(Difficulty):
            raise Damaged
        if not isinstance(latest, list) or len(latest) > LATEST or not all(isinstance(right, bool) for right in latest):
            raise Damaged
        if not isinstance(offs, Mapping):
            raise Damaged
        return cls(level, difficulty, latest, dict(_kept_offs(number, found) for number, found in offs.items()))


def _score(number: int, offs: list[int]) -> Score:
    wrong = [abs(off) for off in offs if off]
    average = max(1, round(sum(wrong) / len(wrong))) if wrong else 0
    return Score(number, len(offs) - len(wrong), len(offs), average)


def _kept_offs(name: object, offs: object) -> tuple[int, list[int]]:
    if name not in {str(number) for number in range(1, MOST + 1)} or not isinstance(offs, list) or len(offs) > KEPT:
        raise Damaged
    number = int(str(name))
    if not all(_whole(off, 1 - number, MOST - number) for off in offs):
        raise Damaged
    return number, offs


def _whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
