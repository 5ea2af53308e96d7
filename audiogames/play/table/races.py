"""Races: who was first, where several people may press a key as soon as they have heard the same thing.

A key that arrives first need not have been pressed first. So keys are held until no device that is present can still
bring an earlier one, and are then ranked by how long after hearing each was pressed. What a device claims of itself
moves its key by no more than the way there and back takes, and never by more than MOST_MOVED.
"""

from collections import deque
from math import inf
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Seat

MARGIN: Final = 0.05
"""Seconds beyond a device's way there and back for which its key is waited for."""

LONGEST_HELD: Final = 0.6
"""Seconds for which a key is held at the most."""

MOST_MOVED: Final = 0.4
"""Seconds by which a claim moves a key at the most."""

REMEMBERED: Final = 20
"""Number of round trips remembered for each device; the shortest counts."""


class RoundTrips:
    """How long the way to each device and back takes: what it acknowledges as soon as it came is the measure."""

    def __init__(self) -> None:
        self._sent: dict[str, deque[tuple[int, float]]] = {}
        self._measured: dict[str, deque[float]] = {}

    def sent(self, device: str, number: int, now: float) -> None:
        """Something is sent to a device under this number, which grows with each."""
        self._sent.setdefault(device, deque(maxlen=REMEMBERED)).append((number, now))

    def came(self, device: str, number: int, now: float) -> None:
        """A device acknowledges that this came, and all that was sent before: it counts once."""
        sent = self._sent.get(device, deque())
        while sent and sent[0][0] <= number:
            last, since = sent.popleft()
            if last == number:
                self._measured.setdefault(device, deque(maxlen=REMEMBERED)).append(max(0.0, now - since))

    def of(self, device: str) -> float:
        """Return the least of the last, at most MOST_MOVED; 0 where none is known."""
        return min(min(self._measured.get(device, (0.0,))), MOST_MOVED)

    def forget(self, device: str) -> None:
        """A device is gone."""
        self._sent.pop(device, None)
        self._measured.pop(device, None)


class Held(NamedTuple):
    """A key that waits: whose it is, what it does, when it came, and how long after hearing it was pressed."""

    seat: Seat
    action: Any
    came: float
    reaction: float


class Race:
    """One race: what everyone waits to hear, when each has heard it, and the keys that are held.

    Not `by_hearing`: nobody waits to hear anything, and the keys are ranked by when they were pressed.
    """

    def __init__(self, moment: int = 0) -> None:
        self.moment = moment
        """The last moment that all are to hear first."""
        self.by_hearing = True
        self._heard: dict[Seat, float] = {}
        self.held: list[Held] = []
        """The keys that wait until it is known who was first."""

    def heard(self, seat: Seat, now: float) -> None:
        """A seat reports that it has heard what all race upon; the first report counts."""
        self._heard.setdefault(seat, now)

    def holds(self, seat: Seat | None = None) -> bool:
        """Whether a key of a seat, or of anybody, is held."""
        return bool(self.held) and any(seat in (None, held.seat) for held in self.held)

    def press(self, seat: Seat, action: Any, now: float, trip: float, claimed: float | None, exact: bool) -> None:
        """Hold a key of a seat; only its first counts.

        `trip` is its device's round trip and `claimed` how many seconds after hearing it was pressed, as the device
        says. A device that only estimates what was heard (`exact` is False), or has not said that it was, counts from
        the latest report of all.
        """
        if self.holds(seat):
            return
        if not self.by_hearing:
            self.held.append(Held(seat, action, now, now - min(trip, MOST_MOVED)))
            return
        latest = max(self._heard.values(), default=None)
        since = self._heard.get(seat, latest) if exact else latest
        measured = 0.0 if since is None else max(0.0, now - since)
        least = max(0.0, measured - min(trip, MOST_MOVED))
        reaction = measured if claimed is None or not exact else min(max(claimed, least), measured)
        self.held.append(Held(seat, action, now, reaction))

    def due(self, trips: float) -> float:
        """Return when the keys that are held are decided, where the slowest way there and back takes `trips`."""
        if not self.held:
            return inf
        return self.held[0].came + min(trips + MARGIN, LONGEST_HELD)

    def decided(self) -> tuple[Held, ...]:
        """Return the keys in the order in which they count, and hold none any more."""
        ranked = tuple(sorted(self.held, key=lambda held: (held.reaction, held.came)))
        self.held.clear()
        return ranked
