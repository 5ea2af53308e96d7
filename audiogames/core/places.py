"""Where things sound at the table, as one listener sits there.

A place is a word that a cue or a message carries; what direction it means is the business of `audiogames.audio`.
The words: `me`; `table`, its middle; `seat-1`, the first of the other seats clockwise; `zone-draw` and the like, a part
of the table; `die-3-of-9`, in the box, from the left; `track-40`, percent of the way along a race, from left to right;
`ring-5-of-24`, steps clockwise round a listener who stands in its middle, 0 straight ahead; `hand-left` and
`hand-right`, beside the listener's ears.
"""

from typing import Literal

from audiogames.core.messages import Seat

TABLE = "table"
ME = "me"


def place_of(seat: Seat | None, viewer: Seat | None, seats: int) -> str:
    """Return where an event sounds: "me", "table", or "seat-1" for the first seat to the viewer's left, and so on.

    A spectator hears seats by their number.
    """
    if seat is None:
        return TABLE
    if viewer is None:
        return f"seat-{seat}"
    return ME if seat == viewer else f"seat-{(seat - viewer) % seats}"


def zone_place(zone: str) -> str:
    """Return the place of a part of the table: draw, discard, trick, trumps, wheel, common, stock or box."""
    return f"zone-{zone}"


def die_place(die: int, dice: int) -> str:
    """Return the place of a die in the box, counted from 1, from the left. Raises ValueError."""
    if not 1 <= die <= dice:
        raise ValueError(f"There is no die {die} among {dice}.")
    return f"die-{die}-of-{dice}"


def track_place(percent: float) -> str:
    """Return the place of somebody who has come `percent` of the way along a race. Raises ValueError."""
    if not 0 <= percent <= 100:
        raise ValueError(f"{percent} percent is not on the track, which goes from 0 to 100.")
    return f"track-{round(percent)}"


def hand_place(hand: Literal["left", "right"]) -> str:
    """Return the place of one of the listener's hands, held up to the ear."""
    return f"hand-{hand}"


def ring_place(steps: int, spaces: int) -> str:
    """Return the place of a space of a ring around the listener, `steps` clockwise from straight ahead."""
    return f"ring-{steps % spaces}-of-{spaces}"
