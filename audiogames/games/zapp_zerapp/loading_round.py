"""The round that a position of Zapp Zerapp stands in: who holds, has chosen or is to move, and what cannot be."""

from itertools import pairwise
from typing import Any

from audiogames.core import reading
from audiogames.core.errors import BadPosition
from audiogames.core.messages import Seat
from audiogames.core.reading import refuse
from audiogames.games.zapp_zerapp.state import PLACES, Place, Rules, State


def with_round(table: State, position: dict[str, Any], turn: dict[str, Any]) -> State:
    """Return the table with what its round has come to. Raises BadPosition."""
    if table.phase == "shake":
        return _shaking(table, position, turn)
    if table.phase == "move":
        return _moving(table, position, turn)
    return _between(table, position, turn)


def _between(table: State, position: dict[str, Any], turn: dict[str, Any]) -> State:
    """Return the table before the roll, or after the end: nobody has begun anything."""
    if table.phase == "roll" and table.magic_number is not None:
        raise _not_expected("magic_number" if position.get("magic_number") is not None else "dice", table)
    for field in ("held", "chosen"):
        if _by_seat(position.get(field, {}), field, table):
            raise _not_expected(field, table)
    if _by_seat(turn.get("shakes_left", {}), "turn.shakes_left", table):
        raise _not_expected("turn.shakes_left", table)
    for field in ("order", "settled"):
        if _seats(turn.get(field, []), f"turn.{field}", table):
            raise _not_expected(f"turn.{field}", table)
    return table


def _shaking(table: State, position: dict[str, Any], turn: dict[str, Any]) -> State:
    """Return the table while barrels are shaken and chosen."""
    if table.magic_number is None:
        raise refuse("zapp-position-no-magic-number", phase=table.phase)
    if _seats(turn.get("order", []), "turn.order", table):
        raise _not_expected("turn.order", table)
    chosen = _chosen(position, table)
    if None not in chosen:
        raise refuse("position-nobody-to-act", phase=table.phase)
    held = _held(position, table)
    settled = tuple(sorted(_seats(turn.get("settled", []), "turn.settled", table)))
    _check_places(table.rules, held, chosen, settled)
    return table._replace(held=held, chosen=chosen, settled=settled, shakes_left=_shakes_left(turn, table))


def _moving(table: State, position: dict[str, Any], turn: dict[str, Any]) -> State:
    """Return the table while apprentices move. Shakes that were left over mean nothing any more."""
    if table.magic_number is None:
        raise refuse("zapp-position-no-magic-number", phase=table.phase)
    if "barrels" not in position:
        raise refuse("zapp-position-no-barrels", phase=table.phase)
    if any(_held(position, table)):
        raise _not_expected("held", table)
    if _seats(turn.get("settled", []), "turn.settled", table):
        raise _not_expected("turn.settled", table)
    _shakes_left(turn, table)
    order = _seats(turn.get("order", []), "turn.order", table)
    if not order:
        raise refuse("position-nobody-to-act", phase=table.phase)
    chosen = _chosen(position, table)
    if set(order) != {seat for seat, place in enumerate(chosen) if place is not None}:
        raise refuse("zapp-position-order-without-choice")
    nothing = len(chosen)
    moving = table._replace(chosen=chosen, order=order, held=((),) * nothing, shakes_left=(0,) * nothing)
    _check_order(moving)
    return moving


def _check_order(table: State) -> None:
    """Raise BadPosition unless those who move have barrels of their own, low enough, the highest first."""
    numbers = []
    for seat in table.order:
        place = table.chosen[seat]
        assert place is not None
        number = table.barrels[place]
        if number > (table.magic_number or 0):
            raise refuse("zapp-position-number-too-high", seat=seat, number=number, magic=table.magic_number)
        if number in numbers:
            raise refuse("zapp-position-place-twice", place=PLACES[place], field=f"chosen.{seat}")
        numbers.append(number)
    if any(first < second for first, second in pairwise(numbers)):
        raise refuse("zapp-position-order-not-falling")


