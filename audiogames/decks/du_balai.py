"""The components of Du Balai!: symbol cards, black-magic cards, nine dice and the track (rule file 1.2)."""

from typing import Final

from audiogames.core.messages import Message

DECK: Final = "du_balai"
SYMBOLS: Final = ("ear", "web", "skull", "bolt", "double-bolt", "cloud", "eye", "spider", "star")
"""In the order of their keys, 1 to 9."""
DICE_COLOURS: Final = ("orange", "black")
SPELLS: Final = {
    "forgotten": 2,
    "correction": 2,
    "tailwind": 3,
    "fog": 2,
    "decree": 2,
    "double-play": 3,
    "hex": 1,
    "attraction": 2,
    "block": 1,
}
"""The 27 black-magic cards."""
ACROBATICS: Final = (2, 2, 2, 3, 3, 3, 4, 4, 4)
"""The points of the nine acrobatics (B3: the usual values)."""
FACES: Final = tuple(f"{colour}-{symbol}" for colour in DICE_COLOURS for symbol in SYMBOLS)
"""Each face is on three of the 54 sides of the nine dice."""
DICE: Final = (
    ("orange-ear", "orange-web", "orange-bolt", "black-double-bolt", "black-cloud", "black-spider"),
    ("orange-web", "orange-skull", "orange-double-bolt", "black-cloud", "black-eye", "black-star"),
    ("orange-skull", "orange-bolt", "orange-cloud", "black-eye", "black-spider", "black-ear"),
    ("orange-bolt", "orange-double-bolt", "orange-eye", "black-spider", "black-star", "black-web"),
    ("orange-double-bolt", "orange-cloud", "orange-spider", "black-star", "black-ear", "black-skull"),
    ("orange-cloud", "orange-eye", "orange-star", "black-ear", "black-web", "black-bolt"),
    ("orange-eye", "orange-spider", "orange-ear", "black-web", "black-skull", "black-double-bolt"),
    ("orange-spider", "orange-star", "orange-web", "black-skull", "black-bolt", "black-cloud"),
    ("orange-star", "orange-ear", "orange-skull", "black-bolt", "black-double-bolt", "black-eye"),
)
"""The six faces of each die (B4: only the totals are known, this is the usual layout)."""

TRACK: Final = range(-2, 24)
"""The spaces of the track: 0 is the start, 23 the finish."""


def component_name(id: str) -> Message | None:
    if id in SYMBOLS:
        return Message(f"tactile-symbol-{id}")
    if id in SPELLS:
        return Message(f"tactile-spell-{id}")
    kind, _, rest = id.partition("-")
    if kind == "acrobatic" and rest in map(str, range(10)):
        return Message("tactile-name-acrobatic", {"points": int(rest)})
    if kind in DICE_COLOURS and rest in SYMBOLS:
        symbol, colour = Message(f"tactile-symbol-{rest}"), Message(f"colour-{kind}")
        return Message("tactile-name-face", {"symbol": symbol, "colour": colour})
    if kind == "track" and rest in map(str, TRACK):
        return Message("balai-space", {"number": int(rest)})
    return None
