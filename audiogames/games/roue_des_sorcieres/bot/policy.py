"""How to play La Roue sensibly, from what a seat sees and what it remembers of what it heard (`core.game.Policy`).

Worths are in thousandths of a point, whole numbers, so that every machine chooses alike. The constants were chosen by
playing variants against each other (benchmarks/rules/arena.py).
"""

from collections.abc import Callable, Mapping, Sequence
from operator import add
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.fading import is_kept
from audiogames.core.game import Level, Outcomes, Policy, ahead, with_entry, with_prize
from audiogames.core.messages import Seat
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
"""The points from which everyone notices that the last to play, who loses the trick, gives too many."""

DEEP: Final = "deep"
"""The skill of who looks ahead in the kernel."""

SAMPLES_AMONG: Final = 64
"""The deals that the arch-witch imagines for each choice among more than two seats."""

FURTHER: Final = 1
"""The moments of rest that a comparison among several looks past, further than a tree does."""

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "first-flight": Level(slips=40),
        "apprentice": Level(slips=5),
        "witch": Level(samples=2, rests=1),
        "grand-witch": Level(samples=30, rests=1),
        "arch-witch": Level(samples=SAMPLES_AMONG, simulations=2000, rests=1, proofs=40000, skill=DEEP),
    }
)
"""Someone of experience who slips, and who compares the cards in more and more imagined deals.

At two seats the arch-witch grows a tree. Among several a tree is so wide that most of its moves are met once: there
she compares cards as others do, but knows what tricks and trumps are worth among so many, and whoever wins a trick in
her imagination chooses the trump well.
"""


WHEEL_FADES: Final = 0.006
"""The power by which somebody forgetful forgets the wheel, card by card: after twenty cards one time in fifty."""

CARDS_FADE: Final = 0.02
"""The power by which they forget captured cards: after twenty others one in seventeen."""


class Memory(NamedTuple):
    """The captured cards as heard: those of each seat, and the trick just won, until its winner has decided.

    Somebody forgetful, with this `seed`, also knows them in the `order` in which they were heard, and how many cards
    were played `since` the wheel was set for the `wheels`th time.
    """

    captured: Hands = ((),) * 6
    trick: Cards = ()
    seed: int = 0
    order: Cards = ()
    wheels: int = 0
    since: int = 0


