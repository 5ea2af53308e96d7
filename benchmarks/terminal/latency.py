"""From a line of input to the utterance handed to the sink, in whole games at the terminal.

    python -m benchmarks.terminal.latency [--lines 2000] [--journals FOLDER]

A scripted player asks questions and plays cards, against two bots of middling strength: the table of a first game. Each
delay runs from the moment the line is read to the moment the sink is given the reply, and holds all that lies between:
rules, bots, journal synced to the disk of FOLDER, narration, screen, agenda. The 99th percentile is to be under 5 ms.
On a machine that others use too the time of the processor alone says more.
"""

import argparse
import os
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from audiogames.core.registry import GAMES
from audiogames.faces.terminal.loop import hold
from audiogames.faces.terminal.main import warm_up
from audiogames.local.computer import Computer
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.menus import ended
from audiogames.play.menus.main import MainMenu
from audiogames.play.menus.settings import Preferences
from audiogames.play.shown import ShownTable
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings import Settings
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sinks.soundless import NoneSink
from benchmarks.measure import percentile

PATIENCE = 10.0
"""Seconds after which a line without any reply is an error."""

LANGUAGE = "en"

QUESTIONS = ("h", "v", "t", "a", "e", "c", "l", "r", "s", "m")
"""The questions between two cards, one of them each time; letters of `faces.terminal.commands`."""

PLAYS = ("1", "1", "2", "3", "4", "5", "6")
"""The lines typed in turn: they start the first game at the menu, then play the card of a number or take a choice."""

AGAIN = str(ended.LINES.index("again") + 1)
"""Plays again at the end of a game."""


class Delay(NamedTuple):
    """A typed line, and how long its reply took: milliseconds of the clock, and of the processor alone."""

    typed: str
    ms: float
    cpu_ms: float


def now() -> tuple[float, float]:
    """Return the seconds of the clock, and those of the processor that this process has used."""
    return time.perf_counter(), time.process_time()


class TimingSink(NoneSink):
    """Takes note of when it is given something to say."""

    def __init__(self) -> None:
        self.given = threading.Event()
        self.at = now()

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Note the moment, once for each line typed."""
        if not self.given.is_set():
            self.at = now()
            self.given.set()


class ScriptedConsole:
    """A keyboard on which lines appear as soon as the last has been replied to; the screen is a file, and is empty."""

    interactive = False
    away = 0.0

    def __init__(self, lines: Iterator[str], sink: TimingSink) -> None:
        self._lines = lines
        self._sink = sink
        self._typed = ""
        self._is_over = False
        self._at = now()
        self.delays: list[Delay] = []

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False, question: str = "") -> None:
        """Encode a reply, as a screen would."""
        "".join(f"{line}\n" for line in lines).encode()
        self._is_over = catalogue(LANGUAGE).words("ended-title") in lines

    def draw(self, shown: ShownTable, lines: Sequence[str], clear: bool, colours: bool) -> None:
        """Do nothing: nobody draws a curtain here."""

    def line(self) -> str | None:
        """Return the next line once the last was replied to. Raises TimeoutError if it never is."""
        if not self._sink.given.wait(PATIENCE):
            raise TimeoutError(f"nothing was said after {self._typed!r}")
        if self._typed:
            clock, processor = (1000 * (end - start) for start, end in zip(self._at, self._sink.at, strict=True))
            self.delays.append(Delay(self._typed, clock, processor))
        self._sink.given.clear()
        self._typed = AGAIN if self._is_over else next(self._lines, "")
        self._at = now()
        return self._typed or None

    def key(self) -> str | None:
        """Return what `line` does."""
        return self.line()

    def prepare(self, keys: bool, hides: bool = False) -> None:
        """Do nothing: a pipe has no keys."""

    def typed_within(self, seconds: float) -> bool:
        """Whether the next line is there: it always is."""
        return True


def script(count: int) -> Iterator[str]:
    """Yield `count` lines: a question, then a card, over and over."""
    for place in range(count):
        yield PLAYS[place // 2 % len(PLAYS)] if place % 2 == 0 else QUESTIONS[place // 2 % len(QUESTIONS)]


def delays(count: int, folder: str | None = None) -> list[Delay]:
    """Play `count` lines of games, with journals in a new folder inside `folder`; return the delay of each."""
    before = os.environ.get("AUDIOGAMES_HOME")
    sink = TimingSink()
    console = ScriptedConsole(script(count), sink)
    speaker = Speaker(Chooser("none", {"none": lambda: sink}))
    with tempfile.TemporaryDirectory(dir=folder) as home:
        os.environ["AUDIOGAMES_HOME"] = home
        speaker.start()
        try:
            computer = Computer(
                console, Preferences(Conversation(Device(language=LANGUAGE)), Settings(games_done=tuple(GAMES)))
            )
            computer.speaker = speaker
            menu = MainMenu(computer.preferences, FolderShelf())
            hold(computer, menu.run(), when_idle=partial(warm_up, computer.preferences))
        finally:
            speaker.close()
            os.environ.pop("AUDIOGAMES_HOME")
            if before is not None:
                os.environ["AUDIOGAMES_HOME"] = before
    return console.delays


def run(count: int = 2000, folder: str | None = None) -> list[str]:
    """Measure; return one line of figures for cards and choices, one for questions, one for both."""
    found = delays(count, folder)
    groups = {
        "cards and choices": [delay for delay in found if delay.typed in PLAYS],
        "questions": [delay for delay in found if delay.typed not in PLAYS],
        "all lines": found,
    }
    return [f"from a line to the sink, {name}: {_figures(group)}" for name, group in groups.items()]


def _figures(group: list[Delay]) -> str:
    clock, processor = [delay.ms for delay in group], [delay.cpu_ms for delay in group]
    return (
        f"p50 {percentile(clock, 50):.2f} ms, p99 {percentile(clock, 99):.2f} ms "
        f"(processor alone: {percentile(processor, 50):.2f} and {percentile(processor, 99):.2f})"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=2000)
    parser.add_argument("--journals", default=None)
    options = parser.parse_args()
    for line in run(options.lines, options.journals):
        print(line, flush=True)


if __name__ == "__main__":
    main()
