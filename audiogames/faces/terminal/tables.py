"""Setting a table at the terminal: who sits where, which options; and the saved games that wait."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Any

from audiogames.bots.levels import LEVELS
from audiogames.core.errors import BadOptions
from audiogames.core.game import Game, Preset, check_options
from audiogames.core.journal import FileStore, rename
from audiogames.core.messages import Message
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.faces.saved import FINISHED, SUFFIX, is_empty
from audiogames.faces.session import PERSON, Session
from audiogames.faces.terminal import dice_handicaps
from audiogames.faces.terminal.console import F1_CODES
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, number, pick
from audiogames.faces.terminal.table_options import Granted, Value, ask_each, seat_name
from audiogames.narration.catalogue import catalogue
from audiogames.settings import LastTable, Settings, paths

FIRST_TABLE = LastTable(next(iter(GAMES)), 3, {}, (PERSON, "witch", "witch"))
"""The table of somebody who has never set one: two bots of middling strength."""

NAME_FORMAT = "%Y-%m-%d-%H%M%S"


def last_table(settings: Settings) -> LastTable:
    """Return the table that was set last; the first one where there is none, or its game is not among ours."""
    last = settings.last_table
    return FIRST_TABLE if last is None or last.game not in GAMES else last


def open_table(desk: Desk, table: LastTable, people: Sequence[str | None]) -> tuple[Session, Path]:
    """Open a new game in a journal of its own. Raises GameError, or OSError when the folder cannot be used."""
    folder = paths().journals
    folder.mkdir(parents=True, exist_ok=True)
    path = _free_path(folder, f"{datetime.now():{NAME_FORMAT}}-{table.game}")
    levels = table.levels or (PERSON, *["witch"] * (table.seats - 1))
    names = _names(desk, levels, people)
    said = (*table.seat_options, *({} for _ in names))[: len(names)]
    fields = [{name: value for name, value in seat.items() if name not in dice_handicaps.NAMES} for seat in said]
    notes = dice_handicaps.notes(said)
    store = FileStore(path, new=True)
    try:
        seed = secrets.randbits(63)
        session = Session.new(table.game, names, levels, dict(table.options), seed, store, fields, notes)
    except BaseException:
        store.close()
        path.unlink(missing_ok=True)
        raise
    return session, path


def _free_path(folder: Path, start: str, end: str = "") -> Path:
    """Return the first name of a journal that nothing has yet."""
    names = chain([start], (f"{start}-{number}" for number in count(2)))
    return next(path for name in names if not (path := folder / f"{name}{end}{SUFFIX}").exists())


def _names(desk: Desk, levels: Sequence[str], people: Sequence[str | None]) -> list[str | None]:
    """Return a name for each seat: people as they said, bots out of the catalogue's witches, nobody's name twice."""
    taken = {name for name in people if name}
    witches = (name for name in catalogue(desk.language).words("bot-names").split(",") if name not in taken)
    persons = iter(people)
    return [next(persons, None) if level == PERSON else next(witches, None) for level in levels]


def unfinished() -> list[Path]:
    """Return the journals of games that wait to be resumed, the latest first: none that is empty."""
    folder = paths().journals
    found = [path for path in folder.glob(f"*{SUFFIX}") if not path.stem.endswith(FINISHED) and not is_empty(path)]
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
    """Mark the journal of a finished game, so that it is not offered again. Raises OSError."""
    if path.stem.endswith(FINISHED):
        return
    rename(path, _free_path(path.parent, path.stem, FINISHED))


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
    rules = _ask_rules(desk, game, levels, names)
    if rules is None:
        return None
    options, seat_options = rules
    return LastTable(name, seats, options, levels, tuple(seat_options) if any(seat_options) else ()), names


def pick_game(desk: Desk, question: str, usual: str, besides: str | None = None) -> str | None:
    """Return the name of the game that the person chooses, `besides` one; not asked where there is only one."""
    names = [name for name in GAMES if name != besides]
    if len(names) == 1:
        return names[0]
    entries = [Entry(help_message(title(name))) for name in names]
    place = pick(desk, help_message(question), entries, names.index(usual) if usual in names else 0)
    return None if place is None else names[place]


def title(game: str) -> str:
    """Return the message that is a game's title."""
    return f"title-{game}".replace("_", "-")


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
            if name == "?" or name in F1_CODES:
                desk.answer(help_message("table-name", number=seat + 1))
                continue
            if name and not name.isprintable():
                desk.answer(help_message("table-name-wrong"))
            elif name and name.casefold() in {other.casefold() for other in names if other}:
                desk.answer(help_message("table-name-taken"))
            else:
                break
        names.append(name or None)
    return names


def _ask_rules(
    desk: Desk, game: Game[Any, Any, Any], sitting: Sequence[str], people: Sequence[str | None]
) -> tuple[dict[str, Value], list[dict[str, Granted]]] | None:
    """Ask for one of the sets of options that the game names, or else for each option, of seats too."""
    usual = [Entry(help_message("table-options-usual"))]
    named = [preset_entry(game, preset) for preset in game.presets]
    entries = [*(named or usual), Entry(help_message("table-options-each"), help_message("about-table-options-each"))]
    place = pick(desk, help_message("table-options"), entries, 0)
    if place is None:
        return None
    if place < len(entries) - 1:
        about = named[place].about if named else None
        if about is not None:
            desk.answer(about)
        return (dict(game.presets[place].options) if game.presets else {}), []
    called = [seat_name(seat, name, len(people)) for seat, name in enumerate(_names(desk, sitting, people))]
    return ask_each(desk, game, sitting, called)


def preset_of(game: Game[Any, Any, Any], table: LastTable) -> Preset | None:
    """Return the edition by which a table is set; None where options were chosen one by one."""
    try:
        wanted = check_options(game, table.options)
    except BadOptions:  # edited by hand; opening the table says what is wrong
        return None
    return next((preset for preset in game.presets if check_options(game, preset.options) == wanted), None)


def preset_name(game: Game[Any, Any, Any], preset: Preset | None) -> Message:
    """Return what an edition is called."""
    return help_message("preset-own") if preset is None else preset_entry(game, preset).label


def preset_entry(game: Game[Any, Any, Any], preset: Preset) -> Entry:
    """Return an edition as a line of a menu, with what makes it different."""
    id = f"preset-{game.name}-{preset.name}".replace("_", "-")
    return Entry(help_message(id), help_message(f"about-{id}"))


def describe(path: Path) -> Message:
    """Return what a saved game is called: its game, its day and hour, as its file's name tells them."""
    try:
        start = datetime.strptime(path.name[:17], NAME_FORMAT)
    except ValueError:
        return help_message("saved-game-named", name=path.stem[:40])
    name = path.stem[18:].partition("-")[0]
    return help_message(
        "saved-game",
        game=help_message(title(name)) if name in GAMES else name,
        day=start.day,
        month=start.month,
        hour=start.hour,
        minute=f"{start.minute:02}",
    )
