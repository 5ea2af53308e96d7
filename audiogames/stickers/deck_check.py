from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from audiogames.core.messages import Items, result
from audiogames.play.prompts import Talk
from audiogames.stickers.questions import InterviewEnded, Interviewer
from audiogames.tactile.decks import Deck
from audiogames.tactile.layout import Sticker, by_card
from audiogames.tactile.words import card_lines, card_message
from audiogames.tactile.words.typed import MOST_NAMED, Meanings, echo, tokens

WRONG: Final = ("faux", "fausse", "non", "no", "wrong", "false")
"""Answers for an unreadable card."""

CardScanned = Callable[[str], str | None]
"""Returns None if a scanner's input is no card of this deck."""


@dataclass
class CheckProgress:
    seen: dict[str, int] = field(default_factory=dict)
    wrong: list[list[str]] = field(default_factory=list)

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None, copies: Mapping[str, int]) -> "CheckProgress":
        """Parse stored progress, as far as it fits this deck."""
        checked = cls()
        kept = kept if isinstance(kept, Mapping) else {}
        seen, wrong = kept.get("seen"), kept.get("wrong")
        for card, number in seen.items() if isinstance(seen, Mapping) else ():
            if card in copies and type(number) is int and number > 0:
                checked.seen[card] = min(number, copies[card])
        for entry in wrong if isinstance(wrong, list) else ():
            if isinstance(entry, list) and len(entry) == 2 and entry[0] in copies and entry[1] in ("", *copies):
                checked.wrong.append(entry)
        return checked


@dataclass
class DeckCheck(Interviewer):
    """In the order of the sorted deck, or of scans with `scan`. `kept` is stored progress."""

    stickers: Sequence[Sticker]
    deck: Deck
    kept: Mapping[str, Any] | None = None
    scan: CardScanned | None = None

    def __post_init__(self) -> None:
        self.faces: dict[str, tuple[Sticker, ...]] = {}
        self.copies: Counter[str] = Counter()
        for (card, _), own in by_card(self.stickers):
            self.faces.setdefault(card, own)
            self.copies[card] += 1
        self.names = {card: card_message(self.deck.id, card) for card in self.faces}
        self.cards = Meanings(self.names)
        self.checked = CheckProgress.of(self.kept, self.copies)

    @property
    def total(self) -> int:
        return self.copies.total()

    @property
    def done(self) -> int:
        return sum(self.checked.seen.values())

    def run(self) -> Talk[dict[str, Any]]:
        """Check cards until all are done or the person stops. Returns progress to store."""
        self.tell("tactile-guide-verify-begin", number=self.total - self.done, card=next(iter(self.names.values())))
        try:
            while self.done < self.total:
                card = (yield from self._scanned(self.scan)) if self.scan else self._next()
                read = yield from self._read(card)
                self.checked.seen[card] = self.checked.seen.get(card, 0) + 1
                self._judge(card, read)
            self.tell("tactile-guide-verify-done")
        except InterviewEnded:
            self.tell("tactile-guide-verify-stopped", number=self.done, total=self.total)
        self._report()
        return asdict(self.checked)

    def ends(self, typed: str) -> bool:
        """A card of that name takes precedence."""
        return super().ends(typed) and not self.cards.shown(typed, self.language)

    def _next(self) -> str:
        return next(card for card, copies in self.copies.items() if self.checked.seen.get(card, 0) < copies)

    def _scanned(self, scan: CardScanned) -> Talk[str]:
        while True:
            card = scan((yield from self.answer("tactile-guide-verify-scan", number=self.done, total=self.total)))
            if card is None or card not in self.copies:
                self.tell("tactile-guide-verify-scan-unknown")
            elif self.checked.seen.get(card, 0) >= self.copies[card]:
                self.tell("tactile-guide-verify-scan-again", card=self.names[card])
            else:
                return card

    def _question(self, card: str) -> Talk[str]:
        if self.scan:
            return self.answer("tactile-guide-verify-scanned", card=self.names[card])
        told = {"number": self.done + 1, "total": self.total, "card": self.names[card]}
        return self.answer("tactile-guide-verify-next", **told)

    def _read(self, card: str) -> Talk[str]:
        """Return the id that the finger reads, or an empty text. Raises InterviewEnded."""
        while True:
            typed = yield from self._question(card)
            if not typed.strip():
                return card
            if tokens(typed) in {(word,) for word in WRONG} and not self.cards.shown(typed, self.language):
                return ""
            found = self.cards.meant(typed, self.language)
            if len(found) == 1:
                return found[0]
            if found and len(found) <= MOST_NAMED:
                cards = Items(tuple(self.names[one] for one in found), "or")
                self.tell("tactile-guide-verify-several", typed=echo(typed), cards=cards)
            else:
                self.tell("tactile-guide-verify-not-understood", typed=echo(typed), card=self.names[card])

    def _judge(self, card: str, read: str) -> None:
        name = self.names[card]
        if read == card:
            self.tell("tactile-guide-verify-right", card=name)
            return
        self.checked.wrong.append([card, read])
        told = {"card": name, "lines": card_lines(self.faces[card], self.code)}
        if read:
            self.tell("tactile-guide-verify-wrong", **told, said=self.names[read])
        else:
            self.tell("tactile-guide-verify-wrong-unread", **told)

    def _report(self) -> None:
        if not self.checked.wrong:
            self.tell("tactile-guide-verify-good")
            return
        cards = tuple(
            result("tactile-guide-verify-bad-card", card=self.names[card], said=self.names[read])
            if read
            else result("tactile-guide-verify-bad-unread", card=self.names[card])
            for card, read in self.checked.wrong
        )
        self.tell("tactile-guide-verify-bad", number=len(cards), cards=Items(cards, "semicolon"))
