"""Which cards of a hand may be given for a diploma, and why not others (rule file 2.4, A12)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import TypeAlias

from audiogames.core.errors import reason
from audiogames.core.messages import Message
from audiogames.decks.air_sorciere import COLOUR, COLOURS, VALUE, Card, Colour
from audiogames.games.air_sorciere.state import DIPLOMAS, Action, Counts, held_of_each

SMALLEST = min(DIPLOMAS)
LISTED = 200
"""How many diplomas are listed one by one; every other legal one is accepted all the same."""


def why_not(
    colour: Colour, cards: tuple[Card, ...], hand: tuple[Card, ...], owned: Counts, stock: Counts
) -> Message | None:
    """Return why `cards` earn no diploma of `colour`, None when they do."""
    if len(cards) not in DIPLOMAS:
        return reason("air-refuse-diploma-size", number=len(cards))
    if len(set(cards)) != len(cards) or not set(cards) <= set(hand):
        return reason("air-refuse-diploma-not-in-hand")
    if stock[colour] < DIPLOMAS[len(cards)]:
        return reason(
            "air-refuse-diploma-stock",
            colour=Message(f"colour-{COLOURS[colour]}"),
            left=stock[colour],
            wanted=DIPLOMAS[len(cards)],
        )
    real = [card for card in cards if COLOUR[card] == colour]
    if not real:
        return reason("air-refuse-diploma-no-real-card", colour=Message(f"colour-{COLOURS[colour]}"))
    return _why_no_joker(max(VALUE[card] for card in real), colour, cards, owned)


def _why_no_joker(highest: int, colour: Colour, cards: tuple[Card, ...], owned: Counts) -> Message | None:
    used: set[Colour] = set()
    for card in cards:
        joker = COLOUR[card]
        if joker == colour:
            continue
        name = Message(f"colour-{COLOURS[joker]}")
        if not owned[joker]:
            return reason("air-refuse-joker-not-owned", colour=name)
        if VALUE[card] <= highest:
            return reason("air-refuse-joker-too-small", colour=name, value=VALUE[card], highest=highest)
        if joker in used:
            return reason("air-refuse-joker-twice", colour=name)
        used.add(joker)
    return None


@lru_cache(maxsize=1024)  # asked by `legal`, and again when one is taken or declined
def cheapest_first(hand: tuple[Card, ...], owned: Counts, stock: Counts) -> tuple[Action, ...]:
    """Return the legal diplomas, by fewest cards, then lowest sum; at most LISTED of them."""
    found = [
        (size, sum([VALUE[card] for card in cards]), colour, cards)
        for size, colour, sets in _ways(hand, owned, stock)
        for cards in sets
    ]
    found.sort()
    return tuple([Action("diploma", cards, colour) for _, _, colour, cards in found[:LISTED]])


def offered(hand: tuple[Card, ...], owned: Counts, stock: Counts) -> tuple[Action, ...]:
    """Return the cheapest diploma of each colour and number of grimoires, those with the fewest cards first."""
    found = []
    for size, colour, sets in _ways(hand, owned, stock):
        cheapest = min(((sum([VALUE[card] for card in cards]), cards) for cards in sets), default=None)
        if cheapest is not None:
            found.append((size, *cheapest, colour))
    return tuple(Action("diploma", cards, colour) for _, _, cards, colour in sorted(found))


def any_possible(hand: tuple[Card, ...], owned: Counts, stock: Counts) -> bool:
    """Whether the hand earns a diploma at all."""
    return bool(cheapest_first(hand, owned, stock))


Ways: TypeAlias = tuple[int, Colour, Iterator[tuple[Card, ...]]]


def _ways(hand: tuple[Card, ...], owned: Counts, stock: Counts) -> list[Ways]:
    """Return each number of cards and colour with the sets of cards that earn such a diploma, which may be none."""
    held = held_of_each(hand)
    joining = [colour for colour, count in enumerate(held) if count and owned[colour]]
    ways: list[Ways] = []
    for colour, count in enumerate(held):
        most = count + len(joining) - (colour in joining)
        if not count or not stock[colour] or most < SMALLEST:
            continue
        real = [card for card in hand if COLOUR[card] == colour]
        lowest = VALUE[real[0]]
        above = [card for card in hand if VALUE[card] > lowest]
        jokers = [[card for card in above if COLOUR[card] == other] for other in joining if other != colour]
        jokers = [cards for cards in jokers if cards]
        most = count + len(jokers)
        for size, number in DIPLOMAS.items():
            if number <= stock[colour] and size <= most:
                ways.append((size, colour, _of_size(size, real, jokers) if jokers else combinations(real, size)))
    return ways


def _of_size(size: int, real: list[Card], jokers: list[list[Card]]) -> Iterator[tuple[Card, ...]]:
    """Yield the sets of `size` cards out of `real`, and at most one of each colour of `jokers`, above all of them."""
    yield from combinations(real, size)
    for count in range(max(1, size - len(real)), min(len(jokers), size - 1) + 1):
        for colours in combinations(jokers, count):
            for standing_in in product(*colours):
                lowest = min([VALUE[card] for card in standing_in])
                below = [card for card in real if VALUE[card] < lowest]
                for group in combinations(below, size - count):
                    yield tuple(sorted((*group, *standing_in)))