class RouePolicy(Policy[State, Action, View]):
    """How La Roue is played by bots (`core.game.Policy`)."""

    levels = LEVELS
    daring = 8 * POINT
    margin = POINT // 2

    def blank(self, seed: int = 0) -> Memory:
        """Return the memory of who has heard nothing yet; by the seed somebody forgetful will forget."""
        return Memory(seed=seed)

    def remember(self, memory: Memory, events: Sequence[Any]) -> Memory:
        """Return the memory after hearing `events`."""
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
        """Return the view with the captured cards that are remembered; as it is where memory does not fit it.

        To somebody forgetful, some of them are FADED.
        """
        captured = memory.captured[: view.seats]
        if view.phase == "trump":  # the trick is won, and not yet captured
            for card in memory.trick:
                captured = _without(captured, view.turn, card)
        fits = tuple(map(len, captured)) == view.captured_counts
        if not fits or view.captured is not None:
            return view
        return view._replace(captured=_faded(captured, memory) if self.manner == "forgetful" else captured)

    def lapses(self, view: View, memory: Memory) -> bool:
        """Whether somebody forgetful does not remember the wheel: the longer ago it was set, the likelier."""
        return not is_kept(memory.seed, ("wheel", memory.wheels), memory.since, power=WHEEL_FADES)

    def taste(self, view: View, action: Action) -> int:
        """Return how much an action is to the taste of the manner.

        Somebody careful risks few points in a trick, and pays for a trump that suits them. Somebody greedy takes
        tricks with what is worth most, and gives nothing up.
        """
        is_careful = self.manner == "careful"
        if action.card is None:
            return 0 if is_careful else len(CARDS)
        if view.phase == "trump":
            return len(CARDS) - VALUE[action.card] if is_careful else -VALUE[action.card]
        leads = _beaten(view) < _power(view, action.card)
        return -VALUE[action.card] if is_careful else VALUE[action.card] * (1 if leads else -1)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what an experienced player would do at a glance, as their manner is."""
        descending = view.rules.descending
        if self.manner in ("careful", "greedy") and view.phase == "play":
            trump = trump_colour(view.trump_pile)
            after = view.seats - len(view.trick) - 1
            worths = card_worths(view.hand, view.trick, trump, view.wheel, descending, after)
            near = [card for card in view.hand if worths[card] >= max(worths.values()) - self.margin]
            return max((PLAY[card] for card in near), key=lambda action: self.taste(view, action))
        return _action(view.phase, view.hand, view.trick, view.trump_pile, view.wheel, descending, view.seats)

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what a beginner would do, who forgets the wheel and gives nothing up."""
        if view.phase == "trump":
            return NO_TRUMP
        return PLAY[beginners_card(view.hand, view.trick, trump_colour(view.trump_pile))]

    def worth_trying(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return all actions but gifts that everyone notices: GENEROUS points too many by the last of a lost trick."""
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
        """Return what imagines games of two seats for a deep search."""
        return imaginer(view, redeal) if view.seats == 2 else None

    def comparing(self, view: View) -> Callable[[Generator], Outcomes[Action]] | None:
        """Return what imagines fast games, for who looks ahead among several (`kernel.tables_among`)."""
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
        """Return the points, in the unit of `worth`, by which each action leads at two seats with their last cards."""
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
        """Return what the seat would do at a glance in an imagined state, from what it would see of it."""
        rules, phase, hands, _, _, trumps, wheel, trick, _, _, _, _ = state
        return _action(phase, hands[seat], trick, trumps, wheel, rules.descending, len(hands))

    def at_rest(self, state: State) -> bool:
        """Whether a trick is over and the next not begun: then worths can be compared."""
        return not state.trick

    def worth(self, state: State, seat: Seat) -> int:
        """Return how well an imagined state stands for the seat: points ahead of the others, and what hands promise."""
        totals = [total * POINT for total in scores(state)]
        if state.phase == "over":
            return ahead(with_prize(totals, winners(state), VICTORY), seat)
        trump, wheel, descending = trump_colour(state.trump_pile), state.wheel, state.rules.descending
        promised = [hand_worth(hand, trump, wheel, descending) for hand in state.hands]
        return ahead([*map(add, totals, promised)], seat)


def is_last(view: View) -> bool:
    """Whether all others who hold cards have played to the trick."""
    played = {seat for seat, _ in view.trick}
    return all(seat in played or not count for seat, count in enumerate(view.hand_counts) if seat != view.turn)


def _powers(view: View) -> Sequence[int]:
    """Return the strength of each card in the trick, by its number; where nothing is led, as if it led itself."""
    trump, descending = trump_colour(view.trump_pile), view.rules.descending
    if not view.trick:
        return own_power(trump, view.wheel, descending)
    return powers(COLOUR[view.trick[0][1]], trump, view.wheel, descending)


def _power(view: View, card: Card) -> int:
    return _powers(view)[card]


def _beaten(view: View) -> int:
    """Return the strength that wins the trick so far."""
    power = _powers(view)
    return max((power[card] for _, card in view.trick), default=-1)


def _faded(captured: Hands, memory: Memory) -> Hands:
    """Return the captured cards as somebody forgetful remembers them: of those that have faded, only that they are."""
    known = {card for cards in captured for card in cards}
    heard = [card for card in memory.order if card in known]
    since = {card: len(heard) - 1 - place for place, card in enumerate(heard)}
    lost = {
        card for place, card in enumerate(heard) if not is_kept(memory.seed, card, since[card], place, power=CARDS_FADE)
    }
    return tuple(tuple([FADED if card in lost else card for card in cards]) for cards in captured)


def _action(phase: Phase, hand: Cards, trick: Trick, trumps: Cards, wheel: int, descending: bool, seats: int) -> Action:
    """Return what someone of experience plays, or does with a trick that is won."""
    trump = trump_colour(trumps)
    if phase == "play":
        return PLAY[best_card(hand, trick, trump, wheel, descending, seats - len(trick) - 1)]
    card = best_trump(hand, trick, trump, wheel, descending)
    return NO_TRUMP if card is None else TRUMP[card]


def _without(captured: Hands, seat: Seat, card: Card) -> Hands:
    return with_entry(captured, seat, tuple([held for held in captured[seat] if held != card]))


POLICY = RouePolicy()
