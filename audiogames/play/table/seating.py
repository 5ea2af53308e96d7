"""Seating: people and bots at each seat, stand-ins, absences, pauses, and grants.

It starts from the journal's notes and changes by notices, which are stored and announced. So a resumed game has
everyone where they were.
"""

from collections.abc import Iterable, Mapping
from math import inf
from typing import Any, Final, get_args

from audiogames.bots.characters import BY_ID, Character
from audiogames.bots.levels import LEVELS, PROGRAM
from audiogames.core.errors import JournalDamaged, reason
from audiogames.core.game import Manner
from audiogames.core.messages import NOBODY, Seat
from audiogames.core.table import Table
from audiogames.core.timing import DAYS
from audiogames.play.table.devices.consent import ASKED, REFUSED, STANDS
from audiogames.play.table.devices.presence import AWAY, BEHIND, CALLED_AWAY, Presence
from audiogames.play.table.outbox import CORRECTED, CORRECTED_SECRETLY, TAKEN_BACK, UNDONE, Notice

PERSON: Final = "person"
"""The journal's word for a person's seat. A bot's seat has its level."""

GRANTED: Final = "granted"
"""The note with the grants of each seat at the start: one object per seat."""

MOST_GRANTED: Final = 1000.0
"""Maximum value of a grant: seconds, times or readings."""

BOT_PACE: Final = "bot_pace"
BOT_ENTER: Final = "bot_enter"
"""Grants for devices while bots act: the seconds after each action, or a wait for Enter."""

TIME_LIMIT: Final = "time_limit"
"""The grant of a factor on time limits, 0 for none."""

CHARACTERS: Final = "characters"
"""The note with the character of each seat's bot: an id or null."""

REMARKS: Final = "remarks"
"""The note that bots without a character make remarks too."""

OPENER: Final = "opener"
"""The records of the opener's seat beside the journal."""

OPENER_SECONDS: Final = 60.0
"""Seconds of the opener's absence before somebody else decides about the table."""

BACK: Final = "seat-back"
STAND_IN: Final = "seat-stand-in"
TO_BOT: Final = "seat-to-bot"
TO_PERSON: Final = "seat-to-person"
PAUSED: Final = "table-paused"
GOES_ON: Final = "table-goes-on"
AWAITED: Final = "seat-awaited"
EXCUSED: Final = "seat-excused"
MOVED: Final = "seat-moved"
HANDED: Final = "seat-handed"
PASSED_ON: Final = "opener-away"
NO_ADVICE: Final = "advice-unwanted"
ADVICE_AGAIN: Final = "advice-allowed"
"""Notices, besides those of presence and grants."""

VALUES: Final[Mapping[str, Mapping[str, type]]] = {
    **{id: {} for id in (ASKED, REFUSED, STANDS, UNDONE, PAUSED, GOES_ON, NO_ADVICE, ADVICE_AGAIN)},
    **{id: {} for id in (AWAY, BACK, BEHIND, CALLED_AWAY, EXCUSED, MOVED)},
    CORRECTED: {"right": str, "wrong": str},
    CORRECTED_SECRETLY: {},
    TAKEN_BACK: {},
    AWAITED: {"opener": int},
    PASSED_ON: {"opener": int},
    STAND_IN: {"level": str},
    TO_BOT: {"level": str},
    TO_PERSON: {"name": str, "before": str},
    HANDED: {"name": str, "before": str},
}
"""The arguments of each notice. A grant has its value alone."""

UNTOLD_OVER_DAYS: Final = frozenset({AWAY, BACK, BEHIND, CALLED_AWAY, PASSED_ON})
"""Notices that nobody hears at a table without a clock."""


def who_sits(table: Table) -> tuple[str, ...]:
    """Return PERSON or a bot level for each seat, from the journal's notes. Raises JournalDamaged."""
    noted = table.notes.get("players") or [PERSON] * len(table.players)
    if (
        not isinstance(noted, list)
        or len(noted) != len(table.players)
        or not all(who in (PERSON, *LEVELS, PROGRAM) for who in noted)
    ):
        raise JournalDamaged(reason("journal-does-not-replay"))
    return tuple(noted)


