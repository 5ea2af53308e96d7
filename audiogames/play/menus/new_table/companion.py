"""Opening a real table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from audiogames.core.companion import COMPANION, EAR, START
from audiogames.core.game import Json
from audiogames.core.messages import menu_message
from audiogames.core.registry import GAMES, game_named
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick
from audiogames.play.menus.new_table.table_options import seat_name
from audiogames.play.menus.new_table.tables import ask_names, ask_rules, title
from audiogames.play.parsing.commands import named_card
from audiogames.play.prompts import Key, ScannedCards, Talk
from audiogames.play.table.seating import PERSON
from audiogames.settings import LastTable

FREE_TABLE: Final = "free-table"
# The door to a table with a deck without rules.


class CompanionTable(NamedTuple):
    table: LastTable
    names: Sequence[str | None]
    notes: Json


def kept_games() -> list[str]:
    return [name for name in GAMES if game_named(name).has_companion]


def set_up(conversation: Conversation, game: str | None = None) -> Talk[CompanionTable | None]:
    conversation.breath.answer(menu_message("companion-about"))
    if game is None:
        games, free = kept_games(), conversation.doors.get(FREE_TABLE)
        lines = [MenuLine(menu_message(title(name))) for name in games]
        lines += [] if free is None else [MenuLine(menu_message("free-menu"))]
        place = yield from pick(conversation, menu_message("companion-title"), lines, 0)
        if place is None:
            return None
        if free is not None and place == len(games):
            yield from free()
            return None
        game = games[place]
    rules = game_named(game)
    seats = range(rules.min_seats, rules.max_seats + 1)
    people = yield from number(conversation, "companion-people", seats, min(3, rules.max_seats))
    if people is None:
        return None
    conversation.breath.answer(menu_message("companion-order"))
    names = yield from ask_names(conversation, people)
    asked = yield from ask_rules(conversation, rules, (PERSON,) * people, names, "", people, rules.companion.options)
    if asked is None:
        return None
    chores = []
    for chore in rules.companion.chores:
        hides = "-hidden" if chore == "cards" and rules.companion.hands else ""
        who = [MenuLine(menu_message(f"companion-{chore}-{by}{hides}")) for by in ("people", "program")]
        by_program = yield from pick(conversation, menu_message(f"companion-{chore}"), who, 0)
        if by_program is None:
            return None
        chores += [chore] if by_program else []
    options, fields = asked
    fixed = {**options, **rules.companion.options}
    advice = not rules.companion.hands  # no bot knows what to advise without a hand
    table = LastTable(game, people, fixed, (PERSON,) * people, tuple(fields) if any(fields) else (), advice)
    notes: Json = {COMPANION: chores}
    if rules.companion.hands and "cards" not in chores:
        ear = yield from ask_for_ear(conversation, names)
        if ear is None:
            return None
        notes |= {EAR: ear - 1} if ear else {}
    start = yield from ask_for_start(conversation, game)
    return None if start is None else CompanionTable(table, names, {**notes, START: start})


def ask_for_start(conversation: Conversation, game: str) -> Talk[str | None]:
    """Return what lies open before the first turn, "" for nothing. None if the person goes back."""
    rules, start = game_named(game), ""
    conversation.listen(game=game, takes_cards=True)
    while rules.companion.start and not start:
        conversation.breath.answer(menu_message(f"companion-start-{rules.companion.start}"))
        typed = yield from conversation.line()
        if typed in ("0", Key.ESCAPE) or conversation.command(typed) == "quit":
            conversation.listen(game=None, takes_cards=False)
            return None
        card = named_card(typed, conversation.device.language, rules.colours)
        if isinstance(typed, ScannedCards):
            start = typed.split()[0]
        elif card is not None and len(card.colours) == 1 and card.value is not None:
            start = f"{card.colours[0]}-{card.value}"
        start = start if start in rules.companion.cards else ""
    conversation.listen(game=None, takes_cards=False)
    return start


def ask_for_ear(conversation: Conversation, names: Sequence[str | None]) -> Talk[int | None]:
    """Return the seat after nobody. None if the person goes back."""
    lines = [MenuLine(menu_message("companion-ear-nobody"))]
    lines += [MenuLine(menu_message("text", text=seat_name(seat, name, len(names)))) for seat, name in enumerate(names)]
    return (yield from pick(conversation, menu_message("companion-ear"), lines, 0))
