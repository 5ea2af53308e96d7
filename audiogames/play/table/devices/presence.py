"""Who is there: the devices at a table, what each has been given to tell and has told, and who is waited for.

No wait for ears is endless: what is not heard in twice the time that it takes and a little more leaves its listener
behind, and the table goes on; one that is behind too often, or gives no sign when due, is away. A person who says by
Enter what was heard has the same time, but may be late as often as they like, and is away only where there is no sign
of them; alone at a table, nobody waits for them, and they have all the time they want.
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, NamedTuple

from audiogames.core.messages import Seat
from audiogames.play.device import Device

PATIENCE: Final = 2.0
"""How many times the expected seconds something may take to be heard."""

GRACE: Final = 3.0
"""Seconds beyond that."""

TOO_OFTEN: Final = 3
"""A device that was behind this many times is away."""

NO_SIGN: Final = 20.0
"""Seconds without any sign, after which a device that is behind counts as gone."""

REMEMBERED: Final = 20
"""Number of round trips remembered for each device; the shortest counts."""

MOST_MOVED: Final = 0.4
"""Seconds by which the way there and back of a device, or a claim of its own, moves a key at the most."""

ENTER_WHEN_HEARD: Final = "enter_when_heard"
"""The grant for a person who says by Enter that something was heard."""

BEHIND: Final = "seat-behind"
CALLED_AWAY: Final = "seat-called-away"
AWAY: Final = "seat-away"
"""Notices: who listens longer than others wait; whose device nobody hears or sees; whose device is gone."""


class _Given(NamedTuple):
    """Something that a device tells: the moment that it tells, if any, and until when it is waited for.

    `by` is when it is told to its end, as far as can be expected.
    """

    number: int
    moment: int
    until: float
    by: float


class _Here:
    """One device that is there."""

    def __init__(self, device: Device, now: float) -> None:
        self.device = device
        self.speaks_for: tuple[Seat, ...] = ()
        """The seats of people in the same room, who hear from it what all may hear."""
        self.given: list[_Given] = []
        self.owed: list[tuple[int, float]] = []
        """Moments that it has not begun to tell, and until when it is waited for."""
        self.moment = 0
        self.behind = self.asleep = False
        self.times_behind = 0
        self.sign = now
        self.has_time = False
        """Whether nobody waits for a person who presses Enter."""

    @property
    def listeners(self) -> tuple[Seat, ...]:
        """The seats that hear from it, all or a part."""
        return (*self.device.seats, *self.speaks_for)

    @property
    def late(self) -> float:
        """When it is behind, or away if it is already behind; infinity for never, and for onlookers."""
        if self.has_time or not self.listeners:
            return inf
        if self.asleep:
            return self.sign + NO_SIGN
        until = self.given[0].until if self.given else inf  # with what it tells
        if self.owed:
            until = min(until, self.owed[0][1])  # with what it has not begun to tell
        return max(until, self.sign) + NO_SIGN if self.behind else until


class Presence:
    """The devices at one table, in the order in which they came, or had looked on and then took a seat."""

    def __init__(self) -> None:
        self._trips = RoundTrips()
        self.changes = 0
        """Grows whenever someone comes or goes, is given something or has told it."""
        self.others = 0
        """Grows whenever others are there, or are behind, than before."""
        self._here: dict[str, _Here] = {}
        self._held_by: dict[Seat, str] = {}
        """The device that holds each seat, or held it last."""
        self._spoken: dict[str, int] = {}
        """The last moments that were told by devices that spoke for others, and are gone."""

    @property
    def devices(self) -> list[Device]:
        """All devices at the table."""
        return [here.device for here in self._here.values()]

    def put(self, device: Device, now: float) -> None:
        """A device is there, or is another than it was."""
        if device.id in self._here:
            if device.seats and not self._here[device.id].device.seats:
                self._here[device.id] = self._here.pop(device.id)  # it plays from now on
            self._here[device.id].device = device
            self._here[device.id].sign = now
        else:
            self._here[device.id] = _Here(device, now)
        self._held_by.update(dict.fromkeys(device.seats, device.id))
        self.others += 1
        self._note_who_has_time(now)

    def change(self, device: Device) -> None:
        """A device that is there is another than it was; it keeps the seats that it holds."""
        here = self._here.get(device.id)
        if here is not None and here.device != device:
            here.device = device.holding([seat for seat in device.seats if seat in here.device.seats])
            self.others += 1
            self._note_who_has_time(here.sign)

    def gone(self, device: str) -> tuple[Seat, ...]:
        """A device is gone; return the seats that are empty now."""
        here = self._here.pop(device, None)
        if here is not None and here.speaks_for:
            self._spoken[device] = here.moment
        self.others += 1
        self._trips.forget(device)
        self._note_who_has_time(0.0)
        return () if here is None else here.device.seats

    def _note_who_has_time(self, now: float) -> None:
        """A person who presses Enter has time while nobody else plays; a device that joins gives them some seconds."""
        self.changes += 1
        alone = self.is_alone
        for here in self._here.values():
            had_time, here.has_time = here.has_time, alone and bool(here.device.granted.get(ENTER_WHEN_HEARD))
            if had_time and not here.has_time:
                here.given = [given._replace(until=max(given.until, now + GRACE)) for given in here.given]

    def is_there(self, seat: Seat) -> bool:
        """Whether a device holds a seat."""
        return self.holder(seat) is not None

    def is_behind(self, seat: Seat) -> bool:
        """Whether the device that holds a seat is not waited for, since it is late."""
        return any(here.behind for here in self._here.values() if seat in here.device.seats)

    def is_asleep(self, seat: Seat) -> bool:
        """Whether the device that holds a seat is neither heard nor seen by anybody."""
        return any(here.asleep for here in self._here.values() if seat in here.device.seats)

    def listening(self) -> tuple[Seat, ...]:
        """Return the seats that are waited for while they listen, as far as all may know it.

        A device that reports what was heard tells by that how long private words were: it is none of them. What others
        have heard is estimated, for private words in the same time whatever they are, or said by Enter.
        """
        return tuple(
            seat
            for here in self._here.values()
            for seat in here.device.seats
            if here.given and not here.behind and not here.device.reports
        )

    def holder(self, seat: Seat) -> Device | None:
        """Return the device that holds a seat."""
        for here in self._here.values():
            if seat in here.device.seats:
                return here.device
        return None

    def held_last(self, seat: Seat) -> str | None:
        """Return the device that holds a seat, or held it last; None before that."""
        return self._held_by.get(seat)

    def reporting(self, device: str) -> tuple[Seat, ...]:
        """Return the seats that hear from a device, if it reports what was heard."""
        here = self._here.get(device)
        return here.listeners if here is not None and here.device.reports else ()

    def speak_for(self, device: str, seats: Sequence[Seat]) -> None:
        """Let a device say for people in the same room, at these seats and no others, what all may hear."""
        here = self._here.get(device)
        if here is not None and here.speaks_for != tuple(seats):
            here.speaks_for = tuple(seats)
            self.changes += 1

    def spoken_for(self, device: str) -> tuple[Seat, ...]:
        """Return the seats for which a device speaks."""
        here = self._here.get(device)
        return () if here is None else here.speaks_for

    def speaker(self, seat: Seat) -> str | None:
        """Return the device that speaks for a seat; None where its own does."""
        return next((here.device.id for here in self._here.values() if seat in here.speaks_for), None)

    def is_late(self, device: str) -> bool:
        """Whether a device is not waited for, since it is late or cannot be heard."""
        here = self._here.get(device)
        return here is None or here.behind

    def moment_of(self, device: str) -> int:
        """Return the last moment that a device has told to its end, or had when it went."""
        here = self._here.get(device)
        return self._spoken.get(device, 0) if here is None else here.moment

    def unheard(self, device: str, moment: int) -> None:
        """A device tells again all moments after one: it only wrote them while another spoke."""
        here = self._here.get(device)
        if here is not None:
            here.moment = min(here.moment, moment)
            self.changes += 1

    @property
    def is_alone(self) -> bool:
        """Whether one device alone holds seats."""
        return len(self.playing()) == 1

    def playing(self) -> list[Device]:
        """Return the devices that hold seats."""
        return [here.device for here in self._here.values() if here.device.seats]

    def granting(self, name: str) -> list[str]:
        """Return the devices that are granted something under this name."""
        here = self._here.values()
        return [one.device.id for one in here if one.device.seats and one.device.granted.get(name)]

    # What is told, and heard.

    def owe(self, moment: int, seat: Seat | None, now: float) -> None:
        """Have all devices that play, or that of one seat, tell a moment."""
        self.changes += 1
        for here in self._awaited(seat):
            here.owed.append((moment, now + GRACE))

    def begun(self, device: str, moment: int) -> None:
        """A device has begun to tell all moments up to one, or has nothing to tell of them."""
        here = self._here.get(device)
        if here is not None and here.owed:
            self.changes += 1
            here.owed = [owed for owed in here.owed if owed[0] > moment]
            self._catch_up(here)

    def forgive(self) -> None:
        """Drop what has not begun to be told."""
        self.changes += 1
        for here in self._here.values():
            here.owed.clear()
            self._catch_up(here)

    def give(self, device: str, number: int, moment: int, seconds: float, now: float) -> float:
        """Give a device something to tell that is expected to take `seconds`; `moment` is the last one told by it.

        What is given before counts as told before. Return when it is told to its end, as far as can be expected.
        """
        here = self._here.get(device)
        if here is None:
            return now
        self.changes += 1
        self._trips.sent(device, number, now)
        until, by = (here.given[-1].until, here.given[-1].by) if here.given else (now, now)  # each after the one before
        given = _Given(number, moment, max(now, until) + seconds * PATIENCE + GRACE, max(now, by) + seconds)
        here.given.append(given)
        return given.by

    def came(self, device: str, number: int, now: float) -> None:
        """A device acknowledges that what it was given under this number came there: no sign of a person."""
        self.changes += 1
        self._trips.came(device, number, now)

    def told(self, device: str, number: int, now: float) -> None:
        """A device has told what it was given under this number, and all before."""
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
        """A device has told all moments up to one."""
        here = self._here.get(device)
        if here is None:
            return
        self.changes += 1
        here.moment, here.sign = max(here.moment, moment), now
        self.begun(device, moment)

    def sign(self, device: str, now: float) -> bool:
        """A device gives a sign; whether it is there, and not away."""
        here = self._here.get(device)
        if here is not None:
            self.changes += here.behind
            here.sign = now
        return here is not None

    def fall_asleep(self, device: str, now: float) -> tuple[Seat, ...]:
        """Put a device to sleep: it hears nothing until it wakes. Return the seats that are behind from now on."""
        here = self._here.get(device)
        if here is None or here.asleep:
            return ()
        self.changes += 1
        self.others += 1
        were_behind, here.behind, here.asleep, here.sign = here.behind, True, True, now
        return () if were_behind else here.device.seats

    def wake(self, device: str) -> None:
        """A device can be heard again: it is behind until it has told everything."""
        here = self._here.get(device)
        if here is not None and here.asleep:
            self.changes += 1
            here.asleep = False
            self._catch_up(here)

    def _catch_up(self, here: _Here) -> None:
        """Note that a device is no longer behind, once it has told everything and can be heard."""
        if here.behind and not (here.given or here.owed or here.asleep):
            here.behind = False
            self.others += 1

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
            if here.listeners and not here.behind and (seat is None or seat in here.listeners)
        ]

    def trip(self, device: str) -> float:
        """Return the seconds that the way to a device and back takes."""
        return self._trips.of(device)

    def slowest_trip(self) -> float:
        """Return the longest way there and back of all devices that play."""
        return max((self._trips.of(device.id) for device in self.playing()), default=0.0)

    # Who is late.

    def due(self) -> float:
        """Return when someone who is waited for is late."""
        first = inf
        for here in self._here.values():
            first = min(first, here.late)
        return first

    def late(self, now: float) -> tuple[str, tuple[Seat, ...]] | None:
        """Return the notice of a device that is late, and its seats; None where none is.

        It is not waited for any more until it has told all that it was given.
        """
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
    """How long the way to each device and back takes: what it acknowledges as soon as it came is the measure."""

    def __init__(self) -> None:
        self._sent: dict[str, list[tuple[int, float]]] = {}
        self._measured: dict[str, list[float]] = {}

    def sent(self, device: str, number: int, now: float) -> None:
        """Note that something is sent to a device under this number, which grows with each."""
        sent = self._sent.setdefault(device, [])
        sent.append((number, now))
        del sent[:-REMEMBERED]

    def came(self, device: str, number: int, now: float) -> None:
        """A device acknowledges that this came, and all that was sent before: it counts once."""
        since = dict(self._sent.get(device, ())).get(number)
        self.heard(device, number)
        if since is not None:
            measured = self._measured.setdefault(device, [])
            measured.append(max(0.0, now - since))
            del measured[:-REMEMBERED]

    def heard(self, device: str, number: int) -> None:
        """Note that this was heard to its end: when it came, and all that was sent before, is not asked any more."""
        sent = self._sent.get(device)
        if sent:
            sent[:] = [one for one in sent if one[0] > number]

    def of(self, device: str) -> float:
        """Return the least of the last, at most MOST_MOVED; 0 where none is known."""
        return min(min(self._measured.get(device, (0.0,))), MOST_MOVED)

    def forget(self, device: str) -> None:
        """A device is gone."""
        self._sent.pop(device, None)
        self._measured.pop(device, None)
