"""The course of a mêlée: bots act when their hands are free, and a countdown runs for the last seat.

The time of a round begins when a person first reaches for a barrel, after all have heard the call. A shake takes as
long as its sound. A bot's thinking time depends on nothing at the table. Without a mêlée, nothing takes time.
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
"""A moment: the countdown begins. `values` are the seat that it awaits, and its seconds."""

SECONDS: Final = "seconds"
"""A moment: the seconds left of the countdown."""

GRASPED: Final = "grasped"

MISSED: Final = "missed"

REACH: Final = 0.4

QUICKEST, SLOWEST = 400, 1400

LAST_CALL: Final = 3.0
"""Seconds before its end at which the countdown is last announced."""

LONGEST_CALL: Final = 10.0
"""Seconds after the first reach, even if someone has not heard the call."""


class Round(NamedTuple):
    """The timing of the round of one `roller` while barrels are shaken.

    `reached` is when the first person reached for a barrel, and `deaf` are those who had not heard the call by then.
    The time has `begun` once none are left. `free` is when hands become free, `bots` when each bot acts, never while it
    is `asked`. The countdown awaits `late` until `end`, and is announced at `calls`.
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
    """`round` is None except in a mêlée with people."""

    races = True

    def __init__(self, timeline: Timeline) -> None:
        super().__init__(timeline)
        self.round: Round | None = None
        self._seen: View = timeline.view(None)
        self._took = (-inf, 0.0)

    # What others may ask.

    def is_real_time(self) -> bool:
        seen: View = self.timeline.view(None)
        return seen.phase == "shake" and in_melee(seen) and set(seen.to_act) > set(self.timeline.bots_to_act())

    def is_by_ear(self) -> bool:
        """Barrels differ only in sound."""
        return True

    def is_race(self, seat: Seat, action: Action) -> bool:
        return self.round is not None and action.verb == "take"

    def needs_ears(self) -> bool:
        return self.is_racing() or self.timeline.view(None).phase == "shake"

    def is_racing(self) -> bool:
        return self.round is not None

    def starts_race(self) -> bool:
        return self.round is not None and self.round.reached is None

    def is_busy(self, seat: Seat) -> bool:
        return self.round is not None and self.timeline.now < self.round.free.get(seat, -inf)

    def gesture(self, seat: Seat, wanted: Gesture) -> Gesture:
        """A brief gesture while the hands are still busy with another barrel."""
        return "quick" if wanted == "shake" and self.is_busy(seat) else wanted

    def takes(self, action: Action) -> float:
        """Seconds of a shake's sound, 0 for other actions. Independent of the number of pebbles."""
        if action.verb != "shake":
            return 0.0
        difficulty = "hard" if action.gesture == "quick" else self._seen.rules.difficulty
        return duration(difficulty, "tip" if action.gesture == "tip" else "shake") / 1000.0

    def passes(self) -> float:
        second, seconds = self._took
        return seconds if second == self.timeline.now else 0.0

    # What happens.

    def acted(self, seat: Seat, action: Action) -> None:
        """Hands are busy for the time of an action, and a bot then thinks."""
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
        """Announce to a seat that raced others if it got the barrel, or who did."""
        if won:
            self.timeline.tell(GRASPED, action.place or 0, seat=seat)
        elif (whose := owner(self.timeline.view(None), action.place or 0)) is not None:
            self.timeline.tell(MISSED, action.place or 0, whose, seat=seat)

    def follow(self) -> None:
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
        if round.begun or round.reached is None:
            return round
        deaf = tuple(seat for seat in round.deaf if not self.timeline.all_heard(seat))
        long_enough = self.timeline.now > round.reached + LONGEST_CALL - SOON
        return round._replace(deaf=deaf, begun=not deaf or long_enough)

    def _with_bots(self, round: Round) -> Round:
        bots, now = self.timeline.bots_to_act(), self.timeline.now
        planned = {bot: round.bots[bot] if bot in round.bots else now + self._thought() for bot in bots}
        return round._replace(bots=planned)

    def _counted_down(self, round: Round) -> Round:
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
        round = self.round
        if round is None or (not round.begun and round.reached is None):
            return inf
        if not round.begun:
            return (round.reached or 0.0) + LONGEST_CALL
        return min([*round.bots.values(), *round.calls, round.end])

    def happen(self) -> None:
        """At equal times bots act before the countdown ends, and that before it is announced."""
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
        """In seconds, drawn independently of the game."""
        return (QUICKEST + self.timeline.chance.below(SLOWEST - QUICKEST)) / 1000.0


COURSE = MeleeCourse
