"""A sitting: one table, the people and bots at it, what happens in time, and what each of them is still to hear.

Every device at the table holds a conversation of its own over one sitting. `tick` is the only place where bots act and
clocks run out; `due` says when it is to be called. No clock is read here: `now` is an argument.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import inf
from operator import itemgetter
from typing import Any, Final

from audiogames.bots.levels import runs
from audiogames.core.chance import Generator
from audiogames.core.errors import BadRequest, JournalUnwritable, StaleVersion, reason
from audiogames.core.game import Json
from audiogames.core.guided import PATIENCE
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Seat
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.core.timing import SOON, Course
from audiogames.play.table.advice import AdviceQuestion, Adviser
from audiogames.play.table.bots import BotQuestion, Bots
from audiogames.play.table.clock import Clock
from audiogames.play.table.devices.consent import Consent
from audiogames.play.table.devices.presence import BEHIND, Presence
from audiogames.play.table.devices.races import Races
from audiogames.play.table.hearing import Hearing
from audiogames.play.table.mediator import SittingMediator
from audiogames.play.table.outbox import HEARD, NOTICE, Mark, restored
from audiogames.play.table.quips import Quips
from audiogames.play.table.seating import (
    AWAITED,
    BOT_ENTER,
    BOT_PACE,
    GOES_ON,
    PASSED_ON,
    PAUSED,
    PERSON,
    Opener,
    Seating,
)
from audiogames.play.table.seats import Seats
from audiogames.play.table.turns import Turns, least_seconds

SALT: Final = 0x54494D45
"""Sets the generator of thinking times apart from all others of a table."""

AGAIN_SECONDS: Final = 5.0
"""Seconds after which it is tried again to keep what could not be kept."""

LONGEST_ENTER: Final = 20.0
"""Seconds for which bots wait for somebody's Enter at the most, where others play too."""

REST: Final = 1.0
"""Seconds for which bots rest in a guided game after what is to be explained."""


