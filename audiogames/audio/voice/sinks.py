from collections.abc import Callable
from typing import Final, Protocol

from audiogames.audio.units import Samples
from audiogames.audio.voice.words import sounding
from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import Utterance
from audiogames.speech.sink import (
    Availability,
    LineState,
    PlacedSink,
    Problem,
    Sink,
    SinkDied,
    SinkUnavailable,
    SinkWithoutBraille,
)
from audiogames.speech.sinks.espeak import EspeakVoice
from audiogames.speech.sinks.samples import Synthesiser, open_sink

CUT: Final = 0.01
"""Fade-out in seconds of an interrupted line, short and without a click."""


class SpokenSound(Protocol):
    over: bool
    stopped: bool

    def stop(self, fade: float) -> None: ...


class VoiceRoom(Protocol):
    @property
    def heard(self) -> bool: ...

    def say(self, samples: Samples, place: str, private: bool) -> SpokenSound:
        """Play words (n,) on the bus of speech, from a place at the table.

        Private words may go to their hearer's own headphones.
        """
        ...


def are_heard(ears: VoiceRoom | None) -> bool:
    return ears is not None and ears.heard


class SpatialVoice(SinkWithoutBraille):
    """Speaks through a voice that makes samples, and a mixer. Not thread-safe, like all sinks.

    Raises SinkDied if no device plays the mixer, so that another sink says the line.
    """

    places: Final = True

    def __init__(self, ears: Callable[[], VoiceRoom | None], voice: Callable[[], Synthesiser] = EspeakVoice) -> None:
        """`ears` returns the current room. Raises SinkUnavailable."""
        self.info = EspeakVoice.info
        self._ears = ears
        if not are_heard(ears()):
            raise SinkUnavailable(self._unheard())
        self._voice = voice()
        self.info = self._voice.info
        self._making: Utterance | None = None
        self._line: SpokenSound | None = None
        self._state = LineState.ENDED

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self.speak_from(placeless(text, language), interrupt)

    def speak_from(self, utterance: Utterance, interrupt: bool) -> None:
        self.silence()
        self._state = LineState.ENDED
        if not are_heard(self._ears()):
            raise SinkDied(self._unheard())
        if utterance.text.strip():
            self._voice.begin(utterance.text, utterance.language, utterance.place)
            self._making, self._state = utterance, LineState.SPEAKING
            self._sound()

    def _sound(self) -> None:
        if (line := self._making) is None or (pcm := self._voice.made()) is None:
            return
        self._making = None
        if (ears := self._ears()) is None:  # closed while the words were made
            raise SinkDied(self._unheard())
        self._line = ears.say(sounding(pcm), line.place, line.private)

    def silence(self) -> None:
        if self._making is not None:
            self._voice.stop()
            self._making = None
            self._state = LineState.CUT
        if self._line is not None:
            self._line.stop(CUT)
            self._line = None
            self._state = LineState.CUT

    def line_state(self) -> LineState:
        """SPEAKING until the last sample was mixed, by when the words were heard, since silence follows them."""
        self._sound()
        if self._line is not None and self._line.over:
            self._state = LineState.CUT if self._line.stopped else LineState.ENDED
            self._line = None
        if self._state is LineState.SPEAKING and not are_heard(self._ears()):
            self.silence()  # nor may the rest of it be heard when the device comes back
            raise SinkDied(self._unheard())
        return self._state

    def close(self) -> None:
        self.silence()
        self._voice.close()

    def _unheard(self) -> Availability:
        return self.info._replace(problem=Problem.PLAYER_FAILED, arguments={"player": "PortAudio"})


def placeless(text: str, language: str) -> Utterance:
    return Utterance(text, Urgency.RESULT, Category.SYSTEM, language=language)


class RoomVoice(SinkWithoutBraille):
    """One sink of two: `SpatialVoice` while its room is heard, `plain` otherwise.

    If the device disappears during a line, the other one repeats it. So nothing is lost, and nothing is announced, when
    a device comes or goes.
    """

    places: Final = True

    def __init__(
        self,
        ears: Callable[[], VoiceRoom | None],
        voice: Callable[[], Synthesiser] = EspeakVoice,
        plain: Callable[[], Sink] | None = None,
    ) -> None:
        """`plain` opens the ordinary sink. Raises SinkUnavailable if the sink chosen now cannot be opened."""
        self._ears = ears
        self._voice = voice
        self._open_plain = plain or (lambda: open_sink(voice, places=True))
        self._spatial: SpatialVoice | None = None
        self._plain: Sink | None = None
        self._line = placeless("", "en")
        self._chosen: Sink = self._choose()
        self.info = self._chosen.info

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self.speak_from(placeless(text, language), interrupt)

    def speak_from(self, utterance: Utterance, interrupt: bool) -> None:
        self._chosen.silence()
        self._line = utterance
        try:
            self._say()
        except SinkDied as death:
            self._go_on(death)

    def silence(self) -> None:
        self._chosen.silence()

    def line_state(self) -> LineState:
        try:
            return self._chosen.line_state()
        except SinkDied as death:
            self._go_on(death)
            return LineState.SPEAKING

    def close(self) -> None:
        for sink in (self._spatial, self._plain):
            if sink is not None:
                sink.close()

    def _say(self) -> None:
        self._chosen = self._choose()
        if isinstance(self._chosen, PlacedSink) and self._chosen.places:
            self._chosen.speak_from(self._line, True)
        else:
            self._chosen.speak(self._line.text, self._line.language, True)

    def _go_on(self, death: SinkDied) -> None:
        if self._chosen is not self._spatial or death.why.problem is not Problem.PLAYER_FAILED:
            raise death
        self._say()

    def _choose(self) -> Sink:
        """Raises SinkUnavailable, or SinkDied after the first line."""
        try:
            if are_heard(self._ears()):
                self._spatial = self._spatial or SpatialVoice(self._ears, self._voice)
                return self._spatial
            self._plain = self._plain or self._open_plain()
            return self._plain
        except SinkUnavailable as error:
            if self._spatial is None and self._plain is None:
                raise
            raise SinkDied(error.why) from error
