"""What writes each format that stickers can be made in, and what its files hold."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from audiogames.core.messages import Argument, Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile import physical
from audiogames.tactile.labels import place
from audiogames.tactile.layout import Design, Mark, Sticker
from audiogames.tactile.orders.order import BLANKS, ON_LABELS, Plan, embossing_of, on_paper
from audiogames.tactile.words.names import card_message
from audiogames.tactile.writing import write_text

if TYPE_CHECKING:
    from audiogames.tactile.export.solid.blanks import Blank
    from audiogames.tactile.physical import PhysicalDeck

Files: TypeAlias = Iterable[tuple[Path, Message | None]]
"""Files that were written, and what each holds: None where it is told with another."""

PRACTICE = {"fr": "exercice", "en": "practice"}
"""How the files that a person reads are named."""
THICKEST = 1.5
"""Millimetres: a board is no card that slides into a jig."""


class Work:
    """One order being made: its plan, the folder to write to, and how to tell how far it is."""

    def __init__(self, plan: Plan, folder: Path, progress: Callable[[Message], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.name = plan.deck.id
        self._progress = progress
        self._told = 0
        self._kept: tuple[Path, ...] = ()

    def counting(self, format: str) -> Callable[[int, int], None]:
        """Return what an exporter calls as it goes on: it is told at the start, then at most every fifth."""
        self._progress(Message("stickers-progress-begin", {"format": Message(f"stickers-format-{format}")}))
        self._told = 0

        def tell(done: int, total: int) -> None:
            fifth = done * 5 // max(total, 1)
            if self._told < fifth < 5:
                self._told = fifth
                self._progress(Message("stickers-progress", {"done": done, "total": total}))

        return tell

    @cached_property
    def physical(self) -> "PhysicalDeck":
        """The new physical deck, drawn when first a format needs its ids."""
        plan = self.plan
        cards = dict.fromkeys((sticker.card, sticker.copy) for sticker in plan.stickers if sticker.stacks)
        return physical.draw(plan.deck.id, tuple(cards), plan.order.name or plan.deck.names[plan.order.language])

    @cached_property
    def backs(self) -> tuple["Sticker", ...]:
        """The QR codes as stickers for the middle of the cards' backs, in an order that tells nothing."""
        from audiogames.tactile.physical.qr import qr_stickers

        size = self.plan.order.card or self.plan.deck.card
        middle = (size.width / 2, size.height / 2)
        made = []
        for qr in qr_stickers(self.physical):
            mark = Mark("qr", qr.design.area, "qr", 0)
            design = Design(qr.design.width, qr.design.height, "centre", (mark,), ())
            made.append(Sticker(qr.card, 1, "qr", "centre", design, *middle, 0, size, True))
        return tuple(made)

    def caption(self, sticker: "Sticker") -> str:
        """Return the name of a sticker's card, in the language of the order."""
        message = card_message(self.plan.deck.id, sticker.card)
        return catalogue(self.plan.order.language).text(message)

    def keep(self) -> tuple[Message, ...]:
        """Keep the physical deck, if one was drawn, in the person's own folder, and return what to tell of it.

        Beside it stands which code goes on which card: the two together are the secret. Raises TactileError.
        """
        if "physical" not in self.__dict__:
            return ()
        file = physical.keep(self.physical)
        listed = file.with_suffix(".txt")
        self._kept = (file, listed)
        write_text(listed, "".join(f"{line}\n" for line in self._secret()), overwrite=True, private=True)
        name = self.physical.name
        return (Message("stickers-kept", {"name": name}), Message("stickers-secret", {"file": str(listed)}))

    def forget(self) -> None:
        """Keep no physical deck after all: its codes were not made."""
        for file in self._kept:
            with suppress(OSError):
                file.unlink()

    def _secret(self) -> Iterable[str]:

        words = catalogue(self.plan.order.language)
        yield words.text(Message("stickers-secret-title", {"name": self.physical.name}))
        for number, placed in enumerate(place(self.backs, self.plan.sheet)):
            card = self.physical.by_id[self.physical.sheet[number]]
            told: dict[str, Argument] = {
                "page": placed.page,
                "row": placed.row,
                "column": placed.column,
                "number": number + 1,
                "card": card_message(self.plan.deck.id, card.card),
            }
            yield words.text(Message("stickers-secret-line", told))


# What writes each format.


