from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from audiogames.core.game import MOST_COUNTED, Descriptor, Game, Option
from audiogames.core.messages import Argument, Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick, several_numbers, value_called
from audiogames.play.prompts import Talk
from audiogames.play.table.rules import option_id, seat_option_id, span_of, value_id
from audiogames.play.table.seating import GRANTED, PERSON
from audiogames.settings import setting_named

Value: TypeAlias = str | int | bool | tuple[int, ...]

Granted: TypeAlias = str | int | float

BACK: Final = object()


def ask_each(
    conversation: Conversation,
    game: Game[Any, Any, Any],
    sitting: Sequence[str],
    names: Sequence[Message | str],
    seats: int,
    fixed: Mapping[str, Any] = MappingProxyType({}),
) -> Talk[tuple[dict[str, Value], list[dict[str, Granted]]] | None]:
    """Ask for each seat's options, then those of the game, then each person's grants. None: back.

    `sitting` has the player of each seat, `names` their names. Returns the options, and each seat's non-default values.
    """
    asked = yield from _ask_seats(conversation, game, names)
    options = None if asked is None else (yield from _ask_options(conversation, game, asked, seats, fixed))
    if asked is None or options is None:
        return None
    granted = yield from _ask_grants(conversation, game, sitting, names, options)
    if granted is None:
        return None
    usual = {option.name: option.default for option in game.seat_options}
    said = [{name: value for name, value in seat.items() if usual[name] != value} for seat in asked]
    return options, [{**seat, **more} for seat, more in zip(said, granted, strict=True)]


def _ask_seats(
    conversation: Conversation, game: Game[Any, Any, Any], names: Sequence[Message | str]
) -> Talk[list[dict[str, Any]] | None]:
    found: list[dict[str, Any]] = []
    for name in names:
        seat: dict[str, Any] = {}
        for option in game.seat_options:
            if not option.means_something(seat, len(names)):
                continue
            value = yield from _ask(conversation, option, seat_option_id(game, option), in_line=True, who=name)
            if value is BACK:
                return None
            seat[option.name] = value
        found.append(seat)
    return found


def _ask_options(
    conversation: Conversation,
    game: Game[Any, Any, Any],
    asked: Sequence[Mapping[str, Any]],
    seats: int,
    fixed: Mapping[str, Any],
) -> Talk[dict[str, Value] | None]:
    of_seats = {
        option.name: frozenset(seat[option.name] for seat in asked if option.name in seat)
        if asked
        else frozenset((None, *option.choices))
        for option in game.seat_options
    }
    chosen: dict[str, Value] = dict(fixed)
    for option in game.options:
        if option.name in fixed or not option.means_something({**of_seats, **chosen}, seats):
            continue
        value = yield from _ask(conversation, option, option_id(game, option))
        if value is BACK:
            return None
        chosen[option.name] = value
    return chosen


def _ask_grants(
    conversation: Conversation,
    game: Game[Any, Any, Any],
    sitting: Sequence[str],
    names: Sequence[Message | str],
    options: Mapping[str, Value],
) -> Talk[list[dict[str, Granted]] | None]:
    found: list[dict[str, Granted]] = [{} for _ in names]
    for seat, name in enumerate(names):
        for grant in game.grants if sitting[seat] == PERSON else ():
            if not grant.means_something(options, len(names)):
                continue
            values = setting_named(grant.setting).values
            question = menu_message(f"seat-{grant.setting}".replace("_", "-"), who=name)
            entries = [MenuLine(value_called(grant.setting, value)) for value in values]
            entries.append(MenuLine(menu_message("seat-as-set")))
            place = yield from pick(conversation, question, entries, len(values), in_line=True)
            if place is None:
                return None
            if place < len(values):
                found[seat][grant.setting] = values[place]
    return found


def without_grants(game: Descriptor, seats: Sequence[Mapping[str, Granted]]) -> list[dict[str, Granted]]:
    granted = {grant.setting for grant in game.grants}
    return [{name: value for name, value in seat.items() if name not in granted} for seat in seats]


def notes_of_grants(game: Descriptor, seats: Sequence[Mapping[str, Granted]]) -> dict[str, Any]:
    names = {grant.setting for grant in game.grants}
    granted = [{name: value for name, value in seat.items() if name in names} for seat in seats]
    return {GRANTED: granted} if any(granted) else {}


def _ask(conversation: Conversation, option: Option, id: str, in_line: bool = False, **more: Argument) -> Talk[Any]:
    """BACK if the person goes back."""
    found: Any
    span = span_of(option)
    if option.type == "numbers":
        found = yield from several_numbers(conversation, id, option.default, MOST_COUNTED)
    elif span is not None:
        found = yield from number(conversation, id, range(span[0], span[1] + 1), int(option.default), **more)
    else:
        values = [False, True] if option.type == "boolean" else list(option.choices)
        entries = [MenuLine.explained(value_id(id, value)) for value in values]
        place = yield from pick(conversation, menu_message(id, **more), entries, values.index(option.default), in_line)
        found = None if place is None else values[place]
    return BACK if found is None else found


def seat_name(seat: int, name: str | None, people: int) -> Message | str:
    if name is not None:
        return name
    return menu_message("seat-you") if people == 1 else menu_message("seat-person", number=seat + 1)
