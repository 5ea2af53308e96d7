"""Screens that speak for people in the same room, whose own devices then speak only private words.

A screen speaks in the person's language and at their pace. When it leaves, their own devices continue from its first
unfinished line.
"""

from collections.abc import Callable, Sequence

from audiogames.core.messages import Message, result
from audiogames.play.people.person.participant import Participant
from audiogames.play.prompts import Reply
from audiogames.play.table.sitting import Sitting


class SameRoom:
    """Assigns screens to the `participants` of one table. `reply` sends what a device speaks."""

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
        """The same language and pace, and nothing left out."""

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
        """True if a person is asked whether they are in a screen's room."""
        return one.is_in_room is None and not one.is_private and self.screen_for(one) is not None

    def answer(self, participant: Participant, is_in_room: bool, now: float) -> None:
        was_in_room = bool(participant.is_in_room)
        participant.say_where(is_in_room)
        said = result("room-screen-speaks" if is_in_room else "room-speaks-here")
        if participant.screen is not None:
            self._speak_here(participant, now, said)
        elif (conversation := participant.conversation) is not None and is_in_room != was_in_room:
            self._reply(participant, conversation.say((said,), now))

    def follow(self, sitting: Sitting, now: float) -> None:
        """Switch between screens and own devices as soon as nothing is in transit."""
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
        """Let a person's own device speak again, from the screen's first unfinished line.

        `said` comes first, if there is nothing else: the screen has stopped.
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
        seats = [one.seat for one in self._participants if one.screen == screen and one.seat is not None]
        sitting = self._sitting()
        assert sitting is not None
        sitting.hearing.speak_for(screen, seats, now)

    def fall_silent(self, participant: Participant, now: float) -> None:
        """End all speaking for others by or for a leaving participant."""
        for one in self._participants:
            if one is participant or (participant.seat is None and one.screen == participant.id):
                self._speak_here(one, now)
