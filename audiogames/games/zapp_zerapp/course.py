"""The course of a mêlée in time: bots act when their hands are free, and the countdown runs while someone is awaited.

The time of a round begins when a person first reaches for a barrel, once all have heard that they may: until then they
may listen to what happened before. A shake takes as long as it is heard. How long a bot then thinks depends on nothing
that lies on the table. Where barrels are not shaken all at once, nothing takes time.
"""

from collections.abc import Mapping
from math import ceil, inf
from typing import Final, NamedTuple

from audiogames.core.messages import Seat
from audiogames.core.timing import SOON, Course, Timeline
from audiogames.games.zapp_zerapp.percept import duration
from audiogames.games.zapp_zerapp.state import Action, Gesture
from audiogames.games.zapp_zerapp.view import View, in_melee, owner

COUNTDOWN: Final = "countdown"
"""A moment: the countdown begins; `values` are whom it awaits, and its seconds."""

SECONDS: Final = "seconds"
"""A moment: so many seconds of the countdown are left."""

GRASPED: Final = "grasped"
"""A moment, for one seat: the barrel at this place, which others reached for too, is in its hand."""

MISSED: Final = "missed"
"""A moment, for one seat: the barrel at this place is in the hand of the seat that comes second."""

REACH: Final = 0.4
"""Seconds in which a bot's hand takes a barrel, puts it back or keeps it."""

QUICKEST, SLOWEST = 400, 1400
"""Milliseconds in which a bot thinks before it acts."""

LAST_CALL: Final = 3.0
"""Seconds before its end at which the countdown is told for the last time."""

LONGEST_CALL: Final = 10.0
"""Seconds after the first reach at which the time of a round begins, though someone has not heard the call."""


class Round(NamedTuple):
    """The plan of the time while barrels are shaken in the round of one `roller`.

    `reached` is when the first person reached for a barrel, and `deaf` are those who had not heard the call by then;
    the time has `begun` once none are left. `free` has until when hands are busy, `bots` when each bot acts: never
    while it is `asked`, since its turn then. The countdown awaits `late` until `end`, and is told at the `calls`.
    """

    roller: Seat
    reached: float | None = None
    deaf: tuple[Seat, ...] = ()
    begun: bool = False
    free: Mapping[Seat, float] = {}
    bots: Mapping[Seat, float] = {}
    asked: Mapping[Seat, float] = {}
    late: Seat | None = None
    end: float = inf
    calls: tuple[float, ...] = ()


