"""Time at a table: a game's course plans timed events on the timeline of its sitting.

A course is pure: it reads no clock and never waits. It looks at the table after every change, returns when it wants to
be called, and then does what is due: a bot acts, a clock runs out, or a moment is announced.
"""

from collections.abc import Container, Sequence
from math import inf
from typing import Any, Final, NamedTuple, Protocol

from audiogames.core.chance import Generator
from audiogames.core.messages import Message, Seat

CHARACTERS_PER_SECOND: Final = 18.0

DAYS: Final = "days"
"""The note of a table without a clock, and the grant of all its people."""

SOON: Final = 0.001
"""Seconds within which a due time counts as now."""


class Moment(NamedTuple):
    """A timed announcement that is not an event of the rules: a die that lands, seconds that are left.

    `number` grows with each. `seat` is the only one who may know of it, None for everyone. The game's mode makes words
    and sounds of `values`.
    """

    number: int
    what: str
    seat: Seat | None = None
    values: tuple[int | float | str, ...] = ()


class Timeline(Protocol):
    @property
    def now(self) -> float:
        """Seconds. They never run backwards, and stop while the table is paused."""
        ...

    @property
    def people(self) -> tuple[Seat, ...]: ...

    @property
    def is_apart(self) -> bool:
        """True if people play at more than one device."""
        ...

    @property
    def is_alone(self) -> bool:
        """True if only one device plays: nobody else waits."""
        ...

    @property
    def chance(self) -> Generator:
        """For thinking times. No other draw of the table can be predicted from it."""
        ...

    def view(self, seat: Seat | None) -> Any: ...

    def to_act(self) -> tuple[Seat, ...]: ...

    def bots_to_act(self) -> tuple[Seat, ...]: ...

    def level(self, seat: Seat) -> str: ...

    def hesitates(self, seat: Seat) -> bool:
        """Return True if a bot that may act would rather let others act first."""
        ...

    def granted(self, name: str, seats: Sequence[Seat] | None = None) -> float:
        """The maximum granted under this name to any of `seats` (None: to any seat), or 0."""
        ...

    def limit(self, seat: Seat, usual: float) -> float | None:
        """The seconds of a seat's clock, None without a limit. `usual` are those of the table."""
        ...

    def tell(self, what: str, *values: int | float | str, seat: Seat | None = None) -> int:
        """Announce a moment to everyone, or to one seat alone, and return its number."""
        ...

    def withdraw(self) -> None:
        """Withdraw all moments announced so far. Devices drop those not yet begun."""
        ...

    def is_heard(self, number: int) -> bool:
        """True if everyone who is waited for has heard a moment, and all before it, to the end."""
        ...

    def all_heard(self, seat: Seat | None = None) -> bool: ...

    def act(self, seat: Seat, action: Any) -> None: ...

    def let_act(self, seat: Seat) -> None: ...

    def run_out(self) -> None: ...


class Course:
    """The course of a game in which nothing takes time: bots act as soon as they may, at the pace that is granted.

    A game with timed events has its own class:

    >>> from types import SimpleNamespace
    >>> class Curtain(Course):
    ...     def __init__(self, timeline):
    ...         super().__init__(timeline)
    ...         self.rises = timeline.now + 2.0
    ...     def due(self):
    ...         return self.rises if self.timeline.now < self.rises else inf
    >>> table = SimpleNamespace(now=10.0)  # stands for a sitting
    >>> curtain = Curtain(table)
    >>> curtain.due()
    12.0
    >>> table.now = 12.0
    >>> curtain.due()
    inf
    """

    races = False
    """True if some action counts only for the first seat to do it (`is_race`)."""

    covers: Container[Seat] = ()
    """Seats from which the course temporarily hides something that the rules let them see."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline

    def covered(self, view: Any) -> Any:
        """The view of one of these seats, without what is not in sight yet."""
        return view

    def follow(self) -> None:
        """Look at the table after a change: an action, an undo, a moment that was heard."""

    def due(self) -> float:
        """The second at which to call `happen`, infinity if nothing is planned."""
        return inf

    def happen(self) -> None:
        """Do what is due first."""

    def is_real_time(self) -> bool:
        """True if this course lets bots act."""
        return False

    def is_by_ear(self) -> bool:
        """True if hearing decides now: loss and return of sound are announced at once."""
        return False

    def needs_ears(self) -> bool:
        """True if listening decides the game now: chat waits."""
        return False

    def awaits_ears(self) -> bool:
        """True if the game waits until everyone has heard all so far."""
        return False

    def awaits(self, seat: Seat) -> bool:
        """False if a person who may act prefers to wait for others, and is not asked."""
        return True

    def awaits_answers(self) -> bool:
        return False

    def must_act(self, seat: Seat) -> bool:
        """True if everyone may learn that the table waits for a seat: it visibly must act."""
        return not self.awaits_answers()

    def why_not(self, seat: Seat, action: Any) -> Message | None:
        return None

    def delays(self, seat: Seat) -> bool:
        """False if `why_not` is None for everything that the rules allow the seat."""
        return type(self).why_not is not Course.why_not

    def collect(self, seat: Seat, action: Any) -> bool:
        """Return True if the course stores an allowed action, to apply it later with those of others."""
        return False

    def is_race(self, seat: Seat, action: Any) -> bool:
        """True if it counts who did this first, timed from when each has heard."""
        return False

    def is_racing(self) -> bool:
        """True if a race is open. None opens while a participant is away."""
        return False

    def starts_race(self) -> bool:
        """True if all racers wait for one moment, so that the time from hearing it counts."""
        return True

    def raced(self, seat: Seat, action: Any, won: bool) -> None:
        """A race with others has ended for a seat."""

    def acted(self, seat: Seat, action: Any) -> None:
        """An action of a person or bot is about to be applied."""

    def press(self, seats: Sequence[Seat], what: str) -> None:
        """People wish something about time itself, such as to begin at once."""

    def is_unhurried(self, seats: Sequence[Seat]) -> bool:
        """True if announcements cost these seats no time: Enter may confirm that they were heard."""
        return False

    def tells(self) -> bool:
        """True if something is announced before any entry."""
        return False

    def passes(self) -> float:
        """The seconds that the last entry took if nobody can be waited for, as with piped input."""
        return 0.0
