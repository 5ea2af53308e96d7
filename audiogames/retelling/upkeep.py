"""Upkeep of a server's tables: abandoned games are reported, and in the end removed.

After DAYS days a table's opener is informed at each start, and may remove it or keep it for as long again. After
LAST_DAYS days it is removed, if the opener was first informed DAYS days ago or more, so that a jumping clock removes
nothing. At most MOST tables are kept: the longest abandoned go first.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from audiogames.core.errors import GameError
from audiogames.storage.database import Database, JournalDatabase

DAYS: Final = 30

LAST_DAYS: Final = 90

MOST: Final = 100

DAY: Final = 86_400.0

USED: Final = "used"
"""The last day, counted from 1970, on which somebody joined or came back."""

TOLD: Final = "told"

EVENING: Final = "evening"  # a record that is no table

WISHES: Final = ("keep", "remove")


class OldTable(NamedTuple):
    """Abandoned for `days`. `is_gone`: it was removed just now."""

    game: str
    names: tuple[str, ...]
    days: int
    is_gone: bool


def day_of(second: float) -> int:
    return int(second // DAY)


def look_after(
    database: JournalDatabase, today: int, wish: Literal["keep", "remove"] | None = None, most: int | None = None
) -> list[OldTable]:
    """The old tables of a database, the oldest first, after applying `wish`.

    Also removes journals without a table, left by a killed server, and compacts the file. Raises JournalUnwritable.
    """
    most = MOST if most is None else most
    records = {name: _read(text) for name, text in database.records().items() if name != EVENING}
    for name, record in records.items():
        if record is not None and not (isinstance(record.get(USED), int) and record[USED] <= today):
            record[USED] = today  # an older program kept it, or the clock was ahead
            database.put_record(name, json.dumps(record))
    known = sorted(
        ((record[USED], name, record) for name, record in records.items() if record is not None),
        key=lambda one: one[:2],
    )
    found = []
    for place, (used, name, record) in enumerate(known):
        days = today - used
        is_one_too_many = place < len(known) - most
        if days < DAYS and not is_one_too_many:
            continue
        was_told = record.get(TOLD)
        is_over = isinstance(was_told, int) and today - was_told >= DAYS and days >= LAST_DAYS
        is_gone = wish == "remove" or is_one_too_many or (wish is None and is_over)
        if is_gone:
            _remove(database, name, record)
        elif wish == "keep":
            database.put_record(name, json.dumps({**record, USED: today, TOLD: None}))
        elif not isinstance(was_told, int) or was_told > today:
            database.put_record(name, json.dumps({**record, TOLD: today}))
        found.append(OldTable(record["wanted"]["game"], tuple(_names(record)), days, is_gone))
    if None not in records.values():
        _remove_strays(database)
    database.shrink()
    return found


def look_after_others(folder: Path, but: Path, now: float, wish: Literal["keep", "remove"] | None) -> list[OldTable]:
    """Look after databases that no server has written for DAYS days, except those in use."""
    found: list[OldTable] = []
    for path in sorted(folder.glob("*.db")):
        try:
            if path == but or now - path.stat().st_mtime < DAYS * DAY:
                continue
            with Database(path) as database:
                found += look_after(database, day_of(now), wish)
        except (GameError, OSError):  # in use, damaged, or gone meanwhile: its own server says so
            continue
    return found


def _read(text: str) -> dict[str, Any] | None:
    try:
        record = json.loads(text)
        _ = record["wanted"]["game"], record["game"], record["people"]
    except (KeyError, TypeError, ValueError):
        return None
    return dict(record)


def _names(record: dict[str, Any]) -> Iterator[str]:
    return (str(name) for _, name, seat, *_ in record["people"] if seat is not None)


def _remove(database: JournalDatabase, name: str, record: dict[str, Any]) -> None:
    if record["game"] is not None:
        database.remove(record["game"][0])
    database.put_record(name, None)


def _remove_strays(database: JournalDatabase) -> None:
    games = [record["game"] for record in map(_read, database.records().values()) if record is not None]
    owned = {game[0] for game in games if game is not None}
    for name in database.names():
        if name not in owned:
            database.remove(name)
