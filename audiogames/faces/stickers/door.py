"""The way from the main menu to the stickers, shut with a sentence where their libraries are missing."""

from audiogames.core.errors import GameError
from audiogames.faces.stickers.command import need_libraries
from audiogames.faces.terminal.desk import Desk


def sit_down(desk: Desk) -> None:
    """Open the menu of stickers at a desk that is open already, until the person goes back."""
    try:
        need_libraries()
    except GameError as error:
        desk.answer(error.message)
        return
    from audiogames.faces.stickers.talk import Sitting  # its libraries are large, and may be missing

    Sitting(desk).run()
