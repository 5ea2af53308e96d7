"""The screens that speak for people in the same room: their own devices then say nothing but what is private.

A screen speaks for those who want it and whose language and pace it has. Where it goes, their own devices speak again
from the first line that it has not said to its end.
"""

from collections.abc import Callable, Sequence

from audiogames.core.messages import Message, result
from audiogames.play.people.participant import Participant
from audiogames.play.prompts import Reply
from audiogames.play.table.sitting import Sitting


class SameRoom:
    """Who is spoken for by which screen, of the `participants` of one table; `reply` sends what a device tells."""

    def __init__(
        self,
        participants: Sequence[Participant],
        sitting: Callable[[], Sitting | None],
        reply: Callable[[Participant, Reply], None],
    ) -> None:
        self._participants = participants
        self._sitting = sitting
        self._reply = reply

    def screen_for(self, one: Participant) -> Participant | None:
        """Return a screen that speaks the language and at the pace of a person, and leaves out nothing for them."""

        def fits(other: Participant) -> bool:
            theirs, own = other.device, one.device
            is_there = other.seat is None and other.link is not None and other.speaks
            return (
                is_there
                and theirs.language == own.language
                and theirs.rate <= own.rate
                and theirs.verbosity >= own.verbosity
            )

        sitting = self._sitting()
        screens = [other for other in self._participants if fits(other)]
        if sitting is not None:
            screens = [other for other in screens if not sitting.presence.is_late(other.id)]
        return next((other for other in screens if other.id == one.screen), next(iter(screens), None))

    def is_offered(self, one: Participant) -> bool:
        """Whether a person is asked if they are in the room of a screen."""
        return one.is_in_room is None and not one.is_private and self.screen_for(one) is not None

    def answer(self, participant: Participant, is_in_room: bool, now: float) -> None:
        """A person says whether they are in the room of a screen."""
        was_in_room = bool(participant.is_in_room)
        participant.say_where(is_in_room)
        said = result("room-screen-speaks" if is_in_room else "room-speaks-here")
        if participant.screen is not None:
            self._speak_here(participant, now, said)
        elif (conversation := participant.conversation) is not None and is_in_room != was_in_room:
            self._reply(participant, conversation.say((said,), now))

    def follow(self, sitting: Sitting, now: float) -> None:
        """Let a screen speak for those who want it, as soon as nothing is on its way to them; or their own devices."""
        for one in self._participants:
            conversation, game = one.conversation, one.game
            if one.seat is None or conversation is None or game is None:
                continue
            screen = self.screen_for(one) if one.is_in_room else None
            if one.screen is not None and (screen is None or screen.id != one.screen):
                self._speak_here(one, now)
            if one.screen is None and screen is not None and one.is_told_all(sitting) and screen.is_told_all(sitting):
                one.hear_from(screen.id)
                conversation.listen(screen_speaks=True)
                self._share_out(screen.id, now)

    def _speak_here(self, one: Participant, now: float, said: Message | None = None) -> None:
        """Let a person's own device speak again, from the first line on that the screen has not said to its end.

        `said` comes first: that the screen has fallen silent, where nothing else is to be said.
        """
        screen = one.screen
        one.hear_from(None)
        sitting = self._sitting()
        if screen is None or sitting is None:
            return
        for unheard in one.unheard:
            if unheard.screen is not None:
                unheard.give_again()
        moment = sitting.presence.moment_of(screen)
        self._share_out(screen, now)
        if one.game is not None and (conversation := one.conversation) is not None:
            conversation.breath.answer(said or result("room-screen-silent"))
            one.game.speak_here(moment)
            self._reply(one, conversation.say((), now))

    def _share_out(self, screen: str, now: float) -> None:
        """Let a screen speak for all those who chose it, and for no others."""
        seats = [one.seat for one in self._participants if one.screen == screen and one.seat is not None]
        sitting = self._sitting()
        assert sitting is not None
        sitting.hearing.speak_for(screen, seats, now)

    def fall_silent(self, participant: Participant, now: float) -> None:
        """Let nobody be spoken for by a device that goes, or by another where its person goes."""
        for one in self._participants:
            if one is participant or (participant.seat is None and one.screen == participant.id):
                self._speak_here(one, now)
