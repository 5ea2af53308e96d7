"""The model of a deck: the faces in a box, their values, and the surfaces that carry them.

A **face** (`Component`) is a card, tile, die face, board space or back as it looks. It has **values** by named fields,
any of which may be absent: `{"colour": "red", "number": "5"}`, `{"kind": "joker"}`. A value is a text in one canonical
form, defined by the **type** of its field:

- `number`: a whole number from -9999 to 9999, written "-2", "0", "104". A year is a number too.

- `colour`, `suit`, `rank`: a name of the program's vocabulary ("red", "hearts", "jack"), or a word of the deck.

- `word`: a word of the deck ("skip", "mermaid"), written by its letters.

- `shape`: a printed shape that counts in play (Set, Qwirkle). No code may write it with the sign of a colour in the
same deck.

- `costs`: several amounts, each of a colour or a word, written "white:1 blue:2" in the order of the card.

Faces come in **groups**, which share a size, a side, and their fields (`marks`). **Copies** are those of a face: the
total of a deck is their sum, and is checked against the box. An **edition** is another composition of a box.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from audiogames.tactile.errors import refusal

FieldType: TypeAlias = Literal["number", "colour", "suit", "rank", "shape", "word", "costs"]
"""A code writes a field in its own field of that name, unless the deck names another."""
Outline: TypeAlias = Literal["rectangle", "round", "triangle"]
Kind: TypeAlias = Literal["card", "tile", "die", "board"]
"""What carries a sticker. A card lies in a pile, a tile in a bag. A die has faces. A board stays on the table."""
Side: TypeAlias = Literal["front", "back"]
Place: TypeAlias = Literal[
    "top-left", "top", "top-right", "left", "centre", "right", "bottom-left", "bottom", "bottom-right"
]
Confidence: TypeAlias = Literal["sure", "likely", "check"]
"""The sources of a deck's composition or size: several, one, or none."""

TYPES: Final[tuple[FieldType, ...]] = get_args(FieldType)
OUTLINES: Final[tuple[Outline, ...]] = get_args(Outline)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
CONFIDENCES: Final[tuple[Confidence, ...]] = get_args(Confidence)
COUNTED: Final = ("card", "tile")
"""Kinds counted by a box. A die is one piece with six faces."""
MOST_ASKED: Final = 9
UP: Final = "up"

Texts: TypeAlias = Mapping[str, str]


class CardSize(NamedTuple):
    width: float
    height: float


class Surface(NamedTuple):
    """What carries the marks of a group, other than a card of the deck's size. Sizes are in mm.

    `margin` is the distance of its marks to the edges (None: the code's margins). `turns` is the number of ways it may
    lie: 1 for a surface with a top, 2 for a domino, 3 for a triangle, 4 for a die or a square tile. `width` and
    `height` are the box of a round piece, or of a triangle that points up.
    """

    width: float
    height: float
    margin: float | None = None
    kind: Kind = "board"
    outline: Outline = "rectangle"
    turns: int = 1


class MarkPlan(NamedTuple):
    """A field of the deck to write, and the field and place of the code for it (None: the code's place).

    A second mark of the same place goes below the first.
    """

    value: str
    field: str
    place: Place | None


@dataclass(frozen=True, slots=True)
class DeckField:
    """A named field of the faces. `names` precede its value on faces with several numbers: "têtes 7"."""

    name: str
    type: FieldType
    names: Texts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Word:
    """`short` is given by the deck: "V" for "valet"."""

    names: Texts
    letters: Texts = field(default_factory=dict)


class Edition(NamedTuple):
    id: str
    names: Texts
    total: int | None = None
    others: int | None = None


@dataclass(frozen=True)
class Component:
    id: str
    values: dict[str, str]
    copies: int
    group: "Group"


@dataclass(frozen=True)
class Group:
    """Faces of one kind. `pile` names their pile, if a deck has several.

    By default cards of one size share a pile. `excused` gives the reason for an exception by rule and language. `note`
    is announced before the stickers are made. `ends` is 2 for cards read from either end: corner marks are repeated in
    the opposite corner. `asked` names a field without a source: the person gives its values. `cards` is the pattern of
    its ids. `open_back` is the reason why everybody may read backs: without one, all are the same.
    """

    id: str
    marks: tuple[MarkPlan, ...]
    surface: Surface | None
    optional: bool
    pile: str
    excused: Mapping[str, Texts]
    note: dict[str, str]
    names: Texts = field(default_factory=dict)
    side: Side = "front"
    ends: int = 1
    open_back: Texts = field(default_factory=dict)
    asked: str = ""
    cards: str = ""

    @property
    def counted(self) -> bool:
        """True if the box counts its faces: fronts of cards and tiles."""
        return self.side == "front" and (self.surface is None or self.surface.kind in COUNTED)


