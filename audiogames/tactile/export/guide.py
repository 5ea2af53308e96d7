"""A guide that a blind person follows alone: what fingers find, and which label goes on which card."""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from itertools import combinations, groupby, pairwise
from typing import Any, Final, NamedTuple

from audiogames.bootstrap.environment import program
from audiogames.core.messages import Items, Message, result
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Component, Deck, MarkPlan
from audiogames.tactile.layout import Sticker, pieces, stickers
from audiogames.tactile.lint import MOST_SHAPES, likeness
from audiogames.tactile.physical.symbology import SYMBOLOGIES, corner_is_free
from audiogames.tactile.relief import FILM, Relief, pile
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import PlacedSticker, Unnamed
from audiogames.tactile.words import (
    card_lines,
    card_message,
    field_message,
    marks_message,
    place_message,
    value_message,
)
from audiogames.tactile.words.typed import MOST_NAMED, Meanings, echo

# Which labels are those of a card: "15 noir" is answered "feuille 1, rangée 12, colonne 2".


class Index:
    def __init__(self, placed: Sequence[PlacedSticker], deck: Deck) -> None:
        self._deck = deck.id
        self.labels: dict[str, list[tuple[PlacedSticker, ...]]] = {}
        for (card, _), own in groupby(placed, key=lambda one: (one.sticker.card, one.sticker.copy)):
            self.labels.setdefault(card, []).append(tuple(own))
        self._names = {card: card_message(deck.id, card) for card in self.labels}
        self.cards = Meanings(self._names)

    def where(self, text: str, language: str) -> Message:
        """Return the place of a typed card's labels, or the possible cards.

        Both languages and any order of words are understood.
        """
        found = self.meant(text, language)
        typed = echo(text)
        if len(found) == 1:
            return self.at(found[0])
        if not found:
            return Message("tactile-guide-where-unknown", {"typed": typed, "card": next(iter(self._names.values()))})
        names = tuple(self._names[card] for card in found)
        if len(found) <= MOST_NAMED:
            return Message("tactile-guide-where-several", {"typed": typed, "cards": Items(names, "or")})
        return Message("tactile-guide-where-many", {"typed": typed, "number": len(found), "card": names[0]})

    def meant(self, text: str, language: str) -> tuple[str, ...]:
        return self.cards.meant(text, language)

    def at(self, card: str) -> Message:
        copies = self.labels[card]
        name = self._names[card]
        if len(copies) == 1:
            labels = tuple(label_message(one, before) for before, one in pairwise((None, *copies[0])) if one)
            return Message("tactile-guide-where", {"card": name, "labels": Items(labels, "semicolon")})
        first, last = spot_message(copies[0][0]), spot_message(copies[-1][-1])
        each = len(copies[0])
        return result("tactile-guide-where-copies", card=name, copies=len(copies), each=each, first=first, last=last)


def spot_message(placed: PlacedSticker) -> Message:
    """Such as "feuille 1, rangée 12, colonne 2"."""
    return Message("tactile-guide-spot", {"page": placed.page, "row": placed.row, "column": placed.column})


def label_message(placed: PlacedSticker, before: PlacedSticker | None = None) -> Message:
    """Parts equal to those of `before` are omitted."""
    place = place_message(placed.sticker)
    if before is None or placed.page != before.page:
        return Message("tactile-guide-label", {"spot": spot_message(placed), "place": place})
    if placed.row != before.row:
        return result("tactile-guide-label-row", row=placed.row, column=placed.column, place=place)
    return Message("tactile-guide-label-column", {"column": placed.column, "place": place})


# What there is to learn of a code: its signs, field by field, and in which groups fingers learn them.

PRACTICE: Final = "practice"
MOST_TO_PART: Final = 12
"""Maximum number of shapes for which all ways to split them are compared (924)."""
OF_ONE_KIND: Final = 0.8
"""Minimum likeness of two shapes of one kind, whatever their outlines share."""
PAIRS: Final = 6
"""Maximum number of pairs of a field to practise side by side."""


class Sign(NamedTuple):
    field: str
    value: str
    name: Message
    sticker: Sticker
    shape: str = ""

    @property
    def id(self) -> str:
        return self.sticker.card

    def marks(self, code: Code) -> Message:
        return marks_message(self.sticker.design, code)


