"""Words as sound, all equally loud."""

from typing import Final

import numpy as np

from audiogames.audio.sounds import loudness, resample
from audiogames.audio.units import RATE, Samples, frames, gain
from audiogames.speech.sinks.espeak import EspeakVoice
from audiogames.speech.sinks.samples import Pcm

LOUDNESS: Final = -23.0  # lUFS of every sentence from one metre away (EBU R 128)

BLOCK: Final = 0.2
"""Block length in seconds for loudness. A word of one syllable is shorter than the usual 0.4."""

BREATH: Final = 0.25
"""Seconds of silence after a sentence, since espeak-ng ends with the last sound."""

MOST_GAIN: Final = 15.0
"""Maximum gain in decibels. Softer input is not speech."""


class Words:
    """Words of eSpeak, one sentence at a time. Not thread-safe."""

    def __init__(self) -> None:
        """Raises SinkUnavailable."""
        self._voice = EspeakVoice()

    def samples(self, text: str, language: str, place: str) -> Samples:
        """Like `sounding`. (0,) for blank text. Raises SinkDied if the process has gone."""
        if not text.strip():
            return np.zeros(0, np.float32)
        self._voice.begin(text, language, place)
        return sounding(self._voice.made())

    def close(self) -> None:
        self._voice.close()


def sounding(pcm: Pcm) -> Samples:
    """(n,) at RATE, at LOUDNESS, followed by silence."""
    return np.concatenate((levelled(resampled(pcm)), np.zeros(frames(BREATH), np.float32)))


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
