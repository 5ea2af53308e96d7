"""A table as a face shows it: zones, the question to its seat, turns, and presence.

Ears walk the zones, eyes see their looks, and a choice names its items, so that touching one is enough.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.game import Choice, Json
from audiogames.core.messages import Items, Message, Seat, Verbosity, Who
from audiogames.core.presentation.zones import IdentityKey, Item, Layout, Look, Zone
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.past.ending import RankedSeat, best, ranking, won
from audiogames.play.table import seen
from audiogames.play.table.doings import Doing, about
from audiogames.play.table.sitting import Sitting
from audiogames.play.wire import JsonText, as_json, list_of, object_of
from audiogames.settings.letters import USUAL

REMEMBERED: Final = 2048
"""Size of the caches of what is sent of items, layouts, choices and titles."""

JUST_SHOWN: Final = 256
"""Size of the caches of lists, shown to several devices of one table at nearly the same time."""

FRAME: Final = ("version", "offer", "question", "seats", "over", "answers", "ending")
"""The fields besides choices, parts and zones."""

Presence: TypeAlias = Literal["person", "bot", "stand-in", "listening", "behind", "away"]


class ShownItem(NamedTuple):
    """One thing. `look` is None if it is for ears alone."""

    id: str
    name: str
    look: Look | None
    private: bool = False


class ShownZone(NamedTuple):
    id: str
    title: str
    items: tuple[ShownItem, ...]
    layout: Layout | None
    private: bool = False


class ShownChoice(NamedTuple):
    """One choice: `action` answers the offer, `about` are its items."""

    action: str
    label: str
    about: tuple[str, ...] = ()
    usual: bool = False
    shakes: bool = False


class ShownParts(NamedTuple):
    """A choice of sets: `least` to `most` of these things, in up to `piles` piles."""

    items: tuple[ShownItem, ...]
    least: int
    most: int
    piles: int


class ShownSeat(NamedTuple):
    """Others act if everyone can see that they must. A seat knows of itself that it may."""

    seat: Seat
    name: str
    who: Presence
    acts: bool


class ShownEnding(NamedTuple):
    """`won` is a sentence, `best` the viewer's best turn, or empty."""

    won: str
    ranking: tuple[RankedSeat, ...]
    best: str


