"""Positions of the notation page, written short, and a way to play from them.

Unless others are given, barrel A holds 1 pebble, B holds 2, and so on to M: a number tells the place.
"""

from collections.abc import Mapping
from typing import Any

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


def state(table: Table) -> State:
    """Return the whole truth."""
    found: State = GAME.load(table.position())
    return found


def places(verb: str, *letters: str) -> set[str]:
    """Return an action for each place: of all thirteen, unless some are given."""
    return {f"{verb} {letter}" for letter in (letters or PLACES)}


def board(table: Table) -> dict[str, list[int | str]]:
    """Return where the apprentices of each colour stand."""
    return {seat["colour"]: seat["apprentices"] for seat in table.position()["seats"]}


def piece(name: str) -> Piece:
    """Return an apprentice by its name."""
    colour, number = name.split("-")
    return COLOURS.index(colour), int(number) - 1


def action(text: str) -> Action:
    """Return an action by its text form."""
    found: Action = GAME.parse_action(text)
    return found


def new(seats: int | list[dict[str, Any]], options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
    """Return a table at the beginning of a game."""
    players = [{} for _ in range(seats)] if isinstance(seats, int) else seats
    return Table.new(GAME.name, players, dict(options or {}), seed)
