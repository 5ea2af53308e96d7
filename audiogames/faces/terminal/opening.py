"""How every conversation at the terminal begins and ends: settings, desk, voice, and a quiet end where nobody types."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from audiogames.bootstrap.language import system_language
from audiogames.faces.terminal import options
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.desk import Desk, EndOfInput
from audiogames.faces.terminal.sounds import Sounds
from audiogames.faces.terminal.voice import Voice
from audiogames.settings import Settings, load

QUIET_SECONDS = 8.0
"""How long a last sentence may take before the program ends all the same."""


@contextmanager
def opened(language: str | None = None, console: StreamConsole | None = None) -> Iterator[Desk]:
    """Give a desk that writes and speaks; at the end of input leave the block quietly, all that waits being written.

    What is wrong in the settings is told first. The terminal is given back as it was found, whatever happens.
    """
    settings, reports = load()
    console = console or StreamConsole()
    desk = Desk(console, settings, spoken_language(language, settings))
    sounds = Sounds(desk)
    voice = Voice(desk)
    voice.start()
    patience = 0.0
    try:
        options.tell_reports(desk, reports)
        sounds.start()
        with suppress(EndOfInput):
            yield desk
        desk.flush()
        patience = QUIET_SECONDS
    finally:
        console.release()
        voice.close(patience)
        sounds.close()


def spoken_language(wanted: str | None, settings: Settings) -> str:
    """Return the language asked for on the command line, else that of the settings, else the system's."""
    if wanted in ("fr", "en"):
        return wanted
    return system_language() if settings.language == "auto" else settings.language
