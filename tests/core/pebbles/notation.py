"""Text forms."""

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Json

from .state import State
from .view import View


def parse_action(text: str) -> str:
    if text not in ("draw", "hold", "drop", "wish", "bow"):
        raise IllegalAction(reason("no-such-action"))
    return text


def format_action(action: str) -> str:
    return action


def position(state: State) -> Json:
    seats = [{"score": score} for score in state.scores]
    return {"game": "pebbles", "seats": seats, "left": state.left, "phase": state.phase, "wishes": state.wishes}


def view_position(seen: View) -> Json:
    return {**position(seen.state), "pebble": seen.state.pebble}
