from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeVar

from audiogames.core.errors import BadPosition, reason
from audiogames.core.input import values
from audiogames.core.input.values import Bounds, OneOf
from audiogames.core.messages import Argument, Seat

T = TypeVar("T", bound=str)
V = TypeVar("V")

FAULTS: Final[Mapping[values.Fault, str]] = {
    "unknown": "position-unknown-field",
    "table": "position-not-object",
    "list": "position-not-list",
    "flag": "position-not-boolean",
}


def refuse(id: str, **arguments: Argument) -> BadPosition:
    return BadPosition(reason(id, **arguments))


def of_kind(kind: Any, value: object, where: str) -> Any:
    """A value of the given type (`core.values`). Raises BadPosition."""
    try:
        return values.read(kind, value, where)
    except values.InvalidValue as wrong:
        raise _refused(wrong) from None


def _refused(wrong: values.InvalidValue) -> BadPosition:
    if wrong.low is not None:
        return refuse("position-not-number", field=wrong.place, min=wrong.low, max=wrong.high)
    if wrong.fault == "choice":
        return refuse("position-not-choice", field=wrong.place, choices=", ".join(wrong.choices))
    return refuse(FAULTS[wrong.fault], field=wrong.place[:80])


def known_fields(fields: Mapping[str, Any], known: Collection[str], where: str) -> None:
    try:
        values.known(known, fields, where)
    except values.InvalidValue as wrong:
        raise _refused(wrong) from None


def whole_number(value: object, where: str, low: int, high: int) -> int:
    return int(of_kind(Annotated[int, Bounds(low, high)], value, where))


def whole_numbers(value: object, where: str, low: int, high: int) -> tuple[int, ...]:
    numbers: tuple[int, ...] = of_kind(tuple[Annotated[int, Bounds(low, high)], ...], value, where)
    return numbers


def mapping(value: object, where: str) -> dict[str, Any]:
    fields: dict[str, Any] = of_kind(dict, value, where)
    return fields


def listing(value: object, where: str) -> list[Any]:
    entries: list[Any] = of_kind(list, value, where)
    return entries


def record(value: object, where: str, known: Collection[str]) -> dict[str, Any]:
    fields = mapping(value, where)
    known_fields(fields, known, where)
    return fields


def records(value: object, where: str, known: Collection[str]) -> list[dict[str, Any]]:
    return [record(entry, f"{where}[{place}]", known) for place, entry in enumerate(listing(value, where))]


def parts(
    position: Mapping[str, Any], table: Collection[str], seat: Collection[str], turn: Collection[str]
) -> tuple[list[dict[str, Any]], dict[str, Any], bool]:
    """The seats of a position, its turn, and True if it is exact. Raises BadPosition for an unknown field.

    `table`, `seat` and `turn` name the fields that only this game has.
    """
    known_fields(position, {"game", "options", "seats", "exact", "turn", *table}, "")
    seats = records(position["seats"], "seats", {"name", *seat})
    fields = record(position.get("turn", {}), "turn", {"seat", "phase", *turn})
    return seats, fields, bool(of_kind(bool, position.get("exact", False), "exact"))


def of_seats(
    entries: Iterable[Mapping[str, Any]], field: str, default: object, read: Callable[[Any, str], V]
) -> tuple[V, ...]:
    return tuple(read(entry.get(field, default), f"seats[{seat}].{field}") for seat, entry in enumerate(entries))


def optional(value: object, where: str, read: Callable[[Any, str], V]) -> V | None:
    return None if value is None else read(value, where)


def not_expected(field: str, phase: str) -> BadPosition:
    return refuse("position-not-expected", field=field, phase=phase)


def seat(value: object, where: str, seats: int) -> Seat:
    return whole_number(value, where, 0, seats - 1)


def seat_or_none(value: object, where: str, seats: int) -> Seat | None:
    return None if value is None else seat(value, where, seats)


def different_seats(value: object, where: str, seats: int) -> tuple[Seat, ...]:
    named = tuple(seat(number, where, seats) for number in listing(value, where))
    for number in named:
        if named.count(number) > 1:
            raise refuse("position-seat-twice", seat=number, field=where)
    return named


def check_turn(value: object, acting: Sequence[Seat], seats: int) -> None:
    """Raise BadPosition if the turn names a seat that may not act. None is allowed."""
    if value is None:
        return
    if not acting:
        raise refuse("position-over-with-turn")
    named = seat(value, "turn.seat", seats)
    if named not in acting:
        raise refuse("position-wrong-turn", expected=acting[0], seat=named)


def one_of(value: object, where: str, choices: Collection[T]) -> T:
    chosen: T = of_kind(Annotated[str, OneOf(tuple(choices))], value, where)
    return chosen


class CardsToPlace:
    def __init__(self, by_id: Mapping[str, int]) -> None:
        self._by_id = by_id
        self._placed: set[int] = set()

    def card(self, value: object, where: str) -> int:
        """Raises BadPosition if the card is unknown or placed already."""
        if not isinstance(value, str) or value not in self._by_id:
            raise refuse("position-unknown-card", card=str(value)[:40], field=where)
        card = self._by_id[value]
        if card in self._placed:
            raise refuse("position-duplicate-card", card=value, field=where)
        self._placed.add(card)
        return card

    def cards(self, value: object, where: str) -> tuple[int, ...]:
        return tuple(self.card(card, where) for card in listing(value, where))

    def rest(self) -> tuple[int, ...]:
        return tuple(sorted(set(self._by_id.values()) - self._placed))
