import json
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from audiogames.core.errors import GameError
from audiogames.core.input.values import read
from audiogames.core.journal import JournalStore
from audiogames.core.messages import menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.menus.new_table.days import Day
from audiogames.play.menus.new_table.tables import Result, ShelvedGame
from audiogames.play.past.memory import RememberedGame, StoredMemory, plain
from audiogames.play.prompts import Talk
from audiogames.retelling.replay import step_through
from audiogames.retelling.saved import FINISHED, SUFFIX, SavedGame, game_in, is_empty
from audiogames.storage.files import add_line, made_folder, set_aside, write_new, write_text
from audiogames.storage.folders import documents, paths
from audiogames.storage.journal_files import FileStore, beside_of, rename

NAME_FORMAT: Final = "%Y-%m-%d-%H%M%S"

MEMORY: Final = "memory.jsonl"

DAYS: Final = "days.jsonl"
"""The daily tables that were begun, beside the folder of journals."""

RESULTS: Final = "results.jsonl"


class FolderShelf:
    def waiting(self) -> list[ShelvedGame]:
        return [_read(path) for path in _journals() if not path.stem.endswith(FINISHED) and not is_empty(path)]

    def finished(self) -> list[ShelvedGame]:
        return [_read(path) for path in _journals() if path.stem.endswith(FINISHED)]

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        """Raises OSError, JournalUnwritable."""
        folder = made_folder(paths().journals)
        path = _free_path(folder, f"{datetime.now():{NAME_FORMAT}}-{game}")
        return shelved(path), FileStore(path, new=True)

    def seed(self) -> int:
        return secrets.randbits(63)

    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        """The journal of an unfinished game, and the file of its torn end or None.

        Raises JournalDamaged or OSError, without changing it.
        """
        store = FileStore(Path(saved.id))
        return store, None if store.torn is None else store.torn.name

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None:
        store.close()
        Path(saved.id).unlink(missing_ok=True)
        beside_of(Path(saved.id)).unlink(missing_ok=True)

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        path = Path(saved.id)
        if path.stem.endswith(FINISHED):
            return saved
        end = _free_path(path.parent, path.stem, FINISHED)
        rename(path, end)
        return shelved(end)

    def results(self) -> list[Result]:
        """The latest first. Unreadable ones are left out."""
        try:
            lines = _results().read_text(encoding="utf-8-sig", errors="replace").splitlines()
        except OSError:
            return []
        return [found for line in reversed(lines) if (found := _result(line)) is not None]

    def keep_result(self, result: Result) -> None:
        """Raises OSError."""
        kept = {"file": result.game.file, **{name: getattr(result, name) for name in _LISTS}}
        add_line(_results(), json.dumps(kept, ensure_ascii=False))

    def last_days(self, count: int) -> list[Day]:
        """By the local calendar, today first."""
        today = datetime.now().date()
        days = (today - timedelta(days=back) for back in range(count))
        return [Day(day.year, day.month, day.day) for day in days]

    def first_tries(self) -> dict[tuple[str, str], str]:
        """By day and game. Unreadable lines are left out."""
        try:
            lines = _days().read_text(encoding="utf-8-sig", errors="replace").splitlines()
        except OSError:
            return {}
        found: dict[tuple[str, str], str] = {}
        for line in lines:
            try:
                day, game, name = map(str, json.loads(line))
            except (ValueError, TypeError, RecursionError):
                continue
            found.setdefault((day, game), name)
        return found

    def note_try(self, day: str, game: str, name: str) -> None:
        """Raises OSError."""
        add_line(_days(), json.dumps([day, game, name], ensure_ascii=False))

    def remembered(self) -> StoredMemory:
        """A damaged file is set aside, and its readable lines kept."""
        try:
            text = _memory().read_text(encoding="utf-8-sig", errors="replace")
        except OSError:
            return StoredMemory(())
        lines = [line for line in text.splitlines() if line.strip()]
        found: list[RememberedGame] = []
        for line in lines:
            with suppress(ValueError, RecursionError):
                found.append(read(RememberedGame, json.loads(line)))
        if len(found) == len(lines):
            return StoredMemory(found)
        try:
            aside = set_aside(_memory())
            _write_memory(found)
        except OSError:
            return StoredMemory(found)
        return StoredMemory(found, str(aside))

    def remember(self, games: Sequence[RememberedGame]) -> None:
        """Each game once. Raises OSError."""
        known = {(game.name, game.id) for game in self.remembered().games}
        for game in games:
            if (game.name, game.id) not in known:
                add_line(_memory(), json.dumps(plain(game), ensure_ascii=False))

    def forget(self, name: str) -> None:
        """Raises OSError."""
        _write_memory([game for game in self.remembered().games if game.name != name])

    def write_out(self, stem: str, suffix: str, text: str) -> str:
        return str(write_new(documents(), stem, suffix, text))

    def replay(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]:
        try:
            saved = SavedGame(Path(game.id))
            listener = saved.listener(None, conversation.device.language)
        except GameError as error:
            conversation.breath.answer(error.message)
            return
        yield from step_through(conversation, saved, listener)

    def render(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]:
        try:
            from audiogames.retelling.render import render_for  # no game needs numpy
        except ImportError as error:
            conversation.breath.answer(
                menu_message("sounds-library-missing", library=(error.name or "").partition(".")[0])
            )
            return
        yield from render_for(conversation, Path(game.id))


def shelved(path: Path) -> ShelvedGame:
    stem = path.stem.removesuffix(FINISHED)
    try:
        start = datetime.strptime(path.name[:17], NAME_FORMAT)
    except ValueError:
        return ShelvedGame(str(path), path.name, stem)
    game = stem[18:].partition("-")[0]
    return ShelvedGame(str(path), path.name, stem, game, (start.day, start.month, start.hour, start.minute))


def _read(path: Path) -> ShelvedGame:
    """The game's name is that of the first line."""
    named = shelved(path)
    return named._replace(game=game_in(path) or named.game)


def _journals() -> list[Path]:
    return sorted(paths().journals.glob(f"*{SUFFIX}"), key=lambda path: path.name, reverse=True)


def _memory() -> Path:
    return paths().journals.with_name(MEMORY)


def _write_memory(games: Sequence[RememberedGame]) -> None:
    """All or none. Raises OSError."""
    lines = (json.dumps(plain(game), ensure_ascii=False) for game in games)
    write_text(_memory(), "".join(f"{line}\n" for line in lines), private=True)


def _days() -> Path:
    return paths().journals.with_name(DAYS)


def _results() -> Path:
    return paths().journals.with_name(RESULTS)


_LISTS: Final[Mapping[str, tuple[type, ...]]] = {
    "names": (str, type(None)),
    "people": (int,),
    "scores": (int,),
    "winners": (int,),
}
"""The fields of a result besides its file: lists of values of these types."""


def _result(line: str) -> Result | None:
    try:
        kept: Any = json.loads(line)
        lists = {name: tuple(kept[name]) for name in _LISTS}
        game = shelved(paths().journals / str(kept["file"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    if not all(type(value) in _LISTS[name] for name, values in lists.items() for value in values):
        return None
    seats = range(len(lists["names"]))
    if len(lists["scores"]) != len(seats) or not {*lists["people"], *lists["winners"]} <= {*seats}:
        return None
    return Result(game, **lists)


def _free_path(folder: Path, start: str, end: str = "") -> Path:
    names = chain([start], (f"{start}-{number}" for number in count(2)))
    return next(path for name in names if not (path := folder / f"{name}{end}{SUFFIX}").exists())
