"""The table as ears walk it and eyes see it: zones, the things that lie in them, and the boards they stand on.

A game says what lies where (`Game.zones`); faces walk it, each with keys of its own, and draw it, all in the same way.
Whatever lies on the table lies in exactly one zone. Words are in names and titles; a `Look` and a `Layout` are numbers
and words of the lists below, in which every game speaks.
"""

from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache, wraps
from operator import attrgetter
from typing import Any, Concatenate, Final, Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

from audiogames.core.messages import ME, Card, Message, Seat, Who, place_of, zone_place
from audiogames.core.telling import AnyView

P = ParamSpec("P")
V = TypeVar("V")
T = TypeVar("T")

REMEMBERED: Final = 2048
"""How many results of one function a game remembers at most, of all tables: most zones are as they were before."""

Kind: TypeAlias = Literal["card", "back", "pawn", "die", "barrel", "value", "badge"]
"""The kinds of things: a card face up, cards face down, a pawn, a die, a barrel, a value of a scale, or a number about
a seat, which is no thing but is shown like one."""
Mark: TypeAlias = Literal["wins", "trump", "counts", "safe", "held", "chosen", "hidden", "latest", "later", "quiet"]
"""Reasons for a thing to stand out, or not to.

It `wins` as the table stands now, gives the `trump`, is what `counts` of its line, is `safe`, is `held` in the hand of
its owner or is the one that its owner has `chosen`, is there but `hidden`, is the `latest` that came, or is for `later`
and cannot be used yet. It is `quiet` where eyes do not miss it: it is as usual, or drawn elsewhere.
"""
Measure: TypeAlias = Literal["", "points", "cards", "level", "space", "home", "shakes", "magic", "curse", "goal"]
"""The count of a badge: points, cards that lie open, the level of a player, the space of the track, pieces that are
home, shakes left, the magic number. A pawn or a badge may also be the curse or the goal of a race."""
LayoutKind: TypeAlias = Literal["row", "fan", "pile", "columns", "track", "ring", "seat"]
Area: TypeAlias = Literal["own", "centre", "side", "others"]
"""A part of the table: what the viewer handles, the centre, the side, or what the others have."""


class Look(NamedTuple):
    """The look of an item, for eyes. Nothing in it is a secret that its viewer may not know.

    `card` is the id of what it shows in the game's tactile deck, so that it is drawn as its sticker feels: a card, the
    face of a die, a pawn, a barrel; "" where there is no sticker. `colour` is a colour of that deck, "" for none. `ink`
    is what is printed on it, one to three letters or digits. `number` is how many there are of it, such as cards in a
    pile; of a badge or a value the number that it shows, by `measure`; of a barrel the pebbles, 0 while they are not
    known. `owner` is the seat whose it is. `at` is the space of the layout where it stands or, in a zone of several
    parts, the part; `line` the row or column of it, from 0. `marks` are in the order of `Mark`.
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
    """A place of a board. It is drawn whether something stands there or not, and nobody walks it.

    It lies `step` spaces along the track or clockwise round the ring, from 0, and `off` widths of a space away from
    that line: above a track or outside a ring where positive, below or inside where negative. `size` is in widths of a
    space. `card` and `ink` are as in `Look`; a space may have two `colours`.
    """

    id: str
    step: float
    off: float = 0.0
    size: float = 1.0
    card: str = ""
    colours: tuple[str, ...] = ()
    ink: str = ""


class Layout(NamedTuple):
    """The layout of a zone, for eyes: how its items lie.

    In a `row`, or a `fan` of cards in hand; in a `pile`, the top first; in `columns` by their lines, the top of each
    first; on the spaces of a `track` or a `ring`; or as a `seat`: all that belongs to someone, by its parts. `seat` is
    the seat whose zone it is. `capacity` is how many places for things of `shape`, in columns how many columns, are
    shown even where they are empty. A track or ring has `spaces`, and is `steps` spaces long; `origin` is the step of a
    ring that lies nearest to the viewer.
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
    """One thing in a zone.

    `id` stays for as long as the viewer could follow the thing with open eyes: a card that is alone of its kind is
    known by its own. What lies face down, or comes from where the viewer does not see, is known by zone and place
    alone, so that ids tell nothing. `group` is what things are skipped by, the colour of a card; "" where there is
    none. Only lines that are for ears alone have no `look`.
    """

    id: str
    name: Message
    card: Card | None = None
    group: str = ""
    private: bool = False
    look: Look | None = None