class ShownTable(NamedTuple):
    """All that a device shows of its table. `offer` is 0 if nothing is asked of its seat.

    `answers`: a window for answers is open, which hides who has answered. `ending` is None before the game is over.
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
    ending: ShownEnding | None = None


def _viewer(conversation: Conversation) -> Seat | None:
    return conversation.listening.seat if conversation.shared else next(iter(conversation.device.seats), None)


def show(conversation: Conversation) -> ShownTable | None:
    """None if the device sits at no table."""
    return _show(conversation, _viewer(conversation))


class Picture:
    """The table as last shown to one device, so that only changes are computed and sent.

    Objects that games reuse unchanged are not compared again.
    """

    __slots__ = ("_about", "_choices", "_fields", "_situation", "_words", "_zones")

    def __init__(self) -> None:
        self._situation: Any = None
        self._about: Any = None
        """Everything that the sent doings depend on."""
        self._words: _Words | None = None
        self._fields: dict[str, Hashable] = {}
        """The sent fields."""
        self._choices: tuple[Any, ...] | None = None
        """Everything that the sent choices depend on."""
        self._zones: tuple[Zone, ...] = ()

    def changes(self, conversation: Conversation, doings: Callable[[], Iterable[Doing]], also: Hashable = None) -> Json:
        """Return the changed fields, all at first, empty if nothing has changed.

        Some are JSON texts. An unchanged zone has its id alone. `doings` returns actions about the table, and `also` is
        what they depend on besides.
        """
        sitting = conversation.sitting
        if sitting is None:
            return {}
        seat = _viewer(conversation)
        words = _words(conversation, seat)
        now = (
            sitting.changed,
            sitting.presence.others,
            sitting.listening,
            None if seat is None else sitting.turns.offer(seat),
            sitting.view(seat) if seat in sitting.course.covers else None,
            words,
            also,
        )
        if now == self._situation:
            return {}
        self._situation = now
        if words != self._words:
            self._words, self._fields, self._about, self._choices, self._zones = words, {}, None, None, ()
        shown = _frame(sitting, seat, words)
        new = {name: value for name in FRAME if self._is_new(name, value := getattr(shown, name))}
        new.update(self._new_choices(sitting, seat, words))
        if (zones := self._new_zones(seen.zones(sitting, seat), words)) is not None:
            new["zones"] = zones
        depends_on = about(sitting, seat), also
        if depends_on != self._about and self._is_new("doings", labels := tuple(doings())):
            new["doings"] = [one._replace(label=words.text(one.label))._asdict() for one in labels]
        self._about = depends_on
        return new

    def _is_new(self, name: str, value: Hashable) -> bool:
        if name in self._fields and self._fields[name] == value:
            return False
        self._fields[name] = value
        return True

    def _new_choices(self, sitting: Sitting, seat: Seat | None, words: "_Words") -> Iterator[tuple[str, Any]]:
        offer = None if seat is None else sitting.turns.offer(seat)
        choices, parts = JsonText("[]"), None
        if seat is None or offer is None:
            self._choices = ()
        else:
            known, self._choices = self._choices, (sitting.view(seat), offer)
            if known and known[0] is self._choices[0] and known[1] is offer:
                return
            choices = list_of(_choice_as_json(words, *choice) for choice in _open_choices(sitting, seat, offer.actions))
            parts = _parts(sitting, seat, words)
        if self._is_new("choices", choices):
            yield "choices", choices
        if self._is_new("parts", parts):
            yield "parts", parts

    def _new_zones(self, zones: tuple[Zone, ...], words: "_Words") -> JsonText | None:
        """Return the zones, unchanged ones by id alone. None if all are unchanged."""
        if zones == self._zones:
            return None
        before = {zone.id: zone for zone in self._zones}
        are_new = [before.get(zone.id) != zone for zone in zones]
        self._zones = zones
        return list_of(words.zone_as_json(zone) if new else zone.id for zone, new in zip(zones, are_new, strict=True))


def show_to_all(conversation: Conversation) -> ShownTable | None:
    """For a public screen, with public information alone. None if the device sits at no table."""
    shown, sitting = _show(conversation, None), conversation.sitting
    if shown is None or sitting is None:
        return None
    words = _words(conversation, None)
    return shown._replace(question=tuple(map(words.text, seen.ask(sitting, "turn", None))))


def _show(conversation: Conversation, seat: Seat | None) -> ShownTable | None:
    sitting = conversation.sitting
    if sitting is None:
        return None
    words = _words(conversation, seat)
    shown = _frame(sitting, seat, words)
    offer = None if seat is None else sitting.turns.offer(seat)
    if seat is not None and offer is not None:
        choices = _open_choices(sitting, seat, offer.actions)
        shown = shown._replace(
            choices=tuple(words.choice(action, choice) for action, choice in choices),
            parts=_parts(sitting, seat, words),
        )
    return shown._replace(zones=tuple(map(words.zone, seen.zones(sitting, seat))))


def _frame(sitting: Sitting, seat: Seat | None, words: "_Words") -> ShownTable:
    offer = None if seat is None else sitting.turns.offer(seat)
    return ShownTable(
        sitting.table.version,
        0 if offer is None else offer.number,
        tuple(map(words.text, _question(sitting, seat))),
        (),
        None,
        (),
        _seats(sitting, seat),
        sitting.table.over,
        sitting.course.awaits_answers(),
        _ending(sitting, seat, words) if sitting.table.over else None,
    )


def _ending(sitting: Sitting, seat: Seat | None, words: "_Words") -> ShownEnding:
    turn = best(sitting, seat)
    return ShownEnding(words.text(won(sitting)), ranking(sitting), "" if turn is None else words.text(turn))


class _Words(NamedTuple):
    """Words for one listener. `letters` are empty for the default keys."""

    language: str
    names: tuple[str | None, ...]
    seat: Seat | None
    verbosity: Verbosity
    letters: tuple[tuple[str, str], ...]
    touches: bool = False

    def text(self, message: Message) -> str:
        return self.texts((message,))[0]

    def texts(self, messages: Iterable[Message]) -> list[str]:
        listener = Listener(self.names, self.seat, self.verbosity, dict(self.letters) or USUAL, self.touches)
        text = catalogue(self.language).text
        return [text(message, listener) for message in messages]

    def items(self, items: Sequence[Item]) -> tuple[ShownItem, ...]:
        names = self.texts([item.name for item in items])
        return tuple(ShownItem(item.id, name, item.look, item.private) for item, name in zip(items, names, strict=True))

    def zone(self, zone: Zone) -> ShownZone:
        return ShownZone(zone.id, self.text(zone.title), self.items(zone.items), zone.layout, zone.private)

    def zone_as_json(self, zone: Zone) -> JsonText:
        same = IdentityKey(zone.items)
        items = _items_as_json(self.about_nobody() if _are_about_nobody(same) else self, same)
        title = _title(self, zone.title)
        return object_of(ShownZone._fields, (zone.id, title, items, _look_as_json(zone.layout), zone.private))

    def about_nobody(self) -> "_Words":
        """Return the words for messages without seats, common to everybody with this language."""
        return _Words(self.language, (), None, self.verbosity, self.letters, self.touches)

    def choice(self, action: str, choice: Choice) -> ShownChoice:
        return ShownChoice(action, self.text(choice.message), choice.about, choice.usual, choice.shakes)


def _words(conversation: Conversation, seat: Seat | None) -> _Words:
    device, letters = conversation.device, conversation.device.letters
    own = () if letters is USUAL or letters == USUAL else tuple(letters.items())
    return _Words(device.language, tuple(conversation.listening.names), seat, device.verbosity, own, device.touches)


@lru_cache(JUST_SHOWN)
def _are_about_nobody(items: IdentityKey) -> bool:
    """Return True if no name contains a seat, so that all see the same."""
    return not any(_names_seats(item.name) for item in items.it)


def _names_seats(message: Message) -> bool:
    return any(
        isinstance(part, Who)
        or (isinstance(part, Message) and _names_seats(part))
        or (isinstance(part, Items) and any(map(_names_seats, part.messages)))
        for part in message.arguments.values()
    )


@lru_cache(JUST_SHOWN)
def _items_as_json(words: _Words, items: IdentityKey) -> JsonText:
    return list_of(map(_item_as_json, words.items(items.it)))


@lru_cache(REMEMBERED)
def _title(words: _Words, title: Message) -> str:
    return words.text(title)


@lru_cache(REMEMBERED)
def _choice_as_json(words: _Words, action: str, choice: Choice) -> JsonText:
    return as_json(words.choice(action, choice))


@lru_cache(REMEMBERED)
def _item_as_json(item: ShownItem) -> JsonText:
    return object_of(ShownItem._fields, (item.id, item.name, _look_as_json(item.look), item.private))


@lru_cache(REMEMBERED)
def _look_as_json(look: Look | Layout | None) -> JsonText:
    return as_json(look)


def _question(sitting: Sitting, seat: Seat | None) -> Sequence[Message]:
    """Return a seat's question, or what all wait for if that is not shown otherwise."""
    if seat is not None and sitting.turns.offer(seat) is not None:
        return seen.asked(sitting, seat)
    is_said = sitting.table.over or sitting.course.awaits_answers() or any(one.acts for one in _seats(sitting, seat))
    return () if is_said else seen.ask(sitting, "turn", seat)