class Series:
    def __init__(self, field: str, signs: Sequence[Sign], shapes: bool) -> None:
        self.field = field
        self.signs = tuple(sorted(signs, key=_by_number))
        self.shapes = shapes
        """True if each sign is a shape of its own, not a count or braille."""

    @cached_property
    def groups(self) -> tuple[tuple[Sign, ...], ...]:
        if not self.shapes or len(self.signs) <= MOST_SHAPES:
            return (self.signs,)
        half = (len(self.signs) + 1) // 2
        if len(self.signs) > MOST_TO_PART:
            return self.signs[:half], self.signs[half:]
        places = range(len(self.signs))
        near = {(one, other): alike(self.signs[one], self.signs[other]) for one, other in combinations(places, 2)}

        def together(first: tuple[int, ...]) -> tuple[float, float]:
            within = [near[pair] for pair in near if (pair[0] in first) == (pair[1] in first)]
            return max(within), sum(within)

        first = min(combinations(places, half), key=together)
        second = [place for place in places if place not in first]
        return tuple(self.signs[place] for place in first), tuple(self.signs[place] for place in second)

    @cached_property
    def pairs(self) -> tuple[tuple[Sign, Sign], ...]:
        """Each sign with the one most easily taken for it, the most similar first."""
        if len(self.signs) < 2:
            return ()
        found = {frozenset((one.id, other.id)): (one, other) for one, other in combinations(self.signs, 2)}
        nearest = {
            max((pair for pair in found if sign.id in pair), key=lambda pair: alike(*found[pair]))
            for sign in self.signs
        }
        ordered = sorted(nearest, key=lambda pair: (-alike(*found[pair]), sorted(pair)))
        return tuple(found[pair] for pair in ordered[:PAIRS])


def alike(one: Sign, other: Sign) -> float:
    """Likeness under the finger, from 0 to 1: one bar is much like two bars."""
    common = likeness(one.sticker.design.area, other.sticker.design.area)
    return max(common, OF_ONE_KIND) if one.shape and one.shape == other.shape else common


def series_of(deck: Deck, code: Code, cards: Iterable[Component]) -> tuple[Series, ...]:
    """Raises TactileError."""
    components: dict[str, Component] = {}
    seen = set()
    for card in cards:
        for plan in card.group.marks:
            value = card.values[plan.value]
            if plan.field == "up" and "up" not in code.fields:
                continue
            written = code.write(plan.field, value)
            place = plan.place or code.fields[plan.field].place
            # The same marks at the same place are one thing to learn, whatever they stand for.
            if not written or (place, written) in seen or f"{plan.field}-{value}" in components:
                continue
            seen.add((place, written))
            marks = (MarkPlan("value", plan.field, plan.place),)
            group = replace(card.group, id=plan.field, marks=marks, optional=False, excused={})
            id = f"{plan.field}-{value}"
            components[id] = Component(id, {"value": value}, 1, group)
    practised = replace(deck, id=PRACTICE, components=tuple(components.values()))
    made = stickers(practised, code) if components else ()
    by_field: dict[str, list[Sign]] = {}
    for sticker in made:
        value = components[sticker.card].values["value"]
        sign = Sign(sticker.group, value, value_message(value, deck.words), sticker, _shape(code, sticker))
        by_field.setdefault(sticker.group, []).append(sign)
    return tuple(Series(field, signs, code.fields[field].layout == "row") for field, signs in by_field.items())


def _shape(code: Code, sticker: Sticker) -> str:
    """Empty for a count or braille."""
    marks = sticker.design.marks
    if len(marks) != 1 or code.fields[sticker.group].layout != "row":
        return ""
    return code.looks[marks[0].sign].shape


def _by_number(sign: Sign) -> tuple[bool, int]:
    digits = sign.value.isascii() and sign.value.isdigit()
    return not digits, int(sign.value) if digits else 0


# A guide as text with short lines and as HTML with headings: both read well by a screen reader.

WIDTH: Final = 72
"""Maximum characters of a line: what a screen reader reads at once."""
XHTML: Final = "http://www.w3.org/1999/xhtml"
STYLE: Final = "body { font: 1.2rem/1.6 sans-serif; max-width: 40em; margin: 1em auto; padding: 0 1em; }"


