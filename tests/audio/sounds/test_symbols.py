"""The symbols of the dice as sounds: told apart in the time of a die, each in the register of its colour."""

from collections.abc import Callable
from itertools import combinations
from typing import Final, Literal

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.loudness import loudness, momentary
from audiogames.audio.sounds.sound import SoundCategory, title
from audiogames.audio.units import RATE, Samples, frames
from audiogames.decks.du_balai import DICE_COLOURS, FACES, SYMBOLS
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from benchmarks.sound.symbols import LISTENERS, judged, patterns
from tests.audio.likeness import BANDS, difference, pattern
from tests.audio.spectra import beginnings, brightness, level, pitch, share

LIBRARY = Library()

A_DIE: Final = 0.3
"""Seconds after which the next icon may begin."""

LEAST: Final = 0.38
"""How much of two icons differs at the least; two takes of one sound differ by a fifth or less."""

TWO_OF_THE_SAME: Final = 0.2


def heard(face: str) -> Samples:
    return LIBRARY.get(f"symbol-{face}").samples


def in_time(face: str) -> Samples:
    """Return what is heard of an icon before the next one begins, faded out in 10 ms."""
    sound = heard(face)[: frames(A_DIE)].copy()
    sound[-frames(0.01) :] *= np.linspace(1.0, 0.0, frames(0.01), dtype=np.float32)
    return sound


def height(bands: NDArray[np.float64]) -> float:
    """Return the middle of the loudness of a pattern, in critical bands: how high the whole of it lies."""
    return float((bands.sum(axis=0) * np.linspace(2.8, 34.0, BANDS)).sum() / bands.sum())


def too_near(patterns: dict[str, NDArray[np.float64]], least: float) -> dict[tuple[str, str], float]:
    return {
        (one, other): round(apart, 2)
        for one, other in combinations(patterns, 2)
        if (apart := difference(patterns[one], patterns[other])) < least
    }


def test_each_face_of_the_dice_has_its_sound_and_they_are_a_kind_of_their_own() -> None:
    assert sorted(LIBRARY.categories()[SoundCategory.SYMBOLS]) == sorted(f"symbol-{face}" for face in FACES)


@pytest.mark.parametrize("face", FACES)
def test_an_icon_is_understood_in_the_time_of_a_die_and_rings_out_soon(face: str) -> None:
    sound = LIBRARY.get(f"symbol-{face}")
    assert sound.core <= 0.28
    assert sound.length <= 0.45
    energy = np.square(sound.samples, dtype=np.float64)
    assert energy[: frames(A_DIE)].sum() >= 0.95 * energy.sum()


def test_no_two_of_the_eighteen_are_easily_taken_for_each_other() -> None:
    assert too_near({face: pattern(heard(face)) for face in FACES}, LEAST) == {}


def test_nor_are_they_by_what_is_heard_of_them_before_the_next() -> None:
    assert too_near({face: pattern(in_time(face)) for face in FACES}, LEAST) == {}


@pytest.mark.parametrize(("hertz", "kept"), [(3000.0, "lowpass"), (400.0, "highpass")])
def test_nor_by_an_ear_without_high_tones_or_a_loudspeaker_without_low_ones(
    hertz: float, kept: Literal["lowpass", "highpass"]
) -> None:
    """Many older ears hear little above 3 kHz; what is left of each icon is no more than 9 dB softer."""
    parts = butter(6, hertz, kept, fs=RATE, output="sos")
    left = {face: sosfilt(parts, heard(face)).astype(np.float32) for face in FACES}
    assert too_near({face: pattern(sound) for face, sound in left.items()}, 1.0 / 3.0) == {}
    assert min(loudness(sound) for sound in left.values()) > SoundCategory.SYMBOLS.target - 9.0


def test_the_same_icon_a_little_late_or_softer_is_taken_for_itself() -> None:
    """So the measure tells icons apart, not chances."""
    for face in FACES:
        again = np.concatenate([np.zeros(frames(0.02), np.float32), 0.5 * heard(face)])
        assert difference(pattern(heard(face)), pattern(again)) < TWO_OF_THE_SAME


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_orange_is_heard_high_and_black_low(symbol: str) -> None:
    """Three critical bands and most of an octave lie between the two; the least that is noticed is a tenth of that."""
    orange, black = (heard(f"{colour}-{symbol}") for colour in DICE_COLOURS)
    assert height(pattern(orange)) >= height(pattern(black)) + 3.0
    assert brightness(orange) >= 1.8 * brightness(black)


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_both_colours_of_a_symbol_have_the_same_length(symbol: str) -> None:
    orange, black = (LIBRARY.get(f"symbol-{colour}-{symbol}") for colour in DICE_COLOURS)
    assert (orange.length, orange.core) == (black.length, black.core)


