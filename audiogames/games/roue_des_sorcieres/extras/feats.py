from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.game import Feat, longest
from audiogames.core.messages import Seat
from audiogames.games.roue_des_sorcieres.events import TrickWon


def _trick(events: Sequence[Any], seat: Seat) -> int:
    return max((one.points for one in events if isinstance(one, TrickWon) and one.seat == seat), default=0)


def _row(events: Sequence[Any], seat: Seat) -> int:
    return longest(one.seat == seat for one in events if isinstance(one, TrickWon))


FEATS: Final = (Feat("row", _row, (3, 4, 5, 6)), Feat("trick", _trick, (20, 25, 30, 40)))
