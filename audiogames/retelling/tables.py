"""The games of a server's tables: in its database, where nobody looks through them as a saved game."""

import json
import secrets
from datetime import datetime
from pathlib import Path

from audiogames.core.game import Json
from audiogames.core.journal import JournalStore
from audiogames.play.menus.tables import Result, ShelvedGame
from audiogames.retelling.saved import SUFFIX
from audiogames.retelling.shelf import NAME_FORMAT, FolderShelf, shelved
from audiogames.storage.database import Database


class TableShelf:
    """Keeps games and tables in a database.

    A game that has ended leaves its result among those of the player who opened the table, and no journal: that would
    show everybody's hands.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        """Return a journal for a new game. Raises JournalUnwritable."""
        name = f"{datetime.now():{NAME_FORMAT}}-{game}-{secrets.token_hex(4)}"
        return _of_table(name), self._database.new(name)

    def seed(self) -> int:
        """Return what nobody could guess, for a new game."""
        return secrets.randbits(63)

    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        """Return the journal of a game; it never has a torn end. Raises JournalDamaged or OSError."""
        return self._database.open(saved.id), None

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None:
        """Leave nothing of a game that could not begin."""
        store.close()
        self._database.remove(saved.id)

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        """Remove the journal of a game that is finished. Raises JournalUnwritable."""
        self._database.remove(saved.id)
        return saved

    def keep_result(self, result: Result) -> None:
        """Keep how a game ended. Raises OSError."""
        FolderShelf().keep_result(result)

    def note(self, table: str, record: Json | None) -> None:
        """Keep what a table is, instead of what it was; None where it is no more. Raises JournalUnwritable."""
        self._database.put_record(table, None if record is None else json.dumps(record))


def _of_table(name: str) -> ShelvedGame:
    """Return a journal of a database as a game."""
    return shelved(Path(f"{name}{SUFFIX}"))._replace(id=name)
