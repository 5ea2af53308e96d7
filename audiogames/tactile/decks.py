"""Decks for stickers: which cards there are, what each has to say to a finger, and how large it is.

A deck is a file of `tactile/decks`, or one of the person's own. Cards come in `groups`. In a group, `cards` is the
pattern of the cards' ids, and each name in braces a value of the card; `values` lists the values, every combination
being one card in the order of the lists, or `each` lists the cards one by one. `marks` says which values are written,
in which field of the code (`as`, by default the field of that name) and where (`place`, by default the code's). `note`
is a sentence in each language that is said before the stickers of the group are made.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any, Final, NamedTuple

from audiogames.tactile import toml
from audiogames.tactile.codes import NAME, PLACES, Place
from audiogames.tactile.errors import refusal

USUAL_SHEET: Final = "avery-l4732"
LARGEST_DECK: Final = 2000
"""Cards: what a person stickers in a month of evenings."""
RULES: Final = ("gap", "size", "shapes", "bar", "label", "place")
"""The rules of legibility that a group may be excused from."""
ID: Final = re.compile("[a-z0-9][a-z0-9_-]{0,39}")
_IN_BRACES = re.compile(r"\{([a-z-]+)\}")


class CardSize(NamedTuple):
    """Width and height of a card in mm."""

    width: float
    height: float


class MarkPlan(NamedTuple):
    """A value of a card to write, the field of the code, and the place: None means as the code says."""

    value: str
    field: str
    place: Place | None


class Surface(NamedTuple):
    """The surface for the marks where it is no card of the deck's size: mm, and the margin that its marks keep."""

    width: float
    height: float
    margin: float


@dataclass(frozen=True)
class Component:
    """One card, or one face of a die: its id in the game, what it says, and how many look the same."""

    id: str
    values: dict[str, str]
    copies: int
    group: "Group"


@dataclass(frozen=True)
class Group:
    """Cards of one kind. `pile` names the pile that they lie in with others, in the game or in its box.

    `excused` gives, by rule, the reason in each language why that rule need not hold. `note` is a sentence in each
    language to be said before the stickers are made, or empty.
    """

    id: str
    marks: tuple[MarkPlan, ...]
    surface: Surface | None
    optional: bool
    pile: str
    excused: dict[str, dict[str, str]]
    note: dict[str, str]


@dataclass(frozen=True)
class Deck:
    """A deck. `card` and `thickness` (of one card) are in mm; `components` are in the order of the sorted deck.

    `sheet` is the usual sheet of labels for it.
    """

    id: str
    names: dict[str, str]
    card: CardSize
    thickness: float
    sheet: str
    components: tuple[Component, ...]

    @property
    def groups(self) -> tuple[Group, ...]:
        """Every group, in the order of the deck."""
        return tuple({component.group.id: component.group for component in self.components}.values())

    def chosen(self, parts: tuple[str, ...] | None = None) -> tuple[Component, ...]:
        """Return the components of the groups named, or of all that are not optional. Raises TactileError."""
        known = [group.id for group in self.groups]
        for part in parts or ():
            if part not in known:
                raise refusal("tactile-part-unknown", part=part[:80], deck=self.id, known=", ".join(known))
        if parts is None:
            return tuple(component for component in self.components if not component.group.optional)
        return tuple(component for component in self.components if component.group.id in parts)


def decks() -> tuple[str, ...]:
    """Return the names of the decks that come with the program."""
    return toml.named("decks")


def load_deck(name: str) -> Deck:
    """Return a deck by its name, or by the path of its file. Raises TactileError."""
    path = toml.find("decks", name)
    return deck_of(toml.Table(toml.read(path), path.name))


