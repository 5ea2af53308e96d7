"""La Roue des Sorcières as a place to walk: own hand, the trick, the trumps, the wheel, every opponent, the pile."""

from collections.abc import Iterable

from audiogames.core.messages import Message, Seat, Who
from audiogames.core.places import place_of, zone_place
from audiogames.core.zones import Item, Zone, opponents
from audiogames.decks.roue_des_sorcieres import CARD_IDS, COLOUR, COLOURS, Card
from audiogames.games.roue_des_sorcieres.keys import sorted_hand
from audiogames.games.roue_des_sorcieres.rules import order
from audiogames.games.roue_des_sorcieres.telling import name
from audiogames.games.roue_des_sorcieres.view import View


def zones(seen: View) -> tuple[Zone, ...]:
    """Return what lies where, as the view's seat walks it: what is its own first, then clockwise."""
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        own = (
            Zone("hand", Message("zone-hand"), _cards(sorted_hand(seen), private=True), "me", private=True),
            Zone("mine", Message("roue-zone-mine"), _won(seen, seen.seat), "me"),
        )
    wheel = tuple(
        Item(f"value-{value}", Message("number", {"number": value}))
        for value in order(seen.wheel, seen.rules.descending)
    )
    return (
        *own,
        Zone("trick", Message("roue-zone-trick"), _trick(seen), zone_place("trick")),
        Zone("trumps", Message("roue-zone-trumps"), _cards(reversed(seen.trump_pile)), zone_place("trumps")),
        Zone("wheel", Message("roue-zone-wheel"), wheel, zone_place("wheel")),
        *(_seat(seen, seat) for seat in opponents(seen)),
        Zone("draw", Message("zone-draw"), (_pile(seen),), zone_place("draw")),
    )


def _pile(seen: View) -> Item:
    return Item("draw", Message("zone-cards", {"number": seen.draw_count}))


def _trick(seen: View) -> tuple[Item, ...]:
    return tuple(
        Item(
            CARD_IDS[card],
            Message("roue-play", {"player": Who(seat), "card": name(card)}),
            name(card),
            COLOURS[COLOUR[card]],
        )
        for seat, card in seen.trick
    )


def _seat(seen: View, seat: Seat) -> Zone:
    hand = Item(f"hand-{seat}", Message("zone-in-hand", {"number": seen.hand_counts[seat]}))
    place = place_of(seat, seen.seat, seen.seats)
    return Zone(f"seat-{seat}", Message("player-name", {"player": Who(seat)}), (hand, *_won(seen, seat)), place)


def _won(seen: View, seat: Seat) -> tuple[Item, ...]:
    """What a seat has won, as far as it may be known: how many cards; points where they are shown; all at the end."""
    items = [Item(f"won-{seat}", Message("roue-zone-won", {"number": seen.captured_counts[seat]}))]
    if seen.scores is not None:
        points = Message("zone-points", {"points": seen.scores[seat]})
        items.append(Item(f"points-{seat}", points))
    return (*items, *(_cards(seen.captured[seat]) if seen.captured is not None else ()))


def _cards(cards: Iterable[Card], private: bool = False) -> tuple[Item, ...]:
    return tuple(
        Item(CARD_IDS[card], Message("card-alone", {"card": name(card)}), name(card), COLOURS[COLOUR[card]], private)
        for card in cards
    )
