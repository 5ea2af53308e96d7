"""The only two places where the engine needs words; a program that never asks for any never waits for them."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from audiogames.core.messages import Argument, Message, Seat

if TYPE_CHECKING:
    from audiogames.narration.utterance import Utterance

PROTOCOL_LOCALE = "en"
MOST_WRITTEN_AS_NUMBER = 10**15


def sentence(message: Message, locale: str = PROTOCOL_LOCALE) -> str:
    """Return a message as a sentence: errors of the protocol are told in English."""
    from audiogames.narration.catalogue import catalogue

    arguments = {name: _writable(value) for name, value in message.arguments.items()}
    return catalogue(locale).text(message._replace(arguments=arguments))


def _writable(value: Argument) -> Argument:
    """Return a number of any size in a form that Babel can write: it fails beyond 25 digits."""
    return str(value) if isinstance(value, int) and abs(value) > MOST_WRITTEN_AS_NUMBER else value


def utterances(
    messages: Iterable[Message], locale: str, names: Sequence[str | None], viewer: Seat | None
) -> "tuple[Utterance, ...]":
    """Return everything that is said of messages to one listener, in full."""
    from audiogames.narration.narrator import Narrator

    return Narrator(locale, names, viewer, braille=False).utterances(messages)
