"""Lines and single keys from a POSIX terminal, by its modes (termios)."""

import codecs
import os
import select
import signal
import sys
import termios
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO

from audiogames.faces.terminal.keyboard import END_OF_INPUT, BackAgain, gather_code
from audiogames.play.prompts import Key

assert sys.platform != "win32"

SILENCING: Final = ("VQUIT", "VDISCARD")
"""Special characters to disable: quitting (Control+Backslash), and discarding output (Control+O on macOS and BSD)."""

ESCAPE_SECONDS: Final = 0.05
"""Timeout for the rest of a key's code after its escape character."""

MARK_PASTES: Final = "\x1b[?2004h"
"""Asks a terminal to put codes around what is pasted."""
MARK_NO_PASTES: Final = "\x1b[?2004l"

INPUT_MODES, LOCAL_MODES, CONTROL_KEYS = 0, 3, 6
"""Indices in termios attributes."""


def obey_codes(target: TextIO) -> Callable[[], None]:
    """Do nothing, since terminals obey codes."""
    return lambda: None


def clear_screen(target: TextIO, code: str) -> str:
    """Return the code that clears the screen, to be written with what follows."""
    return code


def make_room(rows: int) -> str:
    """Return the codes that let so many rows exist below the cursor, which stays on its row."""
    return "\x1bD" * rows + f"\x1b[{rows}A"


class Typing:
    """Input from a terminal or pipe. Keys that were read too early go to `ahead`."""

    def __init__(self, source: TextIO, ahead: deque[str], show: Callable[[str], None]) -> None:
        self._source = source
        self._ahead = ahead
        self._show = show
        self._marks = False
        """True while the terminal marks pastes."""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._found: list[Any] | None = None
        self.away = 0.0
        """Seconds for which the program was suspended."""
        self._left: float | None = None
        self._is_writing = self._leaves_after = False
        """True while writing, and if a suspension waits for its end."""
        self._back: tuple[int, ...] = ()
        """The reading end of a pipe that is written when the program resumes, if available."""

    @contextmanager
    def suspendable(self, leave_line: Callable[[], None]) -> Iterator[None]:
        """Restore the terminal on Control+Z, and notify a waiting read afterwards.

        `leave_line` ends the cursor's line. Only Python's main thread can set signal handlers.
        """
        if threading.current_thread() is not threading.main_thread() or not self._source.isatty():
            yield
            return
        back, tell = os.pipe()

        def leave(number: int, _: object) -> None:
            if self._is_writing:
                self._leaves_after = True
                return
            leave_line()
            self.release()
            self._left = time.monotonic()
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
            signal.signal(number, leave)  # here the program goes on

        def come_back(number: int, _: object) -> None:
            if self._left is not None:
                self.away += time.monotonic() - self._left
            self._left = None
            os.write(tell, b".")

        handlers = {signal.SIGTSTP: leave, signal.SIGCONT: come_back}
        before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        self._back = (back,)
        try:
            yield
        finally:
            self._back = ()
            for number, old in before.items():
                signal.signal(number, old)
            os.close(back)
            os.close(tell)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Delay Control+Z until something is written completely."""
        self._is_writing = True
        try:
            yield
        finally:
            self._is_writing = False
            if self._leaves_after:
                self._leaves_after = False
                signal.raise_signal(signal.SIGTSTP)

    def line(self) -> str:
        """Return the next line with its end, empty at the end of input. Raises BackAgain."""
        if self._back:
            self._wait()
        return self._source.readline()

    def key(self, seconds: float | None) -> str | None:
        """Return the next key or its code, None at the timeout. Raises BackAgain."""
        descriptor = self._source.fileno()
        self.take_keys()
        if not self._wait(seconds):
            return None
        if (key := self._character(descriptor)) != Key.ESCAPE:
            return key
        key, *rest = gather_code(lambda: self._character(descriptor, ESCAPE_SECONDS))
        self._ahead.extend(rest)
        return key

    def typed_within(self, seconds: float) -> bool:
        """Wait until the timeout or until the person types, and return True then. Input stays to be read."""
        try:
            return bool(select.select([self._source.fileno(), *self._back], [], [], seconds)[0])
        except (OSError, ValueError):  # a source that is no file: nobody types there
            return True

    def take_keys(self) -> None:
        """Switch to single keys without echo. Control+C still interrupts, and Control+Z suspends.

        The terminal handles no other key. It stays so between keys, since a key pressed during a reply would show
        within it. This is checked before each key, as a shell may have changed it during a suspension.
        """
        if not self._source.isatty():
            return
        descriptor = self._source.fileno()
        modes = termios.tcgetattr(descriptor)
        if modes[LOCAL_MODES] & (termios.ICANON | termios.ECHO):
            self._found = self._found or termios.tcgetattr(descriptor)
            # All at once: between two changes, Control+S would be kept by the terminal.
            _let_through(modes, descriptor)
            modes[LOCAL_MODES] &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN)
            modes[CONTROL_KEYS][termios.VMIN], modes[CONTROL_KEYS][termios.VTIME] = 1, 0
            termios.tcsetattr(descriptor, termios.TCSANOW, modes)
            self._mark_pastes(True)

    def take_lines(self, hides: bool) -> None:
        """Switch to lines with the terminal's own editing, without echo if `hides`.

        The terminal only handles keys that edit, interrupt or suspend.
        """
        if not self._source.isatty():
            return
        self._mark_pastes(False)
        descriptor = self._source.fileno()
        now = termios.tcgetattr(descriptor)
        self._found = self._found or termios.tcgetattr(descriptor)
        modes = [*self._found]
        modes[CONTROL_KEYS] = [*self._found[CONTROL_KEYS]]
        _let_through(modes, descriptor)
        if hides:
            modes[LOCAL_MODES] &= ~(termios.ECHO | termios.ECHONL)
        if modes != now:
            termios.tcsetattr(descriptor, termios.TCSANOW, modes)

    def drop(self) -> None:
        termios.tcflush(self._source.fileno(), termios.TCIFLUSH)

    def release(self) -> None:
        if self._found is not None:
            self._mark_pastes(False)
            termios.tcsetattr(self._source.fileno(), termios.TCSANOW, self._found)
            self._found = None

    def _mark_pastes(self, marks: bool) -> None:
        if marks != self._marks:
            self._marks = marks
            self._show(MARK_PASTES if marks else MARK_NO_PASTES)

    def _wait(self, seconds: float | None = None) -> bool:
        """Wait for input until the timeout, and return True then. Raises BackAgain."""
        came = select.select([self._source.fileno(), *self._back], [], [], seconds)[0]
        if any(back in came for back in self._back):
            os.read(self._back[0], 64)
            raise BackAgain
        return bool(came)

    def _character(self, descriptor: int, seconds: float | None = None) -> str | None:
        """Return the next character, of one or more bytes, or None at the timeout."""
        character = ""
        while not character:
            if not select.select([descriptor], [], [], seconds)[0]:
                return None
            if not (data := os.read(descriptor, 1)):
                return END_OF_INPUT
            character = self._decoder.decode(data)
        return character


def _let_through(modes: list[Any], descriptor: int) -> None:
    """Change modes so that Control+S and Control+Q are normal keys, and no key ends or silences the program.

    With flow control, Control+S would mean silence without end.
    """
    modes[INPUT_MODES] &= ~(termios.IXON | termios.IXOFF)
    disabled = os.fpathconf(descriptor, "PC_VDISABLE").to_bytes(1, "big")
    for name in SILENCING:
        if hasattr(termios, name):
            modes[CONTROL_KEYS][getattr(termios, name)] = disabled
