"""La Roue for searches: one mutable game of ints and lists, under the same rules as `rules`, about ten times as fast.

A move is a number: that of a card that is played or given up as the new trump, or KEEP. Points are counted when they
are captured; which cards brought them is forgotten. Nothing here checks that a move is legal.
"""

from bisect import insort
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from audiogames.core.chance import Generator
from audiogames.core.game import ahead, best_of, with_prize
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, COLOURS, VALUE, Card
from audiogames.games.roue_des_sorcieres.bot.thumb import (
    CARD_WORTH,
    POINT,
    VICTORY,
    kept_worth,
    own_power,
    stands,
)
from audiogames.games.roue_des_sorcieres.rules import powers
from audiogames.games.roue_des_sorcieres.state import (
    HAND_SIZE,
    NO_TRUMP,
    PLAY,
    TRUMP,
    Action,
    State,
    points,
    trump_colour,
)
from audiogames.games.roue_des_sorcieres.view import FADED, View

Move: TypeAlias = int
KEEP: Final[Move] = 54
"""Give no card up: the trump stays."""

PLAYING, DECIDING, OVER = range(3)
"""The phases: a card is to be played, the trick's winner decides on the trump, the game has ended."""

_NO_COLOUR: Final = len(COLOURS)
_STRONGEST: Final = 20
"""More than the strength of any card."""


class Tables(NamedTuple):
    """What the wheel's side makes of every card, by `mark` and card.

    A mark stands for a trump and a wheel: ten times the place of the colour, that of none being the last, plus the
    wheel. `power` is found by mark, colour that was led and card; `own` is the same where the card itself leads.
    """

    power: Sequence[Sequence[Sequence[int]]]
    own: Sequence[Sequence[int]]
    kept: Sequence[Sequence[int]]


@cache
def tables(descending: bool) -> Tables:
    """Return the tables of a side of the wheel; they are made once."""
    power: list[Sequence[Sequence[int]]] = []
    own: list[Sequence[int]] = []
    kept: list[Sequence[int]] = []
    for colour in (*range(_NO_COLOUR), None):
        for wheel in range(10):
            at = (colour, max(wheel, 1), descending)  # no wheel stands on 0
            power.append([powers(led, *at) for led in range(_NO_COLOUR)])
            own.append(own_power(*at))
            kept.append(kept_worth(*at))
    return Tables(power, own, kept)


MARK: Final = tuple(10 * COLOUR[card] + VALUE[card] for card in CARDS)
"""The mark of each card that is the visible trump."""
_WORTH: Final = tuple(VALUE[card] * POINT for card in CARDS)
_STANDS: Final = tuple(
    tuple(tuple(stands(power, trump, after) for power in range(_STRONGEST)) for after in range(6))
    for trump in (False, True)
)
"""Thousandths in which a card of some power is beaten by none of the players to come, where there is a trump or not."""


