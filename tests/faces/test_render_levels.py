"""Words above sounds in rendered games, measured on two files of one game: its words alone, and all the rest."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.mixer.voices import Voice
from audiogames.audio.sounds.loudness import loudness, true_peak
from audiogames.audio.units import RATE, frames, seconds
from audiogames.core.journal import FileStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.retelling import render

STEPS = 6
FIRST = frames(0.25)
"""The beginning of a line, in which it is to be understood."""

LEAST = 10.0
"""Decibels that the voice is louder than what still sounds."""


def played(game: str, file: Path) -> None:
    """Play the first steps of a game at random."""
    store = FileStore(file, new=True)
    table, chance = Table.new(game, [{"name": name} for name in "ABC"], seed=3, store=store), random.Random(3)
    for _ in range(STEPS):
        legal = table.legal()
        if legal:
            seat = chance.choice(list(legal))
            table.submit(seat, table.game.format_action(chance.choice(legal[seat])))
        else:
            table.time()
    store.close()


def loud(ears: NDArray[Any]) -> float:
    """Return the loudness of the loudest 50 ms of both ears together."""
    return float(10.0 * np.log10(sum(10.0 ** (loudness(ear) / 10.0) for ear in ears.T)))


def rendered(journal: Path, monkeypatch: pytest.MonkeyPatch, words: bool) -> tuple[NDArray[Any], list[int]]:
    """Return what is heard of a game with only its words, or without them, and where each line begins."""
    begun: list[int] = []
    play = Mixer.play

    def some(mixer: Mixer, samples: Any, direction: Any, bus: Bus, *more: Any, **named: Any) -> Voice:
        is_word = bus == Bus.SPEECH
        voice = play(mixer, samples if is_word == words else 0.0 * samples, direction, bus, *more, **named)
        if is_word:
            begun.append(voice.starts_at + LATENCY)
        return voice

    file = journal.with_suffix(".wav")
    with monkeypatch.context() as patch:
        patch.setattr(Mixer, "play", some)
        options = {"output": str(file), "overwrite": ""}
        assert render.main(journal, options, "1", "fr", lambda line: None, pytest.fail) == 0
    return soundfile.read(file)[0], begun


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_line_begins_while_a_sound_is_less_than_ten_decibels_softer(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "game"
    played(game, journal)
    sounds, begun = rendered(journal, monkeypatch, words=False)
    voice, _ = rendered(journal, monkeypatch, words=True)
    assert len(begun) > 4
    margins = [loud(voice[at : at + FIRST]) - loud(sounds[at : at + FIRST]) for at in begun]
    assert min(margins) >= LEAST, f"at second {seconds(begun[int(np.argmin(margins))]):.2f}"
    both = voice + sounds
    assert max(true_peak(ear) for ear in both.T) < 0.0
    heard = np.flatnonzero(np.abs(both).max(axis=1) > 1e-3)
    assert np.diff(heard).max() < 3 * RATE, "no silence over three seconds"
