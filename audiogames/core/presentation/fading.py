"""Forgetting: a memory fades with the number of things heard since.

The share left is a power of that number (Wixted and Ebbesen, "On the form of forgetting", 1991), not of the time (Waugh
and Norman, "Primary memory", 1965). The first things of a row last longer than the middle (Murdock, "The serial
position effect of free recall", 1962).
"""

from collections.abc import Hashable
from hashlib import shake_128
from typing import Final

THOUSAND: Final = 1000

FADING: Final = 0.35

FIRST: Final = (0.45, 0.7, 0.85)


def kept_of(since: int, place: int | None = None, power: float = FADING) -> int:
    """How many of a thousand memories of a thing remain after `since` others.

    `place` is the index of the thing in its row, None without a row. Raises ValueError if `since` is negative.
    """
    if since < 0:
        raise ValueError(f"Nothing was heard {since} things ago.")
    held = FIRST[place] if place is not None and place < len(FIRST) else 1.0
    return round(THOUSAND * float((1 + since) ** (-power * held)))


def is_kept(seed: int, thing: Hashable, since: int, place: int | None = None, power: float = FADING) -> bool:
    """For one seed, a lost memory never returns."""
    return _firmness(seed, thing) < kept_of(since, place, power)


def _firmness(seed: int, thing: Hashable) -> int:
    """The share of memories, in thousandths, at or below which this one is lost."""
    return int.from_bytes(shake_128(repr((seed, thing)).encode()).digest(8)) % THOUSAND
