"""How what was heard fades from a memory: by how much was heard since, the first things and the last being kept best.

The share that is left falls as a power of what came in between: steeply at first, then ever more slowly, as was found
with people (Wixted and Ebbesen, "On the form of forgetting", 1991). What counts is how many things came in between, not
how long it was (Waugh and Norman, "Primary memory", 1965), and the first things of a row stay longer than those in its
middle (Murdock, "The serial position effect of free recall", 1962).
"""

from collections.abc import Hashable
from hashlib import shake_128
from typing import Final

THOUSAND: Final = 1000

FADING: Final = 0.35
"""The power by which a memory fades of which nothing else is known."""

FIRST: Final = (0.45, 0.7, 0.85)
"""By how much less the first things of a row fade; all others fade in full."""


def kept_of(since: int, place: int | None = None, power: float = FADING) -> int:
    """Return how many of a thousand memories are left of a thing after `since` others.

    `place` is that of the thing in its row, from 0; None where there is no row. Raises ValueError below zero.
    """
    if since < 0:
        raise ValueError(f"Nothing was heard {since} things ago.")
    held = FIRST[place] if place is not None and place < len(FIRST) else 1.0
    return round(THOUSAND * float((1 + since) ** (-power * held)))


def is_kept(seed: int, thing: Hashable, since: int, place: int | None = None, power: float = FADING) -> bool:
    """Whether someone with this seed still remembers a thing after `since` others; once it is lost, it stays lost."""
    return _firmness(seed, thing) < kept_of(since, place, power)


def _firmness(seed: int, thing: Hashable) -> int:
    """Return how much is to be left of all memories for this one to be lost: the same at any time, below THOUSAND."""
    return int.from_bytes(shake_128(repr((seed, thing)).encode()).digest(8)) % THOUSAND
