"""How to play La Roue sensibly, from what a seat sees and what it remembers of what it heard (`core.game.Policy`).

Worths are in thousandths of a point, whole numbers, so that every machine chooses alike. The constants were chosen by
playing variants against each other (benchmarks/arena.py).
"""

from collections.abc import Sequence
from functools import cache
from operator import add
from typing import Any, Final, NamedTuple

from audiogames.core.game import Policy, ahead, with_entry, with_prize
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, VALUE, Card
from audiogames.games.roue_des_sorcieres.events import GameEnded, TrickWon, TrumpChanged, TrumpKept
from audiogames.games.roue_des_sorcieres.rules import TRUMPS, powers, scores, strength, winners
from audiogames.games.roue_des_sorcieres.state import (
    HAND_SIZE,
    NO_TRUMP,
    PLAY,
    TRUMP,
    Action,
    Cards,
    Hands,
    Phase,
    State,
    Trick,
    trump_colour,
)
from audiogames.games.roue_des_sorcieres.view import View

POINT: Final = 1000
CARD_WORTH: Final = 4 * POINT
"""The worth, about, of a card still to come to the trick: players throw away low ones."""
TRUMP_KEPT: Final = 8 * POINT
"""The worth of holding the best trump for later tricks; weaker trumps in proportion."""
COLOUR_KEPT: Final = 1 * POINT
"""The same for the strongest card of another colour, to be led."""
HUNGER: Final = 750
"""How often, in a thousand, a player who can beat a card does."""
UNSEEN: Final = 44
"""How many cards a player does not see, about."""
VICTORY: Final = 20 * POINT
"""The value of winning, in addition to points."""


