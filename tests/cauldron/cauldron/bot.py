"""How to play the Cauldron sensibly (`core.game.Policy`): bottle twelve drops, or what wins."""

from collections.abc import Sequence

from audiogames.core.game import Level, Policy
from audiogames.core.messages import Seat

from .state import BOTTLE, STIR, Action, State
from .view import View

ENOUGH = 12
LEVELS = {
    "first-flight": Level(slips=60),
    "apprentice": Level(slips=30),
    "witch": Level(slips=10),
    "grand-witch": Level(),
    "arch-witch": Level(samples=3),
}


class CauldronPolicy(Policy[State, Action, View]):
    """How the Cauldron is played by bots."""

    levels = LEVELS

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what an experienced player would do."""
        return self.play_on(view.state, view.state.turn)

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what a beginner would do: be content with little."""
        return actions[-1]

    def play_on(self, state: State, seat: Seat) -> Action:
        """Return what the seat would do in an imagined state."""
        return BOTTLE if state.brew >= min(ENOUGH, state.goal - state.points[seat]) and state.brew else STIR

    def at_rest(self, state: State) -> bool:
        """Whether a turn is over and the next not begun."""
        return not state.brew

    def worth(self, state: State, seat: Seat) -> int:
        """Return how far the seat is ahead of all others together."""
        return len(state.points) * state.points[seat] - sum(state.points)


POLICY = CauldronPolicy()
