"""Recipes of sounds: text files that people can read and change, and their sounds.

`sounds/README.md` describes the format. Each fault is a sentence that names the file, the layer and the key.
"""

import tomllib
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from audiogames.audio.sounds.sound import SoundCategory
from audiogames.audio.synthesis import chance
from audiogames.audio.synthesis.layers import KINDS, LayerKey, LayerKind, Values, at_pitch
from audiogames.audio.synthesis.shapes import Signal, ended, settled
from audiogames.audio.units import Samples, frames, gain
from audiogames.core.errors import GameError, reason, system_reason
from audiogames.core.messages import Argument, Message
from audiogames.storage.files import text_in

FORMAT: Final = 1

SOFTEST, LOUDEST = -80.0, 20.0
LOWEST, HIGHEST = 0.05, 20.0
LONGEST_LIST: Final = 1000
FEWEST_FORMANTS, MOST_FORMANTS = 2, 6
LATEST: Final = 30.0

Limits: TypeAlias = tuple[float, float]
SECONDS: Final[Limits] = 0.0, LATEST
MODE: Final[Sequence[Limits]] = (20.0, 20_000.0), (0.001, LATEST), (-120.0, 20.0)
"""A frequency in Hz, seconds to die away, and a level in dB."""


class Stroke(NamedTuple):
    """A second, a level in dB, and a pitch factor."""

    at: float
    level: float = 0.0
    pitch: float = 1.0


class Layer(NamedTuple):
    kind: str
    values: Values
    strokes: tuple[Stroke, ...]


class Recipe(NamedTuple):
    """`length` and `core` in seconds. `loop`: its end joins its beginning."""

    name: str
    category: SoundCategory
    length: float
    core: float
    seed: int
    loop: bool
    layers: tuple[Layer, ...]


class RecipeError(GameError):
    """An invalid recipe. The message names the file, the layer and the key."""


class RecipeReading(NamedTuple):
    """The file, and the layer from 1 on, or 0 before the first."""

    file: str
    layer: int = 0

    def refused(self, id: str, **arguments: Argument) -> RecipeError:
        where = Message("sound-recipe-place", {"file": self.file, "layer": self.layer})
        return RecipeError(reason(id, where=where, **arguments))

    def only(self, data: Mapping[str, Any], known: Collection[str]) -> None:
        for key in data:
            if key not in known:
                raise self.refused("sound-recipe-unknown-key", key=key[:60], known=", ".join(known))

    def choice(self, data: Mapping[str, Any], key: str, allowed: Collection[str]) -> str:
        value = self._given(data, key)
        if value not in allowed:
            raise self.refused("sound-recipe-choice", key=key, value=str(value)[:60], allowed=", ".join(allowed))
        return str(value)

    def yes_or_no(self, data: Mapping[str, Any], key: str) -> bool:
        value = data.get(key, False)
        if not isinstance(value, bool):
            raise self.refused("sound-recipe-yes-no", key=key)
        return value

    def one_or_more(
        self, data: Mapping[str, Any], key: str, lowest: float, highest: float, usual: float
    ) -> Sequence[float]:
        value = data.get(key, usual)
        return [
            self._number(each, key, lowest, highest)
            for each in (self._list(value, key, 1) if _several(value) else [value])
        ]

    def value(self, data: Mapping[str, Any], key: str, wanted: LayerKey) -> Any:
        if key not in data and wanted.usual is not None:
            return wanted.usual
        value = self._given(data, key)
        limits = wanted.lowest, wanted.highest
        match wanted.shape:
            case "number":
                return self._number(value, key, *limits)
            case "numbers":
                return tuple(self._number(each, key, *limits) for each in self._list(value, key, 1))
            case "curve":
                return (
                    self._rows(value, key, [SECONDS, limits]) if _several(value) else self._number(value, key, *limits)
                )
            case "points":
                return self._rows(value, key, [SECONDS, limits])
            case "modes":
                return self._rows(value, key, MODE, in_time=False)
            case "formants":
                rows = self._rows(value, key, [SECONDS, *[limits] * MOST_FORMANTS], 1 + FEWEST_FORMANTS)
                if len({len(row) for row in rows}) > 1:
                    raise self.refused("sound-recipe-uneven", key=key)
                return rows

    def _given(self, data: Mapping[str, Any], key: str) -> Any:
        if data.get(key) is None:
            raise self.refused("sound-recipe-missing-key", key=key)
        return data[key]

    def _number(self, value: Any, key: str, lowest: float, highest: float) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.refused("sound-recipe-no-number", key=key)
        if not isfinite(value) or not lowest <= value <= highest:
            raise self.refused("sound-recipe-limits", key=key, lowest=lowest, highest=highest)
        return float(value)

    def _list(self, value: Any, key: str, fewest: int) -> list[Any]:
        if not isinstance(value, list) or not fewest <= len(value) <= LONGEST_LIST:
            raise self.refused("sound-recipe-no-list", key=key, fewest=fewest, most=LONGEST_LIST)
        return value

    def _rows(
        self, value: Any, key: str, columns: Sequence[Limits], shortest: int | None = None, in_time: bool = True
    ) -> tuple[tuple[float, ...], ...]:
        rows, least = self._list(value, key, 1), shortest or len(columns)
        if not all(isinstance(row, list) and least <= len(row) <= len(columns) for row in rows):
            raise self.refused("sound-recipe-rows", key=key, fewest=least, most=len(columns))
        read = tuple(
            tuple(self._number(each, key, *limits) for each, limits in zip(row, columns, strict=False)) for row in rows
        )
        if in_time and any(later[0] <= earlier[0] for earlier, later in pairwise(read)):
            raise self.refused("sound-recipe-order", key=key)
        return read


