"""How games put events and answers into messages and sounds: what all of them do alike.

A game says which message tells of an event, and which sound; whose it is, how urgent that makes it and where at the
table it comes from follow from the view.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from audiogames.core.messages import Argument, Category, Cue, Items, Message, Seat, Urgency, Who, players, result
from audiogames.core.places import place_of

Messages: TypeAlias = tuple[Message, ...]


class Seen(Protocol):
    """What every view has: whose it is (None: a spectator's), and how many seats the table has."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose view it is."""
        ...

    @property
    def seats(self) -> int:
        """The number of seats."""
        ...


def message(id: str, category: Category, seat: Seat | None, seen: Seen, /, **arguments: Argument) -> Message:
    """Return a message about a seat, its `player`, or about the table (None).

    It is the result of the hearer's own key, or what another did, and comes from where that seat is for the hearer.
    """
    if seat is not None:
        arguments = {"player": Who(seat), **arguments}
    urgency = Urgency.RESULT if seat is not None and seat == seen.seat else Urgency.OTHERS
    return Message(id, arguments, category, urgency, place_of(seat, seen.seat, seen.seats))


def say(id: str, category: Category, seat: Seat | None, seen: Seen, /, **arguments: Argument) -> Messages:
    """Return one `message`, alone."""
    return (message(id, category, seat, seen, **arguments),)


def whisper(id: str, category: Category, seat: Seat | None, seen: Seen, /, **arguments: Argument) -> Messages:
    """Return one `message` that only its hearer may know, alone."""
    return (message(id, category, seat, seen, **arguments)._replace(private=True),)


def answer(id: str, category: Category, /, **arguments: Argument) -> Messages:
    """Return the answer to a question, alone."""
    return (result(id, category, **arguments),)


def private_answer(id: str, category: Category, /, **arguments: Argument) -> Messages:
    """Return the answer to a question that only its hearer may know, alone."""
    return (result(id, category, **arguments)._replace(private=True),)


def by_seat(id: str, name: str, values: Iterable[Argument], style: str = "semicolon") -> Items:
    """Return one message for each seat, as one argument: its `player`, and the value that goes by `name`."""
    return Items(tuple(Message(id, {"player": Who(seat), name: value}) for seat, value in enumerate(values)), style)


def ended(word: str, points: Sequence[int], winners: Sequence[Seat]) -> tuple[str, dict[str, Argument]]:
    """Return the message, and its arguments, that tells who has won; a single winner is its player.

    `word` is that with which the ids of the game begin: WORD-ended, WORD-ended-shared, WORD-score-line.
    """
    ranked = sorted(range(len(points)), key=lambda seat: -points[seat])
    lines = tuple(Message(f"{word}-score-line", {"player": Who(seat), "points": points[seat]}) for seat in ranked)
    told: dict[str, Argument] = {"points": points[winners[0]], "scores": Items(lines, "semicolon")}
    if len(winners) == 1:
        return f"{word}-ended", {"player": Who(winners[0]), **told}
    return f"{word}-ended-shared", {"winners": players(winners), **told}


def seat_place(event: Any, seen: Seen) -> str:
    """Return where an event sounds: at its `seat`, at the table where it has none."""
    return place_of(getattr(event, "seat", None), seen.seat, seen.seats)


def cues_of(
    table: Mapping[type, str | None], events: Iterable[Any], seen: Seen, place: Callable[[Any, Any], str] = seat_place
) -> tuple[Cue, ...]:
    """Return the cues of events, in order, placed for the view's seat.

    `table` has the cue of each class of events, None where silence is meant.
    """
    return tuple(Cue(name, place(event, seen)) for event in events if (name := table[type(event)]) is not None)
