"""Several people at one keyboard: who is at it, what all of them may hear, and what they ask for together."""

from collections.abc import Callable, Sequence
from typing import Final

from audiogames.core.messages import Message, Seat, Who
from audiogames.play.breath import is_own
from audiogames.play.conversation import Conversation
from audiogames.play.keys.answers import note
from audiogames.play.modes import Do, Mode, do_for_all
from audiogames.play.news import News
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting

AT_HAND_OVER: Final = frozenset({"silent", "curtain", "quit"})
"""Commands of the person who is to take a seat."""


class Sharing:
    """The keyboard as several people share it. `fit` returns the news that are told as such."""

    def __init__(
        self,
        conversation: Conversation,
        sitting: Sitting,
        news: News,
        do: Do,
        fit: Callable[[Sequence[Message]], tuple[Message, ...]],
    ) -> None:
        self._conversation = conversation
        self._sitting = sitting
        self._news = news
        self._do = do
        self._fit = fit
        self._called: tuple[tuple[Seat, str], ...] = ()
        """The seats that were called to the keyboard, each with the words."""

    def tell_everybody(self) -> None:
        """Clear the screen of what was for one person, and tell what everyone in the room may hear."""
        if self._conversation.listening.seat is not None:
            self._conversation.breath.forget()
        self._conversation.breath.clear()
        self._conversation.listen(seat=None)
        news = self._news.for_all()
        self._conversation.breath.tell(*self._fit(news.messages))
        self._conversation.breath.tell_last(*news.quips)
        self._conversation.breath.sound(*news.cues)

    def tell_by_name(self, seat: Seat, news: Sequence[Message]) -> None:
        """Tell all what all may hear, with names, while a seat stays taken; then the seat what is its own."""
        self._conversation.listen(seat=None)
        told = self._news.for_all()
        self._conversation.breath.tell(*self._fit(told.messages))  # sounds are as the seat hears them
        self._conversation.breath.tell_last(*told.quips)
        self._conversation.listen(seat=seat)
        self._conversation.breath.remember(*news)
        self._conversation.breath.answer(*own(news))

    def hand_over(self, seat: Seat, mode: Mode) -> Talk[None]:
        """Give keyboard and screen to another person: what everyone may hear is said, then Enter takes the seat."""
        self.tell_everybody()
        conversation, prompt = self._conversation, self._prompt(seat, mode, again=True)
        conversation.listen(seat_taken=False)
        conversation.breath.answer(prompt)
        while typed := (yield from conversation.ask()):
            if (name := conversation.command(typed)) in AT_HAND_OVER and name is not None:
                yield from self._do(seat, name, typed)
            conversation.breath.answer(self._prompt(seat, mode))
        conversation.listen(seat=seat)
        conversation.listen(seat_taken=True)

    def gather(self) -> Talk[None]:
        """Tell everyone what all may hear, and go on once they say by Enter that all are there."""
        self.tell_everybody()
        conversation, prompt = self._conversation, note("everybody-there")
        conversation.listen(seat_taken=False)
        conversation.breath.answer(prompt)
        while typed := (yield from conversation.ask()):
            if conversation.command(typed) in ("help", "moves"):
                conversation.breath.answer(prompt)
            else:
                yield from do_for_all(conversation, self._sitting, self._do, typed)
        conversation.listen(seat_taken=True)

    def _prompt(self, seat: Seat, mode: Mode, again: bool = False) -> Message:
        """Return what calls a person: in whole the first time, with what there is to beware of; then the name alone."""
        aloud = self._conversation.device.can.speaks and seat not in self._conversation.listening.silent
        if mode.reads_hand:
            id = "hand-over-aloud" if aloud else "hand-over"
        else:
            id = "hand-over-place-aloud" if aloud else "hand-over-place"
        if again and (seat, id) in self._called:
            id = "hand-over-again"
        self._called += ((seat, id),)
        return note(id, player=Message("player-name", {"player": Who(seat)}))


def own(news: Sequence[Message]) -> list[Message]:
    """Return what of the news is for the seat alone, or calls it to act."""
    return list(filter(is_own, news))
