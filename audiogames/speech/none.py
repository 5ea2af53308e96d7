"""The silent sink: for those whose screen reader reads the screen, and where nothing can speak."""

from audiogames.speech.sink import Availability, LineState


class NoneSink:
    """Says nothing, and is done with every line at once."""

    info = Availability("none")

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Say nothing."""

    @property
    def brailles(self) -> bool:
        """No."""
        return False

    def braille(self, text: str) -> None:
        """Show nothing."""

    def silence(self) -> None:
        """Stay silent."""

    def line_state(self) -> LineState:
        """Ended, always."""
        return LineState.ENDED

    def close(self) -> None:
        """Nothing to let go of."""
