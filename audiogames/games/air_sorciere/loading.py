from functools import partial
from itertools import pairwise
from typing import Final

from audiogames.core.errors import BadOptions, reason
from audiogames.core.game import Json
from audiogames.core.input import reading
from audiogames.core.input.reading import CardsToPlace, refuse
from audiogames.decks.air_sorciere import BY_ID, CAT, COLOURS, VALUE, Card
from audiogames.games.air_sorciere.rules import too_big
from audiogames.games.air_sorciere.state import Column, Columns, Counts, Phase, Rules, State, fits, in_play, numbered

NOTHING: Final[Counts] = (0,) * len(COLOURS)
PHASES: Final[tuple[Phase, ...]] = ("fly", "placing", "landing", "diploma", "cat", "over")


def chosen(options: Json, seats: int) -> Rules:
    """Raises BadOptions for a starter that is not a seat."""
    if not 0 <= options["starter"] < seats:
        raise BadOptions(reason("seat-unknown", last=seats - 1))
    return Rules(**{**options, "grimoires": tuple(options["grimoires"].values())})


def placed(position: Json, rules: Rules) -> State:
    """Unnamed cards go beneath the draw pile unless the position is exact. Raises BadPosition."""
    fields = ("draw_pile", "discard", "common", "stock")
    seat_fields, turn_fields = ("hand", "columns", "grimoires"), ("taken", "placed_in_common", "drawn", "numbers")
    seats, turn, exact = reading.parts(position, fields, seat_fields, turn_fields)
    deck = CardsToPlace(BY_ID)
    hands = tuple(tuple(sorted(hand)) for hand in reading.of_seats(seats, "hand", [], deck.cards))
    columns = reading.of_seats(seats, "columns", {}, partial(_columns, deck=deck))
    grimoires = reading.of_seats(seats, "grimoires", {}, _counts)
    draw_pile = deck.cards(position.get("draw_pile", []), "draw_pile")
    discard = deck.cards(position.get("discard", []), "discard")
    common = deck.cards(position.get("common", []), "common")
    drawn = reading.optional(turn.get("drawn"), "turn.drawn", deck.card)
    stock, unplaced = _stock(position, rules, grimoires), () if exact else deck.rest()
    table = State(
        rules, hands, grimoires, stock, discard, 0, "fly", columns, draw_pile, common, drawn=drawn, unplaced=unplaced
    )
    return _with_turn(table, turn)


def _columns(value: object, where: str, deck: CardsToPlace) -> Columns:
    written = reading.record(value, where, COLOURS)
    return tuple(_column(written.get(colour, []), colour, f"{where}.{colour}", deck) for colour in COLOURS)


def _column(value: object, colour: str, where: str, deck: CardsToPlace) -> Column:
    values = reading.whole_numbers(value, where, 1, 15)
    if any(low >= high for low, high in pairwise(values)):
        raise refuse("air-position-column-not-rising", field=where)
    return tuple(deck.card(f"{colour}-{number}", where) for number in values)


def _counts(value: object, where: str, default: Counts = NOTHING) -> Counts:
    written = reading.record(value, where, COLOURS)
    return tuple(
        reading.whole_number(written.get(colour, usual), f"{where}.{colour}", 0, 99)
        for colour, usual in zip(COLOURS, default, strict=True)
    )


def _stock(position: Json, rules: Rules, grimoires: tuple[Counts, ...]) -> Counts:
    limits = in_play(rules, len(grimoires))
    owned = tuple(sum(own[colour] for own in grimoires) for colour in range(len(COLOURS)))
    left = tuple(max(limit - has, 0) for limit, has in zip(limits, owned, strict=True))
    stock = _counts(position.get("stock", {}), "stock", left)
    for colour, limit, has, rest in zip(COLOURS, limits, owned, stock, strict=True):
        if has + rest > limit:
            raise refuse("air-position-too-many-grimoires", colour=colour, number=has + rest, limit=limit)
    return stock


def _with_turn(table: State, turn: Json) -> State:
    phase = reading.one_of(turn.get("phase", "fly"), "turn.phase", PHASES)
    taken = reading.whole_number(turn.get("taken", 0), "turn.taken", 0, 75)
    placed = _placed(table, turn.get("placed_in_common"))
    table = table._replace(numbers=_numbers(table.common, turn.get("numbers")))
    if phase == "over":
        reading.check_turn(turn.get("seat"), (), len(table.hands))
        if table.drawn is not None:
            raise refuse("air-position-drawn-not-expected", phase=phase)
        return table._replace(phase="over")
    seat = reading.seat_or_none(turn.get("seat"), "turn.seat", len(table.hands)) or 0
    at_turn = table._replace(phase=phase, turn=seat, taken=taken, placed=placed)
    _check_phase(at_turn)
    return at_turn


def _placed(table: State, value: object) -> Card | None:
    if value is None:
        return None
    if not isinstance(value, str) or value not in BY_ID or BY_ID[value] not in table.common:
        raise refuse("air-position-placed-not-in-common", card=str(value)[:40])
    return BY_ID[value]


def _numbers(common: tuple[Card, ...], value: object) -> tuple[int, ...]:
    if value is None:
        return numbered(common)
    numbers = reading.whole_numbers(value, "turn.numbers", 1, 75)
    if len(numbers) != len(common) or any(low >= high for low, high in pairwise(numbers)):
        raise refuse("air-position-numbers-differ")
    return numbers


def _check_phase(table: State) -> None:
    waiting = table.phase in ("placing", "cat")
    if waiting and table.drawn is None:
        raise refuse("air-position-drawn-missing", phase=table.phase)
    if not waiting and table.drawn is not None:
        raise refuse("air-position-drawn-not-expected", phase=table.phase)
    acted = waiting or table.phase in ("landing", "diploma") or table.placed is not None
    if acted and not table.taken:
        raise refuse("air-position-nothing-taken", phase=table.phase)
    if table.phase == "cat":
        _check_cat(table)
    elif table.drawn is not None and table.placed is not None and not fits(table.columns[table.turn], table.drawn):
        raise refuse("air-position-must-crash")


def _check_cat(table: State) -> None:
    if table.drawn is not None and VALUE[table.drawn] != CAT:
        raise refuse("air-position-no-cat")
    if not too_big(table):
        raise refuse("position-nobody-to-act", phase="cat")
