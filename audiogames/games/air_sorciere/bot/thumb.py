"""Rules of thumb for Air Sorcière, and the odds of the next card, from what a seat can know.

Worths are integers in thousandths of a point, the same on every machine. The constants were tuned by games between
variants (benchmarks/rules/arena.py).
"""

from functools import lru_cache
from typing import Final, TypeAlias

from audiogames.core.messages import Seat
from audiogames.decks.air_sorciere import COLOUR, VALUE, Card, Colour
from audiogames.games.air_sorciere.rules import SMALLEST, cheapest_to_lose, offered
from audiogames.games.air_sorciere.state import (
    COMMON,
    DRAW,
    KEEP,
    LAND,
    NO_DIPLOMA,
    NO_LAND,
    STOP,
    TAKE,
    Action,
    Columns,
    Counts,
    State,
    fits,
    held_of_each,
    takeable,
)
from audiogames.games.air_sorciere.view import View

POINT: Final = 1000
HELD: Final = (0, 370, 800, 1490, 2400, 3000, 3370, 3800, 4490, 5400, 6000, 6370, 6800, 7490, 8400, 9000)
"""Value of a number of cards of one colour in hand, while its grimoires last."""
JOKER: Final = 220
ALOFT: Final = 650
LOW: Final = 8
HEIGHT: Final = 115
"""Penalty for each step of a column's top above LOW."""
COLOUR_OWNED: Final = 50
VICTORY: Final = 6 * POINT
DARING: Final = 17
NERVE, STEPS_OF_NERVE = 40, 2
LARGE: Final = 3
"""Minimum size of a column worth landing without danger."""
STEP: Final = 5
"""Maximum distance above a column's top at which a card is welcome."""

Table: TypeAlias = View | State


FEW: Final = 3
"""Remaining grimoires of some colour at which an impatient player takes any diploma."""
LAST: Final = 6
"""Remaining grimoires at which nobody waits for larger diplomas."""


def promise(hand: tuple[Card, ...], columns: Columns, owned: Counts, stock: Counts) -> int:
    held = held_of_each(hand)
    total = 0
    for colour, count in enumerate(held):
        total += COLOUR_OWNED if owned[colour] else 0
        own = worth_of(count, stock[colour])
        flying = len(columns[colour])
        total += own
        if flying:
            height = max(0, VALUE[columns[colour][-1]] - LOW)
            total += ALOFT * (worth_of(count + flying, stock[colour]) - own) // POINT - HEIGHT * height
    return total


def _worths(left: int) -> tuple[int, ...]:
    joker = [JOKER * max(0, count - 5 if left else count) for count in range(len(HELD) + 1)]
    return tuple(min(held, left * POINT) + more for held, more in zip((*HELD, HELD[-1]), joker, strict=True))


PLENTY: Final = HELD[-1] // POINT
"""Grimoires beyond which more make no difference."""
WORTHS: Final = tuple(map(_worths, range(PLENTY + 1)))


def worth_of(count: int, left: int) -> int:
    return WORTHS[min(left, PLENTY)][count]


def glanced(table: Table, seat: Seat, pile: tuple[Card, ...] | None = None, bold: int = 0) -> Action:
    if table.phase == "fly":
        return _fly(table, seat, pile, bold)
    if table.phase == "placing":
        return _place(table, seat)
    if table.phase == "landing":
        return _land(table, seat)
    if table.phase == "diploma":
        return graduation(table.hands[seat], table.grimoires[seat], table.stock)
    hand = table.hands[seat]
    return Action("discard", tuple(sorted(cheapest_to_lose(hand)[: len(hand) - table.rules.cat_limit])))


