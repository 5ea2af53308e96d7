"""A person who hears what they do at a desk: a card that is recorded, a scene that plays to it, a patient console."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from audiogames.audio.scene import Scene
from audiogames.audio.units import Samples, frames
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.desk import Desk, EndOfInput
from audiogames.faces.terminal.sounds import Sounds, wishes
from audiogames.settings import Settings, load
from tests.audio.sound_cards import Recording, until

from .keyboard import Answer, Paper, Person, Played

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

    def typed_within(self, seconds: float) -> bool:
        if self._card is not None:
            card, until_then = self._card, len(self._card.samples) + frames(seconds)
            until(lambda: len(card.samples) >= until_then, "the card plays on")
        return False

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False) -> None:
        at = len(self._card.samples) if self._card is not None else 0
        self.written += [(at, line) for line in lines]
        super().write(lines, clear, click)


class Heard(NamedTuple):
    """What came of it: what was read, the desk, and when each line was written, in frames of the card."""

    played: Played
    desk: Desk
    written: list[tuple[int, str]]


def listen(
    do: Callable[[Desk], object],
    answer: Answer,
    card: Recording | None = None,
    with_sound: bool = True,
    language: str = "fr",
    settings: Settings | None = None,
) -> Heard:
    """Do something at a desk, with a scene that plays to the card; the settings are those of the home or these."""
    paper = Paper()
    person = Person(paper, answer)
    console = Listening(person, paper, card)
    desk = Desk(console, settings or load()[0], language)
    sounds = Sounds(desk)
    if with_sound:
        desk.scene = Scene(wishes(desk.settings))
        scene = desk.scene
        until(lambda: scene.heard, "the card plays")
    try:
        do(desk)
        end = "left"
    except EndOfInput:
        end = "end of input"
    finally:
        desk.flush()
        sounds.close()
    person.look_last()
    return Heard(Played(end, person.replies), desk, console.written)


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
