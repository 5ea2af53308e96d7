"""A saved game told again, event by event, as one seat heard it. The file is never written to."""

import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from audiogames.core.errors import GameError, JournalDamaged, reason
from audiogames.core.events import heard
from audiogames.core.journal import Journal
from audiogames.core.messages import Items, Message, Seat, Who
from audiogames.core.table import Step, Table
from audiogames.faces.session import PERSON
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.narration.narrator import Narrator

LARGEST = 16 * 1024 * 1024
"""Bytes: no game fills a hundredth of it."""

LONGEST_SHOWN = 300
"""Characters."""

FAILED = 1
USAGE_ERROR = 2

Say = Callable[[str], None]


class ReadOnlyStore:
    """The lines of a journal; what a table would add to them stays in memory, and `added` counts it.

    A last line that was cut off is left out, and left in the file: `torn` tells. Raises JournalDamaged.
    """

    def __init__(self, path: Path) -> None:
        content = _content(path)
        whole = content.rfind(b"\n") + 1
        self.torn = 0 < whole < len(content)
        try:
            self._lines = (content[:whole] if self.torn else content).decode().splitlines()
        except UnicodeDecodeError:
            raise JournalDamaged(reason("journal-not-text", file=path.name)) from None
        self.added = 0

    def append(self, line: str, durable: bool = True) -> None:
        """Keep one line in memory."""
        self._lines.append(line)
        self.added += 1

    def sync(self) -> None:
        """Do nothing: nothing is ever written."""

    def lines(self) -> list[str]:
        """Return the lines of the file, and those added since."""
        return list(self._lines)

    def close(self) -> None:
        """Do nothing: the file is closed already."""


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
        detail = getattr(error, "strerror", None) or str(error)
        raise JournalDamaged(reason("replay-file-unreadable", file=_shown(path), detail=detail)) from None
    if stat.S_ISREG(status.st_mode):
        raise JournalDamaged(reason("journal-not-text", file=path.name))
    raise JournalDamaged(reason("replay-not-a-file", file=_shown(path)))


def _shown(path: Path) -> str:
    """Return a path as it is told: a name that no person could have meant is cut."""
    return str(path) if len(str(path)) <= LONGEST_SHOWN else f"{path.name[:40]}..."


class NoSuchSeat(Exception):
    """No seat, or several, are meant by what was asked for; `message` says which there are."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def main(path: Path, seat: str | None, locale: str, say: Say, say_error: Say) -> int:
    """Retell the game in a file to a seat, a number from 1 or a name; return the exit status.

    Without a seat it is told as the first person at the table heard it; where several people play a game that is
    not over, as everybody heard it, so that nobody's cards are shown to the others.
    """
    words = catalogue(locale)
    try:
        store = ReadOnlyStore(path)
        table = Table.resume(store)
        undone = sum(entry.undo is not None for entry in Journal(store).read()[1])
    except GameError as error:
        say_error(words.text(error.message))
        return FAILED
    # What the file does not hold was never told to anybody: a game cut off between two draws of chance.
    steps = table.steps[: len(table.steps) - store.added]
    over = table.over and not store.added
    try:
        listener = _seat(table, seat, over, locale)
    except NoSuchSeat as error:
        say_error(words.text(error.message, Listener(table.names)))
        return USAGE_ERROR
    retold = Retelling(table, steps, listener, locale)
    for line in (*retold.opening(over), *retold.lines(), *retold.ending(over, undone, store.torn)):
        say(line)
    return 0


def _seat(table: Table, wanted: str | None, over: bool, locale: str) -> Seat | None:
    """Return the seat that is meant, None for what everybody heard. Raises NoSuchSeat."""
    count = len(table.players)
    if wanted is None:
        sitting = table.notes.get("players") or [PERSON] * count
        people = [seat for seat, who in enumerate(sitting) if who == PERSON]
        return None if not people or (len(people) > 1 and not over) else people[0]
    wanted = wanted.strip()
    if wanted.isdecimal():
        if 1 <= int(wanted) <= count:
            return int(wanted) - 1
        raise NoSuchSeat(reason("replay-seat-number", last=count, players=_players(table)))
    listener, words = Listener(table.names), catalogue(locale)
    named = [seat for seat in range(count) if words.player(seat, listener).casefold() == wanted.casefold()]
    if len(named) == 1:
        return named[0]
    id = "replay-seat-ambiguous" if named else "replay-seat-unknown"
    raise NoSuchSeat(reason(id, name=wanted[:40], last=count, players=_players(table)))


def _players(table: Table) -> Items:
    return Items(tuple(Message("player-name", {"player": Who(seat)}) for seat in range(len(table.players))), "and")


class Retelling:
    """The lines of a retelling."""

    def __init__(self, table: Table, steps: list[Step], listener: Seat | None, locale: str) -> None:
        self._table = table
        self._game = table.game
        self._steps = steps
        self._listener = listener
        self._narrator = Narrator(locale, table.names, listener)
        self._words = catalogue(locale)

    def opening(self, over: bool) -> Iterator[str]:
        """Who plays, and who listens."""
        everybody = Listener(self._table.names)
        players = {"count": len(self._table.players), "players": _players(self._table)}
        yield self._words.text(reason("replay-players", **players), everybody)
        if self._listener is not None:
            yield self._words.text(reason("replay-heard-by", player=Who(self._listener)), everybody)
        else:
            yield self._words.words("replay-heard-by-all-over" if over else "replay-heard-by-all")

    def lines(self) -> Iterator[str]:
        """Every event; a move is numbered where it begins, and the hand is read before the first."""
        number = 0
        for place, step in enumerate(self._steps):
            if step.entry.chance is None:
                number += 1
                if number == 1:
                    yield from self._hand(place - 1)
            view = self._view_after(place)
            for index, event in enumerate(heard(step.events, self._listener)):
                text = self._said(self._game.detail((event,), view))
                if text and index == 0 and step.entry.chance is None:
                    text = self._words.words("replay-move", number=number, text=text)
                if text:
                    yield text
        if not number:
            yield from self._hand(len(self._steps) - 1)

    def ending(self, over: bool, undone: int, torn: bool) -> Iterator[str]:
        """What the events do not tell: whose turn it is in a game that goes on, and what was left out."""
        if not over:
            yield self._words.words("replay-unfinished")
        if not over and len(self._steps) == len(self._table.steps):  # else chance is to decide, not a player
            yield self._said(self._game.ask("turn", self._table.view(self._listener)))
        if undone:
            yield self._words.words("replay-undone", count=undone)
        if torn:
            yield self._words.words("replay-torn")

    def _hand(self, place: int) -> Iterator[str]:
        if self._listener is not None:
            yield self._said(self._game.ask("hand", self._view_after(place)))

    def _view_after(self, place: int) -> Any:
        if place + 1 < len(self._table.steps):
            return self._game.view(self._table.steps[place + 1].before, self._listener)
        return self._table.view(self._listener)

    def _said(self, messages: tuple[Message, ...]) -> str:
        return " ".join(utterance.text for utterance in self._narrator.utterances(messages, asked=True))
