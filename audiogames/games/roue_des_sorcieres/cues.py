from typing import Final

from audiogames.core.messages import wheel_place, zone_place
from audiogames.core.presentation.telling import SEAT, Ways
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

ROUND: Final = tuple(wheel_place(step, 8) for step in range(9))

WAYS: Final[Ways] = {
    e.Dealt: (zone_place("draw"), SEAT),
    e.TrumpTurned: ROUND,
    e.Played: (SEAT, zone_place("trick")),
    e.TrickWon: (zone_place("trick"), SEAT),
    e.TrumpChanged: ROUND,
    e.Drew: (zone_place("draw"), SEAT),
    e.TrumpTaken: (zone_place("trumps"), SEAT),
}