@dataclass(frozen=True)
class Deck:
    """A deck. `card` and `thickness` (of one card) are in mm. `components` are in the order of the sorted deck.

    `sheet` is the default sheet of labels. `words` names its values by id. `others` counts cards without a label.
    `total` is as on the box, or None. `game` is the id shared by its editions. Texts may be empty: `warning` before
    anything is made, `verdict` if labels are not worth it, `check` about comparing with the box, `left_out` about what
    the stickers leave out.
    """

    id: str
    names: dict[str, str]
    card: CardSize
    thickness: float
    sheet: str
    components: tuple[Component, ...]
    fields: Mapping[str, DeckField] = field(default_factory=dict)
    words: Mapping[str, Word] = field(default_factory=dict)
    total: int | None = None
    others: int = 0
    edition: str = ""
    editions: tuple[Edition, ...] = ()
    confidence: Confidence = "sure"
    size_confidence: Confidence = "sure"
    warning: Texts = field(default_factory=dict)
    verdict: Texts = field(default_factory=dict)
    check: Texts = field(default_factory=dict)
    left_out: Texts = field(default_factory=dict)
    also: tuple[str, ...] = ()
    checked: tuple[str, str] | None = None
    """By whom, and on which day, as 2026-11-28."""

    @cached_property
    def by_id(self) -> Mapping[str, Component]:
        return {component.id: component for component in self.components}

    @property
    def groups(self) -> tuple[Group, ...]:
        return tuple({component.group.id: component.group for component in self.components}.values())

    @property
    def counted(self) -> int:
        return self.others + sum(one.copies for one in self.components if one.group.counted)

    def chosen(self, parts: tuple[str, ...] | None = None) -> tuple[Component, ...]:
        """Return the components of the named groups, by default of all that are not optional. Raises TactileError."""
        known = [group.id for group in self.groups]
        for part in parts or ():
            if part not in known:
                raise refusal("tactile-part-unknown", part=part[:80], deck=self.id, known=", ".join(known))
        if parts is None:
            return tuple(component for component in self.components if not component.group.optional)
        return tuple(component for component in self.components if component.group.id in parts)

    @property
    def asked(self) -> tuple[str, ...]:
        return tuple(one.values[one.group.asked] for one in self.components if one.group.asked)

    def with_asked(self, values: Sequence[str]) -> "Deck":
        """Return the deck with values from the person's own cards. Raises TactileError if they do not fit.

        The copies are distributed over them as evenly as possible.
        """
        old = [one for one in self.components if one.group.asked]
        fits = 1 <= len(set(values)) <= MOST_ASKED and all(value.isascii() and value.isdigit() for value in values)
        if not old or not fits:
            raise refusal("tactile-values-wrong", deck=self.id, most=MOST_ASKED)
        total, name = sum(one.copies for one in old), old[0].group.asked
        counts = (
            Counter(values) if len(values) == total else Counter(dict.fromkeys(values, max(1, total // len(values))))
        )
        new = [
            replace(
                old[0],
                id=old[0].id.removesuffix(old[0].values[name]) + value,
                values={**old[0].values, name: value},
                copies=copies,
            )
            for value, copies in counts.items()
        ]
        at = self.components.index(old[0])
        rest = [one for one in self.components if not one.group.asked]
        return replace(self, components=(*rest[:at], *new, *rest[at:]), total=None)

    def type_of(self, name: str) -> FieldType | None:
        known = self.fields.get(name)
        return known.type if known else None

    def values_of(self, type: FieldType) -> tuple[str, ...]:
        named = [name for name, known in self.fields.items() if known.type == type]
        return tuple(dict.fromkeys(one.values[name] for one in self.components for name in named if name in one.values))


def costs_of(value: str) -> tuple[tuple[str, int], ...]:
    """Parse a value of the type `costs`, in the order of the card."""
    return tuple((what, int(amount)) for what, _, amount in (part.partition(":") for part in value.split()))
