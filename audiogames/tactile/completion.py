"""Codes that complete themselves: values of a deck that the tables of a code lack, as its file says under `complete`.

- `style = "braille"`: numbers in the digits of the code's `language`, and names by their first letters.

- `style = "signs"`: numbers and ranks in columns of bars and dots. For other values without a sign, the most distinct
of the signs `proposed`, if its tactile distance to every other large sign of the deck is at least `distance.SURE`. The
rest is written in braille, in the person's language.

The choice is announced before anything is made. A person may choose other signs.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from audiogames.core.messages import Items, Message, result
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import LINE_END, Code, Groups, Layout
from audiogames.tactile.codes.distance import SURE, distance_of
from audiogames.tactile.decks import UP, Deck, costs_of
from audiogames.tactile.decks.model import Place
from audiogames.tactile.decks.naming import letters, plain, word_message
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.words import sign_message
from audiogames.tactile.words.braille import SIX, spelt
from audiogames.tactile.words.typed import echo, meant

FIVE: Final = 5
RANKS: Final = ("jack", "knight", "queen", "king")
"""The court cards, numbered after ten. The ace is one."""
MOST_SIGNS: Final = 6
"""More are hard to learn, and written in letters."""
LEAST_LETTERS: Final = 2
MOST_LETTERS: Final = 6
"""What fits a label."""
MOST_CELLS: Final = 7
"""Cells in a line of a cost: 40.1 mm, 6 mm from both edges of the narrowest usual card (54 mm)."""
MINUS: Final = {"fr": f"{SIX}⠤", "en": "⠐⠤"}
LARGE: Final = 9.0
"""Millimetres. A sign this large is a shape, not a dot or a bar of a number."""

Chosen = Mapping[str, str]


class Completion(NamedTuple):
    code: Code
    told: tuple[Message, ...]
    proposed: dict[str, str]


class _Value(NamedTuple):
    field: str
    value: str
    said_by: str


def complete(
    deck: Deck, code: Code, language: str, chosen: Iterable[tuple[str, str]] = (), kept: Chosen | None = None
) -> Completion:
    """Return a code completed for a deck, as its file says.

    `language` is the person's, used for letters if the code has none. `chosen` are values and signs as typed. `kept`
    signs are used again if possible. Raises TactileError if a chosen sign or value is unknown, or the sign is too close
    to another.
    """
    if not code.completes:
        return Completion(replace(code, words=deck.words), (), {})
    asked = _asked(deck, code, chosen, language)
    writer = _Writer(deck, code, code.language or language, asked, kept or {})
    needed = tuple(_needed(deck, code))
    for field in dict.fromkeys(value.field for value in needed):
        writer.write(field, [value for value in needed if value.field == field])
    return Completion(replace(code, fields=writer.fields, words=deck.words), tuple(writer.told), writer.proposed)


def _asked(deck: Deck, code: Code, chosen: Iterable[tuple[str, str]], language: str) -> dict[str, str]:
    names = {f"{one.field} {one.value}": word_message(deck.words, one.value) for one in _needed(deck, code)}
    signs = {name: sign_message(code.looks[name]) for name in code.proposed}
    found = {}
    for value, sign in chosen:
        keys = meant(value, names, language)
        if len(keys) != 1:
            raise refusal("tactile-complete-no-value", typed=echo(value), known=Items(tuple(names.values())))
        named = (sign,) if sign in code.signs else meant(sign, signs, language)
        if len(named) != 1:
            raise refusal("tactile-complete-no-sign", sign=echo(sign), known=Items(tuple(signs.values())))
        found[keys[0]] = named[0]
    return found


def _needed(deck: Deck, code: Code) -> Iterable[_Value]:
    seen = set()
    for face in deck.components:
        for mark in face.group.marks:
            value = _Value(mark.field, face.values[mark.value], mark.value)
            if mark.field != UP and value not in seen:
                seen.add(value)
                yield value


class _Writer:
    def __init__(self, deck: Deck, code: Code, language: str, chosen: Chosen, kept: Chosen) -> None:
        self.deck = deck
        self.code = code
        self.language = language
        self.chosen = chosen
        self.kept = kept
        self.fields = dict(code.fields)
        self.told: list[Message] = []
        self.proposed: dict[str, str] = {}
        self._short: dict[tuple[str, str], Mapping[str, str]] = {}

    def write(self, field: str, values: list[_Value]) -> None:
        known = self.fields.get(field)
        missing = [one for one in values if known is None or one.value not in known.table]
        if known is not None and not missing and not self._beyond(field, values):
            return
        if self.code.completes == "braille" or (known is not None and known.layout == "braille"):
            self._put(field, "braille", {one.value: self._braille(one, values) for one in missing})
        elif field in ("number", "rank", "compact", "track"):
            self._write_numbers(field, values, missing)
        else:
            self._write_signs(field, values, missing)

    def _beyond(self, field: str, values: list[_Value]) -> bool:
        if self.code.completes == "braille":
            return False
        if field == "number":
            return any(abs(int(one.value)) > self.code.numbers_to for one in values)
        return field == "colour" and len({one.value for one in values}) > self.code.colours_to

    def _put(self, field: str, layout: Layout, table: Mapping[str, Groups | str], anew: bool = False) -> None:
        known = self.fields.get(field)
        like = known or self.code.fields[LIKE.get(field, "colour")]
        before = dict(known.table) if known is not None and not anew else {}
        apart = like.place != self.code.fields["colour"].place
        usual = PLACES.get(field, like.place) if apart else like.place
        place = known.place if known is not None else usual
        self.fields[field] = replace(like, name=field, layout=layout, place=place, table={**before, **table})

    # Numbers.

    def _write_numbers(self, field: str, values: list[_Value], missing: list[_Value]) -> None:
        if self._beyond(field, values) or self._most(field, values) > self.code.numbers_to:
            self._put(field, "braille", {one.value: self._braille(one, values) for one in values}, anew=True)
            told = {"most": self._most(field, values), "limit": self.code.numbers_to}
            self.told.append(Message("tactile-complete-numbers", told))
            return
        layout = self.code.fields["number"].layout
        self._put(field, layout, {one.value: self._column(self._number(field, one.value)) for one in missing})
        if field == "rank":
            figures = [one for one in values if not one.value.lstrip("-").isdigit()]
            listed = tuple(
                result("tactile-complete-rank", value=word_message(self.deck.words, one.value), number=number)
                for one in figures
                if (number := self._number(field, one.value))
            )
            if listed:
                self.told.append(Message("tactile-complete-ranks", {"ranks": Items(listed, "semicolon")}))
            return
        numbers = [self._number(field, one.value) for one in missing]
        if 0 in numbers:
            self.told.append(Message("tactile-complete-zero", {"sign": sign_message(self.code.looks["zero"])}))
        if min(numbers) < 0:
            self.told.append(Message("tactile-complete-minus", {"sign": sign_message(self.code.looks["minus"])}))

    def _most(self, field: str, values: list[_Value]) -> int:
        return max(abs(self._number(field, one.value)) for one in values)

    def _number(self, field: str, value: str) -> int:
        if value.removeprefix("-").isdigit():
            return int(value)
        if value == "ace":
            return 1
        used = {value for value in self.deck.values_of("rank") if value in RANKS} | {value}
        figures = [rank for rank in RANKS if rank in used or rank != "knight"]
        return 11 + figures.index(value) if value in figures else 0

    def _column(self, number: int) -> Groups:
        """Return bars of five and dots of one, in the groups of the code: fingers count reliably to three."""
        if number == 0:
            return (("zero",),)
        bars, dots = divmod(abs(number), FIVE)
        groups: list[tuple[str, ...]] = [("minus",)] if number < 0 else []
        grid = self.code.fields["number"].layout == "grid"
        groups += [("bar",)] * bars if grid else [("bar",) * size for size in _pairs(bars, 3)]
        groups += [("dot",) * size for size in _pairs(dots, 2)]
        return tuple(groups)

    # Signs for what has a name.

    def _write_signs(self, field: str, values: list[_Value], missing: list[_Value]) -> None:
        names = list(dict.fromkeys(one.value for one in values))
        too_many = len(names) > (self.code.colours_to if field == "colour" else MOST_SIGNS)
        signs = None if too_many or field == "costs" else self._signs(field, values, missing)
        if signs is None:
            self._put(field, "braille", {one.value: self._braille(one, values) for one in values}, anew=True)
            kind = "colours" if field == "colour" else "words"
            self.told.append(Message(f"tactile-complete-{kind}", {"number": len(names)}))
            return
        self._put(field, "row", {value: ((sign,),) for value, sign in signs.items()})
        self.proposed |= {f"{field} {value}": sign for value, sign in signs.items()}
        listed = tuple(
            result(
                "tactile-complete-sign",
                value=word_message(self.deck.words, value),
                marks=sign_message(self.code.looks[sign]),
            )
            for value, sign in signs.items()
        )
        self.told.append(Message("tactile-complete-signs", {"signs": Items(listed, "semicolon")}))

    def _signs(self, field: str, values: list[_Value], missing: list[_Value]) -> dict[str, str] | None:
        """Return a sign for each value without one, or None if there are too few.

        A person's signs take precedence over proposals. A word that names a shape
        gets that shape or none, and no other value gets it.
        """
        taken = self._taken(values)
        found: dict[str, str] = {}
        shapes = {one.value: shape for one in _needed(self.deck, self.code) if (shape := self._shape(one.value))}
        free = [name for name in self.code.proposed if name not in shapes.values()]
        keys = {one: f"{field} {one.value}" for one in missing}
        for one in sorted(missing, key=lambda one: (keys[one] not in self.chosen, one.value not in shapes)):
            key = keys[one]
            chosen = key in self.chosen
            own = shapes.get(one.value)
            sign = self.chosen.get(key) or own or self.kept.get(key) or USUAL.get(one.value)
            if sign not in self.code.signs or (not chosen and sign != own and sign in shapes.values()):
                sign = None
            if not own and (sign is None or (not chosen and self._nearest(sign, taken) < SURE)):
                sign = max(free, key=lambda name: self._nearest(name, taken), default=None)
            if sign is None or self._nearest(sign, taken) < SURE:
                if chosen and sign is not None:
                    raise self._confused(one.value, sign, taken)
                return None
            found[one.value] = sign
            taken.append(sign)
        return {one.value: found[one.value] for one in missing}

    def _shape(self, value: str) -> str | None:
        names = self.deck.words[value].names.values() if value in self.deck.words else ()
        return next((SHAPES[plain(name)] for name in names if SHAPES.get(plain(name)) in self.code.signs), None)

    def _confused(self, value: str, sign: str, taken: list[str]) -> TactileError:
        looks = self.code.looks
        told = {"value": word_message(self.deck.words, value), "sign": sign_message(looks[sign])}
        if sign in taken:
            return refusal("tactile-complete-taken", **told)
        other = min(taken, key=lambda name: distance_of(self.code, sign, name))
        return refusal("tactile-complete-alike", **told, other=sign_message(looks[other]))

    def _nearest(self, sign: str, taken: list[str]) -> float:
        return min((distance_of(self.code, sign, other) for other in taken), default=1.0)

    def _taken(self, values: list[_Value]) -> list[str]:
        deck_values: dict[str, set[str]] = {}
        for one in _needed(self.deck, self.code):
            deck_values.setdefault(one.field, set()).add(one.value)
        found = []
        for field, names in deck_values.items():
            known = self.fields.get(field)
            if known is None or known.layout == "braille":
                continue
            for name in names:
                written = known.table.get(name, ())
                found += [sign for group in written for sign in group] if isinstance(written, tuple) else []
        large = []
        for sign in dict.fromkeys(found):
            left, top, right, bottom = self.code.signs[sign].bounds
            if max(right - left, bottom - top) >= LARGE:
                large.append(sign)
        return large

    # Braille.

    def _braille(self, one: _Value, values: list[_Value]) -> str:
        key = (one.field, one.said_by)  # short forms are those of all values together, worked out once
        if one.field == "costs" or self.deck.type_of(one.said_by) == "costs":
            whats = [what for other in values for what, _ in costs_of(other.value)]
            short = self._short.get(key) or self._letters_of(dict.fromkeys(whats), {}, least=1)
            self._short[key] = short
            return in_lines([f"{short[what]}{self._digits(amount)}" for what, amount in costs_of(one.value)])
        if one.value.removeprefix("-").isdigit():
            return self._digits(int(one.value))
        if one.field in ("word", "rank", "shape"):
            self._short[key] = short = self._short.get(key) or letters(self.deck, one.said_by, self.language)
            return spelt(short[one.value].lower(), self.language)
        if key not in self._short:
            known = self.fields.get(one.field)
            taken = known.table if known is not None and known.layout == "braille" else {}
            names = dict.fromkeys(other.value for other in values)
            texts = {name: text for name, text in taken.items() if isinstance(text, str)}
            self._short[key] = self._letters_of(names, texts)
        return self._short[key][one.value]

    def _letters_of(self, names: Iterable[str], taken: Mapping[str, str], least: int = LEAST_LETTERS) -> dict[str, str]:
        """Return for each name its first letters in braille: `least`, or as many as distinguish it.

        In a cost a number follows each name: one letter is enough.
        """
        words = catalogue(self.language)
        found = {name: taken[name] for name in names if name in taken}
        used = set(found.values())
        for name in names:
            if name in found:
                continue
            text = spelt(words.text(word_message(self.deck.words, name)).replace(" ", ""), self.language)
            # Two words that begin alike differ later, as light blue and light green do.
            starts = [text[:length] for length in range(least, MOST_LETTERS + 1)]
            starts += [text[0] + text[at] for at in range(1, len(text))]
            found[name] = next((start for start in starts if start not in used), text[:MOST_LETTERS])
            used.add(found[name])
        return found

    def _digits(self, number: int) -> str:
        digits = spelt(str(abs(number)), self.language)
        if number >= 0:
            return digits
        # In French the sign for numbers stands once, before the minus.
        return MINUS[self.language] + (digits.removeprefix(SIX) if self.language == "fr" else digits)


LIKE: Final = {"rank": "number", "word": "number", "shape": "colour", "suit": "colour", "costs": "number"}
"""The field whose place on the card another field takes."""
PLACES: Final[Mapping[str, Place]] = {"word": "bottom", "costs": "bottom"}
"""Places of fields that a code lacks, if not those of LIKE.

A word's sign is as large as a colour's, and would overlap it in one corner of a narrow card.
"""
USUAL: Final = {"spades": "triangle", "hearts": "ring", "diamonds": "square", "clubs": "three-bars"}
"""The signs of suits: a point, something round, a tile, and three for the clover."""
SHAPES: Final = {
    **dict.fromkeys(("carre", "square"), "square"),
    "triangle": "triangle",
    **dict.fromkeys(("rond", "cercle", "anneau", "circle", "ring"), "ring"),
    **dict.fromkeys(("croissant", "crescent"), "crescent"),
    **dict.fromkeys(("croix", "cross"), "plus"),
    "chevron": "chevron",
    **dict.fromkeys(("echelle", "ladder"), "ladder"),
}


def in_lines(parts: Iterable[str]) -> str:
    lines = [""]
    for part in parts:
        if lines[-1] and len(lines[-1]) + len(part) > MOST_CELLS:
            lines.append("")
        lines[-1] += part
    return LINE_END.join(lines)


def _pairs(number: int, most: int) -> list[int]:
    if number <= most:
        return [number] if number else []
    return [2] * (number // 2) + ([1] if number % 2 else [])
