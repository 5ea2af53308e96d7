"""Du Balai! at the terminal: dice in the open book, a person whose time is in our hands, bots that take what comes."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.chance import Generator
from audiogames.core.game import Policy
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Cue
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import session_at
from tests.games.du_balai.golden import by_bots
from tests.games.du_balai.positions import DICE, looking, unwritten, writing

NAMES = ("Ana", "Bob", "Circe", "Medee")
LINES = Settings()
KEYS = Settings(keys_mode="single")
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
BOT = "witch"
FACES_TOLD = [
    *("oreille orange", "nuage noir", "crâne orange", "toile noire", "crâne noir"),
    *("œil orange", "toile noire", "étoile orange", "étoile orange"),
]
"""The names of the dice of `positions.DICE`."""

__all__ = ["DICE", "unwritten"]


class FirstComes(Policy[Any, Any, Any]):
    """A policy that takes the first of what it may do."""

    levels = game_named("du_balai").policy.levels

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        return actions[0]

    blunder = choose


@pytest.fixture
def balai(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of Du Balai! think of nothing."""
    monkeypatch.setattr("audiogames.games.du_balai.bot.POLICY", FirstComes())


def at_dice(
    *sitting: str, seats: Sequence[dict[str, Any]] = (), options: Mapping[str, Any] | None = None, **fields: Any
) -> Sitting:
    """Return a session that looks at the dice: none was told yet by common reading; a person and a bot."""
    sitting = sitting or (PERSON, BOT)
    options = dict(options or {})
    read = 0 if options.get("pace", "common") == "common" else 9
    seats = seats or [unwritten() for _ in sitting]
    return session_at(looking(*seats, **{"read": read, "options": options, **fields}), *sitting, names=NAMES)


def at_writing(*sitting: str, seats: Sequence[dict[str, Any]] = (), **fields: Any) -> Sitting:
    """Return a session in which formulas are written."""
    sitting = sitting or (PERSON, BOT)
    seats = seats or [unwritten() for _ in sitting]
    return session_at(writing(*seats, **fields), *sitting, names=NAMES)


def new_game(*sitting: str, seed: int = 1, **options: Any) -> Sitting:
    """Return a new game."""
    return Sitting.new("du_balai", NAMES[: len(sitting)], sitting, options, seed, MemoryStore())


def whole_race(path: Path, actions: int | None = None) -> Table:
    """Write the journal of a game of three, to its end or so many actions; in it a Décret waits, and is shown."""
    store = FileStore(path, new=True)
    notes = {"players": [PERSON, BOT, BOT]}
    table = Table.new("du_balai", [{"name": name} for name in NAMES[:3]], {}, 1, store, notes)
    for number, _ in enumerate(by_bots(table, Generator(1)), 1):
        if number == actions:
            break
    store.close()
    return table


def acts(session: Sitting) -> list[tuple[int | None, str]]:
    """Return who did what since the beginning, the clock being None."""
    return [(step.entry.seat, step.entry.action) for step in session.table.steps if step.entry.action]


class FakeScene:
    """A scene that keeps what is to sound, and when, by the clock of a console."""

    heard = True
    yaw = 0.0
    own_ears: frozenset[int] = frozenset()

    def __init__(self) -> None:
        self.console: Any = None
        self.beside_at: list[tuple[float, Cue]] = []
        self.performed: list[Cue] = []

    def enter_room(self, room: str) -> None:
        """No room is heard here."""

    def sit(self, seats: int, viewer: int | None) -> None:
        """Nobody's place matters here."""

    def perform(self, cues: Sequence[Cue], seat: int | None = None, wait: float | None = None) -> float:
        self.performed += cues
        return 0.0

    def beside(self, cues: Sequence[Cue], seat: int | None = None) -> Any:
        self.beside_at += [(self.console.time, cue) for cue in cues]
        return lambda: None

    def given(self) -> tuple[()]:
        """No device is lost here."""
        return ()

    def cut(self) -> None:
        """Leave out what has not begun."""

    def words(self, length: float) -> None:
        """Nothing makes room."""

    @property
    def dice(self) -> list[tuple[float, Cue]]:
        """The cues of dice that were heard."""
        return [(at, cue) for at, cue in self.beside_at if cue.place.startswith("die-")]
