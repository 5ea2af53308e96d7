"""What the conversations about codes and stickers have in common: where they take place, and how they end."""

from typing import Protocol

from audiogames.core.messages import Message
from audiogames.tactile.words.typed import stops


class Port(Protocol):
    """Where a conversation takes place: a terminal, or a test."""

    def ask(self, message: Message) -> str | None:
        """Ask and return what was typed; None where nothing more can be typed."""

    def tell(self, *messages: Message) -> None:
        """Tell these, in this order."""


class Enough(Exception):
    """The person wants to stop, or can type nothing more."""


def asked(port: Port, question: Message) -> str:
    """Ask and return what was typed. Raises Enough where that ends the conversation."""
    typed = port.ask(question)
    if typed is None or stops(typed):
        raise Enough
    return typed
