"""Percepts: one seat's impressions of hidden things, made into sound from their impacts alone.

The sound module of a game (`Descriptor.audio`) has `RENDERERS`, and `RECIPES` for browsers. It is loaded on first use.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

from audiogames.audio.sounds.sound import Sound, SoundCategory
from audiogames.audio.units import Samples, seconds
from audiogames.core.game import Descriptor
from audiogames.core.messages import Cue
from audiogames.core.registry import GAMES

Impacts: TypeAlias = tuple[tuple[int, int, str], ...]

Renderer: TypeAlias = Callable[[Impacts], Samples]
"""(n,) at RATE. The same impacts always give the same sound."""

_KEPT: Final = 4
"""Number of cached sounds. One of four seconds takes 0.8 MB."""


def perceived(cue: Cue) -> Sound | None:
    """None for an unknown name.

    The same impacts always give the same sound: hearing them again reveals nothing more.
    """
    samples = _samples(cue.name, cue.percept)
    if samples is None:
        return None
    return Sound(cue.name, SoundCategory.BARRELS, samples, seconds(len(samples)), Path())


@lru_cache(_KEPT)
def _samples(name: str, percept: Impacts) -> Samples | None:
    renderer = _renderer(name)
    if renderer is None:
        return None
    samples = renderer(percept)
    samples.flags.writeable = False
    return samples


def _renderer(name: str) -> Renderer | None:
    place = next((game.audio for game in GAMES.values() if name in game.percepts), "")
    if not place:
        return None
    found: Mapping[str, Renderer] = import_module(place).RENDERERS
    return found.get(name)


def recipes(games: Iterable[Descriptor]) -> dict[str, Any]:
    modules = [import_module(game.audio) for game in games if game.audio]
    return {name: recipe for module in modules for name, recipe in module.RECIPES.items()}
