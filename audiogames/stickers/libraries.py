"""The large optional libraries for stickers, and how they are installed from the menu."""

import shlex
import subprocess
import sys
from collections.abc import Sequence
from importlib import invalidate_caches
from importlib.util import find_spec
from typing import Final

from audiogames.bootstrap.environment import WINDOWS, how_to_install, program
from audiogames.core.errors import GameError
from audiogames.core.messages import Items, Message, menu_message
from audiogames.narration.narrator import expected_seconds
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import yes
from audiogames.play.prompts import Talk
from audiogames.tactile.errors import refusal

LIBRARIES: Final = ("shapely", "numpy", "reportlab", "PIL", "ezdxf", "manifold3d", "segno", "zxingcpp")
"""Modules of the extra `tactile`."""

LOOK: Final = 0.2
"""Seconds between two looks at the installer."""

SILENCE: Final = 2.0
"""The longest silence in seconds, after which the time that has passed is said."""

TABLE_LIBRARIES: Final = ("openpyxl", "odf")
"""Those for tables of decks."""


def need_libraries() -> None:
    _need(LIBRARIES)


def offer_to_install(conversation: Conversation, command: Sequence[str] = ()) -> Talk[bool]:
    """Install missing libraries after a yes, and return True if stickers can be made. Failures are announced.

    The default `command` is the one that the refusal names. Progress is announced at times. A pipe hears only the
    refusal.
    """
    try:
        need_libraries()
        return True
    except GameError as missing:
        if not conversation.device.can.interactive:
            conversation.breath.answer(missing.message)
            return False
        if not (yield from yes(conversation, menu_message("stickers-install"))):
            return False
        conversation.breath.answer(menu_message("stickers-installing"))
        if (yield from _run(conversation, command or _installer())):
            invalidate_caches()
        try:
            need_libraries()
        except GameError:
            conversation.breath.answer(menu_message("stickers-not-installed"), missing.message)
            return False
    conversation.breath.answer(menu_message("stickers-installed"))
    return True


def _installer() -> list[str]:
    """Return the command that installs the libraries, and asks nothing."""
    how = how_to_install("stickers", "tactile")
    if how == f"{program()} stickers":
        return [sys.executable, "-m", "audiogames", "stickers", "list"]
    return shlex.split(how, posix=not WINDOWS)


def _run(conversation: Conversation, command: Sequence[str]) -> Talk[bool]:
    """Run a command to its end, without its output, and return True if it succeeded."""
    try:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return False
    try:
        began = said = conversation.now
        while process.poll() is None:
            yield from conversation.pause(LOOK)
            words = sum(
                expected_seconds(line.text, conversation.device.rate) for line in conversation.breath.last_words
            )
            if conversation.now - said >= words + SILENCE - LOOK:
                passed = round(conversation.now - began)
                conversation.breath.answer(menu_message("stickers-still-installing", number=passed))
                said = conversation.now
    finally:
        if process.poll() is None:  # the person has left
            process.kill()
            process.wait()
    return process.returncode == 0


def need_tables() -> None:
    _need(TABLE_LIBRARIES)


def _need(libraries: tuple[str, ...]) -> None:
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        names = Items(tuple(Message("text", {"text": name}) for name in missing), "and")
        raise refusal("stickers-libraries-missing", names=names, command=how_to_install("stickers", "tactile"))
