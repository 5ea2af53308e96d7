"""The table for ears and eyes: zones, the items in them, and the boards under them.

Faces browse and draw the zones of a game (`Game.zones`) in the same way for all games. Everything on the table is in
exactly one zone. Words are in names and titles. `Look` and `Layout` hold numbers and words of the lists below.
"""

from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache, wraps
from operator import attrgetter
from typing import Any, Concatenate, Final, Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

from audiogames.core.messages import ME, Card, Message, Seat, Who, place_of, zone_place
from audiogames.core.presentation.telling import AnyView

P = ParamSpec("P")
V = TypeVar("V")
T = TypeVar("T")

REMEMBERED: Final = 2048
"""Maximum remembered results of one function, for all tables. Most zones do not change."""

Kind: TypeAlias = Literal["card", "back", "pawn", "die", "barrel", "value", "badge"]
"""`card` is face up, `back` are cards face down, `value` belongs to a scale, `badge` is a number about a seat."""
Mark: TypeAlias = Literal["wins", "trump", "counts", "safe", "held", "chosen", "hidden", "latest", "later", "quiet"]
"""Reasons for an item to stand out, or not to.

It `wins` at present, gives the `trump`, `counts` in its line, is `safe`, is `held` in its owner's hand, is `chosen` by
its owner, exists but is `hidden`, came `latest`, or can only be used `later`. A `quiet` item need not be drawn.
"""
Measure: TypeAlias = Literal["", "points", "cards", "level", "space", "home", "shakes", "magic", "curse", "goal"]
"""The quantity of a badge.

Points, face-up cards, a player's level, the space of the track, pieces at home, shakes left, the magic number. A pawn
or a badge may also be the curse or the goal of a race.
"""
LayoutKind: TypeAlias = Literal["row", "fan", "pile", "columns", "track", "ring", "seat"]
Area: TypeAlias = Literal["own", "centre", "side", "others"]


class Look(NamedTuple):
    """The look of an item. The viewer may know all of it.

    `card` is the id of its card, die face, pawn or barrel in the game's tactile deck, "" without a sticker. `colour` is
    a colour of that deck, "" for none. `ink` is its print of one to three letters or digits. `number` is the amount,
    such as cards in a pile; for a badge or value the number shown, whose unit is `measure`; for a barrel its pebbles, 0
    while unknown. `at` is the space of the layout where it lies or, in a zone of several parts, the part; `line` its
    row or column, from 0. `marks` are in the order of `Mark`.
    """

    kind: Kind
    card: str = ""
    colour: str = ""
    ink: str = ""
    number: int = 1
    measure: Measure = ""
    owner: Seat | None = None
    at: str = ""
    line: int = 0
    marks: tuple[Mark, ...] = ()


class Space(NamedTuple):
    """A place of a board. It is drawn even if empty, and cannot be browsed.

    It lies `step` spaces along the track, or clockwise round the ring, from 0. `off` is the distance from that line in
    widths of a space, positive above a track or outside a ring. `size` is in widths of a space. `card` and `ink` are as
    in `Look`; a space may have two `colours`.
    """

    id: str
    step: float
    off: float = 0.0
    size: float = 1.0
    card: str = ""
    colours: tuple[str, ...] = ()
    ink: str = ""


class Layout(NamedTuple):
    """The layout of a zone for eyes.

    A `row`; a `fan` of cards in hand; a `pile`, the top first; `columns` by their lines, the top of each first; the
    spaces of a `track` or a `ring`; or a `seat` with all its belongings, by their parts. `capacity` is the number of
    places for things of `shape`, or of columns, that are shown even if empty. A track or ring has `spaces`, and is
    `steps` spaces long; `origin` is the step of a ring that lies nearest to the viewer.
    """

    kind: LayoutKind
    area: Area
    seat: Seat | None = None
    capacity: int = 0
    shape: Kind = "card"
    spaces: tuple[Space, ...] = ()
    steps: int = 0
    origin: float = 0.0


class Item(NamedTuple):
    """An item in a zone.

    `id` stays the same as long as the viewer could follow the item with open eyes. A unique card is known by its own
    id. Face-down items, and those from where the viewer does not see, are known by zone and place alone, so that ids
    reveal nothing. `group` is a key for skipping, such as a card's colour. Only text for ears alone has no `look`.
    """

    id: str
    name: Message
    card: Card | None = None
    group: str = ""
    private: bool = False
    look: Look | None = None


class Zone(NamedTuple):
    """A part of the table, with its items in browsing order. `place` is where it sounds.

    Only a zone for ears alone has no `layout`.

    >>> from audiogames.core.table import Table
    >>> table = Table.new("roue_des_sorcieres", [{"name": "Anna"}, {"name": "Brian"}], seed=7)
    >>> hand = next(zone for zone in table.game.zones(table.view(0)) if zone.id == "hand")
    >>> hand.private, [item.id for item in hand.items][:2]
    (True, ['orange-1', 'blue-9'])
    """

    id: str
    title: Message
    items: tuple[Item, ...]
    place: str = "table"
    private: bool = False
    layout: Layout | None = None


