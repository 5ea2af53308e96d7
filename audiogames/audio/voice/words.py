"""Words as sound: espeak-ng in a separate process, one voice per seat, all equally loud."""

import re
from typing import Final

import numpy as np

from audiogames.audio.sounds import loudness, resample
from audiogames.audio.units import RATE, Samples, frames, gain
from audiogames.speech.sink import USUAL_RATE
from audiogames.speech.sinks.espeak import EspeakVoice, Pcm

LOUDNESS: Final = -23.0
"""LUFS of every sentence from one metre away (EBU R 128)."""

BLOCK: Final = 0.2
"""Block length in seconds for loudness. A word of one syllable is shorter than the usual 0.4."""

USUAL: Final = ""
OF_SEATS: Final = ("belinda", "david", "steph", "Jacky", "f4", "ian")
"""Variants of espeak-ng for seats, with high and low ones side by side.

Of 35 at its usual pace, these differ most from each other and from the default one, in pitch and in long-term spectrum.
"""

BREATH: Final = 0.25
"""Seconds of silence after a sentence, since espeak-ng ends with the last sound."""

MOST_GAIN: Final = 15.0
"""Maximum gain in decibels. Softer input is not speech."""

_SEAT = re.compile(r"seat-(\d+)")


def variant(place: str) -> str:
    found = _SEAT.fullmatch(place)
    return OF_SEATS[(int(found[1]) - 1) % len(OF_SEATS)] if found is not None else USUAL


class Words:
    """One sentence at a time. Not thread-safe."""

    def __init__(self, rate: int = USUAL_RATE) -> None:
        """`rate` is in words per minute, 80 to 450. Raises SinkUnavailable."""
        self._rate = rate
        self._voice = EspeakVoice()

    def samples(self, text: str, language: str, place: str) -> Samples:
        """(n,) at RATE, at LOUDNESS, followed by silence.

        (0,) for blank text. Raises SinkDied if the process has gone.
        """
        if not text.strip():
            return np.zeros(0, np.float32)
        said = levelled(resampled(self._pcm(text, language, variant(place))))
        return np.concatenate((said, np.zeros(frames(BREATH), np.float32)))

    def close(self) -> None:
        self._voice.close()

    def _pcm(self, text: str, language: str, wanted: str) -> Pcm:
        for voice, variant in ((language, wanted), (language, USUAL)):
            try:
                return self._voice.synthesise(text, voice, variant, self._rate)
            except ValueError:
                continue
        return self._voice.synthesise(text, "en", USUAL, self._rate)


def resampled(pcm: Pcm) -> Samples:
    """int16 of any rate to (n,) at RATE, full scale 1."""
    sound = np.frombuffer(pcm.samples, "<i2").astype(np.float32) / np.float32(32768)
    if not len(sound) or pcm.rate == RATE:
        return sound
    return resample.resampled(sound, pcm.rate, RATE)


def levelled(sound: Samples) -> Samples:
    """Measured without pauses. Silence stays silence."""
    around = np.zeros(frames(BLOCK / 2))
    now = loudness.integrated(np.concatenate((around, sound.astype(np.float64), around)), BLOCK)
    return sound * np.float32(gain(min(MOST_GAIN, LOUDNESS - now))) if np.isfinite(now) else sound
