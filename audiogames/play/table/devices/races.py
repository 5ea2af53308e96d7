"""Races: who was first, where several people may press a key as soon as they have heard the same thing.

A key that arrives first need not have been pressed first. So keys are held until no device that is present can still
bring an earlier one, and are then ranked by how long after hearing each was pressed. What a device claims of itself
moves its key by no more than the way there and back takes, and never by more than MOST_MOVED. What it reports as heard
counts no later than it must have been: when it was given, and what its telling and the way there and back take.
"""

from math import inf
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Seat
from audiogames.play.device import Device
from audiogames.play.table.devices.presence import MOST_MOVED, Presence

MARGIN: Final = 0.05
"""Seconds beyond a device's way there and back for which its key is waited for."""

LONGEST_HELD: Final = 0.6
"""Seconds for which a key is held at the most."""


class HeldKey(NamedTuple):
    """A key that waits: whose it is, what it does, when it came and was pressed, how long after hearing that was."""

    seat: Seat
    action: Any
    came: float
    pressed: float
    reaction: float


class GivenRace(NamedTuple):
    """The start of a race as one seat was given it: when it came out, and by when its device must have told it."""

    at: float
    by: float


class Race:
    """One race: what everybody waits to hear, when each has heard it, and the keys that are held.

    Not `by_hearing`: nobody waits to hear anything, and the keys are ranked by when they were pressed.
    """

    def __init__(self, moment: int = 0) -> None:
        self.moment = moment
        """The last moment that all are to hear first."""
        self.by_hearing = True
        self._given: dict[Seat, GivenRace] = {}
        self._heard: dict[Seat, float] = {}
        """When each report came that counts."""
        self._told: dict[Seat, float] = {}
        """The same, as if there were no way to any device."""
        self.held: list[HeldKey] = []
        """The keys that wait until it is known who was first."""

    def given(self, seat: Seat, now: float, by: float) -> None:
        """A seat is given what all race upon, and must have heard it `by` then, besides the way there and back.

        All that it is given at once belongs to that, by any device. What it is given later does not move the bound.
        """
        before = self._given.get(seat, GivenRace(now, by))
        if before.at == now:
            self._given[seat] = GivenRace(now, max(by, before.by))

    def heard(self, seat: Seat, now: float, trip: float = 0.0) -> None:
        """A device reports that a seat has heard what all race upon; the first report counts, and none that is late."""
        if seat not in self._heard:
            self._heard[seat] = min(now, self._bound(seat, trip))
            self._told[seat] = self._heard[seat] - trip

    def holds(self, seat: Seat | None = None) -> bool:
        """Whether a key of a seat, or of anybody, is held."""
        return bool(self.held) and any(seat in (None, held.seat) for held in self.held)

    def holds_another(self, seat: Seat) -> bool:
        """Whether a key of anybody else is held."""
        return any(held.seat != seat for held in self.held)

    def press(self, seat: Seat, action: Any, now: float, trip: float, claimed: float | None, exact: bool) -> None:
        """Hold a key of a seat; only its first counts.

        `trip` is its device's round trip and `claimed` how many seconds after hearing it was pressed, as the device
        says. A device that only estimates what was heard (`exact` is False), or has not said that it was, counts from
        the latest report of all.
        """
        if self.holds(seat):
            return
        trip = min(trip, MOST_MOVED)
        pressed = now - trip
        if not self.by_hearing:
            self.held.append(HeldKey(seat, action, now, pressed, pressed))
            return
        latest = self._latest(now)
        since = now if latest is None else latest + trip
        if exact:
            since = self._heard.get(seat, min(since, self._bound(seat, trip)))
        measured = max(0.0, now - since)
        least = max(0.0, measured - trip)
        reaction = measured if claimed is None or not exact else min(max(claimed, least), measured)
        self.held.append(HeldKey(seat, action, now, pressed, reaction))

    def _latest(self, now: float) -> float | None:
        """Return when the last of all who report had heard, as if there were no way; what is overdue counts."""
        overdue = {seat: given.by for seat, given in self._given.items() if given.by <= now}
        return max({**overdue, **self._told}.values(), default=None)

    def _bound(self, seat: Seat, trip: float) -> float:
        """Return when a report must have come that a seat has heard what all race upon."""
        return self._given[seat].by + trip if seat in self._given else inf

    def due(self, trips: float) -> float:
        """Return when the keys that are held are decided, where the slowest way there and back takes `trips`."""
        if not self.held:
            return inf
        return self.held[0].came + min(trips + MARGIN, LONGEST_HELD)

    def decided(self) -> tuple[HeldKey, ...]:
        """Return the keys in the order in which they count, and hold none any more."""
        ranked = tuple(sorted(self.held, key=lambda held: (held.reaction, held.pressed, held.came)))
        self.held.clear()
        return ranked


class Races:
    """The races at one table: only the latest is on, and a new one begins where no key is held."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._race = Race()

    def begin(self, moment: int) -> None:
        """There is something new to hear, which people may race upon; `moment` is the last that was told."""
        if not self._race.holds():
            self._race = Race(moment)

    def given(self, device: str, moment: int, by: float, now: float) -> None:
        """A device is given what all race upon, if that is told by this moment; it must have told it `by` then."""
        if moment >= self._race.moment:
            for seat in self._presence.reporting(device):
                self._race.given(seat, now, by)

    def heard(self, device: str, now: float) -> None:
        """Note who has heard what all race upon: the news, and the moments told by then. An estimate does not count."""
        for seat in self._presence.reporting(device):
            if self._presence.is_heard(self._race.moment, seat) and self._presence.all_heard(seat):
                self._race.heard(seat, now, self._presence.trip(device))

    def press(
        self, seat: Seat, action: Any, device: Device, now: float, claimed: float | None, by_hearing: bool
    ) -> None:
        """Hold a key that a seat has pressed at its device, as in `Race`; the first decides if it is `by_hearing`."""
        if not self._race.holds():
            self._race.by_hearing = by_hearing
        self._race.press(seat, action, now, self._presence.trip(device.id), claimed, device.reports)

    @property
    def holds_any(self) -> bool:
        """Return True if a key of anybody waits until it is known who was first."""
        return bool(self._race.held)

    def holds(self, seat: Seat) -> bool:
        """Return True if what a seat asked for waits until it is known who was first."""
        return self._race.holds(seat)

    def holds_another(self, seat: Seat) -> bool:
        """Return True if a key of anybody else is held."""
        return self._race.holds_another(seat)

    def due(self) -> float:
        """Return when the keys that are held are decided; infinity for none."""
        return self._race.due(self._presence.slowest_trip()) if self._race.held else inf

    def decided(self) -> tuple[HeldKey, ...]:
        """Return the keys in the order in which they count, and hold none any more."""
        return self._race.decided()
