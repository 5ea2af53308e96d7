"""Opening a table for friends with their own devices: the game, and options."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

from audiogames.bots.characters import ANYONE, is_wish
from audiogames.bots.levels import LEVELS
from audiogames.core.errors import BadOptions
from audiogames.core.game import Game
from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import GAMES, game_named
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick, pick_whole
from audiogames.play.menus.new_table.tables import (
    ask_for_advice,
    ask_for_characters,
    ask_rules,
    characters_called,
    last_table,
    level_entries,
    preset_name,
    title,
)
from audiogames.play.prompts import Talk
from audiogames.play.table.rules import only_changed, preset_played
from audiogames.settings import FriendsTable, Settings

AnyGame: TypeAlias = Game[Any, Any, Any]
Asking: TypeAlias = Callable[[Conversation, AnyGame, FriendsTable], Talk[FriendsTable | None]]
"""Asks for one property of a table. None if the person goes back."""


def ask_for_friends_table(conversation: Conversation, settings: Settings) -> Talk[FriendsTable | None]:
    """Ask for a table for friends with their own devices. None if the person goes back.

    Only the game is required. Other choices are in a list, whose first line opens the table. The last table is offered
    first, with all its choices.
    """
    before, last, names = _friends_table_before(settings), last_table(settings), list(GAMES)
    entries = [] if before is None else [_again_entry(before)]
    entries += [MenuLine(menu_message(title(name))) for name in names]
    usual = names.index(last.game) if before is None else 0
    place = yield from pick(conversation, menu_message("open-game"), entries, usual)
    if place is None:
        return None
    if before is not None and place == 0:
        return before
    game = game_named(names[place - (before is not None)])
    counts = range(game.min_seats, game.max_seats + 1)
    seats = min(counts, key=lambda count: abs(count - last.seats))
    return (yield from _choose(conversation, game, FriendsTable(game.name, seats, "witch", ANYONE)))


def _choose(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    """Let the person change choices until they open the table. None if the person goes back."""
    heading = menu_message("open-table", game=menu_message(title(game.name)))
    while True:
        choices = [(_line(name, game, table), ask) for name, ask in ASKED.items() if _may_choose(name, game, table)]
        lines = [MenuLine.explained("open-now"), *(line for line, _ in choices)]
        place = yield from pick_whole(conversation, heading, lines, 0)
        if place is None:
            return None
        if place == 0:
            return table
        table = (yield from choices[place - 1][1](conversation, game, table)) or table


def _may_choose(name: str, game: AnyGame, table: FriendsTable) -> bool:
    """Return True if a choice applies: a guided game has its own seats and rules."""
    return game.guided is not None if name == "guided" else name == "reach" or not table.guided


def _line(name: str, game: AnyGame, table: FriendsTable) -> MenuLine:
    return MenuLine(menu_message(f"open-choose-{name}", now=_now(name, game, table)))


def _now(name: str, game: AnyGame, table: FriendsTable) -> Message | str:
    match name:
        case "seats":
            return str(table.seats)
        case "rules":
            return _rules_called(game, table)
        case "level":
            return menu_message(f"level-{table.level}")
        case "characters":
            return characters_called(table.characters)
        case "advice":
            return menu_message("table-advice-yes" if table.advice else "table-advice-no")
        case "days":
            return menu_message("open-days" if table.days else "open-clock")
        case "guided":
            return menu_message("table-advice-yes" if table.guided else "table-advice-no")
    return menu_message("open-network" if table.is_for_network else "open-computer")


def _rules_called(game: AnyGame, table: FriendsTable) -> Message:
    preset = preset_played(game, table.options)
    return menu_message("table-options-usual") if preset is None and not table.options else preset_name(game, preset)


def _ask_seats(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    counts = range(game.min_seats, game.max_seats + 1)
    seats = yield from number(conversation, "table-seats", counts, table.seats)
    return None if seats is None else replace(table, seats=seats, characters=ANYONE)


def _ask_rules(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    found = yield from ask_rules(conversation, game, (), (), "", table.seats)
    return None if found is None else replace(table, options=only_changed(game, found[0]))


def _ask_level(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    usual = list(LEVELS).index(table.level)
    place = yield from pick(conversation, menu_message("open-level"), level_entries(), usual)
    return None if place is None else replace(table, level=list(LEVELS)[place])


def _ask_characters(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    wish = yield from ask_for_characters(conversation, table.seats - 1)
    return None if wish is None else replace(table, characters=wish)


def _ask_advice(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    advice = yield from ask_for_advice(conversation)
    return None if advice is None else replace(table, advice=advice)


def _ask_days(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    entries = [MenuLine.explained("open-clock"), MenuLine.explained("open-days")]
    place = yield from pick(conversation, menu_message("open-time"), entries, int(table.days))
    return None if place is None else replace(table, days=place == 1)


def _ask_reach(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    reaches = [MenuLine.explained("open-network"), MenuLine.explained("open-computer")]
    reach = yield from pick(conversation, menu_message("open-reach"), reaches, 0 if table.is_for_network else 1)
    return None if reach is None else replace(table, is_for_network=reach == 0)


def _ask_guided(conversation: Conversation, game: AnyGame, table: FriendsTable) -> Talk[FriendsTable | None]:
    """Toggle the guided game, which sets the seats and the level of bots."""
    assert game.guided is not None
    if table.guided:
        return FriendsTable(game.name, table.seats, "witch", ANYONE, table.is_for_network)
    guided = game.guided
    return FriendsTable(game.name, guided.seats, guided.level, "", table.is_for_network, guided=True)
    yield  # it asks nothing more


ASKED: Final[dict[str, Asking]] = {
    "seats": _ask_seats,
    "rules": _ask_rules,
    "level": _ask_level,
    "characters": _ask_characters,
    "advice": _ask_advice,
    "guided": _ask_guided,
    "reach": _ask_reach,
    "days": _ask_days,
}


def _friends_table_before(settings: Settings) -> FriendsTable | None:
    before = settings.friends_table
    if before is None or before.game not in GAMES:
        return None
    game = game_named(before.game)
    is_known = before.level in LEVELS and is_wish(before.characters) and (game.guided is not None or not before.guided)
    try:
        options = only_changed(game, before.options)
    except BadOptions:  # edited by hand
        return None
    fits = is_known and game.min_seats <= before.seats <= game.max_seats
    return replace(before, options=options) if fits else None


def _again_entry(before: FriendsTable) -> MenuLine:
    reach = "network" if before.is_for_network else "computer"
    label = menu_message("open-same", game=menu_message(title(before.game)), seats=before.seats, reach=reach)
    return MenuLine(label, menu_message("about-open-same"))