class Section(NamedTuple):
    """`level` is 1 for a part, 2 for a subsection. The lines of an `ordered` list are steps."""

    heading: str
    paragraphs: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    level: int = 1
    ordered: bool = False


class Guide(NamedTuple):
    title: str
    language: str
    sections: tuple[Section, ...]


def as_text(guide: Guide) -> str:
    words = catalogue(guide.language)
    lines = [guide.title]
    part = 0
    for section in guide.sections:
        heading = section.heading
        if section.level == 1:
            part += 1
            heading = words.text(Message("tactile-guide-part", {"number": part, "heading": heading}))
            lines.append("")
        lines += ["", *_wrapped(heading)]
        for paragraph in section.paragraphs:
            lines += ["", *_wrapped(paragraph)]
        if section.items:
            lines.append("")
        for item in section.items:
            lines += _wrapped(item)
    return "\n".join(lines) + "\n"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def as_html(guide: Guide) -> str:
    title = escape(guide.title)
    body = [f"<h1>{title}</h1>", *_contents(guide)]
    for number, section in enumerate(guide.sections):
        level = section.level + 1
        body.append(f'<h{level} id="part-{number}">{escape(section.heading)}</h{level}>')
        body += [f"<p>{escape(paragraph)}</p>" for paragraph in section.paragraphs]
        if section.items:
            kind = "ol" if section.ordered else "ul"
            body += [f"<{kind}>", *(f"<li>{escape(item)}</li>" for item in section.items), f"</{kind}>"]
    return html_page(title, guide.language, STYLE, body)


def html_page(title: str, language: str, style: str, body: Iterable[str]) -> str:
    """`body` must be escaped. The page is XML too, as EPUB demands."""
    head = (
        f'<!DOCTYPE html>\n<html xmlns="{XHTML}" lang="{language}" xml:lang="{language}">\n'
        '<head>\n<meta charset="utf-8"/>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/>\n<title>{title}</title>\n'
        f"<style>{style}</style>\n</head>\n<body>\n<main>\n"
    )
    return head + "\n".join(body) + "\n</main>\n</body>\n</html>\n"


def _contents(guide: Guide) -> Iterator[str]:
    label = escape(catalogue(guide.language).text(Message("tactile-guide-contents")))
    yield f'<nav aria-label="{label}">\n<ul>'
    for number, section in enumerate(guide.sections):
        if section.level == 1:
            yield f'<li><a href="#part-{number}">{escape(section.heading)}</a></li>'
    yield "</ul>\n</nav>"


# The parts of the placement guide, one function each.


class MadeFor(NamedTuple):
    """`number` is 0 without an order. `deck` is as typed."""

    number: int
    deck: str
    formats: tuple[str, ...]
    unnamed: Unnamed = ()


def guide(
    placed: Sequence[PlacedSticker],
    deck: Deck,
    code: Code,
    sheet: Sheet,
    language: str,
    relief: Relief | None = None,
    order: "MadeFor | None" = None,
) -> Guide:
    """`relief` gives the thickness of the pile, `order` the formats and the commands to type."""
    writer = _Writer(placed, deck, code, sheet, language, relief, order)
    title = writer.say("title", deck=deck.names[language])
    return Guide(title, language, tuple(writer.parts()))


TURNS: Final = {(True, 0): "turned", (True, 180): "turned-right", (False, 180): "turned-half"}
EMBOSSED: Final = frozenset({"brf", "pef"})
MANY: Final = 4


class _Chapter(NamedTuple):
    """Consecutive cards of one group, and of one colour if it has many."""

    cards: tuple[Component, ...]
    placed: tuple[PlacedSticker, ...]

    @property
    def number(self) -> int:
        return sum(card.copies for card in self.cards)


