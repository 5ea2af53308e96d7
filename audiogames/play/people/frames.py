"""What goes out from one table: frames for its sockets, what a device needs from the first, refusals, and events."""

from functools import cache
from math import inf
from typing import Any, Final, NamedTuple

from audiogames.core.game import Json
from audiogames.core.messages import Seat
from audiogames.core.registry import game_named
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.tables import title
from audiogames.play.people import remarks
from audiogames.play.people.participant import Participant, Refused
from audiogames.play.people.protocol import PROTOCOL, written
from audiogames.play.wire import Ready, as_json
from audiogames.resources import page

LEFT, ELSEWHERE, REFUSED, MOVED, TOO_MANY, CLOSED, FAILED = 4000, 4001, 4002, 4003, 4004, 4005, 1011
"""With what a socket is closed: its person left, another device came with the token, it may not come in, the seat was
moved to another device by a code, it sends too much, the table is closed, something failed here."""

BUTTONS: Final = (
    *("hand", "table", "turn", "scores", "counts", "current", "rank", "moves", "last", "repeat", "history"),
    *("advice", "rules", "undo", "options"),
)
"""The commands that have a button on the page besides their letter."""


class Frame(NamedTuple):
    """Something for one socket: a message, not to be given out before the second `ready`; then it may be closed."""

    link: int
    text: str
    ready: float = -inf
    close: int = 0


def welcome(participant: Participant, game: str, token: str | None) -> str:
    """Return what a device needs from now on; `token` None where it keeps the one that it has."""
    language = participant.device.language
    words = catalogue(language)
    fields: dict[str, Any] = {
        "protocol": PROTOCOL,
        "token": token,
        "seat": participant.seat,
        "name": participant.name,
        "language": language,
        "game": game,
        "title": words.words(title(game)),
        "room": game_named(game).room,
        "words": page_words(language),
        "keys": [[participant.device.letters[name], words.words(f"web-key-{name}"), name] for name in BUTTONS],
        "phrases": [[name, words.words(phrase)] for name, phrase in remarks.PHRASES.items()],
        "talk": not participant.is_deaf,
    }
    return written("welcome", fields)


def rules(link: int, game: str, language: str) -> Frame:
    """Return the rules of a game, whole: parts, each with its heading and lines."""
    return Frame(
        link, written("rules", {"title": catalogue(language).words(title(game)), "parts": _rules(game, language)})
    )


@cache
def _rules(game: str, language: str) -> Ready:
    return as_json(page(language, game))


def refusal(link: int, refused: Refused, language: str) -> Frame:
    """Return what is sent to a socket that asked for what it may not have."""
    text = catalogue(language).text(refused.message)
    close = REFUSED if refused.code == "rate" else CLOSED if refused.code == "closed" else 0
    return Frame(link, written("error", {"code": refused.code, "text": text}), close=close)


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


@cache
def page_words(language: str) -> Ready:
    """Return the words of the page itself in a language."""
    words = catalogue(language)
    return as_json({id.removeprefix("page-"): words.words(id) for id in words.beginning("page-")})
