"""The sounds that the person who serves has put in place of ours, for browsers."""

import hashlib
import logging
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import soundfile

from audiogames.audio.sounds.library import Library, in_a_folder
from audiogames.audio.sounds.sound import Sound
from audiogames.audio.stage import SETTLED
from audiogames.audio.units import RATE

MOST: Final = 16_000_000
"""Bytes in all, which are kept in memory."""

log = logging.getLogger(__name__)


def own_sounds(folder: Path) -> dict[str, tuple[list[Any], bytes]]:
    """Each sound with its entry in the book and its FLAC, made anew: nothing else of the person's files is sent."""
    found, made, left = dict[str, tuple[list[Any], bytes]](), dict[str, bytes](), MOST
    for name, sound in Library(folder).own_sounds():
        file = f"own/{in_a_folder(name)}.flac"
        if file not in made:
            stream = BytesIO()
            soundfile.write(stream, sound.samples, RATE, "PCM_16", format="FLAC")
            made[file] = content = stream.getvalue()
            if len(content) > left:
                log.warning("%s is not heard in browsers: all own sounds together are too large", sound.source)
                made[file] = b""
            left -= len(made[file])
        if content := made[file]:
            found[name] = (entry(f"{file}?{hashlib.sha256(content).hexdigest()[:12]}", sound), content)
    return found


def entry(address: str, sound: Sound) -> list[Any]:
    """Its address, its bus, its core, when it is quiet, its length, and 1 where it never varies."""
    times = (round(sound.core, 3), round(sound.quiet, 4), round(sound.length, 4))
    return [address, sound.bus.value, *times, int(sound.category in SETTLED)]
