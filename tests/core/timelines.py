"""A timeline for tests of courses: a table, a clock that the test moves, and people who hear what the test says."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.core.timing import Course, Moment


class ScriptedTimeline:
    """The timeline of one table (`core.timing.Timeline`). A seat not among the `people` is a bot of a `level`.

    `deaf` are seats that hear nothing before `hear`, `limits` has by what a clock is multiplied for a seat, `grants`
    what is granted to each. `chooses` gives the action of a bot by its seat, in text form; without it, a bot does the
    first thing that it may. What comes of it is noted: `told` are the moments, of which the first `withdrawn` are
    forgotten, `acts` who did what, None being the clock, and both say when.
    """

    def __init__(
        self,
        table: Table,
        people: Iterable[Seat],
        make: Callable[[Any], Course],
        chooses: Callable[[Seat], str] | None = None,
        seed: int = 1,
        grants: Mapping[Seat, Mapping[str, float]] | None = None,
        level: str = "witch",
        is_apart: bool = False,
    ) -> None:
        self.table = table
        self.is_apart = is_apart
        self.is_alone = False
        self.now = 0.0
        self.people = tuple(people)
        self.chance = Generator(seed)
        self.deaf: set[Seat] = set()
        self.limits: dict[Seat, float | None] = {}
        self.grants = grants or {}
        self.hesitant: set[Seat] = set()
        self.told: list[tuple[float, Moment]] = []
        self.withdrawn = 0
        self.acts: list[tuple[float, Seat | None, str]] = []
        self._chooses = chooses
        self._level = level
        self._heard = -1
        self.course = make(self)
        self.course.follow()

    # What a test does.

    def answer(self, seat: Seat, action: str) -> None:
        """Let someone act, unless the course keeps that for later."""
        parsed = self.table.game.parse_action(action)
        if self.course.collect(seat, parsed):
            self.course.follow()
        else:
            self.do(seat, action)

    def do(self, seat: Seat, action: str) -> None:
        """Let someone act, whom the course is told of."""
        self.acts.append((self.now, seat, action))
        self.table.submit(seat, action)
        self.course.acted(seat, self.table.game.parse_action(action))
        self.course.follow()

    def pass_to(self, second: float) -> None:
        """Let time pass, and happen what is due until then."""
        while self.course.due() <= second:
            self.now = max(self.now, self.course.due())
            self.course.happen()
            self.course.follow()
        self.now = max(self.now, second)

    def hear(self, *seats: Seat) -> None:
        """Let all have heard what was told so far; these seats are deaf no more."""
        self.deaf.difference_update(seats)
        self._heard = len(self.told)
        self.course.follow()

    def moments(self, what: str) -> list[tuple[float, tuple[int | float | str, ...]]]:
        """Return when moments of one kind were told, and their values."""
        return [(at, moment.values) for at, moment in self.told if moment.what == what]

    # What a course asks for.

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or everyone, may know."""
        return self.table.view(seat)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act now."""
        return self.table.to_act()

    def bots_to_act(self) -> tuple[Seat, ...]:
        """Return the bots among them."""
        return tuple(seat for seat in self.table.to_act() if seat not in self.people)

    def level(self, seat: Seat) -> str:
        """Return the level of every bot."""
        return self._level

    def hesitates(self, seat: Seat) -> bool:
        """Whether the test says so."""
        return seat in self.hesitant

    def granted(self, name: str, seats: Sequence[Seat] | None = None) -> float:
        """Return the most that is granted to these seats, or to all persons."""
        whom = self.people if seats is None else seats
        return max((self.grants.get(seat, {}).get(name, 0.0) for seat in whom), default=0.0)

    def limit(self, seat: Seat, usual: float) -> float | None:
        """Return the usual seconds as many times as the test says."""
        factor = self.limits.get(seat, 1.0)
        return None if factor is None else usual * factor

    def tell(self, what: str, *values: int | float | str, seat: Seat | None = None) -> int:
        """Note a moment, and when it was told."""
        self.told.append((self.now, Moment(len(self.told) + 1, what, seat, values)))
        return len(self.told)

    def withdraw(self) -> None:
        """Forget what was told."""
        self.withdrawn = len(self.told)

    def is_heard(self, number: int) -> bool:
        """Whether nobody is deaf, or all have heard so much."""
        return not self.deaf or number <= self._heard

    def all_heard(self, seat: Seat | None = None) -> bool:
        """Whether nobody is deaf, or not this seat, or all have heard everything."""
        return (not self.deaf if seat is None else seat not in self.deaf) or self._heard >= len(self.told)

    def act(self, seat: Seat, action: Any) -> None:
        """Do the only thing that a seat may do."""
        self.do(seat, self.table.game.format_action(action))

    def let_act(self, seat: Seat) -> None:
        """Let a bot do what the test says."""
        first = self.table.game.format_action(self.table.legal()[seat][0])
        self.answer(seat, first if self._chooses is None else self._chooses(seat))

    def run_out(self) -> None:
        """Let the clock of the rules run out."""
        self.acts.append((self.now, None, "time"))
        self.table.time()
        self.course.follow()
