from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.game import Feat, longest
from audiogames.core.messages import Seat
from audiogames.games.du_balai.events import Fell, Moved, StayedPut


def _is_formula(event: Any) -> bool:
    return isinstance(event, Fell | StayedPut) or (isinstance(event, Moved) and event.cause == "formula")


def _spaces(events: Sequence[Any], seat: Seat) -> int:
    flights = (one for one in events if isinstance(one, Moved) and one.cause == "formula" and one.seat == seat)
    return max((one.end - one.start for one in flights), default=0)


def _steady(events: Sequence[Any], seat: Seat) -> int:
    return longest(isinstance(one, Moved) for one in events if _is_formula(one) and one.seat == seat)


FEATS: Final = (Feat("steady", _steady, (3, 5, 8)), Feat("spaces", _spaces, (4, 6, 8)))
