"""Rules of thumb for La Roue, from the visible cards and a hand, for experienced players and beginners.

Worths are integers in thousandths of a point, the same on every machine. The constants were tuned by games between
variants (benchmarks/rules/arena.py).
"""

from functools import cache
from typing import Final

from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import TRUMPS, powers, strength
from audiogames.games.roue_des_sorcieres.state import HAND_SIZE, Cards, Trick

POINT: Final = 1000
CARD_WORTH: Final = 4 * POINT
"""Approximate value of a card still to come to the trick: players discard low ones."""
TRUMP_KEPT: Final = 8 * POINT
"""Value of keeping the best trump for later tricks, with weaker trumps in proportion."""
COLOUR_KEPT: Final = 1 * POINT
"""The same for the strongest card of another colour, to be led."""
HUNGER: Final = 750
UNSEEN: Final = 44
VICTORY: Final = 20 * POINT

SEVERAL_SHARE: Final = 615
"""Among several: thousandths of a trick's points, divided by the seats, lost by a losing card.

A search among several uses these values, found by trial. Bots at a glance use those above.
"""
SEVERAL_HUNGER: Final = 400
SEVERAL_CARD_WORTH: Final = 20 * POINT
"""Value of a card still to come, and in proportion that of a trick besides points."""
SEVERAL_KEPT: Final = (8 * POINT, 3400)
"""Value of the best trump, and of the strongest card of another colour."""
SEVERAL_WANTED: Final = (12 * POINT, 1 * POINT)
"""The same for each card of the seat that may choose the trump."""
SEVERAL_PROMISED: Final = (30 * POINT, 5 * POINT)
"""Their future gain: trumps by the square of their strength, others only if they are strong."""


@cache
def own_power(trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    return tuple(strength(card, COLOUR[card], trump, wheel, descending) for card in CARDS)


@cache
def kept_worth(trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    return tuple(
        TRUMP_KEPT * (power - TRUMPS + 6) // 15 if power > TRUMPS else COLOUR_KEPT * max(0, power - 3) // 6
        for power in own_power(trump, wheel, descending)
    )


def hand_worth(hand: Cards, trump: int | None, wheel: int, descending: bool) -> int:
    kept = kept_worth(trump, wheel, descending)
    return sum(map(kept.__getitem__, hand))


@cache
def several_kept(best: tuple[int, int], trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    """By number, in proportion to the `best` trump and card of another colour."""
    return tuple(
        best[0] * (power - TRUMPS - 1) // 8 if power > TRUMPS else best[1] * (power - 1) // 8
        for power in own_power(trump, wheel, descending)
    )


@cache
def several_promised(trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    best_trump, best_other = SEVERAL_PROMISED
    return tuple(
        best_trump * (power - TRUMPS) ** 2 // 64 if power > TRUMPS else best_other * max(0, power - 4) // 5
        for power in own_power(trump, wheel, descending)
    )


@cache
def stands(power: int, trumps_exist: bool, players: int, hunger: int = HUNGER) -> int:
    """Return the chance, per thousand, that none of the next `players` beats a leading card.

    `hunger` is the chance, per thousand, that a player who can beat it does.
    """
    stronger = TRUMPS + 9 - power if power > TRUMPS else 9 - power + 9 * trumps_exist
    powerless = POINT
    for _ in range(HAND_SIZE):
        powerless = powerless * (UNSEEN - stronger) // UNSEEN
    stood = POINT
    for _ in range(players):
        stood -= stood * hunger * (POINT - powerless) // POINT**2
    return stood


def best_card(hand: Cards, trick: Trick, trump: int | None, wheel: int, descending: bool, after: int) -> Card:
    """The gain or loss of a card in the trick, less its later value.

    `after` is the number of players still to come. The last one knows the result.
    """
    worths = card_worths(hand, trick, trump, wheel, descending, after)
    return max(hand, key=worths.__getitem__)


def card_worths(
    hand: Cards, trick: Trick, trump: int | None, wheel: int, descending: bool, after: int
) -> dict[Card, int]:
    if trick:
        power = powers(COLOUR[trick[0][1]], trump, wheel, descending)
        to_beat = max([power[card] for _, card in trick])
    else:
        power, to_beat = own_power(trump, wheel, descending), 0
    table = sum([VALUE[card] for _, card in trick]) * POINT + after * CARD_WORTH
    kept = kept_worth(trump, wheel, descending)
    worths = {}
    for card in hand:
        wins = stands(power[card], trump is not None, after) if power[card] > to_beat else 0
        worths[card] = (2 * wins - POINT) * (table + VALUE[card] * POINT) // POINT - kept[card]
    return worths


def best_trump(hand: Cards, trick: Trick, trump: int | None, wheel: int, descending: bool) -> Card | None:
    """None if no card of the trick is worth its points as the new trump."""
    best, chosen = hand_worth(hand, trump, wheel, descending), None
    for _, card in trick:
        worth = hand_worth(hand, COLOUR[card], VALUE[card], descending) - VALUE[card] * POINT
        if worth > best:
            best, chosen = worth, card
    return chosen


def beginners_card(hand: Cards, trick: Trick, trump: int | None) -> Card:
    """The highest number if it wins, else the lowest."""
    if not trick:
        return max(hand, key=VALUE.__getitem__)
    power = powers(COLOUR[trick[0][1]], trump, 9, True)  # the order of the numbers themselves
    to_beat = max(power[card] for _, card in trick)
    able = [card for card in hand if power[card] > to_beat]
    return max(able, key=VALUE.__getitem__) if able else min(hand, key=VALUE.__getitem__)
