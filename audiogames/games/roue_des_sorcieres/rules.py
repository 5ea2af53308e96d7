"""The rules of La Roue des Sorcières (rule file 3.3 to 3.5): pure functions over `State`."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from audiogames.core.chance import NumberBelow, Outcome, Request, Shuffle
from audiogames.core.errors import IllegalAction, NotYourTurn, reason
from audiogames.core.game import FREE, Json, best_of, clockwise, put, with_entry
from audiogames.core.messages import Message, Seat
from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, NAME, VALUE, Card
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.state import (
    HAND_SIZE,
    NO_TRUMP,
    PLAY,
    TRUMP,
    Action,
    Cards,
    Hands,
    Rules,
    State,
    Trick,
    make,
    points,
    trump_colour,
)

Events = tuple[e.Event, ...]

# The commonest events are made once for each seat and card, not once for each time they happen.
_played, _drew, _trump_changed, _trump_kept = cache(e.Played), cache(e.Drew), cache(e.TrumpChanged), cache(e.TrumpKept)


# The wheel: which value beats which (rule file 3.3).


def order(wheel: int, descending: bool) -> tuple[int, ...]:
    step = -1 if descending else 1
    return tuple((wheel - 1 + step * place) % 9 + 1 for place in range(9))


def _strengths(wheel: int, descending: bool) -> tuple[int, ...]:
    ranked = order(wheel, descending)
    return (0, *(9 - ranked.index(value) for value in range(1, 10)))


STRENGTH: Final = tuple(
    tuple(_strengths(wheel, descending) if wheel else () for wheel in range(10)) for descending in (False, True)
)
"""STRENGTH[descending][wheel][value]: 9 for the strongest value, 1 for the weakest."""

TRUMPS: Final = 10


def strength(card: Card, led: int, trump: int | None, wheel: int, descending: bool) -> int:
    """0 if the card cannot win.

    `led` and `trump` are indices in COLOURS. `trump` is None without a trump colour (R3).
    """
    colour = COLOUR[card]
    if colour == trump:
        return TRUMPS + STRENGTH[descending][wheel][VALUE[card]]
    return STRENGTH[descending][wheel][VALUE[card]] if colour == led else 0


@cache
def powers(led: int, trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    return tuple(strength(card, led, trump, wheel, descending) for card in CARDS)


def in_reading_order(hand: Cards, trump: int | None, wheel: int, descending: bool) -> Cards:
    """By colour, trumps first, the strongest first in each colour."""
    return tuple(sorted(hand, key=_places(trump, wheel, descending).__getitem__))


@cache
def _places(trump: int | None, wheel: int, descending: bool) -> tuple[tuple[bool, int, int], ...]:
    strengths = STRENGTH[descending][wheel]
    return tuple((COLOUR[card] != trump, COLOUR[card], -strengths[VALUE[card]]) for card in CARDS)


# The game.


def begin(seats: Sequence[Json], rules: Rules) -> State:
    empty: Hands = ((),) * len(seats)
    return State(rules, "deal", empty, (0,) * len(seats), (), (), 1, (), 0, 0, CARDS, empty)


def pending_chance(state: State) -> Request:
    if state.phase == "deal":
        return (Shuffle(len(CARDS)), NumberBelow(len(state.hands)))
    return (Shuffle(len(state.unplaced)),) if state.unplaced else ()


def apply_chance(state: State, outcome: Outcome) -> tuple[State, Events]:
    """Deal, or put the unplaced cards beneath the draw pile."""
    cards = tuple([state.unplaced[place] for place in outcome[0]])
    if state.phase != "deal":
        return state._replace(draw_pile=state.draw_pile + cards, unplaced=()), ()
    seats = range(len(state.hands))
    hands = tuple([tuple(sorted(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in seats])
    top = len(seats) * HAND_SIZE
    trump, pile = cards[top], cards[top + 1 :]
    leader = outcome[1][0]
    wheel = VALUE[trump]
    slots = tuple([in_reading_order(hand, COLOUR[trump], wheel, state.rules.descending) for hand in hands])
    dealt = State(state.rules, "play", hands, state.captured, pile, (trump,), wheel, (), leader, leader, (), slots)
    events: list[e.Event] = [e.Dealt(seat, HAND_SIZE, hand) for seat, hand in enumerate(hands)]
    return dealt, (*events, e.TrumpTurned(trump), e.LeaderChosen(leader))


def to_act(state: State) -> tuple[Seat, ...]:
    return (state.turn,) if state.phase in ("play", "trump") else ()


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if seat != state.turn:
        return ()
    if state.phase == "play":
        return tuple([PLAY[card] for card in state.hands[seat]])
    if state.phase == "trump":
        return (*[TRUMP[card] for _, card in state.trick], NO_TRUMP)
    return ()


def why_not(state: State, seat: Seat, action: Action) -> Message | None:
    if state.phase == "over":
        return reason("game-is-over")
    if seat != state.turn or state.phase == "deal":
        return reason("not-your-turn")
    verb, card = action
    if state.phase == "play":
        if verb != "play":
            return reason("roue-refuse-play-first")
        return None if card in state.hands[seat] else _refuse_card("roue-refuse-not-in-hand", action)
    if verb == "play":
        return reason("roue-refuse-trump-first")
    if card is None if verb == "no-trump" else card in [played for _, played in state.trick]:
        return None
    return _refuse_card("roue-refuse-not-in-trick", action)


def _refuse_card(id: str, action: Action) -> Message:
    if action.card is None:
        return reason("roue-refuse-no-such-action", action=action.verb)
    return reason(id, card=NAME[action.card])


def apply(state: State, seat: Seat, action: Action) -> tuple[State, Events]:
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise (NotYourTurn if seat not in to_act(state) else IllegalAction)(refusal)
    verb, card = action
    return _finish_trick(state, seat, card) if card is None or verb == "trump" else _play(state, seat, card)


def winner(trick: Trick, trump: int | None, wheel: int, descending: bool) -> tuple[Seat, Card]:
    """The best trump, else the best of the led colour."""
    power = powers(COLOUR[trick[0][1]], trump, wheel, descending)
    best, winning = 0, trick[0]
    for entry in trick:
        if power[entry[1]] > best:
            best, winning = power[entry[1]], entry
    return winning


def next_in_trick(hands: Hands, last: Seat, leader: Seat) -> Seat | None:
    """None if the trick is complete. Seats without cards are skipped (R4)."""
    seats = len(hands)
    seat = (last + 1) % seats
    while seat != leader:
        if hands[seat]:
            return seat
        seat = (seat + 1) % seats
    return None


def first_with_cards(hands: Hands, seat: Seat) -> Seat | None:
    """From `seat` clockwise (R4)."""
    return next((other for other in clockwise(len(hands), seat) if hands[other]), None)


def _play(state: State, seat: Seat, card: Card) -> tuple[State, Events]:
    rules, _, hands, captured, pile, trumps, wheel, trick, leader, _, _, slots = state
    hand = hands[seat]
    place = hand.index(card)
    hands = with_entry(hands, seat, hand[:place] + hand[place + 1 :])
    if own := slots[seat]:
        slots = with_entry(slots, seat, put(own, card, FREE))
    trick += ((seat, card),)
    played = _played(seat, card)
    following = next_in_trick(hands, seat, leader)
    if following is not None:
        going = make((rules, "play", hands, captured, pile, trumps, wheel, trick, leader, following, (), slots))
        return going, (played,)
    taker, best = winner(trick, trump_colour(trumps), wheel, rules.descending)
    cards = tuple([card for _, card in trick])
    won = e.TrickWon(taker, best, cards, sum([VALUE[card] for card in cards]))
    complete = make((rules, "trump", hands, captured, pile, trumps, wheel, trick, leader, taker, (), slots))
    if pile or any(hands):
        return complete, (played, won)
    return _end(complete, (played, won))


def _capture(state: State, given_up: Card | None) -> tuple[int, ...]:
    won = state.captured[state.turn]
    for _, card in state.trick:
        if card != given_up:
            won |= 1 << card
    return with_entry(state.captured, state.turn, won)


def _end(state: State, events: Events) -> tuple[State, Events]:
    """No trump change (R5). The cards are captured and counted."""
    captured = _capture(state, None)
    over = state._replace(phase="over", captured=captured, trick=(), leader=0, turn=0)
    totals = scores(over)
    return over, (*events, e.GameEnded(totals, best_of(totals)))


def _finish_trick(state: State, taker: Seat, given_up: Card | None) -> tuple[State, Events]:
    """Change the trump, capture and refill, in this order (rule file 3.4). Then the winner leads (R4)."""
    rules, _, hands, _, pile, trumps, wheel, _, _, _, _, slots = state
    captured = _capture(state, given_up)
    events: list[e.Event] = []
    if given_up is None:
        events.append(_trump_kept(taker))
    else:
        events.append(_trump_changed(taker, given_up))
        trumps = (*trumps, given_up)
        wheel = VALUE[given_up]
    if pile:
        hands, slots, pile, trumps, wheel = _refill(state, taker, trumps, wheel, events)
    leader = taker if hands[taker] else first_with_cards(hands, taker) or 0
    return make((rules, "play", hands, captured, pile, trumps, wheel, (), leader, leader, (), slots)), tuple(events)


def _refill(
    state: State, first: Seat, trumps: Cards, wheel: int, events: list[e.Event]
) -> tuple[Hands, Hands, Cards, Cards, int]:
    """One card each, from `first` clockwise: from the draw pile, then from the trump pile, until both end (R3).

    It gets the number of the played card.
    """
    filled, numbered, pile, keep_last = [*state.hands], [*state.slots], state.draw_pile, state.rules.keep_last_trump
    drawn = 0
    for seat in clockwise(len(filled), first):
        if drawn < len(pile):
            card = pile[drawn]
            drawn += 1
            events.append(_drew(seat, card))
        elif len(trumps) > keep_last:
            card, trumps = trumps[-1], trumps[:-1]
            wheel = VALUE[trumps[-1]] if trumps else wheel
            events.append(e.TrumpTaken(seat, card, trumps[-1] if trumps else None))
        else:
            events.append(e.LeftShort(seat))
            continue
        hand = [*filled[seat], card]
        hand.sort()
        filled[seat] = tuple(hand)
        if own := numbered[seat]:
            numbered[seat] = put(own, FREE, card)
    if drawn == len(pile):
        events.append(e.FinalPhaseBegan())
    return tuple(filled), tuple(numbered), pile[drawn:], trumps, wheel


def scores(state: State) -> tuple[int, ...]:
    """The sum of the values of a seat's captured cards."""
    return tuple(map(points, state.captured))


def winners(state: State) -> tuple[Seat, ...]:
    """A tie is shared (R6)."""
    return best_of(scores(state)) if state.phase == "over" else ()
