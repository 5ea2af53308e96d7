"""Lines and single keys from a console of Windows, through its C library (msvcrt)."""

import msvcrt
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from audiogames.faces.terminal.keyboard import END_OF_INPUT, ENTERS, WINDOWS_KEYS
from audiogames.play.prompts import Key

assert sys.platform == "win32"

LOOK_SECONDS: Final = 0.005
"""Seconds between two looks whether a key was pressed: this console cannot be waited for with a limit."""

INTERRUPT, END, CODES = "\x03", "\x1a", ("\x00", "\xe0")
"""Control+C, Control+Z, and what begins the two characters of a function key or an arrow."""


class Typing:
    """What is typed at a console, or comes through a pipe."""

    def __init__(self, source: TextIO, ahead: deque[str]) -> None:
        self._source = source
        self.away = 0.0
        """Seconds in which the program was suspended: Windows suspends none."""

    @contextmanager
    def suspendable(self, leave_line: Callable[[], None]) -> Iterator[None]:
        """Do nothing: Windows has no such thing."""
        yield

    def line(self, hides: bool) -> str:
        """Return the next line with its end, empty at the end of input; key by key where none is to be shown."""
        if not hides:
            return self._source.readline()
        typed = ""
        while (key := self.key(None)) is not None and key not in ENTERS:
            typed = typed[:-1] if key in ("\b", Key.BACK) else typed + key
        return f"{typed}\n"

    def key(self, seconds: float | None) -> str | None:
        """Return the next key; None if none comes within so many seconds."""
        if seconds is not None and not self.typed_within(seconds):
            return None
        key = msvcrt.getwch()
        if key == INTERRUPT:
            raise KeyboardInterrupt
        if key in CODES:
            return WINDOWS_KEYS.get(msvcrt.getwch(), Key.OTHER)
        return END_OF_INPUT if key == END else key

    def typed_within(self, seconds: float) -> bool:
        """Wait for so long, or until the person types; whether they did. What is typed stays to be read."""
        deadline = time.monotonic() + seconds
        while not msvcrt.kbhit():
            if time.monotonic() > deadline:
                return False
            time.sleep(LOOK_SECONDS)
        return True

    def take_keys(self) -> None:
        """Do nothing: keys come one by one, unseen, as they are asked for."""

    def take_lines(self, hides: bool) -> None:
        """Do nothing: so do lines."""

    def release(self) -> None:
        """Do nothing: nothing was changed."""
