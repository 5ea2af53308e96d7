"""Makes `sounds/spoken`, the names of the symbols on the dice: `python -m` this module, with espeak-ng at hand.

espeak-ng is under the GPL; what it says is not, and these files are ours.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import soundfile
from numpy.typing import NDArray

from audiogames.audio.sounds.library import MANIFEST, SPOKEN_FOLDER, face
from audiogames.audio.sounds.loudness import levelled
from audiogames.audio.sounds.sound import SoundCategory
from audiogames.audio.units import RATE, Samples, frames
from audiogames.audio.voice.words import resampled
from audiogames.decks.du_balai import DICE_COLOURS, SYMBOLS
from audiogames.resources import data_folder
from audiogames.speech.sink import USUAL_RATE, SinkUnavailable
from audiogames.speech.sinks.espeak import EspeakVoice
from sounds.making.sounds import FULL_SCALE, LICENCE, figures, table

WORDS: Final[Mapping[str, Sequence[str]]] = {
    "en": ("ear", "web", "skull", "bolt", "double bolt", "cloud", "eye", "spider", "star"),
    "fr": ("oreille", "toile", "crâne", "éclair", "double éclair", "nuage", "œil", "araignée", "étoile"),
}
"""Words in the order of SYMBOLS: never the colour, which the voice shows."""

VARIANTS: Final[Mapping[str, str]] = {"orange": "Annie", "black": "ian"}
"""The variants of espeak-ng that speak at its usual pace, a high and a low one more than an octave apart, neither
of which is muffled: so both are understood from a small loudspeaker."""

LONGEST: Final = 0.66
"""Seconds: longer words are spoken faster, so that each fits the 0.8 s of a die with a gap after it."""

FASTER: Final = 5
"""Words a minute between two attempts."""

HEARD: Final = 0.01
"""Share of its highest sample below which a word has not begun yet, or is over (-40 dB)."""

FADE: Final = 0.008
"""Seconds in which it ends."""

STEP: Final = 4
"""Rounding step: the files keep 14 of 16 bits, whose noise is 66 dB under the words, and are a quarter smaller."""

HEAD: Final = f"""\
# The names of the symbols on the dice. Written by `python -m sounds.making.du_balai`, never by hand.
# Seconds; LUFS of the loudest 50 ms (ITU-R BS.1770); dBTP. espeak-ng said them; what it says is not under its licence.

format = 1
rate = {RATE}
"""


class Said(NamedTuple):
    """One word as its file holds it, one channel; `pace` in words a minute."""

    locale: str
    face: str
    word: str
    pace: int
    samples: NDArray[np.int16]

    @property
    def file(self) -> str:
        """The path of the file, seen from the folder of spoken words."""
        return f"{self.locale}/{self.face}.flac"


def said() -> Iterator[Said]:
    """Say every word, always in the same order. Raises SinkUnavailable where espeak-ng is missing."""
    voice = EspeakVoice()
    try:
        for locale, words in WORDS.items():
            for colour in DICE_COLOURS:
                for symbol, word in zip(SYMBOLS, words, strict=True):
                    yield Said(locale, face(colour, symbol), word, *_in_time(voice, word, locale, VARIANTS[colour]))
    finally:
        voice.close()


def _in_time(voice: EspeakVoice, word: str, language: str, variant: str) -> tuple[int, NDArray[np.int16]]:
    """Return a word as loud as an icon, and its pace: the usual one, or faster until the word is short enough."""
    pace = USUAL_RATE
    while len(sound := trimmed(resampled(voice.synthesise(word, language, variant, pace)))) > frames(LONGEST):
        pace += FASTER
    loud = levelled(sound, SoundCategory.SYMBOLS.target)
    return pace, (np.round(loud * (FULL_SCALE / STEP)) * STEP).astype(np.int16)


def trimmed(sound: Samples) -> Samples:
    """Return a word (n,) without the silence before and after it, its end faded out."""
    heard = np.flatnonzero(np.abs(sound) > HEARD * np.abs(sound).max(initial=0.0))
    if not len(heard):
        return sound[:0]
    result = sound[heard[0] : heard[-1] + frames(FADE)].copy()
    result[-frames(FADE) :] *= np.linspace(1.0, 0.0, frames(FADE), dtype=np.float32)
    return result


def manifest(words: Sequence[Said]) -> str:
    """Return the text of the manifest."""
    return f'{HEAD}made-with = "{made_with()}"\n' + "".join(_entry(each) for each in words)


def made_with() -> str:
    """Return what says the words on this computer, with its version. Raises PackageNotFoundError."""
    return f"espeak-ng in espeakng-loader {version('espeakng-loader')}"


def _entry(each: Said) -> str:
    voice: dict[str, str | float] = {
        "file": each.file,
        "word": each.word,
        "voice": VARIANTS[each.face.partition("-")[0]],
    }
    values = {**voice, "words-a-minute": each.pace, **figures(each.samples), "licence": LICENCE}
    return table(f"{each.locale}.{each.face}", values)


def write(folder: Path) -> None:
    """Say every word into a folder, and write its manifest. Raises SinkUnavailable before it writes."""
    words = list(said())
    for each in words:
        (folder / each.locale).mkdir(parents=True, exist_ok=True)
        soundfile.write(folder / each.file, each.samples, RATE, subtype="PCM_16", compression_level=1.0)
    (folder / MANIFEST).write_text(manifest(words), encoding="utf-8", newline="\n")


def main() -> int:
    """Rebuild the words of the checkout."""
    try:
        write(data_folder("sounds") / SPOKEN_FOLDER)
    except SinkUnavailable as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
