"""Where things sound at the table, as one listener sits there."""

from audiogames.core.messages import Seat


def place_of(seat: Seat | None, viewer: Seat | None, seats: int) -> str:
    """Return where an event sounds: "me", "table", or "seat-1" for the first seat to the viewer's left, and so on.

    A spectator hears seats by their number.
    """
    if seat is None:
        return "table"
    if viewer is None:
        return f"seat-{seat}"
    return "me" if seat == viewer else f"seat-{(seat - viewer) % seats}"
