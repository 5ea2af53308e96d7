"""Order numbers, and the stored orders: deck, code, sheet and everything else that labels depend on.

The number is on every page, in the guide and in the names of files, so that `where 47` answers for these sheets.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

from audiogames.core.input import values
from audiogames.core.messages import Message
from audiogames.resources import complete
from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.orders.order import Order, Plan, plan
from audiogames.tactile.toml import own_folder
from audiogames.tactile.writing import read_record, write_record

LONGEST: Final = 6
NOT_KEPT: Final = ("output", "overwrite", "anyway", "language", "number")
"""Parts of an order that are not stored, since each day has its own."""
OF_THE_DECK: Final = ("deck_id", "code_id")
FREE: Final = "free"
"""The key for the first free label of the last sheet, from 1."""


def numbers() -> tuple[int, ...]:
    try:
        names = [file.stem for file in own_folder("orders").glob("*.json")]
    except OSError:
        return ()
    return tuple(sorted(int(name) for name in names if name.isascii() and name.isdigit() and len(name) <= LONGEST))


def take() -> int:
    """Reserve the next number against other processes. 0 if nothing can be stored."""
    folder = own_folder("orders")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range((numbers() or (0,))[-1] + 1, 10**LONGEST):
            try:
                _path(number).touch(exist_ok=False)
            except FileExistsError:
                continue
            return number
    except OSError:
        pass
    return 0


def give_back(number: int) -> None:
    if number:
        with suppress(OSError):
            _path(number).unlink(missing_ok=True)


def keep(planned: Plan) -> None:
    """Raises TactileError."""
    order = planned.order
    kept = {field.name: getattr(order, field.name) for field in fields(Order) if field.name not in NOT_KEPT}
    kept |= {"sheet": order.sheet or planned.sheet.id, "deck": _lasting(order.deck), "code": _lasting(order.code)}
    kept |= dict(zip(OF_THE_DECK, (planned.deck.id, planned.code.id), strict=True))
    _write(order.number, {**kept, FREE: planned.free})


def used(number: int, free: int) -> None:
    """`free` is the first free label of the last sheet. Raises TactileError."""
    found = _read(number)
    if found:
        _write(number, {**found, FREE: free})


def order_numbered(number: int, language: str) -> Order:
    """Raises TactileError if it is missing or invalid."""
    found = _read(number)
    if not found:
        known = ", ".join(map(str, numbers()[-10:]))
        raise refusal("stickers-order-unknown" if known else "stickers-order-none", number=number, known=known)
    try:
        return replace(_order(found), number=number, language=complete(language))
    except (ValueError, TypeError, KeyError) as error:
        raise refusal("stickers-order-broken", number=number) from error


def free_label(number: int) -> int:
    """Counts from 1."""
    found = _read(number).get(FREE)
    return found if isinstance(found, int) and found > 0 else 1


def last_of(order: Order, deck: str, code: str | None) -> Order:
    """`code` is None for any."""
    for number in reversed(numbers()):
        found = _read(number)
        if found.get("deck_id") == deck and code in (None, found.get("code_id")):
            try:
                made = replace(_order(found), number=number, language=order.language, deck=order.deck)
                made = made if code is None else replace(made, code=order.code)
                plan(made)
            except (TactileError, ValueError, TypeError, KeyError):  # a deck or a sheet that has changed since
                continue
            return made
    return order


def named(number: int) -> Message:
    return Message("stickers-order-named", {"number": number})


def _order(found: Mapping[str, Any]) -> Order:
    kinds = values.fields_of(Order)
    sizes = {name: dict(zip(CardSize._fields, found[name], strict=True)) for name in ("card", "bed") if found.get(name)}
    given, faults = values.each(kinds, {name: value for name, value in {**found, **sizes}.items() if name in kinds})
    if faults:
        raise faults[0]
    return Order(**given)


def _lasting(name: str) -> str:
    return str(Path(name).expanduser().absolute()) if "/" in name or "\\" in name or name.endswith(".toml") else name


def _path(number: int) -> Path:
    return own_folder("orders") / f"{number}.json"


def _write(number: int, found: dict[str, Any]) -> None:
    write_record(_path(number), found)


def _read(number: int) -> dict[str, Any]:
    return read_record(_path(number)) or {}
