"""What a person wrote in a recipe, checked: each fault is a sentence that names the file, the layer and the key."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from math import isfinite
from typing import Any, Final, NamedTuple

from audiogames.audio.synthesis.layers import Key
from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Argument, Message

LONGEST_LIST: Final = 1000
FEWEST_FORMANTS, MOST_FORMANTS = 2, 6
LATEST: Final = 30.0
SOFTEST_MODE: Final = -120.0


class RecipeError(GameError):
    """A recipe that no sound can be made of. The message names the file, the layer and the key."""


class Reading(NamedTuple):
    """Where in which recipe something is read: in layer number `layer`, from 1 on, or 0: before the first."""

    file: str
    layer: int = 0

    def refused(self, id: str, **arguments: Argument) -> RecipeError:
        """Return the error with this sentence, whose `where` is this place."""
        where = Message("sound-recipe-place", {"file": self.file, "layer": self.layer})
        return RecipeError(reason(id, where=where, **arguments))

    def only(self, data: Mapping[str, Any], known: Collection[str]) -> None:
        """Refuse keys that nobody knows."""
        for key in data:
            if key not in known:
                raise self.refused("sound-recipe-unknown-key", key=key[:60], known=", ".join(known))

    def choice(self, data: Mapping[str, Any], key: str, allowed: Collection[str]) -> str:
        """Return one of some words."""
        value = self._given(data, key, None)
        if value not in allowed:
            raise self.refused("sound-recipe-choice", key=key, value=str(value)[:60], allowed=", ".join(allowed))
        return str(value)

    def yes_or_no(self, data: Mapping[str, Any], key: str) -> bool:
        """Return what is true or false; false where nothing is said."""
        value = data.get(key, False)
        if not isinstance(value, bool):
            raise self.refused("sound-recipe-yes-no", key=key)
        return value

    def number(
        self, data: Mapping[str, Any], key: str, lowest: float, highest: float, usual: float | None = None
    ) -> float:
        """Return a number within limits."""
        return self._number(self._given(data, key, usual), key, lowest, highest)

    def one_or_more(
        self, data: Mapping[str, Any], key: str, lowest: float, highest: float, usual: float
    ) -> Sequence[float]:
        """Return a number, or each of a list of numbers."""
        value = data.get(key, usual)
        return [
            self._number(each, key, lowest, highest)
            for each in (self._list(value, key, 1) if _several(value) else [value])
        ]

    def value(self, data: Mapping[str, Any], key: str, wanted: Key) -> Any:
        """Return what a layer says for one of its keys, or what is usual."""
        if key not in data and wanted.usual is not None:
            return wanted.usual
        value = self._given(data, key, None)
        limits = wanted.lowest, wanted.highest
        match wanted.shape:
            case "number":
                return self._number(value, key, *limits)
            case "numbers":
                return tuple(self._number(each, key, *limits) for each in self._list(value, key, 1))
            case "curve":
                return self._curve(value, key, *limits) if _several(value) else self._number(value, key, *limits)
            case "points":
                return self._curve(value, key, *limits)
            case "modes":
                return self._modes(value, key)
            case "formants":
                return self._formants(value, key, *limits)

    def _given(self, data: Mapping[str, Any], key: str, usual: float | None) -> Any:
        value = data.get(key, usual)
        if value is None:
            raise self.refused("sound-recipe-missing-key", key=key)
        return value

    def _number(self, value: Any, key: str, lowest: float, highest: float) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.refused("sound-recipe-no-number", key=key)
        if not isfinite(value) or not lowest <= value <= highest:
            raise self.refused("sound-recipe-limits", key=key, lowest=_said(lowest), highest=_said(highest))
        return float(value)

    def _list(self, value: Any, key: str, fewest: int) -> list[Any]:
        if not isinstance(value, list) or not fewest <= len(value) <= LONGEST_LIST:
            raise self.refused("sound-recipe-no-list", key=key, fewest=fewest, most=LONGEST_LIST)
        return value

    def _curve(self, value: Any, key: str, lowest: float, highest: float) -> tuple[tuple[float, float], ...]:
        points = []
        for row in self._rows(value, key, 2, 2):
            points.append((self._number(row[0], key, 0.0, LATEST), self._number(row[1], key, lowest, highest)))
        self._in_order(points, key)
        return tuple(points)

    def _modes(self, value: Any, key: str) -> tuple[tuple[float, float, float], ...]:
        """Return rows of a frequency in Hz, seconds to die away, and a level in dB."""
        return tuple(
            (
                self._number(row[0], key, 20.0, 20_000.0),
                self._number(row[1], key, 0.001, LATEST),
                self._number(row[2], key, SOFTEST_MODE, 20.0),
            )
            for row in self._rows(value, key, 3, 3)
        )

    def _formants(self, value: Any, key: str, lowest: float, highest: float) -> tuple[tuple[float, ...], ...]:
        rows = [
            (self._number(row[0], key, 0.0, LATEST), *(self._number(each, key, lowest, highest) for each in row[1:]))
            for row in self._rows(value, key, 1 + FEWEST_FORMANTS, 1 + MOST_FORMANTS)
        ]
        self._in_order(rows, key)
        if len({len(row) for row in rows}) > 1:
            raise self.refused("sound-recipe-uneven", key=key)
        return tuple(rows)

    def _rows(self, value: Any, key: str, shortest: int, longest: int) -> list[list[Any]]:
        rows = self._list(value, key, 1)
        if not all(isinstance(row, list) and shortest <= len(row) <= longest for row in rows):
            raise self.refused("sound-recipe-rows", key=key, fewest=shortest, most=longest)
        return rows

    def _in_order(self, rows: Sequence[Sequence[float]], key: str) -> None:
        """Times go on from row to row."""
        if any(later[0] <= earlier[0] for earlier, later in pairwise(rows)):
            raise self.refused("sound-recipe-order", key=key)


def _several(value: Any) -> bool:
    return isinstance(value, list)


def _said(number: float) -> str:
    return f"{number:g}"
