from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Cue, die_place, hand_place, moving, place_of, ring_place
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.state import FIRST_SPACES, RING, START, Place, Step, space_of
from audiogames.games.zapp_zerapp.view import LAST, View, row_place

CUES: Final[dict[type, str | None]] = {
    e.Rolled: "dice-thrown",
    e.Took: "barrel-taken",
    e.Shook: None,  # the seat that shakes it hears the barrel itself
    e.Released: "barrel-put-back",
    e.Chose: "barrel-put-back",
    e.Clashed: "notice",
    e.LeftWithout: None,  # said, and nothing on the table moves
    e.Revealed: "barrel-turned-over",
    e.Moved: "apprentice-moved",
    e.Carried: "companion",
    e.Banished: "apprentice-banished",
    e.Arrived: "apprentice-home",
    e.BarrelsReturned: None,  # it follows every round
    e.GameEnded: "game-ended",
}


SHOWN_DICE: Final = (4, 6)

SPREAD: Final = 3
"""Distance, in barrels, to which the pebbles of a barrel roll."""


def cues(events: Sequence[e.Event], seen: View) -> tuple[Cue, ...]:
    found = []
    for event in events:
        name = CUES[type(event)]
        if name is not None:
            found.append(_cue(name, event, seen))
        elif isinstance(event, e.Shook) and event.percept is not None and event.place is not None:
            found.append(Cue(BARREL, hand_of(event.place), private=True, percept=event.percept))
    return tuple(found)


def hand_of(place: Place) -> str:
    """The hand alternates along the row."""
    return hand_place("right" if place % 2 else "left")


def _cue(name: str, event: e.Event, seen: View) -> Cue:
    seat = place_of(getattr(event, "seat", None), seen.seat, seen.seats)
    match event:
        case e.Rolled():
            return Cue(name, seat, rests=tuple(die_place(die, 9) for die in SHOWN_DICE))
        case e.Took():
            return moving(name, row_place(event.place), seat)
        case e.Released():
            return moving(name, seat, row_place(event.place))
        case e.Chose(place=int(place), open=True):
            return moving(name, seat, row_place(place))
        case e.Clashed():
            return Cue(name, row_place(event.place))
        case e.Revealed():
            return Cue(name, row_place(event.place), rests=_spread(event.place, event.number))
        case e.Moved():
            return _on_way(name, event.piece[0], event.start, event.end, seen)
        case e.Carried():
            return _on_way(name, event.piece[0], event.start, event.end, seen)
        case e.Banished():
            return Cue(name, ring_place(event.space - _origin(seen), RING))
    return Cue(name, seat)


def _spread(barrel: Place, pebbles: int) -> tuple[str, ...]:
    ways = (SPREAD * (2 * pebble + 1 - pebbles) / pebbles for pebble in range(pebbles))
    return tuple(row_place(min(LAST - 1, max(0, round(barrel + way)))) for way in ways)


def _on_way(name: str, colour: int, start: Step, end: Step, seen: View) -> Cue:
    step = 1 if end >= start else -1
    return moving(name, *(_on_ring(colour, passed, seen) for passed in range(start, end + step, step)))


def _on_ring(colour: int, step: Step, seen: View) -> str:
    space = space_of(colour, max(START + 1, min(step, RING)))
    assert space is not None
    return ring_place(space - _origin(seen), RING)


def _origin(seen: View) -> int:
    """The space before the listener's own city, for a spectator that of the first seat."""
    colour = seen.colours[seen.seat or 0]
    return (FIRST_SPACES[colour] - 1) % RING
