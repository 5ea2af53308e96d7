"""From positions to states."""

from audiogames.core.errors import BadPosition, reason
from audiogames.core.game import Json

from .state import State


def chosen(options: Json, seats: int) -> Json:
    return options


def placed(position: Json, options: Json) -> State:
    if "left" not in position:
        raise BadPosition(reason("left-missing"))
    return State(position["left"], tuple(seat["score"] for seat in position["seats"]), position["phase"])
