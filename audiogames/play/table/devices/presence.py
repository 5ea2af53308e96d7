"""Presence: the devices at a table, their pending and finished speech, and timeouts.

No wait for speech is endless. After twice its expected time plus a grace period, a device is behind and the table goes
on. A device that is behind too often, or silent when due, is away. A person who confirms by Enter has the same time,
may be late any number of times, and is away only without any sign. Alone at a table, there is no timeout for them.
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, NamedTuple

from audiogames.core.messages import Seat
from audiogames.play.device import Device

PATIENCE: Final = 2.0
"""Factor on the expected seconds of speech before a timeout."""

GRACE: Final = 3.0
"""Seconds added to that."""

TOO_OFTEN: Final = 3

NO_SIGN: Final = 20.0
"""Seconds after which a device that is behind counts as gone."""

REMEMBERED: Final = 20
"""Round trips per device. The shortest counts."""

MOST_MOVED: Final = 0.4
"""Maximum seconds by which the round trip or the claim of a device moves a key."""

ENTER_WHEN_HEARD: Final = "enter_when_heard"
"""The grant for a person who confirms speech by Enter."""

BEHIND: Final = "seat-behind"
CALLED_AWAY: Final = "seat-called-away"
AWAY: Final = "seat-away"
"""Notices: behind, asleep, away."""


class _BreathGiven(NamedTuple):
    number: int
    moment: int
    until: float
    by: float


class _PresentDevice:
    def __init__(self, device: Device, now: float) -> None:
        self.device = device
        self.speaks_for: tuple[Seat, ...] = ()
        """Seats of people in the same room, who hear public news from it."""
        self.given: list[_BreathGiven] = []
        self.owed: list[tuple[int, float]] = []
        self.moment = 0
        self.behind = self.asleep = False
        self.times_behind = 0
        self.sign = now
        self.has_time = False
        """Nobody waits for this person, who confirms by Enter."""

    @property
    def listeners(self) -> tuple[Seat, ...]:
        return (*self.device.seats, *self.speaks_for)

    @property
    def late(self) -> float:
        """Infinity for never, and for onlookers."""
        if self.has_time or not self.listeners:
            return inf
        if self.asleep:
            return self.sign + NO_SIGN
        until = self.given[0].until if self.given else inf  # with what it tells
        if self.owed:
            until = min(until, self.owed[0][1])  # with what it has not begun to tell
        return max(until, self.sign) + NO_SIGN if self.behind else until


class Presence:
    def __init__(self) -> None:
        self._trips = RoundTrips()
        self.changes = 0
        """Incremented with every arrival, departure, and begin or end of speech."""
        self.others = 0
        """Incremented when devices come, leave, or become behind or current."""
        self._here: dict[str, _PresentDevice] = {}
        self._held_by: dict[Seat, str] = {}
        """The current or last device of each seat."""
        self._spoken: dict[str, int] = {}
        """Of devices that spoke for others and left."""

    @property
    def devices(self) -> list[Device]:
        return [here.device for here in self._here.values()]

    def put(self, device: Device, now: float) -> None:
        if device.id in self._here:
            if device.seats and not self._here[device.id].device.seats:
                self._here[device.id] = self._here.pop(device.id)  # it plays from now on
            self._here[device.id].device = device
            self._here[device.id].sign = now
        else:
            self._here[device.id] = _PresentDevice(device, now)
        self._held_by.update(dict.fromkeys(device.seats, device.id))
        self.others += 1
        self._note_who_has_time(now)

    def change(self, device: Device) -> None:
        here = self._here.get(device.id)
        if here is not None and here.device != device:
            here.device = device.holding([seat for seat in device.seats if seat in here.device.seats])
            self.others += 1
            self._note_who_has_time(here.sign)

    def gone(self, device: str) -> tuple[Seat, ...]:
        """Return the seats that are now empty."""
        here = self._here.pop(device, None)
        if here is not None and here.speaks_for:
            self._spoken[device] = here.moment
        self.others += 1
        self._trips.forget(device)
        self._note_who_has_time(0.0)
        return () if here is None else here.device.seats

    def _note_who_has_time(self, now: float) -> None:
        """People who confirm by Enter have no timeouts while nobody else plays."""
        self.changes += 1
        alone = self.is_alone
        for here in self._here.values():
            had_time, here.has_time = here.has_time, alone and bool(here.device.granted.get(ENTER_WHEN_HEARD))
            if had_time and not here.has_time:
                here.given = [given._replace(until=max(given.until, now + GRACE)) for given in here.given]

    def is_there(self, seat: Seat) -> bool:
        return self.holder(seat) is not None

    def is_behind(self, seat: Seat) -> bool:
        """Nobody waits for the seat."""
        return any(here.behind for here in self._here.values() if seat in here.device.seats)

    def is_asleep(self, seat: Seat) -> bool:
        return any(here.asleep for here in self._here.values() if seat in here.device.seats)

    def listening(self) -> tuple[Seat, ...]:
        """The seats that the table waits for, as far as everyone may know.

        Devices that report hearing are left out, since that reveals the length of private words.
        """
        return tuple(
            seat
            for here in self._here.values()
            for seat in here.device.seats
            if here.given and not here.behind and not here.device.reports
        )

    def holder(self, seat: Seat) -> Device | None:
        for here in self._here.values():
            if seat in here.device.seats:
                return here.device
        return None

    def held_last(self, seat: Seat) -> str | None:
        return self._held_by.get(seat)

    def reporting(self, device: str) -> tuple[Seat, ...]:
        """Only if the device reports hearing."""
        here = self._here.get(device)
        return here.listeners if here is not None and here.device.reports else ()

    def speak_for(self, device: str, seats: Sequence[Seat]) -> None:
        here = self._here.get(device)
        if here is not None and here.speaks_for != tuple(seats):
            here.speaks_for = tuple(seats)
            self.changes += 1

    def spoken_for(self, device: str) -> tuple[Seat, ...]:
        here = self._here.get(device)
        return () if here is None else here.speaks_for

    def speaker(self, seat: Seat) -> str | None:
        return next((here.device.id for here in self._here.values() if seat in here.speaks_for), None)

    def is_late(self, device: str) -> bool:
        here = self._here.get(device)
        return here is None or here.behind

    def moment_of(self, device: str) -> int:
        here = self._here.get(device)
        return self._spoken.get(device, 0) if here is None else here.moment

    def unheard(self, device: str, moment: int) -> None:
        """A device only displayed the moments after this one while another spoke."""
        here = self._here.get(device)
        if here is not None:
            here.moment = min(here.moment, moment)
            self.changes += 1

    @property
    def is_alone(self) -> bool:
        return len(self.playing()) == 1

    def playing(self) -> list[Device]:
        return [here.device for here in self._here.values() if here.device.seats]

    def granting(self, name: str) -> list[str]:
        here = self._here.values()
        return [one.device.id for one in here if one.device.seats and one.device.granted.get(name)]

    # Speech, and what was heard of it.

    def owe(self, moment: int, seat: Seat | None, now: float) -> None:
        """None: for all playing devices."""
        self.changes += 1
        for here in self._awaited(seat):
            here.owed.append((moment, now + GRACE))

    def begun(self, device: str, moment: int) -> None:
        here = self._here.get(device)
        if here is not None and here.owed:
            self.changes += 1
            here.owed = [owed for owed in here.owed if owed[0] > moment]
            self._catch_up(here)

    def forgive(self) -> None:
        self.changes += 1
        for here in self._here.values():
            here.owed.clear()
            self._catch_up(here)

    def give(self, device: str, number: int, moment: int, seconds: float, now: float) -> float:
        """Give a device speech of `seconds`, up to `moment`, and return its expected end.

        It comes after speech given earlier.
        """
        here = self._here.get(device)
        if here is None:
            return now
        self.changes += 1
        self._trips.sent(device, number, now)
        until, by = (here.given[-1].until, here.given[-1].by) if here.given else (now, now)  # each after the one before
        given = _BreathGiven(number, moment, max(now, until) + seconds * PATIENCE + GRACE, max(now, by) + seconds)
        here.given.append(given)
        return given.by

    def came(self, device: str, number: int, now: float) -> None:
        self.changes += 1
        self._trips.came(device, number, now)

    def told(self, device: str, number: int, now: float) -> None:
        """The device has spoken everything before, too."""
        here = self._here.get(device)
        if here is None:
            return
        self.changes += 1
        here.sign = now
        self._trips.heard(device, number)
        told, left = here.moment, []
        for given in here.given:
            if given.number > number:
                left.append(given)
            else:
                told = max(told, given.moment)
        for given in left:
            if given.moment > here.moment:
                told = min(told, given.moment - 1)
        here.given, here.moment = left, told
        self._catch_up(here)

    def heard(self, device: str, moment: int, now: float) -> None:
        here = self._here.get(device)
        if here is None:
            return
        self.changes += 1
        here.moment, here.sign = max(here.moment, moment), now
        self.begun(device, moment)

    def sign(self, device: str, now: float) -> bool:
        """Return True if the device is present and not away."""
        here = self._here.get(device)
        if here is not None:
            self.changes += here.behind
            here.sign = now
        return here is not None

    def fall_asleep(self, device: str, now: float) -> tuple[Seat, ...]:
        """Return the seats that are now behind."""
        here = self._here.get(device)
        if here is None or here.asleep:
            return ()
        self.changes += 1
        self.others += 1
        were_behind, here.behind, here.asleep, here.sign = here.behind, True, True, now
        return () if were_behind else here.device.seats

    def wake(self, device: str) -> None:
        here = self._here.get(device)
        if here is not None and here.asleep:
            self.changes += 1
            here.asleep = False
            self._catch_up(here)

    def _catch_up(self, here: _PresentDevice) -> None:
        if here.behind and not (here.given or here.owed or here.asleep):
            here.behind = False
            self.others += 1

    def is_heard(self, moment: int, seat: Seat | None) -> bool:
        """All awaited devices, or that of one seat, have spoken a moment."""
        return all(here.moment >= moment for here in self._awaited(seat))

    def all_heard(self, seat: Seat | None = None) -> bool:
        """No awaited device is speaking (with a seat: its device)."""
        return all(not here.given for here in self._awaited(seat))

    def expected_end(self, but: str) -> float:
        """The speech of all awaited devices `but` one, 0 if none speaks."""
        speaking = (here for here in self._awaited(None) if here.given and here.device.id != but)
        return max((here.given[-1].by for here in speaking), default=0.0)

    def _awaited(self, seat: Seat | None) -> Iterable[_PresentDevice]:
        return [
            here
            for here in self._here.values()
            if here.listeners and not here.behind and (seat is None or seat in here.listeners)
        ]

    def trip(self, device: str) -> float:
        """In seconds."""
        return self._trips.of(device)

    def slowest_trip(self) -> float:
        return max((self._trips.of(device.id) for device in self.playing()), default=0.0)

    # Who is late.

    def due(self) -> float:
        first = inf
        for here in self._here.values():
            first = min(first, here.late)
        return first

    def late(self, now: float) -> tuple[str, tuple[Seat, ...]] | None:
        """Nobody waits for a late device until it has caught up."""
        for here in list(self._here.values()):
            if here.late > now:
                continue
            self.changes += 1
            if not here.behind:
                here.behind = True
                self.others += 1
                here.times_behind += not here.device.granted.get(ENTER_WHEN_HEARD)
                if here.times_behind < TOO_OFTEN:
                    return BEHIND, here.device.seats
            return AWAY, self.gone(here.device.id)
        return None


class RoundTrips:
    """By device, from its receipts."""

    def __init__(self) -> None:
        self._sent: dict[str, list[tuple[int, float]]] = {}
        self._measured: dict[str, list[float]] = {}

    def sent(self, device: str, number: int, now: float) -> None:
        sent = self._sent.setdefault(device, [])
        sent.append((number, now))
        del sent[:-REMEMBERED]

    def came(self, device: str, number: int, now: float) -> None:
        """A receipt covers everything sent before."""
        since = dict(self._sent.get(device, ())).get(number)
        self.heard(device, number)
        if since is not None:
            measured = self._measured.setdefault(device, [])
            measured.append(max(0.0, now - since))
            del measured[:-REMEMBERED]

    def heard(self, device: str, number: int) -> None:
        """Drop measurements up to a message that was already heard."""
        sent = self._sent.get(device)
        if sent:
            sent[:] = [one for one in sent if one[0] > number]

    def of(self, device: str) -> float:
        """The minimum of the last ones, at most MOST_MOVED, or 0."""
        return min(min(self._measured.get(device, (0.0,))), MOST_MOVED)

    def forget(self, device: str) -> None:
        self._sent.pop(device, None)
        self._measured.pop(device, None)
