"""The sound of drops that fall into the brew, each impact one drop."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from audiogames.audio.percepts.renderers import Impacts, Renderer
from audiogames.audio.units import RATE, Samples

from .descriptor import DROPS

PITCH: Final = 700.0
"""Hertz of a drop."""
FALL: Final = 0.05
"""Seconds in which it dies away by 60 dB."""
TAIL: Final = 0.2


def _drops(impacts: Impacts) -> Samples:
    sound = np.zeros(round((impacts[-1][0] / 1000 + TAIL) * RATE), np.float32)
    times = np.arange(round(TAIL * RATE)) / RATE
    drop = 0.1 * np.sin(2 * np.pi * PITCH * times) * 10.0 ** (-3.0 * times / FALL)
    for at, _, _ in impacts:
        begin = round(at * RATE / 1000)
        sound[begin : begin + len(drop)] += drop[: len(sound) - begin]
    return sound


RENDERERS: Final[Mapping[str, Renderer]] = {DROPS: _drops}
RECIPES: Final[Mapping[str, Any]] = {
    DROPS: {
        "slot": 200,
        "faintest": -12.0,
        "step": 2.0,
        "hardest": 8,
        "tail": TAIL,
        "level": 0.1,
        "softer": 0.1,
        "slowest": 0.02,
        "modes": [[PITCH, FALL]],
        "contacts": {"drop": 0.0005},
        "gains": {"drop": [[1.0]]},
    }
}
