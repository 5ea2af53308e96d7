"""What conversations about stickers ask and tell through: the terminal's desk, where all is written and spoken.

Names of cards, files and folders are always read as a whole line, also where other keys act by themselves.
"""

from textwrap import wrap

from audiogames.core.messages import Message
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.console import F1_CODES
from audiogames.faces.terminal.desk import Desk, EndOfInput
from audiogames.faces.terminal.menu import help_message
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue

ESCAPE = "\x1b"


class Port:
    """One conversation at a desk. Each question is answered by a line.

    With `scans`, a card that is scanned is an answer; else it is named, and the question waits.
    """

    def __init__(self, desk: Desk, scans: bool = False) -> None:
        self._desk = desk
        self._scans = scans

    def tell(self, *messages: Message) -> None:
        """Tell these, in their order, before the next question."""
        tell(self._desk, *messages)

    def ask(self, message: Message) -> str | None:
        """Ask, and return the line that is typed; None where the person presses Escape or nobody types any more."""
        self.tell(message)
        try:
            typed = self._line()
        except EndOfInput:  # the conversation ends in its own words; the menu behind it ends the program
            return None
        return None if typed == ESCAPE else typed

    def _line(self) -> str | None:
        if not self._scans:
            return self._desk.read_line()
        self._desk.flush()
        typed = self._desk.console.line()
        return None if typed is None else typed.strip()


def tell(desk: Desk, *messages: Message) -> None:
    """Tell these before the next question, whole: on a short braille line each takes as many lines as it needs."""
    if desk.settings.lines != "braille":
        desk.answer(*messages)
        return
    words = catalogue(desk.language)
    for message in messages:
        pieces = wrap(words.text(message), BRAILLE_CELLS, break_on_hyphens=False)
        desk.answer(*(help_message("text", text=piece) for piece in pieces))


def now(desk: Desk, *messages: Message) -> None:
    """Write and say these at once: the person waits, and types nothing."""
    desk.flush()
    desk.announce(*messages, asked=True)


def line(desk: Desk, question: Message) -> str | None:
    """Ask, and return the line that is typed, empty for Enter alone; None if the person goes back with 0 or Q."""
    tell(desk, question)
    while True:
        typed = desk.read_line()
        if typed in F1_CODES or typed == "?" or command(typed) == "repeat":
            tell(desk, question)
        elif typed in ("0", ESCAPE) or command(typed) == "quit":
            return None
        else:
            return typed
