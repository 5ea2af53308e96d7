"""Shared by games: turns events and answers into messages and sounds.

A game names the message and sound of an event. Owner, urgency and place follow from the view.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from audiogames.core.messages import (
    Argument,
    Category,
    Cue,
    Items,
    Message,
    Seat,
    Urgency,
    Who,
    moving,
    place_of,
    players,
    result,
)

Messages: TypeAlias = tuple[Message, ...]


class AnyView(Protocol):
    @property
    def seat(self) -> Seat | None: ...

    @property
    def seats(self) -> int: ...

    @property
    def phase(self) -> str: ...


def message(id: str, category: Category, seat: Seat | None, seen: AnyView, /, **arguments: Argument) -> Message:
    """A message about a seat, its `player`, or about the table (None).

    It has the urgency of an own action if the hearer sits there, and comes from the seat's place.
    """
    if seat is not None:
        arguments = {"player": Who(seat), **arguments}
    urgency = Urgency.RESULT if seat is not None and seat == seen.seat else Urgency.OTHERS
    return Message(id, arguments, category, urgency, place_of(seat, seen.seat, seen.seats))


def say(id: str, category: Category, seat: Seat | None, seen: AnyView, /, **arguments: Argument) -> Messages:
    return (message(id, category, seat, seen, **arguments),)


def whisper(id: str, category: Category, seat: Seat | None, seen: AnyView, /, **arguments: Argument) -> Messages:
    return (message(id, category, seat, seen, **arguments)._replace(private=True),)


def answer(id: str, category: Category, /, **arguments: Argument) -> Messages:
    return (result(id, category, **arguments),)


USUAL_RULES: Final = answer("rules-usual", Category.TABLE)


GAME_IS_OVER: Final = answer("game-is-over", Category.TURN)


NO_HAND: Final = answer("spectator-no-hand", Category.HAND)


def private_answer(id: str, category: Category, /, **arguments: Argument) -> Messages:
    return (result(id, category, **arguments)._replace(private=True),)


def lines_of(id: str, name: str, values: Iterable[tuple[Seat, Argument]], style: str = "entries") -> Items:
    """One message per seat: its `player`, and the value as argument `name`."""
    return Items(tuple(Message(id, {"player": Who(seat), name: value}) for seat, value in values), style)


def by_seat(id: str, name: str, values: Iterable[Argument], style: str = "semicolon") -> Items:
    return lines_of(id, name, enumerate(values), style)


class Ending(NamedTuple):
    """The messages WORD-ended, with its player, and WORD-ended-shared.

    Both have the `scores`, the highest first, each worded by the message `line` with the points as argument `name`.
    """

    word: str
    line: str
    name: str = "points"
    style: str = "semicolon"

    def told(self, event: Any, seen: AnyView) -> Messages:
        winner = event.winners[0] if len(event.winners) == 1 else None
        return say(self._id(winner), Category.SCORE, winner, seen, **self._arguments(event))

    def answered(self, seen: Any) -> Messages:
        winner = seen.winners[0] if len(seen.winners) == 1 else None
        player = {} if winner is None else {"player": Who(winner)}
        return answer(self._id(winner), Category.SCORE, **player, **self._arguments(seen))

    def _id(self, winner: Seat | None) -> str:
        return f"{self.word}-ended-shared" if winner is None else f"{self.word}-ended"

    def _arguments(self, over: Any) -> dict[str, Argument]:
        ranked = sorted(enumerate(over.scores), key=lambda entry: -entry[1])
        lines = lines_of(self.line, self.name, ranked, self.style)
        return {"points": over.scores[over.winners[0]], "scores": lines, "winners": players(over.winners)}


Ways: TypeAlias = Mapping[type, tuple[str, ...]]

SEAT: Final = "seat"


def cues_of(table: Mapping[type, str | None], events: Iterable[Any], seen: AnyView, ways: Ways) -> tuple[Cue, ...]:
    """Cues of events, in order, placed for the view's seat.

    `table` has the cue of each class of events, None for intended silence. An event sounds at its `seat`, at the table
    if it has none, or moves along its way in `ways`.
    """
    return tuple([cue_of(name, event, seen, ways) for event in events if (name := table[type(event)]) is not None])


def cue_of(name: str, event: Any, seen: AnyView, ways: Ways) -> Cue:
    seat = place_of(getattr(event, "seat", None), seen.seat, seen.seats)
    if type(event) not in ways:
        return Cue(name, seat)
    return moving(name, *[seat if place == SEAT else place for place in ways[type(event)]])
