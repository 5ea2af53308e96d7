from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Message, Seat, result
from audiogames.games.du_balai.events import BookOpened
from audiogames.games.du_balai.keys import last_round
from audiogames.play.in_game.play import Play
from audiogames.play.modes.du_balai.spells import CorrectingKeys

FOR_EVERYBODY: Final = "balai-opened"

ON_REQUEST: Final = frozenset({FOR_EVERYBODY, "balai-formulas"})


class LastRound:
    def __init__(self, play: Play, correcting: CorrectingKeys) -> None:
        self._conversation = play.conversation
        self._sitting = play.sitting
        self._correcting = correcting
        self._is_key_told = False

    def without_formulas(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Formulas are left out where others wait, but not for a person who is asked for a spell.

        The first time, news end with the key to hear formulas.
        """
        seats, fit = self._conversation.device.seats, tuple(line for line in news if line.id not in ON_REQUEST)
        if len(fit) == len(news) or len(seats) > 1 or not self._sitting.seats.is_apart:
            return tuple(news)
        if seats and self._correcting.spells(seats[0]):
            return tuple(news)
        if self._is_key_told or not seats:
            return fit
        self._is_key_told = True
        return (*fit, result("balai-formulas-on-request"))

    def formulas(self, seat: Seat | None) -> tuple[Message, ...]:
        if self._sitting.view(seat).phase not in ("roll", "look"):
            return ()
        for step in reversed(range(len(self._sitting.table.steps))):
            events = self._sitting.hearing.events(step, step + 1, seat)
            if any(isinstance(event, BookOpened) for event in events):
                return last_round(events)
        return ()
