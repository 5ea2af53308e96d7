"""The doctor speaks: lines through the chosen voice, and what became of them."""

import threading
from collections.abc import Sequence

from audiogames.core.messages import Category, Urgency
from audiogames.narration.utterance import Utterance
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability

SPOKEN_SINKS = ("screen-reader", "espeak", "pyttsx3")
"""The sinks that are heard."""

LIMIT = 30.0
"""Seconds that one line may take, the search for a voice included."""

SLOW = 6.0
"""Characters a second of a very slow voice: the limit for longer texts."""


class Voice:
    """A speaker that notes what becomes of its lines. `deaths` are the voices that failed meanwhile, in order."""

    def __init__(self, chooser: Chooser) -> None:
        self.deaths: list[Availability] = []
        self._info: Availability | None = None
        self._silent = threading.Event()
        self._speaker = Speaker(chooser, self._replaced, self._opened)
        self._speaker.start()

    @property
    def speaks(self) -> Availability | None:
        """What speaks now; None if nothing that can be heard does."""
        info = self._info
        return info if info is not None and info.sink in SPOKEN_SINKS else None

    def say(self, lines: Sequence[str], language: str) -> bool:
        """Say some lines and wait until they are over; False if they were not, or nobody could hear them."""
        self._speaker.say(*(_utterance(line, language) for line in lines))
        quiet = self._speaker.wait_until_quiet(LIMIT + sum(map(len, lines)) / SLOW)
        if not quiet:
            self._speaker.silence()
        return quiet and not self._silent.is_set() and self.speaks is not None

    def close(self) -> None:
        """Stop at once."""
        self._speaker.close()

    def _opened(self, info: Availability, passed_over: tuple[Availability, ...]) -> None:
        self._info = info

    def _replaced(self, old: Availability, new: Availability) -> None:
        if not self.deaths or self.deaths[-1] != old:
            self.deaths.append(old)
        self._info = new
        if new.sink == "none":  # nothing is left: do not wait for a voice to come back
            self._silent.set()
            self._speaker.silence()


def _utterance(line: str, language: str) -> Utterance:
    return Utterance(line, Urgency.RESULT, Category.SYSTEM, braille="", asked=True, language=language)
