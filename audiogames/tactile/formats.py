"""The formats that stickers can be made in: for each, what writes it and what its files hold."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from audiogames.core.messages import Argument, Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile import physical
from audiogames.tactile.naming import card_message
from audiogames.tactile.writing import write_text

if TYPE_CHECKING:
    from audiogames.tactile.job import Plan
    from audiogames.tactile.layout import Sticker
    from audiogames.tactile.physical import PhysicalDeck

Files: TypeAlias = Iterable[tuple[Path, Message | None]]
"""Files that were written, and what each holds: None where it is told with another."""


class Work:
    """One order being made: its plan, the folder to write to, and how to tell how far it is."""

    def __init__(self, plan: "Plan", folder: Path, progress: Callable[[Message], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.name = plan.deck.id
        self._progress = progress
        self._told = 0

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
        from audiogames.tactile.layout import Design, Sticker
        from audiogames.tactile.physical.qr import qr_stickers

        size = self.plan.order.card or self.plan.deck.card
        middle = (size.width / 2, size.height / 2)
        return tuple(
            Sticker(qr.card, 1, "qr", "centre", cast(Design, qr.design), *middle, 0, size, True)
            for qr in qr_stickers(self.physical)
        )

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
        write_text(listed, "".join(f"{line}\n" for line in self._secret()), overwrite=True)
        listed.chmod(0o600)
        name = self.physical.name
        return (Message("stickers-kept", {"name": name}), Message("stickers-secret", {"file": str(listed)}))

    def _secret(self) -> Iterable[str]:
        from audiogames.tactile.sheets import place

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


def _pdf(kind: Literal["labels", "swell", "relief"], suffix: str, about: str) -> Callable[[Work], Files]:
    def write(work: Work) -> Files:
        from audiogames.tactile.export.pdf import write_pdf

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
        from audiogames.tactile.export.svg import write_svg

        plan = work.plan
        name = f"{work.name}{suffix}"
        for number, path in enumerate(
            write_svg(
                work.folder, name, plan.placed, plan.sheet, dpi72=dpi72, labels=True, progress=work.counting(about)
            ),
            1,
        ):
            yield path, _page(number, plan.pages)

    return write


def _page(number: int, pages: int) -> Message:
    return Message("stickers-about-page", {"number": number, "pages": pages})


def _dxf(work: Work) -> Files:
    from audiogames.tactile.export.dxf import write_dxf

    plan = work.plan
    paths = write_dxf(work.folder, work.name, plan.placed, plan.sheet, labels=True, progress=work.counting("dxf"))
    for number, path in enumerate(paths, 1):
        yield path, _page(number, plan.pages)


def _png(work: Work) -> Files:
    from audiogames.tactile.export.png import write_sheet_previews

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
    for number, path in enumerate(paths, 1):
        yield path, _page(number, plan.pages)


def _html(work: Work) -> Files:
    from audiogames.tactile.export.html import write_proof

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
        from audiogames.tactile.export.blanks import Blank
        from audiogames.tactile.export.stl import write_stl
        from audiogames.tactile.export.threemf import write_3mf

        plan, order = work.plan, work.plan.order
        how = Blank(plan.relief.height, height_factor=order.height_factor, width_factor=order.width_factor)
        progress = work.counting(format)
        if format == "stl":
            paths = write_stl(work.folder, work.name, plan.stickers, how, progress=progress)
        else:
            paths = write_3mf(
                work.folder, work.name, plan.stickers, work.caption, how, language=order.language, progress=progress
            )
        for number, path in enumerate(paths, 1):
            yield path, Message("stickers-about-bed", {"number": number, "beds": len(paths)})

    return write


def _qr(work: Work) -> Files:
    from audiogames.tactile.export.pdf import write_pdf
    from audiogames.tactile.sheets import place

    plan = work.plan
    placed = place(work.backs, plan.sheet)
    path = work.folder / f"{work.name}-qr.pdf"
    write_pdf(
        path,
        placed,
        plan.sheet,
        language=plan.order.language,
        deck_id=plan.deck.id,
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
        from audiogames.tactile.export.brf import write_brf
        from audiogames.tactile.export.cells import emboss
        from audiogames.tactile.export.pef import write_pef

        plan = work.plan
        work.counting(format)
        title = plan.deck.names[plan.order.language]
        caption = title if plan.order.captions else ""
        embossing = emboss(plan.stickers, plan.code, plan.order.embosser, plan.sheet.page, caption, plan.order.language)
        path = work.folder / f"{work.name}.{format}"
        if format == "brf":
            write_brf(path, embossing)
        else:
            write_pef(path, embossing, title, plan.order.language)
        pages = len(embossing.pages)
        yield path, Message("stickers-about-pages", {"pages": pages, "stickers": len(embossing.placed)})

    return write


FORMATS: Mapping[str, Callable[[Work], Files]] = {
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
    "qr": _qr,
    "nfc": _nfc,
}
"""What writes each format, in the order in which they are told."""
