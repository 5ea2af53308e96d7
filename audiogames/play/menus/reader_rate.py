"""How fast a screen reader speaks: found once with the person who listens, since no reader reports where it is.

Two sentences of different length are given out, and the person presses Enter as soon as each has ended. Both times hold
what the reader needs to begin and the person to press a key: the difference of the two does not.
"""

from math import inf
from typing import Final, NamedTuple

from audiogames.core.messages import menu_message
from audiogames.narration.narrator import START, expected_seconds
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import whole, yes
from audiogames.play.prompts import Talk
from audiogames.settings import FASTEST_READER, SLOWEST_READER

CAUTION: Final = 0.9
"""By what a found rate is multiplied where ends are estimated, since two sentences do not speak for all.

Of 140 sentences of the games in each language, said by espeak-ng at 175 words a minute, 26 and 19 in 100 end after the
estimate by the bare rate, 4 and 3 in 100 after this one: the latter by more than half a second in one sentence.
"""


def find(conversation: Conversation) -> Talk[int | None]:
    """Return how many characters a second are read here, where nothing reports it; None if the person goes back.

    A rate that no reader has is not asked for again unless the person wants it.
    """
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


class _Read(NamedTuple):
    """A sentence that was read, or the difference of two: the seconds at a letter a second, and those until Enter."""

    length: float
    seconds: float


def _measured(conversation: Conversation) -> Talk[_Read | None]:
    """Return by how much the second sentence is longer than the first; None if the person types something else."""
    short = yield from _told(conversation, "reader-rate-short")
    long = None if short is None else (yield from _told(conversation, "reader-rate-long"))
    return None if short is None or long is None else _Read(long.length - short.length, long.seconds - short.seconds)


def _told(conversation: Conversation, id: str) -> Talk[_Read | None]:
    """Tell a sentence, and wait for Enter; None if the person types something else."""
    messages, form = whole(conversation, menu_message(id)), conversation.device.lines
    lines = [line.written(form) for line in conversation.breath.narrator().utterances(messages)]
    length = sum(expected_seconds(line, 1.0) - START for line in lines)
    conversation.breath.answer(*messages)
    begun = conversation.now
    if (yield from conversation.ask()):
        return None
    return _Read(length, min(conversation.entries.waited, conversation.now - begun))
