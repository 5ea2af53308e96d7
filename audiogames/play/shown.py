"""A table as a face shows it: where everything lies, the question to its seat, whose turn it is, and who is there.

All words are in the language of the device; nothing here is about one game. Ears walk the zones, eyes see their looks,
and a choice says which items it is about, so that touching one is enough.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Message, Seat
from audiogames.core.zones import Item, Layout, Look
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.table.sitting import Sitting

Presence: TypeAlias = Literal["person", "bot", "stand-in", "behind", "away"]
"""Who plays at a seat: a person who is there, who is behind with listening or away; a bot, or one in their stead."""


class ShownItem(NamedTuple):
    """One thing: its id, its name, and how it looks; None where it is for ears alone."""

    id: str
    name: str
    look: Look | None
    private: bool = False


class ShownZone(NamedTuple):
    """A part of the table."""

    id: str
    title: str
    items: tuple[ShownItem, ...]
    layout: Layout | None
    private: bool = False


class ShownChoice(NamedTuple):
    """One thing that may be done: `action` answers the offer, `about` are the items that it is about."""

    action: str
    label: str
    about: tuple[str, ...] = ()
    usual: bool = False


class ShownParts(NamedTuple):
    """A choice of sets: from `least` to `most` of these things, in up to `piles` piles."""

    items: tuple[ShownItem, ...]
    least: int
    most: int
    piles: int


class ShownSeat(NamedTuple):
    """A seat: who is called how, who plays there, and whether it `acts`.

    Others are waited for only where everyone can see that they must act; a seat sees of itself that it may.
    """

    seat: Seat
    name: str
    who: Presence
    acts: bool


class Shown(NamedTuple):
    """All that a device shows of its table. `offer` is 0 where nothing is asked of its seat.

    `answers`: a window for answers is open, and who has answered is not said before it closes.
    """

    version: int
    offer: int
    question: tuple[str, ...]
    choices: tuple[ShownChoice, ...]
    parts: ShownParts | None
    zones: tuple[ShownZone, ...]
    seats: tuple[ShownSeat, ...]
    over: bool
    answers: bool = False


def situation(conversation: Conversation) -> Any:
    """Return all that `show` depends on: while it is the same, the same is shown. It costs far less."""
    sitting = conversation.sitting
    if sitting is None:
        return None
    seat = _viewer(conversation)
    return (
        sitting.table.version,
        sitting.view(seat),
        None if seat is None else sitting.offer(seat),
        _seats(sitting, seat),
        (conversation.device.language, conversation.device.verbosity, conversation.names, seat),
    )


def _viewer(conversation: Conversation) -> Seat | None:
    return conversation.seat if conversation.shared else next(iter(conversation.device.seats), None)


def show(conversation: Conversation) -> Shown | None:
    """Return the table as the device of a conversation shows it; None where it sits at none."""
    return _show(conversation, _viewer(conversation))


def show_to_all(conversation: Conversation) -> Shown | None:
    """Return the table as it is shown to all in the room, who may know what someone who looks on knows.

    The question is whose turn it is. None where the device sits at no table.
    """
    shown, sitting = _show(conversation, None), conversation.sitting
    if shown is None or sitting is None:
        return None
    words = _Words(conversation, None)
    return shown._replace(question=tuple(map(words.text, sitting.ask("turn", None))))


def _show(conversation: Conversation, seat: Seat | None) -> Shown | None:
    sitting = conversation.sitting
    if sitting is None:
        return None
    words = _Words(conversation, seat)
    offer = None if seat is None else sitting.offer(seat)
    question = tuple(map(words.text, _question(sitting, seat)))
    choices: tuple[ShownChoice, ...] = ()
    parts: ShownParts | None = None
    if seat is not None and offer is not None:
        choices = _choices(sitting, seat, offer.actions, words)
        parts = _parts(sitting, seat, words)
    zones = tuple(
        ShownZone(zone.id, words.text(zone.title), words.items(zone.items), zone.layout, zone.private)
        for zone in sitting.zones(seat)
    )
    return Shown(
        sitting.table.version,
        0 if offer is None else offer.number,
        question,
        choices,
        parts,
        zones,
        _seats(sitting, seat),
        sitting.over,
        sitting.course.awaits_answers(),
    )


class _Words:
    """Words for one listener."""

    def __init__(self, conversation: Conversation, seat: Seat | None) -> None:
        self._catalogue = catalogue(conversation.device.language)
        self._listener = conversation.listener._replace(seat=seat, verbosity=conversation.device.verbosity)

    def text(self, message: Message) -> str:
        return self._catalogue.text(message, self._listener)

    def items(self, items: Sequence[Item]) -> tuple[ShownItem, ...]:
        return tuple(ShownItem(item.id, self.text(item.name), item.look, item.private) for item in items)


def _question(sitting: Sitting, seat: Seat | None) -> Sequence[Message]:
    """Return what a seat is asked; for who looks on, what all wait for where neither seats nor answers are."""
    if seat is not None:
        return () if sitting.offer(seat) is None else sitting.ask("turn", seat)
    is_said = sitting.over or sitting.course.awaits_answers() or any(one.acts for one in _seats(sitting, seat))
    return () if is_said else sitting.ask("turn", seat)


def _choices(sitting: Sitting, seat: Seat, open_: Sequence[str], words: _Words) -> tuple[ShownChoice, ...]:
    """Return the choices of a seat that its offer has."""
    written = ((sitting.game.format_action(choice.action), choice) for choice in sitting.choices(seat))
    return tuple(
        ShownChoice(action, words.text(choice.message), choice.about, choice.usual)
        for action, choice in written
        if action in open_
    )


def _parts(sitting: Sitting, seat: Seat, words: _Words) -> ShownParts | None:
    found = sitting.parts(seat)
    return None if found is None else ShownParts(words.items(found.items), found.least, found.most, found.piles)


def _seats(sitting: Sitting, own: Seat | None) -> tuple[ShownSeat, ...]:
    acting = [seat for seat in sitting.to_act() if seat == own or sitting.course.must_act(seat)]
    return tuple(
        ShownSeat(seat, name or str(seat + 1), _presence(sitting, seat), seat in acting)
        for seat, name in enumerate(sitting.table.names)
    )


def _presence(sitting: Sitting, seat: Seat) -> Presence:
    if seat not in sitting.people:
        return "bot"
    if not sitting.plays(seat):
        return "stand-in"
    if not sitting.presence.is_there(seat):
        return "away"
    return "behind" if sitting.presence.is_behind(seat) else "person"