def deck_of(table: toml.Table) -> Deck:
    """Return a deck from what its file holds. Raises TactileError, with the first fault."""
    table.whole("format")
    id = table.id(ID)
    name = table.table("name")
    names = name.by_language()
    name.done()
    card = table.table("card")
    size = CardSize(card.number("width", least=5.0), card.number("height", least=5.0))
    thickness = card.number("thickness", 0.3, least=0.05, most=10.0)
    card.done()
    sheet = table.text("sheet", USUAL_SHEET)
    components = tuple(component for group in table.tables("groups") for component in _components(group))
    table.done()
    if not components:
        raise refusal("tactile-deck-empty", file=table.file)
    if sum(component.copies for component in components) > LARGEST_DECK:
        raise refusal("tactile-deck-large", file=table.file, most=LARGEST_DECK)
    ids = [component.id for component in components]
    for card_id in ids:
        if ids.count(card_id) > 1:
            raise refusal("tactile-card-twice", file=table.file, card=card_id)
    return Deck(id, names, size, thickness, sheet, components)


def _components(table: toml.Table) -> Iterator[Component]:
    group_id = table.id(ID)
    pattern = table.text("cards")
    copies = table.whole("copies", 1, least=1)
    optional = table.flag("optional")
    pile = table.text("pile", group_id)
    surface = _surface(table.table("surface")) if table.has("surface") else None
    marks = tuple(_mark(mark) for mark in table.tables("marks"))
    if not marks:
        raise refusal("tactile-entry-missing", file=table.file, name=f"{table.place}.marks")
    excused = {}
    for exception in table.tables("exceptions"):
        rule = exception.text("rule", choices=RULES)
        excused[rule] = exception.by_language()
        exception.done()
    note = {}
    if table.has("note"):
        sentence = table.table("note")
        note = sentence.by_language()
        sentence.done()
    group = Group(group_id, marks, surface, optional, pile, excused, note)
    for values in _values(table):
        number = values.pop("copies", copies)
        id = _id(table, pattern, values)
        for mark in marks:
            if mark.value not in values:
                raise refusal("tactile-entry-missing", file=table.file, name=f"{table.place}.values.{mark.value}")
        yield Component(id, values, number, group)
    table.done()


def _mark(table: toml.Table) -> MarkPlan:
    value = table.text("field")
    field = table.text("as", value)
    place: Place | None = table.text("place", choices=PLACES) if table.has("place") else None  # type: ignore[assignment]
    table.done()
    return MarkPlan(value, field, place)


def _surface(table: toml.Table) -> Surface:
    surface = Surface(
        table.number("width", least=2.0), table.number("height", least=2.0), table.number("margin", 1.0, most=20.0)
    )
    table.done()
    return surface


def _values(table: toml.Table) -> list[dict[str, Any]]:
    """Return what each card of a group says, from its lists or told one by one."""
    each = table.tables("each")
    if each:
        return [_told(row) for row in each]
    lists = table.table("values")
    columns = {}
    for name in lists.names():
        columns[name] = lists.texts(name)
        if name == "copies":
            raise refusal("tactile-entry-unknown", file=table.file, name=f"{lists.place}.{name}")
    if prod(len(column) for column in columns.values()) > LARGEST_DECK:
        raise refusal("tactile-deck-large", file=table.file, most=LARGEST_DECK)
    return [dict(zip(columns, values, strict=True)) for values in product(*columns.values())]


def _told(row: toml.Table) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if row.has("copies"):
        values["copies"] = row.whole("copies", least=1)
    for name in row.names():
        values[name] = row.text(name)
    return values


def _id(table: toml.Table, pattern: str, values: dict[str, Any]) -> str:
    missing = [name for name in _IN_BRACES.findall(pattern) if name not in values]
    if missing:
        raise refusal("tactile-entry-missing", file=table.file, name=f"{table.place}.values.{missing[0]}")
    id = _IN_BRACES.sub(lambda found: values[found[1]], pattern)
    if not NAME.fullmatch(id):
        raise refusal("tactile-entry-name", file=table.file, name=f"{table.place}.cards")
    return id
