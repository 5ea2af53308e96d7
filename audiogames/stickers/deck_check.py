"""Checking a finished deck card by card: which card should come, what the finger reads, and what is to be redone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from audiogames.core.messages import Items, Message
from audiogames.play.prompts import Talk
from audiogames.stickers.questions import Enough, Interview, answer
from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Deck
from audiogames.tactile.layout import Sticker, by_card
from audiogames.tactile.words.names import card_lines, card_message
from audiogames.tactile.words.typed import MOST_NAMED, echo, meant, tokens

WRONG: Final = ("faux", "fausse", "non", "no", "wrong", "false")
"""What says that the finger reads nothing that it knows."""

CardScanned = Callable[[str], str | None]
"""What a scanner typed, into the id of a card; None where it is no card of this deck."""


@dataclass
class Checked:
    """How far a check has come. `seen` counts the copies checked of each card.

    `wrong` are the cards to redo, with what the finger read: the id of another card, or nothing.
    """

    seen: dict[str, int] = field(default_factory=dict)
    wrong: list[list[str]] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """Return it as a file can hold it."""
        return {"seen": self.seen, "wrong": self.wrong}

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None, copies: Mapping[str, int]) -> "Checked":
        """Return it from what a file held, as far as it fits this deck."""
        checked = cls()
        kept = kept if isinstance(kept, Mapping) else {}
        seen, wrong = kept.get("seen"), kept.get("wrong")
        for card, number in seen.items() if isinstance(seen, Mapping) else ():
            if card in copies and isinstance(number, int) and not isinstance(number, bool) and number > 0:
                checked.seen[card] = min(number, copies[card])
        for entry in wrong if isinstance(wrong, list) else ():
            if isinstance(entry, list) and len(entry) == 2 and entry[0] in copies and entry[1] in ("", *copies):
                checked.wrong.append(entry)
        return checked


def check_deck(
    interview: Interview,
    stickers: Sequence[Sticker],
    deck: Deck,
    code: Code,
    language: str,
    kept: Mapping[str, Any] | None = None,
    scan: CardScanned | None = None,
) -> Talk[dict[str, Any]]:
    """Go through a deck until every card is checked or the person stops; return what to keep, to go on later.

    Without `scan` cards come in the order of the sorted deck. With it, in any order, each named by its scanned id.
    """
    check = _Check(interview, stickers, deck, code, language, kept, scan)
    yield from check.run()
    return check.checked.plain()


class _Check:
    """One check, as long as it lasts."""

    def __init__(
        self,
        interview: Interview,
        stickers: Sequence[Sticker],
        deck: Deck,
        code: Code,
        language: str,
        kept: Mapping[str, Any] | None,
        scan: CardScanned | None,
    ) -> None:
        self.interview = interview
        self.code = code
        self.language = language
        self.scan = scan
        self.faces: dict[str, tuple[Sticker, ...]] = {}
        self.copies: dict[str, int] = {}
        for (card, _), own in by_card(stickers):
            self.faces.setdefault(card, own)
            self.copies[card] = self.copies.get(card, 0) + 1
        self.names = {card: card_message(deck.id, card) for card in self.faces}
        self.checked = Checked.of(kept, self.copies)

    @property
    def total(self) -> int:
        """How many cards there are."""
        return sum(self.copies.values())

    @property
    def done(self) -> int:
        """How many are checked."""
        return sum(self.checked.seen.values())

    def run(self) -> Talk[None]:
        """Check card after card and end with what is to be redone."""
        example = next(iter(self.names.values()))
        told: dict[str, Any] = {"number": self.total - self.done, "card": example}
        self.interview.tell(Message("tactile-guide-verify-begin", told))
        try:
            while self.done < self.total:
                card = (yield from self._scanned(self.scan)) if self.scan else self._next()
                read = yield from self._read(card)
                self.checked.seen[card] = self.checked.seen.get(card, 0) + 1
                self._judge(card, read)
            self.interview.tell(Message("tactile-guide-verify-done"))
        except Enough:
            self.interview.tell(Message("tactile-guide-verify-stopped", {"number": self.done, "total": self.total}))
        self.interview.tell(self._report())

    def _next(self) -> str:
        return next(card for card, copies in self.copies.items() if self.checked.seen.get(card, 0) < copies)

    def _scanned(self, scan: CardScanned) -> Talk[str]:
        """Ask for scans until one is a card that is not checked yet. Raises Enough."""
        while True:
            told = {"number": self.done, "total": self.total}
            card = scan((yield from answer(self.interview, Message("tactile-guide-verify-scan", told))))
            if card not in self.copies:
                self.interview.tell(Message("tactile-guide-verify-scan-unknown"))
            elif self.checked.seen.get(card, 0) >= self.copies[card]:
                self.interview.tell(Message("tactile-guide-verify-scan-again", {"card": self.names[card]}))
            else:
                return card

    def _question(self, card: str) -> Message:
        if self.scan:
            return Message("tactile-guide-verify-scanned", {"card": self.names[card]})
        told: dict[str, Any] = {"number": self.done + 1, "total": self.total, "card": self.names[card]}
        return Message("tactile-guide-verify-next", told)

    def _read(self, card: str) -> Talk[str]:
        """Ask what the finger reads: the id of a card, or nothing where it reads none. Raises Enough."""
        while True:
            typed = yield from answer(self.interview, self._question(card))
            if not typed.strip():
                return card
            if tokens(typed) in {(word,) for word in WRONG}:
                return ""
            found = meant(typed, self.names, self.language)
            if len(found) == 1:
                return found[0]
            told: dict[str, Any] = {"typed": echo(typed)}
            if found and len(found) <= MOST_NAMED:
                told["cards"] = Items(tuple(self.names[one] for one in found), "or")
                self.interview.tell(Message("tactile-guide-verify-several", told))
            else:
                told["card"] = self.names[card]
                self.interview.tell(Message("tactile-guide-verify-not-understood", told))

    def _judge(self, card: str, read: str) -> None:
        name = self.names[card]
        if read == card:
            self.interview.tell(Message("tactile-guide-verify-right", {"card": name}))
            return
        self.checked.wrong.append([card, read])
        told: dict[str, Any] = {"card": name, "lines": card_lines(self.faces[card], self.code)}
        if read:
            told["said"] = self.names[read]
            self.interview.tell(Message("tactile-guide-verify-wrong", told))
        else:
            self.interview.tell(Message("tactile-guide-verify-wrong-unread", told))

    def _report(self) -> Message:
        if not self.checked.wrong:
            return Message("tactile-guide-verify-good")
        cards = []
        for card, read in self.checked.wrong:
            if read:
                told = {"card": self.names[card], "said": self.names[read]}
                cards.append(Message("tactile-guide-verify-bad-card", told))
            else:
                cards.append(Message("tactile-guide-verify-bad-unread", {"card": self.names[card]}))
        told_all: dict[str, Any] = {"number": len(cards), "cards": Items(tuple(cards), "semicolon")}
        return Message("tactile-guide-verify-bad", told_all)
