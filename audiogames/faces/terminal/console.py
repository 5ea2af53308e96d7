"""The terminal: replies written at once, lines or single keys read. No curses, which loses screen readers."""

import os
import re
import shutil
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from textwrap import wrap
from typing import TextIO

from audiogames.faces.terminal.keyboard import END_OF_INPUT, ENTERS, named_key
from audiogames.faces.terminal.scanning import begins_scan, gather
from audiogames.faces.terminal.table import has_colours, rows
from audiogames.play.prompts import Key
from audiogames.play.shown import ShownTable

if sys.platform == "win32":
    from audiogames.faces.terminal.windows import Typing, clear_screen, make_room, obey_codes
else:
    from audiogames.faces.terminal.posix import Typing, clear_screen, make_room, obey_codes

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and its scrollback, so that the next player cannot read it."""

CLICK = "\a"

SHORT = 38
"""The longest row that a braille display of 40 cells shows with a space and the cursor after it."""
TIE = "\u00a0"
"""Stands for a space at which no row ends."""

BREAKS = re.compile(r"(?<!«) (?![?!:;»])|$")
SENTENCES = re.compile(r"[.!?:;»”] (?![?!:;»])")

READER_SECONDS = 0.04
"""Seconds in which a terminal tells a screen reader that it has scrolled."""
ROOM, LEAST_ROOM = 12, 6
"""The empty rows that are made below the cursor, and how many are left for keys that walk."""
BY_LINE = frozenset((Key.UP, Key.DOWN, Key.PAGE_UP, Key.PAGE_DOWN))
"""Keys after which Orca reads the line of the cursor, when that has moved."""
WALKS = BY_LINE | {Key.LEFT, Key.RIGHT, Key.HOME, Key.END}
"""Keys after which Orca reads a line or a sign where the cursor is."""

PASTE_SECONDS = 0.02
"""Seconds within which nobody types another line or key."""


class StreamConsole:
    """Standard input and output: a terminal, a pipe, or a test."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._target = target or sys.stdout
        self.interactive = self._source.isatty()
        self._ahead: deque[str] = deque()
        self._typing = Typing(self._source, self._ahead, self._show_typed)
        self._give_back = obey_codes(self._target)
        self._hides = False
        self._is_open = False
        """True if the cursor is at the end of the last line."""
        self._is_ahead = False
        self._takes_keys = False
        self._last = ""
        """The last key."""
        self._room = 0
        """Empty rows below the cursor, if keys are taken one by one."""
        """True if something was already typed when the program began to listen."""

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

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False, question: str = "") -> None:
        """Write one reply at once, so that a screen reader speaks it completely and in order.

        At a terminal the last line stays open, since a braille display shows the cursor's line: the question, or a
        reply that fits there whole.
        """
        if not lines:
            return
        if not self._target.isatty():
            text = (CLICK if click else "") + "".join(f"{line}\n" for line in lines)
        else:
            start = clear_screen(self._target, CLEAR) if clear else "\n" * self._is_open
            most = shutil.get_terminal_size().columns - 1 if self._takes_keys and self._last in WALKS else SHORT
            if len(whole := " ".join(lines)) <= most:
                lines = [whole]  # Orca reads only the row of the cursor after a key that walks
            *before, last = _ending_with(lines, question)
            rows = [row for line in before for row in _wrapped(line)] + _in_rows(last)
            text = start + (CLICK if click else "") + "\n".join(rows)
            if self._takes_keys and self.interactive and not clear:
                text = self._after_key(text, _height(rows))
            else:
                self._room = 0
            self._is_open = True
        self._send(text)

    def _after_key(self, text: str, height: int) -> str:
        """Make room for the rows of a reply to a key, and return what is to be written then.

        Orca reads a reply together with the row before it if the screen scrolls for it, so empty rows come some moments
        before. After a key that walks it would read what is at the cursor meanwhile: there they come with a reply of
        one row.
        """
        most = shutil.get_terminal_size().lines - 1
        walks = self._last in WALKS
        if self._room < height + (0 if walks else LEAST_ROOM):
            self._room = min(most, height + ROOM)
            self._send(make_room(self._room))
            time.sleep(READER_SECONDS)
        self._room = max(0, self._room - height)
        if self._last in BY_LINE and height == 1 and self._room < LEAST_ROOM:
            self._room = min(most, ROOM)
            text += make_room(self._room)
        return text

    def _send(self, text: str) -> None:
        with self._typing.writing():
            self._show(text)

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

    def _show(self, text: str) -> None:
        self._target.write(text)
        self._target.flush()

    def _show_typed(self, text: str) -> None:
        if self._target.isatty() and os.environ.get("TERM") != "dumb":
            self._show(text)

    def end_line(self) -> None:
        if self._is_open:
            self._is_open = False
            self._show("\n")

    def line(self) -> str | None:
        """Return the next line without its end, or a `Key` if it is one code. None at the end of input."""
        self._typing.take_lines(self._hides)
        before = ""
        while self._ahead:
            if (key := self._ahead.popleft()) in ENTERS:
                return named_key(before)
            before += key
        line = before + self._typing.line()
        self._is_open = self._is_open and (self._hides or not self.interactive or not line.endswith("\n"))
        if self.interactive and line.endswith("\n") and self._was_pasted():
            return Key.PASTED
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
        if key == Key.PASTED:
            while self._next_key(PASTE_SECONDS) not in (None, Key.OTHER):  # the end has a code too
                pass
        if key == END_OF_INPUT:
            raise KeyboardInterrupt
        self._last = "" if key in ENTERS else named_key(key)
        return self._last

    def prepare(self, keys: bool, hides: bool = False) -> None:
        """Prepare for single keys or lines: otherwise a key would only be noticed at Enter.

        `hides`: typed text is not shown.
        """
        self._hides = hides
        self._takes_keys = keys
        if keys:
            self._typing.take_keys()
        else:
            self._typing.take_lines(hides)
        self._is_ahead = self.typed_within(0.0)

    def typed_within(self, seconds: float) -> bool:
        """Wait until the timeout or until the person types, and return True then. Input stays to be read."""
        return bool(self._ahead) or self._typing.typed_within(seconds)

    def release(self) -> None:
        self._typing.release()
        self._give_back()

    def _was_pasted(self) -> bool:
        """Return True if others came together with the last line, and drop them. Empty ones are a second Enter.

        One line may have been typed ahead, while the program did not listen.
        """
        found = []
        while self._typing.typed_within(PASTE_SECONDS):
            found.append(self._typing.line())
            if not found[-1]:
                break
        if sum(bool(line.strip()) for line in found) > self._is_ahead:
            self._typing.drop()
            return True
        for line in found:
            self._ahead.extend((*line.rstrip("\r\n"), Key.ENTER))
        return False

    def _next_key(self, seconds: float | None = None) -> str | None:
        """Return the next key, or one given back. None at the timeout."""
        return self._ahead.popleft() if self._ahead else self._typing.key(seconds)


