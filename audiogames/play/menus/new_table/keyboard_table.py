"""The choices of a table at this keyboard, in one list: seats, people, bots and rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.bots.characters import ANYONE
from audiogames.bots.levels import LEVELS
from audiogames.core.errors import BadOptions
from audiogames.core.game import Game
from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import game_named
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick
from audiogames.play.menus.new_table.tables import (
    ask_for_advice,
    ask_for_characters,
    ask_for_people,
    ask_rules,
    characters_called,
    level_entries,
    preset_name,
    preset_of,
    title,
)
from audiogames.play.prompts import Talk
from audiogames.play.table.rules import only_changed
from audiogames.play.table.seating import PERSON
from audiogames.settings import LastTable, Settings

AnyGame: TypeAlias = Game[Any, Any, Any]


class TableChoice(NamedTuple):
    """A table, and the names of the people at this keyboard in order of their seats."""

    table: LastTable
    names: Sequence[str | None]


Asking: TypeAlias = Callable[[Conversation, Settings, TableChoice], Talk[TableChoice | None]]
"""Asks for one property of a table. None if the person goes back."""


def choose(
    conversation: Conversation, settings: Settings, table: LastTable, names: Sequence[str | None]
) -> Talk[TableChoice | None]:
    """Let people change choices until they play. None if they go back.

    After a change its line is said, and Enter plays.
    """
    game = game_named(table.game)
    chosen = TableChoice(seat(game, table, len(names)), names)
    while True:
        choices = [name for name in ASKED if _may_choose(name, chosen)]
        lines = [MenuLine.explained("table-play")]
        lines += [MenuLine(_line(name, game, chosen)) for name in choices]
        place = yield from pick(
            conversation,
            menu_message("table-title", game=menu_message(title(game.name))),
            lines,
            at=0,
        )
        if place is None:
            return None
        if place == 0:
            return chosen
        name = choices[place - 1]
        chosen = (yield from ASKED[name](conversation, settings, chosen)) or chosen
        conversation.breath.answer(menu_message("menu-here", label=_line(name, game, chosen)))


def seat(game: AnyGame, table: LastTable, people: int, seats: int = 0, level: str = "") -> LastTable:
    """Return a table with this many people, and bots of a level at the other seats, by default as before."""
    seats = max(people, seats or table.seats)
    seats = min(max(seats, game.min_seats), game.max_seats)
    levels = (PERSON,) * people + (level or _level(table),) * (seats - people)
    if levels == table.levels:
        return table
    is_same = len(levels) == len(table.levels) and people == table.levels.count(PERSON)
    return replace(
        table,
        seats=seats,
        levels=levels,
        characters=table.characters if is_same else ANYONE if table.characters else "",
        seat_options=table.seat_options if is_same else (),
    )


def _level(table: LastTable) -> str:
    return next((level for level in table.levels if level in LEVELS), "witch")


def _may_choose(name: str, chosen: TableChoice) -> bool:
    if name == "advice":
        return len(chosen.names) > 1
    return name not in ("level", "characters") or chosen.table.seats > len(chosen.names)


def _line(name: str, game: AnyGame, chosen: TableChoice) -> Message:
    return menu_message(f"open-choose-{name}", now=_now(name, game, chosen))


def _now(name: str, game: AnyGame, chosen: TableChoice) -> Message | str:
    table = chosen.table
    match name:
        case "seats":
            return str(table.seats)
        case "people":
            return str(len(chosen.names))
        case "level":
            return menu_message(f"level-{_level(table)}")
        case "characters":
            return characters_called(table.characters)
        case "advice":
            return menu_message("table-advice-yes" if table.advice else "table-advice-no")
    preset = preset_of(game, table)
    is_usual = preset is None and not _changed(game, table)
    return menu_message("table-options-usual") if is_usual else preset_name(game, preset)


def _changed(game: AnyGame, table: LastTable) -> bool:
    try:
        return bool(only_changed(game, table.options))
    except BadOptions:  # edited by hand
        return True


def _ask_seats(conversation: Conversation, settings: Settings, chosen: TableChoice) -> Talk[TableChoice | None]:
    table, game = chosen.table, game_named(chosen.table.game)
    counts = range(max(game.min_seats, len(chosen.names)), game.max_seats + 1)
    seats = yield from number(conversation, "table-seats", counts, table.seats)
    return None if seats is None else chosen._replace(table=seat(game, table, len(chosen.names), seats))


def _ask_people(conversation: Conversation, settings: Settings, chosen: TableChoice) -> Talk[TableChoice | None]:
    game = game_named(chosen.table.game)
    names = yield from ask_for_people(conversation, settings, game.max_seats)
    return None if names is None else TableChoice(seat(game, chosen.table, len(names)), names)


def _ask_level(conversation: Conversation, settings: Settings, chosen: TableChoice) -> Talk[TableChoice | None]:
    table, game = chosen.table, game_named(chosen.table.game)
    usual = list(LEVELS).index(_level(table))
    place = yield from pick(conversation, menu_message("table-level"), level_entries(), usual)
    if place is None:
        return None
    return chosen._replace(table=seat(game, table, len(chosen.names), table.seats, list(LEVELS)[place]))


def _ask_characters(conversation: Conversation, settings: Settings, chosen: TableChoice) -> Talk[TableChoice | None]:
    table = chosen.table
    wish = yield from ask_for_characters(conversation, table.seats - len(chosen.names), chosen.names)
    return None if wish is None else chosen._replace(table=replace(table, characters=wish))


def _ask_rules(conversation: Conversation, settings: Settings, chosen: TableChoice) -> Talk[TableChoice | None]:
    table = chosen.table
    found = yield from ask_rules(
        conversation, game_named(table.game), table.levels, chosen.names, table.characters, table.seats
    )
    if found is None:
        return None
    options, fields = found
    return chosen._replace(table=replace(table, options=options, seat_options=tuple(fields) if any(fields) else ()))


def _ask_advice(conversation: Conversation, settings: Settings, chosen: TableChoice) -> Talk[TableChoice | None]:
    advice = yield from ask_for_advice(conversation)
    return None if advice is None else chosen._replace(table=replace(chosen.table, advice=advice))


ASKED: Final[dict[str, Asking]] = {
    "seats": _ask_seats,
    "people": _ask_people,
    "level": _ask_level,
    "characters": _ask_characters,
    "rules": _ask_rules,
    "advice": _ask_advice,
}
