"""Games at the terminal on a small disk that fills up at some moment, and each sentence about it held against the disk.

As root on Linux, `python -m tests.faces.terminal.full_disk 30` plays 30 games, each on a tmpfs of its own, and prints
how many refusals were heard and how many of their sentences were false. Each game is also played on a disk with room:
the two journals must be alike, line by line, wherever the disk was full.
"""

import ctypes
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.journal import MemoryStore, lines_of
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.faces.terminal.main import opened
from audiogames.play.menus.main import MainMenu
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.shelf import FolderShelf, shelved
from audiogames.storage.folders import HOME_VARIABLE
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import AnyCard, Paper, Person

SIZE: Final = 256 * 1024
"""Bytes of the disk: the journals of some games."""

PAGE: Final = 4096
"""Bytes that a file takes of it at a time."""

WORDS: Final = {
    "not done": "Ce que vous avez demandé n’est pas fait",
    "own": "Votre coup est gardé.",
    "refused": "Ce que vous venez de taper n’est pas fait",
    "heard": "Tout ce que vous avez entendu est gardé.",
}
"""What is said where something could not be kept, by what it says of it."""

KEYS: Final = ("", "1", "2", "3", "5", "9")
"""What is typed in games whose choices are not read as a list with numbers."""

LINES: Final = 250
"""The most lines that are typed in one game."""


class Outcome(NamedTuple):
    """The sentences heard, by kind, those that were false, and the journal at the end."""

    heard: list[str]
    false: list[str]
    journal: list[str]


class Typist:
    """Types what it would type on any disk, and Enter where the game is halted; frees the disk after some refusals."""

    def __init__(
        self, seed: int, journal: Path, fill: Callable[[], None], free: Callable[[], None], lines: int
    ) -> None:
        self.heard: list[str] = []
        self.false: list[str] = []
        self._card = AnyCard(seed)
        self._journal = journal
        self._fill, self._free = fill, free
        self._chance = random.Random(seed)
        self._typed, self._most = 0, lines
        self._last = ""
        self._lines: list[str] = []
        self._lines = self._read()
        self._left_full = 0

    def _read(self) -> list[str]:
        if not self._journal.exists():  # it has ended, and has another name
            return self._lines
        return lines_of(self._journal.read_bytes(), self._journal.name)

    def __call__(self, reply: str) -> str | None:
        before, self._lines = self._lines, self._read()
        kinds = [kind for kind, words in WORDS.items() if words in reply]
        for kind in kinds:
            self.heard.append(kind)
            new = self._lines[len(before) :]
            is_own = bool(new) and '"seat":0' in new[0]
            is_false = is_own if kind in ("not done", "refused") else kind == "own" and not is_own
            if is_false or self._lines[: len(before)] != before or not self._is_resumed():
                self.false.append(f"{kind}: {new}: {reply}")
        if "Menu principal." in reply:
            self.false.append(f"thrown to the menu: {reply}")
            return None
        if kinds:
            self._left_full -= 1
            if self._left_full <= 0:
                self._free()
            return self._last if kinds == ["not done"] else ""
        self._typed += 1
        if self._typed > self._most or "Entrée mène au menu" in reply:
            return None
        self._fill()
        self._left_full = self._chance.randint(1, 3)
        self._last = self._chance.choice(("", self._card(reply) or "", *KEYS))
        return self._last

    def _is_resumed(self) -> bool:
        """Return True if a copy of what lies on the disk can be taken up again."""
        store = MemoryStore()
        store.append(*self._lines)
        table = Table.resume(store)
        return store.lines()[: len(self._lines)] == self._lines and table.version >= len(self._lines) - 1


def play(
    home: Path, game: str, seed: int, fill: Callable[[], None], free: Callable[[], None], lines: int = LINES
) -> Outcome:
    """Play a game in a folder; `fill` is called before each line that is typed."""
    os.environ[HOME_VARIABLE] = str(home)
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text('language = "fr"\nspeech = "off"\nsound = "off"\nbot_pace = "none"\n')
    journal = home / "journals" / "2026-01-03-120000-game.journal"
    journal.parent.mkdir(exist_ok=True)
    names, levels = ("Ana", "Bob", "Circe"), (PERSON, "apprentice", "apprentice")
    # A disk is taken page by page: at some line of the game, a page is full, and there is no other.
    padding = {"padding": "x" * (PAGE - random.Random(seed).randrange(400, 2200))}
    Sitting.new(game, names, levels, {}, seed, FileStore(journal, new=True), notes=padding).close()
    typist = Typist(seed, journal, fill, free, lines)
    paper = Paper()
    with opened("fr", StreamConsole(Person(paper, typist), paper)) as computer:
        talk = MainMenu(computer.preferences, FolderShelf()).run(shelved(journal))
        hold(computer, talk, wait=lambda seconds: None)  # time passes only in the game
    free()
    found = next(iter(sorted(journal.parent.glob("*.journal"))))
    return Outcome(typist.heard, typist.false, lines_of(found.read_bytes(), found.name))


def undisturbed(game: str, seed: int) -> list[str]:
    """Return the journal of the same game on a disk with room."""
    with small_disk() as disk:
        return play(disk / "home", game, seed, lambda: None, lambda: None).journal


@contextmanager
def small_disk() -> Iterator[Path]:
    """Give a folder on a disk of its own that is full soon. Raises PermissionError where none may be mounted."""
    libc = ctypes.CDLL(None, use_errno=True)
    with tempfile.TemporaryDirectory() as folder:
        if libc.mount(b"tmpfs", folder.encode(), b"tmpfs", 0, f"size={SIZE}".encode()):
            raise PermissionError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        try:
            yield Path(folder)
        finally:
            libc.umount2(folder.encode(), 2)  # MNT_DETACH


def fill_up(file: Path) -> None:
    """Take all that is left of a disk."""
    with file.open("ab", buffering=0) as rest:
        try:
            while rest.write(b"x" * 4096):
                continue
        except OSError:
            return


def play_on_small_disk(game: str, seed: int) -> Outcome:
    """Play a game on a disk that is full from some line on, until it is freed, and again later."""
    with small_disk() as disk:
        filler = disk / "filler"
        return play(disk / "home", game, seed, lambda: fill_up(filler), lambda: filler.unlink(missing_ok=True))


def main(games: int) -> int:
    """Play games by turns; return the exit status: 0 where no sentence was false, and no journal another."""
    heard = false = 0
    for seed, game in zip(range(games), cycle(GAMES), strict=False):
        found = play_on_small_disk(game, seed)
        same = found.journal == undisturbed(game, seed)
        sys.stdout.write(f"{game} {seed}: {len(found.heard)} refusals, {len(found.false)} false, same: {same}\n")
        sys.stdout.writelines(f"{line}\n" for line in found.false)
        heard, false = heard + len(found.heard), false + len(found.false) + (not same)
    sys.stdout.write(f"{heard} refusals, {false} faults\n")
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 30))
