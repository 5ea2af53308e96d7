"""The components of Zapp Zerapp: its board, thirteen barrels and twelve apprentices (rule file 4.2, 4.3)."""

from typing import Final

from audiogames.core.messages import Message

DECK: Final = "zapp_zerapp"
COLOURS: Final = ("red", "green", "blue", "yellow")
"""Clockwise, as the homes lie at the corners."""
BARRELS: Final = tuple(range(1, 14))
"""Pebbles in each barrel: 91 together."""
APPRENTICES: Final = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, 4))
COMPANION_SPACES: Final = {0: ("red", "green"), 6: ("green", "blue"), 12: ("blue", "yellow"), 18: ("red", "yellow")}
"""The four spaces with two castle colours, by their index on the ring."""
ZONES: Final = {"yellow": range(1, 6), "red": range(7, 12), "green": range(13, 18), "blue": range(19, 24)}
_OF_COLOUR: Final = ("town", "start", "zone", "apprentice")
_BARRELS: Final = frozenset(map(str, BARRELS))


def component_name(id: str) -> Message | None:
    kind, _, rest = id.partition("-")
    if kind in _OF_COLOUR and rest in COLOURS:
        return Message(f"tactile-name-{kind}", {"colour": Message(f"colour-{rest}")})
    first, _, second = rest.partition("-")
    if kind == "companion" and {first, second} <= set(COLOURS):
        colours = {"first": Message(f"colour-{first}"), "second": Message(f"colour-{second}")}
        return Message("tactile-name-companion", colours)
    return Message("tactile-name-barrel", {"number": int(rest)}) if kind == "barrel" and rest in _BARRELS else None
