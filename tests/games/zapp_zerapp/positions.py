"""Positions of the notation page, written short, and a way to play from them.

Unless others are given, barrel A holds 1 pebble, B holds 2, and so on to M: a number tells the place.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.decks.zapp_zerapp import COLOURS
from audiogames.games.zapp_zerapp.state import Action, Piece, State

Position = dict[str, Any]
PLACES = "ABCDEFGHIJKLM"
IN_ORDER = list(range(1, 14))
GAME: Any = game_named("zapp_zerapp")


def seats(*written: str) -> list[dict[str, Any]]:
    """Return seats written as "green 6 start city"; apprentices that are not written are in the start."""
    found = []
    for words in map(str.split, written):
        spaces = [int(word) if word.isdigit() else word for word in words[1:]]
        found.append({"colour": words[0], "apprentices": [*spaces, *["start"] * (3 - len(spaces))]})
    return found


def position(*written: str, **fields: Any) -> Position:
    """Return a position before a roll, seat by seat as in `seats`; red and blue at their starts unless others are."""
    return {
        "game": "zapp_zerapp",
        "seats": seats(*(written or ("red", "blue"))),
        "barrels": IN_ORDER,
        "exact": True,
        **fields,
    }


def shaking(*written: str, magic: int = 7, turn: Mapping[str, Any] | None = None, **fields: Any) -> Position:
    """Return a position in which barrels are shaken."""
    turn = {"phase": "shake", **(turn or {})}
    return position(*written, **{"magic_number": magic, "turn": turn, **fields})


def moving(*written: str, numbers: Mapping[int, int] | None = None, magic: int = 12, **fields: Any) -> Position:
    """Return a position in which seats are to move by their numbers; seat 0 by 1, if no others are given."""
    numbers = numbers or {0: 1}
    barrels = fields.get("barrels", IN_ORDER)
    order = sorted(numbers, key=lambda seat: -numbers[seat])
    return position(
        *written,
        **{
            "magic_number": magic,
            "chosen": {str(seat): PLACES[barrels.index(number)] for seat, number in numbers.items()},
            "turn": {"phase": "move", "order": order, "roller": fields.pop("roller", 0)},
            **fields,
        },
    )


def at(place: Position, seed: int = 0) -> Table:
    """Return a table standing at a position."""
    table = Table(GAME, GAME.load(place), seed, [{"name": seat.get("name")} for seat in place["seats"]], _journal())
    table._draw_chance()
    return table


def new(seats: int | list[dict[str, Any]], options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
    """Return a table at the beginning of a game."""
    players = [{} for _ in range(seats)] if isinstance(seats, int) else seats
    table = Table(GAME, GAME.setup(players, dict(options or {})), seed, players, _journal())
    table._settle()
    return table


def _journal() -> Journal:
    journal = Journal(MemoryStore())
    journal.begin({"game": "zapp_zerapp"})
    return journal


def play(table: Table, *actions: str) -> tuple[Any, ...]:
    """Do each action in turn, for the seat that stands before it or the first that may act; return the last events."""
    events: tuple[Any, ...] = ()
    for action in actions:
        seat, text = asked(table, action)
        events = table.submit(seat, text)
    return events


def asked(table: Table, action: str) -> tuple[int, str]:
    """Return the seat and the action of "1 shake C", or of "shake C" for the first seat that may act."""
    first, _, rest = action.partition(" ")
    return (int(first), rest) if first.isdigit() else (table.to_act()[0], action)


def refusal(table: Table, action: str) -> str:
    """Return the id of the reason why an action is refused; table and journal must stay as they are."""
    return refused(table, action)[0]


def refused(table: Table, action: str) -> tuple[str, dict[str, Any]]:
    """Return the same with what the reason names."""
    seat, text = asked(table, action)
    before = table.position(), table.version, list(table.steps)
    with pytest.raises((IllegalAction, NotYourTurn)) as error:
        table.submit(seat, text)
    assert (table.position(), table.version, list(table.steps)) == before
    assert isinstance(error.value, NotYourTurn) == (seat not in table.to_act())
    return error.value.message.id, dict(error.value.message.arguments)


def state(table: Table) -> State:
    """Return the whole truth."""
    found: State = GAME.load(table.position())
    return found


def legal(table: Table) -> dict[int, set[str]]:
    """Return what each seat may do, in text form."""
    return {seat: {GAME.format_action(act) for act in acts} for seat, acts in table.legal().items()}


def places(verb: str, *letters: str) -> set[str]:
    """Return an action for each place: of all thirteen, unless some are given."""
    return {f"{verb} {letter}" for letter in (letters or PLACES)}


def board(table: Table) -> dict[str, list[int | str]]:
    """Return where the apprentices of each colour stand."""
    return {seat["colour"]: seat["apprentices"] for seat in table.position()["seats"]}


def of(events: Iterable[Any], *kinds: type) -> list[Any]:
    """Return the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def piece(name: str) -> Piece:
    """Return an apprentice by its name."""
    colour, number = name.split("-")
    return COLOURS.index(colour), int(number) - 1


def action(text: str) -> Action:
    """Return an action by its text form."""
    found: Action = GAME.parse_action(text)
    return found
