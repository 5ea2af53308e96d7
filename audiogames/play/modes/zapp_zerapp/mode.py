from audiogames.core.messages import Who, result
from audiogames.core.timing import Moment
from audiogames.games.zapp_zerapp.course import COUNTDOWN, GRASPED, MISSED, SECONDS
from audiogames.play.in_game.play import Play
from audiogames.play.modes.zapp_zerapp.shaking import ShakingMode
from audiogames.play.modes.zapp_zerapp.together import TogetherMode
from audiogames.play.modes.zapp_zerapp.warm_up import warm_up
from audiogames.play.prompts import Talk


class BarrelMode(ShakingMode):
    reads_hand = False

    def __init__(self, play: Play) -> None:
        super().__init__(play, play.conversation.breath)
        self._together = TogetherMode(play)

    def warm_up(self) -> Talk[None]:
        if self.is_unheard:
            yield from self.ask_before_practice()
        yield from warm_up(self.conversation, self.sitting, self.written_as)

    def play(self) -> Talk[bool]:
        if not self.conversation.shared or not self._together.is_on():
            return False
        yield from self._together.play()
        return True

    def tell_moment(self, moment: Moment) -> None:
        """Contested barrels are announced to the people involved."""
        match moment.what, moment.values:
            case (what, (seat, seconds)) if what == COUNTDOWN:
                assert isinstance(seat, int)
                self.conversation.breath.answer(result("melee-countdown", player=Who(seat), number=seconds))
            case (what, (seconds,)) if what == SECONDS:
                self.conversation.breath.answer(result("melee-seconds", number=seconds))
            case (what, (place, *_)) if what in (GRASPED, MISSED) and moment.seat is not None:
                assert isinstance(place, int)
                raced = self._together.raced if self.conversation.shared else self.raced
                raced(moment.seat, place, what == GRASPED)


MODE = BarrelMode
