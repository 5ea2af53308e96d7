"""Barrels at the terminal: games in the middle of shaking, and a person whose time is in our hands."""

from collections.abc import Mapping, Sequence
from typing import Any

from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Verbosity
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.play.game import GameTalk
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from tests.faces.keyboard import Paper, Person, computer_at, session_at, to_its_end
from tests.games.zapp_zerapp.positions import moving, shaking

NAMES = ("Ana", "Bob", "Circe", "Medee")
SHORT = Settings(verbosity=Verbosity.SHORT)
KEYS = Settings(keys_mode="single")
UP, DOWN, RIGHT, LEFT, ESCAPE = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b"
BOT = "witch"


def at_barrels(
    *sitting: str, options: Mapping[str, Any] | None = None, turn: Mapping[str, Any] | None = None, **fields: Any
) -> Sitting:
    """Return a session in which barrels are shaken; seat 0 is a person and seat 1 a witch, if nothing is said."""
    sitting = sitting or (PERSON, BOT)
    colours = ("red", "green", "blue", "yellow")[: len(sitting)] if len(sitting) > 2 else ("red", "blue")
    written = shaking(*colours, turn=turn, options=dict(options or {}), **fields)
    return session_at(written, *sitting, names=NAMES)


def at_moves() -> Sitting:
    """Return a session in which a person at seat 0 is to move one of two apprentices."""
    return session_at(moving("red 3 5", "blue", numbers={0: 3}), PERSON, BOT, names=NAMES)


def new_game(*sitting: str, seed: int = 1, **options: Any) -> Sitting:
    """Return a new game of Zapp Zerapp."""
    return Sitting.new("zapp_zerapp", NAMES[: len(sitting)], sitting, options, seed, MemoryStore())


def done(session: Sitting, seat: int = 0) -> list[str]:
    """Return what a seat has done, in the text form of actions."""
    return [step.entry.action or "" for step in session.table.steps if step.entry.seat == seat and step.entry.action]


class Timed(StreamConsole):
    """A terminal at which each key comes at its second, and someone who waits without a clock of their own.

    `plan` has the seconds and the keys, in order. What is waited for has passed when it returns.
    """

    def __init__(self, plan: Sequence[tuple[float, str]]) -> None:
        self.paper = Paper()
        super().__init__(Person(self.paper, _nothing), self.paper)
        self.interactive = True
        self.time = 0.0
        self._plan = list(plan)
        self.log: list[tuple[float, str]] = []

    def now(self) -> float:
        """The time of this terminal."""
        return self.time

    def typed_within(self, seconds: float) -> bool:
        """Let time pass until the next key, or so long."""
        due = self._plan[0][0] if self._plan else float("inf")
        self.time = max(self.time, min(due, self.time + seconds))
        return due <= self.time

    def pass_time(self, seconds: float) -> None:
        """Let time pass, whatever is typed."""
        self.time += seconds

    def key(self) -> str | None:
        """Return the next key once it is pressed."""
        return self.line()

    def line(self) -> str | None:
        """Return the next line once it is typed."""
        if not self._plan:
            return None
        at, typed = self._plan.pop(0)
        self.time = max(self.time, at)
        return typed

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False, question: str = "") -> None:
        """Note each line with its second."""
        self.log += [(self.time, line) for line in lines]

    def when(self, text: str) -> float:
        """Return the second at which a line with this text was written first."""
        return next(at for at, line in self.log if text in line)

    @property
    def text(self) -> str:
        """All that was written."""
        return "\n".join(line for _, line in self.log)


def play_timed(
    session: Sitting,
    *plan: tuple[float, str],
    settings: Settings = KEYS,
    language: str = "fr",
    scene: Any = None,
    console: Timed | None = None,
) -> Timed:
    """Play with keys that come at their seconds, until there are none left."""
    console = console or Timed(plan)
    computer = computer_at(console, settings, language)
    computer.scene = scene
    computer.preferences.follow_game(session.game.name)
    talk = GameTalk(computer.conversation, session, "partie.journal").run()
    hold(computer, to_its_end(talk), console.now, console.pass_time)
    return console


def _nothing(reply: str) -> str | None:
    return None
