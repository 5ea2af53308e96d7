"""How long a person has where a clock runs: as long as the table says, longer, or as long as they like."""

from collections.abc import Mapping
from typing import Final

from audiogames.core.messages import Message, Seat
from audiogames.faces.session import PERSON, Session
from audiogames.faces.terminal import tables
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.settings import Settings

USUAL: Final = "usual"

FACTORS: Final[Mapping[str, int | None]] = {USUAL: 1, "twice": 2, "five-times": 5, "none": None}
"""By what the limit of each setting is multiplied; None is no limit at all."""

CALLED: Final[Mapping[str, str]] = {
    USUAL: "time-limit-usual",
    "twice": "time-limit-twice",
    "five-times": "time-limit-five-times",
    "none": "time-limit-none",
}
"""What each is called."""


def seconds(settings: Settings, session: Session, seat: Seat, usual: float) -> float | None:
    """Return for how long the clock runs for a seat; None where it does not run. Bots have what the table says."""
    if seat not in session.people:
        return usual
    factor = FACTORS[_limit(settings, session.people.index(seat))]
    return None if factor is None else usual * factor


def value(settings: Settings) -> Message:
    """Return what is set, in a word."""
    limits = set(settings.time_limits) or {USUAL}
    return help_message(CALLED[limits.pop()] if len(limits) == 1 else "time-limit-each")


def ask(desk: Desk) -> list[str] | None:
    """Ask whose limit is to be what, where several persons sit at the keyboard; None if they go back."""
    people = max(1, tables.last_table(desk.settings).levels.count(PERSON), len(desk.settings.time_limits))
    limits = [_limit(desk.settings, person) for person in range(people)]
    whose = list(range(people))
    if people > 1:
        entries = [Entry(help_message("time-limit-everyone"))]
        entries += [
            Entry(help_message("time-limit-line", number=person + 1, limit=help_message(CALLED[limit])))
            for person, limit in enumerate(limits)
        ]
        place = pick(desk, help_message("time-limit-whose"), entries)
        if place is None:
            return None
        whose = [place - 1] if place else whose
    chosen = pick(desk, help_message("time-limit-title"), [Entry(help_message(id)) for id in CALLED.values()])
    if chosen is None:
        return None
    for person in whose:
        limits[person] = list(FACTORS)[chosen]
    return limits


def _limit(settings: Settings, person: int) -> str:
    """Return the limit of a person, counted from 0 in the order of the seats."""
    return settings.time_limits[person] if person < len(settings.time_limits) else USUAL
