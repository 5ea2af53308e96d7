"""The Cauldron as a place to walk and to see: the points of the viewer, what is in the cauldron, everyone's points."""

from audiogames.core.messages import Message, Seat, Who, place_of
from audiogames.core.presentation.zones import Item, Look, Zone, layout, own_zone, title

from .view import View


def zones(seen: View) -> tuple[Zone, ...]:
    """Return what lies where, as the view's seat walks it."""
    brew = Item("brew", Message("number", {"number": seen.state.brew}), look=Look("value", number=seen.state.brew))
    first = 0 if seen.seat is None else seen.seat + 1
    others = [(first + step) % seen.seats for step in range(seen.seats)]
    own = (
        () if seen.seat is None else (own_zone("mine", title("cauldron-mine"), (_points(seen, seen.seat),), seen.seat),)
    )
    return (
        *own,
        Zone("cauldron", title("cauldron-zone"), (brew,), layout=layout("row", "centre")),
        *(
            Zone(
                f"seat-{seat}",
                Message("player-name", {"player": Who(seat)}),
                (_points(seen, seat),),
                place_of(seat, seen.seat, seen.seats),
                layout=layout("seat", "others", seat),
            )
            for seat in others
            if seat != seen.seat
        ),
    )


def _points(seen: View, seat: Seat) -> Item:
    points = seen.state.points[seat]
    look = Look("badge", number=points, measure="points", owner=seat)
    return Item(f"points-{seat}", Message("zone-points", {"points": points}), look=look)
