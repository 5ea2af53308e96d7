"""The sound of a barrel in the air: the impacts of a percept on a small shell of wood.

Only the impacts distinguish one barrel from another. All barrels are one shell, the gain goes by the impacts alone,
and every sound of one percept's length has one length. Where in its slot an impact falls, which spot of the wood it
meets, and how hard it is within its step of strength are drawn again for each sound, from a seed that has no part in
the game.
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
"""The wood: small, so high and soon quiet."""

PEBBLES: Final[Body] = (Resonance(3800.0, 0.008, 0.0), Resonance(7200.0, 0.008, -3.0))
"""Two pebbles, or a pebble and wood: the click before the shell rings."""

WALL_CONTACT: Final = 0.00045
BEAD_CONTACT: Final = 0.0002
"""Seconds of a contact at one metre a second."""

WALL_WOOD: Final = 0.0
WALL_CLICK: Final = 4.0
BEAD_WOOD: Final = -14.0
BEAD_CLICK: Final = 6.0
"""Decibels of shell and click where a pebble meets wood, and where it meets a pebble."""

SPOTS: Final = 4
"""Spots of the wood, each of which wakes the modes in another measure: the same four in every barrel."""

TAIL: Final = 0.1
"""Seconds after the last slot until the wood is silent."""

RINGING: Final = round(SHELL[0].fall * RATE)
"""Frames in which the slowest mode has died away by 60 dB."""

WINDOW: Final = 8192
STEP_ON: Final = WINDOW - RINGING
"""Frames that are transformed at once, and from one such window to the next: what rings from before is in each."""

LEVEL: Final = 0.124
SOFTER: Final = 0.175
"""The gain where every slot is struck, and the power of the share of struck slots by which it is divided: 3.5 dB less
for ten times as many. So how loud all is together tells little, and one pebble is heard: over their loudest 50 ms one
comes to about -25 LUFS, thirteen to about -22."""

NARROWER: Final = 0.7
"""Share of the decibels between two strengths that is heard: so a faint pebble is heard beside loud ones, and no ear
needs the volume up for a shake of one pebble and down for thirteen."""

HARDEST: Final = 8
"""A shake whose hardest impact has less strength is raised until it has this: none is too faint to be counted."""


def rendered(percept: Percept, seed: int) -> Samples:
    """Return the sound of a percept, (n,) at RATE: n goes by the number of slots alone.

    The same percept and seed (a whole number from 0) give the same sound.
    """
    frames = round((len(percept) * SLOT / 1000.0 + TAIL) * RATE)
    pushes = _pushes(percept, seed, frames)
    sound = np.empty(frames, np.float32)
    for start in range(0, frames, STEP_ON):
        spectra = to_spectra(pushes[:, start : start + WINDOW], WINDOW) * _responses()
        heard = to_samples(spectra.sum(axis=0), WINDOW)[RINGING:]
        sound[start : start + STEP_ON] = LEVEL * heard[: frames - start]
    return sound


def _pushes(percept: Percept, seed: int, frames: int) -> Samples:
    """Return the force over time on each spot of the wood, then by a pebble on each: (2 * SPOTS, RINGING + frames).

    The first RINGING frames are the silence before. All contacts are reckoned at one go: they are hundreds, and a hand
    waits for them.
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
    """Return the spectra of what is heard after a blow of area 1 on each spot, of wood and of a pebble on it."""
    click = struck(PEBBLES, RINGING)
    wood = [struck(_from(spot), RINGING) for spot in range(SPOTS)]
    sounds = [gain(WALL_WOOD) * one + gain(WALL_CLICK) * click for one in wood]
    sounds += [gain(BEAD_WOOD) * one + gain(BEAD_CLICK) * click for one in wood]
    return to_spectra(np.array(sounds, np.float32), WINDOW)


def _from(spot: int) -> Body:
    """Return the shell as it rings from one spot."""
    shares = 0.35 + 0.65 * chance(spot).random(len(SHELL))
    return [
        mode._replace(level=mode.level + 20.0 * float(np.log10(share)))
        for mode, share in zip(SHELL, shares, strict=True)
    ]


def _barrel(impacts: Impacts) -> Samples:
    percept = tuple(Impact(*impact) for impact in impacts)  # type: ignore[arg-type]  # kinds are words there
    return rendered(percept, crc32(repr(percept).encode()))


RENDERERS: Final[Mapping[str, Renderer]] = {"barrel": _barrel}
"""The function that makes the sound of each thing that is shaken."""


def _gains(wood: float, click: float) -> list[list[float]]:
    """Return how loud each mode is on each spot, the shell's before those of a pebble."""
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
"""The parts of its sound, for a page that makes it by itself: bodies that ring, and how each kind of impact strikes
them."""
