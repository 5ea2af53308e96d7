"""Makes `sounds/touches`: single touches of things that fall, of which throws are made. `python -m` this module.

Each is the touch of one die on wood, or of one pebble, as fast as it falls from a hand. A throw plays a hundred of
them, each from its own place (`audiogames/audio/motion.py`).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import soundfile
from numpy.typing import NDArray

from audiogames.audio.motion import FALLS
from audiogames.audio.sounds.library import TOUCHES
from audiogames.audio.sounds.loudness import loudness
from audiogames.audio.synthesis import chance
from audiogames.audio.synthesis.dice import DIE, WOODEN, Contact, Ground, sounded
from audiogames.audio.synthesis.modal import Resonance
from audiogames.audio.units import RATE, gain
from audiogames.resources import data_folder

FULL_SCALE: Final = 32767

PEBBLE: Final = (Resonance(3800.0, 0.008, 0.0), Resonance(7200.0, 0.008, -3.0))

GROUNDS: Final[dict[str, Ground]] = {
    "die": WOODEN,
    "pebble": WOODEN._replace(die=4.0, jolt=16.0),
}
"""The ground of each kind of thing."""

BODIES: Final = {"die": DIE, "pebble": PEBBLE}
SEEDS: Final = {"die": 41, "pebble": 42}

LOUDNESS: Final = -20.0
"""LUFS of the 50 ms round each touch."""

SILENT: Final = 0.001
"""Share of its strongest sample at which the end of a touch is cut off."""


def made() -> Iterator[tuple[str, NDArray[np.int16]]]:
    """Yield the name of each file, and its samples."""
    for falling in FALLS.values():
        kind = falling.touch
        contacts = [Contact(0, 0.0, 1.0) for _ in range(falling.variants)]
        for number, impact in enumerate(sounded(chance(SEEDS[kind]), contacts, GROUNDS[kind], BODIES[kind]), 1):
            last = int(np.flatnonzero(np.abs(impact.samples) > SILENT * np.abs(impact.samples).max())[-1])
            sound = impact.samples[: last + 1] * np.minimum(1.0, np.arange(last + 1, 0, -1) / 96)
            sound = sound * gain(LOUDNESS - loudness(sound))
            yield f"{kind}-{number}.flac", np.round(np.clip(sound, -1.0, 1.0) * FULL_SCALE).astype(np.int16)


def write(folder: Path) -> None:
    """Write all of them into the folder of sounds."""
    to = folder / TOUCHES
    to.mkdir(exist_ok=True)
    for file in to.glob("*.flac"):
        file.unlink()
    for name, samples in made():
        soundfile.write(to / name, samples, RATE, subtype="PCM_16")


if __name__ == "__main__":
    write(data_folder("sounds"))
