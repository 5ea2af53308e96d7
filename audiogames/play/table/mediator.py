from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from audiogames.core.messages import Seat
from audiogames.core.timing import Course


class SittingMediator(Protocol):
    """Parts of a sitting only know those below them, and use this for all else."""

    @property
    def course(self) -> Course: ...

    @property
    def awaited(self) -> Seat | None: ...

    def run_to(self, now: float) -> None:
        """Run the clock to a time at which plans change."""
        ...

    def at(self, now: float) -> AbstractContextManager[None]:
        """Bracket a change: the clock runs before it, and the course, bots and offers are updated after it."""
        ...

    def follow(self) -> None:
        """Update the course, bots and offers after a change."""
        ...

    def after(self, events: Sequence[Any]) -> None: ...

    def took_back(self, steps: int | None = None) -> None: ...

    def let_act(self, seat: Seat) -> None:
        """Let a bot choose and act, immediately or when its choice is handed in."""
        ...

    def run_out(self) -> None:
        """The running clock of the rules expires. Raises IllegalAction if none runs."""
        ...

    def keep(self) -> None: ...

    def check_keeping(self) -> None:
        """Raise JournalUnwritable if earlier actions cannot be stored."""
        ...

    def view(self, seat: Seat | None) -> Any:
        """The view of a seat or onlooker, after storing the actions that led to it."""
        ...
