from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TextIO

from audiogames.core.errors import system_reason
from audiogames.speech.sink import Availability, LineState, Problem, SinkDied, SinkUnavailable, SinkWithoutBraille


class NoneSink(SinkWithoutBraille):
    info = Availability("none")

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Say nothing."""

    def silence(self) -> None:
        """Stay silent."""

    def line_state(self) -> LineState:
        """Every line ends at once."""
        return LineState.ENDED

    def close(self) -> None:
        """Nothing to release."""


class SpokenCall(NamedTuple):
    text: str
    language: str
    interrupt: bool


class TranscriptSink:
    """Writes lines into a list, and into a file if requested.

    The file is UTF-8, one line per sentence, and complete at any moment.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.info = Availability("transcript", voice=str(path) if path else "")
        self.spoken: list[SpokenCall] = []
        self.brailled: list[str] = []
        self._path = path
        self._file: TextIO | None = None
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = path.open("a", encoding="utf-8", newline="\n")
            except OSError as error:
                raise SinkUnavailable(self._trouble(error)) from error

    @property
    def lines(self) -> list[str]:
        return [spoken.text for spoken in self.spoken]

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self.spoken.append(SpokenCall(text, language, interrupt))
        if self._file is not None:
            try:
                self._file.write(" ".join(text.split()) + "\n")
                self._file.flush()
            except (OSError, ValueError) as error:
                raise SinkDied(self._trouble(error)) from error

    @property
    def brailles(self) -> bool:
        return True

    def braille(self, text: str) -> None:
        self.brailled.append(text)

    def silence(self) -> None:
        """Nothing is being said."""

    def line_state(self) -> LineState:
        """A line is over as soon as it is written."""
        return LineState.ENDED

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):  # a full disk: what was flushed stays
                self._file.close()
            self._file = None

    def _trouble(self, error: Exception) -> Availability:
        return self.info._replace(
            problem=Problem.FILE_NOT_WRITABLE, arguments={"path": str(self._path), "reason": system_reason(error)}
        )
