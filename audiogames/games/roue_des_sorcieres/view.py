"""What a seat may know of a game of La Roue des Sorcières, and full states that agree with it."""

from itertools import accumulate, combinations
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import CARDS, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import scores, winners
from audiogames.games.roue_des_sorcieres.state import Phase, Rules, State, Trick, mask, unmask

PATIENCE: Final = 4000
"""Swaps tried before the piles are dealt in the way that always ends."""


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `hand` is empty for a spectator. Captured cards are hidden from everyone, their owner included, until the end
    (R7); then `captured` shows them. `scores` are known at the end, and during play if the table shows them.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    captured_counts: tuple[int, ...]
    draw_count: int
    trump_pile: tuple[Card, ...]
    wheel: int
    trick: Trick
    leader: Seat
    turn: Seat
    scores: tuple[int, ...] | None
    captured: tuple[tuple[Card, ...], ...] | None
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know."""
    over = state.phase == "over"
    return View(
        seat,
        state.rules,
        state.phase,
        state.hands[seat] if seat is not None else (),
        tuple(len(hand) for hand in state.hands),
        tuple(cards.bit_count() for cards in state.captured),
        len(state.draw_pile),
        state.trump_pile,
        state.wheel,
        state.trick,
        state.leader,
        state.turn,
        scores(state) if over or state.rules.show_scores else None,
        tuple(unmask(cards) for cards in state.captured) if over else None,
        winners(state),
    )


def redeal(seen: View, generator: Generator) -> State:
    """Return a full state with this view, the hidden cards dealt at random. The whole deck is in play."""
    visible = {*seen.hand, *seen.trump_pile, *(card for _, card in seen.trick)}
    if seen.captured is not None:
        visible.update(card for cards in seen.captured for card in cards)
    hidden = [card for card in CARDS if card not in visible]
    hidden = [hidden[place] for place in generator.permutation(len(hidden))]
    captured = _captured(seen, hidden, generator)
    hands = tuple(_hand(seen, seat, count, hidden) for seat, count in enumerate(seen.hand_counts))
    return State(
        seen.rules,
        seen.phase,
        hands,
        tuple(mask(cards) for cards in captured),
        tuple(hidden[: seen.draw_count]),
        seen.trump_pile,
        seen.wheel,
        seen.trick,
        seen.leader,
        seen.turn,
    )


def _hand(seen: View, seat: Seat, count: int, hidden: list[Card]) -> tuple[Card, ...]:
    return seen.hand if seat == seen.seat else tuple(sorted(hidden.pop() for _ in range(count)))


def _captured(seen: View, hidden: list[Card], generator: Generator) -> tuple[tuple[Card, ...], ...]:
    """Take each seat's captured cards out of `hidden`; where scores are known, with those sums."""
    if seen.captured is not None:
        return seen.captured
    piles = [[hidden.pop() for _ in range(count)] for count in seen.captured_counts]
    if seen.scores is not None and not _match_sums(piles, hidden, seen.scores, generator):
        piles = _piles_with_sums(piles, hidden, seen.scores, generator)
    return tuple(tuple(pile) for pile in piles)


def _match_sums(piles: list[list[Card]], rest: list[Card], sums: tuple[int, ...], generator: Generator) -> bool:
    """Swap cards between the piles, and between a pile and `rest`, until every pile has its sum; False: given up.

    A swap is made when it brings the piles nearer to their sums, or leaves them as near, and now and then all the
    same, where only a way round leads there (two fives, when 9 and 2 are wanted).
    """
    places = [(pile, index) for pile in (*piles, rest) for index in range(len(pile))]
    wanted = {id(pile): total for pile, total in zip(piles, sums, strict=True)}
    excess = {id(pile): sum(VALUE[card] for card in pile) - wanted[id(pile)] for pile in piles}
    excess[id(rest)] = 0
    free = id(rest)
    for _ in range(PATIENCE):
        if not any(off for pile, off in excess.items() if pile != free):
            return True
        (one, i), (other, j) = places[generator.below(len(places))], places[generator.below(len(places))]
        change = VALUE[other[j]] - VALUE[one[i]]
        if one is other or not change:
            continue
        before = sum(abs(excess[id(pile)]) for pile in (one, other) if pile is not rest)
        after = sum(abs(excess[id(pile)] + by) for pile, by in ((one, change), (other, -change)) if pile is not rest)
        if after <= before or generator.below(64) == 0:
            one[i], other[j] = other[j], one[i]
            excess[id(one)] += change
            excess[id(other)] -= change
    return False


def _piles_with_sums(
    piles: list[list[Card]], rest: list[Card], sums: tuple[int, ...], generator: Generator
) -> list[list[Card]]:
    """Return piles as large, with these sums, and leave the other cards in `rest`. Such piles exist: the true ones.

    Goes back from every dead end, so that it finds what swapping at random does not: piles of all the nines.
    """
    cards = [*rest, *(card for pile in piles for card in pile)]
    cards = sorted((cards[place] for place in generator.permutation(len(cards))), key=lambda card: -VALUE[card])
    found: list[list[Card]] = [[] for _ in piles]
    rest.clear()
    wants = tuple((len(pile), total) for pile, total in zip(piles, sums, strict=True))
    for card, place in zip(cards, _places(tuple(VALUE[card] for card in cards), wants, generator), strict=True):
        (rest if place is None else found[place]).append(card)
    return found


def _places(values: tuple[int, ...], wants: tuple[tuple[int, int], ...], generator: Generator) -> list[int | None]:
    """Return for each value, given from the highest, the pile it goes to (None: to none).

    `wants` holds how many cards each pile wants and their sum.
    """
    totals = tuple(accumulate(values, initial=0))
    groups = [group for size in range(1, len(wants) + 1) for group in combinations(range(len(wants)), size)]
    dead: set[tuple[int, tuple[tuple[int, int], ...]]] = set()

    def possible(given: int, left: tuple[tuple[int, int], ...]) -> bool:
        """Whether each group of piles could get its sum, were it alone to choose."""
        for group in groups:
            count, total = sum(left[pile][0] for pile in group), sum(left[pile][1] for pile in group)
            if given + count > len(values) or not (
                totals[-1] - totals[-1 - count] <= total <= totals[given + count] - totals[given]
            ):
                return False
        return True

    def deal(given: int, left: tuple[tuple[int, int], ...]) -> list[int | None] | None:
        if (given, left) in dead or not possible(given, left):
            return None
        if given == len(values):
            return []
        for choice in generator.permutation(len(left) + 1):
            pile = None if choice == len(left) else choice
            after = left
            if pile is not None:
                count, total = left[pile]
                after = (*left[:pile], (count - 1, total - values[given]), *left[pile + 1 :])
                if not count:
                    continue
            way = deal(given + 1, after)
            if way is not None:
                return [pile, *way]
        dead.add((given, left))
        return None

    return deal(0, wants) or []
