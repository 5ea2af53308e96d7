"""Positions of the notation page, written short, and a way to play from them."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from audiogames.core.errors import BadPosition
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.games.du_balai.state import Action, State
from tests.games.tables import asked

Position = dict[str, Any]
GAME: Any = game_named("du_balai")
DICE = [
    *("orange-ear", "black-cloud", "orange-skull", "black-web", "black-skull"),
    *("orange-eye", "black-web", "orange-star", "orange-star"),
]
"""The roll of the acceptance examples: valid in orange are ear, eye and star, in black web and cloud."""
ORANGE = "ear eye star"
BLACK = "web cloud"


def witch(
    space: int = 4,
    formula: str | None = "",
    second: str | None = None,
    spells: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """Return a seat; `formula` and `second` are symbols in one text, None for no pile, `spells` cards in one text."""
    found = {"space": space, "spells": spells.split(), "formula": None if formula is None else formula.split()}
    return {**found, **({} if second is None else {"second": second.split()}), **fields}


def unwritten(space: int = 4, spells: str = "", **fields: Any) -> dict[str, Any]:
    """Return a seat without a formula."""
    return witch(space, None, None, spells, **fields)


def position(phase: str, *seats: dict[str, Any], turn: Mapping[str, Any] | None = None, **fields: Any) -> Position:
    """Return a position in a phase; cards that nobody holds are shuffled."""
    return {"game": "du_balai", "seats": [*seats], "turn": {"phase": phase, **(turn or {})}, **fields}


def rolling(*seats: dict[str, Any], **fields: Any) -> Position:
    """Return a position before a roll."""
    return position("roll", *(seats or (unwritten(), unwritten())), **fields)


def looking(*seats: dict[str, Any], **fields: Any) -> Position:
    """Return a position in which all look at the dice of the examples."""
    return position("look", *(seats or (unwritten(), unwritten())), **{"dice": DICE, **fields})


def writing(*seats: dict[str, Any], **fields: Any) -> Position:
    """Return a position in which formulas are written."""
    return position("write", *(seats or (unwritten(), unwritten())), **{"dice": DICE, **fields})


def resolving(
    *seats: dict[str, Any], order: Iterable[int] | None = None, window: str | None = None, **fields: Any
) -> Position:
    """Return a position in which seats resolve: in their order, unless another is given."""
    turn = {"order": [*(range(len(seats)) if order is None else order)], "window": window}
    return position("resolve", *seats, turn=turn, **{"dice": DICE, **fields})


def moved(*seats: dict[str, Any], order: Iterable[int] = (0,), **fields: Any) -> Position:
    """Return a position in which the first of the order has moved and may act."""
    return resolving(*seats, order=order, window="after-move", **fields)


def drawing(*drawn: str, seats: Iterable[dict[str, Any]] = (), **fields: Any) -> Position:
    """Return a position in which seat 0 keeps one of the drawn cards."""
    turn = {"order": [0], "drawn": [*drawn]}
    return position("draw", *(seats or (witch(), witch())), turn=turn, **{"dice": DICE, **fields})


def reacting(
    *seats: dict[str, Any], pending: dict[str, Any], turn: Mapping[str, Any] | None = None, **fields: Any
) -> Position:
    """Return a position in which a spell of seat 0 awaits reactions."""
    turn = {"order": [0], "pending": {"seat": 0, **pending}, **(turn or {})}
    return position("react", *seats, turn=turn, **{"dice": DICE, **fields})


def play(table: Table, *actions: str) -> tuple[Any, ...]:
    """Do each action in turn, for the seat that stands before it or the first that may act; return all events."""
    events: tuple[Any, ...] = ()
    for action in actions:
        if action == "time":
            events += table.time()
        else:
            seat, text = asked(table, action)
            events += table.submit(seat, text)
    return events


def cast(table: Table, *actions: str) -> tuple[Any, ...]:
    """Do each action, and let the time to react run out after it."""
    return play(table, *(word for action in actions for word in (action, "time")))


def bad(place: Position) -> tuple[str, dict[str, Any]]:
    """Return the reason why a position cannot be, with what it names."""
    with pytest.raises(BadPosition) as error:
        GAME.load(place)
    return error.value.message.id, dict(error.value.message.arguments)


def state(table: Table) -> State:
    """Return the whole truth."""
    found: State = GAME.load(table.position())
    return found


def spaces(table: Table) -> list[int]:
    """Return where the witches stand."""
    return [seat["space"] for seat in table.position()["seats"]]


def hand(table: Table, seat: int) -> list[str]:
    """Return all black-magic cards of a seat."""
    held = table.position()["seats"][seat]
    return sorted([*held["spells"], *(f"acrobatic-{value}" for value in held["acrobatics"])])


def phase(table: Table) -> str:
    """Return the phase of the turn."""
    found: str = table.position()["turn"]["phase"]
    return found


def turn(table: Table) -> dict[str, Any]:
    """Return the turn."""
    found: dict[str, Any] = table.position()["turn"]
    return found


def action(text: str) -> Action:
    """Return an action by its text form."""
    found: Action = GAME.parse_action(text)
    return found


def new(seats: int | list[dict[str, Any]], options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
    """Return a table at the beginning of a game."""
    players = [{} for _ in range(seats)] if isinstance(seats, int) else seats
    return Table.new(GAME.name, players, dict(options or {}), seed)
