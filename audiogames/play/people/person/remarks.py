"""Remarks of people at a table: each waits while listeners are busy, until their device has spoken it."""

import unicodedata
from collections import deque
from typing import Final, NamedTuple

from audiogames.core.messages import Argument, Category, Message, Seat, Urgency, Who, place_of
from audiogames.play.table import seen
from audiogames.play.table.sitting import Sitting

LONGEST: Final = 200

MOST_UNHEARD: Final = 50
"""Maximum pending remarks per person. The latest are kept."""

MOST, SECONDS = 5, 10.0
"""Maximum remarks of a person in this many seconds."""

PHRASES: Final = {
    "hello": "phrase-hello",
    "one-moment": "phrase-one-moment",
    "ready": "phrase-ready",
    "well-played": "phrase-well-played",
    "thanks": "phrase-thanks",
    "sorry": "phrase-sorry",
}


class Remark(NamedTuple):
    seat: Seat
    id: str
    arguments: dict[str, Argument]
    item: str = ""

    def message(self, listener: Seat | None, seats: int) -> Message:
        arguments = {**self.arguments, "player": Who(self.seat)}
        return Message(self.id, arguments, Category.TABLE, Urgency.OTHERS, place_of(self.seat, listener, seats))


class UnheardRemark:
    """`screen` is the device that speaks the remark for the listener."""

    def __init__(self, remark: Remark) -> None:
        self.remark = remark
        self.is_given = self.was_written = False
        self.screen: str | None = None

    def give(self, screen: str | None) -> None:
        """It is being spoken, by this screen or by the listener's own device (None)."""
        self.is_given, self.screen = True, screen

    def give_again(self) -> None:
        """Nobody has reported hearing it."""
        self.was_written, self.is_given, self.screen = self.screen is not None, False, None


def text_of(typed: str) -> str | None:
    """Control and direction characters are removed. None if it is empty or longer than LONGEST."""
    plain = unicodedata.normalize("NFC", " ".join(typed.split()))
    text = " ".join("".join(filter(str.isprintable, plain)).split())
    return text if any(map(str.isalnum, text)) and len(text) <= LONGEST else None


def pointing(sitting: Sitting, seat: Seat, item: str) -> Remark | None:
    """None if the thing is not public."""
    for zone in seen.zones(sitting, None):
        for one in zone.items:
            if one.id == item:
                return Remark(seat, "remark-look", {"item": one.name, "zone": zone.title}, item)
    return None


class Remarks:
    def __init__(self) -> None:
        self._waiting: list[Remark] = []
        self._made: dict[Seat, deque[float]] = {}

    def may_make(self, seat: Seat, now: float) -> bool:
        made = self._made.setdefault(seat, deque())
        while made and made[0] <= now - SECONDS:
            made.popleft()
        if len(made) >= MOST:
            return False
        made.append(now)
        return True

    def add(self, remark: Remark) -> None:
        self._waiting.append(remark)

    def take(self) -> list[Remark]:
        waiting, self._waiting = self._waiting, []
        return waiting
