"""What is granted to a person so that ears keep up with dice: a slower pace, more readings before the book may close.

The reading is common, so the slowest pace and the greatest number of readings of all persons hold for everybody. What
is granted stands in the journal's notes, and comes back with the game; whoever was granted nothing has what the device
is set to.
"""

from collections.abc import Sequence

from audiogames.core.messages import Message, Seat, players
from audiogames.games.du_balai.course import MOST_READINGS, PACE, QUICKEST, READINGS, SLOWEST
from audiogames.play.menus.questions import help_message
from audiogames.play.menus.settings import value_called
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings


def pace(settings: Settings, sitting: Sitting) -> float:
    """Return how many seconds a die has for all at the table."""
    return max((_pace(settings, sitting, seat) for seat in sitting.people), default=settings.of_game(PACE))


def readings(settings: Settings, sitting: Sitting) -> int:
    """Return how often all dice are told before the book may be closed."""
    return max((_readings(settings, sitting, seat) for seat in sitting.people), default=settings.of_game(READINGS))


def in_force(settings: Settings, sitting: Sitting) -> tuple[Message, ...]:
    """Return what holds for all, and for whose sake, where it is not what the device is set to."""
    told: list[Message] = []
    seconds, times = pace(settings, sitting), readings(settings, sitting)
    if seconds != settings.of_game(PACE):
        slow = [seat for seat in sitting.people if _pace(settings, sitting, seat) == seconds]
        told.append(_holds("glance-pace-holds", value_called(PACE, seconds), slow))
    if times != settings.of_game(READINGS):
        many = [seat for seat in sitting.people if _readings(settings, sitting, seat) == times]
        told.append(_holds("glance-readings-hold", value_called(READINGS, times), many))
    return tuple(told)


def _holds(id: str, value: Message, seats: Sequence[Seat]) -> Message:
    return help_message(id, value=value, players=players(seats, "comma"))


def _pace(settings: Settings, sitting: Sitting, seat: Seat) -> float:
    value = float(sitting.granted(PACE, (seat,)) or settings.of_game(PACE))
    return min(max(value, QUICKEST), SLOWEST)


def _readings(settings: Settings, sitting: Sitting, seat: Seat) -> int:
    value: float = sitting.granted(READINGS, (seat,)) or settings.of_game(READINGS)
    return min(max(int(value), 1), MOST_READINGS)
