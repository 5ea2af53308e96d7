"""Which sounds the events of Zapp Zerapp name. The rattle of a barrel is no cue: it is the percept of its shaker."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Cue
from audiogames.core.places import place_of, ring_place, zone_place
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.state import FIRST_SPACES, RING, Step, space_of
from audiogames.games.zapp_zerapp.view import View

CUES: Final[dict[type, str | None]] = {
    e.Rolled: "dice-thrown",
    e.Took: "barrel-taken",
    e.Shook: None,  # the barrel itself is heard, by whoever shakes it
    e.Released: "barrel-put-back",
    e.Chose: "barrel-put-back",
    e.Clashed: "refusal",
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
    return tuple(Cue(name, _place(event, seen)) for event in events if (name := CUES[type(event)]) is not None)


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
    """The space before the listener's own city; that of the first seat for somebody who looks on."""
    colour = seen.colours[seen.seat or 0]
    return (FIRST_SPACES[colour] - 1) % RING
