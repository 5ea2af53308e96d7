"""Walking the table at the terminal: where the person stands, and what can be done with what lies there."""

from audiogames.core.game import Choice
from audiogames.core.messages import Category, Cue, Items, Message, Seat, Urgency
from audiogames.core.zones import Item, Zone
from audiogames.faces.session import Session
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.walk import Move, Place, Walker

STEP = "menu-choice"
"""The sound of another zone, heard from where it lies."""

LINES = 20
"""How many lines of the history are walked, the last first."""


def walk(desk: Desk, session: Session, seat: Seat, walker: Walker, move: Move) -> bool:
    """Make one move; "here" tells what can be done with the card as well. Return whether numbers were told."""
    zones = (*session.zones(seat), history(desk))
    before = walker.zone
    desk.answer(*walker.walk(move, zones))
    place = walker.place(zones)
    if place.zone.id != before:
        desk.sign(Cue(STEP, place.zone.place))
    if move != "here" or place.item is None or place.item.card is None:
        return False
    use = _use(session, seat, place)
    desk.answer(use)
    return use.id == "walk-use"


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


def _use(session: Session, seat: Seat, place: Place) -> Message:
    """Return what can be done with the card of a place now, by the numbers of the choices."""
    choices = session.choices(seat)
    usable = [
        Message("choice", {"number": number, "choice": choice.message})
        for number, choice in enumerate(choices, 1)
        if _about(choice, place)
    ]
    if not usable:
        return Message("walk-no-use", {}, Category.TABLE, Urgency.RESULT)
    lines = Items(tuple(usable), "semicolon")
    private = place.item is not None and place.item.private
    return Message("walk-use", {"lines": lines}, Category.TABLE, Urgency.RESULT, private=private)


def _about(choice: Choice, place: Place) -> bool:
    """Whether a choice is about what lies at a place."""
    return place.item is not None and place.item.id in choice.about
