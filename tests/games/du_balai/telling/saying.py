"""The words of Du Balai! to each listener."""

from typing import Any

from audiogames.core.events import heard
from audiogames.core.messages import Message, Seat
from audiogames.core.table import Table
from audiogames.narration.narrator import Narrator
from tests.games.du_balai.positions import GAME, Position, play
from tests.games.tables import at

NAMES = ("Anna", "Brian", "Chloé", "David", "Emma", "Farid")


def words(messages: tuple[Message, ...], seat: Seat | None, locale: str = "fr") -> list[str]:
    """Return messages as sentences."""
    return [line.text for line in Narrator(locale, NAMES, seat).utterances(messages, asked=True)]


def told(table: Table, seat: Seat | None, *actions: str, locale: str = "fr") -> list[str]:
    """Return what a seat is told of some actions, all at once."""
    events = play(table, *actions)
    return words(GAME.tell(heard(events, seat), table.view(seat)), seat, locale)


def answer(place: Position, question: str, seat: Seat | None = 0, locale: str = "fr") -> list[str]:
    """Return the answer to a question."""
    return words(GAME.ask(question, at(place).view(seat)), seat, locale)


def choices(table: Table, seat: Seat = 0) -> tuple[Any, ...]:
    """Return between what a seat chooses."""
    found: tuple[Any, ...] = GAME.choices(table.view(seat), table.legal()[seat])
    return found
