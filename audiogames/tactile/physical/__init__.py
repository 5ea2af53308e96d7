"""Physical decks: the secret ids on their cards, the files that hold them, and their QR codes and NFC tags.

`ids` makes ids and tells them from other words; `decks` draws which card each stands for, `shelf` keeps that; `qr`
and `nfc` make what goes on the cards.
"""

from audiogames.tactile.physical.decks import PhysicalCard, PhysicalDeck, draw
from audiogames.tactile.physical.shelf import Found, KnownDecks, all_decks, keep, look_up

__all__ = [
    "Found",
    "KnownDecks",
    "PhysicalCard",
    "PhysicalDeck",
    "all_decks",
    "draw",
    "keep",
    "look_up",
]
