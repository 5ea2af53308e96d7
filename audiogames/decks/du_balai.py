"""The components of Du Balai !: symbol cards, black-magic cards and nine dice (rule file 1.2)."""

from typing import Final

DECK: Final = "du_balai"
SYMBOLS: Final = ("ear", "web", "skull", "bolt", "double-bolt", "cloud", "eye", "spider", "star")
"""In the order of their keys, 1 to 9."""
DICE_COLOURS: Final = ("orange", "black")
SYMBOL_SETS: Final = 6
"""Players who each hold one card of every symbol."""
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
"""How many of each spell are among the 27 black-magic cards."""
ACROBATICS: Final = (2, 2, 2, 3, 3, 3, 4, 4, 4)
"""The points of the nine acrobatics (B3: the usual values)."""
FACES: Final = tuple(f"{colour}-{symbol}" for colour in DICE_COLOURS for symbol in SYMBOLS)
"""The 18 faces; each is on three of the 54 sides of the nine dice."""
EACH_FACE: Final = 3
