from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.registry import GAMES
from audiogames.tactile.codes import Code, codes, load_code
from audiogames.tactile.completion import Completion, complete
from audiogames.tactile.decks import CardSize, Deck, load_deck
from audiogames.tactile.decks.naming import in_languages
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.export.braille.cells import Embossing, emboss, slots
from audiogames.tactile.export.guide import MadeFor
from audiogames.tactile.export.paper.page import Printing, pages
from audiogames.tactile.layout import Sticker, by_card, stickers
from audiogames.tactile.lint import LintFinding, check, code_corner, codes_read, errors
from audiogames.tactile.physical.symbology import SYMBOLOGIES, has_room
from audiogames.tactile.relief import Pile, Relief, pile, relief
from audiogames.tactile.sheets import Sheet, load_sheet
from audiogames.tactile.sheets.labels import PlacedSticker, Unnamed, fitting, has_line, place
from audiogames.tactile.sheets.tolerance import TOGETHER, Tolerance, bears, tolerance_of
from audiogames.tactile.toml import own_folder
from audiogames.tactile.words import cards_named
from audiogames.tactile.writing import read_record, write_record

FORMATS: Final = (
    *("pdf", "test", "swell", "uv", "svg", "svg-72", "dxf", "png", "html", "brf"),
    *("pef", "stl", "3mf", "plates", "jig", "jig-svg", "guide", "practice", "rules"),
    *SYMBOLOGIES,
    "nfc",
)
ON_LABELS = frozenset({"pdf", "swell", "uv", "svg", "svg-72", "dxf"})
BLANKS = frozenset({"stl", "3mf"})
"""Formats that go on cards as printed blanks, which have wider margins than paper."""
FOR_CARDS = ("plates", "jig", "jig-svg", *SYMBOLOGIES, "nfc")
EMBOSSED = frozenset({"brf", "pef"})
PRINTED = ON_LABELS | {"png"}
FLAT = frozenset({"pdf"})
"""Formats printed flat: a finger finds nothing until something is laid on the marks."""
RAISED = frozenset({"swell", "uv", "svg", "svg-72", "dxf", "stl", "3mf", "plates", *EMBOSSED})
"""Formats whose marks are raised, or cut out of a raised material."""
DRIFTING = frozenset({"pdf", "uv"})
"""Formats printed onto labels that are already cut, where a print may drift."""
NAMED = frozenset({"pdf", "swell", "uv"})
EVERYTHING = "all"

BEYOND_A_CODE: Final = (
    *("tactile-code-no-field", "tactile-code-no-sign", "tactile-code-table-empty", "tactile-card-bare"),
    *("tactile-card-small", "tactile-piece-small", "tactile-cards-alike", "tactile-turned-alike"),
    "tactile-stickers-meet",
)
USUAL_CODE = "points-formes"
SPARING: Final = "une-etiquette"
"""Our code of one label a card."""
USUAL_RELIEF = "deck"
PLAIN_OF = {"A4": "plain-a4", "Letter": "plain-letter"}
USUAL_FORMATS = ("pdf", "test", "guide")


