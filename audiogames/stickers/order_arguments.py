"""What was typed behind `stickers`, as an order."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import refusal
from audiogames.tactile.export.braille.cells import EMBOSSERS
from audiogames.tactile.export.solid.blanks import LIMITS
from audiogames.tactile.orders.order import EVERYTHING, FORMATS, Order
from audiogames.tactile.toml import own_path

_SIZE: Final = re.compile(r"(\d{1,3}(?:[.,]\d+)?)\s*[x×]\s*(\d{1,3}(?:[.,]\d+)?)", re.IGNORECASE)


def order_of(deck: str, options: Mapping[str, str], language: str) -> Order:
    """Return the order for a deck, `options` being those of the command line. Raises TactileError."""
    wanted: dict[str, Any] = {"deck": deck, "language": language}
    for name, value in options.items():
        key, read = _READERS[name]
        wanted[key] = read(value)
    return Order(**wanted)


def card_size(text: str) -> CardSize:
    """Return the size of a card typed as 63x88, in mm. Raises TactileError."""
    found = _SIZE.fullmatch(text.strip())
    if found is None:
        raise refusal("stickers-card-size", typed=text[:80])
    width, height = (float(number.replace(",", ".")) for number in found.groups())
    if not (10 <= width <= 300 and 10 <= height <= 300):
        raise refusal("stickers-card-size", typed=text[:80])
    return CardSize(width, height)


def words(text: str) -> tuple[str, ...]:
    """Return what stands between commas or spaces."""
    return tuple(text.replace(",", " ").split())


def formats(text: str) -> tuple[str, ...]:
    """Return names of formats; `all` is every one. Raises TactileError for a name that is none."""
    named = words(text.lower())
    if EVERYTHING in named:
        return (EVERYTHING,)
    for name in named:
        if name not in FORMATS:
            raise refusal("stickers-format-unknown", name=name[:80], known=", ".join(FORMATS))
    if not named:
        raise refusal("stickers-format-unknown", name=text[:80], known=", ".join(FORMATS))
    return named


def _parts(text: str) -> tuple[str, ...]:
    named = words(text)
    if not named:
        raise refusal("stickers-parts")
    return named


def _corners(text: str) -> int:
    if text.strip() not in ("1", "2"):
        raise refusal("stickers-corners", typed=text[:80])
    return int(text)


def _first(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 4 and int(text) >= 1):
        raise refusal("stickers-first", typed=text[:80])
    return int(text)


def _embosser(text: str) -> str:
    if text.lower() not in EMBOSSERS:
        raise refusal("stickers-embosser", typed=text[:80], known=", ".join(EMBOSSERS))
    return text.lower()


def _factor(text: str) -> float:
    number = text.replace(",", ".")
    least, most = LIMITS["height-factor"]
    if not re.fullmatch(r"\d(\.\d+)?", number) or not least <= float(number) <= most:
        raise refusal("stickers-factor", typed=text[:80], least=least, most=most)
    return float(number)


_READERS: Final[Mapping[str, tuple[str, Callable[[str], Any]]]] = {
    "code": ("code", str),
    "format": ("formats", formats),
    "sheet": ("sheet", str),
    "card": ("card", card_size),
    "relief": ("relief", str),
    "output": ("output", own_path),
    "corners": ("corners", _corners),
    "parts": ("parts", _parts),
    "first": ("first", _first),
    "name": ("name", str),
    "embosser": ("embosser", _embosser),
    "fdm-height": ("height_factor", _factor),
    "fdm-width": ("width_factor", _factor),
    "overwrite": ("overwrite", lambda _: True),
    "no-captions": ("captions", lambda _: False),
    "anyway": ("anyway", lambda _: True),
}
"""For each option the field of the order, and what reads its value."""
