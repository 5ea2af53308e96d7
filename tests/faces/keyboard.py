"""A person at the terminal face: what they read, and what they type at it; and games that are set for them."""

import io
import random
import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from audiogames.core.journal import JournalStore, MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.faces.terminal.console import CLEAR, StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.faces.terminal.main import main, open_doors
from audiogames.local.computer import Computer, Console
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.keys.questions import offered_in
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import DeviceGone, PersonLeft, Talk
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from audiogames.settings.store import save
from audiogames.stickers.scan import named_cards

Answer = Callable[[str], str | None]
"""Returns the line that a person types after reading a reply; None is the end of input."""


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
    """The outcome: each reply is the writes between two readings."""

    end: object
    replies: list[tuple[str, ...]]

    @property
    def text(self) -> str:
        return "".join(write for reply in self.replies for write in reply)

    @property
    def lines(self) -> list[str]:
        return self.text.replace(CLEAR, "").replace("\a", "").splitlines()

    def reply(self, place: int) -> list[str]:
        return [line.rstrip(" ") for line in "".join(self.replies[place]).removeprefix("\n").splitlines()]


def typing(*lines: str) -> Answer:
    """Type these lines, whatever is said, and then nothing more."""
    rest = iter(lines)
    return lambda reply: next(rest, None)


def set_table(
    game: str, seats: int, people: int = 1, names: Iterable[str] = (), rules: Iterable[str] = ()
) -> tuple[str, ...]:
    """Return what is typed to set a table among friends at this keyboard, up to Enter, which plays there."""
    lines = ["play", "seats", "people", *(["level", "characters"] if people < seats else []), "rules"]
    choices = ["2", str(seats), *([str(lines.index("rules") + 1), *rules] if rules else [])]
    return ("3", str(list(GAMES).index(game) + 1), str(people), *names, *choices, "")


def start(answer: Answer, language: str | None = "fr", terminal: bool = False, **more: Any) -> Played:
    """Run the terminal face from its start; `end` is its exit status."""
    paper = Paper(terminal)
    person = Person(paper, answer)
    status = main(language, console=StreamConsole(person, paper), **more)
    person.look_last()
    return Played(status, person.replies)


def sit(
    answer: Answer,
    session: Sitting,
    language: str = "fr",
    settings: Settings | None = None,
    terminal: bool = False,
    computer: Computer | None = None,
    resumed: bool = False,
) -> Played:
    """Play one session; `end` is "over", "left" or "end of input".

    `computer` brings a voice or sounds; its console is replaced.
    """
    paper = Paper(terminal)
    person = Person(paper, answer)
    computer = computer or computer_at(StreamConsole(), settings, language)
    computer.console = StreamConsole(person, paper)
    computer.preferences.follow_game(session.game.name)
    talk = GameTalk(computer.conversation, session, "partie.journal", resumed)
    end = hold(computer, to_its_end(talk.run()))
    person.look_last()
    return Played(end, person.replies)


def computer_at(console: Console, settings: Settings | None = None, language: str = "fr") -> Computer:
    """Return a computer with this console, without sounds and voice."""
    conversation = Conversation(Device(language=language), scan=named_cards)
    computer = Computer(console, Preferences(conversation, settings, save))
    open_doors(computer)
    return computer


def to_its_end(talk: Talk[Any]) -> Talk[str]:
    """Hold a talk, and return how it ended: "over", "left" or "end of input"."""
    try:
        yield from talk
    except PersonLeft:
        return "left"
    except DeviceGone:
        return "end of input"
    return "over"


def setting(name: str, game: str | None = None) -> str:
    """Return what is typed to choose a setting, in the main menu or in a game."""
    return str(offered_in(game).index(name) + 1)


def session_at(position: dict[str, Any], *sitting: str, names: Iterable[str | None] = ()) -> Sitting:
    """Return a session at a position; each seat has PERSON or a bot's level, a person at seat 0 if nothing is said."""
    count = len(position["seats"])
    for seat, name in zip(position["seats"], names, strict=False):
        seat["name"] = name
    table = Table.load(position)
    table.notes = {"players": list(sitting or (PERSON, *["apprentice"] * (count - 1)))}
    return Sitting(table)


def new_session(
    seed: int, seats: int, people: int = 1, store: JournalStore | None = None, names: Iterable[str | None] = ()
) -> Sitting:
    """Return a new game with people first and then bots of the simplest level."""
    sitting = [PERSON] * people + ["apprentice"] * (seats - people)
    called = [*names, *[f"Joueuse {seat}" for seat in range(seats)]][:seats]
    return Sitting.new("roue_des_sorcieres", called, sitting, {}, seed, store or MemoryStore())


class AnyCard:
    """Plays to the end of a game: a number up to the last one read, or to that of the last card that a hand may have.

    Now and then something else.
    """

    HAND = 6

    def __init__(self, seed: int, between: Iterable[str] = ()) -> None:
        self._chance = random.Random(seed)
        self._between = list(between)
        self._places = self.HAND

    def __call__(self, reply: str) -> str | None:
        read = re.findall(r"(?:^|[;:] )(\d+)(?:, | ou Entrée, | or Enter, )", reply, re.MULTILINE)
        if read:
            self._places = max(self.HAND, int(read[-1]))
        if self._between and self._chance.random() < 0.3:
            return self._chance.choice(self._between)
        return str(self._chance.randint(1, self._places))