def _check_places(
    rules: Rules, held: tuple[tuple[Place, ...], ...], chosen: tuple[Place | None, ...], settled: tuple[Seat, ...]
) -> None:
    """Raise BadPosition for a barrel in two places, and for barrels in hand where nobody takes any."""
    taken: set[Place] = set()
    if settled and rules.shaking != "equal":
        raise refuse("zapp-position-nothing-settled", shaking=rules.shaking)
    public = settled if rules.shaking == "equal" else range(len(chosen))
    for seat in (*public, *(seat for seat in range(len(chosen)) if seat not in public)):
        place = chosen[seat]
        if seat in settled and place is None:
            raise refuse("zapp-position-settled-not-chosen", seat=seat)
        if place in taken:
            raise refuse("zapp-position-place-twice", place=PLACES[place], field=f"chosen.{seat}")
        if seat in public and place is not None:
            taken.add(place)
    for seat, places in enumerate(held):
        _check_hands(rules, places, seat, chosen[seat])
        for place in places:
            if place in taken:
                raise refuse("zapp-position-place-twice", place=PLACES[place], field=f"held.{seat}")
            taken.add(place)


def _check_hands(rules: Rules, places: tuple[Place, ...], seat: Seat, choice: Place | None) -> None:
    if places and rules.shaking != "melee":
        raise refuse("zapp-position-no-hands", shaking=rules.shaking, field=f"held.{seat}")
    if places and choice is not None:
        raise refuse("zapp-position-held-after-choice", seat=seat)
    if len(places) > rules.barrels_in_hand:
        raise refuse("zapp-position-hands-full", seat=seat, number=len(places), max=rules.barrels_in_hand)


# Parts of a round.


def _by_seat(value: object, where: str, table: State) -> dict[Seat, Any]:
    """Return an object whose keys are seats, as texts."""
    written = reading.mapping(value, where)
    reading.known_fields(written, [str(seat) for seat in range(len(table.colours))], f"{where}.")
    return {int(seat): entry for seat, entry in written.items()}


def _seats(value: object, where: str, table: State) -> tuple[Seat, ...]:
    """Return a list of different seats."""
    last = len(table.colours) - 1
    seats = tuple(reading.whole_number(seat, where, 0, last) for seat in reading.listing(value, where))
    for at, seat in enumerate(seats):
        if seat in seats[:at]:
            raise refuse("zapp-position-seat-twice", seat=seat, field=where)
    return seats


def _place(value: object, where: str) -> Place:
    return PLACES.index(reading.one_of(value, where, tuple(PLACES)))


def _chosen(position: dict[str, Any], table: State) -> tuple[Place | None, ...]:
    written = _by_seat(position.get("chosen", {}), "chosen", table)
    places = {seat: _place(place, f"chosen.{seat}") for seat, place in written.items()}
    return tuple(places.get(seat) for seat in range(len(table.colours)))


def _held(position: dict[str, Any], table: State) -> tuple[tuple[Place, ...], ...]:
    written = _by_seat(position.get("held", {}), "held", table)
    return tuple(
        tuple(_place(place, f"held.{seat}") for place in reading.listing(written.get(seat, []), f"held.{seat}"))
        for seat in range(len(table.colours))
    )


def _shakes_left(turn: dict[str, Any], table: State) -> tuple[int, ...]:
    """Return the shakes left to each seat, all of them where none are named; in a mêlée they are not counted."""
    written = _by_seat(turn.get("shakes_left", {}), "turn.shakes_left", table)
    most = table.rules.shakes
    left = tuple(
        reading.whole_number(written.get(seat, most), f"turn.shakes_left.{seat}", 0, most)
        for seat in range(len(table.colours))
    )
    return (0,) * len(left) if table.rules.shaking == "melee" else left


def _not_expected(field: str, table: State) -> BadPosition:
    return refuse("zapp-position-not-expected", field=field, phase=table.phase)
