"""Seats at a table: joining, leaving, stand-ins and transfers, announced by notices."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from audiogames.core.errors import IllegalAction, JournalUnwritable, reason
from audiogames.core.messages import Seat
from audiogames.core.presentation.guided import PATIENCE
from audiogames.core.table import Table, named
from audiogames.core.timing import DAYS, Course
from audiogames.play.device import Device
from audiogames.play.table.bots import Bots
from audiogames.play.table.clock import Clock
from audiogames.play.table.devices.presence import AWAY, CALLED_AWAY, Presence
from audiogames.play.table.hearing import Hearing
from audiogames.play.table.mediator import SittingMediator
from audiogames.play.table.outbox import GRANT, NOTICE, Notice, Outboxes
from audiogames.play.table.seating import (
    BACK,
    BOT_ENTER,
    BOT_PACE,
    EXCUSED,
    HANDED,
    MOVED,
    PERSON,
    STAND_IN,
    TIME_LIMIT,
    TO_BOT,
    TO_PERSON,
    Seating,
)

TOGETHER: Final = "together"


class Seats:
    """`noticed` grows with each notice, `reseated` with each transfer between devices."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        seating: Seating,
        presence: Presence,
        outboxes: Outboxes,
        hearing: Hearing,
        bots: Bots,
        sitting: SittingMediator,
    ) -> None:
        self._table = table
        self._clock = clock
        self._seating = seating
        self._presence = presence
        self._outboxes = outboxes
        self._hearing = hearing
        self._bots = bots
        self._sitting = sitting
        self.noticed = self.reseated = 0
        self._is_watched = False
        self._watched_at: tuple[int, int, int] | None = None
        """It changes only with presence and notices."""

    # Devices.

    def join(self, device: Device, now: float) -> None:
        """Take the seats of a new device from any other."""
        with self._sitting.at(now):
            self._empty(device.seats, device.id)
            if device.seats and self._seating.opener is None and not self._presence.playing():
                with suppress(JournalUnwritable, OSError):
                    self._seating.open(device.seats[0])
            self._presence.put(device, now)
            if not device.seats:
                self._outboxes.open(device.id, self._hearing.end())
            for seat in device.seats:
                if seat in self._seating.stand_ins or seat in self._seating.away:
                    self.post(BACK, seat)
            self._bots.sit_down_anew()

    def come_back(self, device: Device, now: float) -> None:
        """A device that was away takes its free seats."""
        people = self._seating.people
        free = [seat for seat in device.seats if seat in people and not self._presence.is_there(seat)]
        self.join(device.holding(free), now)
        self.reseated += 1

    def _empty(self, seats: Sequence[Seat], but: str = "") -> None:
        for other in self._presence.devices:
            if other.id != but and not set(seats).isdisjoint(other.seats):
                left = other.holding([seat for seat in other.seats if seat not in seats])
                self._presence.put(left, self._clock.real)
                self._outboxes.open(other.id, self._hearing.end())
                self._bots.wait_for(other.id, False)
                self.reseated += 1

    def leave(self, device: str, now: float) -> None:
        with self._sitting.at(now):
            for seat in self._presence.gone(device):
                self.post(AWAY, seat)
            self._bots.wait_for(device, False)

    def fall_asleep(self, device: str, now: float) -> None:
        """The device is behind at once, and that is announced."""
        with self._sitting.at(now):
            for seat in self._presence.fall_asleep(device, now):
                self.post(CALLED_AWAY, seat)
            self._bots.wait_for(device, False)

    # Who decides at a seat.

    def stand_in(self, seat: Seat, level: str, now: float, is_asked: bool = False) -> None:
        """Let a bot play for an absent person, or for a present one who `is_asked` for it.

        Raises IllegalAction, or JournalUnwritable, and then nothing has changed.
        """
        with self._sitting.at(now):
            if not self.plays(seat) or (self._presence.is_there(seat) and not is_asked):
                raise IllegalAction(reason("seat-is-taken"))
            self.post_kept(STAND_IN, seat, level=level)
            self._bots.sit_down_anew()

    def assign(self, seat: Seat, who: str, now: float, name: str = "") -> None:
        """Assign a seat to a bot of level `who`, or to a PERSON, whose device joins later.

        Raises BadRequest, IllegalAction if a person sits there, or JournalUnwritable, and then nothing has changed.
        """
        with self._sitting.at(now):
            self._table.check_seat(seat)
            if who != PERSON:
                self.post_kept(TO_BOT, seat, level=who)
                self._empty((seat,))
            elif seat in self._seating.people:
                raise IllegalAction(reason("seat-is-taken"))
            else:
                named({"name": name})
                before = self._hearing.end()
                self.post_kept(TO_PERSON, seat, name=name, before=self._name(seat))
                self._outboxes.open(seat, before)
            self.reseated += 1
            self._hearing.write_notes()
            self._bots.sit_down()

    def give_back(self, seat: Seat, now: float) -> None:
        with self._sitting.at(now):
            self.post(BACK, seat)
            self._bots.sit_down_anew()

    def move(self, seat: Seat, now: float) -> None:
        """A person continues on another device, which joins later."""
        with self._sitting.at(now):
            self.post(MOVED, seat)

    def hand_over(self, seat: Seat, name: str, now: float) -> None:
        """Give an absent person's seat to another person, whose device joins later.

        Raises IllegalAction if the person is present, BadRequest for an invalid name, or JournalUnwritable, and then
        nothing has changed.
        """
        with self._sitting.at(now):
            if seat not in self._seating.people or self._presence.is_there(seat):
                raise IllegalAction(reason("seat-is-taken"))
            named({"name": name})
            self.post_kept(HANDED, seat, name=name, before=self._name(seat))
            self.reseated += 1
            self._bots.sit_down_anew()

    def _name(self, seat: Seat) -> str:
        return self._table.names[seat] or str(seat + 1)

    def excuse(self, now: float) -> None:
        """Let races continue without absent people, at the opener's request."""
        with self._sitting.at(now):
            while (seat := self._seating.absent(self._seating.people)) is not None:
                self.post(EXCUSED, seat)

    def plays(self, seat: Seat) -> bool:
        return seat in self._seating.people and seat not in self._seating.stand_ins

    @property
    def is_apart(self) -> bool:
        deciding = [seat for seat in self._seating.people if self.plays(seat)]
        held = [self._presence.held_last(seat) for seat in deciding]
        return len({seat if device is None else device for seat, device in zip(deciding, held, strict=True)}) > 1

    @property
    def is_watched(self) -> bool:
        """Another device, a screen included, can observe how long people take."""
        known = self._presence.others, self.noticed, self.reseated
        if self._watched_at != known:
            self._watched_at, self._is_watched = known, len(self._presence.devices) > 1 or self.is_apart
        return self._is_watched

    # Grants.

    def granted(self, name: str, seats: Sequence[Seat] | None = None) -> float:
        """The maximum of a grant over some seats (None: all people)."""
        most = 0.0
        for seat in self._seating.people:
            if seats is None or seat in seats:
                most = max(most, self._granted(name, seat))
        return most

    def _granted(self, name: str, seat: Seat) -> float:
        """At this table, else on the seat's device, else 0."""
        value = self._seating.granted[seat].get(name)
        if value is not None:
            return value
        if name == PATIENCE:
            return float(self._table.notes.get(PATIENCE) is True)
        if name == DAYS:
            return float(self._seating.is_over_days)
        device = self._presence.holder(seat)
        return 0.0 if device is None else device.granted.get(name, 0.0)

    def grant(self, device: Device, names: Sequence[str], now: float) -> None:
        """Apply a device's settings, of which `names` were chosen just now, to its seats.

        The effect for a seat is announced to all others, and lasts until the end.
        """
        self._sitting.run_to(now)
        course = self._sitting.course
        has_no_clock = type(course) is Course or self._seating.is_over_days
        useless = {BOT_PACE: not self._bots, BOT_ENTER: not self._bots, TIME_LIMIT: has_no_clock}
        chosen = [name for name in self._seating.grants if name in names and not useless.get(name)]
        for seat in device.seats:
            for name in chosen:
                is_limit = name == TIME_LIMIT
                before = self.limit(seat, 1.0) if is_limit else self._granted(name, seat)
                value = device.limit(seat) if is_limit else device.granted.get(name, 0.0)
                if value != before and name not in self._seating.fixed[seat]:
                    self.post(f"{GRANT}{name}".replace("_", "-"), seat, value=value or 0.0)
        self._presence.change(device)
        course.follow()

    def limit(self, seat: Seat, usual: float) -> float | None:
        """Seconds or None. Bots have the table's limit."""
        if self._seating.is_over_days and self.plays(seat):
            return None
        device = self._presence.holder(seat) if self.plays(seat) else None
        granted = self._seating.granted[seat].get(TIME_LIMIT)
        factor = 1.0 if device is None else device.limit(seat) if granted is None else granted or None
        return None if factor is None else usual * factor

    # Notices.

    def post(self, id: str, seat: Seat, **values: float | str) -> None:
        """Store the notice if possible."""
        self.post_at(len(self._table.steps), id, seat, **values)

    def post_at(self, steps: int, id: str, seat: Seat, **values: float | str) -> None:
        notice = Notice(steps, id, seat, tuple(values.items()))
        with suppress(JournalUnwritable, OSError):
            self._table.store.put_beside(NOTICE, notice.record())
        self._follow(notice)

    def hear_no_more(self) -> None:
        self._outboxes.go_to(len(self._table.steps))

    def post_kept(self, id: str, seat: Seat, **values: str) -> None:
        """Store a decision about a seat, then apply and announce it. Raises JournalUnwritable."""
        self._sitting.check_keeping()
        notice = Notice(len(self._table.steps), id, seat, tuple(values.items()))
        self._seating.check(notice)
        self._table.store.put_beside(NOTICE, notice.record())
        self._follow(notice)

    def _follow(self, notice: Notice) -> None:
        self._seating.follow(notice)
        self._outboxes.post(notice)
        self.noticed += 1
