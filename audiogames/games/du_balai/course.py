"""The course of Du Balai! in time: dice land in the open book for everyone at the same pace, and someone closes it.

The next die lands once everyone has heard the one before, and no sooner than the slowest pace that is granted. By a
Décret some see the dice once more, all at the same time, each at their own pace. Where people play at several devices,
the answers to a spell are kept until a second that depends on nobody's cards and on nobody's haste. Everything that is
told to all is made from what everyone may see.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

from audiogames.core.errors import reason
from audiogames.core.guided import PATIENCE
from audiogames.core.messages import NOBODY, Message, Seat
from audiogames.core.timing import Course, Timeline
from audiogames.games.du_balai.state import DICE_READ, FOG, PASS, Action, PendingSpell, all_cards
from audiogames.games.du_balai.view import View

DIE: Final = "die"
LOOK_DIE: Final = "look-die"
"""Moments: a die lands, for all or for the one who looks; `values` are its place and its face."""

OPEN: Final = "open"
"""A moment: all was heard that comes before; by common reading, the book may be closed."""

SECONDS: Final = "seconds"
"""A moment: so many seconds are left until the book closes by itself."""

LOOK_OVER: Final = "look-over"
"""A moment: a seat has looked, and writes from memory."""

ANSWERED: Final = "answered"
"""A moment, for one seat: its answer to a spell is kept until the window closes."""

TOGETHER: Final = "together"
"""The grant for those who share a device: they are called before dice are rolled, or told."""

PACE: Final = "dice_pace"
READINGS: Final = "dice_readings"
"""The grant of time: seconds a die, and how often all dice are told before the book may be closed."""

SOUNDING: Final = "dice_sounding"
"""The grant where recordings tell dice: seconds a die sounds, the least that one takes."""

USUAL_PACE: Final = 0.8
QUICKEST, SLOWEST = 0.2, 5.0
"""Seconds a die: where nobody is granted any, the least and the most."""

MOST_READINGS: Final = 3
"""The most times that all dice are announced."""

START: Final = 1.0
"""Seconds before the first die at the least, once all words before it were heard."""

LAST_CALL: Final = 5.0
"""Seconds before its end at which a clock is told."""

HESITATION: Final = 30.0
"""Seconds after which a bot that is not sure of its formula closes the book, if nobody else has."""

SOONER: Final = 3.0
"""The same where no person may close it."""

THINKING: Final = {
    "first-flight": (11000, 24000),
    "apprentice": (9000, 20000),
    "witch": (6000, 14000),
    "grand-witch": (4000, 9000),
    "arch-witch": (3000, 7000),
}
"""Milliseconds after the reading in which a bot of each level has put its formula together: the least and the most."""

PATIENT: Final = 6
"""How many times as long bots think in a guided game: a learner is to close the book first."""

USUAL_LIMIT: Final = 20
"""Seconds until the book closes by itself at a table that does not say: the rule file allows 10 to 60."""

LONGEST_LIMIT: Final = 5
"""How many times the usual those who want no limit have, where others bet meanwhile."""

REACTION: Final = 5.0
"""Seconds in which a spell is answered at several devices, once all have heard it: the same whoever holds what."""

LONGEST_WORDS: Final = 60.0
"""Seconds for which the first die, or the time of answers, waits at most for words that are being said: somebody who
goes on pressing keys is answered each time, and nobody waits for that without end."""

LONGEST_BETWEEN: Final = 20.0
"""The same for each other die."""

LOOK: Final = {"novice": 10.0, "normal": 10.0, "expert": 5.0}
"""Seconds of a look, by how well its player plays (rule file 1.5)."""


@dataclass
class Reading:
    """Dice that land one after the other, for everyone or for a `seat`: `landed` of the `total` were told so far.

    `last` is the moment of the one that landed last, 0 before the first; the next lands at `not_before` at the
    earliest. Where none land, since they lie open, `heard` says that the words about them were heard. At
    `end` the dice are out of sight, and then it is `over`.
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
    """The time in which a `spell` is answered at several devices: the answers are kept until it closes for all.

    It begins at the second `begins` at the earliest, once all have heard of the spell. It closes at `end`, or up to
    `latest` where somebody has not answered yet who wants no limit. `asked` are the bots that were asked.
    """

    spell: PendingSpell
    begins: float
    end: float = inf
    latest: float = inf
    answers: dict[Seat, Action] = field(default_factory=dict)
    asked: set[Seat] = field(default_factory=set)


