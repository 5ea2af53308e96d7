"""A computer for a person who listens: a card that is recorded, a scene that plays to it, a patient console."""

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from audiogames.audio.scene import Scene
from audiogames.audio.units import Samples, frames
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.local.computer import Computer
from audiogames.local.sounds import Sounds
from audiogames.play.prompts import Talk
from audiogames.settings import Settings
from audiogames.settings.store import load
from tests.audio.sound_cards import Recording, until
from tests.faces.keyboard import Answer, Paper, Person, Played, computer_at, to_its_end

HEARD = 1e-3
"""Full scale is 1: what is louder than that (-60 dB) is heard."""


class Listening(StreamConsole):
    """Waits for sounds as a terminal does at which nobody types on: for so much of what the card plays.

    Without a card it does not wait, and nobody types on either. `written` tells what the card had played by then.
    """

    def __init__(self, person: Person, paper: Paper, card: Recording | None = None) -> None:
        super().__init__(person, paper)
        self._card = card
        self.written: list[tuple[int, str]] = []
        self.time = 0.0

    def now(self) -> float:
        """The time of this terminal: it passes only while someone waits."""
        return self.time

    def pass_time(self, seconds: float) -> None:
        """Let time pass, whatever is typed."""
        self.typed_within(seconds)

    def typed_within(self, seconds: float) -> bool:
        self.time += seconds
        if self._card is not None:
            card, until_then = self._card, len(self._card.samples) + frames(seconds)
            until(lambda: len(card.samples) >= until_then, "the card plays on")
        return False

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False, question: str = "") -> None:
        at = len(self._card.samples) if self._card is not None else 0
        self.written += [(at, line) for line in lines]
        super().write(lines, clear, click)


class Heard(NamedTuple):
    """The outcome: what was read, the computer, and when each line was written, in frames of the card."""

    played: Played
    computer: Computer
    written: list[tuple[int, str]]


def listen(
    do: Callable[[Computer], Talk[Any]],
    answer: Answer,
    card: Recording | None = None,
    with_sound: bool = True,
    language: str = "fr",
    settings: Settings | None = None,
) -> Heard:
    """Hold a talk at a computer, with a scene that plays to the card; the settings are those of the home or these."""
    paper = Paper()
    person = Person(paper, answer)
    console = Listening(person, paper, card)
    computer = computer_at(console, settings or load()[0], language)
    sounds = Sounds(computer)
    if with_sound:
        scene = computer.scene = Scene(computer.preferences.settings)
        until(lambda: scene.heard, "the card plays")
    try:
        end = hold(computer, to_its_end(do(computer)), console.now, console.pass_time)
    finally:
        sounds.close()
    person.look_last()
    return Heard(Played("left" if end == "over" else end, person.replies), computer, console.written)


def sounding(samples: Samples, gap: float = 0.3) -> list[tuple[int, int]]:
    """Return where something sounds, silences of less than `gap` seconds left out: first frame and the one behind."""
    loud = np.flatnonzero(np.abs(samples).max(axis=1) > HEARD)
    if not len(loud):
        return []
    gaps = np.flatnonzero(np.diff(loud) > frames(gap))
    starts = [int(loud[0]), *(int(loud[gap + 1]) for gap in gaps)]
    ends = [*(int(loud[gap]) + 1 for gap in gaps), int(loud[-1]) + 1]
    return list(zip(starts, ends, strict=True))


def level(samples: Samples) -> float:
    """Return the level of the loudest sample in decibels, both ears together."""
    return 20.0 * math.log10(float(np.abs(samples).max()) + 1e-9)