def short_question(conversation: Conversation) -> str:
    """Return what the only person at a device is asked now, for a braille line. Empty within menus, or for nothing."""
    sitting, seats = conversation.sitting, conversation.device.seats
    if (
        sitting is None
        or len(seats) != 1
        or not conversation.prompt.wakes
        or not (asked := _question(sitting, seats[0]))
    ):
        return ""
    return catalogue(conversation.device.language).braille(asked[-1], conversation.breath.listener)


def _open_choices(sitting: Sitting, seat: Seat, open_: Sequence[str]) -> Iterable[tuple[str, Choice]]:
    found = ((sitting.game.format_action(choice.action), choice) for choice in seen.choices(sitting, seat))
    among = frozenset(open_)
    return [(action, choice) for action, choice in found if action in among]


def _parts(sitting: Sitting, seat: Seat, words: _Words) -> ShownParts | None:
    found = seen.parts(sitting, seat)
    return None if found is None else ShownParts(words.items(found.items), found.least, found.most, found.piles)


def _seats(sitting: Sitting, own: Seat | None) -> tuple[ShownSeat, ...]:
    acting = [seat for seat in sitting.table.to_act() if seat == own or sitting.course.must_act(seat)]
    return tuple(
        ShownSeat(seat, name or str(seat + 1), _presence(sitting, seat), seat in acting)
        for seat, name in enumerate(sitting.table.names)
    )


def _presence(sitting: Sitting, seat: Seat) -> Presence:
    if seat not in sitting.seating.people:
        return "bot"
    if not sitting.seats.plays(seat):
        return "stand-in"
    if not sitting.presence.is_there(seat) or sitting.presence.is_asleep(seat):
        return "away"
    if sitting.presence.is_behind(seat) and not sitting.seating.is_over_days:
        return "behind"
    return "listening" if seat in sitting.listening else "person"
