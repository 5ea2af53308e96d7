"""Sensible play of La Roue, from what a seat sees and remembers (`core.game.Policy`).

Worths are integers in thousandths of a point, the same on every machine. The constants were tuned by games between
variants (benchmarks/rules/arena.py).
"""

from collections.abc import Callable, Mapping, Sequence
from operator import add
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import Level, Outcomes, Policy, ahead, with_entry, with_prize
from audiogames.core.messages import Seat
from audiogames.core.presentation.fading import is_kept
from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, VALUE, Card
from audiogames.games.roue_des_sorcieres.bot import endgame
from audiogames.games.roue_des_sorcieres.bot.kernel import Kernel, imaginer, move_of
from audiogames.games.roue_des_sorcieres.bot.thumb import (
    POINT,
    VICTORY,
    beginners_card,
    best_card,
    best_trump,
    card_worths,
    hand_worth,
    own_power,
)
from audiogames.games.roue_des_sorcieres.events import GameEnded, Played, TrickWon, TrumpChanged, TrumpKept
from audiogames.games.roue_des_sorcieres.rules import powers, scores, winners
from audiogames.games.roue_des_sorcieres.state import (
    NO_TRUMP,
    PLAY,
    TRUMP,
    Action,
    Cards,
    Hands,
    Phase,
    State,
    Trick,
    trump_colour,
)
from audiogames.games.roue_des_sorcieres.view import FADED, View, redeal

GENEROUS: Final = 4
"""Excess points that the last player of a lost trick obviously gives away."""

DEEP: Final = "deep"

SAMPLES_AMONG: Final = 64
"""Deals that the arch-witch samples per choice among more than two seats."""

FURTHER: Final = 1
"""Moments of rest that a comparison among several looks past, farther than a tree does."""

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "first-flight": Level(slips=40),
        "apprentice": Level(slips=5),
        "witch": Level(samples=2, rests=1),
        "grand-witch": Level(samples=30, rests=1),
        "arch-witch": Level(samples=SAMPLES_AMONG, simulations=2000, rests=1, proofs=40000, skill=DEEP),
    }
)
"""An experienced player with slips, then comparisons in more and more sampled deals.

At two seats the arch-witch searches a tree. Among several a tree is so wide that most moves are met once. There she
compares cards with values for that number of seats, and winners of tricks choose the trump well.
"""


WHEEL_FADES: Final = 0.006
"""Card by card: one time in fifty after twenty cards."""

CARDS_FADE: Final = 0.02
"""One in seventeen is forgotten after twenty others."""


class Memory(NamedTuple):
    """The captured cards as heard, by seat, and the trick just won, until its winner has decided.

    With a `seed`, a forgetful bot also stores the `order` in which cards were heard, and the number of cards played
    `since` the wheel was set for the `wheels`th time.
    """

    captured: Hands = ((),) * 6
    trick: Cards = ()
    seed: int = 0
    order: Cards = ()
    wheels: int = 0
    since: int = 0


