"""Air Sorcière for comparisons: a mutable game with the rules of `rules`, several times as fast.

Legality is not checked. The cards that may still be drawn are also kept as bits per colour.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from audiogames.core.chance import Generator
from audiogames.core.game import ahead, best_of, with_entry, with_prize
from audiogames.core.messages import Seat
from audiogames.decks.air_sorciere import CAT, COLOUR, COLOURS, VALUE, Card, Colour
from audiogames.games.air_sorciere.bot.thumb import (
    ALOFT,
    COLOUR_OWNED,
    HEIGHT,
    LARGE,
    LOW,
    PLENTY,
    POINT,
    STEP,
    VICTORY,
    WORTHS,
    graduation,
)
from audiogames.games.air_sorciere.rules import cheapest_to_lose
from audiogames.games.air_sorciere.state import (
    COLOURS_AT_END,
    COMMON,
    DIPLOMAS,
    DRAW,
    KEEP,
    LAND,
    NO_LAND,
    STOP,
    TAKE,
    Action,
    Counts,
    Rules,
    State,
    held_of_each,
)
from audiogames.games.air_sorciere.view import View

FLYING, PLACING, LANDING, GRADUATING, CUTTING, OVER, SHUFFLING = range(7)
PHASES: Final = {"fly": FLYING, "placing": PLACING, "landing": LANDING, "diploma": GRADUATING, "cat": CUTTING}
NOBODY: Final = -1
ALL_COLOURS: Final = range(len(COLOURS))

Cards: TypeAlias = tuple[Card, ...]


def bits_of(cards: list[Card]) -> list[int]:
    bits = [0] * len(COLOURS)
    for card in cards:
        bits[COLOUR[card]] |= 1 << VALUE[card] - 1
    return bits


class Kernel:
    """`turn` is the seat to move, and `pile` ends with the next card.

    By seat and colour: `tops` is the highest flying value, 0 without a column; `columns` the cards; `held` the number
    in hand. `bits` are the cards of `pile`, the lowest value of a colour in bit 0, and `worths` the promise of each
    colour by number of cards.
    """

    __slots__ = (
        "bits",
        "columns",
        "common",
        "discard",
        "drawn",
        "grimoires",
        "hands",
        "held",
        "phase",
        "pile",
        "placed",
        "rules",
        "stock",
        "taken",
        "tops",
        "turn",
        "worths",
    )

    def __init__(self) -> None:
        self.rules: Rules
        self.hands: list[Cards]
        self.held: list[list[int]]
        self.grimoires: list[Counts]
        self.stock: Counts
        self.worths: list[tuple[int, ...]]
        self.columns: list[list[Cards]]
        self.tops: list[list[int]]
        self.pile: list[Card]
        self.bits: list[int]
        self.discard: list[Card]
        self.common: list[Card]
        self.turn: Seat
        self.phase: int
        self.taken: int
        self.placed: Card | None
        self.drawn: Card | None

    @classmethod
    def of(cls, state: State) -> "Kernel":
        game = cls()
        game.rules = state.rules
        game.hands = list(state.hands)
        game.held = [held_of_each(hand) for hand in state.hands]
        game.grimoires = list(state.grimoires)
        game._leave(state.stock)
        game.columns = [list(columns) for columns in state.columns]
        game.tops = [[VALUE[column[-1]] if column else 0 for column in columns] for columns in state.columns]
        game.stack(list(reversed(state.draw_pile)))
        game.discard, game.common = list(state.discard), list(state.common)
        game.turn, game.taken, game.placed, game.drawn = state.turn, state.taken, state.placed, state.drawn
        game.phase = SHUFFLING if state.shuffling else PHASES.get(state.phase, OVER)
        return game

    def clone(self) -> "Kernel":
        game = Kernel()
        game.rules, game.stock, game.worths = self.rules, self.stock, self.worths
        game.hands, game.grimoires = self.hands[:], self.grimoires[:]
        game.held = [held[:] for held in self.held]
        game.columns = [columns[:] for columns in self.columns]
        game.tops = [tops[:] for tops in self.tops]
        game.pile, game.bits = self.pile[:], self.bits[:]
        game.discard, game.common = self.discard[:], self.common[:]
        game.turn, game.phase, game.taken = self.turn, self.phase, self.taken
        game.placed, game.drawn = self.placed, self.drawn
        return game

    def stack(self, pile: list[Card]) -> None:
        self.pile, self.bits = pile, bits_of(pile)

    def _leave(self, stock: Counts) -> None:
        self.stock, self.worths = stock, [WORTHS[min(left, PLENTY)] for left in stock]

    def acting(self) -> Seat:
        if self.phase == CUTTING:
            limit = self.rules.cat_limit
            return next(seat for seat, hand in enumerate(self.hands) if len(hand) > limit)
        return NOBODY if self.phase >= OVER else self.turn

    # The effects of actions.

    def play(self, seat: Seat, action: Action) -> None:
        _EFFECTS[action.verb](self, seat, action)

    def _draw(self, seat: Seat, action: Action) -> None:
        if not self.pile:
            if self.discard:
                self.phase = SHUFFLING
            else:
                self._end()
            return
        self.drawn = card = self.pile.pop()
        self.bits[COLOUR[card]] ^= 1 << VALUE[card] - 1
        self.taken += 1
        limit = self.rules.cat_limit
        if VALUE[card] == CAT and max(map(len, self.hands)) > limit:
            self.phase = CUTTING
        else:
            self._place(card)

    def _place(self, card: Card) -> None:
        seat, colour = self.turn, COLOUR[card]
        if self.placed is None or VALUE[card] > self.tops[seat][colour]:
            self.phase = PLACING
            return
        self.discard += self.columns[seat][colour]
        self.columns[seat][colour], self.tops[seat][colour] = (), 0
        if self.grimoires[seat][colour]:
            self.discard.append(card)
        else:
            self._give(seat, colour, (card,))
        self._next_turn()

    def _give(self, seat: Seat, colour: Colour, cards: Cards) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        self.held[seat][colour] += len(cards)

    def _lose(self, seat: Seat, cards: Cards) -> None:
        self.hands[seat] = hand = tuple([card for card in self.hands[seat] if card not in cards])
        self.held[seat] = held_of_each(hand)
        self.discard += cards

    def _cut(self, seat: Seat, action: Action) -> None:
        self._lose(seat, action.cards)
        if max(map(len, self.hands)) <= self.rules.cat_limit and self.drawn is not None:
            self._place(self.drawn)

    def _take(self, seat: Seat, action: Action) -> None:
        card = action.cards[0]
        self.common.remove(card)
        self.taken += 1
        self._fly_with(seat, card)

    def _keep(self, seat: Seat, action: Action) -> None:
        assert self.drawn is not None
        self._fly_with(seat, self.drawn)

    def _fly_with(self, seat: Seat, card: Card) -> None:
        colour = COLOUR[card]
        columns = self.columns[seat]
        columns[colour] = (*columns[colour], card)
        self.tops[seat][colour] = VALUE[card]
        self.phase, self.drawn = FLYING, None

    def _share(self, seat: Seat, action: Action) -> None:
        assert self.drawn is not None
        self.common.append(self.drawn)
        self.phase, self.placed, self.drawn = FLYING, self.drawn, None

    def _stop(self, seat: Seat, action: Action) -> None:
        self.phase = LANDING

    def _land(self, seat: Seat, action: Action) -> None:
        colour = action.colour or 0
        self._give(seat, colour, self.columns[seat][colour])
        self.columns[seat][colour], self.tops[seat][colour] = (), 0
        self.phase = GRADUATING

    def _stay(self, seat: Seat, action: Action) -> None:
        if self.placed is None:
            self._next_turn()
        else:
            self.phase = GRADUATING

    def _graduate(self, seat: Seat, action: Action) -> None:
        colour, number = action.colour or 0, DIPLOMAS[len(action.cards)]
        self._lose(seat, action.cards)
        owned, stock = self.grimoires[seat], self.stock
        self.grimoires[seat] = with_entry(owned, colour, owned[colour] + number)
        self._leave(with_entry(stock, colour, stock[colour] - number))
        if self.rules.end != "round" and self._is_last():
            self._end()
        elif not self.rules.several_diplomas:
            self._next_turn()

    def _decline(self, seat: Seat, action: Action) -> None:
        self._next_turn()

    def _is_last(self) -> bool:
        return len(self.stock) - self.stock.count(0) <= COLOURS_AT_END[len(self.hands)]

    def _next_turn(self) -> None:
        seat = (self.turn + 1) % len(self.hands)
        if self.rules.end == "round" and seat == self.rules.starter and self._is_last():
            self._end()
            return
        self.turn, self.phase, self.taken, self.placed, self.drawn = seat, FLYING, 0, None, None

    def _end(self) -> None:
        self.phase, self.turn, self.taken, self.placed, self.drawn = OVER, 0, 0, None, None

    # Play at a glance.

    def glance(self, seat: Seat) -> Action:
        if self.phase == FLYING:
            return self._flight(seat)
        if self.phase == PLACING:
            return self._placing(seat)
        if self.phase == LANDING:
            target = self._target(seat)
            return NO_LAND if target is None else LAND[target]
        hand = self.hands[seat]
        if self.phase == GRADUATING:
            return graduation(hand, self.grimoires[seat], self.stock)
        return Action("discard", tuple(sorted(cheapest_to_lose(hand)[: len(hand) - self.rules.cat_limit])))

    def _flight(self, seat: Seat) -> Action:
        tops, placed = self.tops[seat], self.placed
        takes = [card for card in self.common if VALUE[card] > tops[COLOUR[card]] and card != placed]
        welcome = [card for card in takes if VALUE[card] - tops[COLOUR[card]] <= STEP]
        if welcome:
            columns = self.columns[seat]
            return TAKE[min(welcome, key=lambda card: (-len(columns[COLOUR[card]]), VALUE[card]))]
        if not self.taken:
            return DRAW
        target = self._target(seat)
        if self._lands(seat, 0 if target is None else self._landing(seat, target)):
            more = [card for card in takes if COLOUR[card] == target]
            return TAKE[min(more)] if more else STOP
        return DRAW

    def _target(self, seat: Seat) -> Colour | None:
        columns = self.columns[seat]
        aloft = [colour for colour in ALL_COLOURS if columns[colour]]
        if len(aloft) < 2:
            return aloft[0] if aloft else None
        if self.placed is not None:
            fewest = min([len(columns[colour]) for colour in aloft])
            aloft = [colour for colour in aloft if len(columns[colour]) == fewest]
        return max(aloft, key=lambda colour: self._landing(seat, colour))

    def _landing(self, seat: Seat, colour: Colour) -> int:
        held, worths = self.held[seat][colour], self.worths[colour]
        return worths[held + len(self.columns[seat][colour])] - worths[held]

    def _lands(self, seat: Seat, landing: int) -> bool:
        """Land at once for a large column or a point, in danger by the odds of the next card.

        `landing` is the gain of the best column.
        """
        columns, tops, held = self.columns[seat], self.tops[seat], self.held[seat]
        if self.placed is None:
            return landing >= POINT or max(map(len, columns)) >= LARGE
        balance = 0
        bits = self.bits if self.pile else bits_of(self.discard)
        for colour, worths in enumerate(self.worths):
            cards = bits[colour]
            if cards:
                own = held[colour]
                flying = own + len(columns[colour])
                now, good = worths[flying], (cards >> tops[colour]).bit_count()
                balance += good * (ALOFT * (worths[flying + 1] - now) // POINT)
                balance -= (cards.bit_count() - good) * (landing + ALOFT * (now - worths[own]) // POINT)
        return balance <= 0

    def _placing(self, seat: Seat) -> Action:
        card = self.drawn
        assert card is not None
        colour = COLOUR[card]
        top = self.tops[seat][colour]
        if VALUE[card] <= top:
            return COMMON
        if self.placed is not None or VALUE[card] - top <= STEP:
            return KEEP
        return KEEP if len(self.columns[seat][colour]) >= LARGE - 1 or not self.stock[colour] else COMMON

    # What came of it.

    def outcome(self, seat: Seat, action: Action, rests: int) -> int:
        """The value of an action after `rests` moments of rest. Leaves this game unchanged."""
        game = self.clone()
        game.play(seat, action)
        while (acting := game.acting()) != NOBODY:
            if not game.taken and game.phase == FLYING:
                if not rests:
                    break
                rests -= 1
            game.play(acting, game.glance(acting))
        return game.worth(seat)

    def worth(self, seat: Seat) -> int:
        is_per_set = self.rules.bonus == "per_set"
        totals = [sum(own) + (min(own) if is_per_set else 0 not in own) for own in self.grimoires]
        if self.phase == OVER:
            winners = best_of([*zip(totals, map(len, self.hands), strict=True)])
            return ahead(with_prize([POINT * total for total in totals], winners, VICTORY), seat)
        return ahead([POINT * total + self._promise(who) for who, total in enumerate(totals)], seat)

    def _promise(self, seat: Seat) -> int:
        total = COLOUR_OWNED * (len(COLOURS) - self.grimoires[seat].count(0))
        for held, column, top, worths in zip(
            self.held[seat], self.columns[seat], self.tops[seat], self.worths, strict=True
        ):
            own = worths[held]
            total += own
            if column:
                total += ALOFT * (worths[held + len(column)] - own) // POINT
                if top > LOW:
                    total -= HEIGHT * (top - LOW)
        return total


_EFFECTS: Final[dict[str, Callable[[Kernel, Seat, Action], None]]] = {
    "draw": Kernel._draw,
    "take": Kernel._take,
    "keep": Kernel._keep,
    "common": Kernel._share,
    "stop": Kernel._stop,
    "land": Kernel._land,
    "no-land": Kernel._stay,
    "diploma": Kernel._graduate,
    "no-diploma": Kernel._decline,
    "discard": Kernel._cut,
}


def imaginer(seen: View, redeal: Callable[[View, Generator], State]) -> Callable[[Generator], Callable[..., int]]:
    """Sample the draw pile, in the order that `redeal` would give it."""
    start, seat, pile = Kernel.of(redeal(seen, Generator(0))), seen.seat, seen.pile

    def imagine(generator: Generator) -> Callable[[Action, int], int]:
        game = start.clone()
        game.stack([pile[place] for place in reversed(generator.permutation(len(pile)))])

        def outcome(action: Action, rests: int) -> int:
            return game.outcome(game.turn if seat is None else seat, action, rests)

        return outcome

    return imagine
