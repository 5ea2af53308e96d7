"""Opening a real table."""

from collections.abc import Sequence
from typing import NamedTuple

from audiogames.core.messages import menu_message
from audiogames.core.registry import GAMES, game_named
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick
from audiogames.play.menus.tables import ask_names, ask_rules, title
from audiogames.play.prompts import Talk
from audiogames.play.table.seating import PERSON
from audiogames.settings import LastTable


class CompanionTable(NamedTuple):
    table: LastTable
    names: Sequence[str | None]
    chores: tuple[str, ...]


def kept_games() -> list[str]:
    return [name for name in GAMES if game_named(name).has_companion]


def set_up(conversation: Conversation, game: str | None = None) -> Talk[CompanionTable | None]:
    conversation.breath.answer(menu_message("companion-about"))
    if game is None:
        games = kept_games()
        lines = [MenuLine(menu_message(title(name))) for name in games]
        place = yield from pick(conversation, menu_message("companion-title"), lines, 0)
        if place is None:
            return None
        game = games[place]
    rules = game_named(game)
    seats = range(rules.min_seats, rules.max_seats + 1)
    people = yield from number(conversation, "companion-people", seats, min(3, rules.max_seats))
    if people is None:
        return None
    conversation.breath.answer(menu_message("companion-order"))
    names = yield from ask_names(conversation, people)
    asked = yield from ask_rules(conversation, rules, (PERSON,) * people, names, "", people)
    if asked is None:
        return None
    chores = []
    for chore in rules.companion.chores:
        who = [MenuLine(menu_message(f"companion-{chore}-{by}")) for by in ("people", "program")]
        by_program = yield from pick(conversation, menu_message(f"companion-{chore}"), who, 0)
        if by_program is None:
            return None
        chores += [chore] if by_program else []
    options, fields = asked
    table = LastTable(
        game, people, {**options, **rules.companion.options}, (PERSON,) * people, tuple(fields) if any(fields) else ()
    )
    return CompanionTable(table, names, tuple(chores))
