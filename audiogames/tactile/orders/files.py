import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.errors import system_reason
from audiogames.core.messages import Argument, Message, result
from audiogames.narration.catalogue import catalogue
from audiogames.system.ending import ending_in_order
from audiogames.tactile import physical
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.export.braille.brf import brf
from audiogames.tactile.export.braille.cells import slots
from audiogames.tactile.export.braille.pef import pef
from audiogames.tactile.export.cutter.dxf import write_dxf
from audiogames.tactile.export.cutter.svg import write_svg
from audiogames.tactile.export.guide import as_html, as_text, guide, practice, practice_guide, signs_of
from audiogames.tactile.export.paper.html import write_proof
from audiogames.tactile.export.paper.page import Content, PrinterCorrection, Printing
from audiogames.tactile.export.paper.pdf import Kind, write_pdf
from audiogames.tactile.export.paper.png import write_sheet_previews
from audiogames.tactile.export.paper.test_page import write_test_page
from audiogames.tactile.export.rules import braille_pages, epub, rules
from audiogames.tactile.export.solid import jig
from audiogames.tactile.export.solid.blanks import Blank
from audiogames.tactile.export.solid.plates import PlateSizes, write_plates
from audiogames.tactile.export.solid.stl import BED, write_stl
from audiogames.tactile.export.solid.threemf import write_3mf
from audiogames.tactile.layout import Sticker, pieces
from audiogames.tactile.orders import numbers
from audiogames.tactile.orders.order import BLANKS, ON_LABELS, Plan, embossing_of, keep_signs, made_for, on_paper
from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.physical.nfc import write_tags
from audiogames.tactile.physical.symbology import QR, SYMBOLOGIES, Symbology, back_stickers, module_for
from audiogames.tactile.sheets.labels import PlacedSticker, place
from audiogames.tactile.words import card_message, cards_named
from audiogames.tactile.writing import write_bytes, write_text

Files: TypeAlias = Iterable[tuple[Path, Message | None]]
"""A None describes a file together with another one."""

PRACTICE = {"fr": "exercice", "en": "practice"}
NAMES = {"fr": "noms", "en": "names"}
TEST = {"fr": "essai", "en": "test"}
RULES = {"fr": "regles", "en": "rules"}
THICKEST = 1.5
"""Maximum mm of a card that slides into a jig, unlike a board."""


