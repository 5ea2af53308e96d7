"""The terminal itself: whole replies out in one write, lines or single keys in. No curses: readers lose there."""

import os
import shutil
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap
from typing import TextIO

from audiogames.faces.terminal.keyboard import END_OF_INPUT, ENTERS, named_key
from audiogames.faces.terminal.scanning import begins_scan, gather
from audiogames.faces.terminal.table import has_colours, rows
from audiogames.play.shown import ShownTable

if sys.platform == "win32":
    from audiogames.faces.terminal.windows import Typing, clear_screen, obey_codes
else:
    from audiogames.faces.terminal.posix import Typing, clear_screen, obey_codes

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what had scrolled off it, so that the next player cannot read back."""

CLICK = "\a"


class StreamConsole:
    """Standard input and output, whatever is behind them: a terminal, a pipe, a test."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._target = target or sys.stdout
        self.interactive = self._source.isatty()
        self._ahead: deque[str] = deque()
        self._typing = Typing(self._source, self._ahead)
        self._give_back = obey_codes(self._target)
        self._hides = False
        """Whether nothing that is typed is shown."""
        self._is_open = False
        """Whether the cursor stands behind the last line that was written."""

    @property
    def away(self) -> float:
        """Seconds in which the program was suspended."""
        return self._typing.away

    @contextmanager
    def suspendable(self) -> Iterator[None]:
        """Give the terminal back when Control+Z suspends the program, and let a wait for a key know it after.

        From the start no key silences the program.
        """
        with self._typing.suspendable(self.end_line):
            self.prepare(keys=False)
            yield

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False) -> None:
        """Write one reply in one go: a screen reader then hears it whole, and in order.

        At a terminal the last line stays open: a braille display shows the line where the cursor is.
        """
        if not lines:
            return
        if not self._target.isatty():
            text = (CLICK if click else "") + "".join(f"{line}\n" for line in lines)
        else:
            start = clear_screen(self._target, CLEAR) if clear else "\n" * self._is_open
            text = start + (CLICK if click else "") + "\n".join([*lines[:-1], *_in_rows(lines[-1])])
            self._is_open = True
        with self._typing.writing():
            self._target.write(text)
            self._target.flush()

    def draw(self, shown: ShownTable, lines: Sequence[str], clear: bool, colours: bool) -> None:
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
        self._typing.take_lines(self._hides)
        before = ""
        while self._ahead:
            if (key := self._ahead.popleft()) in ENTERS:
                return named_key(before)
            before += key
        line = before + self._typing.line(self._hides)
        self._is_open = self._is_open and (self._hides or not self.interactive or not line.endswith("\n"))
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

    def prepare(self, keys: bool, hides: bool = False) -> None:
        """Let keys come one by one from now on, or whole lines: else a key would not be noticed before its Enter.

        `hides`: nothing that is typed is shown.
        """
        self._hides = hides
        if keys:
            self._typing.take_keys()
        else:
            self._typing.take_lines(hides)

    def typed_within(self, seconds: float) -> bool:
        """Wait for so long, or until the person types; whether they did. What is typed stays to be read."""
        return bool(self._ahead) or self._typing.typed_within(seconds)

    def release(self) -> None:
        """Give the terminal back as it was found."""
        self._typing.release()
        self._give_back()

    def _next_key(self, seconds: float | None = None) -> str | None:
        """Return the next key, also one that was given back; None if none comes within so many seconds."""
        return self._ahead.popleft() if self._ahead else self._typing.key(seconds)


def _in_rows(line: str) -> list[str]:
    """Return a line that stays open in rows of a terminal, with a blank before what is typed where there is room.

    In a row that went on from the one before, a screen reader would read again what stands before the cursor.
    """
    columns = shutil.get_terminal_size().columns
    *rows, last = wrap(line, columns - 1, break_on_hyphens=False) or [""]
    return [*rows, last if len(last) == columns - 1 else f"{last} "]
