"""What there is to learn of a code for one deck: its signs, field by field, and in which groups fingers learn them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Component, Deck, MarkPlan
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.lint.shapes import MOST_SHAPES, likeness
from audiogames.tactile.naming import marks_message
from audiogames.tactile.typed import value_message

PRACTICE: Final = "practice"
"""The id of the deck of which practice sheets are made."""
PAIRS: Final = 6
"""How many pairs of a field are practised side by side at most."""


class Sign(NamedTuple):
    """One value of a field, and a sticker that says it alone."""

    field: str
    value: str
    sticker: Sticker

    @property
    def id(self) -> str:
        """The id of its sticker's card on a practice sheet."""
        return self.sticker.card

    @property
    def name(self) -> Message:
        """What it stands for, in words."""
        return value_message(self.value)

    def marks(self, code: Code) -> Message:
        """Return what a finger finds."""
        return marks_message(self.sticker.design, code)


class Series:
    """All signs of one field that a deck uses, numbers from the smallest on."""

    def __init__(self, field: str, signs: Sequence[Sign], shapes: bool) -> None:
        self.field = field
        self.signs = tuple(sorted(signs, key=_by_number))
        self.shapes = shapes
        """Whether each sign is a shape of its own, not a count and not braille."""

    @cached_property
    def groups(self) -> tuple[tuple[Sign, ...], ...]:
        """All signs at once or, of more shapes than fingers learn at once, two groups: what is alike is parted."""
        if not self.shapes or len(self.signs) <= MOST_SHAPES:
            return (self.signs,)
        first: list[Sign] = []
        second: list[Sign] = []
        most = (len(self.signs) + 1) // 2
        for sign in self.signs:
            near = [max((alike(sign, other) for other in group), default=0.0) for group in (first, second)]
            into_second = len(first) == most or (len(second) < most and near[1] < near[0])
            (second if into_second else first).append(sign)
        return tuple(first), tuple(second)

    @cached_property
    def pairs(self) -> tuple[tuple[Sign, Sign], ...]:
        """The pairs that are most alike, most alike first: for each sign the one it is most easily taken for."""
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
    """Return how much two signs have in common under the finger, from 0 to 1."""
    return likeness(one.sticker.design.area, other.sticker.design.area)


def series_of(deck: Deck, code: Code, cards: Iterable[Component]) -> tuple[Series, ...]:
    """Return what these cards of a deck have to say, field by field. Raises TactileError."""
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
        by_field.setdefault(sticker.group, []).append(
            Sign(sticker.group, components[sticker.card].values["value"], sticker)
        )
    return tuple(Series(field, signs, code.fields[field].layout == "row") for field, signs in by_field.items())


def _by_number(sign: Sign) -> tuple[bool, int]:
    """Numbers come in their order, all else as it came."""
    digits = sign.value.isascii() and sign.value.isdigit()
    return not digits, int(sign.value) if digits else 0
