"""The terminal: replies written at once, lines or single keys read. No curses, which loses screen readers."""

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
"""Clears the screen and its scrollback, so that the next player cannot read it."""

CLICK = "\a"


class StreamConsole:
    """Standard input and output: a terminal, a pipe, or a test."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._target = target or sys.stdout
        self.interactive = self._source.isatty()
        self._ahead: deque[str] = deque()
        self._typing = Typing(self._source, self._ahead)
        self._give_back = obey_codes(self._target)
        self._hides = False
        self._is_open = False
        """True if the cursor is at the end of the last line."""

    @property
    def away(self) -> float:
        return self._typing.away

    @contextmanager
    def suspendable(self) -> Iterator[None]:
        """Restore the terminal on Control+Z, and notify a waiting read afterwards.

        No key then silences the program.
        """
        with self._typing.suspendable(self.end_line):
            self.prepare(keys=False)
            yield

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False) -> None:
        """Write one reply at once, so that a screen reader speaks it completely and in order.

        At a terminal the last line stays open, since a braille display shows the cursor's line.
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
        """Draw the public table in colour if possible, with whose turn it is and the news.

        Otherwise only the news are written. The cursor rests after the last words.
        """
        if colours and self._target.isatty() and has_colours(os.environ):
            table = rows(shown, shutil.get_terminal_size().columns)
            self.write(
                [*table, *lines, *shown.question] if not clear else [*table, *shown.question, *lines], clear=True
            )
        else:
            self.write(list(lines or shown.question * clear), clear=clear)

    def end_line(self) -> None:
        if self._is_open:
            self._is_open = False
            self._target.write("\n")
            self._target.flush()

    def line(self) -> str | None:
        """Return the next line without its end, or a `Key` if it is one code. None at the end of input."""
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
        """Return the next key: a character, "" for Enter, a `Key`, or a line if there are no keys.

        Keys that may be a scan are collected into one word, and given back if they are none.
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
        """Prepare for single keys or lines: otherwise a key would only be noticed at Enter.

        `hides`: typed text is not shown.
        """
        self._hides = hides
        if keys:
            self._typing.take_keys()
        else:
            self._typing.take_lines(hides)

    def typed_within(self, seconds: float) -> bool:
        """Wait until the timeout or until the person types, and return True then. Input stays to be read."""
        return bool(self._ahead) or self._typing.typed_within(seconds)

    def release(self) -> None:
        self._typing.release()
        self._give_back()

    def _next_key(self, seconds: float | None = None) -> str | None:
        """Return the next key, or one given back. None at the timeout."""
        return self._ahead.popleft() if self._ahead else self._typing.key(seconds)


def _in_rows(line: str) -> list[str]:
    """Wrap an open line to the terminal, with a blank before the input if there is room.

    After a wrapped row, a screen reader would repeat what precedes the cursor.
    """
    columns = shutil.get_terminal_size().columns
    *rows, last = wrap(line, columns - 1, break_on_hyphens=False) or [""]
    return [*rows, last if len(last) == columns - 1 else f"{last} "]
