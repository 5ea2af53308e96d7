"""Typed values: reads data of files, programs and processes by type annotations. A fault names its place.

A kind is a plain type, an enumeration, a Literal, a named tuple, or a tuple, list, mapping or union of these.
`Annotated` adds conditions: `Bounds`, `OneOf`, `OneLine`, `AtMost`, `MadeFrom`. Nothing else is read, so input can
never be more than a value. The caller words the fault:

    >>> read(Mapping[str, Annotated[int, Bounds(1, 12)]], {"seats": 13}, "table")
    Traceback (most recent call last):
    audiogames.core.input.values.InvalidValue: table.seats: range
"""

import types
from collections.abc import Callable, Collection, Mapping
from enum import Enum
from functools import cache
from math import inf
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

T = TypeVar("T")

Fault: TypeAlias = Literal[
    "missing", "unknown", "text", "whole", "number", "flag", "list", "table", "nothing", "range", "choice", "length"
]

INFINITE: Final = {"inf": inf, "-inf": -inf}

GREATEST: Final = 1e300
"""Numbers this large, and NaN, are refused."""


class InvalidValue(ValueError):
    def __init__(
        self, fault: Fault, value: object = None, low: Any = None, high: Any = None, choices: Any = ()
    ) -> None:
        self.fault = fault
        self.value = value
        self.low, self.high = low, high
        self.choices = choices
        self.place = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.fault}"

    def within(self, place: str) -> "InvalidValue":
        """Prefix the place with the entry that contains it, a name or `[NUMBER]`."""
        self.place = joined(place, self.place)
        return self


def joined(outer: str, inner: str) -> str:
    return f"{outer}.{inner}" if outer and inner and not inner.startswith("[") else outer + inner


class Bounds(NamedTuple):
    low: float
    high: float

    def read(self, kind: Any, value: object) -> Any:
        try:
            number = _read(kind, value)
        except InvalidValue as wrong:
            raise InvalidValue(wrong.fault, value, *self) from None
        if not self.low <= number <= self.high:
            raise InvalidValue("range", value, *self)
        return number


class OneOf(NamedTuple):
    choices: Collection[Any]

    def read(self, kind: Any, value: object) -> Any:
        try:
            found = _read(kind, value)
        except InvalidValue:
            found = None
        if found not in self.choices:
            raise InvalidValue("choice", value, choices=self.choices)
        return found


class OneLine(NamedTuple):
    """Stripped, with a maximum length."""

    longest: int

    def read(self, kind: Any, value: object) -> Any:
        text = _read(kind, value)
        if not text.isprintable() or len(text.strip()) > self.longest:
            raise InvalidValue("text", value)
        return text.strip()


class AtMost(NamedTuple):
    longest: int

    def read(self, kind: Any, value: object) -> Any:
        found = _read(kind, value)
        if len(found) > self.longest:
            raise InvalidValue("length", value, 0, self.longest)
        return found


class MadeFrom(NamedTuple):
    of: Any
    make: Callable[[Any], Any]

    def read(self, kind: Any, value: object) -> Any:
        return self.make(_read(self.of, value))


@overload
def read(kind: type[T], value: object, place: str = "") -> T: ...


@overload
def read(kind: Any, value: object, place: str = "") -> Any: ...


def read(kind: Any, value: object, place: str = "") -> Any:
    """Read a JSON or TOML value as a kind. Raises InvalidValue with its place."""
    try:
        return _read(kind, value)
    except InvalidValue as wrong:
        raise wrong.within(place) from None


def entry(kind: Any, entries: Mapping[str, Any], name: str, place: str = "") -> Any:
    """The value of one entry, null too. Raises InvalidValue if it is missing or of another kind."""
    if name not in entries:
        raise InvalidValue("missing").within(joined(place, name))
    return read(kind, entries[name], joined(place, name))


def each(kinds: Mapping[str, Any], entries: object, place: str = "") -> tuple[dict[str, Any], list[InvalidValue]]:
    found: dict[str, Any] = {}
    faults: list[InvalidValue] = []
    if not isinstance(entries, Mapping):
        return found, [InvalidValue("table", entries).within(place)]
    for name, value in entries.items():
        try:
            found[name] = read(kinds[name], value, joined(place, name))
        except KeyError:
            faults.append(InvalidValue("unknown", value).within(joined(place, str(name))))
        except InvalidValue as wrong:
            faults.append(wrong)
    return found, faults


