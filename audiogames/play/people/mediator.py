"""The interface of a table of several devices for its parts."""

from typing import Protocol

from audiogames.play.people.participant import Participant
from audiogames.play.people.wanted import WantedTable
from audiogames.play.table.sitting import Sitting


class GatheringMediator(Protocol):
    @property
    def id(self) -> str:
        """The id of the table, which is in its tokens."""
        ...

    @property
    def code(self) -> str: ...

    @property
    def address(self) -> str: ...

    @property
    def wanted(self) -> WantedTable: ...

    @property
    def sitting(self) -> Sitting | None:
        """The game in progress, None before it and between two."""
        ...

    @property
    def has_played(self) -> bool:
        """True if a game has begun since the table was opened."""
        ...

    @property
    def file(self) -> str:
        """The file of the game in progress, or an empty text."""
        ...

    def take_up(self, now: float) -> None:
        """Read the game stored before a restart. Raises JournalDamaged."""
        ...

    def open(self, now: float) -> None:
        """Begin a game, with bots at free seats."""
        ...

    def leave(self, participant: Participant, now: float) -> None:
        """Let somebody leave permanently. If others play on, a bot takes the seat."""
        ...

    def changed(self) -> None:
        """Mark the stored state as outdated."""
        ...

    def tell_lobby(self) -> None: ...
