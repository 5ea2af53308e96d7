"""The model of a deck: which faces a box holds, what each face says to a finger, and on what it stands.

A **face** (`Component`) is one card as it looks, or one tile, die face, board space or back. It says **values** by
named fields, any of which may be absent: `{"colour": "red", "number": "5"}`, `{"kind": "joker"}`. A value is a text
in one canonical form, whose meaning is that of its field's **type**:

- `number`: a whole number from -9999 to 9999, written "-2", "0", "104"; a year is a number too;
- `colour`, `suit`, `rank`: a name of the program's own vocabulary ("red", "hearts", "jack"), or a word of the deck;
- `word`: a word of the deck ("skip", "mermaid"), to be written by its letters;
- `shape`: a shape printed on the card that counts in play (Set, Qwirkle): no code may show it by the sign that means
  a colour in the same deck;
- `costs`: several amounts, each of a colour or a word, written "white:1 blue:2" in the order of the card.

What people call values and faces, in both languages and with accents, is in `naming`: `value_called`, `face_message`,
and `letters`, the short form of each word of a field, which no other word of the deck has. Ids, made of the values, are
for files alone.

**Faces** come in **groups**, which share a size, a side, and what they say (`marks`). **Copies** are those of a face:
the total of a deck is their sum, and is checked against the box's. An **edition** is another composition of a box of
the same name. `warning`, `verdict` and `check` are sentences for the person: before anything else, instead of
stickers, and about what to compare with the box.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from audiogames.tactile.errors import refusal

FieldType: TypeAlias = Literal["number", "colour", "suit", "rank", "shape", "word", "costs"]
"""The types of what a face says. A code writes a field in its own field of that name, unless the deck names another."""
Outline: TypeAlias = Literal["rectangle", "round", "triangle"]
Kind: TypeAlias = Literal["card", "tile", "die", "board"]
"""What carries a sticker: a card lies in a pile, a tile in a bag; a die has faces; a board stays on the table."""
Side: TypeAlias = Literal["front", "back"]
Place: TypeAlias = Literal[
    "top-left", "top", "top-right", "left", "centre", "right", "bottom-left", "bottom", "bottom-right"
]
"""The places of signs on a card."""
Confidence: TypeAlias = Literal["sure", "likely", "check"]
"""How sure a deck's composition or size is: of more than one source, of one, or of none."""

TYPES: Final[tuple[FieldType, ...]] = get_args(FieldType)
OUTLINES: Final[tuple[Outline, ...]] = get_args(Outline)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
CONFIDENCES: Final[tuple[Confidence, ...]] = get_args(Confidence)
COUNTED: Final = ("card", "tile")
"""The kinds that a box counts: a die is one piece with six faces."""
MOST_ASKED: Final = 9
"""Values that a person may give for faces whose values no source gives."""
UP: Final = "up"
"""The field of a mark that shows where the top is, on a face without a number; its value is the same."""

Texts: TypeAlias = Mapping[str, str]
"""A text in each language, "fr" and "en"; empty where there is none."""


class CardSize(NamedTuple):
    """Width and height of a card in mm."""

    width: float
    height: float


class Surface(NamedTuple):
    """What carries the marks of a group, where it is no card of the deck's size: its size in mm, and its outline.

    `margin` (mm) is what its marks keep to the edges; None stands for the margins of the code. `turns` is in how many
    ways it may lie: 1 for what has a top, 2 for a domino, 3 for a triangle, 4 for a die or a square tile. A round
    piece lies in its box of `width` by `height`, a triangle points up in it.
    """

    width: float
    height: float
    margin: float | None = None
    kind: Kind = "board"
    outline: Outline = "rectangle"
    turns: int = 1


class MarkPlan(NamedTuple):
    """A field of the deck to write, the field of the code that writes it, and the place: None means as the code says.

    A second mark of the same place stands below the first, as a line of its own.
    """

    value: str
    field: str
    place: Place | None


@dataclass(frozen=True, slots=True)
class DeckField:
    """A named field of the faces. `names` are said before its value where a face has several numbers: "têtes 7"."""

    name: str
    type: FieldType
    names: Texts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Word:
    """The name of a value, by language, and its short form where the deck gives one: "V" for "valet"."""

    names: Texts
    letters: Texts = field(default_factory=dict)


