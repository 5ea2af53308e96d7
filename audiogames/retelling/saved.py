"""A saved game, read to be told again: what its file holds, and to whom it is told. The file is never written to."""

import json
import os
import stat
from pathlib import Path
from typing import Any

from audiogames.core.errors import GameError, JournalDamaged, reason, system_reason
from audiogames.core.journal import Journal, MemoryStore, is_torn, lines_of
from audiogames.core.messages import Items, Message, Seat, Who, players, result
from audiogames.core.table import Table
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.table.outbox import NOTICE, restored
from audiogames.play.table.quips import Quips
from audiogames.play.table.seating import Seating
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import beside_of, records_in

SUFFIX = ".journal"
FINISHED = ".finished"
"""The part before SUFFIX in the name of a game that has ended."""

LARGEST = 16 * 1024 * 1024
"""Bytes: no game fills a hundredth of it."""

LONGEST_HEADER = 64 * 1024
"""Bytes of the first line: no game fills a tenth of it."""

LONGEST_SHOWN = 300
"""Characters."""


class ReadOnlyStore(MemoryStore):
    """The lines of a journal; what a table would add to them stays in memory, and `added` counts it.

    A last line that was cut off is left out, and left in the file: `torn` says so. Raises JournalDamaged.
    """

    def __init__(self, path: Path) -> None:
        content = _content(path)
        whole = content.rfind(b"\n") + 1
        self.torn = is_torn(content)
        super().__init__()
        super().append(*lines_of(content[:whole] if self.torn else content, path.name))
        self.added = 0
        self._path = path

    def append(self, *lines: str) -> None:
        """Keep lines in memory."""
        super().append(*lines)
        self.added += len(lines)

    def beside(self, kind: str) -> list[Any]:
        """Return the records of a kind that are kept beside the file."""
        return records_in(beside_of(self._path), kind)


def meant(path: Path) -> Path:
    """Return the file of a game: a bare name that is not in this folder is looked for in the folder of games.

    The name is the one that the game told, with its ending or without; a finished game has another ending by now.
    """
    if path.name != str(path) or os.path.exists(path):
        return path
    folder, stem = paths().journals, path.name.removesuffix(SUFFIX).removesuffix(FINISHED)
    found = (folder / f"{stem}{end}{SUFFIX}" for end in (FINISHED, ""))
    return next((file for file in found if os.path.exists(file)), path)


def is_empty(path: Path) -> bool:
    """Whether a file holds nothing at all. One that cannot be looked at does, so that the reason can be told."""
    try:
        return path.is_file() and path.stat().st_size == 0
    except OSError:
        return False


def game_in(path: Path) -> str | None:
    """Return the name of the game that the first line of a journal gives; None where it cannot be read."""
    try:
        if not path.is_file():  # a pipe would be waited for
            return None
        with path.open("rb") as file:
            first = lines_of(file.readline(LONGEST_HEADER), path.name)[0]
        game = json.loads(first.partition(" ")[2])["game"]
    except (OSError, JournalDamaged, ValueError, TypeError, LookupError, RecursionError):
        return None
    return game if isinstance(game, str) else None


def _content(path: Path) -> bytes:
    try:
        status = path.stat()
        if stat.S_ISREG(status.st_mode) and status.st_size <= LARGEST:
            return path.read_bytes()
    except FileNotFoundError:
        raise JournalDamaged(reason("replay-file-missing", file=_shown(path))) from None
    except PermissionError:
        raise JournalDamaged(reason("replay-file-denied", file=_shown(path))) from None
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        why = system_reason(error)
        raise JournalDamaged(reason("replay-file-unreadable", file=_shown(path), why=why)) from None
    if stat.S_ISREG(status.st_mode):
        raise JournalDamaged(reason("journal-not-text", file=path.name))
    raise JournalDamaged(reason("replay-not-a-file", file=_shown(path)))


def _shown(path: Path) -> str:
    """Return a path as it is told: a name that no person could have meant is cut."""
    return str(path) if len(str(path)) <= LONGEST_SHOWN else f"{path.name[:40]}..."


class CommandLineError(GameError):
    """The command line makes no sense; the message says what would."""


class SavedGame:
    """The game in a journal. Moves that were taken back are counted in `undone`, and are no steps.

    What the file does not hold was never told to anybody: `table` ends before chance that was still to be drawn, in a
    game that was cut off between two draws; it is not `complete`. `quips` has what bots said of their own. `torn` says
    that the last line of the file is cut off. Raises GameError.
    """

    def __init__(self, path: Path) -> None:
        self.path = meant(path)
        store = ReadOnlyStore(self.path)
        table = Table.resume(store)
        self._seating = Seating(table)
        restored(store.beside(NOTICE), (), 0, self._seating.follow)
        self.quips = Quips(table, self._seating.characters)
        self.undone = sum(entry.undo is not None for entry in Journal(store).read()[1])
        self.table = table.after(len(table.steps) - store.added)
        self.complete = not store.added
        self.torn = store.torn

    @property
    def over(self) -> bool:
        """Whether the game was told to its end."""
        return self.table.over and self.complete

    def listener(self, wanted: str | None, locale: str) -> Seat | None:
        """Return the seat that is meant by a number from 1 or a name, None for what everyone heard.

        Without a seat it is the first person at the table; where several people play or played a game that is not over,
        it is everyone, so that nobody's cards are shown to the others. Raises Mistyped.
        """
        count = len(self.table.players)
        if wanted is None:
            people = sorted(self._seating.were_people)
            return None if not people or (len(people) > 1 and not self.over) else people[0]
        wanted = wanted.strip()
        if wanted.isdecimal():
            if 1 <= int(wanted) <= count:
                return int(wanted) - 1
            raise CommandLineError(reason("replay-seat-number", last=count, players=self.players))
        anybody, words = Listener(self.table.names), catalogue(locale)
        named = [seat for seat in range(count) if words.player(seat, anybody).casefold() == wanted.casefold()]
        if len(named) == 1:
            return named[0]
        id = "replay-seat-ambiguous" if named else "replay-seat-unknown"
        raise CommandLineError(reason(id, name=wanted[:40], last=count, players=self.players))

    @property
    def players(self) -> Items:
        """The players, as an argument of a message."""
        return players(range(len(self.table.players)))

    def opening(self, listener: Seat | None, on_screen: bool = True) -> tuple[Message, Message]:
        """Return who plays, and who listens: sentences for anybody. On a screen, also what to type to hear more."""
        players = result("replay-players", count=len(self.table.players), players=self.players)
        if listener is not None:
            return players, result("replay-heard-by", player=Who(listener))
        return players, result("replay-heard-by-all-over" if self.over or not on_screen else "replay-heard-by-all")

    def remarks(self) -> tuple[Message, ...]:
        """Return what the events do not tell of the file: what was taken back, what is cut off."""
        undone = (result("replay-undone", count=self.undone),) if self.undone else ()
        return (*undone, result("replay-torn")) if self.torn else undone
