import importlib.util
import json
import sys
import tempfile
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from audiogames.speech.sink import (
    USUAL_RATE,
    Availability,
    LineState,
    Problem,
    SinkDied,
    SinkUnavailable,
    SinkWithoutBraille,
    pip_line,
)
from audiogames.speech.sinks.playback import INSTALL_LINE, Playback, WavPlayer, find_player
from audiogames.speech.workers.espeak import WorkerFrame, parse_frames
from audiogames.speech.workers.process import Worker, WorkerGone

NAME = "espeak"
VOICE = "espeak-ng"

START_LIMIT = 10.0
"""Timeout in seconds for loading the library. About 0.1 s measured, more on a cold disk."""

ANSWER_LIMIT = 3.0
"""Timeout in seconds between two frames. A phrase of ten seconds takes 11 ms in all."""

HUSH = 64


class Pcm(NamedTuple):
    """`samples` are int16, little endian, mono, `rate` is in hertz."""

    samples: bytes
    rate: int

    @property
    def seconds(self) -> float:
        return len(self.samples) / 2 / self.rate


def _is_in_system() -> bool:
    from ctypes.util import find_library  # a slow search, for systems without the wheel

    return find_library("espeak-ng") is not None


class EspeakVoice:
    """One request at a time in one process. Not thread-safe."""

    def __init__(self) -> None:
        """Raises `SinkUnavailable`."""
        if importlib.util.find_spec("espeakng_loader") is None and not _is_in_system():
            raise SinkUnavailable(_trouble(Problem.MODULE_MISSING, "espeakng_loader"))
        try:
            self._worker: Worker[WorkerFrame] = Worker("audiogames.speech.workers.espeak", parse_frames)
        except WorkerGone as error:
            raise SinkUnavailable(_trouble(Problem.WORKER_FAILED, str(error))) from error
        try:
            frame = self._worker.receive(START_LIMIT)
        except WorkerGone as error:
            self._worker.kill()
            raise SinkUnavailable(_trouble(Problem.WORKER_FAILED, str(error))) from error
        answer = json.loads(frame.content)
        if frame.kind != b"R":
            self._worker.kill()
            raise SinkUnavailable(_trouble(answer["problem"], answer["reason"]))
        self.rate: int = answer["rate"]

    def synthesise(self, text: str, language: str, variant: str = "", rate: int = USUAL_RATE) -> Pcm:
        """Return the samples of `text`, without initial silence.

        `language` is an espeak-ng voice ("fr", "en"), `variant` one of its variants ("f2", "m3", "Annie"). Raises
        `ValueError` for a voice that does not exist or a rate outside 80 to 450, `SinkDied` if the process has gone.
        """
        if not 80 <= rate <= 450:
            raise ValueError(f"The rate is {rate}; espeak-ng speaks 80 to 450 words a minute.")
        voice = f"{language}+{variant}" if variant else language
        samples = bytearray()
        try:
            self._worker.send({"text": text.replace("\0", " "), "voice": voice, "rate": rate})
            while (frame := self._worker.receive(ANSWER_LIMIT)).kind == b"P":
                samples += frame.content
        except WorkerGone as error:
            raise SinkDied(_trouble(Problem.WORKER_FAILED, str(error))) from error
        if frame.kind == b"X":
            raise ValueError(json.loads(frame.content)["reason"])
        return Pcm(trim_start(bytes(samples)), self.rate)

    def close(self) -> None:
        self._worker.kill()


class EspeakSink(SinkWithoutBraille):
    """Speaks through espeak-ng and any player of sound files."""

    def __init__(self, player: WavPlayer, variant: str = "", rate: int = USUAL_RATE) -> None:
        self.info = Availability(NAME, VOICE)
        self._voice = EspeakVoice()
        self._player = player
        self._variant = variant
        self._rate = rate
        self._playing: Playback | None = None
        self._state = LineState.ENDED
        self._folder = tempfile.TemporaryDirectory(prefix="audiogames-", ignore_cleanup_errors=True)

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self.silence()
        self._state = LineState.ENDED
        if not text.strip():
            return
        try:
            pcm = self._voice.synthesise(text, language, self._variant, self._rate)
        except ValueError:  # a language or variant it has not: better said in English than not
            pcm = self._voice.synthesise(text, "en", "", self._rate)
        path = Path(self._folder.name) / "line.wav"
        try:
            write_wav(path, pcm)
            self._playing = self._player.play(path)
            self._state = LineState.SPEAKING
        except OSError as error:
            raise SinkDied(self._player_failed()) from error

    def silence(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None
            self._state = LineState.CUT

    def line_state(self) -> LineState:
        """SPEAKING until the player has played the end of the sound."""
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

    def _player_failed(self) -> Availability:
        return self.info._replace(problem=Problem.PLAYER_FAILED, arguments={"player": self._player.name})


def open_sink(
    variant: str = "", rate: int = USUAL_RATE, find: Callable[[], WavPlayer | None] = find_player
) -> EspeakSink:
    """Start the voice, if a player is found. Raises `SinkUnavailable`."""
    player = find()
    if player is None:
        fix = INSTALL_LINE if sys.platform.startswith("linux") else ""
        raise SinkUnavailable(Availability(NAME, VOICE, Problem.PLAYER_MISSING, {"player": "aplay"}, fix))
    return EspeakSink(player, variant, rate)


def trim_start(samples: bytes) -> bytes:
    """Cut int16 samples to 2 ms (at 22050 Hz) before the first audible one, unless none is."""
    values = array("h", samples)
    if sys.byteorder == "big":
        values.byteswap()
    first = next((place for place, value in enumerate(values) if abs(value) >= HUSH), 0)
    return samples[2 * max(0, first - 44) :]


def write_wav(path: Path, pcm: Pcm) -> None:
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(pcm.rate)
        sound.writeframes(pcm.samples)


def _trouble(problem: str, reason: str) -> Availability:
    problem = Problem(problem)
    missing = problem is Problem.MODULE_MISSING
    return Availability(
        NAME,
        VOICE,
        problem,
        {"module" if missing else "reason": reason},
        pip_line("espeakng-loader") if missing else "",
    )
