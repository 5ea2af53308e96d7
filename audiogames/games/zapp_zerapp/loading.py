"""From a position of Zapp Zerapp in text form to a state: what contradicts itself is refused, by name."""

from itertools import pairwise
from typing import Any, Final

from audiogames.core import reading
from audiogames.core.errors import BadOptions, BadPosition, reason
from audiogames.core.game import Json
from audiogames.core.messages import Seat
from audiogames.core.reading import refuse
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS
from audiogames.games.zapp_zerapp.descriptor import DESCRIPTOR
from audiogames.games.zapp_zerapp.rules import scores, to_act
from audiogames.games.zapp_zerapp.state import (
    CITY,
    PIECES,
    PLACES,
    RING,
    START,
    Colour,
    Phase,
    Place,
    Rules,
    State,
    Step,
    colours_of,
    step_on,
)

TABLE_FIELDS: Final = frozenset(
    {"game", "options", "seats", "exact", "barrels", "magic_number", "dice", "held", "chosen", "turn"}
)
SEAT_FIELDS: Final = frozenset({"name", "colour", "apprentices"})
TURN_FIELDS: Final = frozenset({"seat", "phase", "order", "roller", "shakes_left", "settled"})
PHASES: Final[tuple[Phase, ...]] = ("roll", "shake", "move", "over")


def chosen(options: Json, seats: int) -> Rules:
    """Return the options of a table. Raises BadOptions for a number that is out of range."""
    for option in DESCRIPTOR.options:
        low, high = option.span or (0, 0)
        if option.span and not low <= options[option.name] <= high:
            raise BadOptions(reason("zapp-option-out-of-range", option=option.name, min=low, max=high))
    return Rules(
        options["advanced"],
        options["memory"],
        options["shaking"],
        options["barrels_in_hand"],
        options["manual_banish"],
        options["corners"] == "adjacent",
        options["countdown"],
        options["shakes"],
        options["difficulty"],
    )


def placed(position: Json, rules: Rules) -> State:
    """Return the state that a position describes. Raises BadPosition.

    Barrels that the position does not give are left to be shuffled.
    """
    reading.known_fields(position, TABLE_FIELDS, "")
    reading.boolean(position.get("exact", False), "exact")
    entries = reading.records(position["seats"], "seats", SEAT_FIELDS)
    colours = _colours(entries, rules)
    turn = reading.record(position.get("turn", {}), "turn", TURN_FIELDS)
    dice = _dice(position.get("dice"))
    table = State(
        rules,
        reading.one_of(turn.get("phase", "roll"), "turn.phase", PHASES),
        colours,
        tuple(_apprentices(entry, seat, colours[seat]) for seat, entry in enumerate(entries)),
        _barrels(position["barrels"]) if "barrels" in position else BARRELS,
        reading.seat(turn.get("roller", 0), "turn.roller", len(entries)),
        dice,
        _magic_number(position.get("magic_number"), dice),
    )
    _check_end(table)
    whole = _with_round(table, position, turn)
    reading.check_turn(turn.get("seat"), to_act(whole), len(entries))
    return whole._replace(shuffling="barrels" not in position)


# Seats.


def _colours(entries: list[Json], rules: Rules) -> tuple[Colour, ...]:
    named: list[Colour | None] = []
    for seat, entry in enumerate(entries):
        where = f"seats[{seat}].colour"
        colour = COLOURS.index(reading.one_of(entry["colour"], where, COLOURS)) if "colour" in entry else None
        if colour is not None and colour in named:
            raise refuse("zapp-position-colour-twice", colour=COLOURS[colour], field=where)
        named.append(colour)
    return colours_of(named, rules.adjacent_corners)


def _apprentices(entry: Json, seat: Seat, colour: Colour) -> tuple[Step, ...]:
    where = f"seats[{seat}].apprentices"
    written = reading.listing(entry.get("apprentices", ["start"] * PIECES), where)
    if len(written) != PIECES:
        raise refuse("zapp-position-length", field=where, number=len(written), expected=PIECES)
    return tuple(_step(space, f"{where}[{number}]", colour) for number, space in enumerate(written))