class Work:
    def __init__(self, plan: Plan, folder: Path, progress: Callable[[Message], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.name = f"{plan.deck.id}-{plan.order.number}" if plan.order.number else plan.deck.id
        self._progress = progress
        self._told = 0
        self._kept: tuple[Path, ...] = ()
        self._backs: dict[str, tuple[PlacedSticker, ...]] = {}

    def counting(self, format: str) -> Callable[[int, int], None]:
        self._progress(Message("stickers-progress-begin", {"format": Message(f"stickers-format-{format}")}))
        self._told = 0

        def tell(done: int, total: int) -> None:
            fifth = done * 5 // max(total, 1)
            if self._told < fifth < 5:
                self._told = fifth
                self._progress(Message("stickers-progress", {"done": done, "total": total}))

        return tell

    @cached_property
    def physical(self) -> PhysicalDeck:
        """Drawn when a format first needs its ids."""
        plan = self.plan
        cards = pieces(sticker for sticker in plan.stickers if sticker.stacks)
        return physical.draw(plan.deck.id, cards, plan.order.name or plan.deck.names[plan.order.language])

    def backs(self, symbology: Symbology) -> tuple[PlacedSticker, ...]:
        if symbology.name not in self._backs:
            card, sheet = self.plan.order.card or self.plan.deck.card, self.plan.sheet
            made = back_stickers(symbology, self.physical, card, module_for(symbology, sheet, card))
            self._backs[symbology.name] = place(made, sheet)
        return self._backs[symbology.name]

    def printing(
        self,
        placed: Sequence[PlacedSticker],
        captions: bool,
        title: str = "",
        content: Content = "all",
        names: Mapping[str, Message] | None = None,
    ) -> Printing:
        order = self.plan.order
        return Printing(
            placed, self.plan.sheet, order.language, self.plan.deck.id, captions, title,
            order.letters, order.number, PrinterCorrection(*order.shift, *order.scale), content, names,
            order.colours,
        )  # fmt: skip

    def pdf(self, format: str, suffix: str, printing: Printing, kind: Kind = "labels") -> Path:
        path = self.folder / f"{self.name}{suffix}.pdf"
        write_pdf(path, printing, kind, self.counting(format))
        return path

    def keep(self) -> tuple[Message, ...]:
        """Store the drawn physical deck, if any, and a list of its cards' codes, both secret. Raises TactileError."""
        if "physical" not in self.__dict__:
            return ()
        file = physical.keep(self.physical)
        listed = file.with_suffix(".txt")
        self._kept = (file, listed)
        write_text(listed, "".join(f"{line}\n" for line in self._secret()), overwrite=True, private=True)
        name = self.physical.name
        return (Message("stickers-kept", {"name": name}), Message("stickers-secret", {"file": str(listed)}))

    def forget(self) -> None:
        """Delete the stored physical deck, if its codes were not made."""
        for file in self._kept:
            with suppress(OSError):
                file.unlink()

    def _secret(self) -> Iterable[str]:
        words = catalogue(self.plan.order.language)
        yield words.text(Message("stickers-secret-title", {"name": self.physical.name}))
        placed = next(iter(self._backs.values()), None) or self.backs(QR)
        cards = [self.physical.by_id[id] for id in self.physical.sheet]
        names = [words.text(card_message(self.plan.deck.id, card.card)) for card in cards]
        for number, (one, name) in enumerate(zip(placed, names, strict=True), 1):
            yield words.text(result("stickers-secret-line", **_spot(one), number=number, card=name))
        yield words.text(Message("stickers-secret-by-card"))
        order = pieces(one for one in self.plan.stickers if one.stacks)
        at = {(card.card, card.copy): number for number, card in enumerate(cards)}
        for place_of in sorted(at.values(), key=lambda number: order.index((cards[number].card, cards[number].copy))):
            told: dict[str, Argument] = {"card": names[place_of], "number": place_of + 1}
            yield words.text(result("stickers-secret-card", **_spot(placed[place_of]), **told))


def _spot(placed: PlacedSticker) -> dict[str, Argument]:
    return {"page": placed.page, "row": placed.row, "column": placed.column}


# What writes each format.

Writer: TypeAlias = Callable[[Work], Files]


def _printed(kind: Kind, suffix: str, format: str) -> Writer:
    def write(work: Work) -> Files:
        plan = work.plan
        path = work.pdf(format, suffix, work.printing(plan.placed, plan.order.captions), kind)
        yield path, Message("stickers-about-pages", {"pages": plan.pages, "stickers": len(plan.placed)})

    return write


def _swell(work: Work) -> Files:
    plan = work.plan
    marks = work.pdf("swell", "-swell", work.printing(plan.placed, False, content="marks"))
    yield marks, Message("stickers-about-swell", {"pages": plan.pages, "stickers": len(plan.placed)})
    suffix = f"-swell-{NAMES[plan.order.language]}"
    names = work.pdf("swell", suffix, work.printing(plan.placed, plan.order.captions, content="names"), "names")
    yield names, Message("stickers-about-names", {"pages": plan.pages})


def _test(work: Work) -> Files:
    order = work.plan.order
    work.counting("test")
    path = work.folder / f"{work.name}-{TEST[order.language]}.pdf"
    setting = PrinterCorrection(*order.shift)  # crosses are measured as the printer scales them
    write_test_page(path, work.plan.sheet, order.language, setting, work.plan.placed)
    yield path, Message("stickers-about-test")


def _svg(dpi72: bool, suffix: str, format: str) -> Writer:
    def write(work: Work) -> Files:
        plan, progress = work.plan, work.counting(format)
        return _a_file_a_page(write_svg(work.folder, f"{work.name}{suffix}", plan.placed, plan.sheet, dpi72, progress))

    return write


def _dxf(work: Work) -> Files:
    plan = work.plan
    return _a_file_a_page(write_dxf(work.folder, work.name, plan.placed, plan.sheet, work.counting("dxf")))


def _png(work: Work) -> Files:
    printing = work.printing(work.plan.placed, work.plan.order.captions)
    return _a_file_a_page(write_sheet_previews(work.folder, work.name, printing, progress=work.counting("png")))


def _a_file_a_page(paths: Sequence[Path]) -> Files:
    for number, path in enumerate(paths, 1):
        yield path, Message("stickers-about-page", {"number": number, "pages": len(paths)})


def _html(work: Work) -> Files:
    plan = work.plan
    work.counting("html")
    path = work.folder / f"{work.name}.html"
    write_proof(
        path,
        plan.stickers,
        plan.deck,
        plan.code,
        language=plan.order.language,
        relief=plan.relief,
        sheet=plan.sheet,
        pages=plan.pages,
    )
    yield path, Message("stickers-about-proof")


def _stl(work: Work) -> Files:
    bed = work.plan.order.bed or BED
    return _a_file_a_bed(write_stl(work.folder, work.name, work.plan.stickers, _blank(work), work.counting("stl"), bed))


def _3mf(work: Work) -> Files:
    plan, how, progress = work.plan, _blank(work), work.counting("3mf")
    language = plan.order.language
    words = catalogue(language)

    def caption(sticker: Sticker) -> str:
        return words.text(card_message(plan.deck.id, sticker.card))

    return _a_file_a_bed(
        write_3mf(
            work.folder,
            work.name,
            plan.stickers,
            how,
            caption,
            language=language,
            progress=progress,
            bed=plan.order.bed or BED,
        )
    )


def _a_file_a_bed(paths: Sequence[Path]) -> Files:
    for number, path in enumerate(paths, 1):
        yield path, Message("stickers-about-bed", {"number": number, "beds": len(paths)})


def _blank(work: Work) -> Blank:
    order = work.plan.order
    return Blank(work.plan.relief.height, height_factor=order.height_factor, width_factor=order.width_factor)


def _codes(symbology: Symbology) -> Writer:
    def write(work: Work) -> Files:
        placed, name = work.backs(symbology), symbology.name
        # Without captions: a name on the back would tell what the face is.
        path = work.pdf(name, f"-{name}", work.printing(placed, False, work.physical.name))
        yield path, Message(f"stickers-about-{name}", {"stickers": len(placed)})

    return write


def _nfc(work: Work) -> Files:
    work.counting("nfc")
    listed, *each = write_tags(work.physical, work.folder / f"{work.name}-nfc")
    yield listed, Message("stickers-about-tags", {"tags": len(each)})
    for path in each:
        yield path, None


def _embossed(format: Literal["brf", "pef"]) -> Writer:
    def write(work: Work) -> Files:
        plan, language = work.plan, work.plan.order.language
        work.counting(format)
        embossing = embossing_of(plan)
        pages = (
            brf(embossing.pages) if format == "brf" else pef(embossing, plan.deck.names[language], language).encode()
        )
        path = work.folder / f"{work.name}.{format}"
        write_bytes(path, pages)
        told = {"pages": len(embossing.pages), "stickers": len(embossing.placed)}
        yield path, Message("stickers-about-pages", told)
        listed = work.folder / f"{work.name}-{format}-guide.txt"
        written = guide(embossing.placed, plan.deck, plan.code, slots(embossing), language, plan.relief, made_for(plan))
        write_text(listed, as_text(written))
        yield listed, Message("stickers-about-guide-embossed")

    return write


def _plates(work: Work) -> Files:
    plan, order = work.plan, work.plan.order
    factors = {"height_factor": order.height_factor, "width_factor": order.width_factor}
    how = PlateSizes(plan.relief.height, plan.deck.thickness, **factors)
    folder = work.folder / f"{work.name}-plates"
    first, *others = write_plates(folder, work.name, plan.stickers, how, work.counting("plates"))
    yield first, Message("stickers-about-plates", {"designs": (len(others) + 1) // 2})
    for path in others:
        yield path, None


def _jig(format: Literal["jig", "jig-svg"]) -> Writer:
    def write(work: Work) -> Files:
        plan, formats = work.plan, set(work.plan.order.formats)
        carrier = jig.label_carrier(plan.placed, plan.sheet)
        if formats & BLANKS:
            blanks = jig.blank_carrier(plan.stickers, _blank(work))
            carrier = jig.either(carrier, blanks) if formats & ON_LABELS else blanks
        name, progress = f"{work.name}-jig", work.counting(format)
        if format == "jig":
            thickness = min(plan.deck.thickness, THICKEST)
            paths = jig.write_jig_stl(work.folder, name, plan.stickers, carrier, thickness, progress)
        else:
            paths = jig.write_jig_svg(work.folder, name, plan.stickers, carrier, progress)
        for path in paths:
            yield path, Message("stickers-about-jig")

    return write


def _guide(work: Work) -> Files:
    plan = work.plan
    work.counting("guide")
    sheet, placed = on_paper(plan)
    written = guide(placed, plan.deck, plan.code, sheet, plan.order.language, plan.relief, made_for(plan))
    for ending, text in (("txt", as_text(written)), ("html", as_html(written))):
        path = work.folder / f"{work.name}-guide.{ending}"
        write_text(path, text)
        yield path, Message("stickers-about-guide")


def _rules(work: Work) -> Files:
    order = work.plan.order
    work.counting("rules")
    book = rules(work.plan.deck.id, order.language)
    pages = braille_pages(book, order.cells, order.lines)
    path = work.folder / f"{work.name}-{RULES[order.language]}"
    for ending, data in (("epub", epub(book)), ("brf", brf(pages))):
        write_bytes(path.with_suffix(f".{ending}"), data)
        yield path.with_suffix(f".{ending}"), Message(f"stickers-about-rules-{ending}", {"pages": len(pages)})


def _practice(work: Work) -> Files:
    plan, order = work.plan, work.plan.order
    placed = place(practice(plan.code, plan.deck, order.parts), plan.sheet)
    name = PRACTICE[order.language]
    title = catalogue(order.language).text(
        Message("tactile-guide-practice-sheet", {"deck": plan.deck.names[order.language]})
    )
    content: Content = "marks" if "swell" in order.formats else "all"
    names = {sign.id: sign.name for one in signs_of(plan.code, plan.deck, order.parts) for sign in one.signs}
    sheet = work.pdf("practice", f"-{name}", work.printing(placed, order.captions, title, content, names))
    yield sheet, Message("stickers-about-practice")
    answers = work.folder / f"{work.name}-{name}.txt"
    write_text(answers, as_text(practice_guide(placed, plan.code, plan.deck, order.language, order.parts)))
    yield answers, Message("stickers-about-answers")


WRITERS: Final[Mapping[str, Writer]] = {
    "pdf": _printed("labels", "", "pdf"),
    "test": _test,
    "swell": _swell,
    "uv": _printed("relief", "-uv", "uv"),
    "svg": _svg(False, "", "svg"),
    "svg-72": _svg(True, "-72", "svg-72"),
    "dxf": _dxf,
    "png": _png,
    "html": _html,
    "brf": _embossed("brf"),
    "pef": _embossed("pef"),
    "stl": _stl,
    "3mf": _3mf,
    "plates": _plates,
    "jig": _jig("jig"),
    "jig-svg": _jig("jig-svg"),
    "guide": _guide,
    "practice": _practice,
    "rules": _rules,
    **{name: _codes(symbology) for name, symbology in SYMBOLOGIES.items()},
    "nfc": _nfc,
}


BEFORE = ".before"

Progress = Callable[[Message], None]


class MadeFile(NamedTuple):
    path: Path
    about: Message | None


class OrderResult(NamedTuple):
    plan: Plan
    files: tuple[MadeFile, ...]
    kept: tuple[Message, ...] = ()


def make(plan: Plan, progress: Progress) -> OrderResult:
    """Make the files of an order. After a TactileError none of them exists."""
    if plan.errors and not plan.order.anyway:
        raise refusal("stickers-not-legible", number=len(plan.errors))
    with ending_in_order(), cards_named(plan.deck.id):
        number = 0 if plan.order.sticks_nothing else numbers.take()
        numbered = plan._replace(order=replace(plan.order, number=number, output=plan.order.folder))
        try:
            made = _make(numbered, progress)
        except BaseException:
            numbers.give_back(number)
            raise
        if number:
            try:
                numbers.keep(numbered)
            except TactileError as error:  # the files exist, but without a number
                unnumbered = made.plan._replace(order=replace(made.plan.order, number=0))
                made = OrderResult(unnumbered, made.files, (*made.kept, error.message))
        with suppress(TactileError):
            keep_signs(numbered)
        return made


def _make(plan: Plan, progress: Progress) -> OrderResult:
    order = plan.order
    folder = order.folder
    aside = _folder_aside(folder)
    work = Work(plan, aside, progress)
    try:
        files: list[MadeFile] = []
        for name in dict.fromkeys(order.formats):
            files += [MadeFile(path, about) for path, about in WRITERS[name](work)]
        kept = work.keep()
        put = _put_in_place([file.path.relative_to(aside) for file in files], aside, folder, order.overwrite)
    except BaseException:
        work.forget()
        raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return OrderResult(plan, tuple(MadeFile(path, file.about) for path, file in zip(put, files, strict=True)), kept)


def _folder_aside(folder: Path) -> Path:
    """On the same disk as `folder`, which need not exist. Raises TactileError."""
    try:
        near = folder.absolute()
        while not near.is_dir():
            near = near.parent
        return Path(tempfile.mkdtemp(prefix=".stickers-", dir=near))
    except OSError as error:
        raise _unwritable(folder, error) from error


def _unwritable(folder: Path, error: OSError) -> TactileError:
    before = "kept" if os.path.isdir(folder) else "none"  # a name too long is no folder, and no error here
    return refusal("tactile-file-unwritable", file=str(folder), reason=system_reason(error), before=before)


def _put_in_place(files: Sequence[Path], aside: Path, folder: Path, overwrite: bool) -> list[Path]:
    """Move all files, or if one fails, none. Raises TactileError."""
    targets = [folder / file for file in files]
    for target in targets:
        if target.exists() and not overwrite:
            raise refusal("tactile-file-exists", file=str(target))
    before = aside / BEFORE
    done: list[tuple[Path, Path | None]] = []
    try:
        for number, (file, target) in enumerate(zip(files, targets, strict=True)):
            target.parent.mkdir(parents=True, exist_ok=True)
            old = before / str(number) if target.exists() else None
            done.append((target, old))  # first, so that an end in the middle is undone too
            if old:
                before.mkdir(exist_ok=True)
                os.replace(target, old)
            os.replace(aside / file, target)
    except BaseException as error:
        for target, old in reversed(done):
            with suppress(OSError):
                os.replace(old, target) if old else target.unlink()
        if not isinstance(error, OSError):
            raise
        raise _unwritable(folder, error) from error
    return targets
