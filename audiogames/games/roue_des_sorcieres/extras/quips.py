from collections.abc import Iterator, Sequence
from typing import Any, Final

from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import VALUE
from audiogames.games.roue_des_sorcieres.events import TrickWon
from audiogames.games.roue_des_sorcieres.view import View

RICH, EACH = 3, 5
"""Minimum points of a big trick: a constant, and an addition per seat."""

DEAR: Final = 8
"""Minimum value of a lost card that counts as a robbery."""


def moments(events: Sequence[Any], view: View) -> Iterator[tuple[Seat, str]]:
    for event in events:
        if isinstance(event, TrickWon):
            if event.points >= RICH + EACH * view.seats:
                yield event.seat, "big"
            for seat, card in view.trick:
                if seat != event.seat and VALUE[card] >= DEAR:
                    yield seat, "robbed"
