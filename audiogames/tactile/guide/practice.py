"""The practice sheet: every sign of a deck once, few marks before many, then those that are alike side by side."""

from collections.abc import Sequence
from dataclasses import replace

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Deck
from audiogames.tactile.guide.index import spot_message
from audiogames.tactile.guide.pages import Guide, Section
from audiogames.tactile.guide.signs import Series, series_of
from audiogames.tactile.labels import Placed
from audiogames.tactile.layout import Sticker
from audiogames.tactile.words.typed import field_message


def practice(code: Code, deck: Deck, parts: tuple[str, ...] | None = None) -> tuple[Sticker, ...]:
    """Return the stickers of the practice sheet of a deck, in their order. Raises TactileError.

    First every sign alone, field by field; then, field by field, the pairs that are most alike. `parts` names the
    groups of the deck to practise, by default all that are not optional.
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
    """Return what there is to practise, field by field. Raises TactileError."""
    return series_of(deck, code, deck.chosen(parts))


def practice_guide(
    placed: Sequence[Placed], code: Code, deck: Deck, language: str, parts: tuple[str, ...] | None = None
) -> Guide:
    """Return the page that goes with a practice sheet: what is on which label. Raises TactileError.

    `placed` are the stickers of `practice` on their sheets, of the same `parts`.
    """
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
