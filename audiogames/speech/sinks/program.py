"""A voice of the person's own: a program that reads a line of text and writes a WAV file."""

import io
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import wave
from array import array
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

from audiogames.core.errors import system_reason
from audiogames.core.messages import Argument
from audiogames.speech.sink import USUAL_RATE, Availability, Problem, SinkDied, SinkUnavailable
from audiogames.speech.sinks.samples import TABLE, Pcm, seat_at
from audiogames.speech.workers.process import end

NAME: Final = "program"

LIMIT: Final = 15.0  # seconds for a line: piper takes seven to start on a busy computer
LARGEST: Final = 64 * 1024 * 1024  # bytes of a line

LONGEST_REASON: Final = 120


class ProgramRun:
    """Raises OSError."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        with ExitStack() as files:
            self._sound, self._errors = (files.enter_context(tempfile.TemporaryFile()) for _ in range(2))
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=self._sound,
                stderr=self._errors,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            self._files = files.pop_all()

    @property
    def status(self) -> int | None:
        return self._process.poll()

    @property
    def is_too_large(self) -> bool:
        return os.fstat(self._sound.fileno()).st_size > LARGEST

    def give(self, text: str) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # it ended before: its status says more
            self._process.stdin.write(text.encode() + b"\n")
            self._process.stdin.close()

    def sound(self) -> bytes:
        self._sound.seek(0)
        return self._sound.read()

    def last_words(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read(LARGEST).decode("utf-8", "replace").split("\n")
        return next((" ".join(line.split()) for line in reversed(lines) if line.strip()), "")[:LONGEST_REASON]

    def end(self) -> None:
        end(self._process)
        with suppress(OSError):  # closing flushes, and nobody reads any more
            if self._process.stdin is not None:
                self._process.stdin.close()
        self._files.close()


class ProgramVoice:
    """Runs a command for each line, started ahead of the line, with `{language}`, `{rate}` and `{seat}` replaced."""

    def __init__(self, command: str, pace: int = USUAL_RATE, clock: Callable[[], float] = time.monotonic) -> None:
        """Raises `SinkUnavailable`."""
        self.info = Availability(NAME)
        self._pace = pace
        self._clock = clock
        self._run: ProgramRun | None = None
        self._spare: ProgramRun | None = None
        self._until = 0.0
        try:
            self._words = split(command)
        except ValueError as error:
            raise SinkUnavailable(self._trouble(Problem.PROGRAM_QUOTES)) from error
        program = self._words[0] if self._words else ""
        self.info = Availability(NAME, Path(program).name)
        if shutil.which(program) is None:
            raise SinkUnavailable(self._trouble(Problem.PROGRAM_MISSING, program=program))

    def begin(self, text: str, language: str, place: str = TABLE) -> None:
        self.stop()
        words = self._filled(language, place)
        run, self._spare = self._spare, None
        if run is not None and (run.words != words or run.status is not None):
            run.end()
            run = None
        try:
            self._run = run = run or ProgramRun(words)
            run.give(" ".join(text.split()))
            self._until = self._clock() + LIMIT
            self._spare = ProgramRun(words)
        except OSError as error:
            raise SinkDied(self._trouble(Problem.PROGRAM_FAILED, reason=system_reason(error))) from error

    def made(self) -> Pcm | None:
        run = self._run
        assert run is not None
        if run.status is None and self._clock() < self._until and not run.is_too_large:
            return None
        self._run = None
        try:
            if run.is_too_large:
                raise SinkDied(self._trouble(Problem.PROGRAM_NO_WAV))
            if run.status is None:
                raise SinkDied(self._trouble(Problem.PROGRAM_HANGS, seconds=round(LIMIT)))
            if run.status:
                reason = run.last_words()
                why = Problem.PROGRAM_FAILED if reason else Problem.PROGRAM_ENDED
                raise SinkDied(self._trouble(why, reason=reason or str(run.status)))
            return parsed(run.sound())
        except (wave.Error, EOFError) as error:
            raise SinkDied(self._trouble(Problem.PROGRAM_NO_WAV)) from error
        finally:
            run.end()

    def stop(self) -> None:
        if self._run is not None:
            self._run.end()
            self._run = None

    def close(self) -> None:
        self.stop()
        if self._spare is not None:
            self._spare.end()
            self._spare = None

    def _filled(self, language: str, place: str) -> list[str]:
        filled = []
        for word in self._words:
            for name, value in (("language", language), ("rate", self._pace), ("seat", seat_at(place))):
                word = word.replace(f"{{{name}}}", str(value))
            filled.append(word)
        return filled

    def _trouble(self, problem: Problem, **arguments: Argument) -> Availability:
        return self.info._replace(problem=problem, arguments={"program": self.info.voice, **arguments})


def split(command: str) -> list[str]:
    """Raises ValueError for a quotation mark without its partner."""
    if sys.platform != "win32":
        return shlex.split(command)
    return [word.strip('"') for word in shlex.split(command, posix=False)]


def parsed(content: bytes) -> Pcm:
    """The header may say that the file is longer. Raises wave.Error or EOFError."""
    with wave.open(io.BytesIO(content), "rb") as file:
        if file.getsampwidth() != 2:
            raise wave.Error("not 16 bits")
        channels, rate = file.getnchannels(), file.getframerate()
        data = file.readframes(len(content) // (2 * channels))
    samples = array("h", data[: len(data) // (2 * channels) * 2 * channels])
    return Pcm(samples[::channels].tobytes(), rate)
