"""The timeline of a table: what a course may ask of it, each question answered by the part that knows."""

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.play.table.bots import Bots
from audiogames.play.table.clock import Clock
from audiogames.play.table.hearing import Hearing
from audiogames.play.table.mediator import SittingMediator
from audiogames.play.table.presence import Presence
from audiogames.play.table.seating import Seating
from audiogames.play.table.seats import Seats
from audiogames.play.table.turns import Turns


class TableTimeline:
    """The `core.timing.Timeline` of one table."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        chance: Generator,
        seating: Seating,
        presence: Presence,
        bots: Bots,
        hearing: Hearing,
        seats: Seats,
        turns: Turns,
        sitting: SittingMediator,
    ) -> None:
        self._clock = clock
        self._seating = seating
        self._presence = presence
        self._seats = seats
        self.chance = chance
        self.view = sitting.view
        self.to_act = table.to_act
        self.bots_to_act, self.level, self.hesitates = bots.to_act, bots.level, bots.hesitates
        self.granted, self.limit = seats.granted, seats.limit
        self.tell, self.withdraw, self.is_heard = hearing.tell, hearing.withdraw, hearing.is_heard
        self.all_heard = presence.all_heard
        self.act, self.let_act, self.run_out = turns.act, sitting.let_act, sitting.run_out

    @property
    def now(self) -> float:
        """Seconds, which stand still while the table is paused."""
        return self._clock.now

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return self._seating.people

    @property
    def is_apart(self) -> bool:
        """Return True if persons play at more than one device."""
        return self._seats.is_apart

    @property
    def is_alone(self) -> bool:
        """Return True if one device alone plays now."""
        return self._presence.is_alone
