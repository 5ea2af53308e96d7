"""Values as JSON and back: what passes between a conversation and a face may pass between two processes as well.

Every value is a named tuple, an enumeration, a plain value, or a tuple, a mapping or a choice of these; its class says
by its annotations how it is read. Nothing else is ever read, so nothing that is sent can be more than a value.
"""

import types
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from math import inf
from typing import Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import orjson

T = TypeVar("T")

INFINITE = {"inf": inf, "-inf": -inf}
"""JSON has no word for what never comes."""

GREATEST = 1e300
"""A number this great, or one that is no number at all (NaN), is not read."""


SIMPLE = frozenset({type(None), bool, int, str})
"""Types that JSON keeps as they are. Most values have one of them, and a table that is shown has hundreds of values."""


def plain(value: object) -> Any:
    """Return a value in JSON form: a named tuple as an object, an enumeration by its value.

    Raises TypeError for what is no such value.
    """
    kind = type(value)
    if kind in SIMPLE:
        return value
    if fields := getattr(kind, "_fields", None):
        named = zip(fields, cast(Any, value), strict=True)
        return {name: field if type(field) in SIMPLE else plain(field) for name, field in named}
    if isinstance(value, tuple | list | set | frozenset):
        return [one if type(one) in SIMPLE else plain(one) for one in value]
    if isinstance(value, Mapping):
        return {plain(key): plain(one) for key, one in value.items()}
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, float) and value == value:  # NaN is no number
        return value if value not in INFINITE.values() else str(value)
    raise TypeError(f"{type(value).__name__} is no value that can be sent")


AS_VALUES: Final = orjson.OPT_PASSTHROUGH_SUBCLASS | orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME
"""Nothing is written but plain values, and what becomes one here."""


class Ready(str):
    """The JSON text of a value, ready to be sent as it is."""

    __slots__ = ()


def as_json(value: object) -> Ready:
    """Return the JSON text of a value. Raises TypeError for what is no such value."""
    return Ready(_written(value))


def _written(value: object) -> str:
    return orjson.dumps(value, _in_json_form, AS_VALUES).decode()


def _in_json_form(value: object) -> Any:
    """Return what orjson can write of a value that it does not know, or may not write in a way of its own."""
    kind = type(value)
    if kind is Ready:
        return orjson.Fragment(str(value))
    if (fields := getattr(kind, "_fields", None)) is None:
        return plain(value)
    named = dict(zip(fields, cast(Any, value), strict=True))
    for name in _floats(cast(Any, kind)):
        named[name] = plain(named[name])
    return named


@cache
def _floats(kind: Any) -> tuple[str, ...]:
    """Return the fields of a named tuple that may be without end, for which JSON has no number."""
    hints = _hints(kind)
    return tuple(name for name in kind._fields if name not in hints or float in (hints[name], *get_args(hints[name])))


def object_of(names: Iterable[str], values: Iterable[object]) -> Ready:
    """Return the JSON text of an object; names are those of fields. Raises TypeError for what is no such value."""
    return as_json(dict(zip(names, values, strict=True)))


def list_of(values: Iterable[object]) -> Ready:
    """Return the JSON text of a list. Raises TypeError for what is no such value."""
    return as_json(list(values))


def read(kind: type[T], sent: object) -> T:
    """Return the value of a class that `plain` has written. Raises ValueError for anything else."""
    return cast(T, _read(kind, sent))


def _read(kind: Any, sent: object) -> Any:
    origin = get_origin(kind)
    if kind is Any:
        return sent
    if origin in (Union, types.UnionType):
        return _either(get_args(kind), sent)
    if origin is Literal:
        return sent if sent in get_args(kind) else _wrong(kind, sent)
    if origin is tuple:
        return _several(kind, get_args(kind), sent)
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapped(get_args(kind), sent)
    if kind is None or kind is types.NoneType:
        return None if sent is None else _wrong(kind, sent)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(sent)
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        return _named(kind, sent)
    return _simple(kind, sent)


def _simple(kind: Any, sent: object) -> Any:
    if kind is float and isinstance(sent, str) and sent in INFINITE:
        return INFINITE[sent]
    if kind is float and isinstance(sent, int | float) and not isinstance(sent, bool) and abs(sent) < GREATEST:
        return float(sent)
    if kind in (int, str, bool) and type(sent) is kind:
        return sent
    return _wrong(kind, sent)


def _either(kinds: tuple[Any, ...], sent: object) -> Any:
    for kind in kinds:
        try:
            return _read(kind, sent)
        except ValueError:
            continue
    return _wrong(kinds, sent)


def _several(kind: Any, kinds: tuple[Any, ...], sent: object) -> Any:
    if isinstance(sent, dict):  # where any tuple is meant, a named one may have been written
        sent = list(sent.values())
    if not isinstance(sent, list):
        return _wrong(kind, sent)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read(kinds[0], one) for one in sent)
    if len(kinds) != len(sent):
        return _wrong(kind, sent)
    return tuple(_read(each, one) for each, one in zip(kinds, sent, strict=True))


def _mapped(kinds: tuple[Any, ...], sent: object) -> Any:
    if not isinstance(sent, dict):
        return _wrong(kinds, sent)
    return {_read(kinds[0], key): _read(kinds[1], one) for key, one in sent.items()}


def _named(kind: Any, sent: object) -> Any:
    hints = _hints(kind)
    if not isinstance(sent, dict) or not sent.keys() <= hints.keys():
        return _wrong(kind, sent)
    try:
        return kind(**{name: _read(hints[name], one) for name, one in sent.items()})
    except TypeError:
        return _wrong(kind, sent)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(kind).items() if name in kind._fields}


def _wrong(kind: Any, sent: object) -> Any:
    raise ValueError(f"{str(sent)[:60]!r} is no {getattr(kind, '__name__', kind)}")
