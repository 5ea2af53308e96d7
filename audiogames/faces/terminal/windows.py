"""A Windows console: keys by keyboard events, lines made of them, and its screen."""

import ctypes
import msvcrt
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import wintypes
from typing import Final, TextIO

from audiogames.faces.terminal.editing import LineEditor
from audiogames.faces.terminal.keyboard import END_OF_INPUT, windows_key
from audiogames.play.prompts import Key

assert sys.platform == "win32"

LOOK_SECONDS: Final = 0.05
"""Maximum seconds of a wait, since Python handles Control+C only between system calls."""

INTERRUPT, END = "\x03", "\x1a"
"""Control+C if the console does not handle it, and Control+Z."""

KEY_EVENT: Final = 1
ALT_KEY: Final = 0x12
"""Alt: characters typed with it on the numeric pad arrive when it is released."""


LINE_BY_LINE: Final = 0x0002 | 0x0004
"""ENABLE_LINE_INPUT and ENABLE_ECHO_INPUT, with which Control+S and Pause stop the screen."""
OBEYS_CODES: Final = 0x0004
"""ENABLE_VIRTUAL_TERMINAL_PROCESSING, for escape codes in output."""


class _KeyEvent(ctypes.Structure):
    """KEY_EVENT_RECORD. Half of a UTF-16 pair is a number here, since it is no text alone."""

    _fields_ = (
        ("down", wintypes.BOOL),
        ("repeat", wintypes.WORD),
        ("virtual", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("unit", wintypes.WORD),
        ("held", wintypes.DWORD),
    )


class _Event(ctypes.Structure):
    """INPUT_RECORD: a key, or another event of no more bytes."""

    _fields_ = (("kind", wintypes.WORD), ("key", _KeyEvent))


class _Place(ctypes.Structure):
    """COORD."""

    _fields_ = (("X", wintypes.SHORT), ("Y", wintypes.SHORT))


class _Screen(ctypes.Structure):
    """CONSOLE_SCREEN_BUFFER_INFO."""

    _fields_ = (
        ("size", _Place),
        ("cursor", _Place),
        ("attributes", wintypes.WORD),
        ("window", wintypes.SMALL_RECT),
        ("largest", _Place),
    )


_KERNEL = ctypes.WinDLL("kernel32")
_KERNEL.GetConsoleMode.argtypes = _KERNEL.GetConsoleScreenBufferInfo.argtypes = (wintypes.HANDLE, ctypes.c_void_p)
_KERNEL.SetConsoleMode.argtypes = (wintypes.HANDLE, wintypes.DWORD)
_KERNEL.SetConsoleCursorPosition.argtypes = (wintypes.HANDLE, _Place)
for _fill, _what in (
    (_KERNEL.FillConsoleOutputCharacterW, wintypes.WCHAR),
    (_KERNEL.FillConsoleOutputAttribute, wintypes.WORD),
):
    _fill.argtypes = (wintypes.HANDLE, _what, wintypes.DWORD, _Place, ctypes.c_void_p)
_KERNEL.WaitForSingleObject.argtypes = (wintypes.HANDLE, wintypes.DWORD)
for _take in (_KERNEL.PeekConsoleInputW, _KERNEL.ReadConsoleInputW):
    _take.argtypes = (wintypes.HANDLE, ctypes.c_void_p, wintypes.DWORD, ctypes.c_void_p)


def obey_codes(target: TextIO) -> Callable[[], None]:
    """Enable escape codes in a console, and return a function that restores it."""
    if target.isatty():
        handle, mode = msvcrt.get_osfhandle(target.fileno()), wintypes.DWORD()
        if _KERNEL.GetConsoleMode(handle, ctypes.byref(mode)) and not mode.value & OBEYS_CODES:
            _KERNEL.SetConsoleMode(handle, mode.value | OBEYS_CODES)
            return lambda: _KERNEL.SetConsoleMode(handle, mode.value)
    return lambda: None


def clear_screen(target: TextIO, code: str) -> str:
    """Clear the screen now, and return no code to write.

    The code clears the scrollback of Windows Terminal. Consoles without codes are cleared by Windows.
    """
    target.write(code)
    target.flush()
    handle, screen, count = msvcrt.get_osfhandle(target.fileno()), _Screen(), wintypes.DWORD()
    if _KERNEL.GetConsoleScreenBufferInfo(handle, ctypes.byref(screen)):
        start, places = _Place(0, 0), screen.size.X * screen.size.Y
        _KERNEL.FillConsoleOutputCharacterW(handle, " ", places, start, ctypes.byref(count))
        _KERNEL.FillConsoleOutputAttribute(handle, screen.attributes, places, start, ctypes.byref(count))
        _KERNEL.SetConsoleCursorPosition(handle, start)
    return ""


def make_room(rows: int) -> str:
    """Return nothing: the readers of Windows need no empty rows below the cursor."""
    return ""


class Typing:
    """Input from a console or pipe. Keys that were read too early go to `ahead`. `show` writes what is typed in lines.

    Lines have an editor of our own: that of Windows keeps F1 to F9, Page Up and arrows for itself, and gives earlier
    lines again, which nobody meant.
    """

    def __init__(self, source: TextIO, ahead: deque[str], show: Callable[[str], None]) -> None:
        self._source = source
        self._ahead = ahead
        self._editor = LineEditor(show)
        self._edits = False
        """True while lines are typed."""
        self._entries: deque[str] = deque()
        """Completed lines, and keys between them."""
        self._found: int | None = None
        """The console's original mode during single keys."""
        self._half = b""
        """The first half of a character that arrives as two events."""
        self.away = 0.0
        """Seconds of suspension: always 0 on Windows."""

    @contextmanager
    def suspendable(self, leave_line: Callable[[], None]) -> Iterator[None]:
        """Do nothing: Windows has no suspension."""
        yield

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Show again what is typed after something was written."""
        yield
        if self._edits:
            self._editor.show_again()

    def line(self) -> str:
        """Return the next line with its end, or a key that writes nothing. Empty at the end of input."""
        if not self._source.isatty():
            return self._source.readline()
        while not self._entries:
            self._edit(None)
        return self._entries.popleft()

    def _edit(self, seconds: float | None) -> None:
        """Take one key into the line, or none at the timeout."""
        key = self._ahead.popleft() if self._ahead else self.key(seconds)
        entry = None if key is None else self._editor.take(key)
        if entry is not None:
            self._entries.append(entry)

    def key(self, seconds: float | None) -> str | None:
        """Return the next key, or None at the timeout."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while True:
            left = LOOK_SECONDS if deadline is None else deadline - time.monotonic()
            if self._pressed_within(left):
                if (key := self._pressed(self._event(_KERNEL.ReadConsoleInputW))) is not None:
                    break
            elif deadline is not None:
                return None
        if key == INTERRUPT:
            raise KeyboardInterrupt
        return END_OF_INPUT if key == END else key

    def typed_within(self, seconds: float) -> bool:
        """Wait until the timeout or until there is a line or a key, and return True then. It stays to be read."""
        deadline = time.monotonic() + seconds
        if not self._source.isatty():
            time.sleep(max(0.0, seconds))
            return False
        if not self._edits:
            return self._pressed_within(seconds)
        while not self._entries:
            if (left := deadline - time.monotonic()) <= 0 and not self._is_typed():
                return False
            self._edit(max(0.0, left))
        return True

    def _pressed_within(self, seconds: float) -> bool:
        """Wait until the timeout or until a key is waiting, and return True then."""
        deadline = time.monotonic() + seconds
        while not self._is_typed():
            if (left := deadline - time.monotonic()) <= 0:
                return False
            _KERNEL.WaitForSingleObject(self._handle(), 1 + int(1000 * min(left, LOOK_SECONDS)))
        return True

    def take_keys(self) -> None:
        """Switch to single keys without echo. Control+C still interrupts, and the console handles no other key."""
        self._edits = False
        self._hold_back()

    def _hold_back(self) -> None:
        mode = wintypes.DWORD()
        if self._source.isatty() and _KERNEL.GetConsoleMode(self._handle(), ctypes.byref(mode)):
            if self._found is None:
                self._found = mode.value
            _KERNEL.SetConsoleMode(self._handle(), mode.value & ~LINE_BY_LINE)

    def take_lines(self, hides: bool) -> None:
        """Switch to lines, which are not shown if `hides`."""
        self._edits = self._source.isatty()
        self._editor.hide(hides)
        self._hold_back()
        while self._edits and self._ahead:
            self._edit(None)

    def drop(self) -> None:
        while self._edits and self._is_typed():
            self._edit(0.0)
        self._entries.clear()
        self._editor.take(Key.ESCAPE)

    def release(self) -> None:
        if self._found is not None:
            _KERNEL.SetConsoleMode(self._handle(), self._found)
            self._found = None

    def _handle(self) -> int:
        return msvcrt.get_osfhandle(self._source.fileno())

    def _event(self, take: Callable[..., int]) -> _Event | None:
        """Return the first waiting event, or None. A closed console gives the end of input."""
        event, count = _Event(), wintypes.DWORD()
        if not take(self._handle(), ctypes.byref(event), 1, ctypes.byref(count)):
            return _Event(KEY_EVENT, _KeyEvent(down=True, repeat=1, unit=ord(END_OF_INPUT)))
        return event if count.value else None

    def _is_typed(self) -> bool:
        """Return True if a key is waiting. Other events are dropped: releases, mouse, resizing."""
        while (event := self._event(_KERNEL.PeekConsoleInputW)) is not None:
            if _typed(event) is not None:
                return True
            self._event(_KERNEL.ReadConsoleInputW)
        return False

    def _pressed(self, event: _Event | None) -> str | None:
        """Return an event's key, None for none or half a character. Repetitions of a held key go to `ahead`."""
        if event is None or (typed := _typed(event)) is None:
            return None
        if len(typed) == 1 and "\ud800" <= typed <= "\udfff":
            units = self._half + typed.encode("utf-16-le", "surrogatepass")
            self._half = units if len(units) == 2 else b""
            typed = units.decode("utf-16-le", "replace")
            if self._half:
                return None
        self._ahead.extend([typed] * (event.key.repeat - 1))
        return typed


def _typed(event: _Event) -> str | None:
    """Return an event's text, which may be half a UTF-16 pair, or None."""
    key = event.key
    if event.kind != KEY_EVENT or not (key.down or (key.virtual == ALT_KEY and key.unit)):
        return None
    return windows_key(key.virtual, chr(key.unit), key.held if key.down else 0)
