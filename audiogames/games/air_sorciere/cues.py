from typing import Final

from audiogames.core.messages import TABLE, zone_place
from audiogames.core.presentation.telling import SEAT, Ways
from audiogames.games.air_sorciere import events as e

CUES: Final[dict[type, str | None]] = {
    e.StarterChosen: None,  # said, and nothing on the table moves
    e.TurnBegan: None,  # the message is enough
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

WAYS: Final[Ways] = {
    e.Reshuffled: (zone_place("discard"), zone_place("draw")),
    e.Drew: (zone_place("draw"), SEAT),
    e.CatAppeared: (zone_place("draw"), TABLE, zone_place("discard")),
    e.CatDiscarded: (SEAT, zone_place("discard")),
    e.TookFromCommon: (zone_place("common"), SEAT),
    e.Kept: (zone_place("draw"), SEAT),
    e.PutInCommon: (SEAT, zone_place("common")),
    e.Crashed: (SEAT, zone_place("discard")),
    e.BonusTaken: (zone_place("discard"), SEAT),
    e.DiplomaEarned: (zone_place("stock"), SEAT),
}