class RouePolicy(Policy[State, Action, View]):
    levels = LEVELS
    daring = 8 * POINT
    margin = POINT // 2

    def blank(self, seed: int = 0) -> Memory:
        return Memory(seed=seed)

    def remember(self, memory: Memory, events: Sequence[Any]) -> Memory:
        for event in events:
            if isinstance(event, Played):
                memory = memory._replace(since=memory.since + 1)
            elif isinstance(event, TrickWon):
                won = with_entry(memory.captured, event.seat, memory.captured[event.seat] + event.cards)
                memory = memory._replace(captured=won, trick=event.cards, order=memory.order + event.cards)
            elif isinstance(event, TrumpChanged):
                kept = _without(memory.captured, event.seat, event.card)
                memory = memory._replace(captured=kept, trick=(), wheels=memory.wheels + 1, since=0)
            elif isinstance(event, TrumpKept | GameEnded):
                memory = memory._replace(trick=())
        return memory

    def recall(self, view: View, memory: Memory) -> View:
        captured = memory.captured[: view.seats]
        if view.phase == "trump":  # the trick is won, and not yet captured
            for card in memory.trick:
                captured = _without(captured, view.turn, card)
        fits = tuple(map(len, captured)) == view.captured_counts
        if not fits or view.captured is not None:
            return view
        return view._replace(captured=_faded(captured, memory) if self.manner == "forgetful" else captured)

    def lapses(self, view: View, memory: Memory) -> bool:
        """Forgetting the wheel is more likely the longer ago it was set."""
        return not is_kept(memory.seed, ("wheel", memory.wheels), memory.since, power=WHEEL_FADES)

    def taste(self, view: View, action: Action) -> int:
        """Careful bots risk few points in a trick, and pay for a good trump. Greedy ones win with high cards.

        Greedy bots also give nothing up.
        """
        is_careful = self.manner == "careful"
        if action.card is None:
            return 0 if is_careful else len(CARDS)
        if view.phase == "trump":
            return len(CARDS) - VALUE[action.card] if is_careful else -VALUE[action.card]
        leads = _beaten(view) < _power(view, action.card)
        return -VALUE[action.card] if is_careful else VALUE[action.card] * (1 if leads else -1)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        descending = view.rules.descending
        if self.manner in ("careful", "greedy") and view.phase == "play":
            trump = trump_colour(view.trump_pile)
            after = view.seats - len(view.trick) - 1
            worths = card_worths(view.hand, view.trick, trump, view.wheel, descending, after)
            near = [card for card in view.hand if worths[card] >= max(worths.values()) - self.margin]
            return max((PLAY[card] for card in near), key=lambda action: self.taste(view, action))
        return _action(view.phase, view.hand, view.trick, view.trump_pile, view.wheel, descending, view.seats)

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Forget the wheel, and give nothing up."""
        if view.phase == "trump":
            return NO_TRUMP
        return PLAY[beginners_card(view.hand, view.trick, trump_colour(view.trump_pile))]

    def worth_trying(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        if view.phase == "trump" or not view.trick or not is_last(view):
            return actions
        power, to_beat = _powers(view), _beaten(view)
        given = [VALUE[action.card] for action in actions if action.card is not None and power[action.card] <= to_beat]
        least = min(given, default=0)
        return [
            action
            for action in actions
            if action.card is None or power[action.card] > to_beat or VALUE[action.card] < least + GENEROUS
        ]

    def imagining(self, view: View) -> Callable[[Generator], Kernel] | None:
        return imaginer(view, redeal) if view.seats == 2 else None

    def comparing(self, view: View) -> Callable[[Generator], Outcomes[Action]] | None:
        if self.skill != DEEP:
            return None
        imagine = imaginer(view, redeal)

        def imagined(generator: Generator) -> Outcomes[Action]:
            start = imagine(generator)

            def outcome(action: Action, rests: int) -> int:
                game = start.clone()
                game.play(move_of(action))
                game.play_out(rests + FURTHER, tries_trumps=True)
                return game.worths()[view.turn]

            return outcome

        return imagined

    def proven(self, view: View, actions: Sequence[Action], most: int) -> Sequence[int] | None:
        if view.seats != 2 or view.draw_count or view.captured is None or view.phase == "over":
            return None
        if any(FADED in cards for cards in view.captured):
            return None
        if len(CARDS) != len(view.trump_pile) + len(view.trick) + sum(view.captured_counts) + sum(view.hand_counts):
            return None  # a prepared position leaves cards in the box
        game = Kernel.of(redeal(view, Generator(0)))  # the cards that are not seen are the other hand
        values = endgame.values(game, most)
        if values is None:
            return None
        return [POINT * values[move_of(action)] for action in actions]

    def play_on(self, state: State, seat: Seat) -> Action:
        rules, phase, hands, _, _, trumps, wheel, trick, _, _, _, _ = state
        return _action(phase, hands[seat], trick, trumps, wheel, rules.descending, len(hands))

    def at_rest(self, state: State) -> bool:
        """Between tricks."""
        return not state.trick

    def worth(self, state: State, seat: Seat) -> int:
        totals = [total * POINT for total in scores(state)]
        if state.phase == "over":
            return ahead(with_prize(totals, winners(state), VICTORY), seat)
        trump, wheel, descending = trump_colour(state.trump_pile), state.wheel, state.rules.descending
        promised = [hand_worth(hand, trump, wheel, descending) for hand in state.hands]
        return ahead([*map(add, totals, promised)], seat)


def is_last(view: View) -> bool:
    played = {seat for seat, _ in view.trick}
    return all(seat in played or not count for seat, count in enumerate(view.hand_counts) if seat != view.turn)


def _powers(view: View) -> Sequence[int]:
    trump, descending = trump_colour(view.trump_pile), view.rules.descending
    if not view.trick:
        return own_power(trump, view.wheel, descending)
    return powers(COLOUR[view.trick[0][1]], trump, view.wheel, descending)


def _power(view: View, card: Card) -> int:
    return _powers(view)[card]


def _beaten(view: View) -> int:
    power = _powers(view)
    return max((power[card] for _, card in view.trick), default=-1)


def _faded(captured: Hands, memory: Memory) -> Hands:
    known = {card for cards in captured for card in cards}
    heard = [card for card in memory.order if card in known]
    since = {card: len(heard) - 1 - place for place, card in enumerate(heard)}
    lost = {
        card for place, card in enumerate(heard) if not is_kept(memory.seed, card, since[card], place, power=CARDS_FADE)
    }
    return tuple(tuple([FADED if card in lost else card for card in cards]) for cards in captured)


def _action(phase: Phase, hand: Cards, trick: Trick, trumps: Cards, wheel: int, descending: bool, seats: int) -> Action:
    trump = trump_colour(trumps)
    if phase == "play":
        return PLAY[best_card(hand, trick, trump, wheel, descending, seats - len(trick) - 1)]
    card = best_trump(hand, trick, trump, wheel, descending)
    return NO_TRUMP if card is None else TRUMP[card]


def _without(captured: Hands, seat: Seat, card: Card) -> Hands:
    return with_entry(captured, seat, tuple([held for held in captured[seat] if held != card]))


POLICY = RouePolicy()
