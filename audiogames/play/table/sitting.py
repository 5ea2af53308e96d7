"""A sitting: one table, the people and bots at it, what happens in time, and what each of them is still to hear.

Every device at the table holds a conversation of its own over one sitting. `tick` is the only place where bots act and
clocks run out; `due` says when it is to be called. No clock is read here: `now` is an argument.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from math import inf
from operator import itemgetter
from typing import Any, Final

from audiogames.bots.levels import runs
from audiogames.core.advice import Advice
from audiogames.core.chance import Generator
from audiogames.core.errors import BadRequest, GameError, IllegalAction, JournalUnwritable, StaleVersion, reason
from audiogames.core.events import heard
from audiogames.core.game import Choice, Game, Json, Parts
from audiogames.core.guided import PATIENCE
from audiogames.core.journal import JournalStore
from audiogames.core.messages import NOBODY, Message, Seat, Who
from audiogames.core.registry import game_named
from audiogames.core.table import Table, named
from audiogames.core.timing import SOON, Course, Moment
from audiogames.core.zones import Same, Zone
from audiogames.play.device import Device
from audiogames.play.table.advice import AdviceQuestion, Adviser, refusal
from audiogames.play.table.bots import Bots, Question
from audiogames.play.table.clock import Clock
from audiogames.play.table.consent import Consent
from audiogames.play.table.heard_notes import HeardNotes
from audiogames.play.table.offers import Offer, Offers
from audiogames.play.table.opener import Opener
from audiogames.play.table.outbox import GRANT, HEARD, NOTICE, UNDONE, Mark, Notice, Part, restored
from audiogames.play.table.presence import AWAY, BEHIND, Presence
from audiogames.play.table.quips import Quips
from audiogames.play.table.races import Race
from audiogames.play.table.seating import (
    ADVICE_AGAIN,
    AWAITED,
    BACK,
    BOT_ENTER,
    BOT_PACE,
    EXCUSED,
    GOES_ON,
    HANDED,
    MOVED,
    NO_ADVICE,
    PASSED_ON,
    PAUSED,
    PERSON,
    STAND_IN,
    TIME_LIMIT,
    TO_BOT,
    TO_PERSON,
    Seating,
)

TOGETHER: Final = "together"
"""The grant for those who share a device: they are called together before something is told to all of them."""

WITHDRAWN: Final = "withdrawn"
"""The name of a moment that is not told any more."""

AGAIN_SECONDS: Final = 5.0
"""Seconds after which it is tried again to keep what could not be kept."""

LONGEST_ENTER: Final = 20.0
"""Seconds for which bots wait for somebody's Enter at the most, where others play too."""

REST: Final = 1.0
"""Seconds for which bots rest in a guided game after what is to be explained."""

SALT: Final = 0x54494D45
"""Sets the generator of thinking times apart from all others of a table."""

JUST_FOUND: Final = 64
"""How many lists of what may be done are remembered, of all tables: each is asked for several times in a row."""

PERCEPT_SECONDS: Final = 0.03
"""Seconds in which whatever made a percept is answered: several times what the fullest barrel takes."""


@lru_cache(JUST_FOUND)
def _texts(game: Game[Any, Any, Any], actions: Same) -> tuple[str, ...]:
    """Return what the rules allow a seat in text form."""
    return tuple(map(game.format_action, actions.it))


@lru_cache(JUST_FOUND)
def _choices(game: Game[Any, Any, Any], seen: Same, legal: Same) -> tuple[Choice, ...]:
    return game.choices(seen.it, legal.it)


def least_seconds(events: Iterable[Any]) -> float:
    """Return how many seconds after its cause some events are answered at the earliest.

    The delay of a reply reveals nothing hidden: the impacts of thirteen pebbles take some
    milliseconds more to draw than those of one.
    """
    for event in events:
        if getattr(event, "percept", None) is not None:
            return PERCEPT_SECONDS
    return 0.0


