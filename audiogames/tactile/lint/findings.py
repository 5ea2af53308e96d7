"""What the rules see, card by card, gathered into a few sentences."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Items, Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import Code, Look
from audiogames.tactile.decks import Deck
from audiogames.tactile.layout import BRAILLE_DOT, Sticker, by_card
from audiogames.tactile.words.names import card_message, sign_message

Level: TypeAlias = Literal["error", "warning", "excused", "information"]
Rule: TypeAlias = Literal["gap", "size", "shapes", "bar", "label", "place", "braille", "relief", "pile"]

NEAR: Final = 0.02
"""mm, within which two lengths are the same: outlines are made of short straight pieces."""


def note(id: str, **arguments: Any) -> Message:
    """Return a message; lengths are decimal fractions, which the catalogue writes as its language does."""
    return Message(id, arguments)


def millimetres(length: float) -> float:
    """Return a length as it is told."""
    return round(length, 1 if length >= 10 else 2)


class Finding(NamedTuple):
    """One thing to say. `card` is the id of the first card it is about, None where it is about the whole deck.

    `excused` is the reason, by language, why the rule need not hold there.
    """

    level: Level
    rule: Rule
    card: str | None
    message: Message
    excused: Mapping[str, str] | None = None

    def text(self, language: str) -> str:
        """Return the sentence in a language: how grave it is, what was measured, what is wanted, what excuses it."""
        words = catalogue(language)
        if self.excused is not None:
            reason = self.excused[language]
            return words.text(note("tactile-lint-excused", finding=self.message, reason=reason))
        return words.text(note(f"tactile-lint-level-{self.level}", finding=self.message))


class Face(NamedTuple):
    """What one card, or one surface, shows: the stickers of one copy, and how many copies there are."""

    card: str
    group: str
    copies: int
    stickers: tuple[Sticker, ...]

    @property
    def stacks(self) -> bool:
        """Whether this is a card that lies in a pile."""
        return self.stickers[0].stacks


def faces_of(stickers: Sequence[Sticker]) -> tuple[Face, ...]:
    """Return every different card once, in the order of the deck."""
    faces: dict[str, Face] = {}
    for (card, _), own in by_card(stickers):
        known = faces.get(card)
        faces[card] = known._replace(copies=known.copies + 1) if known else Face(card, own[0].group, 1, own)
    return tuple(faces.values())


class Seen(NamedTuple):
    """One fault: its rule, how grave, its message, and the cards that have it.

    `measured` is in mm, smaller is worse; `told` are the message's other arguments. Faults with the same `key` are
    told together, with the worst measure and with the `sign` of each. `hard` faults cannot be excused.
    """

    rule: Rule
    level: Level
    id: str
    faces: tuple[Face, ...]
    measured: float = 0.0
    told: Mapping[str, Any] = {}
    sign: Message | None = None
    key: Hashable = None
    hard: bool = False


class _Together(NamedTuple):
    """Faults that are told as one: the worst, the cards, the signs in question, and what excuses them."""

    worst: Seen
    faces: dict[str, Face]
    signs: dict[str, Message]
    excuse: Mapping[str, str] | None


def gather(deck: Deck, seen: Iterable[Seen]) -> list[Finding]:
    """Return one finding for all faults that are alike; what a group is excused from apart from the rest."""
    excuses = {group.id: group.excused for group in deck.groups}
    buckets: dict[Hashable, _Together] = {}
    for fault in seen:
        for face in fault.faces:
            excuse = None if fault.hard else excuses.get(face.group, {}).get(fault.rule)
            key = (fault.id, fault.level, fault.key, tuple(excuse.items()) if excuse else None)
            bucket = buckets.setdefault(key, _Together(fault, {}, {}, excuse))
            if fault.measured < bucket.worst.measured:
                bucket = buckets[key] = bucket._replace(worst=fault)
            bucket.faces[face.card] = face
            if fault.sign is not None:
                bucket.signs[repr(fault.sign)] = fault.sign
    return [_finding(deck, bucket) for bucket in buckets.values()]


def _finding(deck: Deck, found: _Together) -> Finding:
    fault, faces = found.worst, tuple(found.faces.values())
    told = {"measured": millimetres(fault.measured), **fault.told}
    if found.signs:
        told["signs"] = Items(tuple(found.signs.values()))
    message = note(fault.id, where=_where(deck, faces), **told)
    return Finding("excused" if found.excuse else fault.level, fault.rule, faces[0].card, message, found.excuse)


def _where(deck: Deck, faces: tuple[Face, ...]) -> Message:
    """Return on which cards: "Sur 75 cartes, par exemple « 5 noir »"."""
    number = sum(face.copies for face in faces)
    name = card_message(deck.id, faces[0].card)
    if all(face.stacks for face in faces):
        if number == 1:
            return note("tactile-lint-where-card", card=name)
        return note("tactile-lint-where-cards", card=name, number=number)
    if number == 1:
        return note("tactile-lint-where-surface", card=name)
    return note("tactile-lint-where-surfaces", card=name, number=number)


def signs_of(faces: Sequence[Face], code: Code) -> dict[tuple[str, str], tuple[Face, ...]]:
    """Return which cards carry each sign, by the code's field and the sign's name; braille apart."""
    found: dict[tuple[str, str], dict[str, Face]] = {}
    for face in faces:
        for sticker in face.stickers:
            for mark in sticker.design.marks:
                if mark.sign != BRAILLE_DOT:
                    found.setdefault((mark.field, mark.sign), {})[face.card] = face
    return {key: tuple(own.values()) for key, own in found.items()}


def counted(field: str, look: Look, code: Code) -> bool:
    """Return whether a sign is a dot or a bar of a number: small, and read with its neighbours."""
    return look.shape in ("disc", "bar") and code.fields[field].layout in ("column", "grid")


def sides(code: Code, sign: str) -> tuple[float, float]:
    """Return width and height of a sign in mm."""
    left, top, right, bottom = code.signs[sign].bounds
    return right - left, bottom - top


def spoken(code: Code, sign: str) -> Message:
    """Return a sign in words."""
    return sign_message(code.looks[sign])


def is_line(look: Look) -> bool:
    """Return whether a sign is one bar: read by its length, not by its outline."""
    return look.shape == "bar" or (look.shape == "bars" and look.number == 1)
