"""How somebody listens, and so how a direction can be told."""

from enum import StrEnum


class Listening(StrEnum):
    """What stands between the program and the ears.

    HEADPHONES alone carries head-related responses. LOUDSPEAKERS pans between left and right, and has no behind. MONO
    and one ear have no direction at all. What one does not carry, `audio.space.marks` tells before the sound.
    """

    LOUDSPEAKERS = "loudspeakers"
    HEADPHONES = "headphones"
    MONO = "mono"
    LEFT_EAR = "left-ear"
    RIGHT_EAR = "right-ear"

    @property
    def one_channel(self) -> bool:
        """Whether left and right cannot be told apart."""
        return self in (Listening.MONO, Listening.LEFT_EAR, Listening.RIGHT_EAR)
