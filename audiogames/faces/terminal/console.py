"""The terminal itself: whole replies out in one write, lines or single keys in. No curses: readers lose there."""

import codecs
import os
import select
import shutil
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap
from typing import Any, TextIO

from audiogames.faces.terminal.keyboard import WINDOWS_KEYS, gather_code, named_key
from audiogames.faces.terminal.scanning import begins_scan, gather
from audiogames.faces.terminal.table import has_colours, rows
from audiogames.play.prompts import Key
from audiogames.play.shown import Shown

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what had scrolled off it, so that the next player cannot read back."""

CLICK = "\a"
ESCAPE_SECONDS = 0.05
"""How long the rest of a function key's code may take to arrive after its escape character."""

INPUT_MODES, LOCAL_MODES, CONTROL_KEYS = 0, 3, 6
"""Where the modes of a terminal tell what is done with input, with lines, and which keys do more than write."""

WINDOWS_LOOK_SECONDS = 0.005

END_OF_INPUT = "\x04"
ENTERS = frozenset(("\r", "\n", Key.ENTER))


class BackAgain(Exception):
    """The program was suspended while a key or a line was awaited, and goes on."""


class StreamConsole:
    """Standard input and output, whatever is behind them: a terminal, a pipe, a test."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._target = target or sys.stdout
        self.interactive = self._source.isatty()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._found: list[Any] | None = None
        self._ahead: deque[str] = deque()
        self.hides = False
        """Whether nothing that is typed is shown."""
        self._is_open = False
        """Whether the cursor stands behind the last line that was written."""
        self.away = 0.0
        """Seconds in which the program was suspended."""
        self._left: float | None = None
        self._back: tuple[int, ...] = ()
        """The reading end of a pipe into which a byte comes when the program goes on, where that can be."""

    @contextmanager
    def suspendable(self) -> Iterator[None]:
        """Give the terminal back when Control+Z suspends the program, and let whatever waits for a key know it after.

        Windows has no such thing, and Python lets the main thread alone set what a signal does.
        """
        if sys.platform == "win32" or threading.current_thread() is not threading.main_thread() or not self.interactive:
            yield
            return
        back, tell = os.pipe()

        def leave(number: int, _: object) -> None:
            self.end_line()
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

    def _wait(self, seconds: float | None = None) -> bool:
        """Wait for so long until something was typed; whether it was. Raises BackAgain."""
        came = select.select([self._source.fileno(), *self._back], [], [], seconds)[0]
        if any(back in came for back in self._back):
            os.read(self._back[0], 64)
            raise BackAgain
        return bool(came)

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False) -> None:
        """Write one reply in one go: a screen reader then hears it whole, and in order.

        At a terminal the last line stays open: a braille display shows the line where the cursor is.
        """
        if not lines:
            return
        if not self._target.isatty():
            text = (CLICK if click else "") + "".join(f"{line}\n" for line in lines)
        else:
            start = CLEAR if clear else "\n" * self._is_open
            text = start + (CLICK if click else "") + "\n".join([*lines[:-1], *_in_rows(lines[-1])])
            self._is_open = True
        self._target.write(text)
        self._target.flush()

    def draw(self, shown: Shown, lines: Sequence[str], clear: bool, colours: bool) -> None:
        """Write the table as all may see it, in colour where that can be, with whose turn it is and what was told.

        Elsewhere, what was told is all that is written. It ends with words: there rests the cursor.
        """
        if colours and self._target.isatty() and has_colours(os.environ):
            table = rows(shown, shutil.get_terminal_size().columns)
            self.write(
                [*table, *lines, *shown.question] if not clear else [*table, *shown.question, *lines], clear=True
            )
        else:
            self.write(list(lines or shown.question * clear), clear=clear)

    def end_line(self) -> None:
        """Go on to a new line, if the last one is still open."""
        if self._is_open:
            self._is_open = False
            self._target.write("\n")
            self._target.flush()

    def line(self) -> str | None:
        """Return the next line typed without its end, or the `Key` whose code it is alone; None at the end of input."""
        self._take_lines()
        before = ""
        while self._ahead:
            if (key := self._ahead.popleft()) in ENTERS:
                return named_key(before)
            before += key
        if self._back:
            self._wait()
        if self.hides and sys.platform == "win32":
            return named_key(before + self._hidden_line())
        line = before + self._source.readline()
        self._is_open = self._is_open and (self.hides or not self.interactive or not line.endswith("\n"))
        if not line and self.interactive:
            raise KeyboardInterrupt  # Control+D, which says the same as Control+C
        return named_key(line.rstrip("\r\n")) if line else None

    def key(self) -> str | None:
        """Return the next key: a character, "" for Enter, a `Key`, or a line where there are no keys.

        What a scanner types comes as one word: so long as it may be that, keys are gathered, and given back if not.
        """
        if not self.interactive:
            return self.line()
        key = self._next_key()
        assert key is not None  # it is waited for without an end
        if begins_scan(key):
            key, *rest = gather(key, self._next_key)
            self._ahead.extendleft(reversed(rest))
        if key == END_OF_INPUT:
            raise KeyboardInterrupt
        return "" if key in ENTERS else named_key(key)

    def prepare(self, keys: bool) -> None:
        """Let keys come one by one from now on, or whole lines: else a key would not be noticed before its Enter."""
        if not keys:
            self._take_lines()
        elif sys.platform != "win32" and self._source.isatty():
            self._take_keys(self._source.fileno())

    def typed_within(self, seconds: float) -> bool:
        """Wait for so long, or until the person types; whether they did. What is typed stays to be read."""
        if self._ahead:
            return True
        if sys.platform == "win32":
            return _windows_typed(seconds)
        try:
            return bool(select.select([self._source.fileno(), *self._back], [], [], seconds)[0])
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
        if not self._wait(seconds):
            return None
        if (key := self._character(descriptor)) != Key.ESCAPE:
            return key
        key, *rest = gather_code(lambda: self._character(descriptor, ESCAPE_SECONDS))
        self._ahead.extend(rest)
        return key

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

    def _take_keys(self, descriptor: int) -> None:
        """Let keys through one by one, unseen; Control+C still interrupts, and Control+Z suspends.

        No other key is kept by the terminal for itself: with flow control, Control+S would be silence without end.
        It stays so between two keys: one pressed while a reply is being made would show in the middle of it.
        Looked at before each key, since a shell may have changed it while the program was suspended.
        """
        import termios
        import tty

        modes = termios.tcgetattr(descriptor)
        if modes[LOCAL_MODES] & (termios.ICANON | termios.ECHO):
            self._found = self._found or modes
            tty.setcbreak(descriptor, termios.TCSANOW)
            modes = termios.tcgetattr(descriptor)
            modes[INPUT_MODES] &= ~(termios.IXON | termios.IXOFF)
            modes[LOCAL_MODES] &= ~termios.IEXTEN
            modes[CONTROL_KEYS][termios.VQUIT] = os.fpathconf(descriptor, "PC_VDISABLE").to_bytes(1, "big")
            termios.tcsetattr(descriptor, termios.TCSANOW, modes)

    def _take_lines(self) -> None:
        """Let whole lines come, as the terminal was found, or unseen where nothing typed is to be shown."""
        if not self.hides or sys.platform == "win32" or not self._source.isatty():
            self.release()
            return
        import termios

        descriptor = self._source.fileno()
        self._found = self._found or termios.tcgetattr(descriptor)
        modes = list(self._found)
        modes[LOCAL_MODES] &= ~(termios.ECHO | termios.ECHONL)
        termios.tcsetattr(descriptor, termios.TCSANOW, modes)

    def _hidden_line(self) -> str:
        """Return the next line of a Windows console, key by key, so that none is shown."""
        typed = ""
        while (key := _windows_key(None)) is not None and key not in ENTERS:
            typed = typed[:-1] if key in ("\b", Key.BACK) else typed + key
        return typed

    def release(self) -> None:
        """Give the terminal back as it was found; nothing where keys were not taken one by one."""
        if self._found is not None:
            import termios

            termios.tcsetattr(self._source.fileno(), termios.TCSANOW, self._found)
            self._found = None


def _in_rows(line: str) -> list[str]:
    """Return a line that stays open in rows of a terminal, with a blank before what is typed where there is room.

    In a row that went on from the one before, a screen reader would read again what stands before the cursor.
    """
    columns = shutil.get_terminal_size().columns
    *rows, last = wrap(line, columns - 1, break_on_hyphens=False) or [""]
    return [*rows, last if len(last) == columns - 1 else f"{last} "]


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
        return WINDOWS_KEYS.get(msvcrt.getwch(), Key.OTHER)
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
