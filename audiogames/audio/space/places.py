import re
from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from audiogames.audio.space.directions import Direction, wrapped
from audiogames.core.messages import Seat

SEAT_SPREAD: Final = {1: 0.0, 2: 45.0, 3: 60.0, 4: 75.0, 5: 80.0}
"""Degrees to the left of the first of the other seats, by their number.

Neighbours are at least 32 degrees apart: of five directions in front, listeners distinguish four in five.
"""

WIDEST_SPREAD: Final = 85.0

ME: Final = Direction(0.0, -40.0, 0.5)
TABLE: Final = Direction(0.0, -20.0, 1.0)

FIXED: Final[Mapping[str, Direction]] = {
    "me": ME,
    "table": TABLE,
    "hand-left": Direction(90.0),
    "hand-right": Direction(-90.0),
    "zone-draw": Direction(20.0, -25.0, 0.8),
    "zone-discard": Direction(-20.0, -25.0, 0.8),
    "zone-trick": Direction(0.0, -20.0, 0.9),
    "zone-common": Direction(0.0, -20.0, 0.9),
    "zone-stock": Direction(40.0, -25.0, 0.9),
    "zone-wheel": Direction(35.0, -20.0, 0.9),
    "zone-trumps": Direction(-35.0, -20.0, 0.9),
    "zone-box": Direction(0.0, -20.0, 0.8),
}

VOICE_DISTANCE: Final = 1.0
"""Metres. All speech has one distance, so that distant players are understood as well."""

BOX_WIDTH: Final = 120.0  # degrees from the first die in the box to the last

TRACK_WIDTH: Final = 160.0
"""Degrees from the start of a race, on the left, to its finish."""

WHEEL_AT: Final = FIXED["zone-wheel"]
WHEEL_RADIUS: Final = 12.0  # degrees from the middle of the wheel of trumps to its rim

_WHEEL = re.compile(r"wheel-(\d+)-of-([1-9]\d*)")
_DIE = re.compile(r"die-([1-9]\d*)-of-([1-9]\d*)")
_RING = re.compile(r"ring-(\d+)-of-([1-9]\d*)")
_SEAT = re.compile(r"seat-(\d+)")
_TRACK = re.compile(r"track-(\d+)")


class UnknownPlace(ValueError):
    def __init__(self, place: str) -> None:
        super().__init__(f"{place!r} is no place at this table.")


class Places:
    """`viewer` is the listener (None: a spectator)."""

    def __init__(self, seats: int = 2, viewer: Seat | None = 0) -> None:
        self._seats = seats
        self._viewer = viewer

    def direction(self, place: str) -> Direction:
        """Raises UnknownPlace."""
        if place in FIXED:
            return FIXED[place]
        for pattern, find in ((_SEAT, self._seat), (_DIE, _die), (_RING, _ring), (_TRACK, _track), (_WHEEL, _wheel)):
            if (found := pattern.fullmatch(place)) is not None:
                return find(place, *map(int, found.groups()))
        raise UnknownPlace(place)

    def heard_from(self, place: str) -> Direction:
        try:
            return self.direction(place)
        except UnknownPlace:
            return TABLE

    def _seat(self, place: str, seat: int) -> Direction:
        """The others are from left to right. A spectator has all seats in front."""
        first, others = (0, self._seats) if self._viewer is None else (1, self._seats - 1)
        if not first <= seat < first + others:
            raise UnknownPlace(place)
        return Direction(_spread(seat - first, others), 0.0, 1.5)


def _spread(rank: int, count: int) -> float:
    widest = SEAT_SPREAD.get(count, WIDEST_SPREAD)
    return widest if count == 1 else widest - 2.0 * widest * rank / (count - 1)


def _die(place: str, die: int, dice: int) -> Direction:
    if die > dice:
        raise UnknownPlace(place)
    share = (die - 1) / (dice - 1) if dice > 1 else 0.5
    return Direction(BOX_WIDTH * (0.5 - share), -20.0, 0.8)


def _track(place: str, percent: int) -> Direction:
    if percent > 100:
        raise UnknownPlace(place)
    return Direction(TRACK_WIDTH * (0.5 - percent / 100.0), 0.0, 1.5)


def _wheel(place: str, step: int, steps: int) -> Direction:
    """Clockwise from the top, as seen by the listener: a quarter of the way round is the right."""
    if step >= steps:
        raise UnknownPlace(place)
    turn = 2.0 * pi * step / steps
    return Direction(
        WHEEL_AT.azimuth - WHEEL_RADIUS * sin(turn), WHEEL_AT.elevation + WHEEL_RADIUS * cos(turn), WHEEL_AT.distance
    )


def _ring(place: str, steps: int, spaces: int) -> Direction:
    """Clockwise from straight ahead, so the next space is to the right."""
    if steps >= spaces:
        raise UnknownPlace(place)
    return Direction(wrapped(-360.0 * steps / spaces), 0.0, 1.2)
