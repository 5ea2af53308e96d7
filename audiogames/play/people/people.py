"""The people at a table of several devices and its screens, in the order in which they came."""

from audiogames.core.messages import Seat
from audiogames.play.conversation import Conversation
from audiogames.play.people.participant import Participant


class People(list[Participant]):
    """All who joined a table of some `seats` and have not left."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._seats = seats

    def at(self, link: int) -> Participant | None:
        """Return who is at a socket."""
        return next((one for one in tuple(self) if one.link == link), None)  # the hall asks any time

    def of(self, seat: Seat) -> Participant | None:
        """Return who has a seat, be their device there or not."""
        return next((one for one in self if one.seat == seat), None)

    def with_token(self, token: bytes) -> Participant | None:
        """Return whose token this is, as it is kept."""
        return next((one for one in self if one.token == token), None)

    @property
    def seated(self) -> dict[Seat, str]:
        """The names of those who have a seat, in the order in which they came."""
        return {one.seat: one.name for one in self if one.seat is not None}

    @property
    def names(self) -> tuple[str | None, ...]:
        """The names of all seats before the game."""
        seated = self.seated
        return tuple(map(seated.get, range(self._seats)))

    @property
    def free(self) -> list[Seat]:
        """The seats that nobody has: after the beginning bots may sit there."""
        return [seat for seat in range(self._seats) if seat not in self.seated]

    @property
    def screens(self) -> int:
        """How many devices have no seat."""
        return sum(one.seat is None for one in self)

    @property
    def connected(self) -> list[Participant]:
        """Those whose device is there."""
        return [one for one in self if one.link is not None]

    @property
    def opener(self) -> Participant | None:
        """Who may begin the game: the first who came of those who are there."""
        return next((one for one in self.connected if one.seat is not None), None)

    @property
    def conversations(self) -> list[tuple[Participant, Conversation]]:
        """The conversations of those who are there and awake."""
        return [(one, one.conversation) for one in self.connected if one.conversation is not None and not one.is_asleep]
