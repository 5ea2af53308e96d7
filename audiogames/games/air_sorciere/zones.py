"""Air Sorcière as a place to walk: own hand and columns, the common zone, grimoires, every opponent, the piles."""

from collections.abc import Iterable

from audiogames.core.messages import Message, Seat, Who
from audiogames.core.places import place_of, zone_place
from audiogames.core.zones import Item, Zone, opponents
from audiogames.decks.air_sorciere import CARD_IDS, COLOUR, COLOURS, Card
from audiogames.games.air_sorciere.state import Counts
from audiogames.games.air_sorciere.telling import colour_name, name
from audiogames.games.air_sorciere.view import View


def zones(seen: View) -> tuple[Zone, ...]:
    """Return what lies where, as the view's seat walks it: what is its own first, then clockwise."""
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        own = (
            Zone("hand", Message("zone-hand"), _cards(seen.hand, private=True), "me", private=True),
            Zone("columns", Message("air-zone-columns"), _columns(seen, seen.seat), "me"),
            Zone("grimoires", Message("air-zone-grimoires"), _owned(seen, seen.seat), "me"),
        )
    return (
        *own,
        Zone("common", Message("air-zone-common"), _cards(seen.common), zone_place("common")),
        Zone("stock", Message("air-zone-stock"), _grimoires("stock", seen.stock), zone_place("stock")),
        *(_seat(seen, seat) for seat in opponents(seen)),
        Zone(
            "draw",
            Message("zone-draw"),
            (*_drawn(seen), _count("draw", "zone-cards", len(seen.pile))),
            zone_place("draw"),
        ),
        Zone("discard", Message("zone-discard"), _cards(tuple(reversed(seen.discard))), zone_place("discard")),
    )


def _seat(seen: View, seat: Seat) -> Zone:
    """All that belongs to another: columns, grimoires, points, and the hand where it lies open."""
    hand = _count(f"hand-{seat}", "zone-in-hand", len(seen.hands[seat]))
    shown = _cards(seen.hands[seat]) if seen.rules.open_hands else ()
    items = (*_columns(seen, seat), *_owned(seen, seat), hand, *shown)
    place = place_of(seat, seen.seat, seen.seats)
    return Zone(f"seat-{seat}", Message("player-name", {"player": Who(seat)}), items, place)


def _cards(cards: Iterable[Card], private: bool = False) -> tuple[Item, ...]:
    return tuple(
        Item(CARD_IDS[card], Message("card-alone", {"card": name(card)}), name(card), COLOURS[COLOUR[card]], private)
        for card in cards
    )


def _columns(seen: View, seat: Seat) -> tuple[Item, ...]:
    """The columns, each from its top down: the top is what counts for the next card."""
    return _cards(card for column in seen.columns[seat] for card in reversed(column))


def _drawn(seen: View) -> tuple[Item, ...]:
    """The witch just drawn: it lies on the pile until it is placed, and no choice then names it."""
    return () if seen.drawn is None else tuple(item._replace(card=None) for item in _cards((seen.drawn,)))


def _owned(seen: View, seat: Seat) -> tuple[Item, ...]:
    points = Message("zone-points", {"points": seen.scores[seat]})
    return (*_grimoires(f"owned-{seat}", seen.grimoires[seat]), Item(f"points-{seat}", points))


def _grimoires(place: str, counts: Counts) -> tuple[Item, ...]:
    return tuple(
        Item(
            f"{place}-{COLOURS[colour]}",
            Message("air-grimoires-line", {"number": count, "colour": colour_name(colour)}),
            group=COLOURS[colour],
        )
        for colour, count in enumerate(counts)
        if count or place == "stock"
    )


def _count(id: str, message: str, number: int) -> Item:
    return Item(id, Message(message, {"number": number}))
