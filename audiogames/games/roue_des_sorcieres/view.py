"""What a seat may know of a game of La Roue des Sorcières, and full states that agree with it."""

from typing import NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import CARDS, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import scores, winners
from audiogames.games.roue_des_sorcieres.state import Phase, Rules, State, Trick, mask, unmask


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
    if seen.scores is not None:
        _match_sums(piles, hidden, seen.scores, generator)
    return tuple(tuple(pile) for pile in piles)


def _match_sums(piles: list[list[Card]], rest: list[Card], sums: tuple[int, ...], generator: Generator) -> None:
    """Swap cards between the piles, and between a pile and `rest`, until every pile has its sum.

    Such piles exist, the true ones. A swap is made when it brings the piles nearer to their sums, or leaves them as
    near, and now and then all the same, where only a way round leads there (two fives, when 9 and 2 are wanted).
    """
    places = [(pile, index) for pile in (*piles, rest) for index in range(len(pile))]
    wanted = {id(pile): total for pile, total in zip(piles, sums, strict=True)}
    excess = {id(pile): sum(VALUE[card] for card in pile) - wanted[id(pile)] for pile in piles}
    excess[id(rest)] = 0
    free = id(rest)
    while any(off for pile, off in excess.items() if pile != free):
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
