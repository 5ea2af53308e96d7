"""Requests and replies as lines of bytes, with bounded memory and time for any input."""

import json
import math
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, Never

from audiogames.core.errors import BadRequest, GameError, reason
from audiogames.core.game import Json

MEBIBYTE: Final = 1 << 20
MAX_LINE: Final = MEBIBYTE
"""Bytes of a line without its end: room for a thousand positions."""
MAX_DEPTH: Final = 32
"""Of lists and objects. A position needs five."""
MAX_DIGITS: Final = 100
"""Independent of Python's configurable limit."""

_PIECE: Final = 1 << 16
# Some readers end a line at these too, and half a surrogate pair has no UTF-8 form: JSON writes them as escapes.
_ESCAPED = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class RepeatedFields(dict[str, Any]):
    """A repeated field is rejected later."""

    repeated: str


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield lines without their ends, as they arrive.

    Of a longer line than MAX_LINE, the first MAX_LINE + 1 bytes are yielded and the others dropped.
    """
    while line := source.readline(MAX_LINE + 1):
        if not line.endswith(b"\n") and len(line) > MAX_LINE:
            _skip_to_end_of_line(source)
        yield line.removesuffix(b"\n")


def _skip_to_end_of_line(source: BinaryIO) -> None:
    while (piece := source.readline(_PIECE)) and not piece.endswith(b"\n"):
        pass


def is_blank(line: bytes) -> bool:
    return not line.strip(b" \t\r")


def parse(line: bytes) -> Json:
    """Raises BadRequest for a line that is too long, not UTF-8, or no JSON object."""
    if len(line) > MAX_LINE:
        raise BadRequest(reason("engine-line-too-long", limit=MAX_LINE // MEBIBYTE))
    try:
        request = _DECODER.decode(line.decode("utf-8-sig"))
    except GameError:
        raise
    except UnicodeDecodeError as error:
        raise BadRequest(reason("engine-not-utf8", place=error.start + 1)) from None
    except json.JSONDecodeError as error:
        raise BadRequest(reason("engine-not-json", place=error.pos + 1)) from None
    except RecursionError:
        raise BadRequest(reason("engine-too-deep", limit=MAX_DEPTH)) from None
    if not isinstance(request, dict):
        raise BadRequest(reason("engine-not-object"))
    return request


def check(request: Json) -> None:
    """Raises BadRequest for deep nesting, or a repeated field outside the position."""
    if depth(request) > MAX_DEPTH:
        raise BadRequest(reason("engine-too-deep", limit=MAX_DEPTH))
    name = repeated(request) if isinstance(request, RepeatedFields) else None
    for field, value in request.items():
        name = name or (None if field == "position" else repeated(value))
    if name is not None:
        raise BadRequest(reason("engine-field-twice", field=name[:80]))


def depth(value: Any) -> int:
    return sum(1 for _ in _levels(value))


def repeated(value: Any) -> str | None:
    return next((part.repeated for level in _levels(value) for part in level if isinstance(part, RepeatedFields)), None)


def _levels(value: Any) -> Iterator[list[Any]]:
    """Lists and objects level by level, without recursion, against which this guards."""
    level = [value]
    while level := [part for part in level if isinstance(part, (dict, list))]:
        yield level
        level = [inner for part in level for inner in (part.values() if isinstance(part, dict) else part)]


def write(reply: Json) -> bytes:
    text = json.dumps(reply, ensure_ascii=False, allow_nan=False)
    if _ESCAPED.search(text):
        text = json.dumps(reply, allow_nan=False)
    return f"{text}\n".encode()


def _object(pairs: list[tuple[str, Any]]) -> Json:
    fields = dict(pairs)
    if len(fields) == len(pairs):
        return fields
    names = [name for name, _ in pairs]
    repeating = RepeatedFields(fields)
    repeating.repeated = next(name for name in names if names.count(name) > 1)
    return repeating


def _whole(digits: str) -> int:
    if len(digits.removeprefix("-")) > MAX_DIGITS:
        raise BadRequest(reason("engine-number-too-long", limit=MAX_DIGITS))
    return int(digits)


def _decimal(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadRequest(reason("engine-number-too-long", limit=MAX_DIGITS))
    return number


def _no_number(name: str) -> Never:
    raise BadRequest(reason("engine-not-number", name=name))


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole, parse_float=_decimal, parse_constant=_no_number
)
