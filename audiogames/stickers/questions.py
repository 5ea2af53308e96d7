"""Questions about stickers, answered by a line, and what is told between them.

Names of cards, files and folders are always read as a whole line, also where other keys act by themselves.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from audiogames.core.errors import GameError
from audiogames.core.messages import Message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import whole
from audiogames.play.prompts import DeviceGone, Key, Prompt, Talk
from audiogames.tactile.codes import Code
from audiogames.tactile.words.typed import stops


class Enough(Exception):
    """The person wants to stop, or can type nothing more."""


class Interview(Protocol):
    """The place where questions are asked and answers told: at a conversation, or in a test."""

    def tell(self, *messages: Message) -> None:
        """Tell these, in this order, before the next question."""

    def ask(self, question: Message) -> Talk[str | None]:
        """Ask and return what was typed; None where nothing more can be typed."""


@dataclass
class Interviewer:
    """Asks about the signs of a code, in one language: questions, and what is said between them."""

    interview: Interview
    code: Code
    language: str

    def tell(self, id: str, **arguments: Any) -> None:
        """Tell a message before the next question."""
        self.interview.tell(Message(id, arguments))

    def answer(self, id: str, **arguments: Any) -> Talk[str]:
        """Ask and return what was typed. Raises Enough where that ends the interview."""
        typed = yield from self.interview.ask(Message(id, arguments))
        if typed is None or self.ends(typed):
            raise Enough
        return typed

    def ends(self, typed: str) -> bool:
        """Return whether an answer ends the interview."""
        return stops(typed)


class LineInterview:
    """An interview in a conversation: each question is answered by a line.

    With `scans`, a card that is scanned is an answer; else it is named, and the question waits.
    """

    def __init__(self, conversation: Conversation, scans: bool = False) -> None:
        self._conversation = conversation
        self._scans = scans

    def tell(self, *messages: Message) -> None:
        """Tell these, in their order, before the next question."""
        tell(self._conversation, *messages)

    def ask(self, question: Message) -> Talk[str | None]:
        """Ask, and return the line that is typed; None where the person presses Escape or nobody types any more."""
        self.tell(question)
        try:
            typed = yield from self._line()
        except DeviceGone:  # the interview ends in its own words; the menu after it ends the conversation
            return None
        return None if typed == Key.ESCAPE else typed

    def _line(self) -> Talk[str]:
        if not self._scans:
            return (yield from self._conversation.line())
        self._conversation.breath.flush()
        typed = yield Prompt("line")
        assert typed is not None  # there is no end to wait for
        return typed.strip()


def tell(conversation: Conversation, *messages: Message) -> None:
    """Tell these before the next question, whole: on a short braille line each takes as many lines as it needs."""
    for message in messages:
        conversation.breath.answer(*whole(conversation, message))


def line(conversation: Conversation, question: Message) -> Talk[str | None]:
    """Ask, and return the line that is typed, empty for Enter alone; None if the person goes back with 0 or Q."""
    tell(conversation, question)
    while True:
        typed = yield from conversation.line()
        if typed in (Key.HELP, "?") or conversation.command(typed) == "repeat":
            tell(conversation, question)
        elif typed in ("0", Key.ESCAPE) or conversation.command(typed) == "quit":
            return None
        else:
            return typed


@contextmanager
def refusals_told(conversation: Conversation) -> Iterator[None]:
    """Tell what is refused within, and go on after it."""
    try:
        yield
    except GameError as error:
        tell(conversation, error.message)
