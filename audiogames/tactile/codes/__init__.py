"""Tactile codes: the signs for numbers, colours and symbols, and their places on the card.

A code is a file of `tactile/codes`, or one of the person's own. Its parts:

- `signs`: the raised shapes, with sizes in mm.

- `fields`: for each kind of value (`number`, `colour`, ...), its `place` on the card, the `layout` of its signs, their
distance `gap` (`group_gap` between groups), and the `table` from values to signs: names of signs, with groups separated
by `|`, or an empty text for no mark. With the layout `braille`, the table holds Unicode braille.

- `braille`: the sizes of a braille cell, by default those of Marburg Medium (ISO 17351).

- `complete`: how values missing in the tables are written, in `style` "signs" or "braille". Without it, they are not.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from shapely.geometry import MultiPolygon

from audiogames.resources import COMPLETE, TextsByLanguage
from audiogames.tactile import toml
from audiogames.tactile.codes.geometry import check_sizes, outline
from audiogames.tactile.decks.model import PLACES, Place, Word
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.toml import NAME
from audiogames.tactile.writing import write_text

Layout: TypeAlias = Literal["column", "row", "grid", "braille"]

Style: TypeAlias = Literal["", "signs", "braille"]
STYLES: Final[tuple[Style, ...]] = ("signs", "braille")
LAYOUTS: Final[tuple[Layout, ...]] = get_args(Layout)
BRAILLE: Final = re.compile("[⠀-⣿]*")
BLANK: Final = "\u2800"

LINE_END: Final = "\n"
"""Separates the lines of a braille text, such as a cost of several amounts."""

Groups: TypeAlias = tuple[tuple[str, ...], ...]


class SignLook(NamedTuple):
    shape: str
    number: int = 1
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Braille:
    """Sizes in mm: `dot` diameter, and distances of dots (`pitch`), cells and lines."""

    dot: float = 1.6
    pitch: float = 2.5
    cell: float = 6.0
    line: float = 10.0


@dataclass(frozen=True)
class Field:
    """`table` maps values to groups of signs, or to braille."""

    name: str
    place: Place
    layout: Layout
    gap: float
    group_gap: float
    table: Mapping[str, Groups | str]


@dataclass(frozen=True)
class Code:
    """One code. `names` and `provenance` are by language. `top` and `side` are margins in mm.

    `file` names the person's own file in errors. `completes` says how missing values are written: in signs chosen from
    `proposed`, with numbers up to `numbers_to` and at most `colours_to` colours; in braille of `language`; or not at
    all. `words` names values of the deck.
    """

    id: str
    names: dict[str, str]
    provenance: dict[str, str]
    licence: str
    top: float
    side: float
    signs: dict[str, MultiPolygon]
    looks: dict[str, SignLook]
    fields: dict[str, Field]
    braille: Braille
    file: str = ""
    completes: Style = ""
    language: str = ""
    numbers_to: int = 0
    colours_to: int = 0
    proposed: tuple[str, ...] = ()
    words: Mapping[str, Word] = field(default_factory=dict)

    @cached_property
    def is_empty(self) -> bool:
        return any(not field.table for field in self.fields.values())

    def write(self, field: str, value: str) -> Groups | str:
        """Return the signs or the braille for a value. Raises TactileError if the code has none."""
        known = self.fields.get(field)
        if known is None:
            raise refusal("tactile-code-no-field", code=self.file or self.id, field=field)
        if not known.table:
            raise refusal("tactile-code-table-empty", code=self.file or self.id, field=field)
        if value not in known.table:
            allowed = ", ".join(known.table)
            raise refusal(
                "tactile-code-no-sign", code=self.file or self.id, field=field, value=value[:80], allowed=allowed
            )
        return known.table[value]


def codes() -> tuple[str, ...]:
    return toml.named("codes")


def load_code(name: str) -> Code:
    path = toml.find("codes", name)
    code = _read(path)
    return code if toml.is_ours(path) else replace(code, file=path.name)


@toml.kept_of_ours
def _read(path: Path) -> Code:
    return code_of(toml.TomlTable(toml.read(path), path.name))


def parse_code(text: str, file: str) -> Code:
    return code_of(toml.TomlTable(toml.parse(text, file), file))


def code_of(table: toml.TomlTable) -> Code:
    table.whole("format")
    id = table.id(NAME)
    licence = table.text("licence")
    names, provenance = (_by_language(table.table(name)) for name in ("name", "provenance"))
    margins = table.table("margins")
    top, side = margins.number("top", 6.0, most=60.0), margins.number("side", 6.0, most=60.0)
    margins.done()
    braille = _braille(table.table("braille"))
    looks: dict[str, SignLook] = {}
    signs = _signs(table.table("signs"), looks)
    fields = _fields(table.table("fields"), signs)
    completing = _completing(table.table("complete"), signs) if table.has("complete") else {}
    table.done()
    return Code(id, names, provenance, licence, top, side, signs, looks, fields, braille, **completing)


def _completing(table: toml.TomlTable, signs: dict[str, MultiPolygon]) -> dict[str, Any]:
    style = table.text("style", choices=STYLES)
    if style == "braille":
        found: dict[str, Any] = {"completes": style, "language": table.text("language", choices=COMPLETE)}
    else:
        proposed = tuple(table.texts("proposed"))
        for sign in (*proposed, "zero", "minus", "bar", "dot"):
            if sign not in signs:
                known = ", ".join(signs)
                raise refusal(
                    "tactile-sign-unknown", file=table.file, name="complete.proposed", sign=sign[:80], known=known
                )
        limits = {name: table.whole(name, least=1, most=100) for name in ("numbers_to", "colours_to")}
        found = {"completes": style, "proposed": proposed, **limits}
    table.done()
    return found


def _by_language(table: toml.TomlTable) -> TextsByLanguage:
    texts = table.by_language()
    table.done()
    return texts


def _braille(table: toml.TomlTable) -> Braille:
    usual = Braille()
    sizes = Braille(
        table.number("dot", usual.dot, least=0.5, most=5.0),
        table.number("pitch", usual.pitch, least=1.0, most=10.0),
        table.number("cell", usual.cell, least=3.0, most=30.0),
        table.number("line", usual.line, least=5.0, most=50.0),
    )
    table.done()
    if sizes.dot >= sizes.pitch or sizes.cell < sizes.pitch + sizes.dot or sizes.line < 2 * sizes.pitch + sizes.dot:
        raise refusal("tactile-braille-close", file=table.file)
    return sizes


def _signs(table: toml.TomlTable, looks: dict[str, SignLook]) -> dict[str, MultiPolygon]:
    signs: dict[str, MultiPolygon] = {}
    for name in table.names():
        if not NAME.fullmatch(name):
            raise refusal("tactile-entry-name", file=table.file, name=f"signs.{name[:80]}")
        entry = table.table(name)
        shape = entry.text("shape")
        sizes = entry.rest()
        try:
            check_sizes(shape, sizes)
            signs[name] = outline(shape, sizes)
            looks[name] = SignLook(shape, sizes.get("count", 1), tuple(sizes.get("of", ())))
        except TactileError as error:
            raise refusal("tactile-sign-wrong", file=table.file, sign=name, reason=error.message) from error
    return signs


def _fields(table: toml.TomlTable, signs: dict[str, MultiPolygon]) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    for name in table.names():
        entry = table.table(name)
        place: Place = entry.text("place", choices=PLACES)  # type: ignore[assignment]
        layout: Layout = entry.text("layout", choices=LAYOUTS)  # type: ignore[assignment]
        gap = entry.number("gap", 3.2, most=60.0)
        group_gap = entry.number("group_gap", gap, most=60.0)
        rows = entry.table("table")
        written = {value: _written(rows, value, layout, signs) for value in rows.names()}
        entry.done()
        fields[name] = Field(name, place, layout, gap, group_gap, written)
    return fields


def _written(rows: toml.TomlTable, value: str, layout: Layout, signs: dict[str, MultiPolygon]) -> Groups | str:
    text = rows.text(value)
    at = f"{rows.place}.{value}"
    if layout == "braille":
        if not BRAILLE.fullmatch(text) or (text and not text.strip(BLANK)):
            raise refusal("tactile-entry-no-braille", file=rows.file, name=at)
        return text
    groups = tuple(tuple(group.split()) for group in text.split("|")) if text.strip() else ()
    for sign in (sign for group in groups for sign in group):
        if sign not in signs:
            raise refusal("tactile-sign-unknown", file=rows.file, name=at, sign=sign[:80], known=", ".join(signs))
    if any(not group for group in groups):
        raise refusal("tactile-group-empty", file=rows.file, name=at)
    return groups


def own_copy(name: str, path: Path, overwrite: bool = False) -> None:
    """Raises TactileError."""
    write_text(path, toml.text_of(toml.find("codes", name)), overwrite)
