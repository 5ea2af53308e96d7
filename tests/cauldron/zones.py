"""The Cauldron as a place to walk: what is in it, and the points of each seat."""

from audiogames.core.messages import Message, Who, place_of
from audiogames.core.zones import Item, Zone

from .view import View


def zones(seen: View) -> tuple[Zone, ...]:
    """Return what lies where, as the view's seat walks it."""
    brew = Item("brew", Message("number", {"number": seen.state.brew}))
    return (
        Zone("cauldron", Message("cauldron-zone"), (brew,)),
        *(
            Zone(
                f"seat-{seat}",
                Message("player-name", {"player": Who(seat)}),
                (Item(f"points-{seat}", Message("zone-points", {"points": points})),),
                place_of(seat, seen.seat, seen.seats),
            )
            for seat, points in enumerate(seen.state.points)
        ),
    )