class Edition(NamedTuple):
    """One composition of a box: its id in the file, and how a person knows it.

    `total` and `others` are those of the deck in this edition; None where they are the same in all.
    """

    id: str
    names: Texts
    total: int | None = None
    others: int | None = None


@dataclass(frozen=True)
class Component:
    """One face: its id, the value of each field that it has, and how many in the box look the same."""

    id: str
    values: dict[str, str]
    copies: int
    group: "Group"


@dataclass(frozen=True)
class Group:
    """Faces of one kind. `pile` names the pile that they lie in, where a deck has several.

    Otherwise cards of one size lie in one, in the game or in its box.
    `excused` gives, by rule, the reason in each language why that rule need not hold. `note` is a sentence in each
    language to be said before the stickers are made, or empty. `names` is what people call the group, or empty.
    `ends` is 2 for cards printed to be read from either end: the marks of a corner stand in the opposite corner too.
    `asked` names a value that no source gives: the person is asked for what their cards have.
    `cards` is the pattern of its ids, where they must be certain ones.
    A group of backs says in `open_back` why everybody may read them: without a reason all its faces are the same.
    """

    id: str
    marks: tuple[MarkPlan, ...]
    surface: Surface | None
    optional: bool
    pile: str
    excused: dict[str, dict[str, str]]
    note: dict[str, str]
    names: Texts = field(default_factory=dict)
    side: Side = "front"
    ends: int = 1
    open_back: Texts = field(default_factory=dict)
    asked: str = ""
    cards: str = ""

    @property
    def counted(self) -> bool:
        """Whether its faces are pieces that the box counts: fronts of cards and tiles."""
        return self.side == "front" and (self.surface is None or self.surface.kind in COUNTED)


@dataclass(frozen=True)
class Deck:
    """A deck. `card` and `thickness` (of one card) are in mm; `components` are in the order of the sorted deck.

    `sheet` is the usual sheet of labels for it. `fields` are in the order of the deck, `words` the names of its
    values by their ids. `others` counts cards of the box that get no label, `total` is what the box says, or None.
    `game` is the id that its editions share. Texts by language are empty where there is nothing to say: `warning`
    before anything is made, `verdict` where labels are not worth it, `check` about what to compare with the box,
    `left_out` about what the stickers do not say.
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

    @cached_property
    def by_id(self) -> Mapping[str, Component]:
        """The faces by their ids."""
        return {component.id: component for component in self.components}

    @property
    def groups(self) -> tuple[Group, ...]:
        """Every group, in the order of the deck."""
        return tuple({component.group.id: component.group for component in self.components}.values())

    @property
    def counted(self) -> int:
        """How many pieces of the box this deck describes, those without labels included."""
        return self.others + sum(one.copies for one in self.components if one.group.counted)

    def chosen(self, parts: tuple[str, ...] | None = None) -> tuple[Component, ...]:
        """Return the components of the groups named, or of all that are not optional. Raises TactileError."""
        known = [group.id for group in self.groups]
        for part in parts or ():
            if part not in known:
                raise refusal("tactile-part-unknown", part=part[:80], deck=self.id, known=", ".join(known))
        if parts is None:
            return tuple(component for component in self.components if not component.group.optional)
        return tuple(component for component in self.components if component.group.id in parts)

    @property
    def asked(self) -> tuple[str, ...]:
        """The values of the faces that no source gives, in the order of the deck; none where all are known."""
        return tuple(one.values[one.group.asked] for one in self.components if one.group.asked)

    def with_asked(self, values: Sequence[str]) -> "Deck":
        """Return the deck with the values that the person's own cards have. Raises TactileError where they do not fit.

        There are as many copies of each as there were of the values that they take the place of, as nearly as can be.
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
        """Return the type of one of the fields of this deck; None for what is none."""
        known = self.fields.get(name)
        return known.type if known else None

    def values_of(self, type: FieldType) -> tuple[str, ...]:
        """Return every value that fields of a type have in this deck, once each, in the order of the deck."""
        named = [name for name, known in self.fields.items() if known.type == type]
        return tuple(dict.fromkeys(one.values[name] for one in self.components for name in named if name in one.values))


def costs_of(value: str) -> tuple[tuple[str, int], ...]:
    """Return what a value of the type `costs` asks for: (colour or word, amount) in the order of the card."""
    return tuple((what, int(amount)) for what, _, amount in (part.partition(":") for part in value.split()))
