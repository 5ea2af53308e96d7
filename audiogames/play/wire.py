"""Values as JSON, which a conversation and a face in different processes exchange.

A value is a named tuple, an enumeration, a plain value, or a tuple, mapping or union of these. `core.values` reads it
by its annotations.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Any, Final, cast, get_args

import orjson

from audiogames.core.input.values import INFINITE, fields_of

SIMPLE = frozenset({type(None), bool, int, str})
"""Most of the hundreds of values of a shown table have a type that JSON keeps."""


def plain(value: object) -> Any:
    """Raises TypeError."""
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
"""Options so that orjson leaves all other types to us."""


class JsonText(str):
    __slots__ = ()


def as_json(value: object) -> JsonText:
    return JsonText(_written(value))


def _written(value: object) -> str:
    return orjson.dumps(value, _in_json_form, AS_VALUES).decode()


def _in_json_form(value: object) -> Any:
    """For types that orjson does not know or may not write."""
    kind = type(value)
    if kind is JsonText:
        return orjson.Fragment(str(value))
    if (fields := getattr(kind, "_fields", None)) is None:
        return plain(value)
    named = dict(zip(fields, cast(Any, value), strict=True))
    for name in _floats(cast(Any, kind)):
        named[name] = plain(named[name])
    return named


@cache
def _floats(kind: Any) -> tuple[str, ...]:
    """Fields that may be infinite, which JSON cannot express."""
    hints = fields_of(kind)
    return tuple(name for name in kind._fields if name not in hints or float in (hints[name], *get_args(hints[name])))


def object_of(names: Iterable[str], values: Iterable[object]) -> JsonText:
    """Raises TypeError for an unsupported type."""
    return JsonText(_written(dict(zip(names, values, strict=True))))


def list_of(values: Iterable[object]) -> JsonText:
    return JsonText(_written(list(values)))