def known(names: Collection[str], entries: Mapping[str, Any], place: str = "") -> None:
    for name in entries:
        if name not in names:
            raise InvalidValue("unknown", name).within(joined(place, name))


def _read(kind: Any, value: object) -> Any:
    origin = get_origin(kind)
    if origin is Annotated:
        return _annotated(kind, value)
    if kind is Any:
        return value
    if origin in (Union, types.UnionType):
        return _either(get_args(kind), value)
    if origin is Literal:
        return _chosen(get_args(kind), value)
    if origin is tuple:
        return _several(get_args(kind), value)
    if origin is list:
        return [*_several((*get_args(kind), Ellipsis), value)]
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapped(get_args(kind), value)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _chosen({one.value: one for one in kind}, value)
    if hasattr(kind, "_fields"):
        return _named(kind, value)
    return _simple(kind, value)


SIMPLE: Final[Mapping[Any, Fault]] = {
    str: "text",
    int: "whole",
    bool: "flag",
    float: "number",
    dict: "table",
    list: "list",
}


def _simple(kind: Any, value: object) -> Any:
    if kind is float:
        if isinstance(value, str) and value in INFINITE:
            return INFINITE[value]
        if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < GREATEST:
            return float(value)
    elif kind is None or kind is types.NoneType:
        if value is None:
            return None
    elif type(value) is kind or (kind in (dict, list) and isinstance(value, kind)):
        return value
    raise InvalidValue(SIMPLE.get(kind, "nothing"), value)


def _annotated(kind: Any, value: object) -> Any:
    base, wanted = get_args(kind)
    return wanted.read(base, value)


def _chosen(choices: Collection[Any], value: object) -> Any:
    try:
        if value in choices:
            return choices[value] if isinstance(choices, Mapping) else value
    except TypeError:  # what cannot be hashed is no choice
        pass
    raise InvalidValue("choice", value, choices=tuple(choices))


def _either(kinds: tuple[Any, ...], value: object) -> Any:
    faults = []
    for kind in kinds:
        try:
            return _read(kind, value)
        except InvalidValue as wrong:
            faults.append(wrong)
    words, bounds = isinstance(value, str), isinstance(value, int | float)
    nearer = (
        one for one in faults if (words and one.fault == "choice") or (bounds and one.low is not None) or one.place
    )
    raise next(nearer, faults[0])


def _several(kinds: tuple[Any, ...], value: object) -> Any:
    if isinstance(value, dict) and Ellipsis not in kinds:  # where any tuple is meant, a named one may have been written
        value = [*value.values()]
    if not isinstance(value, list | tuple):
        raise InvalidValue("list", value)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = kinds[:1] * len(value)
    elif len(kinds) != len(value):
        raise InvalidValue("length", value, len(kinds), len(kinds))
    found = []
    for place, (kind, one) in enumerate(zip(kinds, value, strict=True)):
        try:
            found.append(_read(kind, one))
        except InvalidValue as wrong:
            raise wrong.within(f"[{place}]") from None
    return tuple(found)


def _mapped(kinds: tuple[Any, ...], value: object) -> Any:
    if not isinstance(value, Mapping):
        raise InvalidValue("table", value)
    found = {}
    for key, one in value.items():
        try:
            found[_read(kinds[0], key)] = _read(kinds[1], one)
        except InvalidValue as wrong:
            raise wrong.within(str(key)) from None
    return found


def _named(kind: Any, value: object) -> Any:
    hints = fields_of(kind)
    if not isinstance(value, Mapping):
        raise InvalidValue("table", value)
    known(hints, value)
    found = {}
    for name, one in value.items():
        try:
            found[name] = _read(hints[name], one)
        except InvalidValue as wrong:
            raise wrong.within(name) from None
    for name in kind._fields:
        if name not in found and name not in kind._field_defaults:
            raise InvalidValue("missing").within(name)
    return kind(**found)


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    fields = kind._fields if hasattr(kind, "_fields") else kind.__dataclass_fields__
    return {name: hint for name, hint in get_type_hints(kind, include_extras=True).items() if name in fields}
