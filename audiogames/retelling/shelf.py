"""The saved games of one player: a folder with a journal for each, named by its day, its hour and its game."""

import secrets
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Final

from audiogames.core.journal import FileStore, JournalStore, beside_of, rename
from audiogames.play.menus.tables import ShelvedGame
from audiogames.retelling.saved import FINISHED, SUFFIX, is_empty
from audiogames.storage.folders import paths

NAME_FORMAT: Final = "%Y-%m-%d-%H%M%S"


class FolderShelf:
    """Keeps each game in a file of the player's own folder. The `id` of a game is the path of its journal."""

    def waiting(self) -> list[ShelvedGame]:
        """Return the games that wait, the latest first: none that is empty."""
        found = [path for path in paths().journals.glob(f"*{SUFFIX}") if not path.stem.endswith(FINISHED)]
        found = [path for path in found if not is_empty(path)]
        return [shelved(path) for path in sorted(found, key=lambda path: path.name, reverse=True)]

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        """Return a journal for a new game. Raises OSError, JournalUnwritable."""
        folder = paths().journals
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_path(folder, f"{datetime.now():{NAME_FORMAT}}-{game}")
        return shelved(path), FileStore(path, new=True)

    def seed(self) -> int:
        """Return what nobody could guess, for a new game."""
        return secrets.randbits(63)

    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        """Return the journal of a game that waits, and where its torn end is kept, if it has one.

        Raises JournalDamaged or OSError; it is then as it was.
        """
        store = FileStore(Path(saved.id))
        return store, None if store.torn is None else store.torn.name

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None:
        """Leave nothing of a game that could not begin."""
        store.close()
        Path(saved.id).unlink(missing_ok=True)
        beside_of(Path(saved.id)).unlink(missing_ok=True)

    def put_away(self, saved: ShelvedGame) -> None:
        """Mark the journal of a finished game, so that it is not offered again. Raises OSError."""
        path = Path(saved.id)
        if not path.stem.endswith(FINISHED):
            rename(path, _free_path(path.parent, path.stem, FINISHED))


def shelved(path: Path) -> ShelvedGame:
    """Return a journal as a game on the shelf; its game and start, if the file's name gives them."""
    try:
        start = datetime.strptime(path.name[:17], NAME_FORMAT)
    except ValueError:
        return ShelvedGame(str(path), path.name, path.stem)
    game = path.stem[18:].partition("-")[0]
    return ShelvedGame(str(path), path.name, path.stem, game, (start.day, start.month, start.hour, start.minute))


def _free_path(folder: Path, start: str, end: str = "") -> Path:
    """Return the first name of a journal that nothing has yet."""
    names = chain([start], (f"{start}-{number}" for number in count(2)))
    return next(path for name in names if not (path := folder / f"{name}{end}{SUFFIX}").exists())