def who_they_are(table: Table) -> dict[Seat, Character]:
    """Return the characters of bots, from the journal's notes. Raises JournalDamaged."""
    noted = table.notes.get(CHARACTERS)
    if noted is None:
        return {}
    if not isinstance(noted, list) or len(noted) != len(table.players):
        raise JournalDamaged(reason("journal-does-not-replay"))
    if not all(one is None or (isinstance(one, str) and one in BY_ID) for one in noted):
        raise JournalDamaged(reason("journal-does-not-replay"))
    return {seat: BY_ID[id] for seat, id in enumerate(noted) if id is not None}


class Seating:
    """The seats at one table. `people` are seats of persons, present or not. `levels` has those of bots.

    `stand_ins` has the levels of bots that replace people for now, `away` the seats without a device, `excused` those
    of them that no race waits for. Raises JournalDamaged if the journal's notes are invalid.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.is_over_days = table.notes.get(DAYS) is True
        """No clock runs, and people come and go."""
        seats = who_sits(table)
        self.people = tuple(seat for seat, who in enumerate(seats) if who == PERSON)
        self.were_people = frozenset(self.people)
        """Seats with a person, now or earlier."""
        self.levels = {seat: who for seat, who in enumerate(seats) if who != PERSON}
        self.characters = {seat: one for seat, one in who_they_are(table).items() if seat in self.levels}
        spoken = get_args(Manner) if table.notes.get(REMARKS) is True else ()
        self.voices: dict[Seat, Manner] = {
            **dict(zip(self.levels, spoken * len(self.levels), strict=False)),
            **{seat: one.manner for seat, one in self.characters.items()},
        }
        """The manner in which each bot makes remarks."""
        self.stand_ins: dict[Seat, str] = {}
        self.away: frozenset[Seat] = NOBODY
        self.excused: frozenset[Seat] = NOBODY
        self.paused_by: Seat | None = None
        self.against_advice: frozenset[Seat] = NOBODY
        """Seats of people who forbid advice."""
        opened = [seat for seat in table.store.beside(OPENER) if type(seat) is int and seat in self.people]
        self.opener: Seat | None = opened[-1] if opened else None
        """The opener's seat. None before that, and after they left for good."""
        self.granted = _granted(table.notes.get(GRANTED), len(seats))
        """The grants of each seat, from the start or chosen since."""
        self.fixed = [frozenset(one) or NOBODY for one in self.granted]
        """The grants of each seat set by the opener, which no device changes."""

    @property
    def grants(self) -> tuple[str, ...]:
        return (BOT_PACE, BOT_ENTER, TIME_LIMIT, *(grant.setting for grant in self._table.game.grants))

    def check(self, notice: Notice) -> None:
        """Raise KeyError or ValueError for a notice that is invalid at this table."""
        values = dict(notice.values)
        expected = {"value": float} if notice.granted in self.grants else VALUES[notice.id]
        if {name: type(value) for name, value in values.items()} != expected:
            raise ValueError(notice)
        if not {notice.who, values.get("opener", notice.who)}.issubset(range(len(self.granted))):
            raise ValueError(notice)
        if values.get("level", LEVELS[0]) not in (*LEVELS, PROGRAM):
            raise ValueError(notice)
        if not _can_be_granted(values.get("value", 0.0)):
            raise ValueError(notice)

    def follow(self, notice: Notice) -> None:
        """Apply a notice. Raises KeyError or ValueError for an invalid one."""
        self.check(notice)
        seat, values = notice.who, dict(notice.values)
        if notice.granted:
            self.granted[seat][notice.granted] = float(values["value"])
        elif notice.id == AWAY:
            self.away |= {seat}
        elif notice.id == BACK:
            self._come_back(seat)
        elif notice.id == EXCUSED:
            self.excused |= {seat}
        elif notice.id == STAND_IN:
            self.stand_ins[seat] = str(values["level"])
        elif notice.id == TO_BOT:
            self._sit(seat, str(values["level"]))
        elif notice.id in (TO_PERSON, HANDED):
            self._sit(seat, PERSON)
            self._table.players[seat]["name"] = values["name"]
        elif notice.id == NO_ADVICE:
            self.against_advice |= {seat}
        elif notice.id == ADVICE_AGAIN:
            self.against_advice -= {seat}
        elif notice.id in (PAUSED, GOES_ON):
            self.paused_by = seat if notice.id == PAUSED else None

    def manner(self, seat: Seat) -> Manner | None:
        """Return the manner of the bot at a seat. None without a character, or for a stand-in."""
        character = self.characters.get(seat)
        return None if character is None else character.manner

    def open(self, seat: Seat) -> None:
        """Make the person at a seat the opener. Raises JournalUnwritable."""
        self.opener = seat
        self._table.store.put_beside(OPENER, seat)

    def absent(self, seats: Iterable[Seat]) -> Seat | None:
        """Return the first seat whose person is away, without a stand-in or excuse."""
        missing = self.away.difference(self.stand_ins, self.excused)
        return next((seat for seat in seats if seat in missing), None)

    def _come_back(self, seat: Seat) -> None:
        self.stand_ins.pop(seat, None)
        self.away -= {seat}
        self.excused -= {seat}

    def _sit(self, seat: Seat, who: str) -> None:
        self._come_back(seat)
        self.against_advice -= {seat}
        self.opener = None if self.opener == seat else self.opener
        self.levels.pop(seat, None)
        self.characters.pop(seat, None)
        self.voices.pop(seat, None)
        if who != PERSON:
            self.levels[seat] = who
        self.people = tuple(other for other in range(len(self._table.players)) if other not in self.levels)
        self.were_people |= frozenset(self.people)
        self.granted[seat].clear()
        self.fixed[seat] = NOBODY


