"""The spoken names of the symbols: there in both languages, short, equally loud, one voice for each colour."""

import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from audiogames.audio.sounds.library import SPOKEN_FOLDER, face, spoken
from audiogames.audio.sounds.loudness import CEILING, loudness, true_peak
from audiogames.audio.sounds.sound import SoundCategory, UnknownSound, title
from audiogames.audio.units import Samples, frames
from audiogames.decks.du_balai import DICE_COLOURS, FACES, SYMBOLS
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, data_folder
from sounds.making import du_balai as making
from tests.audio.likeness import difference, pattern
from tests.audio.spectra import level, voice_pitch

KEPT = data_folder("sounds") / SPOKEN_FOLDER
EVERY: Final = [(locale, colour, symbol) for locale in COMPLETE for colour in DICE_COLOURS for symbol in SYMBOLS]

A_DIE: Final = 0.8
GAP: Final = 0.1
"""Seconds that a listener needs between two words."""

every_word = pytest.mark.parametrize(("locale", "colour", "symbol"), EVERY)


def heard(locale: str, colour: str, symbol: str) -> Samples:
    return spoken(locale, colour, symbol).samples


def voice_of(sound: NDArray[np.floating]) -> float:
    """Return the usual pitch of a voice in Hz, over a word."""
    middles = np.arange(0.03, len(sound) / 48_000 - 0.09, 0.02)
    return float(np.median([voice_pitch(sound, at, at + 0.06, 50.0, 300.0) for at in middles]))


@cache
def listed() -> Mapping[str, Any]:
    return tomllib.loads((KEPT / "manifest.toml").read_text(encoding="utf-8"))


# What is there.


@every_word
def test_a_word_can_be_played_and_is_a_symbol_of_the_dice(locale: str, colour: str, symbol: str) -> None:
    sound = spoken(locale, colour, symbol)
    assert (sound.category, sound.own, sound.core) == (SoundCategory.SYMBOLS, False, sound.length)
    assert sound.samples.dtype == np.float32
    assert sound.source == KEPT / locale / f"{colour}-{symbol}.flac"
    assert catalogue(locale).has(title(sound.name).id)


def test_there_are_no_files_but_these() -> None:
    there = sorted(str(file.relative_to(KEPT).as_posix()) for file in KEPT.rglob("*.flac"))
    assert there == sorted(f"{locale}/{face}.flac" for locale in COMPLETE for face in FACES)


@pytest.mark.parametrize("asked", [("de", "orange", "ear"), ("fr", "green", "ear"), ("fr", "orange", "broom")])
def test_what_was_never_said_is_no_sound(asked: tuple[str, str, str]) -> None:
    with pytest.raises(UnknownSound, match="-".join(asked[1:])):
        spoken(*asked)


def test_a_word_is_read_once_and_nobody_can_change_it() -> None:
    assert spoken("fr", "orange", "ear") is spoken("fr", "orange", "ear")
    with pytest.raises(ValueError, match="read-only"):
        heard("fr", "orange", "ear")[0] = 1.0


@every_word
def test_the_manifest_tells_the_word_its_length_and_its_licence(locale: str, colour: str, symbol: str) -> None:
    entry = listed()[locale][face(colour, symbol)]
    assert KEPT / entry["file"] == spoken(locale, colour, symbol).source
    assert entry["word"] == making.WORDS[locale][SYMBOLS.index(symbol)]
    assert entry["length"] == pytest.approx(spoken(locale, colour, symbol).length, abs=0.001)
    assert entry["loudness"] == pytest.approx(loudness(heard(locale, colour, symbol)), abs=0.11)
    assert entry["licence"] == "MIT"


@every_word
def test_a_symbol_is_called_the_same_where_its_icon_is_learnt(locale: str, colour: str, symbol: str) -> None:
    words = catalogue(locale).text(title(spoken(locale, colour, symbol).name)).split(":")[0].casefold()
    word = making.WORDS[locale][SYMBOLS.index(symbol)]
    assert words.startswith(f"{word} ") if locale == "fr" else words == f"{colour} {word}"


# How it is said.


@every_word
def test_a_word_fits_the_time_of_a_die_with_a_gap_after_it(locale: str, colour: str, symbol: str) -> None:
    assert 0.2 < spoken(locale, colour, symbol).length <= A_DIE - GAP


@every_word
def test_a_word_is_as_loud_as_an_icon(locale: str, colour: str, symbol: str) -> None:
    assert loudness(heard(locale, colour, symbol)) == pytest.approx(SoundCategory.SYMBOLS.target, abs=0.3)
    assert true_peak(heard(locale, colour, symbol)) < CEILING


@every_word
def test_a_word_begins_at_once_and_ends_without_a_click(locale: str, colour: str, symbol: str) -> None:
    sound = heard(locale, colour, symbol)
    loudest = max(level(sound, at, at + 0.02) for at in np.arange(0.0, len(sound) / 48_000 - 0.02, 0.01))
    assert level(sound, 0.0, 0.03) > loudest - 40.0
    assert np.abs(sound[: frames(0.003)]).max() > 0.005 * np.abs(sound).max()
    assert abs(sound[-1]) < 0.001


@every_word
def test_orange_is_said_by_a_high_voice_and_black_by_a_low_one(locale: str, colour: str, symbol: str) -> None:
    """An octave lies between the lowest word of the one and the highest of the other."""
    height = voice_of(heard(locale, colour, symbol))
    assert height > 175.0 if colour == "orange" else height < 87.5


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_file_holds_the_word_of_another(locale: str) -> None:
    """Words of one voice are much alike to this measure, which knows no letters; the same word twice is at 0."""
    patterns = {name: pattern(heard(locale, *name.split("-", 1))) for name in FACES}
    near = [pair for pair in combinations(FACES, 2) if difference(*(patterns[name] for name in pair)) < 0.1]
    assert near == []


# How it is made.


@pytest.fixture(scope="module")
def said_anew() -> list[making.Said]:
    pytest.importorskip("espeakng_loader")
    return list(making.said())


def test_the_script_says_the_same_words_as_long_as_the_files(said_anew: list[making.Said]) -> None:
    """Another version of espeak-ng draws them otherwise; 1.51 and 1.52 differ by 3.2 % in length at the most."""
    assert [each.file for each in said_anew] == [f"{locale}/{face}.flac" for locale in making.WORDS for face in FACES]
    for each in said_anew:
        kept = heard(each.locale, *each.face.split("-", 1))
        assert len(each.samples) == pytest.approx(len(kept), rel=0.04), each.file


def test_the_script_says_them_alike_with_the_version_that_the_manifest_names(said_anew: list[making.Said]) -> None:
    if making.made_with() != listed()["made-with"]:
        pytest.skip("another version of espeak-ng is installed")
    for each in said_anew:
        kept = heard(each.locale, *each.face.split("-", 1))
        assert difference(pattern(kept), pattern((each.samples / 32_767).astype(np.float32))) < 0.1, each.file


def test_silence_around_a_word_is_taken_away() -> None:
    hum = 0.5 * np.sin(np.arange(frames(0.2)) / 10.0).astype(np.float32)
    silence = np.zeros(frames(0.1), np.float32)
    assert len(making.trimmed(np.concatenate([silence, hum, silence]))) == pytest.approx(frames(0.2), abs=500)
    assert len(making.trimmed(silence)) == 0