def odds_say_land(table: Table, seat: Seat, pile: tuple[Card, ...], bold: int = 0) -> bool:
    """True if the next card of `pile`, whose order is unknown (A15), costs more than it gains on average.

    A crash costs its column and the landing. Any other card adds to its column.
    """
    own, hand, stock = table.columns[seat], table.hands[seat], table.stock
    held = held_of_each(hand)
    tops = [VALUE[column[-1]] if column else 0 for column in own]
    landing = _gain(table, seat)
    gains, losses = [], []
    for colour, column in enumerate(own):
        flying, left = held[colour] + len(column), stock[colour]
        now = worth_of(flying, left)
        gains.append(ALOFT * (worth_of(flying + 1, left) - now) // POINT)
        losses.append(landing + ALOFT * (now - worth_of(held[colour], left)) // POINT)
    balance = 0
    for card in pile:
        colour = COLOUR[card]
        balance += gains[colour] if VALUE[card] > tops[colour] else -losses[colour]
    return balance + bold * NERVE * len(pile) <= 0


def _fly(table: Table, seat: Seat, pile: tuple[Card, ...] | None, bold: int) -> Action:
    own = table.columns[seat]
    takes = takeable(own, table.common, table.placed)
    welcome = [card for card in takes if is_welcome(own, card)]
    if welcome:
        return TAKE[min(welcome, key=lambda card: (-len(own[COLOUR[card]]), VALUE[card]))]
    counts = pile is not None and table.placed is not None
    if table.taken and (odds_say_land(table, seat, pile or (), bold) if counts else wants_to_land(table, seat, bold)):
        target = target_colour(table, seat)
        more = [card for card in takes if COLOUR[card] == target]
        return TAKE[min(more)] if more else STOP
    return DRAW


def is_welcome(own: Columns, card: Card) -> bool:
    column = own[COLOUR[card]]
    return VALUE[card] - (VALUE[column[-1]] if column else 0) <= STEP


def wants_to_land(table: Table, seat: Seat, bold: int = 0) -> bool:
    """With a large column, or, in danger, with high tops."""
    own = table.columns[seat]
    largest = max(len(column) for column in own)
    if table.placed is None:
        return largest >= LARGE or _gain(table, seat) >= POINT
    return sum(VALUE[column[-1]] for column in own if column) >= DARING + STEPS_OF_NERVE * bold


def _gain(table: Table, seat: Seat) -> int:
    target = target_colour(table, seat)
    return 0 if target is None else landing_worth(table, seat, target)


def target_colour(table: Table, seat: Seat) -> Colour | None:
    """The best column to land now, None without a column."""
    sizes = {colour: len(column) for colour, column in enumerate(table.columns[seat]) if column}
    if not sizes:
        return None
    open_to = [c for c, size in sizes.items() if table.placed is None or size == min(sizes.values())]
    return max(open_to, key=lambda colour: landing_worth(table, seat, colour))


def landing_worth(table: Table, seat: Seat, colour: Colour) -> int:
    held = sum(1 for card in table.hands[seat] if COLOUR[card] == colour)
    left = table.stock[colour]
    return worth_of(held + len(table.columns[seat][colour]), left) - worth_of(held, left)


def _place(table: Table, seat: Seat) -> Action:
    card = table.drawn
    if card is None or not fits(table.columns[seat], card):
        return COMMON
    if table.placed is not None or is_welcome(table.columns[seat], card):
        return KEEP
    column = table.columns[seat][COLOUR[card]]
    return KEEP if len(column) >= LARGE - 1 or not table.stock[COLOUR[card]] else COMMON


def _land(table: Table, seat: Seat) -> Action:
    target = target_colour(table, seat)
    return NO_LAND if target is None else LAND[target]


@lru_cache(maxsize=4096)  # the same hand is asked about again in each imagined game
def graduation(hand: tuple[Card, ...], owned: Counts, stock: Counts, waits: bool = False, late: int = LAST) -> Action:
    """The most grimoires for the cheapest cards.

    A single grimoire is taken only of a new colour, or while few are left. With `waits`, only the last one of its
    colour is taken, or any if at most `late` are left in all.
    """
    earned = offered(hand, owned, stock)
    if not earned:
        return NO_DIPLOMA
    best = max(earned, key=lambda action: len(action.cards))
    if len(best.cards) > SMALLEST:
        return best
    if waits:
        is_late = sum(stock) <= late
        return next((action for action in earned if is_late or stock[action.colour or 0] == 1), NO_DIPLOMA)
    if not owned[best.colour or 0] or min(stock) <= FEW:
        return best
    return NO_DIPLOMA
