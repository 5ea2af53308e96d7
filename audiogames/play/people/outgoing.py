"""The frames and events that go out from one table: gathered while it moves, and taken once by the server."""

from audiogames.core.game import Json
from audiogames.core.messages import Seat
from audiogames.play.people.frames import Frame, refusal
from audiogames.play.people.participant import Refused


class OutgoingFrames:
    """`frames` for sockets, and `events` for the opener's own terminal: each a name, with what it is about."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.events: list[Json] = []

    def send(self, *frames: Frame) -> None:
        """Send these frames after all that wait."""
        self.frames += frames

    def refuse(self, link: int, refused: Refused, language: str) -> None:
        """Send a refusal to a socket."""
        self.send(refusal(link, refused, language))

    def report(self, event: str, **about: Seat | str) -> None:
        """Report an event to the opener's own terminal."""
        self.events.append({"event": event, **about})

    def hold_back(self, ready: float) -> None:
        """Hold back all frames that wait until this second."""
        self.frames = [frame._replace(ready=max(frame.ready, ready)) for frame in self.frames]

    def take_frames(self) -> list[Frame]:
        """Return the frames that are to be sent, each once."""
        frames, self.frames = self.frames, []
        return frames

    def take_events(self) -> list[Json]:
        """Return the events that are to be logged or printed, each once."""
        events, self.events = self.events, []
        return events
