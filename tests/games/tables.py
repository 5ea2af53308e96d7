"""What tests do at the table of any game, in the text form of its actions."""

from collections.abc import Iterable
from typing import Any

import pytest

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.core.table import Table


def at(place: dict[str, Any], seed: int = 0) -> Table:
    """Return a table standing at a position."""
    return Table.load(place, seed)


def play(table: Table, *actions: str) -> tuple[Any, ...]:
    """Do each action in turn, for the seat that stands before it or the first that may act; return the last events."""
    events: tuple[Any, ...] = ()
    for action in actions:
        seat, text = asked(table, action)
        events = table.submit(seat, text)
    return events


def asked(table: Table, action: str) -> tuple[int, str]:
    """Return the seat and the action of "1 close", or of "close" for the first seat that may act."""
    first, _, rest = action.partition(" ")
    return (int(first), rest) if first.isdigit() else ((table.to_act() or (0,))[0], action)


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


def legal(table: Table) -> dict[int, set[str]]:
    """Return what each seat may do, in text form; the formulas of a race left out."""
    return {
        seat: {table.game.format_action(act) for act in acts if act.verb != "write"}
        for seat, acts in table.legal().items()
    }


def hand(table: Table, seat: int) -> set[str]:
    """Return the true hand of a seat."""
    return set(table.position()["seats"][seat]["hand"])


def of(events: Iterable[Any], *kinds: type) -> list[Any]:
    """Return the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]
