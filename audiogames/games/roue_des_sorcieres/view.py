from typing import Final, NamedTuple

from audiogames.core.chance import Generator, piles_with_sums
from audiogames.core.game import alike, slotted
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import CARDS, VALUE, Card
from audiogames.games.roue_des_sorcieres.rules import scores, winners
from audiogames.games.roue_des_sorcieres.state import (
    HAND_SIZE,
    Cards,
    Hands,
    Phase,
    Rules,
    State,
    Trick,
    mask,
    numbers_of,
    unmask,
)


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `hand` is empty for a spectator. `numbers` are what is typed for its cards. Captured cards are hidden from everyone,
    their owner included, until the end (R7), when `captured` shows them. `scores` are known at the end, or during play
    if the table shows them.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    hand: Cards
    numbers: tuple[int, ...]
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
        return len(self.hand_counts)


FADED: Final = -1
"""A captured card that was heard and forgotten. It may be any hidden one."""

OPEN: Final = ("rules", "phase", "trump_pile", "wheel", "trick", "leader", "turn")


def view(state: State, seat: Seat | None) -> View:
    over = state.phase == "over"
    return View(
        **alike(state, OPEN),
        seat=seat,
        hand=state.hands[seat] if seat is not None else (),
        numbers=numbers_of(state, seat) if seat is not None else (),
        hand_counts=tuple(map(len, state.hands)),
        captured_counts=tuple(map(int.bit_count, state.captured)),
        draw_count=len(state.draw_pile),
        scores=scores(state) if over or state.rules.show_scores else None,
        captured=tuple(unmask(cards) for cards in state.captured) if over else None,
        winners=winners(state) if over else (),
    )


def redeal(seen: View, generator: Generator) -> State:
    """The hidden cards are dealt at random. The whole deck is in play."""
    visible = {*seen.hand, *seen.trump_pile, *(card for _, card in seen.trick)}
    if seen.captured is not None:
        visible.update(card for cards in seen.captured for card in cards)
    hidden = [card for card in CARDS if card not in visible]
    hidden = [hidden[place] for place in generator.permutation(len(hidden))]
    captured = _captured(seen, hidden, generator)
    hands = tuple(_hand(seen, seat, count, hidden) for seat, count in enumerate(seen.hand_counts))
    masks = tuple(mask(cards) for cards in captured)
    pile = tuple(hidden[: seen.draw_count])
    own = slotted(seen.hand, seen.numbers, HAND_SIZE)
    slots = tuple(own if seat == seen.seat else () for seat in range(seen.seats))
    return State(**alike(seen, OPEN), hands=hands, captured=masks, draw_pile=pile, slots=slots)


def _hand(seen: View, seat: Seat, count: int, hidden: list[Card]) -> Cards:
    return seen.hand if seat == seen.seat else tuple(sorted([hidden.pop() for _ in range(count)]))


def _captured(seen: View, hidden: list[Card], generator: Generator) -> Hands:
    if seen.captured is not None:
        return tuple(tuple(hidden.pop() if card == FADED else card for card in cards) for cards in seen.captured)
    if seen.scores is None:
        return tuple([tuple([hidden.pop() for _ in range(count)]) for count in seen.captured_counts])
    hidden.sort(key=VALUE.__getitem__, reverse=True)
    wants = tuple(zip(seen.captured_counts, seen.scores, strict=True))
    places = piles_with_sums(tuple(VALUE[card] for card in hidden), wants, generator)
    piles = tuple(
        tuple(card for card, place in zip(hidden, places, strict=True) if place == pile) for pile in range(len(wants))
    )
    left = [card for card, place in zip(hidden, places, strict=True) if place is None]
    hidden[:] = (left[place] for place in generator.permutation(len(left)))
    return piles
