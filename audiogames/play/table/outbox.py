"""Pending news of each listener: events and notices, kept until a device confirms that they were heard.

An outbox holds positions in the journal, not sentences: a new device speaks what was missed in its own language, once
and in order. Two marks are a listener's progress: steps of the journal, and notices.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from weakref import ref

from audiogames.core.corrections import named
from audiogames.core.messages import Argument, Category, Message, Seat, Urgency, Who

HEARD: Final = "heard"
NOTICE: Final = "notice"
UNREADABLE: Final = "unreadable"
"""Kinds of records beside the journal. The last counts unreadable ones."""

ALL: Final = "all"
"""Prefix of the listener for all who share a keyboard, followed by their seats."""

UNDONE: Final = "undone-by"
"""The notice of an undo. Its place is the number of remaining steps."""

CORRECTED: Final = "companion-corrected"
CORRECTED_SECRETLY: Final = "companion-corrected-secretly"
TAKEN_BACK: Final = "companion-taken-back"
# At a real table.

GRANT: Final = "granted-"
"""Prefix of the notices of grants, followed by the grant's name. Their argument is "value"."""


class Mark(NamedTuple):
    """Steps are counted at the time of these notices, before later undos."""

    steps: int = 0
    notices: int = 0


class Marks(dict["Seat | str", Mark]):
    """Marks by listener, in a dictionary that supports weak references."""


class Notice(NamedTuple):
    """An event of the table, not the game: an undo, an absence, a pause, a change of seats.

    `at` is the number of steps in the journal at the time, `id` its message, `who` its seat, and `values` its other
    arguments.
    """

    at: int
    id: str
    who: Seat
    values: tuple[tuple[str, float | str], ...] = ()

    @property
    def granted(self) -> str:
        return self.id.removeprefix(GRANT).replace("-", "_") if self.id.startswith(GRANT) else ""

    def message(self) -> Message:
        arguments: dict[str, Argument] = {**dict(self.values), "player": Who(self.who)}
        for name, value in self.values:
            if isinstance(value, str) and self.id == CORRECTED:
                arguments[name] = named(value)
        if "opener" in arguments:
            arguments["opener"] = Who(int(dict(self.values)["opener"]))
        return Message(self.id, arguments, Category.TABLE, Urgency.OTHERS)

    def record(self) -> dict[str, Any]:
        return {"at": self.at, "id": self.id, "who": self.who, "values": [list(pair) for pair in self.values]}


class Parcel(NamedTuple):
    """The next news for a listener: a range of steps, or one notice."""

    start: int
    end: int
    notice: Notice | None = None


Part: TypeAlias = Literal["own", "common"]
PARTS: Final[tuple[Part, ...]] = ("own", "common")
"""Private ones or calls to act, and those that all onlookers hear too."""


