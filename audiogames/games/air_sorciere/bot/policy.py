"""How to play Air Sorcière sensibly (`core.game.Policy`): the levels, and play at a glance in what is imagined."""

from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from operator import add
from types import MappingProxyType
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.fading import is_kept
from audiogames.core.game import Level, Manner, Outcomes, Policy, ahead, with_prize
from audiogames.core.messages import Seat
from audiogames.decks.air_sorciere import Card
from audiogames.games.air_sorciere.bot.kernel import imaginer
from audiogames.games.air_sorciere.bot.thumb import LAST, POINT, VICTORY, glanced, graduation, promise
from audiogames.games.air_sorciere.rules import offered, winners
from audiogames.games.air_sorciere.rules import scores as points
from audiogames.games.air_sorciere.state import DRAW, NO_DIPLOMA, STOP, Action, State
from audiogames.games.air_sorciere.view import View, redeal, unseen


class Skill(NamedTuple):
    """What someone of experience does well.

    `counts`: works out of the cards still to come whether to land, instead of adding up tops. `waits`: takes a diploma
    of four or five cards, and one of three only when few grimoires are left: five cards earn three, three earn one.
    """

    counts: bool = False
    waits: bool = False


PLAIN: Final = Skill()
WISE: Final = Skill(counts=True, waits=True)

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "first-flight": Level(skill=PLAIN),
        "apprentice": Level(slips=65, skill=WISE),
        "witch": Level(skill=WISE),
        "grand-witch": Level(slips=75, samples=15, rests=4, skill=WISE),
        "arch-witch": Level(samples=15, rests=4, skill=WISE),
    }
)
"""Someone without patience, someone often without it, someone wise; then the draw pile is imagined, rarely or always.

A column landed now becomes a diploma two rounds later: so many turns a comparison looks past.
"""


HASTE: Final = 2
"""So many grimoires earlier somebody greedy takes any diploma."""
BOLD: Final[Mapping[Manner, int]] = MappingProxyType({"careful": -1, "greedy": 1})
DISCARD_FADES: Final = 0.1
"""The power by which somebody forgetful forgets a witch on the discard pile: after twenty others one in four."""
TABLE_FADES: Final = 0.01
"""The power by which they forget what flies where, with all that flies at the table."""


class AirPolicy(Policy[State, Action, View]):
    """How Air Sorcière is played by bots: all that can be known lies in the view (A15).

    Nothing is remembered, but by somebody forgetful: for them what lies on the discard pile fades, and may come again.
    """

    levels = LEVELS
    margin = POINT // 8

    def __init__(self, skill: Skill = WISE) -> None:
        super().__init__(skill)

    def blank(self, seed: int = 0) -> int:
        """Return the memory of who has heard nothing yet: the seed by which somebody forgetful will forget."""
        return seed

    def recall(self, view: View, memory: int) -> View:
        """Return the view; to somebody forgetful, some witches on the discard pile seem to be in the draw pile."""
        if self.manner != "forgetful" or not view.pile:
            return view
        kept, lost = list[Card](), list(view.pile)
        for place, card in enumerate(view.discard):
            since = len(view.discard) - 1 - place
            (kept if is_kept(memory, card, since, place, DISCARD_FADES) else lost).append(card)
        return view._replace(pile=tuple(sorted(lost)), discard=tuple(kept))

    def lapses(self, view: View, memory: int) -> bool:
        """Whether somebody forgetful does not remember their own zone: the more flies at the table, the likelier."""
        flying = sum(len(column) for columns in view.columns for column in columns)
        return not is_kept(memory, ("zone", view.columns[seat_of(view)]), flying, power=TABLE_FADES)

    def taste(self, view: View, action: Action) -> int:
        """Return how much an action is to the taste of the manner: to land, or to fly on and to take a diploma now."""
        bold = BOLD.get(self.manner, 0) if self.manner else 0
        return -bold if action in (STOP, NO_DIPLOMA) else bold if action == DRAW or action.cards else 0

    def worth_trying(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return all actions but those diplomas and discards of which there are cheaper ones for the same."""
        if view.phase == "diploma":
            seat = seat_of(view)
            return (*offered(view.hands[seat], view.grimoires[seat], view.stock), NO_DIPLOMA)
        return actions[:1] if view.phase == "cat" else actions

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what an experienced player would do at a glance."""
        seat = seat_of(view)
        if view.phase == "diploma":
            late = LAST + HASTE * (self.manner == "greedy")
            return graduation(view.hands[seat], view.grimoires[seat], view.stock, self.skill.waits, late)
        bold = BOLD.get(self.manner, 0) if self.manner else 0
        return glanced(view, seat, unseen(view) if self.skill.counts else None, bold)

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what a beginner would do: fly on until the common zone is used, land at once, take any diploma."""
        if view.phase == "fly":
            return STOP if view.placed is not None and STOP in actions else DRAW
        return actions[0]

    def slip(self, view: View, actions: Sequence[Action], chance: Generator) -> Action:
        """Return what a beginner would do; who is wise as a rule has no patience with diplomas, and slips no worse."""
        if self.skill.waits:
            return self.skilled(self.skill._replace(waits=False)).mannered(self.manner).choose(view, actions)
        return self.blunder(view, actions)

    def comparing(self, view: View) -> Callable[[Generator], Outcomes[Action]]:
        """Return what imagines the draw pile in a fast game."""
        return imaginer(view, redeal)

    def play_on(self, state: State, seat: Seat) -> Action:
        """Return what the seat would do in an imagined state, if it counted the cards to come before each stop.

        Nobody waits for large diplomas there: the search itself finds out what waiting is worth.
        """
        return glanced(state, seat, state.draw_pile or state.discard)

    def at_rest(self, state: State) -> bool:
        """Whether a turn is over and the next not begun."""
        return state.phase == "fly" and not state.taken

    def worth(self, state: State, seat: Seat) -> int:
        """Return how well an imagined state stands for the seat: its points and promises ahead of the others'."""
        totals = [total * POINT for total in points(state)]
        if state.phase == "over":
            return ahead(with_prize(totals, winners(state), VICTORY), seat)
        promised = map(promise, state.hands, state.columns, state.grimoires, repeat(state.stock))
        return ahead([*map(add, totals, promised)], seat)


def seat_of(view: View) -> Seat:
    """Return whose view it is; a spectator chooses nothing, and counts as the seat that is to act."""
    return view.turn if view.seat is None else view.seat


POLICY = AirPolicy()
