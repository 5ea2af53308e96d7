"""The time of a mêlée: bots act when their hands are free, and the countdown runs while a person is awaited.

The time of a round begins when a person first reaches for a barrel: until then they may listen to what happened before.
A shake takes as long as it is heard. How long a bot then thinks is drawn from a generator of its own, so nothing can be
told from it. Where nobody can be waited for, at a pipe, time passes only while the person shakes.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, inf
from time import monotonic
from typing import Final

from audiogames.core.chance import Generator
from audiogames.core.messages import Cue, Seat, Who
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.time_limits import seconds
from audiogames.games.zapp_zerapp.percept import SLOT
from audiogames.games.zapp_zerapp.view import View

Clock = Callable[[], float]
"""Gives seconds that never run backwards."""

REACH: Final = 0.4
"""Seconds in which a hand takes a barrel, puts it back or keeps it."""

QUICKEST, SLOWEST = 400, 1400
"""Milliseconds in which a bot thinks before it acts."""

SOON: Final = 0.001
"""Seconds within which what is due is due now."""

LAST_CALL: Final = 3.0
"""Seconds before its end at which the countdown is told for the last time."""

SALT: Final = 0x5A415050
"""Sets the generator of thinking apart from all others of a table."""


class Melee:
    """When bots act and when the countdown ends, at one keyboard. `clock` may be another than the computer's."""

    def __init__(self, desk: Desk, session: Session, clock: Clock = monotonic) -> None:
        self._desk = desk
        self._session = session
        self._clock = clock
        self._left_out = 0.0
        self._passed = 0.0
        self._round: Seat | None = None
        self._begun = False
        self._due: dict[Seat, float] = {}
        self._free: dict[Seat, float] = {}
        self._end = inf
        self._calls: list[float] = []
        self._chance = Generator(session.table.seed ^ SALT)

    @property
    def now(self) -> float:
        """Seconds that have passed at this table."""
        return self._clock() - self._left_out if self._desk.console.interactive else self._passed

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Let no time pass meanwhile."""
        start = self._clock()
        try:
            yield
        finally:
            self._left_out += self._clock() - start

    def is_held_up(self, seat: Seat) -> bool:
        """Whether a seat still shakes a barrel."""
        return self.now < self._free.get(seat, -inf)

    def acted(self, seat: Seat, start: int) -> None:
        """Note what a person did, from step `start` of the journal on: their hands are busy for so long."""
        self._begun = True
        taken = lasting(self._session.cues_since(start, seat))
        self._free[seat] = self.now + taken
        self._passed += taken

    def read(self, seat: Seat) -> str | None:
        """Return what the person types next; None when the table went on before."""
        return None if self.went_on() else self._desk.read()

    def went_on(self) -> bool:
        """Wait until somebody types, and let happen what happens before; whether the table went on by itself."""
        while True:
            self._follow()
            self._desk.flush()
            wait = min([*self._due.values(), *self._calls, self._end]) - self.now
            if wait > SOON:
                if not self._desk.console.interactive or wait == inf or self._desk.console.typed_within(wait):
                    return False
            elif self._happened():
                return True

    def _follow(self) -> None:
        """Note who is to act, and whether the countdown runs."""
        seen: View = self._session.view(None)
        if self._round != seen.roller:
            self._round, self._end, self._begun = seen.roller, inf, False
            self._due.clear()
            self._free.clear()
        if not self._begun:
            return
        bots = self._session.bots_to_act()
        self._due = {bot: self._due[bot] if bot in self._due else self.now + self._thought() for bot in bots}
        if not seen.clock_runs:
            self._end, self._calls = inf, []
        elif self._end == inf:
            self._count_down(seen)

    def _count_down(self, seen: View) -> None:
        """Begin the countdown of the one seat that has not chosen, as long as that person wants it."""
        late = next(seat for seat in range(len(seen.colours)) if seat not in seen.choosers)
        span = seconds(self._desk.settings, self._session, late, seen.rules.countdown)
        if span is None:
            return
        self._end = self.now + span
        self._calls = sorted({self._end - call for call in (span / 2, LAST_CALL) if call < span})
        self._desk.answer(note("melee-countdown", player=Who(late), number=ceil(span)))

    def _happened(self) -> bool:
        """Do what is due first; whether the table went on."""
        now = self.now + SOON
        bot = min(self._due, key=self._due.__getitem__, default=None)
        if bot is not None and self._due[bot] <= min(now, self._end):
            self._let_act(bot)
            return True
        if self._end <= now:
            self._session.run_out()
            return True
        self._calls = [call for call in self._calls if call > now]
        self._desk.answer(note("melee-seconds", number=ceil(self._end - now)))
        return False

    def _let_act(self, bot: Seat) -> None:
        start = len(self._session.table.steps)
        self._session.let_bot_act(bot)
        taken = lasting(self._session.cues_since(start, bot)) or REACH
        self._due[bot] += taken + self._thought()

    def _thought(self) -> float:
        return (QUICKEST + self._chance.below(SLOWEST - QUICKEST)) / 1000.0


def lasting(cues: tuple[Cue, ...]) -> float:
    """Return for how many seconds a seat hears what it shakes: 0 if it shakes nothing."""
    return max((cue.percept[-1][0] + SLOT for cue in cues if cue.percept), default=0) / 1000.0
