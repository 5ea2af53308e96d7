"""What a host grants a person so that ears keep up with dice: a slower pace, more readings before the book may close.

At one keyboard the reading is common, so the slowest pace and the greatest number of readings of all persons hold for
everybody. What is granted stands in the journal's notes, and comes back with the game; whoever was granted nothing has
what the keyboard is set to.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Message, Seat, players
from audiogames.faces.session import Session
from audiogames.faces.terminal.menu import help_message
from audiogames.settings import Settings
from audiogames.settings.values import MOST_READINGS, QUICKEST_DICE, SLOWEST_DICE

GAME: Final = "du_balai"

NOTE: Final = "granted"
"""Where it stands in the journal's notes: for each seat an object with what it was granted."""

PACES: Final = (0.3, 0.5, 0.8, 1.2, 2.0)
"""Seconds a die."""

READINGS: Final = (1, 2, 3)


class Grant(NamedTuple):
    """Something that may be granted: its name in notes and settings, its values and what they are called.

    `pace`: it means something only where the book is read so.
    """

    name: str
    question: str
    values: tuple[float, ...]
    called: tuple[str, ...]
    pace: str | None = None


def pace_id(seconds: float) -> str:
    """Return the message for a pace."""
    return f"value-dice-pace-{f'{seconds:g}'.replace('.', '-') if seconds in PACES else 'seconds'}"


def readings_id(readings: int) -> str:
    """Return the message for a number of readings."""
    return f"value-dice-readings-{readings}"


PACE: Final = Grant("dice_pace", "seat-dice-pace", PACES, tuple(map(pace_id, PACES)))
AGAIN: Final = Grant("dice_readings", "seat-dice-readings", READINGS, tuple(map(readings_id, READINGS)), "common")

GRANTS: Final[Mapping[str, tuple[Grant, ...]]] = {GAME: (PACE, AGAIN)}
"""What may be granted in which game."""

NAMES: Final = frozenset(grant.name for grants in GRANTS.values() for grant in grants)


def notes(seats: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the notes of a journal for what was granted to whom; none where nobody was granted anything."""
    granted = [{name: value for name, value in seat.items() if name in NAMES} for seat in seats]
    return {NOTE: granted} if any(granted) else {}


def pace(settings: Settings, session: Session, people: Sequence[Seat] | None = None) -> float:
    """Return how many seconds a die has for some people, for all at this keyboard if none are named."""
    return max((_pace(settings, session, seat) for seat in _whom(session, people)), default=settings.dice_pace)


def readings(settings: Settings, session: Session) -> int:
    """Return how often all dice are told before the book may be closed."""
    return max((_readings(settings, session, seat) for seat in session.people), default=settings.dice_readings)


def in_force(settings: Settings, session: Session) -> tuple[Message, ...]:
    """Return what holds for all, and for whose sake, where it is not what the keyboard is set to."""
    told: list[Message] = []
    seconds, times = pace(settings, session), readings(settings, session)
    if seconds != settings.dice_pace:
        slow = [seat for seat in session.people if _pace(settings, session, seat) == seconds]
        told.append(_holds("glance-pace-holds", pace_id(seconds), slow))
    if times != settings.dice_readings:
        many = [seat for seat in session.people if _readings(settings, session, seat) == times]
        told.append(_holds("glance-readings-hold", readings_id(times), many))
    return tuple(told)


def _holds(id: str, called: str, seats: Sequence[Seat]) -> Message:
    return help_message(id, value=help_message(called), players=players(seats, "comma"))


def _whom(session: Session, people: Sequence[Seat] | None) -> Sequence[Seat]:
    return session.people if people is None else people


def _pace(settings: Settings, session: Session, seat: Seat) -> float:
    value = _granted(session, seat, PACE)
    return settings.dice_pace if value is None else min(max(float(value), QUICKEST_DICE), SLOWEST_DICE)


def _readings(settings: Settings, session: Session, seat: Seat) -> int:
    value = _granted(session, seat, AGAIN)
    return settings.dice_readings if value is None else min(max(int(value), 1), MOST_READINGS)


def _granted(session: Session, seat: Seat, grant: Grant) -> float | None:
    """Return what a seat was granted; None for nothing, or for what is no number."""
    seats: Any = session.table.notes.get(NOTE)
    said = seats[seat] if isinstance(seats, list) and seat < len(seats) else None
    value = said.get(grant.name) if isinstance(said, dict) else None
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None
