"""A voice for a room whose sound may come and go: in space while it is heard, through an ordinary player otherwise."""

from collections.abc import Callable

from audiogames.audio.voice import Ears, SpatialVoice, placeless
from audiogames.narration.utterance import Utterance
from audiogames.speech.espeak_sink import NAME, VOICE, open_sink
from audiogames.speech.sink import USUAL_RATE, Availability, Placed, Problem, Sink, SinkDied, SinkUnavailable


class RoomVoice:
    """One sink of two: `SpatialVoice` while its ears hear, `plain` while they do not.

    Which one speaks is decided anew at each line; a line during which the device goes is said again by the other. So
    nothing is lost, and nobody is told of another voice, where a device goes or comes back.
    """

    def __init__(self, ears: Ears, rate: int = USUAL_RATE, plain: Callable[[], Sink] | None = None) -> None:
        """`plain` opens the ordinary sink. Raises SinkUnavailable where the one that is due cannot be opened."""
        self.info = Availability(NAME, VOICE)
        self._ears = ears
        self._rate = rate
        self._open_plain = plain or (lambda: open_sink(rate=rate))
        self._spatial: SpatialVoice | None = None
        self._plain: Sink | None = None
        self._line = placeless("", "en")
        self._chosen: Sink = self._choose()

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Say a line that comes from nowhere in particular."""
        self.speak_from(placeless(text, language), interrupt)

    def speak_from(self, utterance: Utterance, interrupt: bool) -> None:
        """Say a line, from its place where that can be heard."""
        self._chosen.silence()
        self._line = utterance
        try:
            self._say()
        except SinkDied as death:
            self._go_on(death)

    def braille(self, text: str) -> bool:
        """No braille."""
        return False

    def silence(self) -> None:
        """Stop speaking at once."""
        self._chosen.silence()

    def is_speaking(self) -> bool | None:
        """True from `speak` until the line is over."""
        try:
            return self._chosen.is_speaking()
        except SinkDied as death:
            self._go_on(death)
            return True

    def close(self) -> None:
        """Let go of both voices."""
        for sink in (self._spatial, self._plain):
            if sink is not None:
                sink.close()

    def _say(self) -> None:
        self._chosen = self._choose()
        if isinstance(self._chosen, Placed):
            self._chosen.speak_from(self._line, True)
        else:
            self._chosen.speak(self._line.text, self._line.language, True)

    def _go_on(self, death: SinkDied) -> None:
        """Let the plain voice say the line, where it was the room that is not heard any more. Raises SinkDied."""
        if self._chosen is not self._spatial or death.why.problem is not Problem.PLAYER_FAILED:
            raise death
        self._say()

    def _choose(self) -> Sink:
        """Return the sink that is due, opened. Raises SinkUnavailable; once something has spoken, SinkDied."""
        try:
            if self._ears.heard:
                self._spatial = self._spatial or SpatialVoice(self._ears, self._rate)
                return self._spatial
            self._plain = self._plain or self._open_plain()
            return self._plain
        except SinkUnavailable as error:
            if self._spatial is None and self._plain is None:
                raise
            raise SinkDied(error.why) from error
