"""What the doctor tells: a sentence, and the one line to type where one helps."""

from typing import NamedTuple

from audiogames.core.errors import reason
from audiogames.core.messages import Argument, Message
from audiogames.speech.sink import Availability


class Finding(NamedTuple):
    """One thing that was checked. `mend` is a command to type, or empty."""

    message: Message
    mend: str = ""


def finding(id: str, mend: str = "", **arguments: Argument) -> Finding:
    """Return the finding with the message of that id."""
    return Finding(reason(id, **arguments), mend)


def sink_name(name: str) -> Message:
    """Return what a sink is called: `name` is the one in the settings."""
    return Message(SINK_NAMES[name])


def why(found: Availability) -> Message:
    """Return why a sink does not speak, as a sentence. `found` must have a problem."""
    assert found.problem is not None
    return Message(str(found.problem), dict(found.arguments))


SINK_NAMES = {
    "auto": "sink-auto",
    "screen-reader": "sink-screen-reader",
    "espeak": "sink-espeak",
    "pyttsx3": "sink-pyttsx3",
    "transcript": "sink-transcript",
    "none": "sink-none",
}
