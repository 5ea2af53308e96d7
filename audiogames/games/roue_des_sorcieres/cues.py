"""Which sounds the events of La Roue des Sorcières name. What they sound like is none of this module's business."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Cue
from audiogames.core.places import place_of
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.view import View

CUES: Final[dict[type, str | None]] = {
    e.Dealt: "card-dealt",
    e.TrumpTurned: "wheel-turned",
    e.LeaderChosen: None,  # said, and nothing on the table moves
    e.Played: "card-played",
    e.TrickWon: "trick-won",
    e.TrumpChanged: "wheel-turned",
    e.TrumpKept: None,  # nothing moves
    e.Drew: "card-drawn",
    e.TrumpTaken: "trump-taken",
    e.LeftShort: None,  # nothing moves
    e.FinalPhaseBegan: "final-phase",
    e.GameEnded: "game-ended",
}
"""The cue of each class of events; None where silence is meant."""


def cues(events: Sequence[e.Event], seen: View) -> tuple[Cue, ...]:
    """Return the cues of events, in order, placed for the view's seat."""
    named = ((CUES[type(event)], getattr(event, "seat", None)) for event in events)
    seats = len(seen.hand_counts)
    return tuple(Cue(name, place_of(seat, seen.seat, seats)) for name, seat in named if name is not None)
