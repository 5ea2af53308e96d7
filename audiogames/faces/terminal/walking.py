"""Walking the table at the terminal: where the person stands, and what can be done with what lies there."""

from audiogames.core.game import Choice
from audiogames.core.messages import Category, Items, Message, Seat, Urgency
from audiogames.core.zones import Item, Zone
from audiogames.faces.session import Session
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.walk import Move, Walker

LINES = 20
"""How many lines of the history are walked, the last first."""


def walk(desk: Desk, session: Session, seat: Seat, walker: Walker, move: Move) -> None:
    """Make one move; "here" tells what can be done with the thing as well."""
    zones = (*session.zones(seat), history(desk))
    desk.answer(*walker.walk(move, zones))
    item = walker.place(zones).item
    if move == "here" and item is not None and item.card is not None:
        desk.answer(_use(session, seat, item))


def history(desk: Desk) -> Zone:
    """Return what was told as a zone, the last line first."""
    lines = reversed(desk.history.last(LINES))
    items = tuple(
        Item(
            f"line-{line.number}",
            Message("text", {"text": line.utterance.text.rstrip("\u00a0\u202f .?!")}),
            private=line.utterance.private,
        )
        for line in lines
    )
    return Zone("history", Message("zone-history"), items)


def _use(session: Session, seat: Seat, item: Item) -> Message:
    """Return what can be done with a card now, by the numbers of the choices."""
    choices = session.choices(seat)
    usable = [
        Message("choice", {"number": number, "choice": choice.message})
        for number, choice in enumerate(choices, 1)
        if _about(session, choice, item)
    ]
    if not usable:
        return Message("walk-no-use", {}, Category.TABLE, Urgency.RESULT)
    lines = Items(tuple(usable), "semicolon")
    return Message("walk-use", {"lines": lines}, Category.TABLE, Urgency.RESULT, private=item.private)


def _about(session: Session, choice: Choice, item: Item) -> bool:
    """Whether a choice is about a card: it names it, or its whole colour."""
    words = session.game.format_action(choice.action).split()
    return item.id in words or item.group in words
