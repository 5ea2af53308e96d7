"""The room of sounds, reached from the menu, a game, the settings and the command line: learn, test, set."""

from collections.abc import Callable
from functools import partial

from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.faces.terminal.opening import opened
from audiogames.faces.terminal.sound_learning import learn
from audiogames.faces.terminal.sound_settings import choose
from audiogames.faces.terminal.sound_trial import try_out

__all__ = ["LEARN", "SETTINGS", "TEST", "enter", "learn", "main"]

LEARN, TEST, SETTINGS = range(3)
"""The lines of the room."""


def main(language: str | None = None, console: StreamConsole | None = None) -> int:
    """Open the room at a desk of its own; return the exit status."""
    with opened(language, console) as desk:
        enter(desk)
        desk.answer(help_message("goodbye"))
    return 0


def enter(desk: Desk, usual: int = LEARN) -> None:
    """Show what can be done with the sounds until the person goes back; Enter takes the `usual` line."""
    entries = [
        Entry(help_message("sound-room-learn"), help_message("sound-room-about-learn")),
        Entry(help_message("sound-room-test"), help_message("sound-room-about-test")),
        Entry(help_message("sound-room-settings"), help_message("sound-room-about-settings")),
    ]
    actions: tuple[Callable[[], None], ...] = (partial(learn, desk), partial(try_out, desk), partial(choose, desk))
    while (place := pick(desk, help_message("sound-room-title"), entries, usual)) is not None:
        actions[place]()
    desk.answer(help_message("sound-room-left"))
