"""A braille display that the program writes to straight, through BrlAPI, past all that is on the screen.

BRLTTY drives the display and serves BrlAPI; its library is called here without any binding, since those of Python come
with a system and not with an environment. Where a screen reader has the display, there is no such way: what it is to
show has to be on the screen, or is said aloud as well.
"""

import ctypes
import ctypes.util
from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from audiogames.speech.sink import Availability, Problem, SinkUnavailable

NAME: Final = "braille"
OF_BRLTTY: Final = frozenset({None, "brltty"})
"""The readers beside which BRLTTY has the display."""

LIBRARY: Final = "libbrlapi.so.0.8"
NO_CURSOR: Final = 0
NO_CONNECTION: Final = -1
KEY_TYPE: Final = 0xE0000000
COMMAND: Final = 0x20000000
ARGUMENT: Final = 0xFFFF
"""The parts of a code of BrlAPI: the type of a key, and which command it is."""

BACK: Final = frozenset({1, 23})
ON: Final = frozenset({2, 24})
"""The commands that move by a line or by a window of the display: back, and on."""


class BrailleDisplay:
    """Shows lines one window at a time; the panning keys of the display walk them. For one thread."""

    def __init__(self, library: ctypes.CDLL, cells: int) -> None:
        self.cells = cells
        self._library = library
        self._windows: list[str] = [""]
        self._place = 0

    @classmethod
    def open(cls, reader: str | None) -> "BrailleDisplay":
        """Take the display. Raises SinkUnavailable where there is none, or `reader`, a screen reader, has it."""
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
        """The text on the display now."""
        return self._windows[self._place]

    def show(self, lines: Sequence[str]) -> None:
        """Show lines instead of all before, from the first; a line that is too long goes on in the next window."""
        self._windows = [window for line in lines for window in wrap(line, self.cells)] or [""]
        self._place = 0
        self._write()

    def follow_keys(self) -> None:
        """Walk to where the panning keys lead that were pressed since."""
        code = ctypes.c_uint64()
        before = self.shown
        while self._library.brlapi_readKeyWithTimeout(0, ctypes.byref(code)) == 1:
            self.press(code.value)
        if self.shown != before:
            self._write()

    def press(self, code: int) -> None:
        """Take note of a key of the display, by its code."""
        command = code & ARGUMENT if code & KEY_TYPE == COMMAND else 0
        step = (command in ON) - (command in BACK)
        self._place = max(0, min(len(self._windows) - 1, self._place + step))

    def close(self) -> None:
        """Give the display back to BRLTTY."""
        self._library.brlapi_leaveTtyMode()
        self._library.brlapi_closeConnection()

    def _write(self) -> None:
        self._library.brlapi_writeText(NO_CURSOR, self.shown.encode())
