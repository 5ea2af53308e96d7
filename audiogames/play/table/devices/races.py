"""Races: the first of several people to press a key after hearing the same thing.

The first key to arrive may not be the first pressed. So keys are held until no device can still bring an earlier one,
and are ranked by reaction time after hearing. A device's claim moves its key by no more than its round trip, and never
by more than MOST_MOVED. A late report of hearing counts as of its deadline: the time of sending, the speech and the
round trip.
"""

from math import inf
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Seat
from audiogames.play.device import Device
from audiogames.play.table.devices.presence import MOST_MOVED, Presence

MARGIN: Final = 0.05
"""Seconds added to the round trip while waiting for a key."""

LONGEST_HELD: Final = 0.6
"""Maximum seconds for which a key is held."""


class HeldKey(NamedTuple):
    seat: Seat
    action: Any
    came: float
    pressed: float
    reaction: float


class GivenRace(NamedTuple):
    """When a seat was given the start, and when its device must have spoken it."""

    at: float
    by: float


class Race:
    """When each seat has heard its start, and the held keys.

    Without `by_hearing`, keys are ranked by the time of pressing.
    """

    def __init__(self, moment: int = 0) -> None:
        self.moment = moment
        self.by_hearing = True
        self._given: dict[Seat, GivenRace] = {}
        self._heard: dict[Seat, float] = {}
        self._told: dict[Seat, float] = {}
        """Without round trips."""
        self.held: list[HeldKey] = []

    def given(self, seat: Seat, now: float, by: float) -> None:
        """A seat is given the start, with the deadline `by` without the round trip.

        Everything given at the same time belongs to it, on any device. Later speech does not move the deadline.
        """
        before = self._given.get(seat, GivenRace(now, by))
        if before.at == now:
            self._given[seat] = GivenRace(now, max(by, before.by))

    def heard(self, seat: Seat, now: float, trip: float = 0.0) -> None:
        """Only the first report counts, and at most until the deadline."""
        if seat not in self._heard:
            self._heard[seat] = min(now, self._bound(seat, trip))
            self._told[seat] = self._heard[seat] - trip

    def holds(self, seat: Seat | None = None) -> bool:
        return bool(self.held) and any(seat in (None, held.seat) for held in self.held)

    def holds_another(self, seat: Seat) -> bool:
        return any(held.seat != seat for held in self.held)

    def press(self, seat: Seat, action: Any, now: float, trip: float, claimed: float | None, exact: bool) -> None:
        """Hold the first key of a seat.

        `trip` is its device's round trip, `claimed` the reaction time that the device reports. Without an exact report
        of hearing, time counts from the latest report of all.
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
        """When the last reporting seat had heard, without round trips. Deadlines that passed count."""
        overdue = {seat: given.by for seat, given in self._given.items() if given.by <= now}
        return max({**overdue, **self._told}.values(), default=None)

    def _bound(self, seat: Seat, trip: float) -> float:
        return self._given[seat].by + trip if seat in self._given else inf

    def due(self, trips: float) -> float:
        if not self.held:
            return inf
        return self.held[0].came + min(trips + MARGIN, LONGEST_HELD)

    def decided(self) -> tuple[HeldKey, ...]:
        ranked = tuple(sorted(self.held, key=lambda held: (held.reaction, held.pressed, held.came)))
        self.held.clear()
        return ranked


class Races:
    """Only the latest race is open. A new one begins while no key is held."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._race = Race()

    def begin(self, moment: int) -> None:
        if not self._race.holds():
            self._race = Race(moment)

    def given(self, device: str, moment: int, by: float, now: float) -> None:
        if moment >= self._race.moment:
            for seat in self._presence.reporting(device):
                self._race.given(seat, now, by)

    def heard(self, device: str, now: float) -> None:
        """Estimates do not count."""
        for seat in self._presence.reporting(device):
            if self._presence.is_heard(self._race.moment, seat) and self._presence.all_heard(seat):
                self._race.heard(seat, now, self._presence.trip(device))

    def press(
        self, seat: Seat, action: Any, device: Device, now: float, claimed: float | None, by_hearing: bool
    ) -> None:
        """Hold a key as in `Race`, ranked `by_hearing` or by pressing."""
        if not self._race.holds():
            self._race.by_hearing = by_hearing
        self._race.press(seat, action, now, self._presence.trip(device.id), claimed, device.reports)

    @property
    def holds_any(self) -> bool:
        return bool(self._race.held)

    def holds(self, seat: Seat) -> bool:
        return self._race.holds(seat)

    def holds_another(self, seat: Seat) -> bool:
        return self._race.holds_another(seat)

    def due(self) -> float:
        return self._race.due(self._presence.slowest_trip()) if self._race.held else inf

    def decided(self) -> tuple[HeldKey, ...]:
        return self._race.decided()
