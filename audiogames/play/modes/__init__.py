from collections.abc import Callable

from audiogames.core.game import found
from audiogames.play.in_game.play import Mode, Play
from audiogames.play.modes.companion import CompanionMode


def mode_of(play: Play) -> Mode:
    if play.sitting.table.companion is not None:
        return CompanionMode(play)
    place = play.sitting.game.play
    module = found(f"{place}.mode") if place else None
    make: Callable[[Play], Mode] = Mode if module is None else module.MODE
    return make(play)
