"""What a seat may know of a game of La Roue des Sorcières, and full states that agree with it."""

from typing import NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.dealing import piles_with_sums
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import CARDS, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import scores, winners
from audiogames.games.roue_des_sorcieres.state import Cards, Hands, Phase, Rules, State, Trick, mask, unmask


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `hand` is empty for a spectator. Captured cards are hidden from everyone, their owner included, until the end
    (R7); then `captured` shows them. `scores` are known at the end, and during play if the table shows them.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    hand: Cards
    hand_counts: tuple[int, ...]
    captured_counts: tuple[int, ...]
    draw_count: int
    trump_pile: Cards
    wheel: int
    trick: Trick
    leader: Seat
    turn: Seat
    scores: tuple[int, ...] | None
    captured: Hands | None
    winners: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hand_counts)


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


def _hand(seen: View, seat: Seat, count: int, hidden: list[Card]) -> Cards:
    return seen.hand if seat == seen.seat else tuple(sorted(hidden.pop() for _ in range(count)))


def _captured(seen: View, hidden: list[Card], generator: Generator) -> Hands:
    """Take each seat's captured cards out of `hidden`; where scores are known, with those sums."""
    if seen.captured is not None:
        return seen.captured
    if seen.scores is None:
        return tuple(tuple(hidden.pop() for _ in range(count)) for count in seen.captured_counts)
    hidden.sort(key=VALUE.__getitem__, reverse=True)
    wants = tuple(zip(seen.captured_counts, seen.scores, strict=True))
    places = piles_with_sums(tuple(VALUE[card] for card in hidden), wants, generator)
    piles = tuple(
        tuple(card for card, place in zip(hidden, places, strict=True) if place == pile) for pile in range(len(wants))
    )
    left = [card for card, place in zip(hidden, places, strict=True) if place is None]
    hidden[:] = (left[place] for place in generator.permutation(len(left)))
    return piles
