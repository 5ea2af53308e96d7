"""Time at a table: what happens by itself, planned by a course of each game over the one timeline of its sitting.

A course is pure: it reads no clock and waits for nothing. It looks at the table whenever something has changed, says
when it wants to be called again, and does then what is due: a bot acts, a clock runs out, or a moment is told.
"""

from collections.abc import Container, Sequence
from math import inf
from typing import Any, Final, NamedTuple, Protocol

from audiogames.core.chance import Generator
from audiogames.core.messages import Message, Seat

CHARACTERS_PER_SECOND: Final = 18.0
"""Pace of a voice where nobody has found out another."""

SOON: Final = 0.001
"""Seconds within which what is due is due now."""


class Moment(NamedTuple):
    """Something that is told in time and is no event of the rules: a die that lands, seconds that are left.

    `number` grows with each. `seat` is the only one who may know of it, None for everyone. `values` are numbers and
    words that its mode makes words and sounds of.
    """

    number: int
    what: str
    seat: Seat | None = None
    values: tuple[int | float | str, ...] = ()


class Timeline(Protocol):
    """The services of a sitting for a course: questions, and moments that it may let happen."""

    @property
    def now(self) -> float:
        """Seconds, which never run backwards, and stand still while the table is paused."""
        ...

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        ...

    @property
    def is_apart(self) -> bool:
        """Whether persons play at more than one device."""
        ...

    @property
    def is_alone(self) -> bool:
        """Whether one device alone plays now: nobody else waits."""
        ...

    @property
    def chance(self) -> Generator:
        """The source of thinking times: no other draw of the table can be told from them."""
        ...

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or everyone, may know."""
        ...

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act now."""
        ...

    def bots_to_act(self) -> tuple[Seat, ...]:
        """Return the bots among them."""
        ...

    def level(self, seat: Seat) -> str:
        """Return the level of the bot at a seat."""
        ...

    def hesitates(self, seat: Seat) -> bool:
        """Whether a bot that may act would rather let others do so first."""
        ...

    def granted(self, name: str, seats: Sequence[Seat] | None = None) -> float:
        """Return the most that is granted under this name to a seat, of all if none are named; 0 for nothing."""
        ...

    def limit(self, seat: Seat, usual: float) -> float | None:
        """Return the seconds that a clock runs for a seat, None without end, where a table has the `usual` ones."""
        ...

    def tell(self, what: str, *values: int | float | str, seat: Seat | None = None) -> int:
        """Tell a moment to everyone, or to one seat alone; return its number."""
        ...

    def withdraw(self) -> None:
        """Forget the moments told so far: what a device has not begun to tell is dropped."""
        ...

    def is_heard(self, number: int) -> bool:
        """Whether a moment was heard to its end by everyone who is waited for, with all that was told before it."""
        ...

    def all_heard(self, seat: Seat | None = None) -> bool:
        """Whether all that was told so far was heard, by everyone who is waited for or by one seat."""
        ...

    def act(self, seat: Seat, action: Any) -> None:
        """Do something for a seat: what it has no choice but to do, or what it asked for and was kept."""
        ...

    def let_act(self, seat: Seat) -> None:
        """Let a bot choose and act."""
        ...

    def run_out(self) -> None:
        """Let the running clock of the rules run out."""
        ...


class Course:
    """The course of a game in which nothing takes time: bots act as soon as they may, at the pace that is granted.

    A game in which something does has a class of its own:

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
    """Whether anything counts for the seat that does it first (`is_race`)."""

    covers: Container[Seat] = ()
    """Seats from which time keeps something that the rules let them see."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline

    def covered(self, view: Any) -> Any:
        """Return the view of one of these seats as far as it is in sight by now."""
        return view

    def follow(self) -> None:
        """Look at the table, since something has changed: an action, an undo, something that was heard."""

    def due(self) -> float:
        """Return the second at which to call `happen`; infinity where nothing is planned."""
        return inf

    def happen(self) -> None:
        """Do what is due first."""

    def is_real_time(self) -> bool:
        """Whether bots act when this course lets them, and not as soon as they may."""
        return False

    def is_by_ear(self) -> bool:
        """Whether ears decide just now: that sounds are lost, or back, is said at once."""
        return False

    def needs_ears(self) -> bool:
        """Whether ears are busy with what decides the game: what people say to each other waits."""
        return False

    def awaits(self, seat: Seat) -> bool:
        """Whether a person who may act is asked to: someone who would rather wait for others is not."""
        return True

    def awaits_answers(self) -> bool:
        """Whether a window for answers is open: who has answered is not said before it closes."""
        return False

    def must_act(self, seat: Seat) -> bool:
        """Whether all may say that the table waits for a seat that may act: everyone can see that it must."""
        return not self.awaits_answers()

    def why_not(self, seat: Seat, action: Any) -> Message | None:
        """Return why a seat may not do yet what the rules allow; None when it may."""
        return None

    def delays(self, seat: Seat) -> bool:
        """Whether anything that the rules allow a seat may have to wait: else `why_not` is None for all of it."""
        return type(self).why_not is not Course.why_not

    def collect(self, seat: Seat, action: Any) -> bool:
        """Whether what a person or a bot does, which is allowed, is kept here and done later, with what others do."""
        return False

    def is_race(self, seat: Seat, action: Any) -> bool:
        """Whether it counts who did this first, from when each has heard."""
        return False

    def is_racing(self) -> bool:
        """Whether it counts now who is first: no such race opens while someone who takes part is away."""
        return False

    def starts_race(self) -> bool:
        """Whether all who race wait for the same thing, so that it counts how soon after hearing it each acts."""
        return True

    def raced(self, seat: Seat, action: Any, won: bool) -> None:
        """Take note of how a race ended for a seat that was not alone in it."""

    def acted(self, seat: Seat, action: Any) -> None:
        """Take note of what a person or a bot did, in the game's own form, before the table has moved on."""

    def press(self, seats: Sequence[Seat], what: str) -> None:
        """Take note of something that people want of the time itself, such as to begin at once."""

    def is_unhurried(self, seats: Sequence[Seat]) -> bool:
        """Whether what is told to these seats now is waited for, and costs them no time: Enter may say it was heard."""
        return False

    def tells(self) -> bool:
        """Whether something is told that comes before any entry: where nobody can be waited for, it takes no time."""
        return False

    def passes(self) -> float:
        """Return how many seconds passed with the last entry where nobody can be waited for, as at a pipe."""
        return 0.0
