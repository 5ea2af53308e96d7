"""La Roue des Sorcières as a table: own hand, the trick, the trumps, the wheel, every opponent, the pile."""

from collections.abc import Iterable

from audiogames.core import zones as z
from audiogames.core.messages import Message, Seat, Who, zone_place
from audiogames.core.zones import Item, Layout, Look, Mark, Zone
from audiogames.decks.roue_des_sorcieres import COLOUR, COLOURS, NAME, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import order, winner
from audiogames.games.roue_des_sorcieres.state import trump_colour
from audiogames.games.roue_des_sorcieres.view import View


def zones(seen: View) -> tuple[Zone, ...]:
    """Return what lies where, as the view's seat walks it: what is its own first, then clockwise."""
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        hand = tuple(_card(card, private=True) for _, card in sorted(zip(seen.numbers, seen.hand, strict=False)))
        own = (
            z.hand_zone(hand, seen.seat),
            z.own_zone("mine", Message("roue-zone-mine"), _won(seen, seen.seat), seen.seat),
        )
    return (
        *own,
        _zone("trick", tuple(_trick(seen)), Layout("row", "centre", capacity=seen.seats)),
        _zone("trumps", tuple(_trumps(seen)), Layout("pile", "centre", capacity=1)),
        _zone("wheel", tuple(_wheel(seen)), Layout("row", "side")),
        *z.seat_zones(seen, lambda seat: (z.hand_of(seat, seen.hand_counts[seat]), *_won(seen, seat))),
        z.draw_zone((z.face_down(seen.draw_count),)),
    )


def _zone(id: str, items: tuple[Item, ...], layout: Layout) -> Zone:
    return Zone(id, Message(f"roue-zone-{id}"), items, zone_place(id), layout=layout)


def _card(
    card: Card, private: bool = False, owner: Seat | None = None, at: str = "", marks: tuple[Mark, ...] = ()
) -> Item:
    return z.card_face(NAME[card], COLOURS[COLOUR[card]], str(VALUE[card]), private, owner, at, marks=marks)


def _trick(seen: View) -> Iterable[Item]:
    """The cards of the trick in the order in which they were played; the one that would take it now wins."""
    best = winner(seen.trick, trump_colour(seen.trump_pile), seen.wheel, seen.rules.descending) if seen.trick else None
    for seat, card in seen.trick:
        item = _card(card, owner=seat, marks=("wins",) if (seat, card) == best else ())
        yield item._replace(name=Message("roue-play", {"player": Who(seat), "card": NAME[card]}))


def _trumps(seen: View) -> Iterable[Item]:
    """The trump pile from the visible card down."""
    for depth, card in enumerate(reversed(seen.trump_pile)):
        yield _card(card, marks=() if depth else ("trump",))


def _wheel(seen: View) -> Iterable[Item]:
    """The values from the strongest down."""
    for rank, value in enumerate(order(seen.wheel, seen.rules.descending)):
        look = Look("value", ink=str(value), number=value, marks=() if rank else ("counts",))
        yield Item(f"value-{value}", Message("number", {"number": value}), look=look)


def _won(seen: View, seat: Seat) -> tuple[Item, ...]:
    """Return what a seat has won and may be known: the number of cards; points where they are shown; all at the end."""
    id, number, points = f"won-{seat}", seen.captured_counts[seat], seen.scores
    words = Message("roue-zone-won", {"number": number})
    shown = () if points is None else (z.points_of(seat, points[seat]),)
    if seen.captured is None:
        return (z.backs(id, words, number, seat, "won"), *shown)
    cards = (_card(card, owner=seat, at="won") for card in seen.captured[seat])
    return (z.badge(id, words, "cards", number, seat), *shown, *cards)
