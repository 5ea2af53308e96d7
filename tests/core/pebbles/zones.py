"""The table as a place to walk."""

from audiogames.core.messages import Message
from audiogames.core.zones import Item, Zone

from .view import View


def zones(seen: View) -> tuple[Zone, ...]:
    held = Item("held", Message("number", {"number": seen.state.pebble}), private=True)
    return (Zone("hand", Message("zone-hand"), (held,), "me", private=True),)
