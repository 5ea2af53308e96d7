"""One order being made: what all formats share, the secret ids of a new physical deck among them."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from audiogames.core.messages import Argument, Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile import physical
from audiogames.tactile.naming import card_message
from audiogames.tactile.writing import write_text

if TYPE_CHECKING:
    from audiogames.tactile.job import Plan
    from audiogames.tactile.layout import Sticker
    from audiogames.tactile.physical import PhysicalDeck


class Work:
    """One order being made: its plan, the folder to write to, and how to tell how far it is."""

    def __init__(self, plan: "Plan", folder: Path, progress: Callable[[Message], None]) -> None:
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
        from audiogames.tactile.layout import Design, Sticker
        from audiogames.tactile.lines import Mark
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
