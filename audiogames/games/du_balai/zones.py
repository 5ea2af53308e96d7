"""Du Balai ! as a place to walk: own cards and formula, the track, the dice, every opponent, the piles."""

from collections import Counter
from collections.abc import Sequence

from audiogames.core.messages import Message, Seat, Who
from audiogames.core.places import place_of, zone_place
from audiogames.core.zones import Item, Zone, opponents
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai.keys import in_race_order
from audiogames.games.du_balai.naming import card_counted, colour_word, face_name, piles_name, space_name, symbol_name
from audiogames.games.du_balai.rules.formulas import BLACK, ORANGE
from audiogames.games.du_balai.state import FINISH, Card, Face, symbols_in
from audiogames.games.du_balai.view import View, revealed


def zones(seen: View) -> tuple[Zone, ...]:
    """Return what lies where, as the view's seat walks it: what is its own first, then clockwise."""
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        own = (
            Zone("hand", Message("zone-hand"), _hand(seen, seen.seat), "me", private=True),
            Zone("formula", Message("balai-zone-formula"), _formula(seen, seen.seat), "me", private=not revealed(seen)),
        )
    return (
        *own,
        Zone("track", Message("balai-zone-track"), _track(seen)),
        Zone("dice", Message("balai-zone-dice"), _dice(seen), zone_place("box")),
        *(_seat(seen, seat) for seat in opponents(seen)),
        Zone("draw", Message("zone-draw"), (_count("draw", seen.deck_count),), zone_place("draw")),
        Zone("discard", Message("zone-discard"), _counted(seen.discard[::-1], "discard"), zone_place("discard")),
    )


def _count(id: str, number: int) -> Item:
    return Item(id, Message("zone-cards", {"number": number}))


def _hand(seen: View, seat: Seat) -> tuple[Item, ...]:
    """The black-magic cards that may be used, then those for the rounds to come."""
    fresh = Counter(seen.fresh[seat] or ())
    later = (
        Item(f"fresh-{card}", _kept(seen, card_counted(card, number)), private=True)
        for card, number in sorted(fresh.items())
    )
    return (*_counted(seen.cards[seat] or (), "card", private=True), *later)


def _kept(seen: View, card: Message) -> Message:
    """A card of this round: it is for the next one, unless the race is ending."""
    return Message("balai-zone-kept" if seen.crossed else "balai-zone-fresh", {"card": card})


def _counted(cards: Sequence[Card], place: str, private: bool = False) -> tuple[Item, ...]:
    """Cards of one name in one item, in the order in which they first lie there."""
    return tuple(
        Item(f"{place}-{card}", card_counted(card, number), private=private) for card, number in Counter(cards).items()
    )


def _formula(seen: View, seat: Seat) -> tuple[Item, ...]:
    """The symbols laid, those of a second pile behind them."""
    private = not revealed(seen)
    first = (
        Item(SYMBOLS[symbol], symbol_name(symbol), private=private) for symbol in symbols_in(seen.formulas[seat] or 0)
    )
    second = (
        Item(
            SYMBOLS[symbol],
            Message("balai-zone-second", {"symbol": symbol_name(symbol)}),
            private=private or not seen.doubles[seat],
        )
        for symbol in symbols_in(seen.seconds[seat] or 0)
    )
    return (*first, *second)


def _track(seen: View) -> tuple[Item, ...]:
    """Who stands on the track, from the start to the finish, and the curse behind those it lies upon."""
    found = [
        (seen.spaces[seat], 0, Item(f"witch-{seat}", _on_space(seen, seat))) for seat in reversed(in_race_order(seen))
    ]
    if seen.curse is not None and seen.phase != "over":
        found.append((seen.curse, 1, Item("curse", Message("balai-zone-curse", {"space": space_name(seen.curse)}))))
    found.append((FINISH, 2, Item("finish", Message("balai-zone-finish"))))
    return tuple(item for _, _, item in sorted(found, key=lambda entry: entry[:2]))


def _on_space(seen: View, seat: Seat) -> Message:
    return Message("balai-zone-witch", {"player": Who(seat), "space": space_name(seen.spaces[seat])})


def _dice(seen: View) -> tuple[Item, ...]:
    """The dice in the book from the left; skipping by groups goes from colour to colour."""
    return tuple(_die(number, face) for number, face in enumerate(seen.dice or (), 1))


def _die(number: int, face: Face | None) -> Item:
    if face is None:
        return Item(f"die-{number}", Message("balai-zone-die-hidden", {"number": number}))
    colour = colour_word(ORANGE if face < len(SYMBOLS) else BLACK)
    return Item(f"die-{number}", Message("balai-zone-die", {"number": number, "face": face_name(face)}), group=colour)


def _seat(seen: View, seat: Seat) -> Zone:
    """What is known of another: where the witch stands, cards, the formula, points."""
    formula = seen.formulas[seat]
    items = [
        Item(f"space-{seat}", space_name(seen.spaces[seat])),
        Item(f"level-{seat}", Message("balai-level", {"level": seen.levels[seat]})),
        Item(f"hand-{seat}", Message("zone-in-hand", {"number": seen.counts[seat]})),
    ]
    if revealed(seen) and formula is not None:
        shown = piles_name(formula, seen.seconds[seat] if seen.doubles[seat] else None)
        items.append(Item(f"formula-{seat}", shown))
    elif seat in seen.locked:
        items.append(Item(f"formula-{seat}", Message("balai-zone-locked")))
    items.append(Item(f"points-{seat}", Message("balai-points", {"number": seen.scores[seat]})))
    title = Message("player-name", {"player": Who(seat)})
    return Zone(f"seat-{seat}", title, tuple(items), place_of(seat, seen.seat, len(seen.spaces)))
