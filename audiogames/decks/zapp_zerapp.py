"""The components of Zapp Zerapp: its board, thirteen barrels and twelve apprentices (rule file 4.2 and 4.3)."""

from typing import Final

DECK: Final = "zapp_zerapp"
COLOURS: Final = ("red", "green", "blue", "yellow")
"""Clockwise, as the homes stand at the corners."""
BARRELS: Final = tuple(range(1, 14))
"""Pebbles in each barrel: 91 together."""
APPRENTICES: Final = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, 4))
COMPANION_SPACES: Final = {0: ("red", "green"), 6: ("green", "blue"), 12: ("blue", "yellow"), 18: ("red", "yellow")}
"""The four spaces with two castle colours, by their index on the ring."""
ZONES: Final = {"yellow": range(1, 6), "red": range(7, 12), "green": range(13, 18), "blue": range(19, 24)}
"""The zones of protection, by colour: indices on the ring."""
