from audiogames.core.game import Json, slotted
from audiogames.core.input import reading
from audiogames.core.input.reading import CardsToPlace, refuse
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import BY_ID, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import first_with_cards, in_reading_order, next_in_trick, winner
from audiogames.games.roue_des_sorcieres.state import (
    HAND_SIZE,
    Cards,
    Hands,
    Rules,
    State,
    Trick,
    mask,
    trump_colour,
)


def placed(position: Json, rules: Rules) -> State:
    """Unnamed cards go beneath the draw pile unless the position is exact. Raises BadPosition."""
    fields = ("draw_pile", "trump_pile", "wheel", "trick", "leader")
    seats, turn, exact = reading.parts(position, fields, ("hand", "captured", "numbers"), ())
    deck = CardsToPlace(BY_ID)
    written, captured = zip(*(_seat(entry, seat, deck) for seat, entry in enumerate(seats)), strict=True)
    hands = tuple(tuple(sorted(hand)) for hand in written)
    draw_pile = deck.cards(position.get("draw_pile", []), "draw_pile")
    trump_pile = deck.cards(position.get("trump_pile", []), "trump_pile")
    trick = _trick(position.get("trick", []), hands, deck)
    unplaced = () if exact else deck.rest()
    wheel = _wheel(position, trump_pile)
    leader = _leader(position, turn, trick, hands)
    slots = tuple(
        _slots(entry, seat, hand, in_reading_order(hand, trump_colour(trump_pile), wheel, rules.descending))
        for seat, (entry, hand) in enumerate(zip(seats, written, strict=True))
    )
    table = State(rules, "play", hands, captured, draw_pile, trump_pile, wheel, trick, leader, leader, unplaced, slots)
    return _with_turn(table, turn)


def _seat(entry: Json, seat: Seat, deck: CardsToPlace) -> tuple[Cards, int]:
    hand = deck.cards(entry.get("hand", []), f"seats[{seat}].hand")
    if len(hand) > HAND_SIZE:
        raise refuse("roue-position-hand-too-big", seat=seat, max=HAND_SIZE)
    return hand, mask(deck.cards(entry.get("captured", []), f"seats[{seat}].captured"))


def _slots(entry: Json, seat: Seat, hand: Cards, read: Cards) -> Cards:
    """By default in the order in which cards were `read`."""
    if entry.get("numbers") is None:
        return slotted(read, range(1, len(read) + 1), HAND_SIZE)
    where = f"seats[{seat}].numbers"
    numbers = reading.whole_numbers(entry["numbers"], where, 1, HAND_SIZE)
    if len(numbers) != len(hand) or len({*numbers}) != len(numbers):
        raise refuse("roue-position-numbers-differ", field=where)
    return slotted(hand, numbers, HAND_SIZE)


def _wheel(position: Json, trump_pile: Cards) -> int:
    shown = VALUE[trump_pile[-1]] if trump_pile else None
    value = position.get("wheel", shown)
    if value is None and shown is None:
        raise refuse("roue-position-wheel-missing")
    wheel = reading.whole_number(shown if value is None else value, "wheel", 1, 9)
    if shown not in (None, wheel):
        raise refuse("roue-position-wheel-differs", wheel=wheel, value=shown)
    return wheel


def _trick(value: object, hands: Hands, deck: CardsToPlace) -> Trick:
    trick: list[tuple[Seat, Card]] = []
    for place, entry in enumerate(reading.records(value, "trick", ("seat", "card"))):
        where = f"trick[{place}]"
        seat = reading.seat(entry.get("seat"), f"{where}.seat", len(hands))
        card = deck.card(entry.get("card"), f"{where}.card")
        if trick and not _follows(hands, trick[0][0], trick[-1][0], seat):
            raise refuse("roue-position-trick-order", field=f"{where}.seat")
        if len(hands[seat]) == HAND_SIZE:
            raise refuse("roue-position-hand-too-big", seat=seat, max=HAND_SIZE)
        trick.append((seat, card))
    return tuple(trick)


def _follows(hands: Hands, leader: Seat, last: Seat, seat: Seat) -> bool:
    """True if `seat` can have played after `last`, skipping only seats without cards (R4)."""
    seats = len(hands)
    reached, wanted = (last - leader) % seats, (seat - leader) % seats
    return wanted > reached and not any(hands[(leader + place) % seats] for place in range(reached + 1, wanted))


def _leader(position: Json, turn: Json, trick: Trick, hands: Hands) -> Seat:
    written = reading.seat_or_none(position.get("leader"), "leader", len(hands))
    if trick and written not in (None, trick[0][0]):
        raise refuse("roue-position-leader-differs", leader=written, seat=trick[0][0])
    leader = trick[0][0] if trick else written
    if leader is None:
        leader = reading.seat_or_none(turn.get("seat"), "turn.seat", len(hands)) or 0
    if trick or turn.get("phase") == "over":
        return leader
    holder = first_with_cards(hands, leader)
    return leader if holder is None else holder


def _with_turn(table: State, turn: Json) -> State:
    waiting = _waiting(table)
    usual, written = "trump" if table.trick and waiting is None else "play", turn.get("phase")
    phase = reading.one_of(usual if written is None else written, "turn.phase", ("play", "trump", "over"))
    if phase == "over":
        return _over(table, turn)
    seat = waiting if phase == "play" else _trump_seat(table, waiting)
    if seat is None:
        raise refuse("position-nobody-to-act", phase=phase)
    reading.check_turn(turn.get("seat"), (seat,), len(table.hands))
    return table._replace(phase="play" if phase == "play" else "trump", turn=seat)


def _waiting(table: State) -> Seat | None:
    if table.trick:
        return next_in_trick(table.hands, table.trick[-1][0], table.leader)
    return table.leader if table.hands[table.leader] else None


def _trump_seat(table: State, waiting: Seat | None) -> Seat | None:
    """The winner of a complete trick that is not the last (R5)."""
    if not table.trick:
        return None
    if waiting is not None:
        raise refuse("roue-position-trick-incomplete", seat=waiting)
    if not (any(table.hands) or table.draw_pile or table.unplaced):
        return None
    return winner(table.trick, trump_colour(table.trump_pile), table.wheel, table.rules.descending)[0]


def _over(table: State, turn: Json) -> State:
    if any(table.hands) or table.trick:
        raise refuse("roue-position-over-with-cards")
    reading.check_turn(turn.get("seat"), (), len(table.hands))
    return table._replace(phase="over", leader=0, turn=0)
