"""Lines and single keys from a terminal of a POSIX system, by its modes (termios)."""

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
"""The keys that a terminal may have to end a program out of order (Control+Backslash), or to throw away all that it
writes (Control+O on macOS and BSD)."""

ESCAPE_SECONDS: Final = 0.05
"""How long the rest of a function key's code may take to arrive after its escape character."""

INPUT_MODES, LOCAL_MODES, CONTROL_KEYS = 0, 3, 6
"""Where the modes of a terminal tell what is done with input, with lines, and which keys do more than write."""


def obey_codes(target: TextIO) -> Callable[[], None]:
    """Do nothing, and return what undoes it: terminals obey codes."""
    return lambda: None


def clear_screen(target: TextIO, code: str) -> str:
    """Return the code that clears the screen, to be written before what follows, in one go."""
    return code


class Typing:
    """What is typed at a terminal, or comes through a pipe. Keys that were read too early go to `ahead`."""

    def __init__(self, source: TextIO, ahead: deque[str]) -> None:
        self._source = source
        self._ahead = ahead
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._found: list[Any] | None = None
        self.away = 0.0
        """Seconds in which the program was suspended."""
        self._left: float | None = None
        self._is_writing = self._leaves_after = False
        """Whether something is being written, and whether the program is to be suspended after that."""
        self._back: tuple[int, ...] = ()
        """The reading end of a pipe into which a byte comes when the program goes on, where that can be."""

    @contextmanager
    def suspendable(self, leave_line: Callable[[], None]) -> Iterator[None]:
        """Give the terminal back when Control+Z suspends the program, and let a wait for a key know it after.

        `leave_line` ends the line in which the cursor stands. Python lets the main thread alone set what a signal does.
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
        """Let Control+Z wait until something is written whole: in the midst of it, nothing else can be written."""
        self._is_writing = True
        try:
            yield
        finally:
            self._is_writing = False
            if self._leaves_after:
                self._leaves_after = False
                signal.raise_signal(signal.SIGTSTP)

    def line(self, hides: bool) -> str:
        """Return the next line with its end, empty at the end of input; `hides` was given to `take_lines`.

        Raises BackAgain.
        """
        if self._back:
            self._wait()
        return self._source.readline()

    def key(self, seconds: float | None) -> str | None:
        """Return the next key, or the code of a key; None if none comes within so many seconds. Raises BackAgain."""
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
        """Wait for so long, or until the person types; whether they did. What is typed stays to be read."""
        try:
            return bool(select.select([self._source.fileno(), *self._back], [], [], seconds)[0])
        except (OSError, ValueError):  # a source that is no file: nobody types there
            return True

    def take_keys(self) -> None:
        """Let keys through one by one, unseen; Control+C still interrupts, and Control+Z suspends.

        No other key is kept by the terminal for itself. It stays so between two keys: one pressed while a reply is
        being made would show in the middle of it. Looked at before each key, since a shell may have changed it while
        the program was suspended.
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

    def take_lines(self, hides: bool) -> None:
        """Let whole lines come, corrected as the terminal was found to; unseen where nothing typed is to be shown.

        No key but those that correct the line, interrupt or suspend is kept by the terminal for itself.
        """
        if not self._source.isatty():
            return
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

    def release(self) -> None:
        """Give the terminal back as it was found; nothing where it was not changed."""
        if self._found is not None:
            termios.tcsetattr(self._source.fileno(), termios.TCSANOW, self._found)
            self._found = None

    def _wait(self, seconds: float | None = None) -> bool:
        """Wait for so long until something was typed; whether it was. Raises BackAgain."""
        came = select.select([self._source.fileno(), *self._back], [], [], seconds)[0]
        if any(back in came for back in self._back):
            os.read(self._back[0], 64)
            raise BackAgain
        return bool(came)

    def _character(self, descriptor: int, seconds: float | None = None) -> str | None:
        """Return the next character, which may be several bytes; None if none comes within so many seconds."""
        character = ""
        while not character:
            if not select.select([descriptor], [], [], seconds)[0]:
                return None
            if not (data := os.read(descriptor, 1)):
                return END_OF_INPUT
            character = self._decoder.decode(data)
        return character


def _let_through(modes: list[Any], descriptor: int) -> None:
    """Change modes so that Control+S and Control+Q are keys like others, and no key ends or silences the program.

    With flow control, Control+S would be silence without end.
    """
    modes[INPUT_MODES] &= ~(termios.IXON | termios.IXOFF)
    disabled = os.fpathconf(descriptor, "PC_VDISABLE").to_bytes(1, "big")
    for name in SILENCING:
        if hasattr(termios, name):
            modes[CONTROL_KEYS][getattr(termios, name)] = disabled
