"""Zapp Zerapp as a place to walk: own apprentices, the row of barrels, the ring, every opponent."""

from audiogames.core.messages import Message, Seat, Who
from audiogames.core.places import TABLE, place_of, zone_place
from audiogames.core.zones import Item, Zone, opponents
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS
from audiogames.games.zapp_zerapp.rules.moves import safe
from audiogames.games.zapp_zerapp.state import PLACES, RING, Piece, Place, space_of, step_on
from audiogames.games.zapp_zerapp.telling import barrel_number, piece_name, standing
from audiogames.games.zapp_zerapp.view import View


def zones(seen: View) -> tuple[Zone, ...]:
    """Return what lies where, as the view's seat walks it: what is its own first, then clockwise."""
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        own = (Zone("apprentices", Message("zapp-zone-apprentices"), _apprentices(seen, seen.seat), "me"),)
    return (
        *own,
        Zone("barrels", Message("zapp-zone-barrels"), _row(seen), zone_place("box")),
        Zone("ring", Message("zapp-zone-ring"), _ring(seen), TABLE),
        *(_seat(seen, seat) for seat in opponents(seen)),
    )


def _seat(seen: View, seat: Seat) -> Zone:
    title = Message("player-name", {"player": Who(seat)})
    return Zone(f"seat-{seat}", title, _apprentices(seen, seat), place_of(seat, seen.seat, seen.seats))


def _apprentices(seen: View, seat: Seat) -> tuple[Item, ...]:
    colour = seen.colours[seat]
    return tuple(
        Item(
            f"{COLOURS[colour]}-{number}",
            Message(
                "zapp-zone-apprentice",
                {"piece": piece_name(seen, (colour, number - 1)), "standing": standing(seen, step)},
            ),
            group=COLOURS[colour],
        )
        for number, step in enumerate(seen.apprentices[seat], 1)
    )


def _row(seen: View) -> tuple[Item, ...]:
    """The thirteen barrels: free, in a hand, or standing before somebody."""
    return tuple(Item(PLACES[place], _barrel(seen, place)) for place in range(len(BARRELS)))


def _barrel(seen: View, place: Place) -> Message:
    number = barrel_number(place)
    for seat, places in enumerate(seen.held):
        if place in places:
            return Message("zapp-zone-barrel-held", {"number": number, "player": Who(seat)})
    for seat, chosen in enumerate(seen.chosen):
        if place == chosen:
            return Message("zapp-zone-barrel-chosen", {"number": number, "player": Who(seat)})
    return Message("zapp-zone-barrel", {"number": number})


def _ring(seen: View) -> tuple[Item, ...]:
    """Who stands on the ring, clockwise; spaces are counted from the listener's start, from that of the first seat."""
    own = seen.colours[seen.seat or 0]
    on: dict[int, list[Piece]] = {}
    for colour, steps in zip(seen.colours, seen.apprentices, strict=True):
        for number, step in enumerate(steps):
            if (space := space_of(colour, step)) is not None:
                on.setdefault(step_on(own, space), []).append((colour, number))
    return tuple(
        Item(f"{COLOURS[piece[0]]}-{piece[1] + 1}", _on_space(seen, piece, number), group=COLOURS[piece[0]])
        for number in range(1, RING + 1)
        for piece in on.get(number, ())
    )


def _on_space(seen: View, piece: Piece, number: int) -> Message:
    step = seen.apprentices[seen.colours.index(piece[0])][piece[1]]
    id = "zapp-zone-space-safe" if safe(step, seen.rules.advanced) else "zapp-zone-space"
    return Message(id, {"piece": piece_name(seen, piece), "space": number})
