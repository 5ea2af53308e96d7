"""Recipes of sounds: text files that a person can read and change, and what they sound like.

What may stand in them is told in `sounds/README.md`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from audiogames.audio.sounds.sound import SoundCategory
from audiogames.audio.synthesis import chance
from audiogames.audio.synthesis.layers import KINDS, Kind, Values, at_pitch
from audiogames.audio.synthesis.reading import LATEST, Reading, RecipeError
from audiogames.audio.synthesis.shapes import Signal, ended, settled
from audiogames.audio.units import Samples, frames, gain

__all__ = ["Layer", "Recipe", "RecipeError", "Stroke", "read_recipe", "recipes", "render"]

FORMAT: Final = 1
"""The version of the files that this program understands."""

SOFTEST, LOUDEST = -80.0, 20.0
LOWEST, HIGHEST = 0.05, 20.0


class Stroke(NamedTuple):
    """One time that a layer sounds: at which second, how loud in dB, and how many times as high."""

    at: float
    level: float = 0.0
    pitch: float = 1.0


class Layer(NamedTuple):
    """One part of a sound: its kind, what it says for that kind, and when it sounds."""

    kind: str
    values: Values
    strokes: tuple[Stroke, ...]


class Recipe(NamedTuple):
    """How one sound is made. `length` and `core` in seconds; `loop`: its end goes on into its beginning."""

    name: str
    category: SoundCategory
    length: float
    core: float
    seed: int
    loop: bool
    layers: tuple[Layer, ...]


def render(recipe: Recipe) -> Samples:
    """Return the sound of a recipe, its highest sample at 1. The same recipe gives the same sound everywhere."""
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
    """Return one stroke of a layer at its level."""
    kind = KINDS[layer.kind]
    wanted = min(frames(layer.values["length"]), frames(recipe.length))
    sound = kind.make(chance(*seed), wanted, at_pitch(layer.values, kind, stroke.pitch), recipe.loop)
    whole_loop = recipe.loop and wanted == frames(recipe.length)
    return gain(stroke.level) * settled(sound if whole_loop else ended(sound))


def recipes(folder: Path) -> tuple[Recipe, ...]:
    """Return every recipe of a folder, by name. Raises RecipeError."""
    return tuple(read_recipe(path) for path in sorted(folder.glob("*.toml")))


def read_recipe(path: Path) -> Recipe:
    """Return the recipe that a file holds; the sound has the file's name. Raises RecipeError."""
    where = Reading(path.name)
    data = _parsed(path, where)
    if data.pop("format", None) != FORMAT:
        raise where.refused("sound-recipe-format", wanted=FORMAT)
    parts = data.pop("layer", None)
    where.only(data, ("category", "length", "core", "seed", "loop"))
    length = where.number(data, "length", 0.01, LATEST)
    category = where.choice(data, "category", [each.value for each in SoundCategory])
    recipe = Recipe(
        path.stem,
        SoundCategory(category),
        length,
        where.number(data, "core", 0.01, length, usual=length),
        int(where.number(data, "seed", 0, 2**32 - 1, usual=0)),
        where.yes_or_no(data, "loop"),
        (),
    )
    if not isinstance(parts, list) or not parts or not all(isinstance(part, dict) for part in parts):
        raise where.refused("sound-recipe-no-layer")
    layers = tuple(_layer(Reading(path.name, number), part, length) for number, part in enumerate(parts, start=1))
    return recipe._replace(layers=layers)


def _parsed(path: Path, where: Reading) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise where.refused("sound-recipe-unreadable", detail=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise where.refused("sound-recipe-broken", detail=str(error)) from error


def _layer(where: Reading, data: Mapping[str, Any], length: float) -> Layer:
    name = where.choice(data, "kind", list(KINDS))
    kind = KINDS[name]
    where.only(data, ("kind", "at", "level", "pitch", *kind.keys))
    values = {key: where.value(data, key, wanted) for key, wanted in kind.keys.items()}
    _check_band(where, kind, values)
    return Layer(name, values, _strokes(where, data, length))


def _check_band(where: Reading, kind: Kind, values: Values) -> None:
    if "low" in kind.keys and _lowest(values["high"]) <= _lowest(values["low"]):
        raise where.refused("sound-recipe-band")


def _lowest(value: Any) -> float:
    return float(value) if isinstance(value, int | float) else min(point[1] for point in value)


def _strokes(where: Reading, data: Mapping[str, Any], length: float) -> tuple[Stroke, ...]:
    """Return when a layer sounds: `at`, `level` and `pitch` are one number each, or lists of the same length."""
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
