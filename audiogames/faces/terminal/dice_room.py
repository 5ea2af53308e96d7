"""The room of Du Balai: the book with the dice is open for all, then each writes a formula."""

from collections.abc import Sequence

from audiogames.core.messages import Message, Seat
from audiogames.faces.terminal.formula import Writing
from audiogames.faces.terminal.glance import Glance
from audiogames.faces.terminal.glance_news import without_dice
from audiogames.faces.terminal.rooms import Host, Room


class DiceRoom(Room):
    """Where dice are looked at, and formulas written."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._glance = Glance(host.desk, host.session, host.act, host.do, host.clock)
        self._writing = Writing(host.desk, host.session, host.act)
        self._host = host

    def waiting_for(self) -> Seat | None:
        """Return the person who is to act, none of those who wait to write by a Décret."""
        return self._writing.waiting_for()

    def play(self, told: int) -> int | None:
        """Play while the book is open; then let each person who may look by a Décret see the dice alone."""
        if self._glance.is_on():
            return self._glance.play(told)
        lookers = self._glance.alone.lookers()
        if not lookers:
            return None
        for seat in lookers:
            self._host.take_seat(seat)
            self._glance.alone.look(seat)
        self._glance.alone.end()
        return self._host.told()

    def is_real_time(self) -> bool:
        """Whether the book is open."""
        return self._glance.is_on()

    def asks(self, seat: Seat) -> bool:
        """Whether the seat is to write a formula."""
        return self._writing.view(seat) is not None

    def greet(self, seat: Seat) -> None:
        """Tell how a formula is written."""
        self._writing.greet(seat)

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> bool:
        """Change, review and lay the formula."""
        return self._writing.typed(seat, typed)

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does with dice or formula."""
        return self._glance.help() or self._writing.help(seat)

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Return the news without dice: those are told while the book is open."""
        return without_dice(news)


ROOM = DiceRoom
