from collections.abc import Iterator, Sequence
from typing import Any, Final

from audiogames.core.messages import Seat
from audiogames.games.du_balai.events import Fell, Moved
from audiogames.games.du_balai.state import FINISH
from audiogames.games.du_balai.view import View

FAR: Final = 5

CLOSE: Final = 4
"""Number of spaces before the finish from which somebody is about to win."""


def moments(events: Sequence[Any], view: View) -> Iterator[tuple[Seat, str]]:
    for event in events:
        if isinstance(event, Fell):
            yield event.seat, "missed"
        elif isinstance(event, Moved):
            if event.end < event.start and event.cause in ("attraction", "hex"):
                yield event.seat, "robbed"
            elif event.start < FINISH - CLOSE <= event.end < FINISH:
                yield event.seat, "near"
            elif event.cause == "formula" and event.end - event.start >= FAR:
                yield event.seat, "big"
