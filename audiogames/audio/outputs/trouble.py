"""Why nothing is heard, or not where it was wanted: a code with arguments. The catalogues make the sentence."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from audiogames.core.messages import Category, Message, Urgency


class Code(StrEnum):
    """What is wrong with the sound; each is the id of its sentence."""

    NO_LIBRARY = "sound-no-library"  # PortAudio is not installed; on Linux it is a package of the system
    BROKEN_LIBRARY = "sound-broken-library"  # it came with our packages, and cannot be loaded
    NO_DEVICE = "sound-no-device"  # this computer has no output
    ABSENT = "sound-device-absent"  # $device: it was wanted, it alone will do, and it is not there
    REFUSED = "sound-device-refused"  # $device, $reason
    SILENT = "sound-device-silent"  # $device: opened, and takes no sound
    GONE = "sound-device-gone"  # $device: it played, and was pulled out
    ELSEWHERE = "sound-elsewhere"  # $wanted is not there or refuses, $device plays in its place


class Trouble(NamedTuple):
    """What is wrong, with the names that its sentence needs."""

    code: Code
    arguments: Mapping[str, str] = {}

    def message(self) -> Message:
        """Return the sentence for a person, before any language."""
        return Message(self.code, self.arguments, Category.SYSTEM, Urgency.ALERT)


class SoundTrouble(Exception):
    """An output that cannot be opened; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.code.value)
        self.trouble = trouble