class Sitting:
    """One table and all who sit at it. `changed` grows whenever there is something new for anybody.

    `people` are the seats of persons, whether they are there or not. `asks_elsewhere`: bots' choices are computed by
    someone else, who looks at `questions` and hands them in. `noticed` grows with each notice, `reseated` whenever
    seats pass from one device to another. Raises JournalDamaged where the journal does not say who sits at the table.
    """

    __slots__ = (
        "__dict__",
        "__weakref__",
        "_adviser",
        "_again_at",
        "_asks_elsewhere",
        "_bots",
        "_bots_acted",
        "_bots_wait_for",
        "_bots_wait_until",
        "_clock",
        "_consent",
        "_due",
        "_held_by",
        "_is_asked_to_pause",
        "_is_racing",
        "_notes",
        "_offers_are_old",
        "_opener",
        "_pauses_next",
        "_plans",
        "_presence_seen",
        "_public",
        "_race",
        "_rests_until",
        "awaited",
        "chance",
        "changed",
        "course",
        "game",
        "halted",
        "moments",
        "noticed",
        "offers",
        "outboxes",
        "people",
        "presence",
        "quips",
        "reseated",
        "seating",
        "table",
        "told_from",
    )
    """A server has thousands of them: so each takes a third of the room. Only tests put anything in `__dict__`."""

    def __init__(self, table: Table, asks_elsewhere: bool = False) -> None:
        self.table = table
        table.ahead = True
        self.game = table.game
        self.told_from = 0.0
        """The second before which nobody is told what was done last: how long it took tells what lies hidden."""
        self.changed = 0
        self.moments: list[Moment] = []
        self.offers = Offers()
        self._offers_are_old = True
        self.presence = Presence()
        self.noticed = self.reseated = 0
        self._asks_elsewhere = asks_elsewhere
        self.chance = Generator(table.seed ^ SALT)
        self.halted: JournalUnwritable | None = None
        """Why what was done last cannot be kept: until it is, time stands still, and nobody is told anything of it."""
        self._again_at = inf
        self._race = Race()
        self._held_by: dict[Seat, str] = {}
        """The device that holds each seat, or held it last."""
        self._public: list[int] = [0]
        """How many of the first steps, of none, one, two and so on, everyone has heard of."""
        self._bots_wait_until = self._bots_acted = self._rests_until = -inf
        self._bots_wait_for: frozenset[str] = NOBODY
        self._adviser = Adviser()
        self._plans: list[tuple[float, Callable[[], None]]] | None = None
        """The plans as they were found; None where something has changed since."""
        self._due = -inf
        self._presence_seen = 0
        self.seating = Seating(table)
        self.quips = Quips(table, self.seating.characters)
        steps, beside = len(table.steps), table.store.beside
        self.outboxes = restored(beside(NOTICE), beside(HEARD), steps, self.seating.follow)
        self.people = self.seating.people
        self.awaited: Seat | None = None
        """The seat that is away while others would race: until it is back, someone plays for it or it is excused."""
        self._is_racing = self._is_asked_to_pause = False
        self._opener = Opener(self.seating, self.presence)
        self._consent = Consent(self.presence, self.plays, self._post)
        self._pauses_next: Seat | None = None
        """The seat that pauses the table as soon as it is known who was first."""
        self._clock = Clock(self.seating.paused_by is not None)
        for seat in self.people:
            self.outboxes.open(seat, Mark() if self.outboxes.unreadable else Mark(steps))
        self._notes = HeardNotes(table.store, self.outboxes, self.people)
        self._bots = Bots(table, self.seating)
        self.course = Course(self)  # nothing is out of sight before the game's own looks at the table
        self.course = self.game.course(self)
        self.course.follow()

    @classmethod
    def new(
        cls,
        game: str,
        names: Sequence[str | None],
        sitting: Sequence[str],
        options: Json,
        seed: int,
        store: JournalStore,
        fields: Sequence[Json] = (),
        notes: Json | None = None,
        asks_elsewhere: bool = False,
    ) -> "Sitting":
        """Open a table. `sitting` has PERSON or a bot level for each seat. Raises BadOptions, BadRequest.

        `fields` has what else the game is told of each seat, such as its level; empty, nothing. `notes` are kept in the
        journal beside who sits where. `asks_elsewhere` is as for a `Sitting`.
        """
        said = fields or [{}] * len(names)
        seats = [{**more, "name": name} for name, more in zip(names, said, strict=True)]
        people = [seat for seat, who in enumerate(sitting) if who == PERSON]
        # Before the game: whenever it is cut off, nobody has heard anything of it.
        store.put_beside(HEARD, *[{"seat": seat, **Mark()._asdict()} for seat in people])
        table = Table.new(game, seats, options, seed, store, {"players": list(sitting), **(notes or {})})
        return cls(table, asks_elsewhere)

    @classmethod
    def guided(
        cls,
        game: str,
        names: Sequence[str | None],
        sitting: Sequence[str],
        store: JournalStore,
        elsewhere: bool = False,
    ) -> "Sitting":
        """Open the guided game of a game, from its prepared deal. Raises BadRequest where it has none.

        `sitting` is as for `new`, `elsewhere` its `asks_elsewhere`.
        """
        prepared = game_named(game).guided
        if prepared is None:
            raise BadRequest(reason("guided-none"))
        people = [seat for seat, who in enumerate(sitting) if who == PERSON]
        store.put_beside(HEARD, *[{"seat": seat, **Mark()._asdict()} for seat in people])
        seats = [{**seat, "name": name} for seat, name in zip(prepared.position["seats"], names, strict=True)]
        position = {**prepared.position, "game": game, "seats": seats}
        return cls(Table.load(position, prepared.seed, store, {"players": list(sitting), PATIENCE: True}), elsewhere)

    @property
    def is_guided(self) -> bool:
        """Whether this is a guided game."""
        return self.table.notes.get(PATIENCE) is True

    @property
    def now(self) -> float:
        """The second at the table, which stands still while it is paused."""
        return self._clock.now

    @property
    def unreadable(self) -> bool:
        """Whether something beside the journal could not be read, and nobody was told yet."""
        return self._notes.unreadable

    def close(self) -> None:
        """Let go of the journal: the game can then be resumed elsewhere, without what could not be kept."""
        with suppress(JournalUnwritable):
            self.table.keep()
        self._notes.write(self.people)
        self.table.close()

    # Who is here.

    def join(self, device: Device, now: float) -> None:
        """Let a device sit at the table; the seats that it takes are taken from any other device."""
        with self.at(now):
            self._empty(device.seats, device.id)
            if device.seats and self.seating.opener is None and not self.presence.playing():
                with suppress(JournalUnwritable, OSError):
                    self.seating.open(device.seats[0])
            self.presence.put(device, now)
            if not device.seats:
                self.outboxes.open(device.id, self.end())
            for seat in device.seats:
                self._held_by[seat] = device.id
                if seat in self.seating.stand_ins or seat in self.seating.away:
                    self._post(BACK, seat)
            self._bots.sit_down_anew()

    def come_back(self, device: Device, now: float) -> None:
        """A device that counted as away gives a sign: it joins with those of its seats that nobody else has taken."""
        free = [seat for seat in device.seats if seat in self.people and not self.presence.is_there(seat)]
        self.join(device.holding(free), now)
        self.reseated += 1

    def _empty(self, seats: Sequence[Seat], but: str = "") -> None:
        """Take seats from the devices that hold them, but one: with no seat left, these look on."""
        for other in self.presence.devices:
            if other.id != but and not set(seats).isdisjoint(other.seats):
                self.presence.put(other.holding([seat for seat in other.seats if seat not in seats]), self._clock.real)
                self.outboxes.open(other.id, self.end())
                self._bots_wait_for = self._bots_wait_for - {other.id} or NOBODY
                self.reseated += 1

    def leave(self, device: str, now: float) -> None:
        """A device is gone; its seats are empty until another takes them."""
        with self.at(now):
            for seat in self.presence.gone(device):
                self._post(AWAY, seat)
            self._bots_wait_for = self._bots_wait_for - {device} or NOBODY

    def fall_asleep(self, device: str, now: float) -> None:
        """Put a device to sleep: nothing is heard there, it is behind at once, and all are told."""
        with self.at(now):
            for seat in self.presence.fall_asleep(device, now):
                self._post(BEHIND, seat)
            self._bots_wait_for = self._bots_wait_for - {device} or NOBODY

    def stand_in(self, seat: Seat, level: str, now: float, is_asked: bool = False) -> None:
        """Let a bot play for a person who is not there, until they are back; or who is, if it `is_asked` for.

        Raises IllegalAction, or JournalUnwritable where it cannot be kept; then nothing has changed.
        """
        with self.at(now):
            if not self.plays(seat) or (self.presence.is_there(seat) and not is_asked):
                raise IllegalAction(reason("seat-is-taken"))
            self._post_kept(STAND_IN, seat, level=level)
            self._bots.sit_down_anew()

    def seat(self, seat: Seat, who: str, now: float, name: str = "") -> None:
        """Give a seat for good to a bot of the level `who`, or to a PERSON of this name, whose device then joins.

        Raises BadRequest, IllegalAction where a person sits there already, or JournalUnwritable where it cannot be
        kept; then nothing has changed.
        """
        with self.at(now):
            self.table.check_seat(seat)
            if who != PERSON:
                self._post_kept(TO_BOT, seat, level=who)
                self._empty((seat,))
            elif seat in self.people:
                raise IllegalAction(reason("seat-is-taken"))
            else:
                named({"name": name})
                before = self.end()
                self._post_kept(TO_PERSON, seat, name=name, before=self.table.names[seat] or str(seat + 1))
                self.outboxes.open(seat, before)
            self.people = self.seating.people
            self.reseated += 1
            self._notes.write(self.people)
            self._bots.sit_down()

    def give_back(self, seat: Seat, now: float) -> None:
        """Let a person who is there play again, for whom a bot has played."""
        with self.at(now):
            self._post(BACK, seat)
            self._bots.sit_down_anew()

    def move(self, seat: Seat, now: float) -> None:
        """Tell all that a person goes on at another device, which then joins."""
        with self.at(now):
            self._post(MOVED, seat)

    def hand_over(self, seat: Seat, name: str, now: float) -> None:
        """Give the seat of a person who is away to another of this name, whose device then joins.

        Raises IllegalAction where its person is there, BadRequest for what is no name, or JournalUnwritable where it
        cannot be kept; then nothing has changed.
        """
        with self.at(now):
            if seat not in self.people or self.presence.is_there(seat):
                raise IllegalAction(reason("seat-is-taken"))
            named({"name": name})
            self._post_kept(HANDED, seat, name=name, before=self.table.names[seat] or str(seat + 1))
            self.reseated += 1
            self._bots.sit_down_anew()

    @property
    def leader(self) -> Seat | None:
        """The seat of the person who decides about the table; None while the opener is away, but not for long."""
        return self._opener.leader

    @property
    def opener(self) -> Seat:
        """The seat of the person who opened the table; while they are away, of whoever has been here the longest."""
        return self._opener.seat

    def _pass_on(self) -> None:
        """Tell all who decides about the table until the opener is back."""
        self._opener.pass_on(lambda seat, opener: self._post(PASSED_ON, seat, opener=opener))

    def excuse(self, now: float) -> None:
        """Let races go on without those who are away: the opener asks for it, and all are told by name."""
        with self.at(now):
            while (seat := self.seating.absent(self.people)) is not None:
                self._post(EXCUSED, seat)

    def plays(self, seat: Seat) -> bool:
        """Whether a person decides at this seat now."""
        return seat in self.people and seat not in self.seating.stand_ins

    # What is to be heard.

    def end(self) -> Mark:
        """Return the mark of a listener who has heard all."""
        return self.outboxes.end(len(self.table.steps))

    def events(self, start: int, end: int, seat: Seat | None) -> tuple[Any, ...]:
        """Return what a seat, or someone who looks on, may know of the steps from one place of the journal on."""
        events: list[Any] = []
        for step in self.table.steps[start:end]:
            events += step.events_for(() if seat is None else (seat,))
        return heard(events, seat)

    def public_steps(self, steps: int) -> int:
        """Return how many of the first `steps` steps everyone has heard of: the others leave no trace in it."""
        for step in self.table.steps[len(self._public) - 1 : steps]:
            self._public.append(self._public[-1] + bool(heard(step.events_for(()), None)))
        return self._public[steps]

    def heard(self, listener: Seat | str, mark: Mark, device: str, now: float, part: Part | None = None) -> None:
        """A device has told a listener so much to its end, all or a part of it.

        That counts for no seat that another has taken since. Those have heard it too for whom the device speaks.
        """
        self.run_to(now)
        if not isinstance(listener, str) and self._held_by.get(listener, device) != device:
            return
        is_new = self.outboxes.acknowledge(listener, mark, part)
        for seat in self.presence.spoken_for(device):
            is_new |= self.outboxes.acknowledge(seat, mark, "common")
        if is_new:
            self._notes.has_heard(now)
            self.course.follow()

    def speak_for(self, screen: str, seats: Sequence[Seat], now: float) -> None:
        """Let a screen say for people in the same room, at these seats and no others, what all may hear."""
        with self.at(now):
            self.presence.speak_for(screen, seats)

    def give(self, device: str, number: int, moment: int, seconds: float, now: float) -> None:
        """A device is given something to tell, expected to take so long; `moment` is the last one told by it."""
        by = self.presence.give(device, number, moment, seconds, now)
        if self.course.races and moment >= self._race.moment:
            for seat in self.presence.reporting(device):
                self._race.given(seat, now, by)

    def told(self, device: str, number: int, now: float) -> None:
        """A device has told what it was given under this number to its end, and all before."""
        self.run_to(now)
        self.presence.told(device, number, now)
        if self.course.races:
            self._heard_race(device, now)
        self.course.follow()

    def heard_moment(self, device: str, number: int, now: float, is_reported: bool = True) -> None:
        """A device has told all the moments up to one; where it has nothing to tell of them, it reports nothing."""
        self.run_to(now)
        self.presence.heard(device, number, now)
        if self.course.races:
            self._heard_race(device, now + (0.0 if is_reported else self.presence.trips.of(device)))
        self.course.follow()

    def _heard_race(self, device: str, now: float) -> None:
        """Note who has heard what all race upon: the news, and the moments told by then. An estimate does not count."""
        for seat in self.presence.reporting(device):
            if self.presence.is_heard(self._race.moment, seat) and self.presence.all_heard(seat):
                self._race.heard(seat, now, self.presence.trips.of(device))

    def _post(self, id: str, seat: Seat, **values: float | str) -> None:
        """Tell all what has happened at the table, and keep it beside the journal as far as that can be written."""
        notice = Notice(len(self.table.steps), id, seat, tuple(values.items()))
        with suppress(JournalUnwritable, OSError):
            self.table.store.put_beside(NOTICE, notice.record())
        self._follow(notice)

    def _post_kept(self, id: str, seat: Seat, **values: str) -> None:
        """Keep what somebody has decided about a seat, then do it and tell all. Raises JournalUnwritable."""
        self._check_keeping()
        notice = Notice(len(self.table.steps), id, seat, tuple(values.items()))
        self.seating.check(notice)
        self.table.store.put_beside(NOTICE, notice.record())
        self._follow(notice)

    def _follow(self, notice: Notice) -> None:
        self.seating.follow(notice)
        self.outboxes.post(notice)
        self.noticed += 1
        self.changed += 1

    def told_unreadable(self) -> None:
        """Take note that it was said what could not be read beside the journal: it is said once."""
        self._notes.told_unreadable()

    # What may be done.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def waiting_for(self, seats: Sequence[Seat] | None = None) -> Seat | None:
        """Return the person who is to act, of some seats or all; None while bots are, and at the end."""
        for seat in self.table.to_act():
            is_asked = seat in self.people and seat not in self.seating.stand_ins and (seats is None or seat in seats)
            if is_asked and self.course.awaits(seat):
                return seat
        return None

    def another_goes_first(self, seat: Seat) -> bool:
        """Whether an only choice that makes itself is that of a seat before, at a device that is there."""
        others = self.table.to_act()[: self.table.to_act().index(seat)]
        legal = self.table.legal()
        return any(self.plays(other) and self.presence.is_there(other) and len(legal[other]) == 1 for other in others)

    def offer(self, seat: Seat) -> Offer | None:
        """Return what a seat may do now: None where the time has not come, or it is another's turn."""
        self._renew_offers()
        return self.offers.of(seat)

    def holds(self, seat: Seat) -> bool:
        """Whether what a seat asked for waits until it is known who was first."""
        return self._race.holds(seat)

    def why_not(self, seat: Seat, action: Any) -> Message | None:
        """Return why a person may not do this now, in the game's own form; None when they may. Nothing is done."""
        return self.table.why_not(seat, action) or self._why_not_yet(seat, action)

    def _why_not_yet(self, seat: Seat, action: Any) -> Message | None:
        """Return why what the rules allow has to wait: for its time, or for someone who is away."""
        if self.awaited is not None and self.course.is_race(seat, action):
            return reason("race-waits", player=Who(self.awaited), opener=Who(self.opener))
        return self.course.why_not(seat, action)

    def _parsed(self, action: str) -> Any:
        """Return what a text means in the game's own form; None where that is nothing, which the table will refuse."""
        try:
            return self.game.parse_action(action)
        except IllegalAction:
            return None

    def submit(
        self,
        seat: Seat,
        action: Any,
        now: float,
        offer: int | None = None,
        after: float | None = None,
        is_asked: bool = True,
    ) -> float:
        """Do what a person asks; return how many seconds the answer takes at the least.

        `offer` is the number of the offer that it answers, None for whatever is open. `after` is how long after hearing
        what all race upon it was pressed, as the device says. What is not `is_asked` is an only choice that makes
        itself: where it cannot be kept, the table is halted, and it stands. Raises NotYourTurn, IllegalAction,
        StaleVersion or JournalUnwritable; then nothing has changed.
        """
        self.run_to(now)
        self._check_keeping()
        if self.seating.paused_by is not None:
            raise IllegalAction(reason("table-is-paused", player=Who(self.seating.paused_by)))
        if seat in self.seating.stand_ins:
            raise IllegalAction(reason("seat-is-played"))
        if offer is not None and ((found := self.offer(seat)) is None or found.number != offer):
            self.offers.answer(seat, offer)
        parsed = self._parsed(action) if isinstance(action, str) else action
        why = None if parsed is None else self._why_not_yet(seat, parsed)
        if why is not None and seat in self.table.to_act():
            raise IllegalAction(why)
        if parsed is not None and self.course.is_race(seat, parsed) and self.table.why_not(seat, parsed) is None:
            device = self.presence.holder(seat)
            if device is not None and len(self.presence.playing()) > 1:
                if not self._race.holds():
                    self._race.by_hearing = self.course.starts_race()
                self._race.press(seat, parsed, now, self.presence.trips.of(device.id), after, device.reports)
                self.offers.answer(seat, None)
                return 0.0
        if self._is_collected(seat, parsed):
            self.offers.answer(seat, None)
            return 0.0
        return self._submit(seat, action, is_asked)

    def _is_collected(self, seat: Seat, action: Any) -> bool:
        """Whether the course keeps what is done, and does it later: nothing has happened yet for anybody else."""
        parsed = self._parsed(action) if isinstance(action, str) else action
        is_allowed = parsed is not None and self.table.why_not(seat, parsed) is None
        is_kept = is_allowed and self.course.collect(seat, parsed)
        if is_kept:
            self._go_on()
        return is_kept

    def act(self, seat: Seat, action: Any) -> None:
        """Do something for a seat: what is its only choice, or what its course has kept."""
        self._submit(seat, action)

    def _submit(self, seat: Seat, action: Any, is_asked: bool = False) -> float:
        """Do something for a seat: what a person asks for just now is taken back where it cannot be kept."""
        before = self.offers.open.get(seat)
        events = self.table.submit(seat, action)
        self._keep_or_take_back(before) if is_asked else self._keep()
        if before is not None:
            self.offers.answer(seat, None)
        self._acted(seat, action, events)
        return least_seconds(events)

    def _acted(self, seat: Seat, action: Any, events: Sequence[Any]) -> None:
        self.course.acted(seat, self._parsed(action) if isinstance(action, str) else action)
        self.after(events)

    def _keep_or_take_back(self, offer: Offer | None) -> None:
        """Keep what a person asks for just now. Raises JournalUnwritable; it is then taken back."""
        try:
            self.table.keep()
        except JournalUnwritable:
            self._taken_back(offer)
            raise

    def _check_keeping(self) -> None:
        """Raise JournalUnwritable where what was done before cannot be kept: nothing may follow it yet."""
        self._keep()
        if self.halted is not None:
            raise self.halted

    def _taken_back(self, offer: Offer | None) -> None:
        """Take back what could not be kept: nobody has heard of it, and its offers are open again."""
        self._forget_taken_back()
        self.offers.restore(offer)
        self._bots.sit_down()
        self._happened()

    def _forget_taken_back(self) -> None:
        steps = len(self.table.steps)
        self.outboxes.take_back(steps)
        del self._public[steps + 1 :]
        self.quips.take_back(steps)

    def undo(self, seat: Seat, now: float) -> None:
        """Take back a person's last action, and tell all others. Raises IllegalAction with the reason."""
        self.run_to(now)
        self._check_keeping()
        self._undo(seat, is_asked=True)

    def _undo(self, seat: Seat, is_asked: bool = False) -> None:
        if self._race.holds_another(seat):
            raise IllegalAction(reason("undo-others-acted"))
        self.table.undo(seat, self.people)
        self._keep_or_take_back(None) if is_asked else self._keep()
        self._forget_taken_back()
        self._post(UNDONE, seat)
        self.offers.withdraw()
        self._bots.sit_down()
        self._happened()

    def ask_undo(self, seat: Seat, now: float) -> bool:
        """Take back a person's last action where nobody plays at another device; else ask all who do.

        Return whether it was taken back. Raises IllegalAction with the reason, or where something is asked already.
        """
        self.run_to(now)
        others = self._consent.others(seat)
        if not others:
            self.undo(seat, now)
            return True
        if self._race.holds_another(seat):
            raise IllegalAction(reason("undo-others-acted"))
        self.table.undoable(seat, self.people)
        self._consent.ask(seat, others, self._clock.real)
        self._happened()
        return False

    def asks(self, seat: Seat) -> Seat | None:
        """Return who asks a seat whether they may take back their last action; None where nobody does."""
        return self._consent.asks(seat)

    def answer_undo(self, seat: Seat, agrees: bool, now: float) -> None:
        """Answer for a seat what somebody asks. Raises IllegalAction where nobody does."""
        with self.at(now):
            self._consent.answer(seat, agrees)

    def about(self, seat: Seat | None) -> Hashable:
        """Return all that what a seat may do about the table depends on (`doings`)."""
        asked = None if seat is None else self.asks(seat)
        return self.noticed, self.reseated, self.presence.others, self.over, self.leader, asked

    def _settle(self) -> None:
        """Take back what all agree to, or let it stand."""
        self._consent.settle(self._undo)
        self._happened()

    # Time.

    def press(self, seats: Sequence[Seat], what: str, now: float) -> None:
        """Tell the course what people want of the time itself."""
        with self.at(now):
            self.course.press(seats, what)

    def due(self) -> float:
        """Return the second at which to call `tick`: infinity while nothing is planned but what people do."""
        if self._presence_seen != self.presence.changes:
            self._presence_seen, self._plans = self.presence.changes, None
        if self._plans is None:
            self._plans = self._planned()
            self._due = min(self._plans, key=itemgetter(0))[0]
        return max(self._due, self._clock.real)

    def tick(self, now: float) -> bool:
        """Let happen what is due, and keep it; whether anything did. Where it cannot be kept, the table is `halted`."""
        self._clock.run_to(now)
        before = self.changed
        while self.due() <= self._clock.real + SOON:
            self._happen()
        self._keep()
        return self.changed != before

    def try_again(self, now: float) -> None:
        """Try at once to keep what halts the table."""
        self.run_to(now)
        self._again_at = self._clock.real
        self.tick(now)

    def _keep(self) -> None:
        """Keep what was done, before anybody is told of it. Where it cannot be, the table is halted until it is."""
        if not self.table.applied or (self.halted is not None and self._clock.real + SOON < self._again_at):
            return
        version = self.table.version
        try:
            self.table.store.append(*self.table.unkept)
        except JournalUnwritable as error:
            self._halt(error)
        else:
            self.table.kept(version)
            self._halt(None)

    def _halt(self, why: JournalUnwritable | None) -> None:
        """Let no time pass, and nobody do anything, while what was done cannot be kept; None for no longer."""
        is_new = (self.halted is None) != (why is None)
        self.halted, self._plans = why, None
        self._again_at = inf if why is None else self._clock.real + AGAIN_SECONDS
        if is_new:
            self._stop_or_go_on()
            self.changed += 1

    def _planned(self) -> list[tuple[float, Callable[[], None]]]:
        """Return what is planned, each with its second: of what is due at once, the first comes first."""
        if self.halted is not None:
            return [(self._again_at, self._keep)]
        plans: list[tuple[float, Callable[[], None]]] = [
            (self._notes.due, lambda: self._notes.write(self.people)),
            (self._consent.due(), self._settle),
            (self._opener.due(), self._pass_on),
        ]
        if self._race.held:
            plans.append((self._race.due(self.presence.slowest_trip()), self._decide))
        if not self._clock.is_stopped:
            plans.append((self.presence.due(), self._leave_behind))
        if not self._clock.is_stopped and not self._race.held:  # a key that is held came before a bot, or a clock's end
            plans.append((self._clock.outside(self.course.due()), self._let_happen))
            if not self._consent.is_asked:
                plans.append((self._clock.outside(self._bots_due()), self._let_bots_go_on))
        return plans

    def _happen(self) -> None:
        """Let the first happen of what is due."""
        plans, self._plans = self._plans or [], None
        for second, happen in plans:
            if second <= self._clock.real + SOON:
                happen()
                return

    def _leave_behind(self) -> None:
        """Wait no longer for a device that is late, and tell all."""
        late = self.presence.late(self._clock.real + SOON)
        if late is not None:
            id, seats = late
            for seat in seats if self._is_lateness_told(id) else ():
                self._post(id, seat)
            self._bots_wait_for &= {device.id for device in self.presence.playing()}
            self._happened()

    def _is_lateness_told(self, id: str) -> bool:
        """Whether it is told that a device is late: not where nobody plays elsewhere; who learns may listen long."""
        return self.is_apart and not (self.is_guided and id == BEHIND)

    def _let_happen(self) -> None:
        """Let the course do what is due first."""
        self.course.happen()
        self._go_on()

    def _decide(self) -> None:
        """Do what was raced for, in the order in which it counts; what is too late is refused, and forgotten."""
        decided = self._race.decided()
        for held in decided:
            try:
                self._submit(held.seat, held.action)
            except GameError:
                self.course.raced(held.seat, held.action, False)
            else:
                self.course.raced(held.seat, held.action, True)
        self._race = Race(len(self.moments))
        self._offers_are_old = True
        if self._pauses_next is not None:
            self.pause(self._clock.real, self._pauses_next)

    def pause(self, now: float, seat: Seat | None = None) -> None:
        """Let no time pass at the table until it goes on.

        Where a seat asks for it, all are told, nobody may act, and a game that is taken up again is still paused. Keys
        that came before are decided before: nobody cuts off a key that is still on its way.
        """
        self.run_to(now)
        self._pauses_next = seat if self._race.held else None
        if self._pauses_next is not None:
            return
        self._is_asked_to_pause = True
        self._stop_or_go_on()
        if seat is not None and self.seating.paused_by is None:
            self._post(PAUSED, seat)
            self._happened()

    def go_on(self, now: float, seat: Seat | None = None) -> None:
        """Let time pass again; what a seat has paused goes on once a seat asks for it, and all are told."""
        self._pauses_next = None
        if seat is not None and self.seating.paused_by is not None:
            self._post(GOES_ON, seat)
        self._is_asked_to_pause = self.seating.paused_by is not None
        self.run_to(now)
        self._stop_or_go_on()
        if seat is not None:
            self._happened()

    def _wait_for_the_absent(self) -> None:
        """Let no race open while someone who takes part is away, and tell all; one that is open goes on."""
        before, was_racing = self.awaited, self._is_racing
        self._is_racing = self.course.is_racing()
        opens = self._is_racing and (before is not None or not was_racing)
        self.awaited = self.seating.absent(self.table.to_act()) if opens else None
        if self.awaited != before:
            self._stop_or_go_on()
            if self.awaited is not None:
                self._post(AWAITED, self.awaited, opener=self.opener)

    def _stop_or_go_on(self) -> None:
        """Let no time pass while someone pauses the table or is awaited, or it is halted."""
        stands = self._is_asked_to_pause or self.seating.paused_by is not None or self.awaited is not None
        self._clock.stop(stands or self.halted is not None)

    def run_to(self, now: float) -> None:
        """Take note of the time at which something changes what is due."""
        self._plans = None
        self._clock.run_to(now)

    @contextmanager
    def at(self, now: float) -> Iterator[None]:
        """Bracket what people do about the table: the clock runs before it, and all that it changes follows it.

        Nothing follows what raises an error: it has changed nothing.
        """
        self.run_to(now)
        yield
        self._happened()

    # Bots.

    def bots_to_act(self) -> tuple[Seat, ...]:
        """Return the bots that may act now."""
        return self._bots.to_act()

    def level(self, seat: Seat) -> str:
        """Return the level of the bot at a seat."""
        return self._bots.level(seat)

    def hesitates(self, seat: Seat) -> bool:
        """Whether a bot that may act would rather let others do so first."""
        return self._bots.hesitates(seat)

    def let_act(self, seat: Seat) -> None:
        """Let a bot choose and act: at once, or as soon as its choice is handed in."""
        if seat in self._bots and seat in self.table.to_act():
            question = self._bots.question(seat)
            if self._asks_elsewhere:
                self._bots.ask(question)
                self.changed += 1
            else:
                action = question.answer()
                if not self._is_collected(seat, action):
                    self._acted(seat, action, self.table.submit(seat, action))

    @property
    def questions(self) -> tuple[Question | AdviceQuestion, ...]:
        """The questions that are to be answered elsewhere: those to bots, unless they have to wait, and for advice."""
        return (*self._questions_to_bots(), *self._adviser.questions(self.table.version))

    def _questions_to_bots(self) -> tuple[Question, ...]:
        return () if self._bots_wait else self._bots.questions

    def why_no_advice(self) -> Message | None:
        """Return why nobody may ask for advice at this table, None where they may."""
        against = next(iter(sorted(self.seating.against_advice)), None)
        unwanted = None if against is None else reason("advice-refused-by", player=Who(against))
        return refusal(self.table.notes) or unwanted

    def want_advice(self, seat: Seat, is_wanted: bool, now: float) -> None:
        """Let nobody ask for advice while a person does not want it, and tell all; or no longer for their sake.

        Raises JournalUnwritable where it cannot be kept; then nothing has changed.
        """
        self.run_to(now)
        if is_wanted == (seat in self.seating.against_advice):
            with self.at(now):
                self._post_kept(ADVICE_AGAIN if is_wanted else NO_ADVICE, seat)

    def advice(self, seat: Seat, is_past: bool = False) -> tuple[Advice, ...] | None:
        """Return advice for a person who is to act, the best first; None while it is worked out elsewhere.

        In what `is_past` nobody plays any more who might not want it. Raises IllegalAction where there is none, with
        the reason.
        """
        why = None if is_past else self.why_no_advice()
        if why is None and (seat not in self.table.to_act() or not self.plays(seat)):
            why = reason("advice-not-now")
        if why is not None:
            raise IllegalAction(why)
        version = self.table.version
        given = self._adviser.given(seat, version)
        if given is None and not self._adviser.asks(seat, version):
            events = self.events(0, len(self.table.steps), seat)
            actions = self.table.legal()[seat]
            question = AdviceQuestion(seat, version, self.game.name, self.view(seat), events, actions)
            if not self._asks_elsewhere:
                given = question.answer()
                self._adviser.give(question, given)
            else:
                self._adviser.ask(question)
        return given

    def hand_in(self, question: Question | AdviceQuestion, action: Any, now: float) -> None:
        """Do what a bot has chosen elsewhere, or keep the advice that was worked out there.

        Raises StaleVersion where the table has moved on since, bots have to wait, or a person has the seat.
        """
        self.run_to(now)
        if isinstance(question, AdviceQuestion):
            self._adviser.give(question, action)
            self.changed += 1
            return
        if question.seat not in self._bots or self._bots_wait or question.version != self.table.version:
            raise StaleVersion(reason("stale-version"))
        self._bots.answered(question)
        if not self._is_collected(question.seat, action):
            self._acted(question.seat, action, self.table.submit(question.seat, action))
        self._keep()

    @property
    def _bots_wait(self) -> bool:
        """Whether no bot may act: the table is paused or halted, someone is awaited or asks all, or a key is held."""
        waits = self.seating.paused_by is not None or self.awaited is not None or self._race.holds()
        return waits or self._consent.is_asked or self.halted is not None

    def wait_for(self, device: str, waits: bool) -> None:
        """Let bots wait while someone at a device listens to what the last one did."""
        self._plans = None
        self._bots_wait_for = self._bots_wait_for | {device} if waits else self._bots_wait_for - {device} or NOBODY

    def waits_for(self, device: str) -> bool:
        """Whether bots wait for someone at a device."""
        return device in self._bots_wait_for

    def _bots_due(self) -> float:
        """Return when a bot acts that acts as soon as it may, or what follows by itself; infinity for never."""
        if self.waiting_for() is not None or self.course.is_real_time() or self._questions_to_bots():
            return inf
        if not self.table.to_act() and self.over:
            return inf
        if not self._bots_wait_for:
            return max(self._bots_wait_until, self._rests_until)
        return inf if len(self.presence.playing()) == 1 else self._bots_acted + LONGEST_ENTER

    def _let_bots_go_on(self) -> None:
        """Let the first bot act that does not hesitate; where nobody is to act, let happen what follows by itself."""
        seat = self._bots.next_to_act()
        self._bots_wait_for = NOBODY
        if seat is not None:
            self.let_act(seat)
            self._bots_acted = self.now
            self._bots_wait_until = self.now + self.granted(BOT_PACE)
            self._bots_wait_for = frozenset(self.presence.granting(BOT_ENTER)) or NOBODY
        elif not self.table.to_act():
            self.after(self.table.go_on())
        elif runs(self.table):
            self.run_out()

    def run_out(self) -> None:
        """Let the running clock run out. Raises IllegalAction when none runs."""
        self.after(self.table.time())

    def after(self, events: Sequence[Any]) -> None:
        """Follow up an action: bots hear of it, offers are out of date, and the course looks at the table."""
        self.told_from = max(self.told_from, self._clock.real + least_seconds(events))
        self._rest_after(events)
        self._consent.overtake()
        self._bots.hear(events)
        if self.course.races:
            self._begin_race()
        self._go_on()

    def _rest_after(self, events: Sequence[Any]) -> None:
        """Let bots rest in a guided game where something is to be said of what has just happened."""
        guided = self.game.guided if self.is_guided else None
        if guided is not None and any(isinstance(event, guided.rests) for event in events):
            self._rests_until = self.now + REST

    @property
    def is_resting(self) -> bool:
        """Whether bots rest, so that learners may hear of what has just happened."""
        return self._rests_until > self.now

    def _begin_race(self) -> None:
        """There is something new to hear, which people may race upon."""
        if not self._race.holds():
            self._race = Race(len(self.moments))

    def _happened(self) -> None:
        """Follow up what people have done about the table: some may have come or gone."""
        self._opener.watch(self._clock.real)
        self._go_on()

    def _go_on(self) -> None:
        self._plans = None
        self.changed += 1
        self._ask_anew()
        self.course.follow()
        if self.course.races:
            self._wait_for_the_absent()
        if self.offers.open:
            self.offers.keep_only([seat for seat in self.table.to_act() if self.plays(seat)])
        self._offers_are_old = True

    def _ask_anew(self) -> None:
        """Ask bots again whose choice came too late, where the course let them act; forget other questions."""
        stale = self._bots.forget_stale()
        if self.course.is_real_time():
            for seat in stale:
                self.let_act(seat)

    def _renew_offers(self) -> None:
        """Make the offers again if something has happened since: only when a face asks for them."""
        if not self._offers_are_old:
            return
        self._offers_are_old = False
        legal = {
            seat: self._offered(seat, actions)
            for seat, actions in self.table.legal().items()
            if self.plays(seat) and self.seating.paused_by is None
        }
        situations = {seat: self._situation(seat) for seat in legal}
        self.offers.renew({seat: actions for seat, actions in legal.items() if actions}, situations)

    def _offered(self, seat: Seat, actions: tuple[Any, ...]) -> tuple[str, ...]:
        """Return in text form what a seat may do now of what the rules allow."""
        texts = _texts(self.game, Same(actions))
        if self.awaited is None and not self.course.delays(seat):
            return texts
        pairs = zip(actions, texts, strict=True)
        return tuple(text for action, text in pairs if self._why_not_yet(seat, action) is None)

    def _situation(self, seat: Seat) -> str:
        """Return what distinguishes situations with the same actions."""
        return self.game.situation(self.table.view(seat))

    # What a course asks for (`core.timing.Timeline`).

    @property
    def is_apart(self) -> bool:
        """Whether persons play at more than one device, be it there or not."""
        return len({self._held_by.get(seat, seat) for seat in self.people if self.plays(seat)}) > 1

    @property
    def is_watched(self) -> bool:
        """Return True if anybody at another device, a screen among them, notices how long each of the others takes."""
        return self.is_apart or len(self.presence.devices) > 1

    @property
    def is_alone(self) -> bool:
        """Whether one device alone plays now: nobody else waits."""
        return self.presence.is_alone

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act now."""
        return self.table.to_act()

    def granted(self, name: str, seats: Sequence[Seat] | None = None) -> float:
        """Return the most that is granted under this name to a seat, of all persons if none are named."""
        most = 0.0
        for seat in self.people:
            if seats is None or seat in seats:
                most = max(most, self._granted(name, seat))
        return most

    def _granted(self, name: str, seat: Seat) -> float:
        """Return what was granted to a seat at this table, else what its device has; 0 for neither."""
        value = self.seating.granted[seat].get(name)
        if value is not None:
            return value
        if name == PATIENCE:
            return float(self.is_guided)
        device = self.presence.holder(seat)
        return 0.0 if device is None else device.granted.get(name, 0.0)

    def grant(self, device: Device, names: Sequence[str], now: float) -> None:
        """A device has other settings, of which those of these names were chosen just now: its seats have them.

        All others are told by name what that changes for a seat at this table, and it stays so until the end.
        """
        self.run_to(now)
        useless = {BOT_PACE: not self._bots, BOT_ENTER: not self._bots, TIME_LIMIT: type(self.course) is Course}
        chosen = [name for name in self.seating.grants if name in names and not useless.get(name)]
        for seat in device.seats:
            for name in chosen:
                is_limit = name == TIME_LIMIT
                before = self.limit(seat, 1.0) if is_limit else self._granted(name, seat)
                value = device.limit(seat) if is_limit else device.granted.get(name, 0.0)
                if value != before and name not in self.seating.fixed[seat]:
                    self._post(f"{GRANT}{name}".replace("_", "-"), seat, value=value or 0.0)
        self.presence.change(device)
        self.course.follow()

    def withdraw(self) -> None:
        """Forget the moments told so far: nothing of them is told any more."""
        self.moments = [moment._replace(what=WITHDRAWN) for moment in self.moments]
        self.presence.forgive()

    def limit(self, seat: Seat, usual: float) -> float | None:
        """Return the seconds that a clock runs for a seat, None without end. Bots have what the table says."""
        device = self.presence.holder(seat) if self.plays(seat) else None
        granted = self.seating.granted[seat].get(TIME_LIMIT)
        factor = 1.0 if device is None else device.limit(seat) if granted is None else granted or None
        return None if factor is None else usual * factor

    def tell(self, what: str, *values: int | float | str, seat: Seat | None = None) -> int:
        """Tell a moment to everyone, or to one seat alone; return its number."""
        number = len(self.moments) + 1
        self.moments.append(Moment(number, what, seat, values))
        self.presence.owe(number, seat, self._clock.outside(self.now))
        self.changed += 1
        if seat is None and self.course.races:
            self._begin_race()
        return number

    def is_heard(self, number: int) -> bool:
        """Whether a moment was heard to its end by everyone who is waited for, with all that was told before it."""
        return self.presence.is_heard(number, self.moments[number - 1].seat)

    def all_heard(self, seat: Seat | None = None) -> bool:
        """Whether all that was told so far was heard, by everyone who is waited for or by one seat."""
        return self.presence.all_heard(seat)

    # What is seen.

    def view(self, seat: Seat | None) -> Any:
        """Return the table as a seat, or someone who looks on, may see it: what led to it is kept first.

        It lacks what time has taken out of sight. Actions are kept here, many at a time, and not one by one. At a table
        that is `halted` it is of use to nobody.
        """
        self._keep()
        view = self.table.view(seat)
        return self.course.covered(view) if seat in self.course.covers else view

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what a person may choose now, in the order in which it is read aloud."""
        return _choices(self.game, Same(self.view(seat)), Same(self.table.legal().get(seat, ())))

    def parts(self, seat: Seat) -> Parts | None:
        """Return what a person may compose an action of now; None where they choose no sets of things."""
        return self.game.parts(self.view(seat), self.table.legal().get(seat, ()))

    def named(self, seat: Seat, cards: Sequence[str]) -> Any:
        """Return the action that naming these cards means now, allowed or not; None when it means nothing.

        Raises IllegalAction for cards that do not exist.
        """
        return self.game.named(self.view(seat), cards)

    def zones(self, seat: Seat | None) -> tuple[Zone, ...]:
        """Return what lies where at the table, as a seat or someone who looks on may walk it."""
        return self.game.zones(self.view(seat))

    def ask(self, question: str, seat: Seat | None) -> tuple[Message, ...]:
        """Return the answer to one of the questions that every game answers."""
        return self.game.ask(question, self.view(seat))

    def where_we_are(self, seat: Seat | None) -> tuple[Message, ...]:
        """Return what someone needs who comes back to a game: what beats what, what lies there, whose turn it is."""
        view = self.view(seat)
        return tuple(message for question in ("rank", "current", "turn") for message in self.game.ask(question, view))
