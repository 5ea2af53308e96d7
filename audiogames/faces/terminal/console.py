"""The terminal itself: whole replies out in one write, lines or single keys in. No curses: readers lose there."""

import codecs
import os
import select
import sys
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, TextIO

from audiogames.faces.terminal.scanning import begins_scan, gather
from audiogames.play.prompts import Key

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what had scrolled off it, so that the next player cannot read back."""

CLICK = "\a"
ESCAPE_SECONDS = 0.05
"""How long the rest of a function key's code may take to arrive behind its escape character."""

LOCAL_MODES = 3
"""Where the modes of a terminal tell whether it gathers lines and shows what is typed."""

CODES = {
    **dict.fromkeys(("\x1bOP", "\x1b[11~", "\x1b[[A", "\x1b[P"), Key.HELP),
    **dict.fromkeys(("\x1b[B", "\x1bOB"), Key.DOWN),
    **dict.fromkeys(("\x1b[A", "\x1bOA"), Key.UP),
    **dict.fromkeys(("\x1b[C", "\x1bOC"), Key.RIGHT),
    **dict.fromkeys(("\x1b[D", "\x1bOD"), Key.LEFT),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), Key.HOME),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), Key.END),
    "\x08": Key.BACK,
}
"""What terminals send for the same key, one this and another that."""

WINDOWS_CODES = {
    ";": "\x1bOP",
    "P": "\x1b[B",
    "H": "\x1b[A",
    "M": "\x1b[C",
    "K": "\x1b[D",
    "G": "\x1b[H",
    "O": "\x1b[F",
    "\x0f": "\x1b[Z",
}
"""The second character of a function key in a Windows console, and the code that other terminals send for it."""

WINDOWS_LOOK_SECONDS = 0.005

END_OF_INPUT = "\x04"


class StreamConsole:
    """Standard input and output, whatever is behind them: a terminal, a pipe, a test."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._target = target or sys.stdout
        self.interactive = self._source.isatty()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._found: list[Any] | None = None
        self._ahead: deque[str] = deque()

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False) -> None:
        """Write one reply in one go: a screen reader then hears it whole, and in order."""
        text = "".join(f"{line}\n" for line in lines)
        self._target.write((CLEAR if clear and self._target.isatty() else "") + (CLICK if click else "") + text)
        self._target.flush()

    def line(self) -> str | None:
        """Return the next line typed, without its end, None at the end of input."""
        self.release()
        before = ""
        while self._ahead:
            if (key := self._ahead.popleft()) in ("\r", "\n"):
                return before
            before += key
        line = before + self._source.readline()
        return line.rstrip("\r\n") if line else None

    def key(self) -> str | None:
        """Return the next key: a character, "" for Enter, a function key's code; a line where there are no keys.

        What a scanner types comes as one word: so long as it may be that, keys are gathered, and given back if not.
        """
        if not self.interactive:
            return self.line()
        key = self._next_key() or END_OF_INPUT
        if begins_scan(key):
            key, *rest = gather(key, self._next_key)
            self._ahead.extendleft(reversed(rest))
        if key == END_OF_INPUT:
            return None
        return "" if key in ("\r", "\n") else key

    def prepare(self, keys: bool) -> None:
        """Let keys come one by one from now on, or whole lines: else a key would not be noticed before its Enter."""
        if not keys:
            self.release()
        elif sys.platform != "win32" and self._source.isatty():
            self._take_keys(self._source.fileno())

    def typed_within(self, seconds: float) -> bool:
        """Wait for so long, or until the person types; whether they did. What is typed stays to be read."""
        if self._ahead:
            return True
        if sys.platform == "win32":
            return _windows_typed(seconds)
        try:
            return bool(select.select([self._source.fileno()], [], [], seconds)[0])
        except (OSError, ValueError):  # a source that is no file: nobody types there
            return True

    def _next_key(self, seconds: float | None = None) -> str | None:
        """Return the next key, also one that was given back; None if none comes within so many seconds."""
        if self._ahead:
            return self._ahead.popleft()
        return _windows_key(seconds) if sys.platform == "win32" else self._posix_key(seconds)

    def _posix_key(self, seconds: float | None) -> str | None:
        descriptor = self._source.fileno()
        self._take_keys(descriptor)
        if seconds is not None and not select.select([descriptor], [], [], seconds)[0]:
            return None
        key = ""
        while not key:
            data = os.read(descriptor, 1)
            if not data:
                return END_OF_INPUT
            key = self._decoder.decode(data)
        if key == "\x1b":
            while select.select([descriptor], [], [], ESCAPE_SECONDS)[0]:
                key += os.read(descriptor, 1).decode("latin-1")
                if key != "\x1bO" and (key[-1].isalpha() or key[-1] == "~"):
                    break
        return key

    def _take_keys(self, descriptor: int) -> None:
        """Let keys through one by one, unseen; Ctrl+C still interrupts.

        It stays so between two keys: one pressed while a reply is being made would show in the middle of it.
        Looked at before each key, since a shell may have changed it while the program was suspended.
        """
        import termios
        import tty

        modes = termios.tcgetattr(descriptor)
        if modes[LOCAL_MODES] & (termios.ICANON | termios.ECHO):
            self._found = self._found or modes
            tty.setcbreak(descriptor, termios.TCSANOW)

    def release(self) -> None:
        """Give the terminal back as it was found; nothing where keys were not taken one by one."""
        if self._found is not None:
            import termios

            termios.tcsetattr(self._source.fileno(), termios.TCSANOW, self._found)
            self._found = None


def _windows_key(seconds: float | None) -> str | None:
    """Return one key from a Windows console; F1 and arrows arrive as two characters. None if none comes in time."""
    if sys.platform != "win32":
        raise OSError("there is no Windows console here")
    import msvcrt

    if seconds is not None and not _windows_typed(seconds):
        return None
    key = msvcrt.getwch()
    if key == "\x03":
        raise KeyboardInterrupt
    if key in ("\x00", "\xe0"):
        return WINDOWS_CODES.get(msvcrt.getwch(), "\x1b")
    return END_OF_INPUT if key == "\x1a" else key


def _windows_typed(seconds: float) -> bool:
    """Whether a key is pressed at a Windows console within so many seconds."""
    if sys.platform != "win32":
        raise OSError("there is no Windows console here")
    import msvcrt

    # This console cannot be waited for with a limit: it is looked at every few milliseconds.
    deadline = time.monotonic() + seconds
    while not msvcrt.kbhit():
        if time.monotonic() > deadline:
            return False
        time.sleep(WINDOWS_LOOK_SECONDS)
    return True


def named_key(typed: str) -> str:
    """Return the key that a code stands for, or what was typed."""
    return CODES.get(typed, typed)
