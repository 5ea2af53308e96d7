"""La Roue for searches: a mutable game with the rules of `rules`, about ten times as fast.

A move is the number of a card that is played or given up as the new trump, or KEEP. Points are counted on capture, and
the cards forgotten. Legality is not checked.
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
    SEVERAL_CARD_WORTH,
    SEVERAL_HUNGER,
    SEVERAL_KEPT,
    SEVERAL_SHARE,
    SEVERAL_WANTED,
    VICTORY,
    kept_worth,
    own_power,
    several_kept,
    several_promised,
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

PLAYING, DECIDING, OVER = range(3)

_NO_COLOUR: Final = len(COLOURS)
_STRONGEST: Final = 20


class Tables(NamedTuple):
    """Values of every card for a side of the wheel and for rules of thumb, by `mark` and card.

    A mark encodes trump and wheel: ten times the colour's index, that of none being the last, plus the wheel. `power`
    is by mark, led colour and card; `own` is the same if the card itself leads.

    `kept` is the value of not playing a card, `wanted` its value to the seat that may choose the trump, and `promised`
    its expected future gain. `stakes` has, in thousandths of a trick's points, the value of the leading card, by
    existence of a trump, number of players to come and power. `loss` counts against a card that does not lead, and
    `to_come` is the value that each later player adds.
    """

    power: Sequence[Sequence[Sequence[int]]]
    own: Sequence[Sequence[int]]
    kept: Sequence[Sequence[int]]
    wanted: Sequence[Sequence[int]]
    promised: Sequence[Sequence[int]]
    stakes: Sequence[Sequence[Sequence[int]]]
    loss: int
    to_come: int


@cache
def tables(descending: bool) -> Tables:
    power, own = _powers(descending)
    kept = [kept_worth(*at) for at in _marks(descending)]
    stakes = _stakes(lambda *card: 2 * stands(*card) - POINT)
    return Tables(power, own, kept, kept, kept, stakes, POINT, CARD_WORTH)


@cache
def tables_among(seats: int, descending: bool) -> Tables:
    """For a search among `seats`. At two it is that of play at a glance."""
    if seats == 2:
        return tables(descending)
    power, own = _powers(descending)
    kept, wanted = ([several_kept(best, *at) for at in _marks(descending)] for best in (SEVERAL_KEPT, SEVERAL_WANTED))
    promised = [several_promised(*at) for at in _marks(descending)]
    loss = SEVERAL_SHARE // seats
    stakes = _stakes(lambda *card: stands(*card, SEVERAL_HUNGER) - loss)
    return Tables(power, own, kept, wanted, promised, stakes, loss, SEVERAL_CARD_WORTH)


def _marks(descending: bool) -> list[tuple[int | None, int, bool]]:
    """Trump, wheel and side for each mark. No wheel is 0."""
    return [(colour, max(wheel, 1), descending) for colour in (*range(_NO_COLOUR), None) for wheel in range(10)]


@cache
def _powers(descending: bool) -> tuple[Sequence[Sequence[Sequence[int]]], Sequence[Sequence[int]]]:
    marks = _marks(descending)
    return [[powers(led, *at) for led in range(_NO_COLOUR)] for at in marks], [own_power(*at) for at in marks]


def _stakes(stake: Callable[[int, bool, int], int]) -> Sequence[Sequence[Sequence[int]]]:
    return tuple(
        tuple(tuple(stake(power, trump, after) for power in range(_STRONGEST)) for after in range(6))
        for trump in (False, True)
    )


MARK: Final = tuple(10 * COLOUR[card] + VALUE[card] for card in CARDS)
_WORTH: Final = tuple(VALUE[card] * POINT for card in CARDS)


class Kernel:
    """`turn` is the seat to act, `pile` ends with the next card, `trumps` with the visible one.

    `mark` encodes trump and wheel (`Tables`), `best` is the strength of the winning card of the trick, and `taker` its
    seat. `tables` are those of the rules of thumb for all seats.
    """

    __slots__ = (
        "best",
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
        sides: tuple[Tables, int],
        hands: list[list[Card]],
        points: list[int],
        pile: list[Card],
        trumps: list[Card],
        table: tuple[int, int, int, Seat, Seat, Seat],
        trick: list[Card],
    ) -> None:
        self.tables, self.keep_last = sides
        self.seats = len(hands)
        self.hands = hands
        self.points = points
        self.pile = pile
        self.trumps = trumps
        self.mark, self.phase, self.best, self.taker, self.leader, self.turn = table
        self.trick = trick

    @classmethod
    def of(cls, state: State) -> "Kernel":
        """From any phase but the deal. Captured cards are counted."""
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
            (tables(state.rules.descending), int(state.rules.keep_last_trump)),
            [list(hand) for hand in state.hands],
            [points(cards) for cards in state.captured],
            list(reversed(state.draw_pile)),
            list(state.trump_pile),
            (mark, phase, best, taker, state.leader, state.turn),
            [card for _, card in state.trick],
        )

    @classmethod
    def dealt(cls, order: Sequence[Card], seats: int, leader: Seat, descending: bool, keep_last: bool) -> "Kernel":
        hands = [sorted(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(seats)]
        top = seats * HAND_SIZE
        pile = list(order[:top:-1])
        table = (MARK[order[top]], PLAYING, 0, leader, leader, leader)
        return cls((tables(descending), int(keep_last)), hands, [0] * seats, pile, [order[top]], table, [])

    def clone(self) -> "Kernel":
        return Kernel(
            (self.tables, self.keep_last),
            [hand[:] for hand in self.hands],
            self.points[:],
            self.pile[:],
            self.trumps[:],
            (self.mark, self.phase, self.best, self.taker, self.leader, self.turn),
            self.trick[:],
        )

    def legal(self) -> Sequence[Move]:
        """Do not change the list, or keep it past a move."""
        if self.phase == PLAYING:
            return self.hands[self.turn]
        return [*self.trick, KEEP] if self.phase == DECIDING else ()

    def action(self, move: Move) -> Action:
        if self.phase == PLAYING:
            return PLAY[move]
        return NO_TRUMP if move == KEEP else TRUMP[move]

    def play(self, move: Move) -> None:
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
        if self.phase:
            return self._best_trump()
        mark, hand, trick = self.mark, self.hands[self.turn], self.trick
        if len(hand) == 1:
            return hand[0]
        after = self.seats - len(trick) - 1
        sides = self.tables
        table = after * sides.to_come
        if trick:
            power, to_beat = sides.power[mark][COLOUR[trick[0]]], self.best
            for card in trick:
                table += _WORTH[card]
        else:
            power, to_beat = sides.own[mark], 0
        kept, stakes, loss = sides.kept[mark], sides.stakes[mark < 10 * _NO_COLOUR][after], sides.loss
        best, chosen = -(10**9), hand[0]
        for card in hand:
            worth = table + _WORTH[card]
            if power[card] > to_beat:
                worth = stakes[power[card]] * worth // POINT - kept[card]
            else:
                worth = -loss * worth // POINT - kept[card]
            if worth > best:
                best, chosen = worth, card
        return chosen

    def _best_trump(self) -> Move:
        hand, kept_of = self.hands[self.turn], self.tables.wanted
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
        """Between tricks."""
        return not self.trick

    def play_out(self, rests: int, tries_trumps: bool = False) -> None:
        """Play at a glance past `rests` moments of rest to the next one, between tricks.

        With `tries_trumps`, the winner of a trick tries all trumps instead of choosing at a glance.
        """
        while self.phase != OVER:
            if not self.trick:
                if not rests:
                    return
                rests -= 1
            self.play(self._tried() if tries_trumps and self.phase else self.glance())

    def _tried(self) -> Move:
        """The best trump for the trick's winner after another trick at a glance."""
        seat, best, chosen = self.turn, -(10**9), KEEP
        for move in self.legal():
            game = self.clone()
            game.play(move)
            game.play_out(1)
            worth = game.worths()[seat]
            if worth > best:
                best, chosen = worth, move
        return chosen

    def worths(self) -> list[int]:
        if self.phase == OVER:
            totals = with_prize([POINT * won for won in self.points], best_of(self.points), VICTORY)
        else:
            promised = self.tables.promised[self.mark]
            totals = [
                POINT * won + sum([promised[card] for card in hand])
                for won, hand in zip(self.points, self.hands, strict=True)
            ]
        return [ahead(totals, seat) for seat in range(self.seats)]


def imaginer(seen: View, redeal: Callable[[View, Generator], State]) -> Callable[[Generator], Kernel]:
    """Deal the hidden cards into a new game, with `tables_among` its seats.

    If the captured cards are known, only hands and draw pile are hidden, and are dealt without `redeal`.
    """
    if seen.captured is None or any(FADED in cards for cards in seen.captured):
        return lambda generator: _among(seen, redeal(seen, generator))
    captured = seen.captured
    visible = {*seen.hand, *seen.trump_pile, *(card for _, card in seen.trick), *(c for pile in captured for c in pile)}
    hidden = [card for card in CARDS if card not in visible]
    size = len(hidden)
    start = _among(seen, redeal(seen, Generator(0)))
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


def _among(seen: View, state: State) -> Kernel:
    game = Kernel.of(state)
    game.tables = tables_among(seen.seats, seen.rules.descending)
    return game


def move_of(action: Action) -> Move:
    return KEEP if action.card is None else action.card