@dataclass(frozen=True)
class Order:
    """A person's order. None means the deck's default.

    `only` lists ids of single cards, once per copy, empty for all. `signs` are values with chosen signs, as typed.
    `values` are those that no source gives. `name` names the deck for its codes. `height_factor` and `width_factor`
    compensate for a 3D printer. `shift` moves prints right and down, in mm, and `scale` is their size by the true one.
    `letters` are points. `number` is 0 before the order has one. With `anyway`, unreadable stickers are made too.
    """

    deck: str
    formats: tuple[str, ...] = USUAL_FORMATS
    code: str = USUAL_CODE
    sheet: str | None = None
    card: CardSize | None = None
    relief: str = USUAL_RELIEF
    corners: int = 1
    parts: tuple[str, ...] | None = None
    only: tuple[str, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    values: tuple[str, ...] = ()
    first: int = 1
    captions: bool = True
    colours: bool = False
    name: str = ""
    letters: float = 14.0
    shift: tuple[float, float] = (0.0, 0.0)
    scale: tuple[float, float] = (1.0, 1.0)
    embosser: str = "index"
    cells: int | None = None
    lines: int | None = None
    bed: CardSize | None = None
    height_factor: float = 1.0
    width_factor: float = 1.0
    output: Path | None = None
    overwrite: bool = False
    anyway: bool = False
    number: int = 0
    language: str = "fr"

    @property
    def folder(self) -> Path:
        return self.output or Path(f"stickers-{Path(self.deck).stem}")

    @property
    def sticks_nothing(self) -> bool:
        return set(self.formats) == {"rules"}


class Plan(NamedTuple):
    order: Order
    deck: Deck
    code: Code
    sheet: Sheet
    relief: Relief
    stickers: tuple[Sticker, ...]
    placed: tuple[PlacedSticker, ...]
    pile: Pile
    findings: tuple[LintFinding, ...]
    tolerance: Tolerance
    completion: Completion

    @property
    def pages(self) -> int:
        return self.placed[-1].page

    @property
    def free(self) -> int:
        """From 1. If the last sheet is full, the number continues on the next. Plain paper has no free labels."""
        return 1 if self.sheet.plain else (self.order.first + len(self.placed) - 2) % self.sheet.labels + 2

    @property
    def errors(self) -> tuple[LintFinding, ...]:
        return errors(self.findings)


def embossing_of(plan: Plan) -> Embossing:
    """Raises TactileError."""
    order = plan.order
    title = f"{plan.deck.names[order.language]} {order.number}" if order.number else plan.deck.names[order.language]
    caption = title if order.captions else ""
    page = plan.sheet.page
    return emboss(plan.stickers, plan.code, order.embosser, page, caption, order.language, order.cells, order.lines)


def on_paper(plan: Plan) -> tuple[Sheet, tuple[PlacedSticker, ...]]:
    """Where a person finds each sticker: on sheets, or on embossed pages if there are no others.

    Raises TactileError.
    """
    formats = set(plan.order.formats)
    if formats & EMBOSSED and not formats & PRINTED:
        embossing = embossing_of(plan)
        return slots(embossing), embossing.placed
    return plan.sheet, plan.placed


def made_for(plan: Plan) -> MadeFor:
    order = plan.order
    unnamed: Unnamed = ()
    if order.captions and set(order.formats) & NAMED:
        printing = Printing(plan.placed, plan.sheet, order.language, plan.deck.id, letters=order.letters)
        unnamed = tuple(one for page in pages(printing) for one in page.unnamed)
    return MadeFor(order.number, order.deck, order.formats, unnamed)


def plan(order: Order) -> Plan:
    """Raises TactileError, which suggests our codes that can write the deck."""
    try:
        return _in_its_code(order)
    except TactileError as error:
        if error.message.id not in BEYOND_A_CODE:
            raise
        able = list(able_codes(order, _deck_of(order)))
        if not able:
            raise refusal("tactile-code-none", reason=error.message) from error
        number, named = len(able), ", ".join(able)
        raise refusal("tactile-code-other", reason=error.message, codes=named, number=number) from error


def _deck_of(order: Order) -> Deck:
    deck = load_deck(order.deck)
    return deck.with_asked(order.values) if order.values else deck


def _in_its_code(order: Order) -> Plan:
    for name in order.formats:
        if name not in (*FORMATS, EVERYTHING):
            raise refusal("stickers-format-unknown", name=name[:80], known=", ".join(FORMATS))
    deck, code, height = _deck_of(order), load_code(order.code), relief(order.relief)
    if deck.verdict and not order.anyway:
        raise refusal("tactile-deck-verdict", verdict=in_languages(deck.verdict))
    with cards_named(deck.id):
        return _worked_out(
            order, deck, complete(deck, code, order.language, order.signs, kept_signs(deck, code)), height
        )


def _worked_out(order: Order, deck: Deck, completion: Completion, height: Relief) -> Plan:
    code = completion.code
    made = _only(stickers(deck, code, order.card, order.corners, order.parts), order.only)
    order = replace(order, formats=_formats(order, deck, made))

    def checked(sheet: Sheet) -> tuple[LintFinding, ...]:
        if order.sticks_nothing:
            return ()
        return check(made, deck, code, height, sheet, "swell" if "swell" in order.formats else "labels")

    sheet = load_sheet(order.sheet) if order.sheet else None
    sheet, findings = (sheet, checked(sheet)) if sheet else _usual_sheet(deck, made, checked, order.formats)
    findings += code_corner(order.formats, made) + codes_read(order.formats, sheet, order.card or deck.card)
    placed = place(made, sheet, first=order.first)
    thick = pile(made, deck.thickness, height.height)
    return Plan(
        order, deck, code, sheet, height, made, placed, thick, findings, tolerance_of(placed, sheet), completion
    )


def _only(made: tuple[Sticker, ...], cards: tuple[str, ...]) -> tuple[Sticker, ...]:
    if not cards:
        return made
    wanted = Counter(cards)
    return tuple(sticker for sticker in made if sticker.copy <= wanted[sticker.card])


def able_codes(order: Order, deck: Deck) -> Iterator[str]:
    """First the default code, then those of its language."""
    return (code for code in _codes_in_order(order) if code != order.code and _writes(code, order, deck))


def _codes_in_order(order: Order) -> list[str]:
    last = ("feelipa", "accessijeux")
    return sorted(codes(), key=lambda one: (one != USUAL_CODE, one in last, not one.endswith(order.language), one))


def best_plan(order: Order) -> Plan:
    """Return the plan in the first of our codes that fingers can read, else in the first that works at all.

    Raises TactileError if none works, or the order has another fault.
    """
    first: Plan | None = None
    refused: TactileError | None = None
    for code in _codes_in_order(order):
        try:
            planned = _in_its_code(replace(order, code=code))
        except TactileError as error:
            if error.message.id not in BEYOND_A_CODE:
                raise
            refused = refused or error  # that of the usual code
            continue
        if not planned.errors:
            return _sparing(planned)
        first = first or planned
    if first is None and refused is not None:
        raise refusal("tactile-code-none", reason=refused.message) from refused
    return first or plan(order)


def _sparing(planned: Plan) -> Plan:
    """Return the plan with one label a card, if that takes fewer labels, and fingers and printers bear it.

    Plates press each number and each colour alone, so that a few pairs are enough for a deck.
    """
    if (
        planned.code.id != USUAL_CODE
        or "plates" in planned.order.formats
        or all(len(own) == 1 for _, own in by_card(planned.stickers))
    ):
        return planned
    try:
        other = _in_its_code(replace(planned.order, code=SPARING))
    except TactileError:
        return planned
    sure = other.tolerance.verdict != "unsure" or planned.tolerance.verdict == "unsure"
    return other if sure and not other.errors and len(other.stickers) < len(planned.stickers) else planned


def _writes(code: str, order: Order, deck: Deck) -> bool:
    try:
        stickers(deck, code_for(deck, code, order.language), order.card, order.corners, order.parts)
    except TactileError:
        return False
    return True


def kept_signs(deck: Deck, code: Code) -> dict[str, str]:
    found = read_record(_signs_file(deck, code)) or {}
    return {key: sign for key, sign in found.items() if isinstance(sign, str)}


def keep_signs(plan: Plan) -> None:
    """The next stickers use the same signs. Raises TactileError."""
    if plan.completion.proposed:
        write_record(_signs_file(plan.deck, plan.code), plan.completion.proposed)


def _signs_file(deck: Deck, code: Code) -> Path:
    return own_folder("signs") / f"{deck.id}-{code.id}.json"


def code_for(deck: Deck, code: str, language: str) -> Code:
    """`code` is a name or path. Raises TactileError."""
    return complete(deck, load_code(code), language).code


def _usual_sheet(
    deck: Deck, made: Sequence[Sticker], checked: Callable[[Sheet], tuple[LintFinding, ...]], formats: Sequence[str]
) -> tuple[Sheet, tuple[LintFinding, ...]]:
    """Return the deck's default sheet if its labels suit these stickers, else our first suitable one, and its findings.

    Sheets without printer calibration are preferred, then those that bear all faults at once, then those with room for
    names. If no labels suit, each sticker is cut out of plain paper.
    """
    page = load_sheet(deck.sheet).page
    found: dict[tuple[bool, ...], tuple[Sheet, tuple[LintFinding, ...]]] = {}
    for name in dict.fromkeys((deck.sheet, *fitting(made, page))):
        sheet = load_sheet(name)
        if sheet.plain:
            break
        if (sheet.suspect and name != deck.sheet) or not all(
            has_room(one, sheet) for name, one in SYMBOLOGIES.items() if name in formats
        ):
            continue
        findings = checked(sheet)
        if any(finding.level == "error" and finding.rule == "label" for finding in findings):
            continue
        placed = place(made, sheet)
        named = all(map(has_line, placed))
        good = (tolerance_of(placed, sheet).verdict == "sure", bears(placed, sheet, TOGETHER), named)
        if all(good):
            return sheet, findings
        found.setdefault(good, (sheet, findings))
    if found:
        return found[max(found)]
    plain = load_sheet(PLAIN_OF[page])
    return plain, checked(plain)


def _formats(order: Order, deck: Deck, made: Sequence[Sticker]) -> tuple[str, ...]:
    """`all` means those possible for these stickers. Raises TactileError."""
    cards = any(sticker.stacks for sticker in made)
    if EVERYTHING in order.formats:
        impossible = {*(() if cards else FOR_CARDS), *(() if deck.id in GAMES else ("rules",))}
        return tuple(name for name in FORMATS if name not in impossible)
    if "rules" in order.formats and deck.id not in GAMES:
        raise refusal("stickers-no-rules", deck=deck.id, known=", ".join(GAMES))
    for name in order.formats:
        if name in FOR_CARDS and not cards:
            raise refusal("stickers-no-cards", deck=deck.id, format=name)
    return order.formats
