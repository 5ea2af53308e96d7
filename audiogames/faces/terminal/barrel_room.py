"""The room of Zapp Zerapp: barrels are shaken by one person at a time, or by all at once."""

from contextlib import AbstractContextManager

from audiogames.core.messages import Message, Seat
from audiogames.faces.terminal.melee import Melee
from audiogames.faces.terminal.rooms import Host, Room
from audiogames.faces.terminal.shaking import Shaking
from audiogames.faces.terminal.together import Together


class BarrelRoom(Room):
    """Where barrels are shaken."""

    reads_hand = False

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        melee = Melee(host.desk, host.session, host.clock)
        self._shaking = Shaking(host.desk, host.session, host.act, melee)
        people = host.session.people
        self._together = Together(host.desk, host.session, melee, lambda: host.quit(people[0]))
        self._tell_everybody = host.tell_everybody

    def play(self, told: int) -> int | None:
        """Let several people at one keyboard shake at once."""
        if len(self.session.people) < 2 or not self._shaking.is_awaited():
            return None
        self._tell_everybody()
        return self._together.play()

    def is_real_time(self) -> bool:
        """Whether a person shakes in the mêlée."""
        return self._shaking.is_awaited()

    def greet(self, seat: Seat) -> None:
        """Tell the keys, the first time."""
        self._shaking.greet(seat)

    def read(self, seat: Seat) -> str | None:
        """Return what the person types next; None when the table went on without them."""
        return self._shaking.read(seat)

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> bool:
        """Shake, walk along the row, keep."""
        return self._shaking.typed(seat, typed, whole)

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does with barrels."""
        return self._shaking.help(seat)

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key does with barrels."""
        return self._shaking.about(seat, typed)

    def naming(self, seat: Seat) -> Message:
        """Return how to name a barrel."""
        return self._shaking.naming(seat)

    def numbered(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """Return messages with the number of each barrel."""
        return self._shaking.numbered(messages)

    def paused(self) -> AbstractContextManager[None]:
        """Let no time of the mêlée pass meanwhile."""
        return self._shaking.paused()


ROOM = BarrelRoom
