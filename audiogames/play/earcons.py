"""The sounds of the interface itself: what a message of a face sounds like before its words."""

from collections.abc import Iterable
from typing import Final

from audiogames.core.messages import Category, Cue, Message, Urgency

EDGE: Final = "list-edge"
REFUSAL: Final = "refusal"
YOUR_TURN: Final = "your-turn"

BY_MESSAGE: Final = {
    "walk-start": EDGE,
    "walk-end": EDGE,
    "history-start": EDGE,
    "history-end": EDGE,
    "menu-no-such-number": REFUSAL,
    "menu-no-such-entry": REFUSAL,
    "no-such-place": REFUSAL,
    "no-such-card-here": REFUSAL,
    "not-understood": REFUSAL,
    "key-does-nothing": REFUSAL,
}
"""Messages of a face that are heard as a sound too."""


def interface_cues(messages: Iterable[Message]) -> tuple[Cue, ...]:
    """Return the sounds of what a face tells: refusals, edges, and that it is the listener's turn. Each once."""
    named = (_name(message) for message in messages)
    return tuple(Cue(name, "me") for name in dict.fromkeys(name for name in named if name is not None))


def _name(message: Message) -> str | None:
    if message.category == Category.REFUSAL:
        return REFUSAL
    if message.category == Category.TURN and message.urgency == Urgency.ALERT:
        return YOUR_TURN
    return BY_MESSAGE.get(message.id)
