"""The question to everybody at a table: whether somebody may take back their last action."""

from collections.abc import Iterable
from typing import Final

from audiogames.core.messages import Seat

CONSENT_SECONDS: Final = 20.0
"""Seconds in which all have to agree: after that the action stands."""

ASKED: Final = "undo-asked"
REFUSED: Final = "undo-refused"
STANDS: Final = "undo-stands"
"""Notices: somebody asks, somebody says no, and not all have agreed in time or before something else was done."""


class Consent:
    """A question of the person at a `seat` to all other devices at which somebody plays, open until a second."""

    def __init__(self, seat: Seat, devices: Iterable[str], now: float) -> None:
        self.seat = seat
        self.until = now + CONSENT_SECONDS
        self._silent = set(devices)

    def is_asked(self, device: str) -> bool:
        """Whether nobody at a device has answered yet."""
        return device in self._silent

    def agree(self, device: str) -> None:
        """Take note that somebody at a device agrees."""
        self._silent.discard(device)

    def keep_only(self, devices: Iterable[str]) -> None:
        """Ask nobody any more who has gone."""
        self._silent.intersection_update(devices)

    @property
    def is_given(self) -> bool:
        """Whether all have agreed."""
        return not self._silent
