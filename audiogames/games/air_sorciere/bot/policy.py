from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from operator import add
from types import MappingProxyType
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import Level, Manner, Outcomes, Policy, ahead, with_prize
from audiogames.core.messages import Seat
from audiogames.core.presentation.fading import is_kept
from audiogames.decks.air_sorciere import Card
from audiogames.games.air_sorciere.bot.kernel import imaginer
from audiogames.games.air_sorciere.bot.thumb import LAST, POINT, VICTORY, glanced, graduation, promise
from audiogames.games.air_sorciere.rules import offered, winners
from audiogames.games.air_sorciere.rules import scores as points
from audiogames.games.air_sorciere.state import DRAW, NO_DIPLOMA, STOP, Action, State
from audiogames.games.air_sorciere.view import View, redeal, unseen


class Skill(NamedTuple):
    """The choices of an experienced player.

    `counts`: decides on landing by the cards to come instead of the sum of tops. `waits`: takes a diploma of four or
    five cards, and one of three only when few grimoires are left, since five cards earn three and three earn one.
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
"""Impatient, often impatient, wise, then with samples of the draw pile rarely or always."""


HASTE: Final = 2
"""Grimoires by which a greedy bot takes any diploma earlier."""
BOLD: Final[Mapping[Manner, int]] = MappingProxyType({"careful": -1, "greedy": 1})
DISCARD_FADES: Final = 0.1
"""One in four is forgotten after twenty further cards."""
TABLE_FADES: Final = 0.01


class AirPolicy(Policy[State, Action, View]):
    """Only forgetful bots have a memory, since all facts are in the view (A15)."""

    levels = LEVELS
    margin = POINT // 8

    def __init__(self, skill: Skill = WISE) -> None:
        super().__init__(skill)

    def blank(self, seed: int = 0) -> int:
        return seed

    def recall(self, view: View, memory: int) -> View:
        """For a forgetful bot, some discarded cards seem to be in the draw pile."""
        if self.manner != "forgetful" or not view.pile:
            return view
        kept, lost = list[Card](), list(view.pile)
        for place, card in enumerate(view.discard):
            since = len(view.discard) - 1 - place
            (kept if is_kept(memory, card, since, place, DISCARD_FADES) else lost).append(card)
        return view._replace(pile=tuple(sorted(lost)), discard=tuple(kept))

    def lapses(self, view: View, memory: int) -> bool:
        """Forgetting the own zone is more likely the more cards fly."""
        flying = sum(len(column) for columns in view.columns for column in columns)
        return not is_kept(memory, ("zone", view.columns[seat_of(view)]), flying, power=TABLE_FADES)

    def taste(self, view: View, action: Action) -> int:
        bold = BOLD.get(self.manner, 0) if self.manner else 0
        return -bold if action in (STOP, NO_DIPLOMA) else bold if action == DRAW or action.cards else 0

    def worth_trying(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Leave out diplomas and discards with cheaper equivalents."""
        if view.phase == "diploma":
            seat = seat_of(view)
            return (*offered(view.hands[seat], view.grimoires[seat], view.stock), NO_DIPLOMA)
        return actions[:1] if view.phase == "cat" else actions

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        seat = seat_of(view)
        if view.phase == "diploma":
            late = LAST + HASTE * (self.manner == "greedy")
            return graduation(view.hands[seat], view.grimoires[seat], view.stock, self.skill.waits, late)
        bold = BOLD.get(self.manner, 0) if self.manner else 0
        return glanced(view, seat, unseen(view) if self.skill.counts else None, bold)

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        if view.phase == "fly":
            return STOP if view.placed is not None and STOP in actions else DRAW
        return actions[0]

    def slip(self, view: View, actions: Sequence[Action], chance: Generator) -> Action:
        """A wise bot only loses its patience with diplomas."""
        if self.skill.waits:
            return self.skilled(self.skill._replace(waits=False)).mannered(self.manner).choose(view, actions)
        return self.blunder(view, actions)

    def comparing(self, view: View) -> Callable[[Generator], Outcomes[Action]]:
        return imaginer(view, redeal)

    def play_on(self, state: State, seat: Seat) -> Action:
        """Count the cards to come before each stop.

        It does not wait for large diplomas: the search finds out the value of waiting.
        """
        return glanced(state, seat, state.draw_pile or state.discard)

    def at_rest(self, state: State) -> bool:
        """Between turns."""
        return state.phase == "fly" and not state.taken

    def worth(self, state: State, seat: Seat) -> int:
        totals = [total * POINT for total in points(state)]
        if state.phase == "over":
            return ahead(with_prize(totals, winners(state), VICTORY), seat)
        promised = map(promise, state.hands, state.columns, state.grimoires, repeat(state.stock))
        return ahead([*map(add, totals, promised)], seat)


def seat_of(view: View) -> Seat:
    return view.turn if view.seat is None else view.seat


POLICY = AirPolicy()