@pytest.mark.parametrize("face", FACES)
def test_a_symbol_has_the_high_tones_by_which_ears_find_a_die(face: str) -> None:
    assert share(heard(face), 4000.0, 16_000.0) >= -15.0


# What they say they are.


@pytest.mark.parametrize("colour", DICE_COLOURS)
@pytest.mark.parametrize(
    ("symbol", "strokes"), [("ear", 1), ("web", 4), ("skull", 2), ("double-bolt", 2), ("spider", 8)]
)
def test_what_is_counted_is_heard_that_often(colour: str, symbol: str, strokes: int) -> None:
    assert len(beginnings(heard(f"{colour}-{symbol}"), gap=0.02)) == strokes


@pytest.mark.parametrize("colour", DICE_COLOURS)
def test_the_eye_and_the_web_go_up_and_the_bolt_comes_down(colour: str) -> None:
    for symbol, begin, end, most in (("eye", 0.02, 0.14, 2.0), ("web", 0.01, 0.23, 1.8)):
        first, last = (pitch(heard(f"{colour}-{symbol}"), at, at + 0.03, 150.0, 12_000.0) for at in (begin, end))
        assert last > most * first
    first, last = (pitch(heard(f"{colour}-bolt"), at, at + 0.03, 150.0, 6000.0) for at in (0.0, 0.18))
    assert last < 0.6 * first


@pytest.mark.parametrize("face", FACES)
def test_the_cloud_swells_softly_and_all_others_begin_at_once(face: str) -> None:
    sound = heard(face)
    loudest = max(level(sound, at, at + 0.02) for at in np.arange(0.0, 0.24, 0.01))
    soft = level(sound, 0.0, 0.02) < loudest - 12.0
    assert soft == face.endswith("cloud")


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_name_of_each_begins_with_its_face(locale: str) -> None:
    """Searching Learn Sounds by the beginning of a word finds it."""
    words = catalogue(locale)
    names = [words.text(title(f"symbol-{face}")).replace("\N{NO-BREAK SPACE}", " ") for face in FACES]
    assert len({name.split(":")[0] for name in names}) == len(FACES)


@pytest.mark.parametrize("name", LISTENERS)
def test_a_model_listener_names_nearly_all_of_them(name: str) -> None:
    """With noise that made it name 89 of 100 of an earlier set, it is wrong 3 times of 100, and hardly in colour."""
    found = judged(LISTENERS[name](patterns(), 4000, np.random.default_rng(5)))
    assert found.exact >= 0.96
    assert found.colour >= 0.995
    assert found.worst <= 0.03


@pytest.mark.parametrize("kind", ["white", "pink", "brown", "brown above 100 Hz"])
def test_in_noise_12_decibels_softer_each_is_nearest_to_itself(kind: str) -> None:
    """By how loud each band is in each 10 ms, give or take two of these."""
    rng, known = np.random.default_rng(7), {face: pattern(heard(face)) for face in FACES}
    named = {face: [nearest(pattern(in_noise(heard(face), kind, rng)), known) for _ in range(5)] for face in FACES}
    assert named == {face: [face] * 5 for face in FACES}


def in_noise(sound: Samples, kind: str, rng: np.random.Generator) -> Samples:
    frequencies = np.fft.rfftfreq(RATE, 1.0 / RATE)
    weights = {"white": 0.0, "pink": -0.5}.get(kind, -1.0)
    spectrum = np.fft.rfft(rng.normal(size=RATE)) * np.maximum(1.0, frequencies) ** weights
    noise = np.fft.irfft(spectrum * (frequencies > 100.0) if "above" in kind else spectrum)[: len(sound)]
    softer = np.sqrt(np.square(sound).mean() / np.square(noise).mean()) * 10.0 ** (-12.0 / 20.0)
    return np.asarray(sound + softer * noise, np.float32)


def nearest(given: NDArray[np.float64], known: dict[str, NDArray[np.float64]]) -> str:
    length = max(len(given), *map(len, known.values()))
    whole = {face: np.pad(one, ((2, length - len(one) + 2), (0, 0))) for face, one in known.items()}
    here = np.pad(given, ((2, length - len(given) + 2), (0, 0)))
    return min(whole, key=lambda face: min(np.square(np.roll(here, by, 0) - whole[face]).sum() for by in range(-2, 3)))


@pytest.mark.parametrize("measure", [loudness, momentary])
def test_loudness_tells_no_colour(measure: Callable[[Samples], float]) -> None:
    """Neither colour is louder on average, and the loudest and the softest of all are not of two colours by rule."""
    orange, black = (sorted(measure(heard(f"{colour}-{symbol}")) for symbol in SYMBOLS) for colour in DICE_COLOURS)
    assert np.mean(orange) == pytest.approx(np.mean(black), abs=0.5)
    louder = np.mean([one > other for one in orange for other in black])
    assert 0.3 < louder < 0.7 or np.ptp([*orange, *black]) < 0.5
