"""The table: the pebbles held."""

from audiogames.core.messages import Message
from audiogames.core.presentation.zones import Item, Layout, Look, Zone

from .view import View


def zones(seen: View) -> tuple[Zone, ...]:
    number = seen.state.pebble
    held = Item("held", Message("number", {"number": number}), private=True, look=Look("value", ink=str(number)))
    return (Zone("hand", Message("zone-hand"), (held,), "me", True, Layout("row", "own", seen.seat)),)
