"""Percepts: what one seat hears of something hidden, made into sound from its impacts and from nothing else."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

from audiogames.audio.barrels import rendered
from audiogames.audio.sounds.sound import Sound, SoundCategory
from audiogames.audio.units import Samples, seconds
from audiogames.core.messages import Cue
from audiogames.games.zapp_zerapp.percept import Impact

Impacts = tuple[tuple[int, int, str], ...]

_KEPT: Final = 32


def perceived(cue: Cue) -> Sound:
    """Return the sound of a cue that has a percept. Raises KeyError for a name of which nothing is perceived.

    The same impacts always give the same sound: whoever hears them again learns no more than the first time.
    """
    samples = _samples(cue.name, cue.percept)
    return Sound(cue.name, SoundCategory.BARRELS, samples, seconds(len(samples)), Path())


@lru_cache(_KEPT)
def _samples(name: str, percept: Impacts) -> Samples:
    samples = RENDERERS[name](percept)
    samples.flags.writeable = False
    return samples


def _barrel(percept: Impacts) -> Samples:
    return rendered(tuple(Impact(*impact) for impact in percept), crc32(repr(percept).encode()))  # type: ignore[arg-type]


RENDERERS: Final[Mapping[str, Callable[[Impacts], Samples]]] = {"barrel": _barrel}
"""What makes the sound of each thing of which something is perceived, (n,) at RATE."""
