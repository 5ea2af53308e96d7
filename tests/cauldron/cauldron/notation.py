"""Text forms of actions and views of the Cauldron. Events are written by name and fields, as in every game."""

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Json

from .state import BOTTLE, STIR, Action, State
from .view import View


def parse_action(text: str) -> Action:
    """Return the action written `stir` or `bottle`. Raises IllegalAction."""
    for action in (STIR, BOTTLE):
        if text.strip() == action.verb:
            return action
    raise IllegalAction(reason("cauldron-refuse-no-such-action", action=text[:40]))


def format_action(action: Action) -> str:
    """Return the text form of an action."""
    return action.verb


def position(state: State) -> Json:
    """Return the whole truth; `load` of it gives an equal state."""
    return {
        "game": "cauldron",
        "options": {"goal": state.goal},
        "seats": [{"points": points} for points in state.points],
        "brew": state.brew,
        "turn": {"seat": None if state.phase == "over" else state.turn, "phase": state.phase},
    }


def view_position(seen: View) -> Json:
    """Return a view, which hides nothing."""
    return {**position(seen.state), "seat": seen.seat}
