"""One order of stickers: what a person asks for, and the plan that it is worked out to. Nothing is written here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.tactile.codes import Code, load_code
from audiogames.tactile.decks import CardSize, Deck, load_deck
from audiogames.tactile.errors import refusal
from audiogames.tactile.export.braille.cells import Embossing, emboss, slots
from audiogames.tactile.labels import Placed, fitting, place
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.lint import Finding, check, errors
from audiogames.tactile.relief import Pile, Relief, pile, relief
from audiogames.tactile.sheets import Sheet, load_sheet
from audiogames.tactile.words import cards_named

FORMATS: Final = (
    *("pdf", "swell", "uv", "svg", "svg-72", "dxf", "png", "html", "brf"),
    *("pef", "stl", "3mf", "plates", "jig", "jig-svg", "guide", "practice", "qr", "nfc"),
)
"""All formats, in the order in which they are told."""
ON_LABELS = frozenset({"pdf", "swell", "uv", "svg", "svg-72", "dxf"})
"""Formats that go on cards as labels, or cut out of a sheet."""
BLANKS = frozenset({"stl", "3mf"})
"""Formats that go on cards as printed blanks, whose margins are broader than those left on paper."""
FOR_CARDS = ("plates", "jig", "jig-svg", "qr", "nfc")
"""Formats for cards alone, not for a board or for dice."""
EMBOSSED = frozenset({"brf", "pef"})
PRINTED = ON_LABELS | {"png"}
"""Formats whose pages are the sheets."""
EVERYTHING = "all"

USUAL_CODE = "points-formes"
USUAL_RELIEF = "deck"
PLAIN_OF = {"A4": "plain-a4", "Letter": "plain-letter"}
"""The sheet without labels of each page."""
USUAL_FORMATS = ("pdf", "guide")


@dataclass(frozen=True)
class Order:
    """The order of a person. None stands for what is usual for the deck.

    `formats` are names of FORMATS, or `all`; `card` is in mm; `corners` is 1 or 2; `parts` names groups of the deck;
    `first` is the first label to use, for a sheet begun before; `name` is what this deck is called, for its QR codes;
    `height_factor` and `width_factor` make up for what a 3D printer leaves out. With `anyway`, stickers are made that
    fingers may not read.
    """

    deck: str
    formats: tuple[str, ...] = USUAL_FORMATS
    code: str = USUAL_CODE
    sheet: str | None = None
    card: CardSize | None = None
    relief: str = USUAL_RELIEF
    corners: int = 1
    parts: tuple[str, ...] | None = None
    first: int = 1
    captions: bool = True
    name: str = ""
    embosser: str = "index"
    height_factor: float = 1.0
    width_factor: float = 1.0
    output: Path | None = None
    overwrite: bool = False
    anyway: bool = False
    language: str = "fr"

    @property
    def folder(self) -> Path:
        """The folder of the files."""
        return self.output or Path(f"stickers-{Path(self.deck).stem}")


class Plan(NamedTuple):
    """An order, worked out: nothing is written yet."""

    order: Order
    deck: Deck
    code: Code
    sheet: Sheet
    relief: Relief
    stickers: tuple[Sticker, ...]
    placed: tuple[Placed, ...]
    pile: Pile
    findings: tuple[Finding, ...]

    @property
    def pages(self) -> int:
        """How many pages the sheets take."""
        return self.placed[-1].page

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings of what fingers could not read."""
        return errors(self.findings)


def embossing_of(plan: Plan) -> Embossing:
    """Return the stickers on the pages of the order's embosser. Raises TactileError."""
    order = plan.order
    caption = plan.deck.names[order.language] if order.captions else ""
    return emboss(plan.stickers, plan.code, order.embosser, plan.sheet.page, caption, order.language)


def on_paper(plan: Plan) -> tuple[Sheet, tuple[Placed, ...]]:
    """Return where a person finds each sticker: on sheets, or where they are embossed alone, on those pages.

    Raises TactileError.
    """
    formats = set(plan.order.formats)
    if formats & EMBOSSED and not formats & PRINTED:
        embossing = embossing_of(plan)
        return slots(embossing), embossing.placed
    return plan.sheet, plan.placed


def plan(order: Order) -> Plan:
    """Work an order out and check it. Raises TactileError."""
    for name in order.formats:
        if name not in (*FORMATS, EVERYTHING):
            raise refusal("stickers-format-unknown", name=name[:80], known=", ".join(FORMATS))
    deck, code, height = load_deck(order.deck), load_code(order.code), relief(order.relief)
    with cards_named(deck.id):
        return _worked_out(order, deck, code, height)


def _worked_out(order: Order, deck: Deck, code: Code, height: Relief) -> Plan:
    made = stickers(deck, code, order.card, order.corners, order.parts)
    order = replace(order, formats=_formats(order, deck, made))

    def checked(sheet: Sheet) -> tuple[Finding, ...]:
        return check(made, deck, code, height, sheet, "swell" if "swell" in order.formats else "labels")

    sheet = load_sheet(order.sheet) if order.sheet else None
    sheet, findings = (sheet, checked(sheet)) if sheet else _usual_sheet(deck, made, checked)
    placed = place(made, sheet, first=order.first)
    thick = pile(made, deck.thickness, height.height)
    return Plan(order, deck, code, sheet, height, made, placed, thick, findings)


def _usual_sheet(
    deck: Deck, made: Sequence[Sticker], checked: Callable[[Sheet], tuple[Finding, ...]]
) -> tuple[Sheet, tuple[Finding, ...]]:
    """Return the deck's usual sheet where its labels suit these stickers, else the first of ours that does.

    Plain paper, where it is the usual or no labels suit: each sticker is cut out of it as large as it needs to be.
    With the sheet comes what a check of it found.
    """
    page = load_sheet(deck.sheet).page
    for name in dict.fromkeys((deck.sheet, *fitting(made, page))):
        sheet = load_sheet(name)
        if sheet.plain:
            break
        findings = checked(sheet)
        if not any(finding.level == "error" and finding.rule == "label" for finding in findings):
            return sheet, findings
    plain = load_sheet(PLAIN_OF[page])
    return plain, checked(plain)


def _formats(order: Order, deck: Deck, made: Sequence[Sticker]) -> tuple[str, ...]:
    """Return the formats to make, `all` being those that these stickers have. Raises TactileError."""
    cards = any(sticker.stacks for sticker in made)
    if EVERYTHING in order.formats:
        return tuple(name for name in FORMATS if cards or name not in FOR_CARDS)
    for name in order.formats:
        if name in FOR_CARDS and not cards:
            raise refusal("stickers-no-cards", deck=deck.id, format=name)
    return order.formats
