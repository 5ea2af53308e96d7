"""Setting a table at the terminal: who sits where, which options; and the saved games that wait."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Any

from audiogames.bots.levels import LEVELS
from audiogames.core.game import Game, Option
from audiogames.core.journal import FileStore
from audiogames.core.messages import Message
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.faces.session import PERSON, Session
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, number, pick
from audiogames.narration.catalogue import catalogue
from audiogames.settings import LastTable, paths

FIRST_TABLE = LastTable("roue_des_sorcieres", 3, {}, (PERSON, "witch", "witch"))
"""The table of somebody who has never set one: two bots of middling strength."""

SUFFIX = ".journal"
FINISHED = ".finished"
NAME_FORMAT = "%Y-%m-%d-%H%M%S"


def open_table(desk: Desk, table: LastTable, people: Sequence[str | None]) -> tuple[Session, Path]:
    """Open a new game in a journal of its own. Raises GameError, or OSError when the folder cannot be used."""
    folder = paths().journals
    folder.mkdir(parents=True, exist_ok=True)
    path = _new_path(folder, table.game)
    levels = table.levels or (PERSON, *["witch"] * (table.seats - 1))
    names = _names(desk, levels, people)
    store = FileStore(path, new=True)
    try:
        session = Session.new(table.game, names, levels, dict(table.options), secrets.randbits(63), store)
    except BaseException:
        store.close()
        path.unlink(missing_ok=True)
        raise
    return session, path


def _new_path(folder: Path, game: str) -> Path:
    start = f"{datetime.now():{NAME_FORMAT}}-{game}"
    names = chain([start], (f"{start}-{number}" for number in count(2)))
    return next(path for name in names if not (path := folder / f"{name}{SUFFIX}").exists())


def _names(desk: Desk, levels: Sequence[str], people: Sequence[str | None]) -> list[str | None]:
    """Return a name for each seat: people as they said, bots out of the catalogue's witches, nobody's name twice."""
    taken = {name for name in people if name}
    witches = (name for name in catalogue(desk.language).words("bot-names").split(",") if name not in taken)
    persons = iter(people)
    return [next(persons, None) if level == PERSON else next(witches, None) for level in levels]


def unfinished() -> list[Path]:
    """Return the journals of games that wait to be resumed, the latest first."""
    folder = paths().journals
    found = [path for path in folder.glob(f"*{SUFFIX}") if not path.stem.endswith(FINISHED)]
    return sorted(found, key=lambda path: path.name, reverse=True)


def resume(path: Path) -> tuple[Session, FileStore]:
    """Take up a saved game. Raises JournalDamaged or OSError; the file is then as it was."""
    store = FileStore(path)
    try:
        return Session(Table.resume(store)), store
    except BaseException:
        store.close()
        raise


def put_away(path: Path) -> None:
    """Mark the journal of a finished game, so that it is not offered again."""
    path.rename(path.with_name(f"{path.stem}{FINISHED}{SUFFIX}"))


def ask_for_table(desk: Desk, last: LastTable) -> tuple[LastTable, list[str | None]] | None:
    """Ask seat by seat and option by option for a table; None if the person goes back."""
    name = pick_game(desk, "table-game", last.game)
    if name is None:
        return None
    game = game_named(name)
    counts = range(game.min_seats, game.max_seats + 1)
    seats = number(desk, "table-seats", counts, last.seats)
    if seats is None:
        return None
    people = number(desk, "table-people", range(1, seats + 1), 1)
    if people is None:
        return None
    names = _ask_names(desk, people)
    levels: tuple[str, ...] = (PERSON,) * people
    if people < seats:
        place = pick(desk, help_message("table-level"), _level_entries(), list(LEVELS).index("witch"))
        if place is None:
            return None
        levels += (list(LEVELS)[place],) * (seats - people)
    options = _ask_options(desk, game)
    if options is None:
        return None
    return LastTable(name, seats, options, levels), names


def pick_game(desk: Desk, title: str, usual: str) -> str | None:
    """Return the name of the game that the person chooses; not asked while there is only one."""
    names = list(GAMES)
    if len(names) == 1:
        return names[0]
    entries = [Entry(help_message(f"title-{name}".replace("_", "-"))) for name in names]
    place = pick(desk, help_message(title), entries, names.index(usual) if usual in names else 0)
    return None if place is None else names[place]


def _level_entries() -> list[Entry]:
    return [Entry(help_message(f"level-{level}"), help_message(f"about-level-{level}")) for level in LEVELS]


def _ask_names(desk: Desk, people: int) -> list[str | None]:
    """Ask for each person's name where several sit at the keyboard; two never have the same."""
    if people == 1:
        return [desk.settings.player_name or None]
    names: list[str | None] = []
    for seat in range(people):
        desk.answer(help_message("table-name", number=seat + 1))
        while True:
            name = " ".join(desk.read_line().split())[:40]
            if name and not name.isprintable():
                desk.answer(help_message("table-name-wrong"))
            elif name and name.casefold() in {other.casefold() for other in names if other}:
                desk.answer(help_message("table-name-taken"))
            else:
                break
        names.append(name or None)
    return names


def _ask_options(desk: Desk, game: Game[Any, Any, Any]) -> dict[str, str | int | bool] | None:
    """Ask whether to play by the usual options; if not, for each of them."""
    place = pick(
        desk,
        help_message("table-options"),
        [Entry(help_message("table-options-usual")), Entry(help_message("table-options-each"))],
        0,
    )
    if place is None:
        return None
    if place == 0:
        return {}
    chosen: dict[str, str | int | bool] = {}
    for option in game.options:
        values = _values(option)
        entries = [
            Entry(
                help_message(_option_id(game, option, value)), help_message(f"about-{_option_id(game, option, value)}")
            )
            for value in values
        ]
        place = pick(desk, help_message(_option_id(game, option)), entries, values.index(option.default))
        if place is None:
            return None
        chosen[option.name] = values[place]
    return chosen


def _values(option: Option) -> list[str | int | bool]:
    return [False, True] if option.type == "boolean" else list(option.choices)


def _option_id(game: Game[Any, Any, Any], option: Option, value: object = None) -> str:
    id = f"option-{game.name}-{option.name}".replace("_", "-")
    if value is None:
        return id
    return f"{id}-{'yes' if value is True else 'no' if value is False else value}"


def describe(path: Path) -> Message:
    """Return what a saved game is called: its day and hour, as its file's name tells them."""
    try:
        start = datetime.strptime(path.name[:17], NAME_FORMAT)
    except ValueError:
        return help_message("saved-game-named", name=path.stem[:40])
    return help_message("saved-game", day=start.day, month=start.month, hour=start.hour, minute=f"{start.minute:02}")
