"""The sitting as its parts see it: a change that one of them makes concerns the others."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from audiogames.core.messages import Seat
from audiogames.core.timing import Course


class SittingMediator(Protocol):
    """The services of a sitting for its parts. Each part is given those below it; all else goes through here."""

    @property
    def course(self) -> Course:
        """The plan of what happens in time."""
        ...

    @property
    def awaited(self) -> Seat | None:
        """The seat that is away while others would race; None while nobody is waited for."""
        ...

    def run_to(self, now: float) -> None:
        """Let the clock run to a second at which something changes what is due."""
        ...

    def at(self, now: float) -> AbstractContextManager[None]:
        """Bracket a change: the clock runs before it, and the course, bots and offers follow it."""
        ...

    def follow(self) -> None:
        """Have the course, bots and offers follow a change that was just made."""
        ...

    def after(self, events: Sequence[Any]) -> None:
        """Have everybody follow an action, which had these events."""
        ...

    def took_back(self) -> None:
        """Have everybody forget the steps of the table that were just taken back."""
        ...

    def let_act(self, seat: Seat) -> None:
        """Let a bot choose and act: at once, or as soon as its choice is handed in."""
        ...

    def run_out(self) -> None:
        """Let the running clock of the rules run out. Raises IllegalAction when none runs."""
        ...

    def keep(self) -> None:
        """Keep what was done; where it cannot be kept, the table is halted."""
        ...

    def check_keeping(self) -> None:
        """Raise JournalUnwritable where what was done before cannot be kept: nothing may follow it yet."""
        ...

    def view(self, seat: Seat | None) -> Any:
        """Return the table as a seat, or someone who looks on, may see it: what led to it is kept first."""
        ...
