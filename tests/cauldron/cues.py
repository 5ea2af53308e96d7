"""Which sounds the events of the Cauldron name."""

from . import events as e

CUES: dict[type, str | None] = {
    e.Stirred: "card-placed",
    e.BoiledOver: "crash",
    e.Bottled: "card-drawn",
    e.GameEnded: "game-ended",
}
"""The cue of each class of events; None where silence is meant."""
