"""A sitting: one table with its people, bots, timed events and pending news. No clock is read: `now` is an argument."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import inf
from operator import itemgetter
from typing import Any, Final

from audiogames.bots.levels import runs
from audiogames.core.chance import Generator
from audiogames.core.errors import BadRequest, JournalUnwritable, StaleVersion, reason
from audiogames.core.game import Json
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Seat
from audiogames.core.presentation.guided import PATIENCE
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
"""Separates the generator of thinking times from others of a table."""

AGAIN_SECONDS: Final = 5.0
"""Seconds between attempts to store what could not be stored."""

LONGEST_ENTER: Final = 20.0
"""Maximum seconds for which bots wait for somebody's Enter, if others play too."""

REST: Final = 1.0
"""Seconds of rest for bots in a guided game after something to explain."""


class Sitting:
    """One table and all who sit at it. It coordinates its parts.

    `seats` has arrivals and departures, `turns` the actions, `hearing` what was spoken and heard. Each brackets its
    changes by `at`. `changed` grows with all news. Raises JournalDamaged if the journal's notes are invalid.

    >>> from audiogames.core.journal import MemoryStore
    >>> sitting = Sitting.new("roue_des_sorcieres", ["Anna", None], [PERSON, "witch"], {}, 7, MemoryStore())
    >>> sitting.turns.submit(0, "play blue-9", now=1.0)
    0.0
    >>> sitting.table.to_act(), sitting.tick(now=sitting.due()), sitting.turns.waiting_for()
    ((1,), True, 0)
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        table.run_ahead()
        self.game = table.game
        self.told_from = 0.0
        """No result is announced before this second: the computing time would reveal hidden things."""
        self._asks_elsewhere = False
        self.halted: JournalUnwritable | None = None
        """Why the last action cannot be stored. Until it is, time stops and nobody hears of it."""
        self._again_at = inf
        self._changes = 0
        self._bots_wait_until = self._bots_acted = self._rests_until = -inf
        self._plans: list[tuple[float, Callable[[], None]]] | None = None
        """The current plans, None if outdated."""
        self._due = -inf
        self._planned_for: tuple[int, frozenset[str]] | None = None
        self.awaited: Seat | None = None
        """The absent seat that a race waits for, until it is back, replaced or excused."""
        self._is_racing = self._is_asked_to_pause = False
        self._pauses_next: Seat | None = None
        """The seat that pauses the table once the race is decided."""
        self.seating = Seating(table)
        beside = table.store.beside
        self.outboxes = restored(beside(NOTICE), beside(HEARD), len(table.steps), self.seating.follow)
        self.clock = Clock(self.seating.paused_by is not None)
        self.chance = Generator(table.seed ^ SALT)
        self.presence = Presence()
        self.opener = Opener(self.seating, self.presence)
        self.races = Races(self.presence)
        self.bots = Bots(table, self.seating)
        self.quips = Quips(table, self.seating.voices)
        self.hearing = Hearing(table, self.clock, self.seating, self.presence, self.outboxes, self.races, self)
        self.seats = Seats(table, self.clock, self.seating, self.presence, self.outboxes, self.hearing, self.bots, self)
        self.consent = Consent(self.presence, self.seats.plays, self.seats.post)
        self.adviser = Adviser(table, self.seating, self.seats, self.hearing, self)
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
        self.course = (self.game.course if table.companion is None else self.game.companion.course)(timeline)
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
    ) -> "Sitting":
        """Open a table. `sitting` has PERSON or a bot level for each seat. Raises BadOptions, BadRequest.

        `fields` has further data of each seat for the game, such as its level. `notes` are stored in the journal.
        """
        said = fields or [{}] * len(names)
        seats = [{**more, "name": name} for name, more in zip(names, said, strict=True)]
        people = [seat for seat, who in enumerate(sitting) if who == PERSON]
        # Before the game: whenever it is cut off, nobody has heard anything of it.
        store.put_beside(HEARD, *[{"seat": seat, **Mark()._asdict()} for seat in people])
        table = Table.new(game, seats, options, seed, store, {"players": list(sitting), **(notes or {})})
        return cls(table)

    @classmethod
    def guided(
        cls,
        game: str,
        names: Sequence[str | None],
        sitting: Sequence[str],
        store: JournalStore,
    ) -> "Sitting":
        """Open the guided game, from its prepared deal. Raises BadRequest if there is none.

        `sitting` is as for `new`.
        """
        prepared = game_named(game).guided
        if prepared is None:
            raise BadRequest(reason("guided-none"))
        people = [seat for seat, who in enumerate(sitting) if who == PERSON]
        store.put_beside(HEARD, *[{"seat": seat, **Mark()._asdict()} for seat in people])
        seats = [{**seat, "name": name} for seat, name in zip(prepared.position["seats"], names, strict=True)]
        position = {**prepared.position, "game": game, "seats": seats}
        return cls(Table.load(position, prepared.seed, store, {"players": list(sitting), PATIENCE: True}))

    @property
    def is_guided(self) -> bool:
        return self.table.notes.get(PATIENCE) is True

    @property
    def changed(self) -> int:
        """The number of news for anybody so far."""
        return self._changes + self.seats.noticed + len(self.hearing.moments)

    @property
    def listening(self) -> tuple[Seat, ...]:
        """The seats that the game waits for while they listen, as far as everyone may know."""
        return self.presence.listening() if self.course.awaits_ears() else ()

    def close(self) -> None:
        """Release the journal, so that the game can be resumed elsewhere. Unstored actions are lost."""
        with suppress(JournalUnwritable):
            self.table.keep()
        self.hearing.write_notes()
        self.table.close()

    def view(self, seat: Seat | None) -> Any:
        """Return the view of a seat or onlooker, after storing the actions that led to it.

        It lacks what the course hides. Storing here saves many actions at a time. While `halted`, the view must not be
        shown.
        """
        self.keep()
        view = self.table.view(seat)
        return self.course.covered(view) if seat in self.course.covers else view

    # Changes.

    def run_to(self, now: float) -> None:
        self._plans = None
        self.clock.run_to(now)

    @contextmanager
    def at(self, now: float) -> Iterator[None]:
        """Bracket changes by people: the clock runs before, and updates follow.

        After an exception nothing has changed, and no update follows.
        """
        self.run_to(now)
        yield
        self._happened()

    def _happened(self) -> None:
        self.opener.watch(self.clock.real)
        self.follow()

    def follow(self) -> None:
        self._plans = None
        self._changes += 1
        self._ask_anew()
        self.course.follow()
        if self.course.races:
            self._wait_for_the_absent()
        self.turns.outdate_offers()

    def _ask_anew(self) -> None:
        """Ask bots again whose choice came too late in real time, and drop other questions."""
        stale = self.bots.forget_stale()
        if self.course.is_real_time():
            for seat in stale:
                self.let_act(seat)

    def after(self, events: Sequence[Any]) -> None:
        self.told_from = max(self.told_from, self.clock.real + least_seconds(events))
        self._rest_after(events)
        self.consent.overtake()
        self.bots.hear(events)
        if self.course.races:
            self.races.begin(len(self.hearing.moments))
        self.follow()

    def _rest_after(self, events: Sequence[Any]) -> None:
        """Let bots rest in a guided game if these events need an explanation."""
        guided = self.game.guided if self.is_guided else None
        if guided is not None and any(isinstance(event, guided.rests) for event in events):
            self._rests_until = self.clock.now + REST

    @property
    def is_resting(self) -> bool:
        return self._rests_until > self.clock.now

    def press(self, seats: Sequence[Seat], what: str, now: float) -> None:
        """Forward a wish about timing to the course."""
        with self.at(now):
            self.course.press(seats, what)

    def took_back(self, steps: int | None = None) -> None:
        steps = len(self.table.steps) if steps is None else steps
        self.hearing.take_back(steps)
        self.quips.take_back(steps)
        self.bots.sit_down()

    # What is kept.

    def keep(self) -> None:
        """Store all actions before anybody hears of them. If that fails, the table is halted."""
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
        self.keep()
        if self.halted is not None:
            raise self.halted

    def try_again(self, now: float) -> None:
        """Retry at once to store what halts the table."""
        self.run_to(now)
        self._again_at = self.clock.real
        self.tick(now)

    def _halt(self, why: JournalUnwritable | None) -> None:
        """Stop time and actions while nothing can be stored. None resumes."""
        is_new = (self.halted is None) != (why is None)
        self.halted, self._plans = why, None
        self._again_at = inf if why is None else self.clock.real + AGAIN_SECONDS
        if is_new:
            self._stop_or_go_on()
            self._changes += 1

    # Time.

    def due(self) -> float:
        """Return when to call `tick`. Infinity if only people can act."""
        planned_for = self.presence.changes, self.bots.waited_for
        if self._plans is None or self._planned_for != planned_for:
            self._planned_for, self._plans = planned_for, self._planned()
            self._due = min(self._plans, key=itemgetter(0))[0]
        return max(self._due, self.clock.real)

    def tick(self, now: float) -> bool:
        """Do and store everything due, and return True if anything happened. Failing to store halts the table."""
        self.clock.run_to(now)
        before = self.changed
        while self.due() <= self.clock.real + SOON:
            self._happen()
        self.keep()
        return self.changed != before

    def _planned(self) -> list[tuple[float, Callable[[], None]]]:
        """Return the plans with their times. Of equal times the first has priority."""
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
        plans, self._plans = self._plans or [], None
        for second, happen in plans:
            if second <= self.clock.real + SOON:
                happen()
                return

    def _leave_behind(self) -> None:
        late = self.presence.late(self.clock.real + SOON)
        if late is not None:
            id, seats = late
            for seat in seats if self._is_lateness_told(id) else ():
                self.seats.post(id, seat)
            playing = {device.id for device in self.presence.playing()}
            self.bots.wait_only_for(self.bots.waited_for & playing)
            self._happened()

    def _is_lateness_told(self, id: str) -> bool:
        """Return True if lateness is announced: some play elsewhere, and not just slowly without haste."""
        is_slow_allowed = self.is_guided or self.seating.is_over_days
        return self.seats.is_apart and not (is_slow_allowed and id == BEHIND)

    def _pass_on(self) -> None:
        """Announce who decides about the table until the opener is back."""
        opener = self.opener.pass_on()
        if opener is not None:
            self.seats.post(PASSED_ON, self.opener.seat, opener=opener)

    def _let_happen(self) -> None:
        self.course.happen()
        self.follow()

    def _decide(self) -> None:
        """Decide the race, begin another, and pause if somebody has asked for it meanwhile."""
        self.turns.decide()
        self.races.begin(len(self.hearing.moments))
        if self._pauses_next is not None:
            self.pause(self.clock.real, self._pauses_next)

    def pause(self, now: float, seat: Seat | None = None) -> None:
        """Stop time at the table.

        If a seat asks for it, it is announced, nobody may act, and a resumed game is still paused. Keys pressed before
        are decided first, so that none is cut off in transit.
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
        """Resume time. A pause by a seat ends when a seat asks for it, and it is announced."""
        self._pauses_next = None
        if seat is not None and self.seating.paused_by is not None:
            self.seats.post(GOES_ON, seat)
        self._is_asked_to_pause = self.seating.paused_by is not None
        self.run_to(now)
        self._stop_or_go_on()
        if seat is not None:
            self._happened()

    def _wait_for_the_absent(self) -> None:
        """Delay the start of a race while a participant is away, and announce it. An open race goes on."""
        before, was_racing = self.awaited, self._is_racing
        self._is_racing = self.course.is_racing()
        opens = self._is_racing and (before is not None or not was_racing)
        self.awaited = self.seating.absent(self.table.to_act()) if opens else None
        if self.awaited != before:
            self._stop_or_go_on()
            if self.awaited is not None:
                self.seats.post(AWAITED, self.awaited, opener=self.opener.seat)

    def _stop_or_go_on(self) -> None:
        stands = self._is_asked_to_pause or self.seating.paused_by is not None or self.awaited is not None
        self.clock.stop(stands or self.halted is not None)

    # Bots.

    def ask_elsewhere(self) -> None:
        """Leave bots' choices and advice to someone else, who answers `questions`."""
        self._asks_elsewhere = True
        self.adviser.ask_elsewhere()

    @property
    def questions(self) -> tuple[BotQuestion | AdviceQuestion, ...]:
        """The questions to answer elsewhere: those to bots that need not wait, and for advice."""
        return (*self._questions_to_bots(), *self.adviser.questions)

    def _questions_to_bots(self) -> tuple[BotQuestion, ...]:
        return () if self._bots_wait else self.bots.questions

    def let_act(self, seat: Seat) -> None:
        if seat in self.bots and seat in self.table.to_act():
            question = self.bots.question(seat)
            if self._asks_elsewhere:
                self.bots.ask(question)
                self._changes += 1
            else:
                self.turns.act_as_bot(seat, question.answer())

    def hand_in(self, question: BotQuestion | AdviceQuestion, action: Any, now: float) -> None:
        """Apply a bot's choice or an advice computed elsewhere.

        Raises StaleVersion if the table has changed since, bots have to wait, or a person has the seat.
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
        """True if no bot may act: a pause, a halt, an absence, a question to all or a held key."""
        waits = self.seating.paused_by is not None or self.awaited is not None or self.races.holds_any
        return waits or self.consent.is_asked or self.halted is not None

    def _bots_due(self) -> float:
        """Return when the next bot acts, or an automatic step follows, or infinity."""
        if self.table.companion is not None:
            return inf
        if self.turns.waiting_for() is not None or self.course.is_real_time() or self._questions_to_bots():
            return inf
        if not self.table.to_act() and self.table.over:
            return inf
        if not self.bots.waited_for:
            return max(self._bots_wait_until, self._rests_until)
        return inf if len(self.presence.playing()) == 1 else self._bots_acted + LONGEST_ENTER

    def _let_bots_go_on(self) -> None:
        """Let the first bot act that does not hesitate, or else let the automatic step happen."""
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
        """Seconds at the table, without pauses."""
        return self._clock.now

    @property
    def people(self) -> tuple[Seat, ...]:
        return self._seating.people

    @property
    def is_apart(self) -> bool:
        return self._seats.is_apart

    @property
    def is_alone(self) -> bool:
        return self._presence.is_alone
