"""How an event of Du Balai ! becomes messages: `each` is told of every class of events beside it."""

from functools import singledispatch

from audiogames.core.messages import Argument, Category, Message, Seat, Urgency, Who
from audiogames.core.places import place_of
from audiogames.games.du_balai.view import View

Messages = tuple[Message, ...]


def message(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> Message:
    """Return a message about a seat, None for the table: more urgent where it is the listener's own."""
    if seat is not None:
        arguments = {"player": Who(seat), **arguments}
    urgency = Urgency.RESULT if seat is not None and seat == seen.seat else Urgency.OTHERS
    return Message(id, arguments, category, urgency, place_of(seat, seen.seat, len(seen.spaces)))


def say(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> Messages:
    """Return one message about a seat, None for the table."""
    return (message(id, category, seat, seen, **arguments),)


def whisper(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> Messages:
    """What only its hearer may know."""
    return (message(id, category, seat, seen, **arguments)._replace(private=True),)


@singledispatch
def each(event: object, seen: View) -> Messages:
    """Return what the view's seat is told of one event that was cut for it."""
    raise TypeError(f"no words for {type(event).__name__}")
