"""What people have at hand to make stickers with, and which files that asks for."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from audiogames.tactile.orders.order import BLANKS, PLAIN_OF, PRINTED

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
PLAIN: Final = PLAIN_OF["A4"]


class Way(NamedTuple):
    """One way to use a thing: what it is called, the formats to make, and what else of the order it changes."""

    label: str
    formats: tuple[str, ...]
    changes: Mapping[str, Any] = NOTHING


class Supply(NamedTuple):
    """One thing to make stickers with. `question` asks which way, where there are several; the first is the usual."""

    label: str
    about: str
    ways: tuple[Way, ...]
    question: str = ""


SUPPLIES: Final = (
    Supply("stickers-talk-labels", "stickers-talk-about-labels", (Way("", ("pdf", "guide", "practice")),)),
    Supply(
        "stickers-talk-swell", "stickers-talk-about-swell", (Way("", ("swell", "guide", "practice"), {"sheet": PLAIN}),)
    ),
    Supply(
        "stickers-talk-cutter",
        "stickers-talk-about-cutter",
        (
            Way("stickers-talk-svg", ("svg", "guide"), {"sheet": PLAIN}),
            Way("stickers-talk-svg-72", ("svg-72", "guide"), {"sheet": PLAIN}),
            Way("stickers-talk-dxf", ("dxf", "guide"), {"sheet": PLAIN}),
        ),
        "stickers-talk-which-program",
    ),
    Supply(
        "stickers-talk-embosser",
        "stickers-talk-about-embosser",
        (
            Way("stickers-talk-index", ("brf", "html"), {"sheet": PLAIN, "embosser": "index"}),
            Way("stickers-talk-viewplus", ("brf", "html"), {"sheet": PLAIN, "embosser": "viewplus"}),
            Way("stickers-talk-pef", ("pef", "html"), {"sheet": PLAIN, "embosser": "index"}),
        ),
        "stickers-talk-which-embosser",
    ),
    Supply(
        "stickers-talk-solid",
        "stickers-talk-about-solid",
        (
            Way("stickers-talk-3mf", ("3mf", "jig", "html"), {"sheet": PLAIN}),
            Way("stickers-talk-stl", ("stl", "jig", "html"), {"sheet": PLAIN}),
            Way("stickers-talk-plates", ("plates",), {"sheet": PLAIN}),
        ),
        "stickers-talk-which-solid",
    ),
    Supply(
        "stickers-talk-tags",
        "stickers-talk-about-tags",
        (
            Way("stickers-talk-qr", ("qr",)),
            Way("stickers-talk-nfc", ("nfc",)),
            Way("stickers-talk-qr-nfc", ("qr", "nfc")),
        ),
        "stickers-talk-which-tags",
    ),
    Supply("stickers-talk-dots", "stickers-talk-about-dots", (Way("", ("html",), {"sheet": PLAIN}),)),
)
"""In the order in which they are offered; the first is the usual.

The guide names labels by sheet, row and column: it goes with what is cut from sheets. Embossers and printers of solids
lay stickers out otherwise, and each comes with its card's name; there the proof page tells what a finger finds.
"""

ON_SHEETS: Final = PRINTED | {"practice", "qr"}
"""Formats whose pages are the sheets: another sheet changes them."""
CAPTIONED: Final = frozenset({"pdf", "swell", "brf", "pef"})
RAISED: Final = BLANKS | {"uv"}
"""Formats in which the height of the relief is made."""
BACKS: Final = frozenset({"qr", "nfc"})
"""What goes on the backs of cards: it makes the deck known to the scanner, by a name."""
