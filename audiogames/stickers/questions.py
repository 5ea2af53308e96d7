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


class InterviewEnded(Exception):
    """The person stops, or input has ended."""


class Interview(Protocol):
    """The place of questions and answers: a conversation, or a test."""

    def tell(self, *messages: Message) -> None:
        """Announce messages in order, before the next question."""

    def ask(self, question: Message) -> Talk[str | None]:
        """Return the input, or None at its end."""


@dataclass
class Interviewer:
    interview: Interview
    code: Code
    language: str

    def tell(self, id: str, **arguments: Any) -> None:
        self.interview.tell(Message(id, arguments))

    def answer(self, id: str, **arguments: Any) -> Talk[str]:
        """Raises InterviewEnded if the person stops."""
        typed = yield from self.interview.ask(Message(id, arguments))
        if typed is None or self.ends(typed):
            raise InterviewEnded
        return typed

    def ends(self, typed: str) -> bool:
        return stops(typed)


class LineInterview:
    """An interview with a line per answer.

    With `scans`, a scanned card is an answer. Otherwise it is named, and the question waits.
    """

    def __init__(self, conversation: Conversation, scans: bool = False) -> None:
        self._conversation = conversation
        self._scans = scans

    def tell(self, *messages: Message) -> None:
        tell(self._conversation, *messages)

    def ask(self, question: Message) -> Talk[str | None]:
        """None for Escape or at the end of input."""
        self.tell(question)
        try:
            typed = yield from self._line()
        except DeviceGone:  # the menu after the interview ends the conversation
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
    """Announce messages unclipped, on several braille lines if needed."""
    for message in messages:
        conversation.breath.answer(*whole(conversation, message))


def line(conversation: Conversation, question: Message) -> Talk[str | None]:
    """Return the line, empty for Enter alone. None for 0 or Q."""
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
    """Announce errors within this context, and continue after it."""
    try:
        yield
    except GameError as error:
        tell(conversation, error.message)
