"""A timeline that a test scripts: a course stands on it without a sitting, and a clock of the test's own."""

from collections.abc import Sequence
from math import inf
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.core.timing import Course, Moment


class ScriptedTimeline:
    """A real table, and people and bots of whom a test decides what they hear and when.

    `levels` has those of the bots; all other seats are people. Where `listens` is False nothing is heard before `hear`.
    """

    def __init__(
        self, table: Table, levels: dict[Seat, str] | None = None, granted: dict[str, float] | None = None
    ) -> None:
        self.table = table
        self.levels = levels or {}
        self.grants = granted or {}
        self.by_seat: dict[Seat, dict[str, float]] = {}
        self.limits: dict[Seat, float | None] = {}
        self.hesitant: set[Seat] = set()
        self.now = 0.0
        self.chance = Generator(1)
        self.told: list[tuple[float, Moment]] = []
        self.listens = True
        self.heard = 0
        self.withdrawn = 0
        self.acted: list[tuple[float, Seat | None, str]] = []
        self.course = Course(self)

    # The protocol.

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.table.players)) if seat not in self.levels)

    def view(self, seat: Seat | None) -> Any:
        return self.table.view(seat)

    def to_act(self) -> tuple[Seat, ...]:
        return self.table.to_act()

    def bots_to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.to_act() if seat in self.levels)

    def level(self, seat: Seat) -> str:
        return self.levels[seat]

    def hesitates(self, seat: Seat) -> bool:
        return seat in self.hesitant

    def granted(self, name: str, seats: Sequence[Seat] | None = None) -> float:
        whom = [seat for seat in self.people if seats is None or seat in seats]
        return max((self.by_seat.get(seat, {}).get(name, self.grants.get(name, 0.0)) for seat in whom), default=0.0)

    def limit(self, seat: Seat, usual: float) -> float | None:
        factor = self.limits.get(seat, 1.0)
        return None if factor is None else usual * factor

    def tell(self, what: str, *values: int | float | str, seat: Seat | None = None) -> int:
        self.told.append((self.now, Moment(len(self.told) + 1, what, seat, values)))
        return len(self.told)

    def withdraw(self) -> None:
        self.withdrawn = len(self.told)

    def is_heard(self, number: int) -> bool:
        return self.listens or number <= self.heard

    def all_heard(self, seat: Seat | None = None) -> bool:
        return self.listens or self.heard >= len(self.told)

    def act(self, seat: Seat, action: Any) -> None:
        self.acted.append((self.now, seat, self.table.game.format_action(action)))
        self.table.submit(seat, action)
        self.course.follow()

    def let_act(self, seat: Seat) -> None:
        self.act(seat, self.table.legal()[seat][0])

    def run_out(self) -> None:
        self.acted.append((self.now, None, "time"))
        self.table.time()
        self.course.follow()

    # What a test does.

    def sit(self, course: Course) -> None:
        """Let a course plan."""
        self.course = course
        course.follow()

    def hear(self) -> None:
        """Let everybody hear what was told so far."""
        self.heard = len(self.told)
        self.course.follow()

    def pass_until(self, end: float) -> None:
        """Let time pass, and all happen that is due."""
        while (due := self.course.due()) <= end and due != inf:
            self.now = max(self.now, due)
            self.course.happen()
            self.course.follow()
        self.now = end

    def moments(self, what: str) -> list[tuple[float, tuple[int | float | str, ...]]]:
        """Return when moments of one kind were told, and their values."""
        return [(at, moment.values) for at, moment in self.told if moment.what == what]
