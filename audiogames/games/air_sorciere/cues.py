"""Which sounds the events of Air Sorcière name."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Cue
from audiogames.core.places import place_of
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.view import View

CUES: Final[dict[type, str | None]] = {
    e.StarterChosen: None,  # said, and nothing on the table moves
    e.TurnBegan: None,  # the turn is told to whom it belongs
    e.Reshuffled: "cards-shuffled",
    e.Drew: "card-turned",
    e.CatAppeared: "cat",
    e.CatDiscarded: "cards-discarded",
    e.TookFromCommon: "card-played",
    e.Kept: "broom",
    e.PutInCommon: "card-placed",
    e.Crashed: "crash",
    e.BonusTaken: "card-drawn",
    e.Stopped: None,  # the landing itself is heard
    e.Landed: "landing",
    e.StayedAloft: None,  # nothing moves
    e.DiplomaEarned: "diploma",
    e.DiplomaDeclined: None,  # nothing moves
    e.LastRoundBegan: "final-phase",
    e.GameEnded: "game-ended",
}
"""The cue of each class of events; None where silence is meant."""


def cues(events: Sequence[e.Event], seen: View) -> tuple[Cue, ...]:
    """Return the cues of events, in order, placed for the view's seat."""
    seats = len(seen.hands)
    named = ((CUES[type(event)], getattr(event, "seat", None)) for event in events)
    return tuple(Cue(name, place_of(seat, seen.seat, seats)) for name, seat in named if name is not None)
