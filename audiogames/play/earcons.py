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
    "no-such-number": REFUSAL,
    "no-such-card-here": REFUSAL,
    "not-understood": REFUSAL,
    "key-does-nothing": REFUSAL,
    "keys-in-line": REFUSAL,
}
"""Messages of a face that are heard as a sound too."""


def interface_cues(messages: Iterable[Message]) -> tuple[Cue, ...]:
    """Return the sounds of what a face tells: refusals, edges, and that it is the listener's turn. Each once."""
    names: dict[str, None] = {}
    for message in messages:
        if message.category == Category.REFUSAL:
            names[REFUSAL] = None
        elif message.urgency == Urgency.ALERT and message.category in (Category.TURN, Category.PLAY):
            names[YOUR_TURN] = None
        elif message.id in BY_MESSAGE:
            names[BY_MESSAGE[message.id]] = None
    return tuple([Cue(name, "me") for name in names]) if names else ()
