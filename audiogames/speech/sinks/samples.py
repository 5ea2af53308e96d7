"""Voices that make samples, and the sink that plays them."""

import re
import sys
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from audiogames.speech.sink import Availability, LineState, Problem, SinkDied, SinkUnavailable, SinkWithoutBraille
from audiogames.speech.sinks.playback import INSTALL_LINE, Playback, WavPlayer, find_player

if TYPE_CHECKING:
    from audiogames.narration.narrator import Utterance

TABLE: Final = "table"

_SEAT = re.compile(r"seat-(\d+)")


class Pcm(NamedTuple):
    """`samples` are int16, little endian, mono, `rate` is in hertz."""

    samples: bytes
    rate: int

    @property
    def seconds(self) -> float:
        return len(self.samples) / 2 / self.rate


class Synthesiser(Protocol):
    """Makes one line at a time, in the thread of its sink."""

    @property
    def info(self) -> Availability: ...

    def begin(self, text: str, language: str, place: str) -> None:
        """Raises `SinkDied`."""

    def made(self) -> Pcm | None:
        """None while the line is being made. Raises `SinkDied`."""

    def stop(self) -> None: ...

    def close(self) -> None: ...


def seat_at(place: str) -> int:
    """0 for the table and for one's own seat."""
    found = _SEAT.fullmatch(place)
    return 0 if found is None else int(found[1])


class PlayedSink(SinkWithoutBraille):
    """With `places`, each seat has a voice of its own."""

    def __init__(self, voice: Synthesiser, player: WavPlayer, places: bool = False) -> None:
        self.info = voice.info
        self.places = places
        self._voice = voice
        self._player = player
        self._is_making = False
        self._playing: Playback | None = None
        self._state = LineState.ENDED
        self._folder = tempfile.TemporaryDirectory(prefix="audiogames-", ignore_cleanup_errors=True)

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self._say(text, language, TABLE)

    def speak_from(self, utterance: "Utterance", interrupt: bool) -> None:
        self._say(utterance.text, utterance.language, utterance.place)

    def silence(self) -> None:
        if self._is_making:
            self._voice.stop()
            self._is_making = False
            self._state = LineState.CUT
        if self._playing is not None:
            self._playing.stop()
            self._playing = None
            self._state = LineState.CUT

    def line_state(self) -> LineState:
        self._play()
        if self._playing is not None and self._playing.is_over():
            failed, self._playing = self._playing.failed(), None
            if failed:
                raise SinkDied(self._player_failed())
            self._state = LineState.ENDED
        return self._state

    def close(self) -> None:
        self.silence()
        self._voice.close()
        self._folder.cleanup()

    def _say(self, text: str, language: str, place: str) -> None:
        self.silence()
        self._state = LineState.ENDED
        if text.strip():
            self._voice.begin(text, language, place)
            self._is_making, self._state = True, LineState.SPEAKING
            self._play()

    def _play(self) -> None:
        if not self._is_making or (pcm := self._voice.made()) is None:
            return
        self._is_making = False
        path = Path(self._folder.name) / "line.wav"
        try:
            write_wav(path, pcm)
            self._playing = self._player.play(path)
        except OSError as error:
            raise SinkDied(self._player_failed()) from error

    def _player_failed(self) -> Availability:
        return self.info._replace(problem=Problem.PLAYER_FAILED, arguments={"player": self._player.name})


def open_sink(
    voice: Callable[[], Synthesiser], places: bool = False, find: Callable[[], WavPlayer | None] = find_player
) -> PlayedSink:
    """Start the voice, if a player is found. Raises `SinkUnavailable`."""
    player, opened = find(), voice()
    if player is None:
        opened.close()
        fix = INSTALL_LINE if sys.platform.startswith("linux") else ""
        info = opened.info
        raise SinkUnavailable(Availability(info.sink, info.voice, Problem.PLAYER_MISSING, {"player": "aplay"}, fix))
    return PlayedSink(opened, player, places)


def write_wav(path: Path, pcm: Pcm) -> None:
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(pcm.rate)
        sound.writeframes(pcm.samples)