@cache
def own_power(trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    """Return the strength of every card, by its number, when its own colour is led."""
    return tuple(strength(card, COLOUR[card], trump, wheel, descending) for card in CARDS)


@cache
def kept_worth(trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    """Return what it is worth to keep each card for later tricks, by its number."""
    return tuple(
        TRUMP_KEPT * (power - TRUMPS + 6) // 15 if power > TRUMPS else COLOUR_KEPT * max(0, power - 3) // 6
        for power in own_power(trump, wheel, descending)
    )


def hand_worth(hand: Cards, trump: int | None, wheel: int, descending: bool) -> int:
    """Return what a hand is worth for later tricks under a trump and a wheel."""
    kept = kept_worth(trump, wheel, descending)
    return sum([kept[card] for card in hand])


@cache
def stands(power: int, trumps_exist: bool, players: int) -> int:
    """Return how often, in a thousand, a card that leads the trick is beaten by none of the `players` to come."""
    stronger = TRUMPS + 9 - power if power > TRUMPS else 9 - power + 9 * trumps_exist
    powerless = POINT
    for _ in range(HAND_SIZE):
        powerless = powerless * (UNSEEN - stronger) // UNSEEN
    stood = POINT
    for _ in range(players):
        stood -= stood * HUNGER * (POINT - powerless) // POINT**2
    return stood


def best_card(hand: Cards, trick: Trick, trump: int | None, wheel: int, descending: bool, after: int) -> Card:
    """Return the card to play: what it may win or give away, less what it would be worth later.

    `after` is the number of players still to play after this one: the last knows what each card does.
    """
    if trick:
        power = powers(COLOUR[trick[0][1]], trump, wheel, descending)
        to_beat = max([power[card] for _, card in trick])
    else:
        power, to_beat = own_power(trump, wheel, descending), 0
    table = sum([VALUE[card] for _, card in trick]) * POINT + after * CARD_WORTH
    kept = kept_worth(trump, wheel, descending)
    best, chosen = None, hand[0]
    for card in hand:
        wins = stands(power[card], trump is not None, after) if power[card] > to_beat else 0
        worth = (2 * wins - POINT) * (table + VALUE[card] * POINT) // POINT - kept[card]
        if best is None or worth > best:
            best, chosen = worth, card
    return chosen


def best_trump(hand: Cards, trick: Trick, trump: int | None, wheel: int, descending: bool) -> Card | None:
    """Return the card of the trick to give up as the new trump, None if no new trump is worth its points."""
    best, chosen = hand_worth(hand, trump, wheel, descending), None
    for _, card in trick:
        worth = hand_worth(hand, COLOUR[card], VALUE[card], descending) - VALUE[card] * POINT
        if worth > best:
            best, chosen = worth, card
    return chosen


def beginners_card(hand: Cards, trick: Trick, trump: int | None) -> Card:
    """Return the card of someone who forgets the wheel: the highest number wins, and is played when it does."""
    if not trick:
        return max(hand, key=VALUE.__getitem__)
    power = powers(COLOUR[trick[0][1]], trump, 9, True)  # the order of the numbers themselves
    to_beat = max(power[card] for _, card in trick)
    able = [card for card in hand if power[card] > to_beat]
    return max(able, key=VALUE.__getitem__) if able else min(hand, key=VALUE.__getitem__)


class Memory(NamedTuple):
    """The captured cards as heard: those of each seat, and the trick just won, until its winner has decided."""

    captured: Hands = ((),) * 6
    trick: Cards = ()


class RouePolicy(Policy[State, Action, View]):
    """How La Roue is played by bots (`core.game.Policy`)."""

    samples = 30
    rests = 1  # the next trick shows what a card was good for

    def blank(self, seed: int = 0) -> Memory:
        """Return the memory of who has heard nothing yet."""
        return Memory()

    def remember(self, memory: Memory, events: Sequence[Any]) -> Memory:
        """Return the memory after hearing `events`."""
        for event in events:
            if isinstance(event, TrickWon):
                won = memory.captured[event.seat] + event.cards
                memory = Memory(with_entry(memory.captured, event.seat, won), event.cards)
            elif isinstance(event, TrumpChanged):
                memory = Memory(_without(memory.captured, event.seat, event.card))
            elif isinstance(event, TrumpKept | GameEnded):
                memory = Memory(memory.captured)
        return memory

    def recall(self, view: View, memory: Memory) -> View:
        """Return the view with the captured cards that are remembered; as it is where memory does not fit it."""
        captured = memory.captured[: view.seats]
        if view.phase == "trump":  # the trick is won, and not yet captured
            for card in memory.trick:
                captured = _without(captured, view.turn, card)
        fits = tuple(map(len, captured)) == view.captured_counts
        return view._replace(captured=captured) if fits and view.captured is None else view

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what an experienced player would do at a glance."""
        descending = view.rules.descending
        return _action(view.phase, view.hand, view.trick, view.trump_pile, view.wheel, descending, view.seats)

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what a beginner would do, who forgets the wheel and gives nothing up."""
        if view.phase == "trump":
            return NO_TRUMP
        return PLAY[beginners_card(view.hand, view.trick, trump_colour(view.trump_pile))]

    def play_on(self, state: State, seat: Seat) -> Action:
        """Return what the seat would do at a glance in an imagined state, from what it would see of it."""
        rules, phase, hands, _, _, trumps, wheel, trick, _, _, _, _ = state
        return _action(phase, hands[seat], trick, trumps, wheel, rules.descending, len(hands))

    def at_rest(self, state: State) -> bool:
        """Whether a trick is over and the next not begun: then worths can be compared."""
        return not state.trick

    def worth(self, state: State, seat: Seat) -> int:
        """Return how well an imagined state stands for the seat: points ahead of the others, and what hands promise."""
        totals = [total * POINT for total in scores(state)]
        if state.phase == "over":
            return ahead(with_prize(totals, winners(state), VICTORY), seat)
        trump, wheel, descending = trump_colour(state.trump_pile), state.wheel, state.rules.descending
        promised = [hand_worth(hand, trump, wheel, descending) for hand in state.hands]
        return ahead([*map(add, totals, promised)], seat)


def _action(phase: Phase, hand: Cards, trick: Trick, trumps: Cards, wheel: int, descending: bool, seats: int) -> Action:
    """Return what someone of experience plays, or does with a trick that is won."""
    trump = trump_colour(trumps)
    if phase == "play":
        return PLAY[best_card(hand, trick, trump, wheel, descending, seats - len(trick) - 1)]
    card = best_trump(hand, trick, trump, wheel, descending)
    return NO_TRUMP if card is None else TRUMP[card]


def _without(captured: Hands, seat: Seat, card: Card) -> Hands:
    return with_entry(captured, seat, tuple([held for held in captured[seat] if held != card]))


POLICY = RouePolicy()