def render(recipe: Recipe) -> Samples:
    """Peak 1. The same recipe gives the same sound everywhere."""
    total = frames(recipe.length)
    result = np.zeros(total)
    for number, layer in enumerate(recipe.layers):
        for time, stroke in enumerate(layer.strokes):
            part = _part(recipe, layer, stroke, (recipe.seed, number, time))
            begin = frames(stroke.at)
            if recipe.loop:
                result += np.roll(np.pad(part, (0, total - len(part))), begin)
            else:
                result[begin : begin + len(part)] += part[: total - begin]
    if not recipe.loop:
        result = ended(result)
    highest = float(np.abs(result).max(initial=0.0))
    return (result / highest if highest > 0 else result).astype(np.float32)


def _part(recipe: Recipe, layer: Layer, stroke: Stroke, seed: tuple[int, ...]) -> Signal:
    kind = KINDS[layer.kind]
    wanted = min(frames(layer.values["length"]), frames(recipe.length))
    sound = kind.make(chance(*seed), wanted, at_pitch(layer.values, kind, stroke.pitch), recipe.loop)
    whole_loop = recipe.loop and wanted == frames(recipe.length)
    return gain(stroke.level) * settled(sound if whole_loop else ended(sound))


def recipes(folder: Path) -> tuple[Recipe, ...]:
    """In the order of names. Raises RecipeError."""
    return tuple(read_recipe(path) for path in sorted(folder.glob("*.toml")))


def read_recipe(path: Path) -> Recipe:
    """The file's name is the sound's. Raises RecipeError."""
    where = RecipeReading(path.name)
    data = _parsed(path, where)
    if data.pop("format", None) != FORMAT:
        raise where.refused("sound-recipe-format", wanted=FORMAT)
    parts = data.pop("layer", None)
    where.only(data, ("category", "length", "core", "seed", "loop"))
    length = where.value(data, "length", LayerKey("number", 0.01, LATEST))
    category = where.choice(data, "category", [each.value for each in SoundCategory])
    recipe = Recipe(
        path.stem,
        SoundCategory(category),
        length,
        where.value(data, "core", LayerKey("number", 0.01, length, length)),
        int(where.value(data, "seed", LayerKey("number", 0, 2**32 - 1, 0))),
        where.yes_or_no(data, "loop"),
        (),
    )
    if not isinstance(parts, list) or not parts or not all(isinstance(part, dict) for part in parts):
        raise where.refused("sound-recipe-no-layer")
    layers = tuple(_layer(RecipeReading(path.name, number), part, length) for number, part in enumerate(parts, start=1))
    return recipe._replace(layers=layers)


def _parsed(path: Path, where: RecipeReading) -> dict[str, Any]:
    try:
        return tomllib.loads(text_in(path.read_bytes()))
    except OSError as error:
        raise where.refused("sound-recipe-unreadable", detail=system_reason(error)) from error
    except (ValueError, RecursionError) as error:
        raise where.refused("sound-recipe-broken", detail=str(error)) from error


def _layer(where: RecipeReading, data: Mapping[str, Any], length: float) -> Layer:
    name = where.choice(data, "kind", list(KINDS))
    kind = KINDS[name]
    where.only(data, ("kind", "at", "level", "pitch", *kind.keys))
    values = {key: where.value(data, key, wanted) for key, wanted in kind.keys.items()}
    _check_band(where, kind, values)
    return Layer(name, values, _strokes(where, data, length))


def _check_band(where: RecipeReading, kind: LayerKind, values: Values) -> None:
    if "low" in kind.keys and _lowest(values["high"]) <= _lowest(values["low"]):
        raise where.refused("sound-recipe-band")


def _lowest(value: Any) -> float:
    return float(value) if isinstance(value, int | float) else min(point[1] for point in value)


def _strokes(where: RecipeReading, data: Mapping[str, Any], length: float) -> tuple[Stroke, ...]:
    """`at`, `level` and `pitch` are single numbers, or lists of the same length."""
    begins = where.one_or_more(data, "at", 0.0, length, 0.0)
    levels = where.one_or_more(data, "level", SOFTEST, LOUDEST, 0.0)
    pitches = where.one_or_more(data, "pitch", LOWEST, HIGHEST, 1.0)
    count = max(len(begins), len(levels), len(pitches))
    if any(len(each) not in (1, count) for each in (begins, levels, pitches)) or len(begins) != count:
        raise where.refused("sound-recipe-counts")
    return tuple(
        Stroke(at, level, pitch)
        for at, level, pitch in zip(begins, _filled(levels, count), _filled(pitches, count), strict=True)
    )


def _filled(values: Sequence[float], count: int) -> Sequence[float]:
    return values if len(values) == count else list(values) * count


def _several(value: Any) -> bool:
    return isinstance(value, list)