def _pdf(kind: Literal["labels", "swell", "relief"], suffix: str, about: str) -> Callable[[Work], Files]:
    def write(work: Work) -> Files:
        from audiogames.tactile.export.paper.pdf import write_pdf

        plan = work.plan
        path = work.folder / f"{work.name}{suffix}.pdf"
        write_pdf(
            path,
            plan.placed,
            plan.sheet,
            language=plan.order.language,
            deck_id=plan.deck.id,
            captions=plan.order.captions,
            kind=kind,
            progress=work.counting(about),
        )
        yield path, Message("stickers-about-pages", {"pages": plan.pages, "stickers": len(plan.placed)})

    return write


def _svg(dpi72: bool, suffix: str, about: str) -> Callable[[Work], Files]:
    def write(work: Work) -> Files:
        from audiogames.tactile.export.cutter.svg import write_svg

        plan = work.plan
        name, progress = f"{work.name}{suffix}", work.counting(about)
        yield from _a_file_a_page(
            write_svg(work.folder, name, plan.placed, plan.sheet, dpi72=dpi72, labels=True, progress=progress)
        )

    return write


def _a_file_a_page(paths: Sequence[Path]) -> Files:
    for number, path in enumerate(paths, 1):
        yield path, Message("stickers-about-page", {"number": number, "pages": len(paths)})


def _dxf(work: Work) -> Files:
    from audiogames.tactile.export.cutter.dxf import write_dxf

    plan = work.plan
    yield from _a_file_a_page(
        write_dxf(work.folder, work.name, plan.placed, plan.sheet, labels=True, progress=work.counting("dxf"))
    )


def _png(work: Work) -> Files:
    from audiogames.tactile.export.paper.png import write_sheet_previews

    plan = work.plan
    paths = write_sheet_previews(
        work.folder,
        work.name,
        plan.placed,
        plan.sheet,
        language=plan.order.language,
        deck_id=plan.deck.id,
        captions=plan.order.captions,
        progress=work.counting("png"),
    )
    yield from _a_file_a_page(paths)


def _html(work: Work) -> Files:
    from audiogames.tactile.export.paper.html import write_proof

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


def _solid(format: Literal["stl", "3mf"]) -> Callable[[Work], Files]:
    def write(work: Work) -> Files:
        from audiogames.tactile.export.solid.stl import write_stl
        from audiogames.tactile.export.solid.threemf import write_3mf

        plan, order = work.plan, work.plan.order
        how = _blank(work)
        progress = work.counting(format)
        if format == "stl":
            paths = write_stl(work.folder, work.name, plan.stickers, how, progress=progress)
        else:
            paths = write_3mf(
                work.folder, work.name, plan.stickers, how, work.caption, language=order.language, progress=progress
            )
        for number, path in enumerate(paths, 1):
            yield path, Message("stickers-about-bed", {"number": number, "beds": len(paths)})

    return write


def _blank(work: Work) -> "Blank":
    """Return how the blanks of an order are printed."""
    from audiogames.tactile.export.solid.blanks import Blank

    order = work.plan.order
    return Blank(work.plan.relief.height, height_factor=order.height_factor, width_factor=order.width_factor)


def _qr(work: Work) -> Files:
    from audiogames.tactile.export.paper.pdf import write_pdf

    plan = work.plan
    placed = place(work.backs, plan.sheet)
    path = work.folder / f"{work.name}-qr.pdf"
    write_pdf(
        path,
        placed,
        plan.sheet,
        language=plan.order.language,
        deck_id=plan.deck.id,
        title=work.physical.name,
        captions=False,  # a name on the back would tell what the face is
        progress=work.counting("qr"),
    )
    yield path, Message("stickers-about-qr", {"stickers": len(placed)})


def _nfc(work: Work) -> Files:
    from audiogames.tactile.physical.nfc import write_tags

    work.counting("nfc")
    listed, *each = write_tags(work.physical, work.folder / f"{work.name}-nfc")
    yield listed, Message("stickers-about-tags", {"tags": len(each)})
    for path in each:
        yield path, None


def _embossed(format: Literal["brf", "pef"]) -> Callable[[Work], Files]:
    def write(work: Work) -> Files:
        from audiogames.tactile.export.braille.brf import write_brf
        from audiogames.tactile.export.braille.cells import slots
        from audiogames.tactile.export.braille.pef import write_pef
        from audiogames.tactile.guide import guide, write_plain

        plan = work.plan
        work.counting(format)
        title = plan.deck.names[plan.order.language]
        embossing = embossing_of(plan)
        path = work.folder / f"{work.name}.{format}"
        if format == "brf":
            write_brf(path, embossing)
        else:
            write_pef(path, embossing, title, plan.order.language)
        pages = len(embossing.pages)
        yield path, Message("stickers-about-pages", {"pages": pages, "stickers": len(embossing.placed)})
        listed = work.folder / f"{work.name}-{format}-guide.txt"
        written = guide(embossing.placed, plan.deck, plan.code, slots(embossing), plan.order.language, plan.relief)
        write_plain(listed, written)
        yield listed, Message("stickers-about-guide-embossed")

    return write