def _granted(noted: Any, seats: int) -> list[dict[str, float]]:
    """Return the grants of each seat by name, from the journal's notes. Raises JournalDamaged."""
    if noted is None:
        return [{} for _ in range(seats)]
    if not isinstance(noted, list) or len(noted) != seats or not all(isinstance(fields, dict) for fields in noted):
        raise JournalDamaged(reason("journal-does-not-replay"))
    if not all(_can_be_granted(value) for fields in noted for value in fields.values()):
        raise JournalDamaged(reason("journal-does-not-replay"))
    return [{name: float(value) for name, value in fields.items()} for fields in noted]


def _can_be_granted(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= MOST_GRANTED


class Opener:
    """The opener of a table, or the person who replaces them."""

    def __init__(self, seating: Seating, presence: Presence) -> None:
        self._seating = seating
        self._presence = presence
        self._left = inf
        self._is_passed_on = False

    @property
    def seat(self) -> Seat:
        """The opener's seat, or while they are away that of the person who has been here the longest."""
        opener = self._seating.opener
        if opener is not None and self._presence.is_there(opener):
            return opener
        return next((device.seats[0] for device in self._presence.playing()), opener or 0)

    @property
    def leader(self) -> Seat | None:
        """The seat of the person who decides about the table: the opener, unless away for long.

        After OPENER_SECONDS it is the person who has been here the longest, and None until then.
        """
        opener = self._seating.opener
        is_kept = opener is not None and not self._presence.is_there(opener)
        return None if is_kept and not self._is_passed_on else self.seat

    def watch(self, now: float) -> None:
        """Update since when the opener is away."""
        opener = self._seating.opener
        if opener is None or self._presence.is_there(opener):
            self._left, self._is_passed_on = inf, False
        elif self._left == inf:
            self._left = now

    def due(self) -> float:
        """Return when somebody else takes over, or infinity."""
        return inf if self._is_passed_on else self._left + OPENER_SECONDS

    def pass_on(self) -> Seat | None:
        """Pass on the decisions until the opener is back. Return the opener's seat, None if nobody else plays."""
        self._is_passed_on = True
        return self._seating.opener if self._presence.playing() else None
