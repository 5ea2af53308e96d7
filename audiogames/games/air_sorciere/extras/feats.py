from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.game import Feat
from audiogames.core.messages import Seat
from audiogames.games.air_sorciere.events import Crashed, DiplomaEarned, Kept, Stopped, TookFromCommon, TurnBegan


def _diploma(events: Sequence[Any], seat: Seat) -> int:
    return max((one.number for one in events if isinstance(one, DiplomaEarned) and one.seat == seat), default=0)


def _flight(events: Sequence[Any], seat: Seat) -> int:
    most = flown = 0
    for one in events:
        if getattr(one, "seat", None) != seat:
            continue
        if isinstance(one, TurnBegan | Crashed):
            flown = 0
        elif isinstance(one, Kept | TookFromCommon):
            flown += 1
        elif isinstance(one, Stopped):
            most, flown = max(most, flown), 0
    return most


FEATS: Final = (Feat("diploma", _diploma, (2, 3)), Feat("flight", _flight, (4, 6, 8, 10)))
