"""A saved game, read for retelling. Its file is never written to."""

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

from audiogames.core.errors import GameError, JournalDamaged, reason, system_reason
from audiogames.core.game import Json
from audiogames.core.journal import Journal, JournalStore, MemoryStore, is_torn, lines_of
from audiogames.core.messages import Items, Message, Seat, Who, players, result
from audiogames.core.table import Table
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.table.outbox import NOTICE, restored
from audiogames.play.table.quips import Quips
from audiogames.play.table.seating import PERSON, Seating
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import beside_of, records_in

SUFFIX = ".journal"
FINISHED = ".finished"
"""The part before SUFFIX in the file name of a finished game."""

LARGEST = 16 * 1024 * 1024
"""Bytes. No game fills a hundredth of it."""

LONGEST_HEADER = 64 * 1024
"""Bytes. No game fills a tenth of it."""

LONGEST_SHOWN = 300
"""Maximum number of characters of a path in a sentence."""


class ReadOnlyStore(MemoryStore):
    """Additions to the lines of a journal stay in memory, and `added` counts them.

    A torn last line is left out, but not removed from the file: `torn` is then True. Raises JournalDamaged.
    """

    def __init__(self, path: Path, copied: JournalStore | None = None) -> None:
        """`copied` is read instead of the path."""
        super().__init__()
        self._read_beside: Callable[[str], list[Any]]
        if copied is None:
            content = _content(path)
            whole = content.rfind(b"\n") + 1
            self.torn = is_torn(content)
            super().append(*lines_of(content[:whole] if self.torn else content, path.name))
            self._read_beside = lambda kind: records_in(beside_of(path), kind)
        else:
            self.torn = False
            super().append(*copied.lines())
            self._read_beside = copied.beside
        self.added = 0

    def append(self, *lines: str) -> None:
        super().append(*lines)
        self.added += len(lines)

    def beside(self, kind: str) -> list[Any]:
        return self._read_beside(kind)


def meant(path: Path) -> Path:
    """A bare name that is not in the current folder is searched in the folder of games.

    The name may lack its ending, or have the one from before the game was finished.
    """
    if path.name != str(path) or os.path.exists(path):
        return path
    folder, stem = paths().journals, path.name.removesuffix(SUFFIX).removesuffix(FINISHED)
    found = (folder / f"{stem}{end}{SUFFIX}" for end in (FINISHED, ""))
    return next((file for file in found if os.path.exists(file)), path)


def is_empty(path: Path) -> bool:
    try:
        return path.is_file() and path.stat().st_size == 0
    except OSError:
        return False


def game_in(path: Path) -> str | None:
    """From the first line of a journal, or None if it cannot be read."""
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
    return str(path) if len(str(path)) <= LONGEST_SHOWN else f"{path.name[:40]}..."


class CommandLineError(GameError):
    """The command line makes no sense. The message says what would."""


class SavedGame:
    """The game in a journal. Moves that were taken back are counted in `undone`, and are not steps.

    A game cut off between two chance draws is not `complete`, and `table` ends before the missing draw. `quips` are the
    remarks of bots. `torn`: the last line of the file is cut off. Raises GameError.
    """

    def __init__(self, path: Path, copied: JournalStore | None = None) -> None:
        self.path = path if copied is not None else meant(path)
        store = ReadOnlyStore(self.path, copied)
        table = Table.resume(store)
        self._notes = table.notes
        self._seating = Seating(table)
        restored(store.beside(NOTICE), (), 0, self._seating.follow)
        self.quips = Quips(table, self._seating.voices)
        self.undone = sum(entry.undo is not None for entry in Journal(store).read()[1])
        self.table = table.after(len(table.steps) - store.added)
        self.complete = not store.added
        self.torn = store.torn

    @property
    def over(self) -> bool:
        return self.table.over and self.complete

    def listener(self, wanted: str | None, locale: str) -> Seat | None:
        """The seat of a number from 1 or a name, None for what everyone heard.

        The default is that of `replay`. Raises CommandLineError.
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

    def notes_for(self, listener: Seat | None) -> Json:
        """With a person at that seat."""
        players = list(self._notes.get("players") or [PERSON] * len(self.table.players))
        if listener is not None:
            players[listener] = PERSON
        return {**self._notes, "players": players}

    @property
    def players(self) -> Items:
        return players(range(len(self.table.players)))

    def opening(self, listener: Seat | None, on_screen: bool = True) -> tuple[Message, Message]:
        """Sentences about the players and the listener. On a screen, also how to hear more."""
        players = result("replay-players", count=len(self.table.players), players=self.players)
        if listener is not None:
            return players, result("replay-heard-by", player=Who(listener))
        return players, result("replay-heard-by-all-over" if self.over or not on_screen else "replay-heard-by-all")

    def remarks(self) -> tuple[Message, ...]:
        """Undone moves, a torn end."""
        undone = (result("replay-undone", count=self.undone),) if self.undone else ()
        return (*undone, result("replay-torn")) if self.torn else undone
