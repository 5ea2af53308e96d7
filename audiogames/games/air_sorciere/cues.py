"""Which sounds the events of Air Sorcière name."""

from typing import Final

from audiogames.games.air_sorciere import events as e

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
