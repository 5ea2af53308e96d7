"""Percepts: what one seat hears of something hidden, made into sound from its impacts and from nothing else.

What can be perceived in a game stands in its place for sound (`Descriptor.audio`): `RENDERERS`, and `RECIPES` for a
page in a browser. Nothing of it is loaded before someone perceives.
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
"""Milliseconds from the start, strength and kind of each impact, as `Cue.percept` has them."""

Renderer: TypeAlias = Callable[[Impacts], Samples]
"""Makes the sound of some impacts, (n,) at RATE; the same impacts always give the same sound."""

_KEPT: Final = 4
"""Sounds that are kept to be heard again. One of four seconds takes 0.8 MB."""


def perceived(cue: Cue) -> Sound | None:
    """Return the sound of a cue that has a percept, None for a name of which nothing is perceived.

    The same impacts always give the same sound: hearing them again reveals no more than the first time.
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
    """Return what makes the sound of what is perceived under a name, by the game whose descriptor has that name."""
    place = next((game.audio for game in GAMES.values() if name in game.percepts), "")
    if not place:
        return None
    found: Mapping[str, Renderer] = import_module(place).RENDERERS
    return found.get(name)


def recipes(games: Iterable[Descriptor]) -> dict[str, Any]:
    """Return the parts of each percept of some games as numbers alone, for a page in a browser that makes its sound."""
    modules = [import_module(game.audio) for game in games if game.audio]
    return {name: recipe for module in modules for name, recipe in module.RECIPES.items()}
