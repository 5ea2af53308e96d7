"""The moments of La Roue at which a bot may say something: what everyone has just seen, and whom it is about."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import VALUE
from audiogames.games.roue_des_sorcieres.events import TrickWon
from audiogames.games.roue_des_sorcieres.view import View

RICH, EACH = 3, 5
"""Points of a trick from which it is a big one: so many, and so many for each seat."""

DEAR: Final = 8
"""The value of a card from which losing it in a trick is a robbery."""


def moments(events: Sequence[Any], view: View) -> Iterator[tuple[Seat, str]]:
    """Yield seats, each with its moment, after events that everyone heard; `view` is that of a spectator."""
    for event in events:
        if isinstance(event, TrickWon):
            if event.points >= RICH + EACH * view.seats:
                yield event.seat, "big"
            for seat, card in view.trick:
                if seat != event.seat and VALUE[card] >= DEAR:
                    yield seat, "robbed"
