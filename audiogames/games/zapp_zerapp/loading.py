from itertools import pairwise
from typing import Any, Final

from audiogames.core.game import Json
from audiogames.core.input import reading
from audiogames.core.input.reading import refuse
from audiogames.core.messages import Seat
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS
from audiogames.games.zapp_zerapp import state as s
from audiogames.games.zapp_zerapp.rules import scores, to_act

PHASES: Final[tuple[s.Phase, ...]] = ("roll", "shake", "move", "over")


def placed(position: Json, rules: s.Rules) -> s.State:
    """Barrels that the position does not give are shuffled. Raises BadPosition."""
    fields = ("barrels", "magic_number", "dice", "held", "chosen")
    turn_fields = ("order", "roller", "shakes_left", "settled")
    entries, turn, _ = reading.parts(position, fields, ("colour", "apprentices"), turn_fields)
    colours = _colours(entries, rules)
    dice = _dice(position.get("dice"))
    table = s.State(
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


def _colours(entries: list[Json], rules: s.Rules) -> tuple[s.Colour, ...]:
    named: list[s.Colour | None] = []
    for seat, entry in enumerate(entries):
        where = f"seats[{seat}].colour"
        colour = COLOURS.index(reading.one_of(entry["colour"], where, COLOURS)) if "colour" in entry else None
        if colour is not None and colour in named:
            raise refuse("zapp-position-colour-twice", colour=COLOURS[colour], field=where)
        named.append(colour)
    return s.colours_of(named, rules.corners == "adjacent")


def _apprentices(entry: Json, seat: Seat, colour: s.Colour) -> tuple[s.Step, ...]:
    where = f"seats[{seat}].apprentices"
    written = reading.listing(entry.get("apprentices", ["start"] * s.PIECES), where)
    if len(written) != s.PIECES:
        raise refuse("zapp-position-length", field=where, number=len(written), expected=s.PIECES)
    return tuple(_step(space, f"{where}[{number}]", colour) for number, space in enumerate(written))


def _step(space: object, where: str, colour: s.Colour) -> s.Step:
    if space == "start":
        return s.START
    if space == "city":
        return s.CITY
    if isinstance(space, bool) or not isinstance(space, int) or not 0 <= space < s.RING:
        raise refuse("zapp-position-not-space", field=where, max=s.RING - 1)
    return s.step_on(colour, space)


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
            raise refuse("zapp-position-barrel-twice", number=number, place=s.PLACES[place])
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
    if value is None:
        return None if dice is None else sum(dice)
    number = reading.whole_number(value, "magic_number", 2, 12)
    if dice is not None and number != sum(dice):
        raise refuse("zapp-position-dice-differ", number=number, sum=sum(dice))
    return number


def _check_end(table: s.State) -> None:
    home = [seat for seat, points in enumerate(scores(table)) if points == s.PIECES]
    if table.phase == "over" and len(home) != 1:
        raise refuse("zapp-position-winners", number=len(home))
    if table.phase != "over" and home:
        raise refuse("zapp-position-won-already", seat=home[0], phase=table.phase)


# The round: who holds, has chosen or is to move, and what cannot be.


def _with_round(table: s.State, position: Json, turn: Json) -> s.State:
    """Raises BadPosition."""
    if table.phase == "shake":
        return _shaking(table, position, turn)
    if table.phase == "move":
        return _moving(table, position, turn)
    return _between(table, position, turn)


def _between(table: s.State, position: Json, turn: Json) -> s.State:
    if table.phase == "roll" and table.magic_number is not None:
        raise reading.not_expected("magic_number" if position.get("magic_number") is not None else "dice", table.phase)
    for field in ("held", "chosen"):
        if _by_seat(position.get(field, {}), field, table):
            raise reading.not_expected(field, table.phase)
    if _by_seat(turn.get("shakes_left", {}), "turn.shakes_left", table):
        raise reading.not_expected("turn.shakes_left", table.phase)
    for field in ("order", "settled"):
        if _seats(turn.get(field, []), f"turn.{field}", table):
            raise reading.not_expected(f"turn.{field}", table.phase)
    return table


def _shaking(table: s.State, position: Json, turn: Json) -> s.State:
    if table.magic_number is None:
        raise refuse("zapp-position-no-magic-number", phase=table.phase)
    if _seats(turn.get("order", []), "turn.order", table):
        raise reading.not_expected("turn.order", table.phase)
    chosen = _chosen(position, table)
    if None not in chosen:
        raise refuse("position-nobody-to-act", phase=table.phase)
    held = _held(position, table)
    settled = tuple(sorted(_seats(turn.get("settled", []), "turn.settled", table)))
    _check_places(table.rules, held, chosen, settled)
    return table._replace(held=held, chosen=chosen, settled=settled, shakes_left=_shakes_left(turn, table))


def _moving(table: s.State, position: Json, turn: Json) -> s.State:
    if table.magic_number is None:
        raise refuse("zapp-position-no-magic-number", phase=table.phase)
    if "barrels" not in position:
        raise refuse("zapp-position-no-barrels", phase=table.phase)
    if any(_held(position, table)):
        raise reading.not_expected("held", table.phase)
    if _seats(turn.get("settled", []), "turn.settled", table):
        raise reading.not_expected("turn.settled", table.phase)
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


def _check_order(table: s.State) -> None:
    """Those who move have distinct barrels, low enough, the highest first."""
    numbers = []
    for seat in table.order:
        place = table.chosen[seat]
        assert place is not None
        number = table.barrels[place]
        if number > (magic := table.magic_number or 0):
            raise refuse("zapp-position-number-too-high", seat=seat, number=number, magic=magic)
        if number in numbers:
            raise refuse("zapp-position-place-twice", place=s.PLACES[place], field=f"chosen.{seat}")
        numbers.append(number)
    if any(first < second for first, second in pairwise(numbers)):
        raise refuse("zapp-position-order-not-falling")


def _check_places(
    rules: s.Rules, held: tuple[tuple[s.Place, ...], ...], chosen: tuple[s.Place | None, ...], settled: tuple[Seat, ...]
) -> None:
    """A barrel in two places, or in a hand outside the mêlée, is refused."""
    taken: set[s.Place] = set()
    if settled and rules.shaking != "equal":
        raise refuse("zapp-position-nothing-settled", shaking=rules.shaking)
    public = settled if rules.shaking == "equal" else range(len(chosen))
    for seat in (*public, *(seat for seat in range(len(chosen)) if seat not in public)):
        place = chosen[seat]
        if seat in settled and place is None:
            raise refuse("zapp-position-settled-not-chosen", seat=seat)
        if place in taken:
            raise refuse("zapp-position-place-twice", place=s.PLACES[place], field=f"chosen.{seat}")
        if seat in public and place is not None:
            taken.add(place)
    for seat, places in enumerate(held):
        _check_hands(rules, places, seat, chosen[seat])
        for place in places:
            if place in taken:
                raise refuse("zapp-position-place-twice", place=s.PLACES[place], field=f"held.{seat}")
            taken.add(place)


def _check_hands(rules: s.Rules, places: tuple[s.Place, ...], seat: Seat, choice: s.Place | None) -> None:
    if places and rules.shaking != "melee":
        raise refuse("zapp-position-no-hands", shaking=rules.shaking, field=f"held.{seat}")
    if places and choice is not None:
        raise refuse("zapp-position-held-after-choice", seat=seat)
    if len(places) > rules.barrels_in_hand:
        raise refuse("zapp-position-hands-full", seat=seat, number=len(places), max=rules.barrels_in_hand)


# Parts of a round.


def _by_seat(value: object, where: str, table: s.State) -> dict[Seat, Any]:
    written = reading.record(value, where, [str(seat) for seat in range(len(table.colours))])
    return {int(seat): entry for seat, entry in written.items()}


def _seats(value: object, where: str, table: s.State) -> tuple[Seat, ...]:
    return reading.different_seats(value, where, len(table.colours))


def _place(value: object, where: str) -> s.Place:
    return s.PLACES.index(reading.one_of(value, where, tuple(s.PLACES)))


def _chosen(position: Json, table: s.State) -> tuple[s.Place | None, ...]:
    written = _by_seat(position.get("chosen", {}), "chosen", table)
    places = {seat: _place(place, f"chosen.{seat}") for seat, place in written.items()}
    return tuple(places.get(seat) for seat in range(len(table.colours)))


def _held(position: Json, table: s.State) -> tuple[tuple[s.Place, ...], ...]:
    written = _by_seat(position.get("held", {}), "held", table)
    return tuple(
        tuple(_place(place, f"held.{seat}") for place in reading.listing(written.get(seat, []), f"held.{seat}"))
        for seat in range(len(table.colours))
    )


def _shakes_left(turn: Json, table: s.State) -> tuple[int, ...]:
    written = _by_seat(turn.get("shakes_left", {}), "turn.shakes_left", table)
    most = table.rules.shakes
    left = tuple(
        reading.whole_number(written.get(seat, most), f"turn.shakes_left.{seat}", 0, most)
        for seat in range(len(table.colours))
    )
    return (0,) * len(left) if table.rules.shaking == "melee" else left
