"""A person at the terminal face: what they read, and what they type at it; and games that are set for them."""

import io
import random
import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from audiogames.core.journal import JournalStore, MemoryStore
from audiogames.core.table import Table
from audiogames.faces.session import PERSON, Session
from audiogames.faces.terminal.app import main
from audiogames.faces.terminal.console import CLEAR, StreamConsole
from audiogames.faces.terminal.desk import Desk, EndOfInput
from audiogames.faces.terminal.options import SETTINGS
from audiogames.faces.terminal.play import Left, Play
from audiogames.settings import Settings

Answer = Callable[[str], str | None]
"""What a person types when they have read a reply; None is the end of input."""


class Paper(io.StringIO):
    """A screen that keeps each write."""

    def __init__(self, terminal: bool = False) -> None:
        super().__init__()
        self.writes: list[str] = []
        self._terminal = terminal

    def write(self, text: str) -> int:
        self.writes.append(text)
        return len(text)

    def isatty(self) -> bool:
        return self._terminal


class Person(io.StringIO):
    """Reads what was written since they last typed, and types the answer to it."""

    def __init__(self, paper: Paper, answer: Answer) -> None:
        super().__init__()
        self.replies: list[tuple[str, ...]] = []
        self._paper = paper
        self._answer = answer
        self._read = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        typed = self._answer("".join(self.look()))
        return "" if typed is None else f"{typed}\n"

    def look(self) -> tuple[str, ...]:
        """Read, and keep, the writes of one reply."""
        self.replies.append(tuple(self._paper.writes[self._read :]))
        self._read = len(self._paper.writes)
        return self.replies[-1]

    def look_last(self) -> None:
        """Read what was written after the last line typed, if anything."""
        if self._read < len(self._paper.writes):
            self.look()


class Played(NamedTuple):
    """What came of it: each reply is the writes between two readings."""

    end: object
    replies: list[tuple[str, ...]]

    @property
    def text(self) -> str:
        return "".join(write for reply in self.replies for write in reply)

    @property
    def lines(self) -> list[str]:
        return self.text.replace(CLEAR, "").replace("\a", "").splitlines()

    def reply(self, place: int) -> list[str]:
        return "".join(self.replies[place]).splitlines()


def typing(*lines: str) -> Answer:
    """Type these lines, whatever is said, and then nothing more."""
    rest = iter(lines)
    return lambda reply: next(rest, None)


def start(answer: Answer, language: str | None = "fr", terminal: bool = False, **more: Any) -> Played:
    """Run the terminal face from its start; `end` is its exit status."""
    paper = Paper(terminal)
    person = Person(paper, answer)
    status = main(language, console=StreamConsole(person, paper), **more)
    person.look_last()
    return Played(status, person.replies)


def sit(
    answer: Answer,
    session: Session,
    language: str = "fr",
    settings: Settings | None = None,
    terminal: bool = False,
    desk: Desk | None = None,
    resumed: bool = False,
) -> Played:
    """Play one session; `end` is "over", "left" or "end of input". `desk` brings a speaker, its console is replaced."""
    paper = Paper(terminal)
    person = Person(paper, answer)
    desk = desk or Desk(StreamConsole(), settings or Settings(), language)
    desk.console = StreamConsole(person, paper)
    end = "over"
    try:
        Play(desk, session, "partie.journal", resumed).run()
    except Left:
        end = "left"
    except EndOfInput:
        end = "end of input"
    desk.flush()
    person.look_last()
    return Played(end, person.replies)


def setting(name: str) -> str:
    """Return what is typed to choose a setting."""
    return str([setting.name for setting in SETTINGS].index(name) + 1)


def session_at(position: dict[str, Any], *sitting: str, names: Iterable[str | None] = ()) -> Session:
    """Return a session at a position; each seat has PERSON or a bot's level, a person at seat 0 if nothing is said."""
    count = len(position["seats"])
    for seat, name in zip(position["seats"], names, strict=False):
        seat["name"] = name
    table = Table.load(position)
    table.notes = {"players": list(sitting or (PERSON, *["apprentice"] * (count - 1)))}
    return Session(table)


def new_session(
    seed: int, seats: int, people: int = 1, store: JournalStore | None = None, names: Iterable[str | None] = ()
) -> Session:
    """Return a new game with people first and then bots of the simplest level."""
    sitting = [PERSON] * people + ["apprentice"] * (seats - people)
    called = [*names, *[f"Joueuse {seat}" for seat in range(seats)]][:seats]
    return Session.new("roue_des_sorcieres", called, sitting, {}, seed, store or MemoryStore())


class AnyCard:
    """Plays to the end of a game: a place of the hand as last read, or Enter; now and then something else."""

    def __init__(self, seed: int, between: Iterable[str] = ()) -> None:
        self._chance = random.Random(seed)
        self._between = list(between)
        self._places = 1

    def __call__(self, reply: str) -> str | None:
        read = re.findall(r"(?:^|[;:] )(\d+)(?:, | ou Entrée, | or Enter, )", reply, re.MULTILINE)
        if read:
            self._places = int(read[-1])
        if self._between and self._chance.random() < 0.3:
            return self._chance.choice(self._between)
        return str(self._chance.randint(1, self._places))
