"""The opener of a table, and who decides about it while they are away."""

from math import inf
from typing import Final

from audiogames.core.messages import Seat
from audiogames.play.table.presence import Presence
from audiogames.play.table.seating import Seating

OPENER_SECONDS: Final = 60.0
"""Seconds for which the opener may be away before somebody else decides about the table."""


class Opener:
    """The person who opened a table, at whatever seat that is, and whoever stands in for them."""

    def __init__(self, seating: Seating, presence: Presence) -> None:
        self._seating = seating
        self._presence = presence
        self._left = inf
        self._is_passed_on = False

    @property
    def seat(self) -> Seat:
        """The seat of the person who opened the table; while they are away, of whoever has been here the longest."""
        opener = self._seating.opener
        if opener is not None and self._presence.is_there(opener):
            return opener
        return next((device.seats[0] for device in self._presence.playing()), opener or 0)

    @property
    def leader(self) -> Seat | None:
        """The seat of the person who decides about the table: the opener, while they are not away for long.

        After OPENER_SECONDS it is that of whoever has been here the longest; None until then.
        """
        opener = self._seating.opener
        is_kept = opener is not None and not self._presence.is_there(opener)
        return None if is_kept and not self._is_passed_on else self.seat

    def watch(self, now: float) -> None:
        """Take note of since when the opener is away."""
        opener = self._seating.opener
        if opener is None or self._presence.is_there(opener):
            self._left, self._is_passed_on = inf, False
        elif self._left == inf:
            self._left = now

    def due(self) -> float:
        """Return the second at which somebody else decides about the table; infinity where nobody new does."""
        return inf if self._is_passed_on else self._left + OPENER_SECONDS

    def pass_on(self) -> Seat | None:
        """Let somebody else decide until the opener is back; return the opener's seat, None where nobody else plays."""
        self._is_passed_on = True
        return self._seating.opener if self._presence.playing() else None
