"""The mode of Zapp Zerapp: barrels are shaken by one person at a time, or by all at once."""

from audiogames.core.messages import Message, Seat, Who
from audiogames.core.timing import Moment
from audiogames.games.zapp_zerapp.course import COUNTDOWN, GRASPED, MISSED, SECONDS
from audiogames.play.keys.answers import note
from audiogames.play.modes import Floor, Mode
from audiogames.play.modes.zapp_zerapp.shaking import Shaking
from audiogames.play.modes.zapp_zerapp.together import Together
from audiogames.play.prompts import Talk


class BarrelMode(Mode):
    """Where barrels are shaken."""

    reads_hand = False

    def __init__(self, floor: Floor) -> None:
        super().__init__(floor)
        self._shaking = Shaking(floor, floor.conversation)
        self._together = Together(floor)

    def play(self) -> Talk[bool]:
        """Let several people at one keyboard shake at once."""
        if not self.conversation.shared or not self._together.is_on():
            return False
        yield from self._together.play()
        return True

    def tell_moment(self, moment: Moment) -> None:
        """Tell of the countdown, and to whom others reached for the same barrel."""
        match moment.what, moment.values:
            case (what, (seat, seconds)) if what == COUNTDOWN:
                assert isinstance(seat, int)
                self.conversation.answer(note("melee-countdown", player=Who(seat), number=seconds))
            case (what, (seconds,)) if what == SECONDS:
                self.conversation.answer(note("melee-seconds", number=seconds))
            case (what, (place, *_)) if what in (GRASPED, MISSED) and moment.seat is not None:
                assert isinstance(place, int)
                raced = self._together if self.conversation.shared else self._shaking
                raced.raced(moment.seat, place, what == GRASPED)

    def greet(self, seat: Seat) -> None:
        """Tell the keys, the first time."""
        self._shaking.greet(seat)

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        """Shake, walk along the row, keep."""
        yield from ()
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


MODE = BarrelMode
