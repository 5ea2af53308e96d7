from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Any, Final, NamedTuple

from audiogames.core.game import Json
from audiogames.core.messages import Message, Seat
from audiogames.core.registry import game_named
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table.tables import title
from audiogames.play.people.person import remarks
from audiogames.play.people.person.participant import Participant, RequestRefused
from audiogames.play.people.protocol import PROTOCOL, written
from audiogames.play.wire import JsonText, as_json
from audiogames.resources import COMPLETE, page

LEFT, ELSEWHERE, REFUSED, MOVED, TOO_MANY, CLOSED, UNTIL_LATER = range(4000, 4007)
FAILED = 1011
"""MOVED: its seat was moved by a code. ELSEWHERE: another device came with its token. UNTIL_LATER: the seat is kept."""

BUTTONS: Final = (
    *("hand", "table", "turn", "scores", "counts", "current", "rank", "moves", "last", "repeat", "history"),
    *("advice", "rules", "undo", "options"),
)


class Frame(NamedTuple):
    """Not to be sent before `ready`. `close` then closes the socket with this code."""

    link: int
    text: str
    ready: float = -inf
    close: int = 0


def welcome(
    participant: Participant, game: str, token: str | None, days: bool, called: Message, has_keys: bool = True
) -> str:
    """A device keeps its own token if `token` is None."""
    language = participant.device.language
    words = catalogue(language)
    fields: dict[str, Any] = {
        "protocol": PROTOCOL,
        "token": token,
        "seat": participant.seat,
        "name": participant.name,
        "language": language,
        "game": game,
        "title": words.text(called),
        "room": game_named(game).room,
        "words": page_words(language),
        "keys": [
            [participant.device.letters[name], words.words(f"web-key-{name}"), name]
            for name in (BUTTONS if has_keys else ())
        ],
        "phrases": [[name, words.words(phrase)] for name, phrase in remarks.PHRASES.items()],
        "talk": not participant.is_deaf,
        "days": days,
    }
    return written("welcome", fields)


def about_table(link: int, token: str, title: str = "", text: str = "", turn: bool = False) -> Frame:
    """Without a title for a token that no table knows."""
    return Frame(link, written("table", {"token": token, "title": title, "text": text, "turn": turn}))


def rules(link: int, game: str, language: str) -> Frame:
    return Frame(
        link, written("rules", {"title": catalogue(language).words(title(game)), "parts": _rules(game, language)})
    )


def help_page(link: int, title: Message, help: Sequence[Message], language: str) -> Frame:
    words = catalogue(language)
    parts = [[words.text(title), *map(words.text, help)]]
    return Frame(link, written("rules", {"title": words.text(title), "parts": parts}))


@cache
def _rules(game: str, language: str) -> JsonText:
    return as_json(page(language, game))


def refusal(link: int, refused: RequestRefused, language: str) -> Frame:
    text = catalogue(language).text(refused.message)
    close = REFUSED if refused.code == "rate" else CLOSED if refused.code == "closed" else 0
    return Frame(link, written("error", {"code": refused.code, "text": text}), close=close)


class OutgoingFrames:
    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.events: list[Json] = []

    def send(self, *frames: Frame) -> None:
        self.frames += frames

    def refuse(self, link: int, refused: RequestRefused, language: str) -> None:
        self.send(refusal(link, refused, language))

    def report(self, event: str, **about: Seat | str) -> None:
        self.events.append({"event": event, **about})

    def hold_back(self, ready: float) -> None:
        self.frames = [frame._replace(ready=max(frame.ready, ready)) for frame in self.frames]

    def take_frames(self) -> list[Frame]:
        frames, self.frames = self.frames, []
        return frames

    def take_events(self) -> list[Json]:
        events, self.events = self.events, []
        return events


@cache
def page_words(language: str) -> JsonText:
    words = catalogue(language)
    found = {id.removeprefix("page-"): words.words(id) for id in words.beginning("page-")}
    if language not in COMPLETE:
        found["gaps"] = words.words("language-gaps", language=words.own_name, share=words.share())
    return as_json(found)
