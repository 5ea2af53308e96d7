from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.core.messages import Seat
from audiogames.games.zapp_zerapp.events import Arrived, Banished, Moved, Revealed
from audiogames.games.zapp_zerapp.state import PIECES
from audiogames.games.zapp_zerapp.view import View


def moments(events: Sequence[Any], view: View) -> Iterator[tuple[Seat, str]]:
    mover: Seat | None = None
    for event in events:
        if isinstance(event, Moved):
            mover = event.seat
        elif isinstance(event, Revealed) and not event.valid:
            yield event.seat, "missed"
        elif isinstance(event, Banished):
            if mover is not None:
                yield mover, "big"
            yield view.colours.index(event.piece[0]), "robbed"
        elif isinstance(event, Arrived) and event.number == PIECES - 1:
            yield view.colours.index(event.piece[0]), "near"
