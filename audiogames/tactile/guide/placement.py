"""The parts of the placement guide, one function each."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Items, Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Component, Deck
from audiogames.tactile.guide.index import Index, spot_message
from audiogames.tactile.guide.pages import Guide, Section
from audiogames.tactile.guide.signs import series_of
from audiogames.tactile.labels import Placed
from audiogames.tactile.relief import FILM, Relief, pile
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.words.names import card_lines, card_message, place_message
from audiogames.tactile.words.typed import field_message


def guide(
    placed: Sequence[Placed], deck: Deck, code: Code, sheet: Sheet, language: str, relief: Relief | None = None
) -> Guide:
    """Return the guide for stickers on their sheets, in words. `relief` lets it tell how thick the pile becomes."""
    writer = _Writer(placed, deck, code, sheet, language, relief)
    title = writer.say("title", deck=deck.names[language])
    return Guide(title, language, tuple(section for part in writer.parts() for section in part))


MANY: Final = 4
"""From how many copies on a card is counted by itself."""


class _Chapter(NamedTuple):
    """Cards that follow one another in the sorted deck: of one group, and of one colour where it has many of it."""

    cards: tuple[Component, ...]
    placed: tuple[Placed, ...]

    @property
    def number(self) -> int:
        """How many cards it has, copies counted."""
        return sum(card.copies for card in self.cards)


class _Writer:
    """What all parts of one guide have in common."""

    def __init__(
        self,
        placed: Sequence[Placed],
        deck: Deck,
        code: Code,
        sheet: Sheet,
        language: str,
        relief: Relief | None,
    ) -> None:
        self.placed = placed
        self.deck = deck
        self.code = code
        self.sheet = sheet
        self.language = language
        self.relief = relief
        self.index = Index(placed, deck)
        self.chapters = tuple(self._chapters(fine=False))

    def say(self, id: str, **arguments: Any) -> str:
        """Return a sentence of the guide by the end of its id."""
        return self.text(Message(f"tactile-guide-{id}", arguments))

    def text(self, message: Message) -> str:
        """Return a message in the guide's language."""
        return catalogue(self.language).text(message)

    def parts(self) -> Iterator[Iterator[Section]]:
        """Yield every part, in the order in which they are needed."""
        yield self.before()
        yield self.fingers()
        yield self.holding()
        yield self.places()
        yield self.sorted_deck()
        yield self.named_cards()
        yield self.blank_cards()
        yield self.afterwards()

    def _chapters(self, fine: bool) -> Iterator[_Chapter]:
        """Yield the chapters; `fine` parts cards that come in many copies from each other."""
        labels = self.index.labels
        cards = [component for component in self.deck.components if component.id in labels]
        per_colour = Counter((card.group.id, card.values.get("colour")) for card in cards)

        def chapter(card: Component) -> tuple[str, str | None]:
            key = (card.group.id, card.values.get("colour"))
            if fine and card.copies >= MANY:
                return card.group.id, card.id
            return key if per_colour[key] > 1 else (card.group.id, None)

        for _, own in groupby(cards, key=chapter):
            together = tuple(own)
            yield _Chapter(together, tuple(one for card in together for copy in labels[card.id] for one in copy))

    def name(self, card: Component) -> Message:
        """Return the name of a card."""
        return card_message(self.deck.id, card.id)

    # The parts.

    def before(self) -> Iterator[Section]:
        cards = sum(len(copies) for copies in self.index.labels.values())
        paragraphs = [
            self.say("about"),
            self.say("count", number=len(self.placed), cards=cards, pages=self.placed[-1].page),
            self.say("sheet", sheet=self.sheet.about(), code=self.code.names[self.language]),
            self.say("practise", deck=self.deck.id),
        ]
        if self.relief is not None:
            whole = pile([one.sticker for one in self.placed], self.deck.thickness, self.relief.height)
            if whole.cards:
                added = round(self.relief.height + FILM, 2)
                bare, thickest = round(whole.bare, 1), round(whole.thickest, 1)
                paragraphs.append(self.say("pile", number=whole.cards, added=added, bare=bare, thickest=thickest))
        yield Section(self.say("before"), tuple(paragraphs))

    def fingers(self) -> Iterator[Section]:
        yield Section(self.say("fingers"), (self.say("fingers-how"),), tuple(self._examples()))
        for series in series_of(self.deck, self.code, [card for chapter in self.chapters for card in chapter.cards]):
            items = [self.say("sign", value=sign.name, marks=sign.marks(self.code)) for sign in series.signs]
            paragraphs = []
            if len(series.groups) > 1:
                listed = [Items(tuple(sign.name for sign in group), "and") for group in series.groups]
                paragraphs.append(self.say("two-groups", number=len(series.signs), first=listed[0], second=listed[1]))
            yield Section(self.text(field_message(series.field)), tuple(paragraphs), tuple(items), level=2)

    def _examples(self) -> Iterator[str]:
        """Yield for the first card of each group all that is on it."""
        for _, chapters in groupby(self.chapters, key=lambda chapter: chapter.cards[0].group.id):
            card = next(iter(chapters)).cards[0]
            lines = card_lines([one.sticker for one in self.index.labels[card.id][0]], self.code)
            yield self.say("example", card=self.name(card), lines=lines)

    def holding(self) -> Iterator[Section]:
        if any(one.sticker.stacks for one in self.placed):
            free_corner = all(one.sticker.place != "top-right" for one in self.placed)
            notch = ("hold-notch",) if free_corner else ()
            names = ("hold-unknown", "hold-once", *notch, "hold-same")
            yield Section(self.say("hold"), tuple(self.say(name) for name in names))
        else:
            yield Section(self.say("hold"), (self.say("hold-board"),))

    def places(self) -> Iterator[Section]:
        seen = set()
        items = []
        for chapter in self.chapters:
            card = chapter.cards[0]
            for one in self.index.labels[card.id][0]:
                sticker = one.sticker
                key = (sticker.card_size, sticker.place, sticker.turn, sticker.x, sticker.y, one.turned)
                if key in seen:
                    continue
                seen.add(key)
                told = {
                    "card": self.name(card),
                    "place": place_message(sticker),
                    "across": round(sticker.x, 1),
                    "down": round(sticker.y, 1),
                }
                turned = self.say("turned") if one.turned else ""
                items.append(f"{self.say('at', **told)} {turned}".strip())
        paragraphs = (self.say("places-how"), self.say("jig"), self.say("no-jig"), self.say("stick"))
        yield Section(self.say("places"), paragraphs, tuple(items))

    def sorted_deck(self) -> Iterator[Section]:
        paragraphs = (self.say("sorted-how"), self.say("sorted-turn"), self.say("sorted-control"))
        items = tuple(self._chapter_line(chapter) for chapter in self._chapters(fine=True))
        yield Section(self.say("sorted"), paragraphs, items, ordered=True)

    def _chapter_line(self, chapter: _Chapter) -> str:
        each = {len(copy) for card in chapter.cards for copy in self.index.labels[card.id]}
        told = {
            "number": chapter.number,
            "cards": self._range(chapter),
            "card": self.name(chapter.cards[-1]),
            "least": min(each),
            "each": max(each),
            "first": spot_message(chapter.placed[0]),
            "last": spot_message(chapter.placed[-1]),
        }
        return self.say("sorted-chapter" if len(each) == 1 else "sorted-chapter-uneven", **told)

    def _range(self, chapter: _Chapter) -> Message:
        """Return which cards a chapter has: "de « 1 noir » à « 15 noir »", or all their names where copies differ."""
        copies = {card.copies for card in chapter.cards}
        if len(copies) == 1 and copies == {1} and len(chapter.cards) > 2:
            told = {"first": self.name(chapter.cards[0]), "last": self.name(chapter.cards[-1])}
            return Message("tactile-guide-cards-range", told)
        names = tuple(
            Message("tactile-guide-card-copies", {"card": self.name(card), "copies": card.copies})
            if card.copies > 1
            else self.name(card)
            for card in chapter.cards
        )
        return Message("tactile-guide-cards-listed", {"cards": Items(names)})

    def named_cards(self) -> Iterator[Section]:
        yield Section(self.say("named"), (self.say("named-how"), self.say("named-ask", deck=self.deck.id)))
        for chapter in self.chapters:
            items = tuple(self.text(self.index.at(card.id)) for card in chapter.cards)
            first, last = self.name(chapter.cards[0]), self.name(chapter.cards[-1])
            heading = self.say("named-chapter" if first != last else "named-one", first=first, last=last)
            yield Section(heading, (), items, level=2)

    def blank_cards(self) -> Iterator[Section]:
        names = ("blank-how", "blank-sleeves", "blank-sighted")
        yield Section(self.say("blank"), tuple(self.say(name) for name in names))

    def afterwards(self) -> Iterator[Section]:
        names = ("after-verify", "after-wrong", "after-pile")
        yield Section(self.say("after"), tuple(self.say(name, deck=self.deck.id) for name in names))
