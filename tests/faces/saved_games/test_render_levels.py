"""Words above sounds in rendered games, measured on two halves of one game: its words alone, and all the rest."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.mixer.voices import MixerVoice
from audiogames.audio.sounds.loudness import loudness, true_peak
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import RATE, Samples, frames, seconds
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.retelling import render
from audiogames.storage.journal_files import FileStore

MOST_CARDS = "roue_des_sorcieres"
"""The game whose sounds ring most in its room: no card is dry."""

STEPS = 6
FIRST = frames(0.25)
"""The beginning of a line, in which it is to be understood."""

LOUDEST = 5
"""Seconds whose true peak is measured."""

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


def rendered(
    journal: Path, monkeypatch: pytest.MonkeyPatch, in_room: bool
) -> tuple[NDArray[Any], NDArray[Any], list[int]]:
    """Return the words of a game alone, all the rest alone, and where each line begins.

    The game is retold once: its words go into a mixer of their own, which renders as many frames at each step.
    """
    begun: list[int] = []
    pieces: list[Samples] = []
    play, render_piece = Mixer.play, Mixer.render
    words = Mixer(Equipment.HEADPHONES)

    def parted(mixer: Mixer, samples: Any, direction: Any, bus: Bus, *more: Any, **named: Any) -> MixerVoice:
        if bus != Bus.SPEECH:
            return play(mixer, samples, direction, bus, *more, **named)
        words.buses = mixer.buses
        voice = play(words, samples, direction, bus, *more, **named)
        begun.append(voice.starts_at + LATENCY)
        return voice

    def both(mixer: Mixer, count: int) -> Samples:
        pieces.append(render_piece(words, count))
        return render_piece(mixer, count)

    file = journal.with_suffix(".wav")
    with monkeypatch.context() as patch:
        patch.setattr(Mixer, "play", parted)
        patch.setattr(Mixer, "render", both)
        options = {"output": str(file)} | ({"room": ""} if in_room else {})
        assert render.main(journal, options, "1", "fr", lambda line: None, pytest.fail) == 0
    return np.concatenate(pieces), soundfile.read(file)[0], begun


def highest(ear: NDArray[Any]) -> float:
    """Return the true peak of the seconds that hold the highest samples, in dBTP."""
    peaks = np.abs(ear[: len(ear) // RATE * RATE]).reshape(-1, RATE).max(axis=1)
    loudest = np.argsort(peaks)[-LOUDEST:]
    return max(true_peak(ear[at * RATE : (at + 1) * RATE]) for at in loudest)


@pytest.mark.parametrize(("game", "in_room"), [*((game, False) for game in sorted(GAMES)), (MOST_CARDS, True)])
def test_no_line_begins_while_a_sound_is_less_than_ten_decibels_softer(
    game: str, in_room: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "game"
    played(game, journal)
    voice, sounds, begun = rendered(journal, monkeypatch, in_room)
    assert len(begun) > 4
    margins = [loud(voice[at : at + FIRST]) - loud(sounds[at : at + FIRST]) for at in begun]
    assert min(margins) >= LEAST, f"at second {seconds(begun[int(np.argmin(margins))]):.2f}"
    both = voice + sounds
    assert max(map(highest, both.T)) < 0.0
    heard = np.flatnonzero(np.abs(both).max(axis=1) > 1e-3)
    assert np.diff(heard).max() < 3 * RATE, "no silence over three seconds"
