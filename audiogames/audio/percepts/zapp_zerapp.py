"""The sound of a barrel: the impacts of a percept on a small wooden shell.

Only the impacts distinguish barrels. All share one shell, and gain and length depend on the percept alone. Time within
a slot, spot on the wood, and hardness within a step of strength are drawn from a seed that the game does not use.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from zlib import crc32

import numpy as np

from audiogames.audio.percepts.renderers import Impacts, Renderer
from audiogames.audio.space.filters import Spectra, to_samples, to_spectra
from audiogames.audio.synthesis import chance
from audiogames.audio.synthesis.modal import SLOWEST, Body, Resonance, pulses, struck
from audiogames.audio.units import RATE, Samples, gain
from audiogames.games.zapp_zerapp.percept import FAINTEST, SLOT, STEP, Impact, Percept

SHELL: Final[Body] = (
    Resonance(620.0, 0.045, 0.0),
    Resonance(1040.0, 0.040, -1.0),
    Resonance(1580.0, 0.034, -2.0),
    Resonance(2310.0, 0.028, -4.0),
    Resonance(3260.0, 0.023, -6.0),
    Resonance(4520.0, 0.017, -8.0),
    Resonance(6100.0, 0.012, -10.0),
)
"""The wood: small, so its modes are high and short."""

PEBBLES: Final[Body] = (Resonance(3800.0, 0.008, 0.0), Resonance(7200.0, 0.008, -3.0))
"""Two pebbles, or a pebble and wood: the click before the shell rings."""

WALL_CONTACT: Final = 0.00045
BEAD_CONTACT: Final = 0.0002

WALL_WOOD: Final = 0.0
WALL_CLICK: Final = 4.0
BEAD_WOOD: Final = -14.0
BEAD_CLICK: Final = 6.0
"""Decibels of shell and click for a pebble on wood, and for one on another pebble."""

SPOTS: Final = 4

TAIL: Final = 0.1

RINGING: Final = round(SHELL[0].fall * RATE)
"""Frames in which the slowest mode decays by 60 dB."""

WINDOW: Final = 8192
STEP_ON: Final = WINDOW - RINGING
"""Frames from one window to the next. Each includes earlier ringing."""

LEVEL: Final = 0.124
SOFTER: Final = 0.175
"""Gain with every slot struck, and exponent of the share of struck slots: 3.5 dB less for ten times as many.

So total loudness reveals little, and one pebble is audible: about -25 LUFS over the loudest 50 ms, and -22 for
thirteen.
"""

NARROWER: Final = 0.7
"""So that faint pebbles stay audible beside loud ones at any volume."""

HARDEST: Final = 8
"""Weaker shakes are raised to it, so that all can be counted."""


def rendered(percept: Percept, seed: int) -> Samples:
    """(n,) at RATE, where n depends on the number of slots alone. The same arguments give the same sound."""
    frames = round((len(percept) * SLOT / 1000.0 + TAIL) * RATE)
    pushes = _pushes(percept, seed, frames)
    sound = np.empty(frames, np.float32)
    for start in range(0, frames, STEP_ON):
        spectra = to_spectra(pushes[:, start : start + WINDOW], WINDOW) * _responses()
        heard = to_samples(spectra.sum(axis=0), WINDOW)[RINGING:]
        sound[start : start + STEP_ON] = LEVEL * heard[: frames - start]
    return sound


def _pushes(percept: Percept, seed: int, frames: int) -> Samples:
    """Force on each spot of the wood, then by a pebble on each: (2 * SPOTS, RINGING + frames).

    The first RINGING frames are silent. All contacts are computed at once, since they are hundreds and a hand waits.
    """
    times, strengths, beads = (
        np.array(column) for column in zip(*((i.t, i.strength, i.kind == "bead") for i in percept), strict=True)
    )
    late, harder, spot = chance(seed).random((len(percept), 3)).T
    raised = max(0, HARDEST - int(strengths.max(initial=0)))
    softer = (max(1, int(np.count_nonzero(strengths))) / len(percept)) ** -SOFTER
    level = NARROWER * (FAINTEST + STEP * (strengths - 1.0 + harder + raised))
    speed = np.where(strengths > 0, 10.0 ** (level / 20.0), 0.0)
    begin = RATE * (times + SLOT * late) / 1000.0
    forces = softer * pulses(begin, speed, np.where(beads, BEAD_CONTACT, WALL_CONTACT))
    rows = SPOTS * beads + (SPOTS * spot).astype(int)
    pushes = np.zeros((2 * SPOTS, RINGING + frames), np.float32)
    at = RINGING + begin.astype(int)[:, None] + np.arange(forces.shape[1])
    np.add.at(pushes, (rows[:, None], at), forces)
    return pushes


@cache
def _responses() -> Spectra:
    click = struck(PEBBLES, RINGING)
    wood = [struck(_from(spot), RINGING) for spot in range(SPOTS)]
    sounds = [gain(WALL_WOOD) * one + gain(WALL_CLICK) * click for one in wood]
    sounds += [gain(BEAD_WOOD) * one + gain(BEAD_CLICK) * click for one in wood]
    return to_spectra(np.array(sounds, np.float32), WINDOW)


def _from(spot: int) -> Body:
    shares = 0.35 + 0.65 * chance(spot).random(len(SHELL))
    return [
        mode._replace(level=mode.level + 20.0 * float(np.log10(share)))
        for mode, share in zip(SHELL, shares, strict=True)
    ]


def _barrel(impacts: Impacts) -> Samples:
    percept = tuple(Impact(*impact) for impact in impacts)  # type: ignore[arg-type]  # kinds are words there
    return rendered(percept, crc32(repr(percept).encode()))


RENDERERS: Final[Mapping[str, Renderer]] = {"barrel": _barrel}


def _gains(wood: float, click: float) -> list[list[float]]:
    return [
        [
            *(round(gain(wood + mode.level), 6) for mode in _from(spot)),
            *(round(gain(click + mode.level), 6) for mode in PEBBLES),
        ]
        for spot in range(SPOTS)
    ]


RECIPES: Final[Mapping[str, Any]] = {
    "barrel": {
        "slot": SLOT,
        "faintest": NARROWER * FAINTEST,
        "step": NARROWER * STEP,
        "hardest": HARDEST,
        "tail": TAIL,
        "level": LEVEL,
        "softer": SOFTER,
        "slowest": SLOWEST,
        "modes": [[mode.frequency, mode.fall] for mode in (*SHELL, *PEBBLES)],
        "contacts": {"wall": WALL_CONTACT, "bead": BEAD_CONTACT},
        "gains": {"wall": _gains(WALL_WOOD, WALL_CLICK), "bead": _gains(BEAD_WOOD, BEAD_CLICK)},
    }
}
