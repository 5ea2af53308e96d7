from functools import lru_cache

from audiogames.core.messages import Message, Seat, Who, zone_place
from audiogames.core.presentation import zones as z
from audiogames.core.presentation.zones import Item, Layout, Look, Mark, Zone
from audiogames.decks.roue_des_sorcieres import COLOUR, COLOURS, NAME, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import order, winner
from audiogames.games.roue_des_sorcieres.state import trump_colour
from audiogames.games.roue_des_sorcieres.view import View


def zones(seen: View) -> tuple[Zone, ...]:
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        own = (
            z.hand_zone(_hand(seen), seen.seat),
            z.own_zone("mine", z.title("roue-zone-mine"), _won(seen, seen.seat), seen.seat),
        )
    return (
        *own,
        _zone("trick", _trick(seen), z.layout("row", "centre", capacity=seen.seats)),
        _zone("trumps", _trumps(seen.trump_pile), z.layout("pile", "centre", capacity=1)),
        _zone("wheel", _wheel(seen.wheel, seen.rules.descending), z.layout("row", "side")),
        *z.seat_zones(seen, lambda seat: _belongings(seat, seen.hand_counts[seat], _won(seen, seat))),
        z.draw_zone(z.face_down(seen.draw_count)),
    )


def _zone(id: str, items: tuple[Item, ...], layout: Layout) -> Zone:
    return Zone(id, z.title(f"roue-zone-{id}"), items, zone_place(id), layout=layout)


def _card(
    card: Card, private: bool = False, owner: Seat | None = None, at: str = "", marks: tuple[Mark, ...] = ()
) -> Item:
    return z.card_face(NAME[card], COLOURS[COLOUR[card]], str(VALUE[card]), private, owner, at, marks=marks)


@z.made_of("hand", "numbers")
def _hand(seen: View) -> tuple[Item, ...]:
    return tuple(_card(card, private=True) for _, card in sorted(zip(seen.numbers, seen.hand, strict=False)))


@z.made_of("trick", "trump_pile", "wheel", "rules")
def _trick(seen: View) -> tuple[Item, ...]:
    best = winner(seen.trick, trump_colour(seen.trump_pile), seen.wheel, seen.rules.descending) if seen.trick else None
    return tuple(_played(seat, card, (seat, card) == best) for seat, card in seen.trick)


@lru_cache(z.REMEMBERED)
def _played(seat: Seat, card: Card, wins: bool) -> Item:
    item = _card(card, owner=seat, marks=("wins",) if wins else ())
    return item._replace(name=Message("roue-play", {"player": Who(seat), "card": NAME[card]}))


@lru_cache(z.REMEMBERED)
def _trumps(pile: tuple[Card, ...]) -> tuple[Item, ...]:
    return tuple(_card(card, marks=() if depth else ("trump",)) for depth, card in enumerate(reversed(pile)))


@lru_cache(z.REMEMBERED)
def _wheel(start: int, descending: bool) -> tuple[Item, ...]:
    return tuple(_value(value, not rank) for rank, value in enumerate(order(start, descending)))


@lru_cache(z.REMEMBERED)
def _value(value: int, is_strongest: bool) -> Item:
    look = Look("value", ink=str(value), number=value, marks=("counts",) if is_strongest else ())
    return Item(f"value-{value}", Message("number", {"number": value}), look=look)


def _won(seen: View, seat: Seat) -> tuple[Item, ...]:
    points = None if seen.scores is None else seen.scores[seat]
    cards = None if seen.captured is None else tuple(seen.captured[seat])
    return _captured(seat, seen.captured_counts[seat], points, cards)


@lru_cache(z.REMEMBERED)
def _captured(seat: Seat, number: int, points: int | None, cards: tuple[Card, ...] | None) -> tuple[Item, ...]:
    id, words = f"won-{seat}", Message("roue-zone-won", {"number": number})
    shown = () if points is None else (z.points_of(seat, points),)
    if cards is None:
        return (z.backs(id, words, number, seat, "won"), *shown)
    faces = (_card(card, owner=seat, at="won") for card in cards)
    return (z.badge(id, words, "cards", number, seat, quiet=not number), *shown, *faces)


@lru_cache(z.REMEMBERED)
def _belongings(seat: Seat, number: int, won: tuple[Item, ...]) -> tuple[Item, ...]:
    return (z.hand_of(seat, number), *won)