def made_of(*fields: str) -> Callable[[Callable[Concatenate[V, P], T]], Callable[Concatenate[V, P], T]]:
    """Cache a function of a view. The function is given only these fields of it, at least two.

    While they are equal, it returns the same object, which need not be announced or drawn again.
    """
    part: Any = namedtuple("Part", fields)  # type: ignore[misc] # they are an argument
    taken = attrgetter(*fields)

    def decorate(make: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
        remembered: Any = lru_cache(REMEMBERED)(make)

        @wraps(make)
        def made(seen: V, *more: P.args, **named: P.kwargs) -> T:
            result: T = remembered(part._make(taken(seen)), *more, **named)
            return result

        return cast(Callable[Concatenate[V, P], T], made)

    return decorate


class IdentityKey:
    """Compares an object by identity.

    Games return the same object for each viewer while it shows the same (`made_of`).
    """

    __slots__ = ("it",)

    def __init__(self, it: Any) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentityKey) and self.it is other.it


@lru_cache(REMEMBERED)
def backs(id: str, name: Message, number: int, owner: Seat | None = None, at: str = "") -> Item:
    """Face-down cards are one item, since nothing distinguishes them. At a seat, zero cards need no drawing."""
    marks: tuple[Mark, ...] = () if number or owner is None else ("quiet",)
    return Item(id, name, look=Look("back", number=number, owner=owner, at=at, marks=marks))


@lru_cache(REMEMBERED)
def badge(
    id: str, name: Message, measure: Measure, number: int, owner: Seat | None = None, quiet: bool = False
) -> Item:
    """A number that the table shows, `quiet` if it is as usual, or drawn elsewhere."""
    marks: tuple[Mark, ...] = ("quiet",) if quiet else ()
    return Item(id, name, look=Look("badge", number=number, measure=measure, owner=owner, marks=marks))


@lru_cache(REMEMBERED)
def card_face(
    card: Card,
    colour: str,
    ink: str,
    private: bool = False,
    owner: Seat | None = None,
    at: str = "",
    line: int = 0,
    marks: tuple[Mark, ...] = (),
) -> Item:
    """A unique card, skipped by its colour. The rest is as in `Look` and `Item`."""
    look = Look("card", card.id, colour, ink, owner=owner, at=at, line=line, marks=marks)
    return Item(card.id, Message("card-alone", {"card": card}), card, colour, private, look)


@lru_cache(REMEMBERED)
def hand_of(seat: Seat, number: int) -> Item:
    return backs(f"hand-{seat}", Message("zone-in-hand", {"number": number}), number, seat, "hand")


@lru_cache(REMEMBERED)
def points_of(seat: Seat, points: int) -> Item:
    return badge(f"points-{seat}", Message("zone-points", {"points": points}), "points", points, seat)


@lru_cache(REMEMBERED)
def face_down(number: int) -> tuple[Item]:
    return (backs("draw", Message("zone-cards", {"number": number}), number),)


@lru_cache(REMEMBERED)
def title(id: str) -> Message:
    return Message(id)


@lru_cache(REMEMBERED)
def layout(kind: LayoutKind, area: Area, seat: Seat | None = None, capacity: int = 0, shape: Kind = "card") -> Layout:
    """Made once for all tables."""
    return Layout(kind, area, seat, capacity, shape)


def own_zone(id: str, title: Message, items: tuple[Item, ...], seat: Seat) -> Zone:
    return Zone(id, title, items, ME, layout=layout("seat", "own", seat))


def hand_zone(cards: tuple[Item, ...], seat: Seat) -> Zone:
    return Zone("hand", title("zone-hand"), cards, ME, True, layout("fan", "own", seat))


def draw_zone(cards: tuple[Item, ...], area: Area = "centre") -> Zone:
    return Zone("draw", title("zone-draw"), cards, zone_place("draw"), layout=layout("pile", area))


def discard_zone(cards: tuple[Item, ...], area: Area = "centre") -> Zone:
    lying = layout("pile", area, capacity=1)
    return Zone("discard", title("zone-discard"), cards, zone_place("discard"), layout=lying)


def opponents(seen: AnyView) -> tuple[Seat, ...]:
    """Clockwise from the viewer. A spectator gets all seats, from the first."""
    if seen.seat is None:
        return tuple(range(seen.seats))
    return tuple((seen.seat + step) % seen.seats for step in range(1, seen.seats))


@lru_cache(REMEMBERED)
def _seat_zone(seat: Seat, place: str) -> Zone:
    name = Message("player-name", {"player": Who(seat)})
    return Zone(f"seat-{seat}", name, (), place, layout=layout("seat", "others", seat))


def seat_zones(seen: AnyView, belongings: Callable[[Seat], tuple[Item, ...]]) -> tuple[Zone, ...]:
    return tuple(
        _seat_zone(seat, place_of(seat, seen.seat, seen.seats))._replace(items=belongings(seat))
        for seat in opponents(seen)
    )
