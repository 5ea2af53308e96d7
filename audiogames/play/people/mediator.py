"""A table of several devices as its parts see it: a change that one of them makes concerns the others."""

from typing import Protocol

from audiogames.play.people.participant import Participant
from audiogames.play.people.wanted import WantedTable
from audiogames.play.table.sitting import Sitting


class GatheringMediator(Protocol):
    """The services of a `Gathering` for its parts."""

    @property
    def id(self) -> str:
        """The id of the table, which its tokens name."""
        ...

    @property
    def code(self) -> str:
        """The code that lets people in."""
        ...

    @property
    def wanted(self) -> WantedTable:
        """The table as its opener set it."""
        ...

    @property
    def sitting(self) -> Sitting | None:
        """The game in progress, None before it and between two."""
        ...

    @property
    def has_played(self) -> bool:
        """Return True if a game has begun since the table was opened."""
        ...

    @property
    def file(self) -> str:
        """The name of the game in progress on the shelf, empty for none."""
        ...

    def take_up(self, now: float) -> None:
        """Read the game that was kept before the server was started anew. Raises JournalDamaged."""
        ...

    def open(self, now: float) -> None:
        """Begin a game: bots take the seats that are free."""
        ...

    def leave(self, participant: Participant, now: float) -> None:
        """Let somebody leave for good: while others play on, a bot takes the seat."""
        ...

    def changed(self) -> None:
        """Keep anew who sits at the table, as soon as that can be written."""
        ...

    def tell_lobby(self) -> None:
        """Show to all who is there, before the game."""
        ...
