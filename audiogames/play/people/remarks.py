"""Remarks that people at a table say or show each other: words only, kept nowhere on a disk.

A remark waits while ears are busy with what decides the game, and is heard from the seat of its author. It waits for
each listener until their device has told it to its end, so that those hear it on return whose connection was lost.
"""

import unicodedata
from collections import deque
from typing import Final, NamedTuple

from audiogames.core.messages import Argument, Category, Message, Seat, Urgency, Who, place_of
from audiogames.play.table import seen
from audiogames.play.table.sitting import Sitting

LONGEST: Final = 200
"""Characters of a remark."""

MOST_UNHEARD: Final = 50
"""Remarks that wait for one person at the most: the last."""

MOST, SECONDS = 5, 10.0
"""The most remarks that a person may make, and in how many seconds."""

PHRASES: Final = {
    "hello": "phrase-hello",
    "one-moment": "phrase-one-moment",
    "ready": "phrase-ready",
    "well-played": "phrase-well-played",
    "thanks": "phrase-thanks",
    "sorry": "phrase-sorry",
}
"""The remarks that are said with one button, each in the language of whoever hears it: their messages by name."""


class Remark(NamedTuple):
    """Something that the person at a `seat` says; `item` is the thing that they point at."""

    seat: Seat
    id: str
    arguments: dict[str, Argument]
    item: str = ""

    def message(self, listener: Seat | None, seats: int) -> Message:
        """Return what a listener is told, from where the author sits."""
        arguments = {**self.arguments, "player": Who(self.seat)}
        return Message(self.id, arguments, Category.TABLE, Urgency.OTHERS, place_of(self.seat, listener, seats))


class Unheard:
    """A remark that a listener has not heard to its end; `screen` is the device that is to say it in their stead."""

    def __init__(self, remark: Remark) -> None:
        self.remark = remark
        self.is_given = self.was_written = False
        self.screen: str | None = None

    def give(self, screen: str | None) -> None:
        """Note that it is being told: by this screen, or by the listener's own device for None."""
        self.is_given, self.screen = True, screen

    def give_again(self) -> None:
        """Let it be told again, since nobody has reported that it was heard."""
        self.was_written, self.is_given, self.screen = self.screen is not None, False, None


def text_of(typed: str) -> str | None:
    """Return a text as it may be shown and spoken: without controls and direction marks; None where nothing is left.

    One that is longer than LONGEST is none either.
    """
    plain = unicodedata.normalize("NFC", " ".join(typed.split()))
    text = " ".join("".join(filter(str.isprintable, plain)).split())
    return text if any(map(str.isalnum, text)) and len(text) <= LONGEST else None


def pointing(sitting: Sitting, seat: Seat, item: str) -> Remark | None:
    """Return that a person points at a thing; None where someone who looks on does not see it."""
    for zone in seen.zones(sitting, None):
        for one in zone.items:
            if one.id == item:
                return Remark(seat, "remark-look", {"item": one.name, "zone": zone.title}, item)
    return None


class Remarks:
    """The remarks of a table that were not told yet."""

    def __init__(self) -> None:
        self._waiting: list[Remark] = []
        self._made: dict[Seat, deque[float]] = {}

    def may_make(self, seat: Seat, now: float) -> bool:
        """Note that a person wants to make a remark; whether they have not made too many of late."""
        made = self._made.setdefault(seat, deque())
        while made and made[0] <= now - SECONDS:
            made.popleft()
        if len(made) >= MOST:
            return False
        made.append(now)
        return True

    def add(self, remark: Remark) -> None:
        """Let a remark wait until it may be told."""
        self._waiting.append(remark)

    def take(self) -> list[Remark]:
        """Return what may be told now, and keep it no longer."""
        waiting, self._waiting = self._waiting, []
        return waiting
