"""In which language the command line speaks, and its sentences."""

import os
import sys

from audiogames.core.errors import reason
from audiogames.core.messages import Message

LANGUAGES = ("fr", "en")


def language(wanted: str | None = None) -> str:
    """Return `fr` or `en`: the one asked for, else the one in the settings, else the system's.

    The settings file is only looked at: whoever loads it tells what is wrong in it.
    """
    if wanted in LANGUAGES:
        return wanted
    chosen = _of_settings()
    if chosen in LANGUAGES:
        return str(chosen)
    from audiogames.bootstrap.language import system_language

    return system_language()


def _of_settings() -> object:
    import tomllib

    from audiogames.storage.folders import paths

    try:
        return tomllib.loads(paths().settings.read_text(encoding="utf-8-sig")).get("language")
    except (OSError, ValueError, RecursionError):
        return None


def sentence(message: Message | str, locale: str, **arguments: str | int) -> str:
    """Return a message, or the message of that id, as a sentence."""
    from audiogames.narration.catalogue import catalogue

    given = reason(message, **arguments) if isinstance(message, str) else message
    return catalogue(locale).text(given)


def program() -> str:
    """Return what a person types to start this program, as it was started now."""
    if os.path.basename(sys.argv[0]) not in ("__main__.py", "-m", "-c"):
        return "audiogames"
    return "py -m audiogames" if sys.platform == "win32" else "python3 -m audiogames"