class MeleeCourse(Course):
    """The barrels while a person and others reach for them at once. `round` is None at any other time."""

    races = True

    def __init__(self, timeline: Timeline) -> None:
        super().__init__(timeline)
        self.round: Round | None = None
        self._seen: View = timeline.view(None)
        self._took = (-inf, 0.0)

    # What others may ask.

    def is_real_time(self) -> bool:
        """Whether hands are at the barrels at once, a person's among them."""
        seen: View = self.timeline.view(None)
        return seen.phase == "shake" and in_melee(seen) and set(seen.to_act) > set(self.timeline.bots_to_act())

    def is_by_ear(self) -> bool:
        """Whether ears decide: barrels are told apart by nothing else."""
        return True

    def is_race(self, seat: Seat, action: Action) -> bool:
        """Whether two hands can reach for the same thing: a barrel that nobody holds."""
        return self.round is not None and action.verb == "take"

    def needs_ears(self) -> bool:
        """Whether barrels are shaken."""
        return self.is_racing() or self.timeline.view(None).phase == "shake"

    def is_racing(self) -> bool:
        """Whether hands reach for the barrels."""
        return self.round is not None

    def starts_race(self) -> bool:
        """Whether all wait for the same call, so that it counts how soon after it someone reaches."""
        return self.round is not None and self.round.reached is None

    def is_busy(self, seat: Seat) -> bool:
        """Whether the hands of a person still shake a barrel."""
        return self.round is not None and self.timeline.now < self.round.free.get(seat, -inf)

    def gesture(self, seat: Seat, wanted: Gesture) -> Gesture:
        """Return how a barrel is shaken: briefly, while the hands are still busy with another."""
        return "quick" if wanted == "shake" and self.is_busy(seat) else wanted

    def takes(self, action: Action) -> float:
        """Return for how many seconds a shake is heard, 0 for all else: the same for every number of pebbles."""
        if action.verb != "shake":
            return 0.0
        difficulty = "hard" if action.gesture == "quick" else self._seen.rules.difficulty
        return duration(difficulty, "tip" if action.gesture == "tip" else "shake") / 1000.0

    def passes(self) -> float:
        """Return what people's hands took with the last entry: at a pipe, time passes only while someone shakes."""
        second, seconds = self._took
        return seconds if second == self.timeline.now else 0.0

    # What happens.

    def acted(self, seat: Seat, action: Action) -> None:
        """Take note of what hands do: for so long they are busy, and a bot then thinks."""
        round, now, seconds = self.round, self.timeline.now, self.takes(action)
        if round is None:
            return
        if seat in self.timeline.bots_to_act() or seat in round.bots:
            self._bot_acted(round, seat, seconds or REACH)
            return
        self._took = now, seconds + self.passes()
        round = round._replace(free={**round.free, seat: now + seconds})
        if round.reached is None:
            deaf = tuple(other for other in self.timeline.people if other != seat)
            round = round._replace(reached=now, deaf=deaf)
        self.round = round

    def _bot_acted(self, round: Round, bot: Seat, seconds: float) -> None:
        since = round.asked.get(bot, self.timeline.now)
        asked = {other: second for other, second in round.asked.items() if other != bot}
        self.round = round._replace(bots={**round.bots, bot: since + seconds + self._thought()}, asked=asked)

    def raced(self, seat: Seat, action: Action, won: bool) -> None:
        """Tell someone whose hand did not come alone whether the barrel is in it now, or whose it is."""
        if won:
            self.timeline.tell(GRASPED, action.place or 0, seat=seat)
        elif (whose := owner(self.timeline.view(None), action.place or 0)) is not None:
            self.timeline.tell(MISSED, action.place or 0, whose, seat=seat)

    def follow(self) -> None:
        """Plan again: a round has begun or is over, someone has heard the call, a clock begins or stops."""
        self._seen = self.timeline.view(None)
        if not self.is_real_time():
            self.round = None
            return
        round = self.round
        if round is None or round.roller != self._seen.roller:
            round = Round(self._seen.roller)
        round = self._opened(round)
        self.round = self._counted_down(self._with_bots(round)) if round.begun else round

    def _opened(self, round: Round) -> Round:
        """Let the time begin once all have heard the call, or were waited for long enough."""
        if round.begun or round.reached is None:
            return round
        deaf = tuple(seat for seat in round.deaf if not self.timeline.all_heard(seat))
        long_enough = self.timeline.now > round.reached + LONGEST_CALL - SOON
        return round._replace(deaf=deaf, begun=not deaf or long_enough)

    def _with_bots(self, round: Round) -> Round:
        """Plan when each bot acts that may: what was planned before stands."""
        bots, now = self.timeline.bots_to_act(), self.timeline.now
        planned = {bot: round.bots[bot] if bot in round.bots else now + self._thought() for bot in bots}
        return round._replace(bots=planned)

    def _counted_down(self, round: Round) -> Round:
        """Begin the countdown of the one seat that has not chosen, as long as it is granted; or stop it."""
        seen, now = self._seen, self.timeline.now
        if not seen.clock_runs:
            return round._replace(late=None, end=inf, calls=())
        late = next(seat for seat in range(len(seen.colours)) if seat not in seen.choosers)
        if late == round.late and round.end < inf:
            return round
        span = self.timeline.limit(late, seen.rules.countdown)
        if span is None:
            return round._replace(late=late, end=inf, calls=())
        self.timeline.tell(COUNTDOWN, late, ceil(span))
        calls = sorted({now + span - call for call in (span / 2, LAST_CALL) if call < span})
        return round._replace(late=late, end=now + span, calls=tuple(calls))

    def due(self) -> float:
        """Return when a bot acts, the countdown ends or is told, or the time begins in any case."""
        round = self.round
        if round is None or (not round.begun and round.reached is None):
            return inf
        if not round.begun:
            return (round.reached or 0.0) + LONGEST_CALL
        return min([*round.bots.values(), *round.calls, round.end])

    def happen(self) -> None:
        """Do what is due first; at one second, a bot acts before the countdown ends, and that before it is told."""
        round, due = self.round, self.due()
        if round is None or not round.begun:
            self.follow()
            return
        bot = next((bot for bot, second in round.bots.items() if second == due), None)
        if bot is not None:
            self.round = round._replace(bots={**round.bots, bot: inf}, asked={**round.asked, bot: due})
            self.timeline.let_act(bot)
        elif round.end == due:
            self.timeline.run_out()
        elif due < inf:
            now = self.timeline.now + SOON
            self.round = round._replace(calls=tuple(call for call in round.calls if call > now))
            self.timeline.tell(SECONDS, ceil(round.end - now))

    def _thought(self) -> float:
        """Return for how many seconds a bot thinks: drawn without a look at anything of the game."""
        return (QUICKEST + self.timeline.chance.below(SLOWEST - QUICKEST)) / 1000.0


COURSE = MeleeCourse