@dataclass
class _Writer:
    placed: Sequence[PlacedSticker]
    deck: Deck
    code: Code
    sheet: Sheet
    language: str
    relief: Relief | None
    order: "MadeFor | None" = None

    def __post_init__(self) -> None:
        self.index = Index(self.placed, self.deck)
        self.chapters = tuple(self._chapters(fine=False))

    def say(self, id: str, **arguments: Any) -> str:
        return self.text(Message(f"tactile-guide-{id}", arguments))

    def text(self, message: Message) -> str:
        return catalogue(self.language).text(message)

    def parts(self) -> Iterator[Section]:
        yield self.before()
        yield from self.fingers()
        yield self.holding()
        yield self.places()
        yield self.sorted_deck()
        yield from self.named_cards()
        if any(one.sticker.stacks for one in self.placed):
            yield self.told("blank", "blank-how", "blank-sleeves", "blank-sighted")
        again = ("after-again",) if self.number else ()
        yield self.told("after", "after-verify", "after-wrong", *again, "after-pile")

    @property
    def number(self) -> int:
        return self.order.number if self.order is not None else 0

    def told(self, heading: str, *paragraphs: str) -> Section:
        commands = {word: self.command(word) for word in ("school", "where", "verify", "again")}
        return Section(self.say(heading), tuple(self.say(name, **commands) for name in paragraphs))

    def command(self, word: str) -> str:
        name = self.order.deck if self.order is not None else self.deck.id
        name = f'"{name}"' if " " in name else name
        return f"{program()} stickers {word} {self.number or name}"

    def _chapters(self, fine: bool) -> Iterator[_Chapter]:
        """`fine` separates cards with many copies."""
        labels = self.index.labels
        cards = [replace(one, copies=len(labels[one.id])) for one in self.deck.components if one.id in labels]
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
        return card_message(self.deck.id, card.id)

    # The parts.

    def before(self) -> Section:
        cards = len(pieces(one.sticker for one in self.placed))
        paragraphs = [
            self.say("about") if any(one.sticker.stacks for one in self.placed) else self.say("about-board"),
            *((self.say("order", number=self.number),) if self.number else ()),
            self.say("count", number=len(self.placed), cards=cards, pages=self.placed[-1].page),
            self.say("sheet", sheet=self.sheet.about(), code=self.code.names[self.language]),
            *self.materials(),
            self.say("practise", school=self.command("school")),
        ]
        if self.relief is not None:
            whole = pile([one.sticker for one in self.placed], self.deck.thickness, self.relief.height)
            if whole.cards:
                added = round(self.relief.height + FILM, 2)
                bare, thickest = round(whole.bare, 1), round(whole.thickest, 1)
                paragraphs.append(self.say("pile", number=whole.cards, added=added, bare=bare, thickest=thickest))
        return Section(self.say("before"), tuple(paragraphs))

    def materials(self) -> Iterator[str]:
        formats = set(self.order.formats) if self.order is not None else set()
        if "swell" in formats or not formats - EMBOSSED:
            yield self.say("felt" if formats else "corner")
        else:
            yield self.say("corner" if self.sheet.cut_corner else "notch")
        if "pdf" in formats:
            yield self.say("flat")
        if "swell" in formats:
            yield self.say("swell")

    def cutting(self) -> Iterator[str]:
        if self.sheet.plain:
            yield from (self.say("scissors"), self.say("cut-unseen"), self.say("glue"))
        else:
            yield self.say("stick")

    def unnamed(self) -> Iterator[Section]:
        without = self.order.unnamed if self.order is not None else ()
        if without:
            items = tuple(
                self.say(
                    "unnamed-one",
                    number=number,
                    spot=spot_message(one),
                    card=card_message(self.deck.id, one.sticker.card),
                )
                for one, number in without
            )
            yield Section(self.say("unnamed"), (self.say("unnamed-how"),), items, level=2)

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
        for _, chapters in groupby(self.chapters, key=lambda chapter: chapter.cards[0].group.id):
            card = next(iter(chapters)).cards[0]
            lines = card_lines([one.sticker for one in self.index.labels[card.id][0]], self.code)
            yield self.say("example", card=self.name(card), lines=lines)

    def holding(self) -> Section:
        if not any(one.sticker.stacks for one in self.placed):
            return self.told("hold", "hold-board")
        codes = SYMBOLOGIES.keys() & set(self.order.formats if self.order is not None else ())
        corner: tuple[str, ...] = ("hold-code-dot",) if codes else ()
        if corner_is_free((one.sticker for one in self.placed), codes):
            corner = ("hold-notch", "hold-code") if codes else ("hold-notch",)
        return self.told("hold", "hold-unknown", "hold-once", *corner, "hold-same")

    def places(self) -> Section:
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
                width, height = one.upright
                told = {
                    "card": self.name(card),
                    "place": place_message(sticker),
                    "across": round(sticker.x, 1),
                    "down": round(sticker.y, 1),
                    "left": max(0.0, round(sticker.x - width / 2, 1)),
                    "top": max(0.0, round(sticker.y - height / 2, 1)),
                }
                turned = self.say(TURNS[one.turned, sticker.turn]) if (one.turned, sticker.turn) in TURNS else ""
                sized = self.say("edges", **told) if one.width else ""
                items.append(" ".join(filter(None, (self.say("at", **told), sized, turned))))
        jig = ("jig", "no-jig") if any(one.sticker.stacks for one in self.placed) else ()
        paragraphs = (self.say("places-how"), *(self.say(name) for name in jig), *self.cutting())
        return Section(self.say("places"), paragraphs, tuple(items))

    def sorted_deck(self) -> Section:
        paragraphs = (self.say("sorted-how"), self.say("sorted-turn"), self.say("sorted-control"))
        items = tuple(self._chapter_line(chapter) for chapter in self._chapters(fine=True))
        return Section(self.say("sorted"), paragraphs, items, ordered=True)

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
        yield Section(self.say("named"), (self.say("named-how"), self.say("named-ask", where=self.command("where"))))
        for chapter in self.chapters:
            items = tuple(self.text(self.index.at(card.id)) for card in chapter.cards)
            first, last = self.name(chapter.cards[0]), self.name(chapter.cards[-1])
            heading = self.say("named-chapter" if first != last else "named-one", first=first, last=last)
            yield Section(heading, (), items, level=2)
        yield from self.unnamed()


