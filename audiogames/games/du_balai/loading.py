"""From a position of Du Balai ! in text form to a state: what contradicts itself is refused, by name."""

from collections import Counter
from typing import Any, Final

from audiogames.core import reading
from audiogames.core.messages import Seat
from audiogames.core.reading import refuse
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai.loading_checks import check
from audiogames.games.du_balai.loading_turn import seats_in, with_turn
from audiogames.games.du_balai.rules import to_act
from audiogames.games.du_balai.state import (
    DICE_READ,
    FINISH,
    LAST,
    LEVELS,
    START,
    Card,
    Face,
    Formula,
    Rules,
    Space,
    State,
    acrobatic,
    all_cards,
    formula_of,
    is_acrobatic,
    rest_of,
)

TABLE_FIELDS: Final = frozenset(
    {
        *("game", "options", "seats", "exact", "dice", "closer", "bets", "read", "decrees", "looking", "curse"),
        *("block", "crossed", "deck", "discard", "turn"),
    }
)
SEAT_FIELDS: Final = frozenset(
    {"name", "level", "space", "spells", "fresh", "acrobatics", "formula", "second", "double"}
)
TURN_FIELDS: Final = frozenset({"seat", "phase", "order", "window", "pending", "waiting", "fogs", "drawn"})
PHASES: Final = ("setup", "roll", "look", "write", "resolve", "react", "draw", "over")


def load(position: dict[str, Any], rules: Rules) -> State:
    """Return the state that a position describes, its options checked already. Raises BadPosition.

    Cards that the position does not name stay `unplaced`, to be shuffled beneath the deck, unless it is exact.
    """
    reading.known_fields(position, TABLE_FIELDS, "")
    entries = [_seat(fields, seat) for seat, fields in enumerate(reading.listing(position.get("seats", []), "seats"))]
    turn = reading.mapping(position.get("turn", {}), "turn")
    reading.known_fields(turn, TURN_FIELDS, "turn.")
    cards = _Cards(rules)
    hands = [_hand(entry, seat, cards) for seat, entry in enumerate(entries)]
    deck = cards.placed(position.get("deck", []), "deck")
    discard = cards.placed(position.get("discard", []), "discard")
    drawn = cards.placed(turn.get("drawn", []), "turn.drawn")
    seats = len(entries)
    spaces = tuple(_space(entry.get("space", START), f"seats[{seat}].space") for seat, entry in enumerate(entries))
    table = State(
        rules,
        reading.one_of(turn.get("phase", "roll"), "turn.phase", PHASES),  # type: ignore[arg-type]
        tuple(
            reading.one_of(entry.get("level", "normal"), f"seats[{seat}].level", LEVELS)  # type: ignore[misc]
            for seat, entry in enumerate(entries)
        ),
        spaces,
        tuple(old for old, _ in hands),
        tuple(new for _, new in hands),
        tuple(_formula(entry.get("formula"), f"seats[{seat}].formula") for seat, entry in enumerate(entries)),
        tuple(_formula(entry.get("second"), f"seats[{seat}].second") for seat, entry in enumerate(entries)),
        tuple(
            reading.boolean(entry.get("double", False), f"seats[{seat}].double") for seat, entry in enumerate(entries)
        ),
        deck,
        discard,
        _dice(position.get("dice")),
        reading.whole_number(position.get("read", DICE_READ), "read", 0, DICE_READ),
        _seat_or_none(position, "closer", seats),
        seats_in(position.get("bets", []), "bets", seats),
        tuple(sorted(seats_in(position.get("decrees", []), "decrees", seats))),
        tuple(sorted(seats_in(position.get("looking", []), "looking", seats))),
        None if position.get("curse") is None else _space(position["curse"], "curse"),
        _seat_or_none(position, "block", seats),
        _crossed(position, spaces),
        drawn=drawn,
        unplaced=() if reading.boolean(position.get("exact", False), "exact") else cards.rest(),
    )
    whole = with_turn(table, turn)
    check(whole)
    _check_seat(whole, turn.get("seat"))
    return whole


# Seats.


def _seat(fields: object, seat: Seat) -> dict[str, Any]:
    entry = reading.mapping(fields, f"seats[{seat}]")
    reading.known_fields(entry, SEAT_FIELDS, f"seats[{seat}].")
    return entry


