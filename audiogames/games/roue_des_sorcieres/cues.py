"""Which sounds the events of La Roue des Sorcières name. What they sound like is none of this module's business."""

from typing import Final

from audiogames.games.roue_des_sorcieres import events as e

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