class Kernel:
    """One game. `turn` is the seat to act; `pile` ends with the next card, `trumps` with the visible one.

    `mark` stands for trump and wheel (`Tables`), `best` is the strength of the card that wins the trick so far, and
    `taker` its seat.
    """

    __slots__ = (
        "best",
        "descending",
        "hands",
        "keep_last",
        "leader",
        "mark",
        "phase",
        "pile",
        "points",
        "seats",
        "tables",
        "taker",
        "trick",
        "trumps",
        "turn",
    )

    def __init__(
        self,
        sides: tuple[bool, int],
        hands: list[list[Card]],
        points: list[int],
        pile: list[Card],
        trumps: list[Card],
        table: tuple[int, int, int, Seat, Seat, Seat],
        trick: list[Card],
    ) -> None:
        self.descending, self.keep_last = sides
        self.tables = tables(self.descending)
        self.seats = len(hands)
        self.hands = hands
        self.points = points
        self.pile = pile
        self.trumps = trumps
        self.mark, self.phase, self.best, self.taker, self.leader, self.turn = table
        self.trick = trick

    @classmethod
    def of(cls, state: State) -> "Kernel":
        """Return the game that stands as `state`, of any phase but the deal; captured cards are counted."""
        colour = trump_colour(state.trump_pile)
        mark = 10 * (_NO_COLOUR if colour is None else colour) + state.wheel
        phase = {"play": PLAYING, "trump": DECIDING, "over": OVER}[state.phase]
        best, taker = 0, state.leader
        if state.trick:
            power = tables(state.rules.descending).power[mark][COLOUR[state.trick[0][1]]]
            for seat, card in state.trick:
                if power[card] > best:
                    best, taker = power[card], seat
        return cls(
            (state.rules.descending, int(state.rules.keep_last_trump)),
            [list(hand) for hand in state.hands],
            [points(cards) for cards in state.captured],
            list(reversed(state.draw_pile)),
            list(state.trump_pile),
            (mark, phase, best, taker, state.leader, state.turn),
            [card for _, card in state.trick],
        )

    @classmethod
    def dealt(cls, order: Sequence[Card], seats: int, leader: Seat, descending: bool, keep_last: bool) -> "Kernel":
        """Return a new game, the whole deck dealt in this order."""
        hands = [sorted(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(seats)]
        top = seats * HAND_SIZE
        pile = list(order[:top:-1])
        table = (MARK[order[top]], PLAYING, 0, leader, leader, leader)
        return cls((descending, int(keep_last)), hands, [0] * seats, pile, [order[top]], table, [])

    def clone(self) -> "Kernel":
        """Return a game of its own that stands alike."""
        return Kernel(
            (self.descending, self.keep_last),
            [hand[:] for hand in self.hands],
            self.points[:],
            self.pile[:],
            self.trumps[:],
            (self.mark, self.phase, self.best, self.taker, self.leader, self.turn),
            self.trick[:],
        )

    def legal(self) -> Sequence[Move]:
        """Return what the seat to act may do, nothing after the end; not to be changed, nor kept past a move."""
        if self.phase == PLAYING:
            return self.hands[self.turn]
        return [*self.trick, KEEP] if self.phase == DECIDING else ()

    def action(self, move: Move) -> Action:
        """Return what a move of the seat to act is called by the public rules."""
        if self.phase == PLAYING:
            return PLAY[move]
        return NO_TRUMP if move == KEEP else TRUMP[move]

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to act."""
        if self.phase:
            self._decide(move)
            return
        turn, hands, trick = self.turn, self.hands, self.trick
        hands[turn].remove(move)
        if trick:
            power = self.tables.power[self.mark][COLOUR[trick[0]]][move]
            if power > self.best:
                self.best, self.taker = power, turn
        else:
            self.best, self.taker = self.tables.own[self.mark][move], turn
        trick.append(move)
        seats, leader = self.seats, self.leader
        seat = turn + 1 if turn + 1 < seats else 0
        while seat != leader:
            if hands[seat]:
                self.turn = seat
                return
            seat = seat + 1 if seat + 1 < seats else 0
        self.phase, self.turn = DECIDING, self.taker
        if not self.pile and not any(hands):
            self.points[self.taker] += sum([VALUE[card] for card in trick])
            trick.clear()
            self.phase, self.leader, self.turn = OVER, 0, 0

    def _decide(self, move: Move) -> None:
        """Change the trump or not, capture the trick, and refill the hands."""
        taker, trick, hands = self.taker, self.trick, self.hands
        won = sum([VALUE[card] for card in trick])
        if move != KEEP:
            won -= VALUE[move]
            self.trumps.append(move)
            self.mark = MARK[move]
        self.points[taker] += won
        trick.clear()
        if self.pile:
            self._refill(taker)
        while not hands[taker]:
            taker = taker + 1 if taker + 1 < self.seats else 0
        self.phase, self.leader, self.turn = PLAYING, taker, taker

    def _refill(self, seat: Seat) -> None:
        pile, trumps, hands, keep_last = self.pile, self.trumps, self.hands, self.keep_last
        for _ in range(self.seats):
            if pile:
                insort(hands[seat], pile.pop())
            elif len(trumps) > keep_last:
                insort(hands[seat], trumps.pop())
                self.mark = MARK[trumps[-1]] if trumps else 10 * _NO_COLOUR + self.mark % 10
            seat = seat + 1 if seat + 1 < self.seats else 0

    def glance(self) -> Move:
        """Return what the seat to act would do at a glance: as `RouePolicy.play_on` says."""
        if self.phase:
            return self._best_trump()
        mark, hand, trick = self.mark, self.hands[self.turn], self.trick
        if len(hand) == 1:
            return hand[0]
        after = self.seats - len(trick) - 1
        sides = self.tables
        table = after * CARD_WORTH
        if trick:
            power, to_beat = sides.power[mark][COLOUR[trick[0]]], self.best
            for card in trick:
                table += _WORTH[card]
        else:
            power, to_beat = sides.own[mark], 0
        kept, stood = sides.kept[mark], _STANDS[mark < 10 * _NO_COLOUR][after]
        best, chosen = -(10**9), hand[0]
        for card in hand:
            worth = table + _WORTH[card]
            if power[card] > to_beat:
                worth = (2 * stood[power[card]] - POINT) * worth // POINT - kept[card]
            else:
                worth = -worth - kept[card]
            if worth > best:
                best, chosen = worth, card
        return chosen

    def _best_trump(self) -> Move:
        hand, kept_of = self.hands[self.turn], self.tables.kept
        if not hand:
            return KEEP
        kept = kept_of[self.mark]
        best, chosen = sum([kept[card] for card in hand]), KEEP
        for given in self.trick:
            kept = kept_of[MARK[given]]
            worth = sum([kept[card] for card in hand]) - _WORTH[given]
            if worth > best:
                best, chosen = worth, given
        return chosen

    def at_rest(self) -> bool:
        """Whether a trick is over and the next not begun."""
        return not self.trick

    def play_out(self, rests: int) -> None:
        """Play at a glance to the moment of rest after `rests` others: a trick is over and the next not begun."""
        while self.phase != OVER:
            if not self.trick:
                if not rests:
                    return
                rests -= 1
            self.play(self.glance())

    def worths(self) -> list[int]:
        """Return how well each seat stands: as `RouePolicy.worth` says."""
        if self.phase == OVER:
            totals = with_prize([POINT * won for won in self.points], best_of(self.points), VICTORY)
        else:
            kept = self.tables.kept[self.mark]
            totals = [
                POINT * won + sum([kept[card] for card in hand])
                for won, hand in zip(self.points, self.hands, strict=True)
            ]
        return [ahead(totals, seat) for seat in range(self.seats)]


def imaginer(seen: View, redeal: Callable[[View, Generator], State]) -> Callable[[Generator], Kernel]:
    """Return what deals the hidden cards at random, each time into a game of its own.

    Where the captured cards are known, only the hands and the cards that are drawn are hidden, and they are dealt
    without going through `redeal`.
    """
    if seen.captured is None or any(FADED in cards for cards in seen.captured):
        return lambda generator: Kernel.of(redeal(seen, generator))
    captured = seen.captured
    visible = {*seen.hand, *seen.trump_pile, *(card for _, card in seen.trick), *(c for pile in captured for c in pile)}
    hidden = [card for card in CARDS if card not in visible]
    size = len(hidden)
    start = Kernel.of(redeal(seen, Generator(0)))
    start.pile.clear()
    start.points = [sum(VALUE[card] for card in pile) for pile in captured]
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    ends = [*accumulate(seen.hand_counts[seat] for seat in others)]
    parts = [(seat, end - seen.hand_counts[seat], end) for seat, end in zip(others, ends, strict=True)]
    dealt = ends[-1]
    drawn = dealt + seen.draw_count

    def imagine(generator: Generator) -> Kernel:
        order = sorted(range(size), key=generator.words(size).__getitem__)
        cards = [hidden[place] for place in order]
        game = start.clone()
        for seat, first, end in parts:
            game.hands[seat] = sorted(cards[first:end])
        game.pile = cards[dealt:drawn]
        return game

    return imagine
