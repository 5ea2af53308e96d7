"""Remarks and pointing at a table, delivered to everybody present when listeners are free."""

from collections.abc import Callable
from functools import partial

from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat
from audiogames.play.conversation import Conversation
from audiogames.play.people.frames import Frame
from audiogames.play.people.person import remarks
from audiogames.play.people.person.participant import Participant, People, RequestRefused
from audiogames.play.people.protocol import Point, Say, written
from audiogames.play.prompts import Reply
from audiogames.play.table.sitting import Sitting


class Chat:
    """`reply` sends what a device speaks, `send` any other frame."""

    def __init__(
        self,
        people: People,
        seats: int,
        reply: Callable[[Participant, Reply], None],
        send: Callable[[Frame], None],
    ) -> None:
        self._people = people
        self._seats = seats
        self._reply = reply
        self._send = send
        self._remarks = remarks.Remarks()

    def say(
        self, participant: Participant, sent: Say | Point, sitting: Sitting | None, now: float, text: bool = True
    ) -> None:
        """Raises RequestRefused."""
        seat = participant.seat
        if seat is None or (sitting is None and isinstance(sent, Point)):
            raise RequestRefused("doing", reason("web-not-begun"))
        if isinstance(sent, Point):
            assert sitting is not None
            remark = self._pointing(participant, seat, sent, sitting)
        else:
            remark = _said(seat, sent, text)
        if not self._remarks.may_make(seat, now):
            raise RequestRefused("remark", reason("remark-too-many"))
        self._remarks.add(remark)

    @staticmethod
    def _pointing(participant: Participant, seat: Seat, sent: Point, sitting: Sitting) -> remarks.Remark:
        item = sent.item or (participant.game.walked(seat) if participant.game is not None else None)
        if item is None:
            raise RequestRefused("remark", reason("remark-nowhere"))
        if (remark := remarks.pointing(sitting, seat, item)) is None:
            raise RequestRefused("remark", reason("remark-unseen"))
        return remark

    def tell(self, sitting: Sitting | None, now: float) -> None:
        """Nothing is delivered while the game needs ears."""
        if sitting is not None and sitting.course.needs_ears():
            return
        for remark in self._remarks.take():
            author = self._people.of(remark.seat)
            for one in self._people:
                is_muted = one.is_deaf or (author is not None and author.number in one.muted)
                if not (is_muted and one.seat != remark.seat) and (one.seat is not None or one.link is not None):
                    one.owe(remark)
        for one, conversation in self._people.conversations:
            for unheard in one.unheard:
                if not unheard.is_given:
                    self._tell(one, conversation, unheard, now)

    def _tell(self, one: Participant, conversation: Conversation, unheard: remarks.UnheardRemark, now: float) -> None:
        remark, again = unheard.remark, unheard.was_written
        unheard.give(one.screen)
        message = remark.message(one.seat, self._seats)
        self._reply(one, conversation.interject(message, now, partial(self._note_heard, one, unheard), again))
        if remark.item and one.seat != remark.seat and one.link is not None and one.game is not None:
            one.game.point_at(remark.item)
            self._send(Frame(one.link, written("pointed", {"item": remark.item, "seat": remark.seat})))

    def _note_heard(self, one: Participant, unheard: remarks.UnheardRemark) -> None:
        """Note that a device has spoken a remark, for its person or those it speaks for."""
        for other in self._people:
            is_own = other is one and unheard.screen is None
            if is_own or (other.screen is not None and other.screen == one.id):
                other.has_heard(unheard.remark)


def _said(seat: Seat, sent: Say, may_write: bool) -> remarks.Remark:
    if sent.phrase in remarks.PHRASES:
        return remarks.Remark(seat, "remark-said", {"text": Message(remarks.PHRASES[sent.phrase])})
    if not may_write:
        raise RequestRefused("remark", reason("remark-phrases-only"))
    if (text := remarks.text_of(sent.text)) is None:
        raise RequestRefused("remark", reason("remark-wrong", number=remarks.LONGEST))
    return remarks.Remark(seat, "remark-said", {"text": text})