def _plates(work: Work) -> Files:
    from audiogames.tactile.export.solid.plates import PlateSizes, write_plates

    plan, order = work.plan, work.plan.order
    pressed = tuple(sticker for sticker in plan.stickers if sticker.stacks)
    how = PlateSizes(
        plan.relief.height,
        plan.deck.thickness,
        height_factor=order.height_factor,
        width_factor=order.width_factor,
    )
    folder = work.folder / f"{work.name}-plates"
    first, *others = write_plates(folder, work.name, pressed, how, progress=work.counting("plates"))
    yield first, Message("stickers-about-plates", {"designs": (len(others) + 1) // 2})
    for path in others:
        yield path, None


def _jig(format: Literal["jig", "jig-svg"]) -> Callable[[Work], Files]:
    def write(work: Work) -> Files:
        from audiogames.tactile.export.solid.jig import (
            blank_carrier,
            either,
            label_carrier,
            write_jig_stl,
            write_jig_svg,
        )

        plan, formats = work.plan, set(work.plan.order.formats)
        carrier = label_carrier(plan.placed, plan.sheet)
        if formats & BLANKS:
            blanks = blank_carrier(plan.stickers, _blank(work))
            carrier = either(carrier, blanks) if formats & ON_LABELS else blanks
        name, progress = f"{work.name}-jig", work.counting(format)
        if format == "jig":
            thickness = min(plan.deck.thickness, THICKEST)
            paths = write_jig_stl(work.folder, name, plan.stickers, carrier, thickness=thickness, progress=progress)
        else:
            paths = write_jig_svg(work.folder, name, plan.stickers, carrier, progress=progress)
        for path in paths:
            yield path, Message("stickers-about-jig")

    return write


def _guide(work: Work) -> Files:
    from audiogames.tactile.guide import guide, write_html, write_plain

    plan = work.plan
    work.counting("guide")
    sheet, placed = on_paper(plan)
    written = guide(placed, plan.deck, plan.code, sheet, plan.order.language, plan.relief)
    for ending, write in (("txt", write_plain), ("html", write_html)):
        path = work.folder / f"{work.name}-guide.{ending}"
        write(path, written)
        yield path, Message("stickers-about-guide")


def _practice(work: Work) -> Files:
    from audiogames.tactile.export.paper.pdf import write_pdf
    from audiogames.tactile.guide import write_plain
    from audiogames.tactile.guide.practice import practice, practice_guide

    plan, order = work.plan, work.plan.order
    placed = place(practice(plan.code, plan.deck, order.parts), plan.sheet)
    name = f"{work.name}-{PRACTICE[order.language]}"
    sheet = work.folder / f"{name}.pdf"
    write_pdf(
        sheet,
        placed,
        plan.sheet,
        language=order.language,
        deck_id=plan.deck.id,
        kind="swell" if "swell" in order.formats else "labels",
        captions=False,  # it would tell the answers to whoever sees a little
        progress=work.counting("practice"),
    )
    yield sheet, Message("stickers-about-practice")
    answers = work.folder / f"{name}.txt"
    write_plain(answers, practice_guide(placed, plan.code, plan.deck, order.language, order.parts))
    yield answers, Message("stickers-about-answers")


WRITERS: Final[Mapping[str, Callable[[Work], Files]]] = {
    "pdf": _pdf("labels", "", "pdf"),
    "swell": _pdf("swell", "-swell", "swell"),
    "uv": _pdf("relief", "-uv", "uv"),
    "svg": _svg(False, "", "svg"),
    "svg-72": _svg(True, "-72", "svg-72"),
    "dxf": _dxf,
    "png": _png,
    "html": _html,
    "brf": _embossed("brf"),
    "pef": _embossed("pef"),
    "stl": _solid("stl"),
    "3mf": _solid("3mf"),
    "plates": _plates,
    "jig": _jig("jig"),
    "jig-svg": _jig("jig-svg"),
    "guide": _guide,
    "practice": _practice,
    "qr": _qr,
    "nfc": _nfc,
}
"""What writes each format."""