class Zone(NamedTuple):
    """A part of the table, with its items in the order in which they are walked. `place` is where it sounds.

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
    """Remember what a function makes of a view: it is given these fields of it, at least two, and no others.

    Where they are as before, so is the result, and it is the same object: it need not be said or drawn anew.
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


class Same:
    """An object that is known again as itself alone: however much it holds, nothing of that is compared.

    Games keep what they show as the same object while it shows the same (`made_of`), for each viewer who
    sees it: it is in nobody's hands but theirs.
    """

    __slots__ = ("it",)

    def __init__(self, it: Any) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.it is other.it


@lru_cache(REMEMBERED)
def backs(id: str, name: Message, number: int, owner: Seat | None = None, at: str = "") -> Item:
    """Return face-down cards as one item: nothing distinguishes them. None of them need no drawing where a seat is."""
    marks: tuple[Mark, ...] = () if number or owner is None else ("quiet",)
    return Item(id, name, look=Look("back", number=number, owner=owner, at=at, marks=marks))


@lru_cache(REMEMBERED)
def badge(
    id: str, name: Message, measure: Measure, number: int, owner: Seat | None = None, quiet: bool = False
) -> Item:
    """Return a number that the table shows; `quiet` where it is as usual, or drawn elsewhere."""
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
    """Return a card that is alone of its kind, and skipped by its colour. The rest is as in `Look` and `Item`."""
    look = Look("card", card.id, colour, ink, owner=owner, at=at, line=line, marks=marks)
    return Item(card.id, Message("card-alone", {"card": card}), card, colour, private, look)


@lru_cache(REMEMBERED)
def hand_of(seat: Seat, number: int) -> Item:
    """Return the hand of another, by how many cards are in it."""
    return backs(f"hand-{seat}", Message("zone-in-hand", {"number": number}), number, seat, "hand")


@lru_cache(REMEMBERED)
def points_of(seat: Seat, points: int) -> Item:
    """Return the points of a seat."""
    return badge(f"points-{seat}", Message("zone-points", {"points": points}), "points", points, seat)


@lru_cache(REMEMBERED)
def face_down(number: int) -> tuple[Item]:
    """Return the draw pile, by how many cards are in it."""
    return (backs("draw", Message("zone-cards", {"number": number}), number),)


@lru_cache(REMEMBERED)
def title(id: str) -> Message:
    """Return the title of a zone that always has the same: it is made once for all tables."""
    return Message(id)


@lru_cache(REMEMBERED)
def layout(kind: LayoutKind, area: Area, seat: Seat | None = None, capacity: int = 0, shape: Kind = "card") -> Layout:
    """Return a layout without spaces, made once for all tables."""
    return Layout(kind, area, seat, capacity, shape)


def own_zone(id: str, title: Message, items: tuple[Item, ...], seat: Seat) -> Zone:
    """Return a zone with what belongs to the viewer, as `seat_zones` shows it of the others."""
    return Zone(id, title, items, ME, layout=layout("seat", "own", seat))


def hand_zone(cards: tuple[Item, ...], seat: Seat) -> Zone:
    """Return the viewer's own hand."""
    return Zone("hand", title("zone-hand"), cards, ME, True, layout("fan", "own", seat))


def draw_zone(cards: tuple[Item, ...], area: Area = "centre") -> Zone:
    """Return the draw pile, with what lies on it."""
    return Zone("draw", title("zone-draw"), cards, zone_place("draw"), layout=layout("pile", area))


def discard_zone(cards: tuple[Item, ...], area: Area = "centre") -> Zone:
    """Return the discard, the visible card first."""
    lying = layout("pile", area, capacity=1)
    return Zone("discard", title("zone-discard"), cards, zone_place("discard"), layout=lying)


def opponents(seen: AnyView) -> tuple[Seat, ...]:
    """Return the seats of the others, clockwise from the viewer; for a spectator all seats, from the first."""
    if seen.seat is None:
        return tuple(range(seen.seats))
    return tuple((seen.seat + step) % seen.seats for step in range(1, seen.seats))


@lru_cache(REMEMBERED)
def _seat_zone(seat: Seat, place: str) -> Zone:
    """Return the zone of another, without what belongs to it."""
    name = Message("player-name", {"player": Who(seat)})
    return Zone(f"seat-{seat}", name, (), place, layout=layout("seat", "others", seat))


def seat_zones(seen: AnyView, belongings: Callable[[Seat], tuple[Item, ...]]) -> tuple[Zone, ...]:
    """Return a zone for each of the others, with what belongs to it."""
    return tuple(
        _seat_zone(seat, place_of(seat, seen.seat, seen.seats))._replace(items=belongings(seat))
        for seat in opponents(seen)
    )