class Outboxes:
    """Outboxes by seat or onlooker's device. `heard` is what a device has confirmed.

    `unreadable` counts records that could not be restored. `outlived`: someone had heard steps that were undone without
    a notice, as after a crash.
    """

    def __init__(self) -> None:
        self.unreadable = 0
        self.outlived = False
        self._heard: dict[Seat | str, Mark] = {}
        self._parts: dict[Seat, dict[Part, Mark]] = {}
        """Progress in each part, for people for whom a screen speaks or has spoken."""
        self._given: list[ref[Marks]] = []
        self._notices: list[Notice] = []

    def open(self, listener: Seat | str, mark: Mark) -> None:
        self._heard.setdefault(listener, mark)

    def close(self, listener: str) -> None:
        self._heard.pop(listener, None)

    def give(self) -> "Marks":
        """Marks of what one device was given, updated by its conversation and by `take_back`.

        They are referenced weakly.
        """
        marks = Marks()
        self._given = [*(given for given in self._given if given() is not None), ref(marks)]
        return marks

    @property
    def listeners(self) -> tuple[Seat | str, ...]:
        return tuple(self._heard)

    def heard(self, listener: Seat | str) -> Mark:
        return self._heard[listener]

    def heard_of(self, listener: Seat | str, part: "Part") -> Mark:
        parts = self._parts.get(listener) if isinstance(listener, int) else None
        return self._heard[listener] if parts is None else parts[part]

    def acknowledge(self, listener: Seat | str, mark: Mark, part: "Part | None" = None) -> bool:
        """Return True if all or one part was newly heard. Marks never go back.

        Overall progress is that of the lesser part.
        """
        before = self._heard.get(listener)
        if before is None:
            return False
        if isinstance(listener, int) and (part is not None or listener in self._parts):
            parts = self._parts.setdefault(listener, dict.fromkeys(PARTS, before))
            parts.update({one: self._later(parts[one], mark) for one in PARTS if part in (None, one)})
            after = Mark(*map(min, *parts.values()))
        else:
            after = self._later(before, mark)
        self._heard[listener] = after
        return after != before

    def _later(self, before: Mark, mark: Mark) -> Mark:
        return Mark(max(before.steps, self._left(mark)), max(before.notices, mark.notices))

    def _left(self, mark: Mark) -> int:
        """Steps before a mark that no later undo removed."""
        return min([mark.steps, *(notice.at for notice in self._notices[mark.notices :] if notice.id == UNDONE)])

    def post(self, notice: Notice) -> None:
        self._notices.append(notice)

    def end(self, steps: int) -> Mark:
        return Mark(steps, len(self._notices))

    def take_back(self, steps: int) -> None:
        """Limit all marks to the remaining steps after an undo."""
        self._put_steps(lambda mark: min(mark.steps, steps))

    def go_to(self, steps: int) -> None:
        self._put_steps(lambda mark: steps)

    def _put_steps(self, of: Callable[[Mark], int]) -> None:
        given = [held for one in self._given if (held := one()) is not None]
        every: list[dict[Any, Mark]] = [self._heard, *given, *self._parts.values()]
        for marks in every:
            marks.update({who: mark._replace(steps=of(mark)) for who, mark in marks.items()})

    def between(self, start: Mark, end: Mark) -> Iterator[Parcel]:
        """The news between two marks in order, with consecutive steps together.

        A notice follows the remaining steps that were there before it.
        """
        at = start.steps
        for notice in self._notices[start.notices : end.notices]:
            there = min(max(notice.at, at), end.steps)
            if there > at:
                yield Parcel(at, there)
                at = there
            yield Parcel(at, at, notice)
        if end.steps > at:
            yield Parcel(at, end.steps)


def restored(notices: Sequence[Any], marks: Sequence[Any], steps: int, follow: Callable[[Notice], None]) -> Outboxes:
    """Invalid records beside a journal of `steps` steps are skipped.

    `follow` gets each notice, and raises KeyError, TypeError or ValueError for an invalid one.
    """
    boxes = Outboxes()
    for record in notices:
        try:
            values = tuple((str(name), value) for name, value in record["values"])
            notice = Notice(int(record["at"]), str(record["id"]), record["who"], values)
            follow(notice)
            boxes.post(notice)
        except (KeyError, TypeError, ValueError):
            boxes.unreadable += 1
    last: dict[Seat | str, Mark] = {}
    for record in marks:
        try:
            mark = Mark(min(int(record["steps"]), steps), min(int(record["notices"]), boxes.end(0).notices))
            seat = record["seat"]
            listener = seat if isinstance(seat, str) and seat.startswith(ALL) else int(seat)
            last[listener] = mark  # what was noted later stands
            boxes.outlived = boxes.outlived or int(record["steps"]) > steps
        except (KeyError, TypeError, ValueError):
            boxes.unreadable += 1
    for listener, mark in last.items():
        boxes.open(listener, Mark())
        boxes.acknowledge(listener, mark)
    return boxes
