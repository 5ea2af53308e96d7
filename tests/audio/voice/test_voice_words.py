"""Words as sound: real espeak-ng, equally loud in every voice, and voices that are told apart."""

from collections.abc import Iterator
from contextlib import closing
from itertools import combinations, pairwise

import numpy as np
import pytest
from pyloudnorm import Meter

from audiogames.audio.units import RATE, Samples, frames
from audiogames.audio.voice.words import BREATH, LOUDNESS, Words, levelled, resampled
from audiogames.speech.sinks.espeak import variant
from audiogames.speech.sinks.samples import Pcm

SENTENCE = {
    "fr": "Chloé remporte le pli avec le 7 bleu, et seize points.",
    "en": "Chloé wins the trick with the blue 7, and sixteen points.",
}
OF_SIX = ("me", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5")


@pytest.fixture(scope="module")
def words() -> Iterator[Words]:
    with closing(Words()) as words:
        yield words


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("place", [*OF_SIX, "table"])
def test_every_voice_is_as_loud_as_every_other(language: str, place: str, words: Words) -> None:
    said = words.samples(SENTENCE[language], language, place)[: -frames(BREATH)]
    assert Meter(RATE).integrated_loudness(said.astype(np.float64)) == pytest.approx(LOUDNESS, abs=1.0)


@pytest.mark.parametrize("text", ["Oui.", "À vous de jouer.", "3"])
def test_a_short_line_is_as_loud_as_a_long_one(text: str, words: Words) -> None:
    long, short = (
        np.sqrt((words.samples(each, "fr", "me")[: -frames(BREATH)] ** 2).mean()) for each in (SENTENCE["fr"], text)
    )
    assert 20 * np.log10(short / long) == pytest.approx(0, abs=3)


def test_what_is_no_speech_is_not_made_as_loud_as_speech() -> None:
    noise = np.random.default_rng(1).normal(0, 1e-4, RATE).astype(np.float32)
    assert np.abs(levelled(noise)).max() < 0.01
    assert not levelled(np.zeros(RATE, np.float32)).any()


def test_a_line_begins_at_once_and_ends_with_a_breath(words: Words) -> None:
    said = words.samples(SENTENCE["fr"], "fr", "me")
    assert np.flatnonzero(np.abs(said) > 0.003)[0] < frames(0.02)
    assert not said[-frames(BREATH) :].any()
    assert said.dtype == np.float32


def test_a_line_of_blanks_is_nothing(words: Words) -> None:
    assert len(words.samples("  \n", "fr", "me")) == 0


def test_a_language_that_espeak_does_not_have_is_said_all_the_same(words: Words) -> None:
    assert len(words.samples("Hello.", "xx", "seat-2")) > frames(0.3)


def test_resampling_keeps_pitch_level_and_length() -> None:
    at = np.arange(22050) / 22050
    tone = (16000 * np.sin(2 * np.pi * 1000 * at)).astype("<i2")
    made = resampled(Pcm(tone.tobytes(), 22050))
    assert len(made) == RATE
    inner = made[4800:-4800] * np.hanning(RATE - 9600)
    spectrum = np.abs(np.fft.rfft(inner, RATE))
    assert int(spectrum.argmax()) == 1000
    assert np.abs(made[4800:-4800]).max() == pytest.approx(16000 / 32768, rel=0.01)
    assert spectrum[11500:].max() < spectrum[1000] * 1e-3, "no image above the old rate"


def test_the_six_at_a_table_have_six_voices_and_those_who_look_on_tell_all_six_apart() -> None:
    assert len({variant(place) for place in OF_SIX}) == 6
    assert len({variant(f"seat-{seat}") for seat in range(6)}) == 6
    assert variant("table") == variant("me") == variant("zone-draw") == ""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_six_voices_differ_in_what_they_sound_like(language: str, words: Words) -> None:
    """The band levels of the same sentence, and its pitch: at least 3 dB or two semitones on the mean."""
    seen = {place: character(words.samples(SENTENCE[language], language, place)) for place in OF_SIX}
    for one, other in combinations(OF_SIX, 2):
        bands = np.sqrt(((seen[one][0] - seen[other][0]) ** 2).mean())
        pitch = 12 * abs(np.log2(seen[one][1] / seen[other][1]))
        assert bands >= 3 or pitch >= 2, (one, other, bands, pitch)


def character(said: Samples) -> tuple[Samples, float]:
    """Return the levels of a voice in 14 bands from 150 Hz to 6 kHz in decibels re their mean, and its pitch in Hz."""
    power = np.abs(np.fft.rfft(said)) ** 2
    frequencies = np.fft.rfftfreq(len(said), 1 / RATE)
    edges = np.geomspace(150, 6000, 15)
    bands = [
        10 * np.log10(power[(frequencies >= low) & (frequencies < high)].sum() + 1e-12) for low, high in pairwise(edges)
    ]
    return np.array(bands) - np.mean(bands), pitch_of(said)


def pitch_of(said: Samples) -> float:
    """Return the median pitch of the voiced parts, by autocorrelation."""
    width, found = frames(0.04), []
    for start in range(0, len(said) - width, width):
        piece = said[start : start + width] * np.hanning(width)
        if (piece**2).mean() < 1e-4:
            continue
        spectrum = np.fft.rfft(piece, 2 * width)
        like = np.fft.irfft(np.abs(spectrum) ** 2)[:width]
        shortest = RATE // 400
        lag = shortest + int(like[shortest : RATE // 60].argmax())
        if like[lag] > 0.4 * like[0]:
            found.append(RATE / lag)
    return float(np.median(found))
