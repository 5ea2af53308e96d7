"""Who is there: the devices at a table, what each has been given to tell and has told, and who is waited for.

No wait for ears is endless: what is not heard in twice the time that it takes and a little more leaves its listener
behind, and the table goes on; who is behind too often, or gives no sign when one is owed, is away.
"""

from collections.abc import Iterable
from math import inf
from typing import Final, NamedTuple

from audiogames.core.messages import Seat
from audiogames.play.device import Device
from audiogames.play.table.races import RoundTrips

PATIENCE: Final = 2.0
"""How many times the expected seconds something may take to be heard."""

GRACE: Final = 3.0
"""Seconds beyond that."""

TOO_OFTEN: Final = 3
"""So many times behind is away."""

NO_SIGN: Final = 20.0
"""Seconds without any sign, after which a device that is behind counts as gone."""

BEHIND: Final = "seat-behind"
AWAY: Final = "seat-away"
BACK: Final = "seat-back"
"""Notices."""


class _Given(NamedTuple):
    """Something that a device tells: the moment that it tells, if any, and until when it is waited for."""

    number: int
    moment: int
    until: float


class _Here:
    """One device that is there."""

    def __init__(self, device: Device, now: float) -> None:
        self.device = device
        self.given: list[_Given] = []
        self.owed: list[tuple[int, float]] = []
        """Moments that it has not begun to tell, and until when it is waited for."""
        self.moment = 0
        self.behind = False
        self.times_behind = 0
        self.sign = now

    @property
    def until(self) -> float:
        """When it is late with what it tells, or has not begun to tell; infinity for never."""
        given = self.given[0].until if self.given else inf
        return min(given, self.owed[0][1]) if self.owed else given

    def catch_up(self) -> None:
        """Note that it is not behind any more, once it has told everything."""
        if self.until == inf:
            self.behind = False


class Presence:
    """The devices at one table, in the order in which they came."""

    def __init__(self) -> None:
        self.trips = RoundTrips()
        self._here: dict[str, _Here] = {}
        self._away: set[Seat] = set()

    @property
    def devices(self) -> tuple[Device, ...]:
        """All devices at the table."""
        return tuple(here.device for here in self._here.values())

    def put(self, device: Device, now: float) -> None:
        """A device is there, or is another than it was."""
        if device.id in self._here:
            self._here[device.id].device = device
            self._here[device.id].sign = now
        else:
            self._here[device.id] = _Here(device, now)

    def gone(self, device: str) -> tuple[Seat, ...]:
        """A device is gone; return the seats that are empty now."""
        here = self._here.pop(device, None)
        self.trips.forget(device)
        seats = () if here is None else here.device.seats
        self._away.update(seats)
        return seats

    def came_back(self, seat: Seat) -> bool:
        """Whether a seat was empty that is taken again."""
        was_away = seat in self._away
        self._away.discard(seat)
        return was_away

    def is_there(self, seat: Seat) -> bool:
        """Whether a device holds a seat."""
        return self.holder(seat) is not None

    def is_away(self, seat: Seat) -> bool:
        """Whether a seat that was taken is empty."""
        return seat in self._away

    def is_behind(self, seat: Seat) -> bool:
        """Whether the device that holds a seat is not waited for, since it is late."""
        return any(here.behind for here in self._here.values() if seat in here.device.seats)

    def holder(self, seat: Seat) -> Device | None:
        """Return the device that holds a seat."""
        return next((here.device for here in self._here.values() if seat in here.device.seats), None)

    def playing(self) -> tuple[Device, ...]:
        """Return the devices that hold seats."""
        return tuple(device for device in self.devices if device.seats)

    def granting(self, name: str) -> tuple[str, ...]:
        """Return the devices that are granted something under this name."""
        return tuple(device.id for device in self.playing() if device.granted.get(name))

    # What is told, and heard.

    def owe(self, moment: int, seat: Seat | None, now: float) -> None:
        """All devices that play, or that of one seat, are to tell a moment."""
        for here in self._awaited(seat):
            here.owed.append((moment, now + GRACE))

    def begun(self, device: str, moment: int) -> None:
        """A device has begun to tell all moments up to one, or has nothing to tell of them."""
        here = self._here.get(device)
        if here is not None:
            here.owed = [owed for owed in here.owed if owed[0] > moment]
            here.catch_up()

    def forgive(self) -> None:
        """Nothing is to be told any more of what was not begun."""
        for here in self._here.values():
            here.owed.clear()
            here.catch_up()

    def give(self, device: str, number: int, moment: int, seconds: float, now: float) -> None:
        """A device is given something to tell, expected to take so many seconds; `moment` is the last one told by it.

        What is given before counts as told before.
        """
        here = self._here.get(device)
        if here is not None:
            before = max((given.until for given in here.given), default=now)
            here.given.append(_Given(number, moment, max(now, before) + seconds * PATIENCE + GRACE))

    def told(self, device: str, number: int, now: float) -> tuple[Seat, ...]:
        """A device has told what it was given under this number, and all before; return its seats."""
        here = self._here.get(device)
        if here is None:
            return ()
        here.sign = now
        done = [given.moment for given in here.given if given.number <= number]
        here.given = [given for given in here.given if given.number > number]
        told = max([here.moment, *done])
        here.moment = min([told, *(given.moment - 1 for given in here.given if given.moment > here.moment)])
        here.catch_up()
        return here.device.seats

    def heard(self, device: str, moment: int, now: float) -> tuple[Seat, ...]:
        """A device has told all moments up to one; return its seats."""
        here = self._here.get(device)
        if here is None:
            return ()
        here.moment, here.sign = max(here.moment, moment), now
        self.begun(device, moment)
        return here.device.seats

    def sign(self, device: str, now: float) -> None:
        """A device gives a sign."""
        if device in self._here:
            self._here[device].sign = now

    def is_heard(self, moment: int, seat: Seat | None) -> bool:
        """Whether a moment was told by all devices that are waited for, or by that of one seat."""
        return all(here.moment >= moment for here in self._awaited(seat))

    def all_heard(self, seat: Seat | None = None) -> bool:
        """Whether nothing is being told by a device that is waited for, or by that of one seat."""
        return all(not here.given for here in self._awaited(seat))

    def _awaited(self, seat: Seat | None) -> Iterable[_Here]:
        return [
            here
            for here in self._here.values()
            if here.device.seats and not here.behind and (seat is None or seat in here.device.seats)
        ]

    def slowest_trip(self) -> float:
        """Return the longest way there and back of all devices that play."""
        return max((self.trips.of(device.id) for device in self.playing()), default=0.0)

    # Who is late.

    def due(self) -> float:
        """Return when somebody who is waited for is late."""
        waits = (
            max(here.until, here.sign) + NO_SIGN if here.behind else here.until
            for here in self._here.values()
            if here.device.seats
        )
        return min(waits, default=inf)

    def late(self, now: float) -> tuple[str, tuple[Seat, ...]] | None:
        """Return the notice of a device that is late, and its seats; None where none is.

        It is not waited for any more until it has told all that it was given.
        """
        for here in list(self._here.values()):
            if not here.device.seats or here.until > now:
                continue
            if here.behind:
                if now >= max(here.until, here.sign) + NO_SIGN:
                    return AWAY, self.gone(here.device.id)
                continue
            here.behind = True
            here.times_behind += 1
            if here.times_behind >= TOO_OFTEN:
                return AWAY, self.gone(here.device.id)
            return BEHIND, here.device.seats
        return None
