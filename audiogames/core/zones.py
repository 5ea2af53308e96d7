"""The table as a place to walk: zones, and things that lie in them.

A game says what lies where (`Game.zones`); faces walk it, each with keys of its own, all in the same way.
"""

from typing import NamedTuple

from audiogames.core.messages import Card, Message


class Item(NamedTuple):
    """One thing in a zone.

    `id` stays the same wherever the thing lies: for a card it is the card's own. `group` is what things are skipped by,
    the colour of a card; "" where there is none.
    """

    id: str
    name: Message
    card: Card | None = None
    group: str = ""
    private: bool = False


class Zone(NamedTuple):
    """A part of the table, with its items in the order in which they are walked. `place` is where it sounds."""

    id: str
    title: Message
    items: tuple[Item, ...]
    place: str = "table"
    private: bool = False
