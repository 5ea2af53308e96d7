"""Speech in space: each line is heard from the seat that speaks, in that seat's own voice."""

from typing import Final, Protocol

from audiogames.audio.units import Samples
from audiogames.audio.voice_words import Words
from audiogames.audio.voices import Voice
from audiogames.core.messages import Category, Urgency
from audiogames.narration.utterance import Utterance
from audiogames.speech.espeak_sink import NAME, VOICE
from audiogames.speech.sink import USUAL_RATE, Availability, Problem, SinkDied, SinkUnavailable

AT: Final = 1.0
"""Metres from which all lines are heard: who sits further away is to be understood as well as who sits near."""

CUT: Final = 0.01
"""Seconds in which a line that is cut short fades out: no click, and no more of the word."""


class Ears(Protocol):
    """Where lines are heard: a room, its mixer, and what plays that."""

    @property
    def heard(self) -> bool:
        """Whether a device plays it now."""
        ...

    def say(self, samples: Samples, place: str, private: bool) -> Voice | None:
        """Sound words (n,) on the bus of speech, from a place at the table, AT metres away.

        What is private may go to its hearer's own headphones. None where there is nothing any more to play it.
        """
        ...


class SpatialVoice:
    """Speaks through espeak-ng and a mixer. A sink for one thread, as all are.

    Where no device plays the mixer it raises SinkDied, so that another sink says the line.
    """

    def __init__(self, ears: Ears, rate: int = USUAL_RATE) -> None:
        """Start the voice; `rate` is in words a minute. Raises SinkUnavailable, also where no device plays now."""
        self.info = Availability(NAME, VOICE)
        self._ears = ears
        if not ears.heard:
            raise SinkUnavailable(self._unheard())
        self._words = Words(rate)
        self._line: Voice | None = None

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Say a line that comes from nowhere in particular, from the middle of the table."""
        self.speak_from(placeless(text, language), interrupt)

    def speak_from(self, utterance: Utterance, interrupt: bool) -> None:
        """Say a line from its place; one line at a time, so a line still being said is cut."""
        self.silence()
        if not self._ears.heard:
            raise SinkDied(self._unheard())
        samples = self._words.samples(utterance.text, utterance.language, utterance.place)
        if not len(samples):
            return
        self._line = self._ears.say(samples, utterance.place, utterance.private)
        if self._line is None:
            raise SinkDied(self._unheard())

    def braille(self, text: str) -> bool:
        """No braille."""
        return False

    def silence(self) -> None:
        """Stop speaking at once, without a click."""
        if self._line is not None:
            self._line.stop(CUT)
            self._line = None

    def is_speaking(self) -> bool | None:
        """True until the last sample of the line was mixed."""
        if self._line is None or self._line.over:
            self._line = None
            return False
        if not self._ears.heard:
            self.silence()  # nor may the rest of it be heard when the device comes back
            raise SinkDied(self._unheard())
        return True

    def close(self) -> None:
        """Stop, and end the process."""
        self.silence()
        self._words.close()

    def _unheard(self) -> Availability:
        return self.info._replace(problem=Problem.PLAYER_FAILED, arguments={"player": "PortAudio"})


def placeless(text: str, language: str) -> Utterance:
    """Return a bare line as an utterance."""
    return Utterance(text, Urgency.RESULT, Category.SYSTEM, language=language)
