"""Someone who types at a face: the one module of the benchmarks that says how a game is driven from its entries.

A trip begins when a typed text is handed over, and ends when the reply to it is written, every bot's move that was due
is made, and the next text is awaited. Nothing is heard and nobody waits: the face has neither sounds nor a voice, and
its keyboard is a pipe, at which what takes time takes none.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, Protocol, TypeAlias

from audiogames.core.table import Table
from audiogames.faces.terminal.loop import hold
from audiogames.local.computer import Computer
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.menus.settings import Preferences
from audiogames.play.shown import ShownTable
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.storage.journal_files import FileStore

NAMES = ("Ana", "Bob", "Circe", "Medea", "Sibyl", "Melusine")

Answer: TypeAlias = Callable[[str], str | None]
"""Returns the line to type after a reply, given as its lines; None leaves the game."""


class Seating(NamedTuple):
    """A game with one person, at seat 0, and bots of one level at all other seats."""

    game: str
    seats: int = 2
    level: str = "witch"
    seed: int = 1


class Meter(Protocol):
    """A meter of trips."""

    def begin(self) -> None:
        """Begin a trip: the typed text is handed over next."""
        ...

    def end(self, typed: str, reply: str) -> None:
        """End the trip that `typed` began. `reply` is all that was written in it, one line each utterance."""
        ...


def play(seating: Seating, answer: Answer, meter: Meter) -> Table:
    """Play a new game, in English, to its end or until `answer` leaves it; return its table, closed.

    The journal is kept in a file, as at any game that people play.
    """
    with TemporaryDirectory() as folder:
        names, sitting = NAMES[: seating.seats], (PERSON, *[seating.level] * (seating.seats - 1))
        store = FileStore(Path(folder) / "trips.journal", new=True)
        session = Sitting.new(seating.game, names, sitting, {}, seating.seed, store)
        console = _Console(answer, meter)
        computer = Computer(console, Preferences(Conversation(Device(language="en"))))
        try:
            hold(computer, GameTalk(computer.conversation, session, "trips.journal").run())
            if session.table.over:
                console.replied()
        finally:
            session.close()
        return session.table


class _Console:
    """A pipe at which each text is typed as soon as the last one was replied to."""

    interactive = False
    away = 0.0

    def __init__(self, answer: Answer, meter: Meter) -> None:
        self._answer = answer
        self._meter = meter
        self._typed: str | None = None
        self._lines: list[str] = []

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False, question: str = "") -> None:
        """Keep the lines of a reply."""
        self._lines += lines

    def draw(self, shown: ShownTable, lines: Sequence[str], clear: bool, colours: bool) -> None:
        """Do nothing: nobody draws a curtain here."""

    def line(self) -> str | None:
        """End a trip and begin the next."""
        self._typed = self._answer(self.replied())
        if self._typed is not None:
            self._meter.begin()
        return self._typed

    def key(self) -> str | None:
        """Return what `line` does."""
        return self.line()

    def prepare(self, keys: bool, hides: bool = False) -> None:
        """Do nothing: a pipe has no keys."""

    def typed_within(self, seconds: float) -> bool:
        """Whether the next text is there: it always is."""
        return True

    def replied(self) -> str:
        """End the trip that is under way, if any; return what was written since the one before."""
        reply = "\n".join(self._lines)
        if self._typed is not None:
            self._meter.end(self._typed, reply)
        self._lines.clear()
        return reply
