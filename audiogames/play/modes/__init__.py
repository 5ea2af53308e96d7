from collections.abc import Callable

from audiogames.core.game import found
from audiogames.play.in_game.play import Mode, Play
from audiogames.play.modes.companion import CompanionMode


def mode_of(play: Play) -> Mode:
    place, is_companion = play.sitting.game.play, play.sitting.table.companion is not None
    module = found(f"{place}.{'companion' if is_companion else 'mode'}") if place else None
    usual: Callable[[Play], Mode] = CompanionMode if is_companion else Mode
    make: Callable[[Play], Mode] = usual if module is None else module.MODE
    return make(play)
