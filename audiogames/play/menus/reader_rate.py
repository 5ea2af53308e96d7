"""Measures a screen reader's speed with its listener, since no reader reports it.

Two sentences of different length are read, and the person presses Enter at the end of each. The difference of both
times excludes the reader's latency and the person's reaction.
"""

from math import inf
from typing import Final, NamedTuple

from audiogames.core.messages import menu_message
from audiogames.narration.narrator import letters_of
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import whole, yes
from audiogames.play.prompts import Talk
from audiogames.settings import FASTEST_READER, SLOWEST_READER

CAUTION: Final = 0.9
"""Safety factor for a measured rate, since two sentences do not represent all.

Of 140 sentences in each language, spoken by espeak-ng at 175 words per minute, 26 % and 19 % end after the estimate
without it, 4 % and 3 % with it, and only one of those more than half a second late.
"""


def find(conversation: Conversation) -> Talk[int | None]:
    """None if the person goes back. An implausible rate is measured again only on request."""
    if conversation.device.can.speaks or conversation.device.exact:
        conversation.breath.answer(menu_message("reader-rate-reported"))
        return None
    conversation.breath.answer(menu_message("reader-rate-begin"))
    if not (yield from conversation.ask()):
        while (read := (yield from _measured(conversation))) is not None:
            rate = read.length / read.seconds if read.seconds > 0 else inf
            if SLOWEST_READER <= rate <= FASTEST_READER:
                return round(rate)
            wrong = "reader-rate-too-slow" if rate < SLOWEST_READER else "reader-rate-too-fast"
            if not (yield from yes(conversation, menu_message(wrong), usual=False)):
                break
    conversation.breath.answer(menu_message("reader-rate-left"))
    return None


class _ReadingTime(NamedTuple):
    """Seconds at one letter per second, and seconds until Enter."""

    length: float
    seconds: float


def _measured(conversation: Conversation) -> Talk[_ReadingTime | None]:
    """The difference between the second and first sentence. None for other input."""
    short = yield from _told(conversation, "reader-rate-short")
    long = None if short is None else (yield from _told(conversation, "reader-rate-long"))
    return (
        None
        if short is None or long is None
        else _ReadingTime(long.length - short.length, long.seconds - short.seconds)
    )


def _told(conversation: Conversation, id: str) -> Talk[_ReadingTime | None]:
    """Wait for Enter. None for other input."""
    messages, form = whole(conversation, menu_message(id)), conversation.device.lines
    lines = [line.written(form) for line in conversation.breath.narrator().utterances(messages)]
    length = sum(map(letters_of, lines))
    conversation.breath.answer(*messages)
    begun = conversation.now
    if (yield from conversation.ask()):
        return None
    return _ReadingTime(length, min(conversation.entries.waited, conversation.now - begun))
