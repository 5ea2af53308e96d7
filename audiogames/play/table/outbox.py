"""The things that a listener is still to hear: events and notices, kept until a device says that they were heard.

Told is not heard. An outbox holds places in the journal, never sentences: a new device hears what was missed,
in their own language, once and in order. Two marks tell how far a listener is: of steps of the journal, and of notices.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from weakref import ref

from audiogames.core.messages import Argument, Category, Message, Seat, Urgency, Who

HEARD: Final = "heard"
NOTICE: Final = "notice"
UNREADABLE: Final = "unreadable"
"""Kinds of lines that are kept beside the journal: the last says how many of the others could not be read."""

ALL: Final = "all"
"""How the listener begins that all who share a keyboard are together: their seats follow."""

UNDONE: Final = "undone-by"
"""The notice of an undo: its place is how many steps were left."""

GRANT: Final = "granted-"
"""How the notices of what is granted to a seat begin: the name of the grant follows, and their value is "value"."""


class Mark(NamedTuple):
    """How far a listener is: the number of steps of the journal, and of notices.

    The steps are those that were there at these notices: an undo that is told later has taken some of them back.
    """

    steps: int = 0
    notices: int = 0


class Marks(dict["Seat | str", Mark]):
    """Marks by their listeners, which can be referred to weakly."""


class Notice(NamedTuple):
    """Something that happened at the table and not in the game: an undo, an absence, a pause, another seating.

    `at` is how many steps the journal had then, `id` its message, `who` the seat that it is about.
    `values` are its other arguments, numbers and words.
    """

    at: int
    id: str
    who: Seat
    values: tuple[tuple[str, float | str], ...] = ()

    @property
    def granted(self) -> str:
        """The name of what is granted to its seat; empty for all other notices."""
        return self.id.removeprefix(GRANT).replace("-", "_") if self.id.startswith(GRANT) else ""

    def message(self) -> Message:
        """Return what everyone is told."""
        arguments: dict[str, Argument] = {**dict(self.values), "player": Who(self.who)}
        if "opener" in arguments:
            arguments["opener"] = Who(int(dict(self.values)["opener"]))
        return Message(self.id, arguments, Category.TABLE, Urgency.OTHERS)

    def record(self) -> dict[str, Any]:
        """Return it as a line beside the journal."""
        return {"at": self.at, "id": self.id, "who": self.who, "values": [list(pair) for pair in self.values]}


class Parcel(NamedTuple):
    """The next news for a listener: the steps from one place of the journal to another, or else one notice."""

    start: int
    end: int
    notice: Notice | None = None


Part: TypeAlias = Literal["own", "common"]
PARTS: Final[tuple[Part, ...]] = ("own", "common")
"""The parts of the news for a seat: what is for it alone or calls it to act, and what all who look on hear as well."""


class Outboxes:
    """The outboxes of one table, by seat, and of those who look on, by device.

    `heard` is what a device has acknowledged; what was only sent is the business of its conversation. `unreadable`
    counts the lines beside the journal that could not be restored. `outlived`: someone had heard steps that were taken
    back since, and no notice says so, as after a crash in the midst of that.
    """

    def __init__(self) -> None:
        self.unreadable = 0
        self.outlived = False
        self._heard: dict[Seat | str, Mark] = {}
        self._parts: dict[Seat, dict[Part, Mark]] = {}
        """How far those have heard either part for whom a screen speaks, or has spoken."""
        self._given: list[ref[Marks]] = []
        self._notices: list[Notice] = []

    def open(self, listener: Seat | str, mark: Mark) -> None:
        """Begin an outbox; one that is there already goes on."""
        self._heard.setdefault(listener, mark)

    def close(self, listener: str) -> None:
        """End the outbox of an onlooker whose device is gone for good."""
        self._heard.pop(listener, None)

    def give(self) -> "Marks":
        """Return marks of what one device was given: its conversation sets them, `take_back` corrects them.

        They are held only as long as the conversation holds them.
        """
        marks = Marks()
        self._given = [*(given for given in self._given if given() is not None), ref(marks)]
        return marks

    @property
    def listeners(self) -> tuple[Seat | str, ...]:
        """The owner of an outbox: a seat or an onlooker."""
        return tuple(self._heard)

    def heard(self, listener: Seat | str) -> Mark:
        """Return how far a listener has heard."""
        return self._heard[listener]

    def heard_of(self, listener: Seat | str, part: "Part") -> Mark:
        """Return how far a listener has heard one part of the news."""
        parts = self._parts.get(listener) if isinstance(listener, int) else None
        return self._heard[listener] if parts is None else parts[part]

    def acknowledge(self, listener: Seat | str, mark: Mark, part: "Part | None" = None) -> bool:
        """Take note of what was heard, all of it or one part; whether that was new. A mark never goes back.

        Who has heard one part farther than the other has heard no more than the lesser.
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
        """Return how many steps are left of those before a mark, after each undo since then."""
        return min([mark.steps, *(notice.at for notice in self._notices[mark.notices :] if notice.id == UNDONE)])

    def post(self, notice: Notice) -> None:
        """Put a notice into every outbox."""
        self._notices.append(notice)

    def end(self, steps: int) -> Mark:
        """Return the mark of a listener who has heard all, where the journal has `steps` steps."""
        return Mark(steps, len(self._notices))

    def take_back(self, steps: int) -> None:
        """Steps were taken back: nobody has heard, or was given, more than those that are left."""
        given = [held for one in self._given if (held := one()) is not None]
        every: list[dict[Any, Mark]] = [self._heard, *given, *self._parts.values()]
        for marks in every:
            marks.update({who: mark._replace(steps=min(mark.steps, steps)) for who, mark in marks.items()})

    def between(self, start: Mark, end: Mark) -> Iterator[Parcel]:
        """Yield what lies between two marks, in the order in which it happened; steps that follow each other at once.

        A notice comes after the steps that were there before it, as far as they still are.
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
    """Return the outboxes as records beside a journal of `steps` steps have them; what cannot be is left out.

    `follow` is given each notice, and raises KeyError, TypeError or ValueError for one that cannot be.
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