def _height(rows: Sequence[str]) -> int:
    """Return how many rows of the terminal these take, with those that it wraps by itself."""
    columns = shutil.get_terminal_size().columns
    return sum(max(1, ceil(len(row) / columns)) for row in rows)


def _ending_with(lines: Sequence[str], question: str) -> list[str]:
    """Return the lines of a reply with the question last, unless the reply is one short line."""
    if not question or (len(lines) == 1 and len(lines[0]) <= SHORT):
        return [*lines]
    return [*(line for line in lines if line != question), question]


def _in_rows(line: str) -> list[str]:
    """Wrap an open line to the terminal, with a blank before the input if there is room.

    After a wrapped row, a screen reader would repeat what precedes the cursor. A question ends in a short row.
    """
    rows: list[str] = []
    if line.endswith("?") and len(line) > SHORT:
        start = next(found.end() for found in BREAKS.finditer(line) if len(line) - found.end() <= SHORT)
        sentence = next((found.end() for found in SENTENCES.finditer(line) if found.end() >= start), start)
        rows, line = _wrapped(line[:sentence].rstrip()), line[sentence:]
    *more, last = _wrapped(line) or [""]
    rows += more
    return [*rows, last if len(last) == shutil.get_terminal_size().columns - 1 else f"{last} "]


def _wrapped(line: str) -> list[str]:
    """Wrap a line to the terminal: after semicolons, so that no card is torn, else after words."""
    columns = shutil.get_terminal_size().columns - 1
    tied = re.sub(" (?=[?!:;»])|(?<=«) ", TIE, line)
    parts = re.sub(f"(?<={TIE};) ", "\n", tied) if " ; " in line else tied.replace("; ", ";\n")
    rows: list[str] = []
    for part in parts.split("\n"):
        if rows and len(rows[-1]) + 1 + len(part) <= columns:
            rows[-1] += f" {part}"
        else:
            rows += wrap(part, columns, break_on_hyphens=False)
    return [row.replace(TIE, " ") for row in rows]