class BookCourse(Course):
    """The book while it is open, looks by a Décret, and spells that pass by."""

    races = True

    def __init__(self, timeline: Timeline) -> None:
        super().__init__(timeline)
        self._seen: View = timeline.view(None)
        self.book: Reading | None = None
        """The dice that are told to everyone while the book is open."""
        self.looks: dict[Seat, Reading] = {}
        """The looks of persons, as long as the rules let them look."""
        self.window: SpellWindow | None = None
        """The answers to a spell where people play at several devices."""
        self._there: frozenset[Seat] = NOBODY
        self._enough: frozenset[Seat] = NOBODY
        self._closes: dict[Seat, float] = {}
        self._hesitant: frozenset[Seat] = NOBODY
        self._end = self._call = inf
        self._is_open = False

    # What others may ask.

    @property
    def is_open(self) -> bool:
        """Whether the book may be closed: by common reading, once everyone has heard the last die."""
        return self.book is not None and (self._is_open or not self._is_common)

    @property
    def to_come(self) -> int:
        """How many dice are to be told before the book may be closed, the last one until everyone has heard it."""
        return 0 if self.book is None or self.is_open else max(1, self.book.total - self.book.landed)

    def are_there(self, seats: Sequence[Seat]) -> bool:
        """Whether these people have said that they are there, since the last book was closed."""
        return self._there.issuperset(seats)

    @property
    def has_been_seen(self) -> bool:
        """Whether all persons have said that they have seen enough of the dice."""
        return self._enough.issuperset(self.timeline.people)

    @property
    def _is_common(self) -> bool:
        return self._seen.rules.pace == "common"

    def pace(self, seats: Sequence[Seat] | None = None) -> float:
        """Return the seconds that a die takes for some seats, for all persons if none are named."""
        granted = min(max(self.timeline.granted(PACE, seats) or USUAL_PACE, QUICKEST), SLOWEST)
        return max(granted, self.timeline.granted(SOUNDING, seats))

    def awaits(self, seat: Seat) -> bool:
        """Whether a person is asked: not while a Décret waits, nor where all know that the person can only pass."""
        if self._seen.phase == "roll":
            return self._are_together()
        if self._seen.phase == "write":
            return seat not in self.timeline.view(seat).decrees
        return not self._must_pass(seat) and not self._has_answered(seat)

    def is_real_time(self) -> bool:
        """Whether bots wait for this course: while the book is open, until all are there, and while all answer."""
        is_waited_for = self._seen.phase == "roll" and not self._are_together()
        return self._seen.phase == "look" or is_waited_for or self.window is not None

    def needs_ears(self) -> bool:
        """Whether dice are told, or somebody may close the book first."""
        return self.is_by_ear() or self.is_racing()

    def awaits_ears(self) -> bool:
        """Whether the first die waits for the end of the words before it."""
        is_before_first = self.book is not None and not self.book.landed and self._is_common
        return is_before_first and self._are_together() and not self.timeline.all_heard()

    def awaits_answers(self) -> bool:
        """Whether all may play a Brouillard, or let a spell be."""
        return self._seen.phase == "react"

    def must_act(self, seat: Seat) -> bool:
        """Whether a seat must act: nobody has to close the book, or to answer a spell."""
        return self._seen.phase not in ("look", "react")

    def is_by_ear(self) -> bool:
        """Whether dice are being told, to all or to a seat that looks by a Décret."""
        return self.book is not None or bool(self.looks)

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        """Return why the book cannot be closed yet, or a formula not be written: dice are still being told.

        Nobody answers a spell twice.
        """
        if self._has_answered(seat):
            return reason("balai-answer-kept")
        if action.verb in ("close", "bet") and self.to_come:
            return reason("glance-not-yet", number=self.to_come)
        look = self.looks.get(seat)
        if action.verb == "write" and look is not None and not look.over:
            return reason("glance-not-yet", number=max(1, look.total - look.landed))
        return None

    def delays(self, seat: Seat) -> bool:
        """Whether a seat has answered a spell, or dice are still being told that it may have to wait for."""
        look = self.looks.get(seat)
        return self._has_answered(seat) or bool(self.to_come) or (look is not None and not look.over)

    def collect(self, seat: Seat, action: Action) -> bool:
        """Keep an answer to a spell until the window closes: nobody learns when it came."""
        if self.window is None:
            return False
        self.window.answers[seat] = action
        self.timeline.tell(ANSWERED, seat=seat)
        return True

    def covered(self, seen: View) -> View:
        """Return the view of a seat that may look by a Décret: by common reading, dice come in sight as they land.

        At other paces all are in sight as long as the look lasts.
        """
        look = None if seen.seat is None else self.looks.get(seen.seat)
        if look is None or seen.dice is None:
            return seen
        lasts = look.not_before < inf and not look.over
        shown = (look.landed if self._is_common else DICE_READ) if lasts else 0
        return seen._replace(dice=tuple(face if die < shown else None for die, face in enumerate(seen.dice)))

    def is_race(self, seat: Seat, action: Action) -> bool:
        """Whether it counts who did this first: one alone closes the book."""
        return action.verb == "close"

    def is_racing(self) -> bool:
        """Whether the book may be closed."""
        return self.is_open

    def tells(self) -> bool:
        """Whether dice are told which nobody can cut short."""
        if self.book is not None:
            return self._is_common and not self._is_open
        return any(not look.over and (self._is_common or look.landed < look.total) for look in self.looks.values())

    def is_unhurried(self, seats: Sequence[Seat]) -> bool:
        """Whether dice are told by common reading, to all or to one of these seats: no clock runs meanwhile."""
        if not self._is_common:
            return False
        if self.book is not None:
            return not self._is_open
        looks = (self.looks.get(seat) for seat in seats)
        return any(look is not None and not look.over and look.not_before < inf for look in looks)

    def passes(self) -> float:
        """Return that a second passes with each line while the dice are in sight, where nobody can be waited for."""
        return 1.0 if self.book is not None or self.looks else 0.0

    def press(self, seats: Sequence[Seat], what: str) -> None:
        """Let people want something: "there" when they can listen, "sooner" for the first die, "enough" of the dice."""
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
        """Look at the table: a book is opened or closed, someone may look, something was heard."""
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
        """Return when the next die lands, a bot acts, or a clock is told or runs out."""
        if self._unable() is not None or self._all_have_looked() or self._unasked() is not None:
            return self.timeline.now
        book = min(self._next_die(), self._opens(), self._look_ends(), *self._closes.values(), self._call, self._end)
        return min(book, self._window_begins(), self._window_ends())

    def happen(self) -> None:
        """Do what is due first."""
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
        """Whether all are there who share a device: they are called before dice are rolled, and told."""
        return self.are_there([seat for seat in self.timeline.people if self.timeline.granted(TOGETHER, (seat,))])

    # Spells that pass by.

    def _must_pass(self, seat: Seat) -> bool:
        """Whether all can see that someone can only let a spell be: by the counts of cards, or the discard pile.

        Each other seat with any card of an earlier round is asked: else everyone would learn who holds a Brouillard.
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
        """Open a window for the answers to a spell, or forget it: at one device, those who sit there answer in turn."""
        seen, window = self._seen, self.window
        if seen.phase != "react" or seen.pending is None or not self.timeline.is_apart:
            self.window = None
        elif window is None or window.spell != seen.pending:
            self.window = SpellWindow(seen.pending, self.timeline.now + START)

    def _unasked(self) -> Seat | None:
        """Return a bot that has not been asked for its answer yet: all are asked as the window opens."""
        window = self.window
        bots = () if window is None else self.timeline.bots_to_act()
        return next((bot for bot in bots if window is not None and bot not in {*window.asked, *window.answers}), None)

    def _answering(self) -> list[Seat]:
        """Return the persons who are asked."""
        bots = self.timeline.bots_to_act()
        return [seat for seat in self._seen.to_act if seat not in bots]

    def _window_begins(self) -> float:
        """Return when the time of the answers begins: once all have heard what is to be answered."""
        window = self.window
        if window is None or window.end < inf:
            return inf
        return max(window.begins, self._end_of_words(window.begins + LONGEST_WORDS))

    def _begin_window(self) -> None:
        """Let the time of the answers run: as long as the slowest person who is asked has; no time for bots alone."""
        window, now = self.window, self.timeline.now
        assert window is not None
        limits = [self.timeline.limit(seat, REACTION) for seat in self._answering()]
        seconds = max((REACTION if span is None else span for span in limits), default=0.0)
        window.end = window.latest = now + seconds
        if None in limits:
            window.latest = now + max(seconds, LONGEST_LIMIT * REACTION)
        if seconds:
            self.timeline.tell(SECONDS, round(seconds))

    def _window_ends(self) -> float:
        """Return when the window closes: at its end, later only for a bot, or for somebody who wants no limit."""
        window = self.window
        if window is None or window.end == inf:
            return inf
        if not window.answers.keys() >= set(self.timeline.bots_to_act()):
            return inf
        late = [seat for seat in self._answering() if seat not in window.answers]
        waits = any(self.timeline.limit(seat, REACTION) is None for seat in late)
        return window.latest if waits else max(window.end, self.timeline.now)

    def _close_window(self) -> None:
        """Do what was answered, all in one moment; who has not answered lets the spell be."""
        window, self.window = self.window, None
        assert window is not None
        for seat in self.timeline.to_act():
            self.timeline.act(seat, window.answers.get(seat, PASS))

    # The reading.

    def _times(self) -> int:
        """Return how often all dice are told; where they lie open at once, they do not land at all.

        Where a game is taken up in the middle of a reading, that begins with the first die again.
        """
        return min(max(round(self.timeline.granted(READINGS)), 1), MOST_READINGS) if self._is_common else 0

    def _forget(self) -> None:
        """Tell nothing more of a book that is closed."""
        self.book = None
        self._is_open = False
        self._end = self._call = inf
        self._there = self._enough = self._hesitant = NOBODY
        self._closes.clear()
        self.timeline.withdraw()

    def _readings(self) -> list[Reading]:
        """Return the readings of which dice are to land."""
        readings = [*self._looking(), *([] if self.book is None else [self.book])]
        return [reading for reading in readings if reading.landed < reading.total]

    def _next_die(self) -> float:
        return min(map(self._lands, self._readings()), default=inf)

    def _lands(self, reading: Reading) -> float:
        """Return when the next die of a reading lands: not before the last was heard, or the words before the first."""
        if reading.seat is None and not self._are_together():
            return inf
        return max(reading.not_before, self._told(reading))

    def _told(self, reading: Reading) -> float:
        """Return when the last die of a reading is told, with what else is being said: no die lands into words."""
        if reading.last and not self.timeline.is_heard(reading.last):
            return inf
        longest = LONGEST_BETWEEN if reading.last else LONGEST_WORDS
        return self._end_of_words(reading.not_before + longest, reading.seat)

    def _end_of_words(self, latest: float, seat: Seat | None = None) -> float:
        """Return until when words that are being said are waited for: without end by one alone, or at a guided game."""
        if self.timeline.all_heard(seat):
            return -inf
        return inf if self.timeline.is_alone or self.timeline.granted(PATIENCE) else latest

    def _land(self, reading: Reading) -> None:
        """Let the next die land, or be heard once more in a further reading."""
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
        """Return when all were told that are told before the book is closed, or before clocks run."""
        book = self.book
        if book is None or self._is_open or book.landed < book.total:
            return inf
        if not book.total:
            return book.not_before if book.heard else max(book.not_before, self._end_of_words(inf))
        return max(self.timeline.now, self._told(book))

    def _open(self) -> None:
        """Let bots think of closing, and clocks run; at other paces once all dice can have been heard."""
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
        """Return for how many seconds a bot thinks; drawn without a look at anything of the game."""
        least, most = THINKING.get(self.timeline.level(bot), THINKING["witch"])
        times = PATIENT if self.timeline.granted(PATIENCE) else 1
        return times * (least + self.timeline.chance.below(most - least)) / 1000.0

    def _limit(self) -> float:
        """Return after how many seconds the book closes by itself, for the slowest person's sake."""
        usual = float(self._seen.rules.time_limit or USUAL_LIMIT)
        each = [self.timeline.limit(seat, usual) for seat in self.timeline.people]
        return max((usual * LONGEST_LIMIT if span is None else span for span in each), default=usual)

    def _let_close(self, bot: Seat) -> None:
        """Let a bot close the book or bet; one that hesitates closes it much later, and only where no clock will."""
        del self._closes[bot]
        bots = self.timeline.bots_to_act()
        if bot not in bots:
            return
        if bot not in self._hesitant and self.timeline.hesitates(bot):
            self._hesitant |= {bot}
            if not self._seen.clock_runs:
                nobody = set(self.timeline.to_act()) <= set(bots)
                self._closes[bot] = self.timeline.now + (SOONER if nobody else HESITATION)
            return
        self.timeline.let_act(bot)

    # Looks by a Décret.

    def _follow_looks(self) -> None:
        """Note which persons may look: each begins when they are ready."""
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
        """Return when a look ends; by common reading once its last die was heard."""
        if self._is_common and look.landed == look.total:
            return max(self.timeline.now, self._told(look))
        return look.end

    def _end_of(self, seat: Seat) -> float:
        """Return when the dice are out of sight of a seat that has seen the first; a common reading has no other."""
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
