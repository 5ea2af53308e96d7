"""The moments of Air Sorcière at which a bot may say something: what everyone has just seen, and whom it is about."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from audiogames.core.messages import Seat
from audiogames.games.air_sorciere.events import Crashed, DiplomaEarned
from audiogames.games.air_sorciere.view import View

MANY: Final = 2
"""Grimoires from which a diploma is a big one."""

FALLEN: Final = 3
"""Witches that a crash costs from which it is a risk too many."""

LEFT: Final = 4
"""When so few grimoires are left, the one who is ahead is about to win."""


def moments(events: Sequence[Any], view: View) -> Iterator[tuple[Seat, str]]:
    """Yield seats, each with its moment, after events that everyone heard; `view` is that of a spectator."""
    for event in events:
        if isinstance(event, Crashed) and len(event.cards) >= FALLEN:
            yield event.seat, "missed"
        elif isinstance(event, DiplomaEarned):
            others = [score for seat, score in enumerate(view.scores) if seat != event.seat]
            if sum(view.stock) <= LEFT and view.scores[event.seat] > max(others):
                yield event.seat, "near"
            elif event.number >= MANY:
                yield event.seat, "big"
