"""From a position of Zapp Zerapp in text form to a state: what contradicts itself is refused, by name."""

from collections.abc import Sequence
from typing import Any, Final

from audiogames.core import reading
from audiogames.core.messages import Seat
from audiogames.core.reading import refuse
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS
from audiogames.games.zapp_zerapp.loading_round import with_round
from audiogames.games.zapp_zerapp.rules import scores, to_act
from audiogames.games.zapp_zerapp.state import (
    CITY,
    PIECES,
    PLACES,
    RING,
    START,
    Colour,
    Rules,
    State,
    Step,
    step_on,
    usual_colours,
)

TABLE_FIELDS: Final = frozenset(
    {"game", "options", "seats", "exact", "barrels", "magic_number", "dice", "held", "chosen", "turn"}
)
SEAT_FIELDS: Final = frozenset({"name", "colour", "apprentices"})
TURN_FIELDS: Final = frozenset({"seat", "phase", "order", "roller", "shakes_left", "settled"})
PHASES: Final = ("roll", "shake", "move", "over")


def colours_of(named: Sequence[Colour | None], adjacent: bool) -> tuple[Colour, ...]:
    """Return the colour of each seat, given those that are named.

    The usual ones are turned round the board until they fit; where they never do, free ones follow from red on.
    """
    usual = usual_colours(len(named), adjacent)
    for turn in range(len(COLOURS)):
        turned = tuple((colour + turn) % len(COLOURS) for colour in usual)
        if all(own is None or own == colour for own, colour in zip(named, turned, strict=True)):
            return turned
    free = iter([colour for colour in range(len(COLOURS)) if colour not in named])
    return tuple(next(free) if own is None else own for own in named)


def load(position: dict[str, Any], rules: Rules) -> State:
    """Return the state that a position describes, its options checked already. Raises BadPosition.

    Barrels that the position does not give are left to be shuffled.
    """
    reading.known_fields(position, TABLE_FIELDS, "")
    reading.boolean(position.get("exact", False), "exact")
    seats = reading.listing(position.get("seats", []), "seats")
    entries = [_seat(fields, seat) for seat, fields in enumerate(seats)]
    colours = _colours(entries, rules)
    turn = reading.mapping(position.get("turn", {}), "turn")
    reading.known_fields(turn, TURN_FIELDS, "turn.")
    dice = _dice(position.get("dice"))
    table = State(
        rules,
        reading.one_of(turn.get("phase", "roll"), "turn.phase", PHASES),  # type: ignore[arg-type]
        colours,
        tuple(_apprentices(entry, seat, colours[seat]) for seat, entry in enumerate(entries)),
        _barrels(position["barrels"]) if "barrels" in position else BARRELS,
        reading.whole_number(turn.get("roller", 0), "turn.roller", 0, len(seats) - 1),
        dice,
        _magic_number(position.get("magic_number"), dice),
    )
    _check_end(table)
    whole = with_round(table, position, turn)
    _check_seat(whole, turn.get("seat"))
    return whole._replace(shuffling="barrels" not in position)


# Seats.


def _seat(fields: object, seat: Seat) -> dict[str, Any]:
    entry = reading.mapping(fields, f"seats[{seat}]")
    reading.known_fields(entry, SEAT_FIELDS, f"seats[{seat}].")
    return entry


def _colours(entries: list[dict[str, Any]], rules: Rules) -> tuple[Colour, ...]:
    named: list[Colour | None] = []
    for seat, entry in enumerate(entries):
        where = f"seats[{seat}].colour"
        colour = COLOURS.index(reading.one_of(entry["colour"], where, COLOURS)) if "colour" in entry else None
        if colour is not None and colour in named:
            raise refuse("zapp-position-colour-twice", colour=COLOURS[colour], field=where)
        named.append(colour)
    return colours_of(named, rules.adjacent_corners)


def _apprentices(entry: dict[str, Any], seat: Seat, colour: Colour) -> tuple[Step, ...]:
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


def _check_seat(table: State, seat: object) -> None:
    """Raise BadPosition if the turn names a seat that is not to act: it need not name any."""
    if seat is None:
        return
    acting = to_act(table)
    if not acting:
        raise refuse("position-over-with-turn")
    if reading.whole_number(seat, "turn.seat", 0, len(table.colours) - 1) not in acting:
        raise refuse("position-wrong-turn", expected=acting[0], seat=seat)
