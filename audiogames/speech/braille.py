"""A braille display driven through BrlAPI, independent of the screen.

BRLTTY drives the display and serves BrlAPI. Its C library is called directly, since the Python bindings are installed
with the system only.
"""

import ctypes
import ctypes.util
from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from audiogames.speech.sink import Availability, Problem, SinkUnavailable

NAME: Final = "braille"
OF_BRLTTY: Final = frozenset({None, "brltty"})

LIBRARY: Final = "libbrlapi.so.0.8"
NO_CURSOR: Final = 0
NO_CONNECTION: Final = -1
KEY_TYPE: Final = 0xE0000000
COMMAND: Final = 0x20000000
ARGUMENT: Final = 0xFFFF

BACK: Final = frozenset({1, 23})
ON: Final = frozenset({2, 24})  # commands that move by a line or a window: back, and on


class BrailleDisplay:
    """Shows lines one window at a time, panned with the display's keys. Not thread-safe."""

    def __init__(self, library: ctypes.CDLL, cells: int) -> None:
        self.cells = cells
        self._library = library
        self._windows: list[str] = [""]
        self._place = 0

    @classmethod
    def open(cls, reader: str | None) -> "BrailleDisplay":
        """Raises SinkUnavailable if there is no display, or if the screen reader `reader` has it."""
        if reader not in OF_BRLTTY:
            raise SinkUnavailable(
                Availability(NAME, problem=Problem.BRAILLE_OF_READER, arguments={"reader": reader or ""})
            )
        try:
            library = ctypes.CDLL(ctypes.util.find_library("brlapi") or LIBRARY)
            connected = library.brlapi_openConnection(None, None)
        except (OSError, AttributeError) as error:
            raise SinkUnavailable(Availability(NAME, problem=Problem.NO_BRAILLE_DISPLAY)) from error
        width, height = ctypes.c_uint(), ctypes.c_uint()
        is_there = (
            connected != NO_CONNECTION and library.brlapi_getDisplaySize(ctypes.byref(width), ctypes.byref(height)) == 0
        )
        # Without a path, for the whole screen: which window the person looks at is nothing to the display.
        if not is_there or not width.value or library.brlapi_enterTtyModeWithPath(None, 0, None) == NO_CONNECTION:
            if connected != NO_CONNECTION:
                library.brlapi_closeConnection()
            raise SinkUnavailable(Availability(NAME, problem=Problem.NO_BRAILLE_DISPLAY))
        return cls(library, width.value * height.value)

    @property
    def shown(self) -> str:
        return self._windows[self._place]

    def show(self, lines: Sequence[str]) -> None:
        """A long line continues in the next window."""
        self._windows = [window for line in lines for window in wrap(line, self.cells)] or [""]
        self._place = 0
        self._write()

    def follow_keys(self) -> None:
        code = ctypes.c_uint64()
        before = self.shown
        while self._library.brlapi_readKeyWithTimeout(0, ctypes.byref(code)) == 1:
            self.press(code.value)
        if self.shown != before:
            self._write()

    def press(self, code: int) -> None:
        command = code & ARGUMENT if code & KEY_TYPE == COMMAND else 0
        step = (command in ON) - (command in BACK)
        self._place = max(0, min(len(self._windows) - 1, self._place + step))

    def close(self) -> None:
        self._library.brlapi_leaveTtyMode()
        self._library.brlapi_closeConnection()

    def _write(self) -> None:
        self._library.brlapi_writeText(NO_CURSOR, self.shown.encode())
