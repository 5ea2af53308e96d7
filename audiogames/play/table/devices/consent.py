from collections.abc import Callable
from math import inf
from typing import Final

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.messages import NOBODY, Seat, Who
from audiogames.play.device import Device
from audiogames.play.table.devices.presence import Presence

CONSENT_SECONDS: Final = 20.0
"""Seconds in which all must agree, or the action stands."""

ASKED: Final = "undo-asked"
REFUSED: Final = "undo-refused"
STANDS: Final = "undo-stands"
"""Notices: somebody asks, somebody refuses, the question has expired."""


class Consent:
    """One pending question to all other devices with a playing person.

    `plays` returns True if a person decides at a seat. `post` sends a notice about a seat to all.
    """

    def __init__(self, presence: Presence, plays: Callable[[Seat], bool], post: Callable[[str, Seat], None]) -> None:
        self._presence = presence
        self._plays = plays
        self._post = post
        self._seat: Seat | None = None
        self._until = inf
        self._silent: frozenset[str] = NOBODY

    @property
    def is_asked(self) -> bool:
        return self._seat is not None

    def _deciding(self) -> list[Device]:
        return [device for device in self._presence.playing() if any(map(self._plays, device.seats))]

    def others(self, seat: Seat) -> list[str]:
        """The devices that a person must ask. Raises IllegalAction during another question."""
        others = [device.id for device in self._deciding() if seat not in device.seats]
        if others and self._seat is not None:
            raise IllegalAction(reason("undo-is-asked", player=Who(self._seat)))
        return others

    def ask(self, seat: Seat, others: list[str], now: float) -> None:
        self._seat, self._until, self._silent = seat, now + CONSENT_SECONDS, frozenset(others)
        self._post(ASKED, seat)

    def asks(self, seat: Seat) -> Seat | None:
        device = self._presence.holder(seat)
        return self._seat if device is not None and device.id in self._silent else None

    def answer(self, seat: Seat, agrees: bool) -> None:
        """Raises IllegalAction if the seat was not asked."""
        device = self._presence.holder(seat)
        if device is None or self.asks(seat) is None:
            raise IllegalAction(reason("undo-is-not-asked"))
        if agrees:
            self._silent -= {device.id}
        else:
            self._forget()
            self._post(REFUSED, seat)

    def due(self) -> float:
        """The decision comes immediately if all have agreed. Devices that left do not count."""
        if self._seat is None:
            return inf
        self._silent &= frozenset(device.id for device in self._deciding())
        return self._until if self._silent else -inf

    def settle(self, undo: Callable[[Seat], None]) -> None:
        seat, is_given = self._seat, not self._silent
        self._forget()
        if seat is None:
            return
        try:
            if is_given:
                undo(seat)
                return
        except IllegalAction:  # nobody else has acted, and yet it is too late
            pass
        self._post(STANDS, seat)

    def overtake(self) -> None:
        if self._seat is not None:
            seat = self._seat
            self._forget()
            self._post(STANDS, seat)

    def _forget(self) -> None:
        self._seat, self._until, self._silent = None, inf, NOBODY
