"""The formats that stickers can be made in: for each, what writes it and what its files hold."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from audiogames.core.messages import Message
from audiogames.tactile import physical

if TYPE_CHECKING:
    from audiogames.tactile.job import Plan
    from audiogames.tactile.physical import PhysicalDeck

Files: TypeAlias = Iterable[tuple[Path, Message]]
"""Files that were written, and what each holds."""
PAPERS = {"A4": "A4", "Letter": "Letter"}


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

    def keep(self) -> None:
        """Keep the physical deck, if one was drawn, in the person's own folder. Raises TactileError."""
        if "physical" in self.__dict__:
            physical.keep(self.physical)


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
    "brf": _embossed("brf"),
    "pef": _embossed("pef"),
}
"""What writes each format, in the order in which they are told."""
