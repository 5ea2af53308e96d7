"""Moments at which a bot may make a remark, and whom they are about."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from audiogames.core.messages import Seat
from audiogames.games.air_sorciere.events import Crashed, DiplomaEarned
from audiogames.games.air_sorciere.view import View

MANY: Final = 2

FALLEN: Final = 3

LEFT: Final = 4


def moments(events: Sequence[Any], view: View) -> Iterator[tuple[Seat, str]]:
    for event in events:
        if isinstance(event, Crashed) and len(event.cards) >= FALLEN:
            yield event.seat, "missed"
        elif isinstance(event, DiplomaEarned):
            others = [score for seat, score in enumerate(view.scores) if seat != event.seat]
            if sum(view.stock) <= LEFT and view.scores[event.seat] > max(others):
                yield event.seat, "near"
            elif event.number >= MANY:
                yield event.seat, "big"
