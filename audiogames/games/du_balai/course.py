"""The course of Du Balai!: dice land in the open book for everyone at the same pace, and someone closes it.

The next die lands once everyone has heard the last one, and no sooner than the slowest granted pace. With several
devices, answers to a spell are stored until a time that depends on nobody's cards or speed. All announcements use only
what everyone may see.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

from audiogames.core.errors import reason
from audiogames.core.messages import NOBODY, Message, Seat
from audiogames.core.presentation.guided import PATIENCE
from audiogames.core.timing import DAYS, Course, Timeline
from audiogames.games.du_balai.state import DICE_READ, FOG, PASS, Action, PendingSpell, all_cards
from audiogames.games.du_balai.view import View

DIE: Final = "die"
LOOK_DIE: Final = "look-die"
"""A die lands, for all or for one who looks. `values` are its place and its face."""

OPEN: Final = "open"
"""A moment: all before it was heard. In common reading, the book may be closed."""

SECONDS: Final = "seconds"
"""A moment: the seconds left until the book closes by itself."""

LOOK_OVER: Final = "look-over"

ANSWERED: Final = "answered"

TOGETHER: Final = "together"
"""People who share a device are called before dice are rolled, or read."""

PACE: Final = "dice_pace"
READINGS: Final = "dice_readings"
"""Seconds per die, and the number of readings before the book may be closed."""

SOUNDING: Final = "dice_sounding"
"""The grant for recorded names of dice: the minimum seconds per die."""

USUAL_PACE: Final = 0.8
QUICKEST, SLOWEST = 0.2, 5.0
"""Seconds per die: default, minimum and maximum."""

MOST_READINGS: Final = 3

START: Final = 1.0
"""Minimum seconds before the first die, after all words before it."""

LAST_CALL: Final = 5.0
"""Seconds before the end of a clock at which it is announced."""

HESITATION: Final = 30.0

SOONER: Final = 3.0
"""Like HESITATION, if no person may close it."""

THINKING: Final = {
    "first-flight": (11000, 24000),
    "apprentice": (9000, 20000),
    "witch": (6000, 14000),
    "grand-witch": (4000, 9000),
    "arch-witch": (3000, 7000),
}
"""Milliseconds after the reading in which a bot of each level finds its formula."""

PATIENT: Final = 6
"""Factor on the bots' thinking time in a guided game."""

USUAL_LIMIT: Final = 20
"""Seconds until the book closes by itself: the rule file allows 10 to 60."""

LONGEST_LIMIT: Final = 5
"""Factor on the default for people without a limit, if others bet meanwhile."""

REACTION: Final = 5.0
"""Seconds at several devices, after all have heard the spell. Independent of cards."""

LONGEST_WORDS: Final = 60.0
"""Maximum seconds for which the first die, or the time of answers, waits for speech.

Someone who keeps pressing keys is answered each time, and others must not wait for ever.
"""

LONGEST_BETWEEN: Final = 20.0
"""The same for each later die."""

LOOK: Final = {"novice": 10.0, "normal": 10.0, "expert": 5.0}
"""Seconds, by the player's level (rule file 1.5)."""


@dataclass
class Reading:
    """Dice that land one after the other, for everyone or for a `seat`: `landed` of the `total` so far.

    `last` is the moment of the last die, 0 before the first. The next one lands at `not_before` or later. If the dice
    lie open and none land, `heard` says that the words about them were heard. At `end` the dice are out of sight, and
    the reading is `over`.
    """

    seat: Seat | None
    total: int
    not_before: float
    landed: int = 0
    last: int = 0
    heard: bool = False
    end: float = inf
    over: bool = False


@dataclass
class SpellWindow:
    """The time for answers to a `spell` at several devices, which are stored until it closes for all.

    It begins at `begins` or later, once all have heard of the spell. It closes at `end`, or up to `latest` while
    somebody without a limit has not answered. `asked` are the bots that were asked.
    """

    spell: PendingSpell
    begins: float
    end: float = inf
    latest: float = inf
    answers: dict[Seat, Action] = field(default_factory=dict)
    asked: set[Seat] = field(default_factory=set)


