"""What hands can do at the row of barrels, as far as a view tells: what is in reach, and what must be done first."""

from typing import Final, Literal, TypeAlias

from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat, Who
from audiogames.core.places import die_place
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp.state import Place
from audiogames.games.zapp_zerapp.view import View

LAST: Final = len(BARRELS)
"""The number of the last barrel of the row."""

Way: TypeAlias = Literal["next", "before", "after"]
"""A way along the row: "next" goes round it, "before" and "after" stop at its ends."""


def in_melee(seen: View) -> bool:
    """Whether hands are at the barrels in real time."""
    return seen.rules.shaking == "melee"


def owner(seen: View, place: Place) -> Seat | None:
    """Return who has a barrel in hand or has chosen it, as far as the view tells."""
    holders = [seat for seat, places in enumerate(seen.held) if place in places]
    holders += [seat for seat, chosen in enumerate(seen.chosen) if place == chosen]
    return holders[0] if holders else None


def in_reach(seen: View, seat: Seat) -> tuple[Place, ...]:
    """Return the places of the barrels that a seat can shake or take, in the order of the row.

    Those are the barrels in its own hand and all that are, as far as the view tells, nobody's.
    """
    own = seen.held[seat]
    chosen = set(seen.chosen)
    return tuple(place for place in range(LAST) if place not in chosen and (place in own or owner(seen, place) is None))


def along(seen: View, seat: Seat, at: Place | None, way: Way) -> Place | None:
    """Return the place of the next barrel in reach from a place, None at an end of the row; `at` None is its start."""
    row = in_reach(seen, seat)
    here = -1 if at is None else at
    if way == "before":
        return next((place for place in reversed(row) if place < here), None)
    ahead = next((place for place in row if place > here), None)
    return row[0] if ahead is None and way == "next" and row else ahead


def put_back_first(seen: View, seat: Seat, place: Place) -> Place | None:
    """Return the place of the barrel that a full hand must put back to take this one: what it has held longest."""
    own = seen.held[seat]
    return own[0] if place not in own and len(own) >= seen.rules.barrels_in_hand else None


def refusal(seen: View, seat: Seat, place: Place) -> Message | None:
    """Return that a barrel is out of a seat's reach, and whose it is; None if it is in reach."""
    whose = owner(seen, place)
    if whose is None or place in in_reach(seen, seat):
        return None
    return reason("zapp-refuse-taken-by", number=place + 1, who=Message("player-name", {"player": Who(whose)}))


def row_place(place: Place) -> str:
    """Return where a barrel of the row stands, the first one on the left."""
    return die_place(place + 1, LAST)