def _step(space: object, where: str, colour: Colour) -> Step:
    if space == "start":
        return START
    if space == "city":
        return CITY
    if isinstance(space, bool) or not isinstance(space, int) or not 0 <= space < RING:
        raise refuse("zapp-position-not-space", field=where, max=RING - 1)
    return step_on(colour, space)


# The table.


def _barrels(value: object) -> tuple[int, ...]:
    written = reading.listing(value, "barrels")
    if len(written) != len(BARRELS):
        raise refuse("zapp-position-length", field="barrels", number=len(written), expected=len(BARRELS))
    numbers = tuple(
        reading.whole_number(number, f"barrels[{place}]", BARRELS[0], BARRELS[-1])
        for place, number in enumerate(written)
    )
    for place, number in enumerate(numbers):
        if number in numbers[:place]:
            raise refuse("zapp-position-barrel-twice", number=number, place=PLACES[place])
    return numbers


def _dice(value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    written = reading.listing(value, "dice")
    if len(written) != 2:
        raise refuse("zapp-position-length", field="dice", number=len(written), expected=2)
    first, second = (reading.whole_number(face, f"dice[{die}]", 1, 6) for die, face in enumerate(written))
    return first, second


def _magic_number(value: object, dice: tuple[int, int] | None) -> int | None:
    """Return the number given, or the sum of the dice."""
    if value is None:
        return None if dice is None else sum(dice)
    number = reading.whole_number(value, "magic_number", 2, 12)
    if dice is not None and number != sum(dice):
        raise refuse("zapp-position-dice-differ", number=number, sum=sum(dice))
    return number


def _check_end(table: State) -> None:
    """Raise BadPosition unless the game is over exactly when one seat has all its apprentices in the city."""
    home = [seat for seat, points in enumerate(scores(table)) if points == PIECES]
    if table.phase == "over" and len(home) != 1:
        raise refuse("zapp-position-winners", number=len(home))
    if table.phase != "over" and home:
        raise refuse("zapp-position-won-already", seat=home[0], phase=table.phase)


# The round: who holds, has chosen or is to move, and what cannot be.


def _with_round(table: State, position: Json, turn: Json) -> State:
    """Return the table with what its round has come to. Raises BadPosition."""
    if table.phase == "shake":
        return _shaking(table, position, turn)
    if table.phase == "move":
        return _moving(table, position, turn)
    return _between(table, position, turn)


def _between(table: State, position: Json, turn: Json) -> State:
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


def _shaking(table: State, position: Json, turn: Json) -> State:
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


def _moving(table: State, position: Json, turn: Json) -> State:
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
        if number > (magic := table.magic_number or 0):
            raise refuse("zapp-position-number-too-high", seat=seat, number=number, magic=magic)
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
    written = reading.record(value, where, [str(seat) for seat in range(len(table.colours))])
    return {int(seat): entry for seat, entry in written.items()}


def _seats(value: object, where: str, table: State) -> tuple[Seat, ...]:
    """Return a list of different seats."""
    seats = tuple(reading.seat(seat, where, len(table.colours)) for seat in reading.listing(value, where))
    for at, seat in enumerate(seats):
        if seat in seats[:at]:
            raise refuse("zapp-position-seat-twice", seat=seat, field=where)
    return seats


def _place(value: object, where: str) -> Place:
    return PLACES.index(reading.one_of(value, where, tuple(PLACES)))


def _chosen(position: Json, table: State) -> tuple[Place | None, ...]:
    written = _by_seat(position.get("chosen", {}), "chosen", table)
    places = {seat: _place(place, f"chosen.{seat}") for seat, place in written.items()}
    return tuple(places.get(seat) for seat in range(len(table.colours)))


def _held(position: Json, table: State) -> tuple[tuple[Place, ...], ...]:
    written = _by_seat(position.get("held", {}), "held", table)
    return tuple(
        tuple(_place(place, f"held.{seat}") for place in reading.listing(written.get(seat, []), f"held.{seat}"))
        for seat in range(len(table.colours))
    )


def _shakes_left(turn: Json, table: State) -> tuple[int, ...]:
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
