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
from audiogames.tactile.words.names import marks_message
from audiogames.tactile.words.typed import value_message

PRACTICE: Final = "practice"
"""The id of the deck of which practice sheets are made."""
MOST_TO_PART: Final = 12
"""Up to how many shapes all ways to part them are compared (at most 924); more are parted as they come."""
OF_ONE_KIND: Final = 0.8
"""How much two shapes of one kind have in common at least, whatever their outlines share."""
PAIRS: Final = 6
"""How many pairs of a field are practised side by side at most."""


class Sign(NamedTuple):
    """One value of a field, and a sticker that says it alone. `shape` names the kind of its one shape, if it is one."""

    field: str
    value: str
    sticker: Sticker
    shape: str = ""

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
        half = (len(self.signs) + 1) // 2
        if len(self.signs) > MOST_TO_PART:
            return self.signs[:half], self.signs[half:]
        near = {pair: alike(self.signs[pair[0]], self.signs[pair[1]]) for pair in self._places}

        def together(first: tuple[int, ...]) -> tuple[float, float]:
            within = [near[pair] for pair in near if (pair[0] in first) == (pair[1] in first)]
            return max(within), sum(within)

        first = min(combinations(range(len(self.signs)), half), key=together)
        second = [place for place in range(len(self.signs)) if place not in first]
        return tuple(self.signs[place] for place in first), tuple(self.signs[place] for place in second)

    @property
    def _places(self) -> tuple[tuple[int, int], ...]:
        return tuple(combinations(range(len(self.signs)), 2))

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
    """Return how much two signs have in common under the finger, from 0 to 1: one bar is much like two bars."""
    common = likeness(one.sticker.design.area, other.sticker.design.area)
    return max(common, OF_ONE_KIND) if one.shape and one.shape == other.shape else common


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
        value = components[sticker.card].values["value"]
        sign = Sign(sticker.group, value, sticker, _shape(code, sticker))
        by_field.setdefault(sticker.group, []).append(sign)
    return tuple(Series(field, signs, code.fields[field].layout == "row") for field, signs in by_field.items())


def _shape(code: Code, sticker: Sticker) -> str:
    """Return the kind of the shape that a sticker is, nothing for a count or for braille."""
    marks = sticker.design.marks
    if len(marks) != 1 or code.fields[sticker.group].layout != "row":
        return ""
    return code.looks[marks[0].sign].shape


def _by_number(sign: Sign) -> tuple[bool, int]:
    """Numbers come in their order, all else as it came."""
    digits = sign.value.isascii() and sign.value.isdigit()
    return not digits, int(sign.value) if digits else 0
