from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.game import Feat
from audiogames.core.messages import Seat
from audiogames.games.zapp_zerapp.events import Banished, Moved, Revealed, Rolled


def _banished(events: Sequence[Any], seat: Seat) -> int:
    most = found = 0
    is_own = False
    for one in events:
        if isinstance(one, Moved):
            is_own, found = one.seat == seat, 0
        elif isinstance(one, Banished) and is_own:
            found += 1
            most = max(most, found)
    return most


def _exact(events: Sequence[Any], seat: Seat) -> int:
    magic = found = 0
    for one in events:
        if isinstance(one, Rolled):
            magic = sum(one.dice)
        elif isinstance(one, Revealed) and one.seat == seat:
            found += one.number == magic
    return found


FEATS: Final = (Feat("exact", _exact, (1, 3, 5)), Feat("banished", _banished, (1, 2, 3)))
