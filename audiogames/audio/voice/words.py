"""Words as sound: espeak-ng in a separate process, in one voice a seat, all of them equally loud."""

import re
from typing import Final

import numpy as np

from audiogames.audio.sounds import loudness, resample
from audiogames.audio.units import RATE, Samples, frames, gain
from audiogames.speech.sink import USUAL_RATE
from audiogames.speech.sinks.espeak import EspeakVoice, Pcm

LOUDNESS: Final = -23.0
"""LUFS of every sentence where it is heard from a metre away (EBU R 128)."""

BLOCK: Final = 0.2
"""Seconds in which loudness is measured: a word of one syllable is shorter than the usual 0.4."""

USUAL: Final = ""
OF_SEATS: Final = ("belinda", "david", "steph", "Jacky", "f4", "ian")
"""Variants of espeak-ng: of 35 that speak at its usual pace, three low and three high ones that lie furthest from each
other and from the usual one, in pitch and in long-term spectrum. A high and a low one sit side by side."""

BREATH: Final = 0.25
"""Seconds of silence after a sentence; espeak-ng ends with the last sound."""

MOST_GAIN: Final = 15.0
"""Decibels: what is softer is no speech."""

_SEAT = re.compile(r"seat-(\d+)")


def variant(place: str) -> str:
    """Return the variant of espeak-ng in which someone at a place speaks: the usual one for all but other seats."""
    found = _SEAT.fullmatch(place)
    return OF_SEATS[(int(found[1]) - 1) % len(OF_SEATS)] if found is not None else USUAL


class Words:
    """Turns sentences into samples: one process, one sentence at a time; use it from one thread."""

    def __init__(self, rate: int = USUAL_RATE) -> None:
        """Start the process; `rate` is in words a minute, 80 to 450. Raises SinkUnavailable."""
        self._rate = rate
        self._voice = EspeakVoice()

    def samples(self, text: str, language: str, place: str) -> Samples:
        """Return a sentence as someone at a place says it, with a breath after it: (n,) at RATE, at LOUDNESS.

        (0,) for a text of blanks. Raises SinkDied if the process has gone.
        """
        if not text.strip():
            return np.zeros(0, np.float32)
        said = levelled(resampled(self._pcm(text, language, variant(place))))
        return np.concatenate((said, np.zeros(frames(BREATH), np.float32)))

    def close(self) -> None:
        """End the process."""
        self._voice.close()

    def _pcm(self, text: str, language: str, wanted: str) -> Pcm:
        """Return what espeak-ng makes of it: in another voice, or in English, where it has not the one wanted."""
        for voice, variant in ((language, wanted), (language, USUAL)):
            try:
                return self._voice.synthesise(text, voice, variant, self._rate)
            except ValueError:
                continue
        return self._voice.synthesise(text, "en", USUAL, self._rate)


def resampled(pcm: Pcm) -> Samples:
    """Return int16 samples of any rate as (n,) at RATE, full scale 1."""
    sound = np.frombuffer(pcm.samples, "<i2").astype(np.float32) / np.float32(32768)
    if not len(sound) or pcm.rate == RATE:
        return sound
    return resample.resampled(sound, pcm.rate, RATE)


def levelled(sound: Samples) -> Samples:
    """Return words (n,) at LOUDNESS, pauses left out of account; silence as it is."""
    around = np.zeros(frames(BLOCK / 2))
    now = loudness.integrated(np.concatenate((around, sound.astype(np.float64), around)), BLOCK)
    return sound * np.float32(gain(min(MOST_GAIN, LOUDNESS - now))) if np.isfinite(now) else sound
