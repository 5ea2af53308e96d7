"""The reading of dice as it is heard: a real scene plays to a card that is recorded, in real time."""

import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import pytest

from audiogames.audio.scene import Scene
from audiogames.audio.units import frames
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.play.game import GameTalk
from audiogames.settings import Settings
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, record, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import Card, Cards, Recording, until
from tests.faces.keyboard import Paper, Person, computer_at, to_its_end
from tests.faces.sounds.computer import sounding

from .dice import at_dice, balai  # noqa: F401

SLACK = 0.08
"""Seconds by which a die may be late on a busy machine: far less than separates two dice."""

NEARER = 3.0
"""Decibels by which the outermost dice are louder on their side, at least."""


class Patient(StreamConsole):
    """Someone at a terminal who listens to the whole reading and types nothing; then they are gone."""

    def __init__(self, paper: Paper) -> None:
        super().__init__(Person(paper, lambda reply: None), paper)
        self.interactive = True
        self._told = 0

    def write(self, lines: Any, clear: bool = False, click: bool = False, question: str = "") -> None:
        self._told += lines.count("Entrée ferme le livre.")

    def typed_within(self, seconds: float) -> bool:
        threading.Event().wait(min(seconds, 1.0))
        return self._told > 0

    def key(self) -> str | None:
        return None


@pytest.fixture
def card(
    quiet_home: Path,
    no_sound_of_the_person: None,  # noqa: F811
    cards: Cards,  # noqa: F811
    record: Callable[[Card], Recording],  # noqa: F811
) -> Recording:
    """The usual output, recorded."""
    return record(cards.table)


@pytest.mark.usefixtures("balai")
@pytest.mark.parametrize(("how", "pace"), [("sounds", 0.5), ("names", 0.8)])
def test_dice_are_heard_from_left_to_right_at_the_pace_that_was_set(
    how: Any, pace: float, card: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogames.play.menus.settings.CHARACTERS_PER_SECOND", 600.0)
    settings = Settings(keys_mode="single", sound="on", music="none", of_games={"dice_told": how, "dice_pace": pace})
    computer = computer_at(Patient(Paper()), settings)
    computer.scene = scene = Scene(settings)
    try:
        until(lambda: scene.heard, "the card plays")
        computer.preferences.follow_game("du_balai")
        hold(computer, to_its_end(GameTalk(computer.conversation, at_dice(), "partie.journal").run()))
        behind = len(card.samples) + frames(1.0)
        until(lambda: len(card.samples) >= behind, "the last die was heard")
    finally:
        scene.close()
    heard = [(start, end) for start, end in sounding(card.samples, gap=0.03)]
    onsets = _onsets([start for start, _ in heard], pace)
    assert len(onsets) == 9
    gaps = [(after - at) / frames(1.0) for at, after in pairwise(onsets)]
    assert median(gaps) == pytest.approx(pace, abs=SLACK), "a busy computer may be late with a die or two"
    sides = [_side(card.samples[at : at + frames(0.15)]) for at in onsets]
    assert sides[0] > NEARER > -NEARER > sides[-1]


def _onsets(starts: list[int], pace: float) -> list[int]:
    """Return where each die begins: what follows within the time of one die is part of it."""
    found: list[int] = []
    for start in starts:
        if not found or start - found[-1] > frames(pace - SLACK):
            found.append(start)
    return found[:9]


def _side(samples: Any) -> float:
    """Return by how many decibels the left is louder than the right."""
    left, right = np.sqrt(np.mean(np.square(samples), axis=0)) + 1e-9
    return float(20.0 * np.log10(left / right))