def _space(value: object, where: str) -> Space:
    return reading.whole_number(value, where, LAST, FINISH)


def _formula(value: object, where: str) -> Formula | None:
    if value is None:
        return None
    symbols = [reading.one_of(name, where, SYMBOLS) for name in reading.listing(value, where)]
    for name in symbols:
        if symbols.count(name) > 1:
            raise refuse("balai-position-symbol-twice", symbol=name, field=where)
    return formula_of(map(SYMBOLS.index, symbols))


class _Cards:
    """Black-magic cards being placed: of each there are only so many."""

    def __init__(self, rules: Rules) -> None:
        self._all = Counter(all_cards(rules))
        self._placed: Counter[Card] = Counter()

    def placed(self, value: object, where: str) -> tuple[Card, ...]:
        """Place a list of cards, in its order. Raises BadPosition for a card that is unknown or one too many."""
        return tuple(self._one(card, where) for card in reading.listing(value, where))

    def _one(self, value: object, where: str) -> Card:
        if not isinstance(value, str) or value not in self._all:
            raise refuse("position-unknown-card", card=str(value)[:40], field=where)
        self._placed[value] += 1
        if self._placed[value] > self._all[value]:
            raise refuse("balai-position-too-many-cards", card=value, field=where, number=self._all[value])
        return value

    def rest(self) -> tuple[Card, ...]:
        """Return the cards that lie nowhere yet."""
        return rest_of(self._all.elements(), self._placed.elements())


def _hand(entry: dict[str, Any], seat: Seat, cards: _Cards) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards that a seat may use, and those that it drew this round: they are part of those written."""
    where = f"seats[{seat}]"
    spells = cards.placed(entry.get("spells", []), f"{where}.spells")
    for card in spells:
        if is_acrobatic(card):
            raise refuse("balai-position-no-spell", card=card, field=f"{where}.spells")
    values = reading.listing(entry.get("acrobatics", []), f"{where}.acrobatics")
    numbers = [reading.whole_number(value, f"{where}.acrobatics", 0, 99) for value in values]
    held = Counter((*spells, *cards.placed([*map(acrobatic, numbers)], f"{where}.acrobatics")))
    fresh = reading.listing(entry.get("fresh", []), f"{where}.fresh")
    for card in fresh:
        if not isinstance(card, str) or fresh.count(card) > held[card]:
            raise refuse("balai-position-fresh-not-held", card=str(card)[:40], field=f"{where}.fresh")
    return rest_of(held.elements(), fresh), tuple(sorted(fresh))


# The table.


def _dice(value: object) -> tuple[Face, ...] | None:
    if value is None:
        return None
    written = reading.listing(value, "dice")
    if len(written) != len(DICE):
        raise refuse("balai-position-dice-number", number=len(written), expected=len(DICE))
    faces = zip(written, DICE, strict=True)
    return tuple(FACES.index(reading.one_of(face, f"dice[{die}]", sides)) for die, (face, sides) in enumerate(faces))


def _seat_or_none(position: dict[str, Any], field: str, seats: int) -> Seat | None:
    value = position.get(field)
    return None if value is None else reading.whole_number(value, field, 0, seats - 1)


def _crossed(position: dict[str, Any], spaces: tuple[Space, ...]) -> tuple[Seat, ...]:
    """Return who has crossed, in crossing order: it must be told where two have."""
    across = tuple(seat for seat, space in enumerate(spaces) if space == FINISH)
    if "crossed" not in position and len(across) < 2:
        return across
    crossed = seats_in(position.get("crossed", []), "crossed", len(spaces))
    if set(crossed) != set(across):
        raise refuse("balai-position-crossed", finish=FINISH)
    return crossed


def _check_seat(table: State, seat: object) -> None:
    """Raise BadPosition if the turn names a seat that is not to act: it need not name any."""
    if seat is None:
        return
    if table.phase == "over":
        raise refuse("position-over-with-turn")
    acting = to_act(table._replace(unplaced=()))
    named = reading.whole_number(seat, "turn.seat", 0, len(table.spaces) - 1)
    if named not in acting:
        if not acting:
            raise refuse("balai-position-seat-waits", seat=named)
        raise refuse("position-wrong-turn", expected=acting[0], seat=named)
