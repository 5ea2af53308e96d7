"""A line typed key by key, for a console whose own editor keeps function keys and arrows for itself."""

from collections.abc import Callable

from audiogames.faces.terminal.keyboard import END_OF_INPUT, ENTERS
from audiogames.play.prompts import KEYS, Key

ERASE = "\b \b"
BACKS = frozenset(("\b", Key.BACK))


class LineEditor:
    r"""Collects keys into entries. A key that writes nothing is an entry at once, and leaves the text as it is.

    Only what is added or erased is shown, since a screen reader would read again a line that is drawn anew.

    >>> shown = []
    >>> editor = LineEditor(shown.append)
    >>> entries = [editor.take(key) for key in ("7", "8", Key.BACK, Key.HELP, Key.ENTER)]
    >>> [entry and entry.encode() for entry in entries]
    [None, None, None, b'\x1bOP', b'7\n']
    """

    def __init__(self, show: Callable[[str], None]) -> None:
        self._show = show
        self._text = ""
        self._hides = False

    def hide(self, hides: bool) -> None:
        """Show no typed text from now on if `hides`."""
        self._hides = hides

    def show_again(self) -> None:
        self._echo(self._text)

    def take(self, key: str) -> str | None:
        """Take a key, and return the entry that it ends: a line with its end, a key, or "" for the end of input."""
        if key in ENTERS:
            self._echo("\n")
            return f"{self._emptied()}\n"
        if key in BACKS and self._text:
            self._text = self._text[:-1]
            self._echo(ERASE)
        elif key == Key.ESCAPE and self._text:
            self._echo(ERASE * len(self._emptied()))
        elif key == END_OF_INPUT:
            return None if self._text else ""
        elif key in KEYS:
            return None if key in BACKS else key
        else:
            self._text += key
            self._echo(key)
        return None

    def _emptied(self) -> str:
        text, self._text = self._text, ""
        return text

    def _echo(self, text: str) -> None:
        if text and not self._hides:
            self._show(text)
