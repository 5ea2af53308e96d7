"""A console of Windows: lines by its own editor, keys by the events of its keyboard, and its screen."""

import ctypes
import msvcrt
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import wintypes
from typing import Final, TextIO

from audiogames.faces.terminal.keyboard import END_OF_INPUT, ENTERS, windows_key
from audiogames.play.prompts import Key

assert sys.platform == "win32"

LOOK_SECONDS: Final = 0.05
"""Seconds after which a wait is broken off: Python acts on Control+C only between two calls of the system."""

INTERRUPT, END = "\x03", "\x1a"
"""Control+C where the console does not take it for itself, and Control+Z."""

KEY_EVENT: Final = 1
ALT_KEY: Final = 0x12
"""The number of Alt: what was typed with it on the numeric pad comes when it is let go."""


LINE_BY_LINE: Final = 0x0002 | 0x0004
"""ENABLE_LINE_INPUT and ENABLE_ECHO_INPUT, with which Control+S and Pause stop the screen and are no keys."""
OBEYS_CODES: Final = 0x0004
"""ENABLE_VIRTUAL_TERMINAL_PROCESSING: codes in what is written do something, and are not shown."""


class _KeyEvent(ctypes.Structure):
    """KEY_EVENT_RECORD. The half of a UTF-16 pair is a number here, since alone it is no text."""

    _fields_ = (
        ("down", wintypes.BOOL),
        ("repeat", wintypes.WORD),
        ("virtual", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("unit", wintypes.WORD),
        ("held", wintypes.DWORD),
    )


class _Event(ctypes.Structure):
    """INPUT_RECORD: a key, or something else of no more bytes."""

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
    """Let codes in what is written to a console do something; return what gives the console back as it was."""
    if target.isatty():
        handle, mode = msvcrt.get_osfhandle(target.fileno()), wintypes.DWORD()
        if _KERNEL.GetConsoleMode(handle, ctypes.byref(mode)) and not mode.value & OBEYS_CODES:
            _KERNEL.SetConsoleMode(handle, mode.value | OBEYS_CODES)
            return lambda: _KERNEL.SetConsoleMode(handle, mode.value)
    return lambda: None


def clear_screen(target: TextIO, code: str) -> str:
    """Clear the screen now, and return the code of it that is still to be written: none.

    The code clears what Windows Terminal has scrolled off too; what obeys no codes is cleared by Windows.
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


class Typing:
    """What is typed at a console, or comes through a pipe. Keys that were read too early go to `ahead`."""

    def __init__(self, source: TextIO, ahead: deque[str]) -> None:
        self._source = source
        self._ahead = ahead
        self._found: int | None = None
        """The mode in which the console was found, while keys are taken one by one."""
        self._half = b""
        """The first half of a character that comes as two events."""
        self.away = 0.0
        """Seconds in which the program was suspended: Windows suspends none."""

    @contextmanager
    def suspendable(self, leave_line: Callable[[], None]) -> Iterator[None]:
        """Do nothing: Windows has no such thing."""
        yield

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Do nothing: nothing suspends the program in the midst of writing."""
        yield

    def line(self, hides: bool) -> str:
        """Return the next line with its end, empty at the end of input; key by key where none is to be shown."""
        if not hides:
            return self._source.readline()
        self.take_keys()
        typed = ""
        while (key := self.key(None)) is not None and key not in ENTERS:
            typed = typed[:-1] if key in ("\b", Key.BACK) else typed + key
        return f"{typed}\n"

    def key(self, seconds: float | None) -> str | None:
        """Return the next key; None if none comes within so many seconds."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while True:
            left = LOOK_SECONDS if deadline is None else deadline - time.monotonic()
            if self.typed_within(left):
                if (key := self._pressed(self._event(_KERNEL.ReadConsoleInputW))) is not None:
                    break
            elif deadline is not None:
                return None
        if key == INTERRUPT:
            raise KeyboardInterrupt
        return END_OF_INPUT if key == END else key

    def typed_within(self, seconds: float) -> bool:
        """Wait for so long, or until the person types; whether they did. What is typed stays to be read."""
        deadline = time.monotonic() + seconds
        if not self._source.isatty():
            time.sleep(max(0.0, seconds))
            return False
        while not self._is_typed():
            if (left := deadline - time.monotonic()) <= 0:
                return False
            _KERNEL.WaitForSingleObject(self._handle(), 1 + int(1000 * min(left, LOOK_SECONDS)))
        return True

    def take_keys(self) -> None:
        """Let keys come one by one, unseen; Control+C still interrupts, and no other key is kept by the console."""
        mode = wintypes.DWORD()
        if self._source.isatty() and _KERNEL.GetConsoleMode(self._handle(), ctypes.byref(mode)):
            if self._found is None:
                self._found = mode.value
            _KERNEL.SetConsoleMode(self._handle(), mode.value & ~LINE_BY_LINE)

    def take_lines(self, hides: bool) -> None:
        """Let whole lines come, as the console was found."""
        self.release()

    def release(self) -> None:
        """Give the console back as it was found; nothing where keys were not taken one by one."""
        if self._found is not None:
            _KERNEL.SetConsoleMode(self._handle(), self._found)
            self._found = None

    def _handle(self) -> int:
        return msvcrt.get_osfhandle(self._source.fileno())

    def _event(self, take: Callable[..., int]) -> _Event | None:
        """Return the first event that waits, None if none does; the end of input where the console is gone."""
        event, count = _Event(), wintypes.DWORD()
        if not take(self._handle(), ctypes.byref(event), 1, ctypes.byref(count)):
            return _Event(KEY_EVENT, _KeyEvent(down=True, repeat=1, unit=ord(END_OF_INPUT)))
        return event if count.value else None

    def _is_typed(self) -> bool:
        """Whether a key waits to be read. What types nothing is dropped: keys let go, the mouse, another size."""
        while (event := self._event(_KERNEL.PeekConsoleInputW)) is not None:
            if _typed(event) is not None:
                return True
            self._event(_KERNEL.ReadConsoleInputW)
        return False

    def _pressed(self, event: _Event | None) -> str | None:
        """Return what an event types, None for nothing or half a character; what a held key repeats goes ahead."""
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
    """Return what an event types, which may be half a UTF-16 pair; None for nothing."""
    key = event.key
    if event.kind != KEY_EVENT or not (key.down or (key.virtual == ALT_KEY and key.unit)):
        return None
    return windows_key(key.virtual, chr(key.unit), key.held if key.down else 0)