class Sitting:
    """One table and all who sit at it: what concerns several of its parts, and when.

    `seats` has comings and goings, `turns` what each may do and does, `hearing` what was told and heard; each brackets
    its changes by `at`. `changed` grows whenever there is something new for anybody. `asks_elsewhere`: bots' choices
    are computed by someone else, who looks at `questions` and hands them in. Raises JournalDamaged where the journal
    does not say who sits at the table.

    >>> from audiogames.core.journal import MemoryStore
    >>> sitting = Sitting.new("roue_des_sorcieres", ["Anna", None], [PERSON, "witch"], {}, 7, MemoryStore())
    >>> sitting.turns.submit(0, "play blue-9", now=1.0)
    0.0
    >>> sitting.table.to_act(), sitting.tick(now=sitting.due()), sitting.turns.waiting_for()
    ((1,), True, 0)
    """

    def __init__(self, table: Table, asks_elsewhere: bool = False) -> None:
        self.table = table
        table.run_ahead()
        self.game = table.game
        self.told_from = 0.0
        """The second before which nobody is told what was done last: how long it took tells what lies hidden."""
        self._asks_elsewhere = asks_elsewhere
        self.halted: JournalUnwritable | None = None
        """Why what was done last cannot be kept: until it is, time stands still, and nobody is told anything of it."""
        self._again_at = inf
        self._changes = 0
        self._bots_wait_until = self._bots_acted = self._rests_until = -inf
        self._plans: list[tuple[float, Callable[[], None]]] | None = None
        """The plans as they were found; None where something has changed since."""
        self._due = -inf
        self._planned_for: tuple[int, frozenset[str]] | None = None
        """The presence of devices, and those that bots wait for, as the plans were found."""
        self.awaited: Seat | None = None
        """The seat that is away while others would race: until it is back, someone plays for it or it is excused."""
        self._is_racing = self._is_asked_to_pause = False
        self._pauses_next: Seat | None = None
        """The seat that pauses the table as soon as it is known who was first."""
        self.seating = Seating(table)
        beside = table.store.beside
        self.outboxes = restored(beside(NOTICE), beside(HEARD), len(table.steps), self.seating.follow)
        self.clock = Clock(self.seating.paused_by is not None)
        self.chance = Generator(table.seed ^ SALT)
        self.presence = Presence()
        self.opener = Opener(self.seating, self.presence)
        self.races = Races(self.presence)
        self.bots = Bots(table, self.seating)
        self.quips = Quips(table, self.seating.characters)
        self.hearing = Hearing(table, self.clock, self.seating, self.presence, self.outboxes, self.races, self)
        self.seats = Seats(table, self.clock, self.seating, self.presence, self.outboxes, self.hearing, self.bots, self)
        self.consent = Consent(self.presence, self.seats.plays, self.seats.post)
        self.adviser = Adviser(table, self.seating, self.seats, self.hearing, asks_elsewhere, self)
        self.turns = Turns(
            table, self.clock, self.seating, self.seats, self.presence, self.opener, self.races, self.consent, self
        )
        timeline = TableTimeline(
            table,
            self.clock,
            self.chance,
            self.seating,
            self.presence,
            self.bots,
            self.hearing,
            self.seats,
            self.turns,
            self,
        )
        self.course = Course(timeline)  # nothing is out of sight before the game's own looks at the table
        self.course = self.game.course(timeline)
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
        """Return True if this is a guided game."""
        return self.table.notes.get(PATIENCE) is True

    @property
    def changed(self) -> int:
        """Return how often there was something new for anybody."""
        return self._changes + self.seats.noticed + len(self.hearing.moments)

    @property
    def listening(self) -> tuple[Seat, ...]:
        """Return the seats for whose ears the game waits, as far as all may know."""
        return self.presence.listening() if self.course.awaits_ears() else ()

    def close(self) -> None:
        """Let go of the journal: the game can then be resumed elsewhere, without what could not be kept."""
        with suppress(JournalUnwritable):
            self.table.keep()
        self.hearing.write_notes()
        self.table.close()

    def view(self, seat: Seat | None) -> Any:
        """Return the table as a seat, or someone who looks on, may see it: what led to it is kept first.

        It lacks what time has taken out of sight. Actions are kept here, many at a time, and not one by one. At a table
        that is `halted` it is of use to nobody.
        """
        self.keep()
        view = self.table.view(seat)
        return self.course.covered(view) if seat in self.course.covers else view

    # Changes.

    def run_to(self, now: float) -> None:
        """Let the clock run to a second at which something changes what is due."""
        self._plans = None
        self.clock.run_to(now)

    @contextmanager
    def at(self, now: float) -> Iterator[None]:
        """Bracket what people do about the table: the clock runs before it, and all that it changes follows it.

        Nothing follows what raises an error: it has changed nothing.
        """
        self.run_to(now)
        yield
        self._happened()

    def _happened(self) -> None:
        """Follow up what people have done about the table: some may have come or gone."""
        self.opener.watch(self.clock.real)
        self.follow()

    def follow(self) -> None:
        """Follow any change: bots are asked anew, the course looks at the table, and offers are out of date."""
        self._plans = None
        self._changes += 1
        self._ask_anew()
        self.course.follow()
        if self.course.races:
            self._wait_for_the_absent()
        self.turns.outdate_offers()

    def _ask_anew(self) -> None:
        """Ask bots again whose choice came too late, where the course let them act; forget other questions."""
        stale = self.bots.forget_stale()
        if self.course.is_real_time():
            for seat in stale:
                self.let_act(seat)

    def after(self, events: Sequence[Any]) -> None:
        """Follow up an action: bots hear of it, offers are out of date, and the course looks at the table."""
        self.told_from = max(self.told_from, self.clock.real + least_seconds(events))
        self._rest_after(events)
        self.consent.overtake()
        self.bots.hear(events)
        if self.course.races:
            self.races.begin(len(self.hearing.moments))
        self.follow()

    def _rest_after(self, events: Sequence[Any]) -> None:
        """Let bots rest in a guided game where something is to be said of what has just happened."""
        guided = self.game.guided if self.is_guided else None
        if guided is not None and any(isinstance(event, guided.rests) for event in events):
            self._rests_until = self.clock.now + REST

    @property
    def is_resting(self) -> bool:
        """Return True if bots rest, so that learners may hear of what has just happened."""
        return self._rests_until > self.clock.now

    def press(self, seats: Sequence[Seat], what: str, now: float) -> None:
        """Tell the course what people want of the time itself."""
        with self.at(now):
            self.course.press(seats, what)

    def took_back(self) -> None:
        """Have everybody forget the steps of the table that were just taken back."""
        steps = len(self.table.steps)
        self.hearing.take_back(steps)
        self.quips.take_back(steps)
        self.bots.sit_down()

    # What is kept.

    def keep(self) -> None:
        """Keep what was done, before anybody is told of it. Where it cannot be, the table is halted until it is."""
        if not self.table.applied or (self.halted is not None and self.clock.real + SOON < self._again_at):
            return
        version = self.table.version
        try:
            self.table.store.append(*self.table.unkept)
        except JournalUnwritable as error:
            self._halt(error)
        else:
            self.table.kept(version)
            self._halt(None)

    def check_keeping(self) -> None:
        """Raise JournalUnwritable where what was done before cannot be kept: nothing may follow it yet."""
        self.keep()
        if self.halted is not None:
            raise self.halted

    def try_again(self, now: float) -> None:
        """Try at once to keep what halts the table."""
        self.run_to(now)
        self._again_at = self.clock.real
        self.tick(now)

    def _halt(self, why: JournalUnwritable | None) -> None:
        """Let no time pass, and nobody do anything, while what was done cannot be kept; None for no longer."""
        is_new = (self.halted is None) != (why is None)
        self.halted, self._plans = why, None
        self._again_at = inf if why is None else self.clock.real + AGAIN_SECONDS
        if is_new:
            self._stop_or_go_on()
            self._changes += 1

    # Time.

    def due(self) -> float:
        """Return the second at which to call `tick`: infinity while nothing is planned but what people do."""
        planned_for = self.presence.changes, self.bots.waited_for
        if self._plans is None or self._planned_for != planned_for:
            self._planned_for, self._plans = planned_for, self._planned()
            self._due = min(self._plans, key=itemgetter(0))[0]
        return max(self._due, self.clock.real)

    def tick(self, now: float) -> bool:
        """Let happen what is due, and keep it; whether anything did. Where it cannot be kept, the table is `halted`."""
        self.clock.run_to(now)
        before = self.changed
        while self.due() <= self.clock.real + SOON:
            self._happen()
        self.keep()
        return self.changed != before

    def _planned(self) -> list[tuple[float, Callable[[], None]]]:
        """Return what is planned, each with its second: of what is due at once, the first comes first."""
        if self.halted is not None:
            return [(self._again_at, self.keep)]
        plans: list[tuple[float, Callable[[], None]]] = [
            (self.hearing.notes_due, self.hearing.write_notes),
            (self.consent.due(), self.turns.settle_undo),
            (self.opener.due(), self._pass_on),
        ]
        if is_held := self.races.holds_any:
            plans.append((self.races.due(), self._decide))
        if not self.clock.is_stopped:
            plans.append((self.presence.due(), self._leave_behind))
        if not self.clock.is_stopped and not is_held:  # a key that is held came before a bot, or a clock's end
            plans.append((self.clock.outside(self.course.due()), self._let_happen))
            if not self.consent.is_asked:
                plans.append((self.clock.outside(self._bots_due()), self._let_bots_go_on))
        return plans

    def _happen(self) -> None:
        """Let the first happen of what is due."""
        plans, self._plans = self._plans or [], None
        for second, happen in plans:
            if second <= self.clock.real + SOON:
                happen()
                return

    def _leave_behind(self) -> None:
        """Wait no longer for a device that is late, and tell all."""
        late = self.presence.late(self.clock.real + SOON)
        if late is not None:
            id, seats = late
            for seat in seats if self._is_lateness_told(id) else ():
                self.seats.post(id, seat)
            playing = {device.id for device in self.presence.playing()}
            self.bots.wait_only_for(self.bots.waited_for & playing)
            self._happened()

    def _is_lateness_told(self, id: str) -> bool:
        """Return True if all are told that a device is late: some play elsewhere, and no learner listens long."""
        return self.seats.is_apart and not (self.is_guided and id == BEHIND)

    def _pass_on(self) -> None:
        """Tell all who decides about the table until the opener is back."""
        opener = self.opener.pass_on()
        if opener is not None:
            self.seats.post(PASSED_ON, self.opener.seat, opener=opener)

    def _let_happen(self) -> None:
        """Let the course do what is due first."""
        self.course.happen()
        self.follow()

    def _decide(self) -> None:
        """Do what was raced for, begin another race, and pause if somebody has asked for that meanwhile."""
        self.turns.decide()
        self.races.begin(len(self.hearing.moments))
        if self._pauses_next is not None:
            self.pause(self.clock.real, self._pauses_next)

    def pause(self, now: float, seat: Seat | None = None) -> None:
        """Let no time pass at the table until it goes on.

        Where a seat asks for it, all are told, nobody may act, and a game that is taken up again is still paused. Keys
        that came before are decided before: nobody cuts off a key that is still on its way.
        """
        self.run_to(now)
        self._pauses_next = seat if self.races.holds_any else None
        if self._pauses_next is not None:
            return
        self._is_asked_to_pause = True
        self._stop_or_go_on()
        if seat is not None and self.seating.paused_by is None:
            self.seats.post(PAUSED, seat)
            self._happened()

    def go_on(self, now: float, seat: Seat | None = None) -> None:
        """Let time pass again; what a seat has paused goes on once a seat asks for it, and all are told."""
        self._pauses_next = None
        if seat is not None and self.seating.paused_by is not None:
            self.seats.post(GOES_ON, seat)
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
                self.seats.post(AWAITED, self.awaited, opener=self.opener.seat)

    def _stop_or_go_on(self) -> None:
        """Let no time pass while someone pauses the table or is awaited, or it is halted."""
        stands = self._is_asked_to_pause or self.seating.paused_by is not None or self.awaited is not None
        self.clock.stop(stands or self.halted is not None)

    # Bots.

    @property
    def questions(self) -> tuple[BotQuestion | AdviceQuestion, ...]:
        """The questions that are to be answered elsewhere: those to bots, unless they have to wait, and for advice."""
        return (*self._questions_to_bots(), *self.adviser.questions)

    def _questions_to_bots(self) -> tuple[BotQuestion, ...]:
        return () if self._bots_wait else self.bots.questions

    def let_act(self, seat: Seat) -> None:
        """Let a bot choose and act: at once, or as soon as its choice is handed in."""
        if seat in self.bots and seat in self.table.to_act():
            question = self.bots.question(seat)
            if self._asks_elsewhere:
                self.bots.ask(question)
                self._changes += 1
            else:
                self.turns.act_as_bot(seat, question.answer())

    def hand_in(self, question: BotQuestion | AdviceQuestion, action: Any, now: float) -> None:
        """Do what a bot has chosen elsewhere, or keep the advice that was worked out there.

        Raises StaleVersion where the table has moved on since, bots have to wait, or a person has the seat.
        """
        self.run_to(now)
        if isinstance(question, AdviceQuestion):
            self.adviser.give(question, action)
            self._changes += 1
            return
        if question.seat not in self.bots or self._bots_wait or question.version != self.table.version:
            raise StaleVersion(reason("stale-version"))
        self.bots.answered(question)
        self.turns.act_as_bot(question.seat, action)
        self.keep()

    @property
    def _bots_wait(self) -> bool:
        """Return True if no bot may act: a pause, a halt, somebody awaited, a question to all or a held key."""
        waits = self.seating.paused_by is not None or self.awaited is not None or self.races.holds_any
        return waits or self.consent.is_asked or self.halted is not None

    def _bots_due(self) -> float:
        """Return when a bot acts that acts as soon as it may, or what follows by itself; infinity for never."""
        if self.turns.waiting_for() is not None or self.course.is_real_time() or self._questions_to_bots():
            return inf
        if not self.table.to_act() and self.table.over:
            return inf
        if not self.bots.waited_for:
            return max(self._bots_wait_until, self._rests_until)
        return inf if len(self.presence.playing()) == 1 else self._bots_acted + LONGEST_ENTER

    def _let_bots_go_on(self) -> None:
        """Let the first bot act that does not hesitate; where nobody is to act, let happen what follows by itself."""
        seat = self.bots.next_to_act()
        self.bots.wait_only_for(())
        if seat is not None:
            self.let_act(seat)
            self._bots_acted = self.clock.now
            self._bots_wait_until = self.clock.now + self.seats.granted(BOT_PACE)
            self.bots.wait_only_for(self.presence.granting(BOT_ENTER))
        elif not self.table.to_act():
            self.after(self.table.go_on())
        elif runs(self.table):
            self.run_out()

    def run_out(self) -> None:
        """Let the running clock run out. Raises IllegalAction when none runs."""
        self.after(self.table.time())


class TableTimeline:
    """The `core.timing.Timeline` of one table."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        chance: Generator,
        seating: Seating,
        presence: Presence,
        bots: Bots,
        hearing: Hearing,
        seats: Seats,
        turns: Turns,
        sitting: SittingMediator,
    ) -> None:
        self._clock = clock
        self._seating = seating
        self._presence = presence
        self._seats = seats
        self.chance = chance
        self.view = sitting.view
        self.to_act = table.to_act
        self.bots_to_act, self.level, self.hesitates = bots.to_act, bots.level, bots.hesitates
        self.granted, self.limit = seats.granted, seats.limit
        self.tell, self.withdraw, self.is_heard = hearing.tell, hearing.withdraw, hearing.is_heard
        self.all_heard = presence.all_heard
        self.act, self.let_act, self.run_out = turns.act, sitting.let_act, sitting.run_out

    @property
    def now(self) -> float:
        """Seconds, which stand still while the table is paused."""
        return self._clock.now

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return self._seating.people

    @property
    def is_apart(self) -> bool:
        """Return True if persons play at more than one device."""
        return self._seats.is_apart

    @property
    def is_alone(self) -> bool:
        """Return True if one device alone plays now."""
        return self._presence.is_alone