# The practice sheet: every sign of a deck once, few marks before many, then those that are alike side by side.


def practice(code: Code, deck: Deck, parts: tuple[str, ...] | None = None) -> tuple[Sticker, ...]:
    """Return the stickers of the practice sheet: every sign alone, then the most similar pairs of each field.

    `parts` names the groups of the deck, by default all that are not optional. Raises TactileError.
    """
    series = signs_of(code, deck, parts)
    alone = [sign.sticker for one in series for sign in one.signs]
    used = {sticker.card: 1 for sticker in alone}
    paired = []
    for first, second in (pair for one in series for pair in one.pairs):
        for sign in (first, second):
            used[sign.id] += 1
            paired.append(replace(sign.sticker, copy=used[sign.id]))
    return (*alone, *paired)


def signs_of(code: Code, deck: Deck, parts: tuple[str, ...] | None = None) -> tuple[Series, ...]:
    """Raises TactileError."""
    return series_of(deck, code, deck.chosen(parts))


def practice_guide(
    placed: Sequence[PlacedSticker], code: Code, deck: Deck, language: str, parts: tuple[str, ...] | None = None
) -> Guide:
    """`placed` are the stickers of `practice`, of the same `parts`. Raises TactileError."""
    words = catalogue(language)

    def text(id: str, **arguments: Message) -> str:
        return words.text(Message(f"tactile-guide-practice-{id}", arguments))

    title = words.text(Message("tactile-guide-practice-title", {"code": code.names[language]}))
    series = signs_of(code, deck, parts)
    signs = {sign.id: sign for one in series for sign in one.signs}
    sections = [Section(text("use"), (text("how"), text("read")))]
    for one in series:
        alone = [label for label in placed if label.sticker.group == one.field and label.sticker.copy == 1]
        items = []
        for label in alone:
            sign = signs[label.sticker.card]
            items.append(text("sign", spot=spot_message(label), value=sign.name, marks=sign.marks(code)))
        sections.append(Section(words.text(field_message(one.field)), (), tuple(items), level=2))
    paired = [label for label in placed if label.sticker.copy > 1]
    pairs = []
    for label, other in zip(paired[::2], paired[1::2], strict=True):
        names = {"first": signs[label.sticker.card].name, "second": signs[other.sticker.card].name}
        pairs.append(text("pair", **names, spot=spot_message(label), next=spot_message(other)))
    if pairs:
        sections.append(Section(text("pairs"), (), tuple(pairs), level=2))
    return Guide(title, language, tuple(sections))
