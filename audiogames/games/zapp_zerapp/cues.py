"""Which sounds the events of Zapp Zerapp name. The sound of a barrel is the percept of the seat that shakes it."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Cue, hand_place, place_of, ring_place, zone_place
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.state import FIRST_SPACES, RING, Place, Step, space_of
from audiogames.games.zapp_zerapp.view import View

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
"""The cue of each class of events; None where silence is meant."""


def cues(events: Sequence[e.Event], seen: View) -> tuple[Cue, ...]:
    """Return the cues of events, in order, placed for the view's seat: apprentices move on the ring round it."""
    found = []
    for event in events:
        name = CUES[type(event)]
        if name is not None:
            found.append(Cue(name, _place(event, seen)))
        elif isinstance(event, e.Shook) and event.percept is not None and event.place is not None:
            found.append(Cue(BARREL, hand_of(event.place), private=True, percept=event.percept))
    return tuple(found)


def hand_of(place: Place) -> str:
    """Return in which hand a barrel is shaken: by its place, so that neighbours in the row are in different hands."""
    return hand_place("right" if place % 2 else "left")


def _place(event: e.Event, seen: View) -> str:
    if isinstance(event, e.Moved):
        return _on_ring(event.piece[0], event.end, seen)
    if isinstance(event, e.Banished):
        return ring_place(event.space - _origin(seen), RING)
    if isinstance(event, e.Clashed):
        return zone_place("box")
    return place_of(getattr(event, "seat", None), seen.seat, len(seen.colours))


def _on_ring(colour: int, step: Step, seen: View) -> str:
    """The ring as it lies round a listener whose own city is straight ahead: one's way begins at the right."""
    space = space_of(colour, min(step, RING))
    return ring_place((space or 0) - _origin(seen), RING)


def _origin(seen: View) -> int:
    """The space before the listener's own city; that of the first seat for someone who looks on."""
    colour = seen.colours[seen.seat or 0]
    return (FIRST_SPACES[colour] - 1) % RING