class BookCourse(Course):
    races = True

    def __init__(self, timeline: Timeline) -> None:
        super().__init__(timeline)
        self._seen: View = timeline.view(None)
        self.book: Reading | None = None
        self.looks: dict[Seat, Reading] = {}
        self.window: SpellWindow | None = None
        self._there: frozenset[Seat] = NOBODY
        self._enough: frozenset[Seat] = NOBODY
        self._closes: dict[Seat, float] = {}
        self._hesitant: frozenset[Seat] = NOBODY
        self._end = self._call = inf
        self._is_open = False

    # What others may ask.

    @property
    def is_open(self) -> bool:
        return self.book is not None and (self._is_open or not self._is_common)

    @property
    def to_come(self) -> int:
        """Dice before the book may be closed. The last counts until everyone has heard it."""
        return 0 if self.book is None or self.is_open else max(1, self.book.total - self.book.landed)

    def are_there(self, seats: Sequence[Seat]) -> bool:
        """True if these people have reported their presence since the last book was closed."""
        return self._there.issuperset(seats)

    @property
    def has_been_seen(self) -> bool:
        return self._enough.issuperset(self.timeline.people)

    @property
    def _is_common(self) -> bool:
        return self._seen.rules.pace == "common"

    def pace(self, seats: Sequence[Seat] | None = None) -> float:
        """Seconds per die for some seats (None: for all people)."""
        granted = min(max(self.timeline.granted(PACE, seats) or USUAL_PACE, QUICKEST), SLOWEST)
        return max(granted, self.timeline.granted(SOUNDING, seats))

    def awaits(self, seat: Seat) -> bool:
        """False while a Décret waits, or if everyone knows that the person can only pass."""
        if self._seen.phase == "roll":
            return self._are_together()
        if self._seen.phase == "write":
            return seat not in self.timeline.view(seat).decrees
        return not self._must_pass(seat) and not self._has_answered(seat)

    def is_real_time(self) -> bool:
        """While the book is open, until all are present, and while all answer."""
        is_waited_for = self._seen.phase == "roll" and not self._are_together()
        return self._seen.phase == "look" or is_waited_for or self.window is not None

    def needs_ears(self) -> bool:
        """While dice are read, or somebody may close the book first."""
        return self.is_by_ear() or self.is_racing()

    def awaits_ears(self) -> bool:
        """The first die waits for the end of the words before it."""
        is_before_first = self.book is not None and not self.book.landed and self._is_common
        return is_before_first and self._are_together() and not self.timeline.all_heard()

    def awaits_answers(self) -> bool:
        """While all may play a Brouillard or pass."""
        return self._seen.phase == "react"

    def must_act(self, seat: Seat) -> bool:
        """Nobody must close the book or answer a spell."""
        return self._seen.phase not in ("look", "react")

    def is_by_ear(self) -> bool:
        return self.book is not None or bool(self.looks)

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        if self._has_answered(seat):
            return reason("balai-answer-kept")
        if action.verb in ("close", "bet") and self.to_come:
            return reason("glance-not-yet", number=self.to_come)
        look = self.looks.get(seat)
        if action.verb == "write" and look is not None and not look.over:
            return reason("glance-not-yet", number=max(1, look.total - look.landed))
        return None

    def delays(self, seat: Seat) -> bool:
        look = self.looks.get(seat)
        return self._has_answered(seat) or bool(self.to_come) or (look is not None and not look.over)

    def collect(self, seat: Seat, action: Action) -> bool:
        if self.window is None:
            return False
        self.window.answers[seat] = action
        self.timeline.tell(ANSWERED, seat=seat)
        return True

    def covered(self, seen: View) -> View:
        """In common reading, dice appear as they land. At other paces all are visible during the look."""
        look = None if seen.seat is None else self.looks.get(seen.seat)
        if look is None or seen.dice is None:
            return seen
        lasts = look.not_before < inf and not look.over
        shown = (look.landed if self._is_common else DICE_READ) if lasts else 0
        return seen._replace(dice=tuple(face if die < shown else None for die, face in enumerate(seen.dice)))

    def is_race(self, seat: Seat, action: Action) -> bool:
        """Only one seat can close the book."""
        return action.verb == "close"

    def is_racing(self) -> bool:
        return self.is_open

    def tells(self) -> bool:
        """While dice are read that nobody can interrupt."""
        if self.book is not None:
            return self._is_common and not self._is_open
        return any(not look.over and (self._is_common or look.landed < look.total) for look in self.looks.values())

    def is_unhurried(self, seats: Sequence[Seat]) -> bool:
        """No clock runs in common reading, to all or to one of these seats."""
        if not self._is_common:
            return False
        if self.book is not None:
            return not self._is_open
        looks = (self.looks.get(seat) for seat in seats)
        return any(look is not None and not look.over and look.not_before < inf for look in looks)

    def passes(self) -> float:
        """One second per line while the dice are visible."""
        return 1.0 if self.book is not None or self.looks else 0.0

    def press(self, seats: Sequence[Seat], what: str) -> None:
        """The wishes are "there" for presence, "sooner" for the first die, "enough" of the dice."""
        now = self.timeline.now
        if what == "there":
            self._there |= frozenset(seats)
        if what == "sooner" and self.book is not None and not self.book.landed:
            self.book.not_before = now
        if what == "enough" and self.is_open:
            self._enough |= frozenset(seats)
            if self.has_been_seen:
                self._end = now
        for seat in seats:
            look = self.looks.get(seat)
            if look is not None and what == "look" and look.not_before == inf:
                look.not_before = now + START
            elif look is not None and what == "enough" and not self._is_common:
                look.end = now

    # What happens.

    def follow(self) -> None:
        self._seen = self.timeline.view(None)
        if self._seen.phase != "look" and self.book is not None:
            self._forget()
        if self._seen.phase == "look" and self.book is None:
            self.book = Reading(None, 0, self.timeline.now + START)
        if self.book is not None and not self.book.landed:
            self.book.total = DICE_READ * self._times()
            since = self.book.not_before - START
            self.book.heard |= not self._is_common and self.timeline.now > since and self.timeline.all_heard()
        self._follow_looks()
        self._follow_window()

    def due(self) -> float:
        if self._unable() is not None or self._all_have_looked() or self._unasked() is not None:
            return self.timeline.now
        book = min(self._next_die(), self._opens(), self._look_ends(), *self._closes.values(), self._call, self._end)
        return min(book, self._window_begins(), self._window_ends())

    def happen(self) -> None:
        due = self.due()
        if (seat := self._unable()) is not None:
            self.timeline.act(seat, PASS)
        elif self._all_have_looked():
            self.timeline.run_out()
        elif (bot := self._unasked()) is not None and self.window is not None:
            self.window.asked.add(bot)
            self.timeline.let_act(bot)
        elif due >= self._window_ends():
            self._close_window()
        elif due >= self._window_begins():
            self._begin_window()
        elif due >= self._end:
            self._end = inf
            self.timeline.run_out()
        elif due >= self._opens():
            self._open()
        elif due >= self._look_ends():
            self._end_look(min(self._looking(), key=self._ends))
        elif due >= self._next_die():
            self._land(min(self._readings(), key=self._lands))
        elif due >= self._call:
            self._call = inf
            self.timeline.tell(SECONDS, round(LAST_CALL))
        else:
            self._let_close(min(self._closes, key=lambda bot: self._closes[bot]))

    def _are_together(self) -> bool:
        return self.are_there([seat for seat in self.timeline.people if self.timeline.granted(TOGETHER, (seat,))])

    # Spells that pass by.

    def _must_pass(self, seat: Seat) -> bool:
        """True if all can see that someone must pass, by the counts of cards or the discard pile.

        Others with any card of an earlier round are asked. Otherwise everyone would learn who holds a Brouillard.
        """
        seen = self._seen
        if seen.phase != "react" or seat not in seen.to_act:
            return False
        has_old = seen.counts[seat] > seen.fresh_counts[seat]
        return not has_old or seen.discard.count(FOG) == all_cards(seen.rules).count(FOG)

    def _unable(self) -> Seat | None:
        bots = self.timeline.bots_to_act() if self._seen.phase == "react" else ()
        people = (seat for seat in self.timeline.people if seat not in bots)
        return next((seat for seat in people if self._must_pass(seat)), None)

    # Answers to a spell at several devices.

    def _has_answered(self, seat: Seat) -> bool:
        return self.window is not None and seat in self.window.answers

    def _follow_window(self) -> None:
        """At one device, seats answer in turn instead."""
        seen, window = self._seen, self.window
        if seen.phase != "react" or seen.pending is None or not self.timeline.is_apart:
            self.window = None
        elif window is None or window.spell != seen.pending:
            self.window = SpellWindow(seen.pending, self.timeline.now + START)

    def _unasked(self) -> Seat | None:
        window = self.window
        bots = () if window is None else self.timeline.bots_to_act()
        return next((bot for bot in bots if window is not None and bot not in {*window.asked, *window.answers}), None)

    def _answering(self) -> list[Seat]:
        bots = self.timeline.bots_to_act()
        return [seat for seat in self._seen.to_act if seat not in bots]

    def _window_begins(self) -> float:
        window = self.window
        if window is None or window.end < inf:
            return inf
        return max(window.begins, self._end_of_words(window.begins + LONGEST_WORDS))

    def _begin_window(self) -> None:
        """The time is that of the slowest person asked, none for bots alone."""
        window, now = self.window, self.timeline.now
        assert window is not None
        limits = [self.timeline.limit(seat, REACTION) for seat in self._answering()]
        usual = 0.0 if self.timeline.granted(DAYS) else REACTION
        seconds = max((usual if span is None else span for span in limits), default=0.0)
        window.end = window.latest = now + seconds
        if None in limits:
            window.latest = now + max(seconds, LONGEST_LIMIT * REACTION) if usual else inf
        if seconds:
            self.timeline.tell(SECONDS, round(seconds))

    def _window_ends(self) -> float:
        """At its end, or later for a bot or a person without a limit."""
        window = self.window
        if window is None or window.end == inf:
            return inf
        if not window.answers.keys() >= set(self.timeline.bots_to_act()):
            return inf
        late = [seat for seat in self._answering() if seat not in window.answers]
        waits = any(self.timeline.limit(seat, REACTION) is None for seat in late)
        return window.latest if waits else max(window.end, self.timeline.now)

    def _close_window(self) -> None:
        """Apply all answers at once. A missing one is a pass."""
        window, self.window = self.window, None
        assert window is not None
        for seat in self.timeline.to_act():
            self.timeline.act(seat, window.answers.get(seat, PASS))

    # The reading.

    def _times(self) -> int:
        """0 if the dice lie open at once. A game resumed within a reading starts it again."""
        return min(max(round(self.timeline.granted(READINGS)), 1), MOST_READINGS) if self._is_common else 0

    def _forget(self) -> None:
        self.book = None
        self._is_open = False
        self._end = self._call = inf
        self._there = self._enough = self._hesitant = NOBODY
        self._closes.clear()
        self.timeline.withdraw()

    def _readings(self) -> list[Reading]:
        readings = [*self._looking(), *([] if self.book is None else [self.book])]
        return [reading for reading in readings if reading.landed < reading.total]

    def _next_die(self) -> float:
        return min(map(self._lands, self._readings()), default=inf)

    def _lands(self, reading: Reading) -> float:
        """After the last die, or the words before the first."""
        if reading.seat is None and not self._are_together():
            return inf
        return max(reading.not_before, self._told(reading))

    def _told(self, reading: Reading) -> float:
        """No die lands into words: all speech was heard."""
        if reading.last and not self.timeline.is_heard(reading.last):
            return inf
        longest = LONGEST_BETWEEN if reading.last else LONGEST_WORDS
        return self._end_of_words(reading.not_before + longest, reading.seat)

    def _end_of_words(self, latest: float, seat: Seat | None = None) -> float:
        """Without limit for a single device, or in a guided game."""
        if self.timeline.all_heard(seat):
            return -inf
        return inf if self.timeline.is_alone or self.timeline.granted(PATIENCE) else latest

    def _land(self, reading: Reading) -> None:
        die, seat = reading.landed % DICE_READ, reading.seat
        if seat is None and self._seen.read <= reading.landed < DICE_READ:
            self.timeline.run_out()
        reading.landed += 1
        dice = self.timeline.view(seat).dice
        reading.last = self.timeline.tell(DIE if seat is None else LOOK_DIE, die, dice[die], seat=seat)
        if seat is not None and reading.landed == 1:
            reading.end = self._end_of(seat)
        reading.not_before = self.timeline.now + self.pace(None if seat is None else (seat,))

    def _opens(self) -> float:
        """When the reading before closing, or before clocks, is complete."""
        book = self.book
        if book is None or self._is_open or book.landed < book.total:
            return inf
        if not book.total:
            return book.not_before if book.heard else max(book.not_before, self._end_of_words(inf))
        return max(self.timeline.now, self._told(book))

    def _open(self) -> None:
        """At other paces, once all dice can have been heard."""
        self._is_open = True
        now = self.timeline.now
        self.timeline.tell(OPEN)
        if not self._is_common and self.timeline.granted(SOUNDING):
            now += DICE_READ * self.pace()
        self._closes = {bot: now + self._thought(bot) for bot in self.timeline.bots_to_act()}
        if self._seen.clock_runs:
            self._end = min(self._end, now + self._limit())
            self._call = self._end - LAST_CALL

    def _thought(self, bot: Seat) -> float:
        """In seconds, drawn independently of the game."""
        least, most = THINKING.get(self.timeline.level(bot), THINKING["witch"])
        times = PATIENT if self.timeline.granted(PATIENCE) else 1
        return times * (least + self.timeline.chance.below(most - least)) / 1000.0

    def _limit(self) -> float:
        if self.timeline.granted(DAYS):
            return inf
        usual = float(self._seen.rules.time_limit or USUAL_LIMIT)
        each = [self.timeline.limit(seat, usual) for seat in self.timeline.people]
        return max((usual * LONGEST_LIMIT if span is None else span for span in each), default=usual)

    def _let_close(self, bot: Seat) -> None:
        del self._closes[bot]
        bots = self.timeline.bots_to_act()
        if bot not in bots:
            return
        if bot not in self._hesitant and self.timeline.hesitates(bot):
            self._hesitant |= {bot}
            if not self._seen.clock_runs or self._end == inf:
                nobody = set(self.timeline.to_act()) <= set(bots)
                self._closes[bot] = self.timeline.now + (SOONER if nobody else HESITATION)
            return
        self.timeline.let_act(bot)

    # Looks by a Décret.

    def _follow_looks(self) -> None:
        looking = self._seen.looking if self._seen.phase == "write" else ()
        if self.looks and not looking:
            self.timeline.withdraw()
        bots = self.timeline.bots_to_act() if looking else ()
        people = [seat for seat in looking if seat in self.timeline.people and seat not in bots]
        self.covers = self.looks = {seat: self.looks.get(seat) or Reading(seat, DICE_READ, inf) for seat in people}

    def _looking(self) -> list[Reading]:
        return [look for look in self.looks.values() if not look.over]

    def _look_ends(self) -> float:
        return min(map(self._ends, self._looking()), default=inf)

    def _ends(self, look: Reading) -> float:
        """In common reading after its last die."""
        if self._is_common and look.landed == look.total:
            return max(self.timeline.now, self._told(look))
        return look.end

    def _end_of(self, seat: Seat) -> float:
        if self._is_common:
            return inf
        span = self.timeline.limit(seat, LOOK[self._seen.levels[seat]])
        return inf if span is None else self.timeline.now + span

    def _end_look(self, look: Reading) -> None:
        look.over = True
        self.timeline.tell(LOOK_OVER, seat=look.seat)

    def _all_have_looked(self) -> bool:
        return bool(self.looks) and not self._looking()


COURSE = BookCourse
