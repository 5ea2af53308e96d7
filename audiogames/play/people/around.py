from collections.abc import Iterator
from math import inf
from typing import Final

from audiogames.core.errors import reason
from audiogames.core.messages import Message
from audiogames.play.past.turning import TurningPointSearch
from audiogames.play.people.before_game.table_choices import CHOICES, LEARNER, TableChoices
from audiogames.play.people.devices import Devices
from audiogames.play.people.entrance import Entrance
from audiogames.play.people.frames import OutgoingFrames
from audiogames.play.people.mediator import TableDoingsMediator
from audiogames.play.people.person.participant import Participant, People, RequestRefused
from audiogames.play.people.person.talks import OWN_DECK, TALK
from audiogames.play.prompts import Entry
from audiogames.play.table import doings
from audiogames.play.table.doings import Doing

HALL: Final = "hall"
HEAR: Final = "hear"
MUTE: Final = "mute"
PUBLIC: Final = "public"
STANDINGS: Final = "standings"
STEWARD: Final = "steward"
TEXT: Final = "text"

SAID_OF: Final = {
    HEAR: ("web-hear", "web-hear-chosen"),
    MUTE: ("web-mute", "web-mute-chosen"),
    f"{PUBLIC} on": ("web-public-on", "web-public-on-chosen"),
    f"{PUBLIC} off": ("web-public-off", "web-public-off-chosen"),
    f"{TEXT} on": ("web-text-on", "web-text-on-chosen"),
    f"{TEXT} off": ("web-text-off", "web-text-off-chosen"),
}
"""Label and announcement."""

NOT_IN_EVENING: Final = (CHOICES - {LEARNER}) | {doings.AGAIN, doings.END, doings.HAND_OVER, PUBLIC}

CALLED_EVERY: Final = 60.0
"""Seconds."""


class TableDoings:
    def __init__(
        self,
        people: People,
        devices: Devices,
        entrance: Entrance,
        outgoing: OutgoingFrames,
        turning: TurningPointSearch,
        table: TableDoingsMediator,
    ) -> None:
        self._people = people
        self._devices = devices
        self._entrance = entrance
        self._outgoing = outgoing
        self._turning = turning
        self._table = table
        self._choices = TableChoices()
        self._called = -inf

    def doings(self, participant: Participant) -> Iterator[Doing]:
        for one in self._doings(participant):
            word, about = doings.read(one.action)
            is_for_steward = word in NOT_IN_EVENING or (word == doings.REMOVE and about != participant.seat)
            if not (self._table.wanted.evening and is_for_steward):
                yield one

    def _doings(self, participant: Participant) -> Iterator[Doing]:
        if participant.seat is None:
            return
        yield from doings.about_room(
            bool(participant.is_in_room),
            self._devices.same_room.screen_for(participant) is not None,
            self._devices.same_room.is_offered(participant),
        )
        wanted, sitting = self._table.wanted, self._table.sitting
        leads = participant is self._people.opener
        if sitting is not None:
            leads = sitting.opener.leader == participant.seat
            yield from (
                one
                for one in doings.doings(sitting, participant.seat)
                if one.action != doings.END or not wanted.in_hall
            )
        else:
            yield from doings.before_game(self._people.seated, participant.seat, leads, wanted.days)
            if participant.talks is not None and participant.link is not None:
                yield from self._alone(participant, leads)
            if not wanted.deck and (self._table.has_played or not wanted.guided):
                people, free = self._people.seated, len(self._people.free)
                yield from self._choices.doings(wanted, people, participant.seat, leads, free)
        if wanted.in_hall and not self._choices.shows_rules:
            yield from self._in_hall(participant, leads)

    def _alone(self, participant: Participant, leads: bool) -> Iterator[Doing]:
        talks, title = participant.talks, self._table.own_deck.title
        assert talks is not None
        is_offered = self._table.doors.own_deck is not None and not self._table.wanted.evening
        if not talks.current and is_offered and (leads or title is not None):
            label = Message("title-own-deck") if title is None else Message("web-talk-free-on", {"deck": title})
            yield Doing(f"{TALK} {OWN_DECK}", label)
        if talks.current == OWN_DECK or not (participant.is_terminal or self._table.wanted.deck):
            yield from talks.doings()

    def _in_hall(self, participant: Participant, leads: bool) -> Iterator[Doing]:
        wanted = self._table.wanted
        if leads:
            yield _switch(PUBLIC, wanted.public)
            yield _switch(TEXT, wanted.text)
            yield Doing(doings.END, Message("web-hall-end"))
        if wanted.evening:
            yield Doing(STANDINGS, Message("web-standings"))
        for other in self._people:
            if other.seat is not None and other is not participant:
                word = HEAR if other.number in participant.muted else MUTE
                yield Doing(f"{word} {other.seat}", Message(SAID_OF[word][0], {"player": other.name}))
        yield Doing(STEWARD, Message("web-steward"))
        yield Doing(HALL, Message("web-hall"))
        if not wanted.days:
            yield Doing(f"{doings.REMOVE} {participant.seat}", Message("web-leave-for-good"))

    def act(self, participant: Participant, action: str, now: float) -> None:
        """Raises RequestRefused."""
        if all(one.action != action for one in self.doings(participant)):
            raise RequestRefused("doing", reason("web-doing-over"))
        word, seat = doings.read(action)
        about = participant if seat is None else self._people.of(seat)
        sitting = self._table.sitting
        if word in (doings.SAME_ROOM, doings.OWN_DEVICE):
            self._devices.same_room.answer(participant, word == doings.SAME_ROOM, now)
            self._table.tell_lobby()
        elif word in (doings.MOVE, doings.HAND_OVER):
            self._entrance.send_seat_code(participant, about, word, now)
        elif word == doings.REMOVE and about is not None:
            if about.link is not None and about is not participant:
                removed = RequestRefused("removed", reason("web-removed", name=participant.name))
                self._outgoing.refuse(about.link, removed, about.device.language)
            self._table.leave(about, now)
        elif word in (HALL, HEAR, MUTE, PUBLIC, STANDINGS, STEWARD, TEXT) or (
            word == doings.END and self._table.wanted.in_hall
        ):
            self._act_in_hall(participant, action, about, now)
        elif sitting is None and word == TALK:
            self._devices.talk(participant, action.partition(" ")[2], now)
        elif sitting is None and word in CHOICES:
            self._table.choose(*self._choices.change(self._table.wanted, action, self._people.seated), now)
        elif sitting is None:
            raise RequestRefused("doing", reason("web-doing-over"))
        elif word in (doings.ADVICE, doings.NO_ADVICE) and participant.seat is not None:
            sitting.adviser.want(participant.seat, word == doings.ADVICE, now)
        elif word == doings.TURNING and participant.seat is not None:
            self._turning.ask(sitting, participant.seat, now)
        elif word == doings.AGAIN:
            self._table.gather_again(now)
        elif word == doings.END:
            self._table.end(reason("web-table-ended", name=participant.name))
        elif word in (doings.PAUSE, doings.GO_ON):
            self._devices.enter(participant, Entry("pause" if word == doings.PAUSE else "go-on"), now)
        elif word in (doings.AGREE, doings.REFUSE):
            assert participant.seat is not None
            sitting.turns.answer_undo(participant.seat, word == doings.AGREE, now)
        elif seat is not None and word == doings.STAND_IN:
            sitting.seats.stand_in(seat, self._table.wanted.level, now, is_asked=True)
        elif seat is not None:
            sitting.seats.give_back(seat, now)

    def _act_in_hall(self, participant: Participant, action: str, about: Participant | None, now: float) -> None:
        wanted, (word, _, value) = self._table.wanted, action.partition(" ")
        if word == doings.END:
            self._table.dissolve(reason("hall-table-ended", name=participant.name))
        elif word == HALL:
            self._devices.part(participant, now)
            self._table.tell_lobby()
        elif word == PUBLIC:
            if value == "off":
                self._table.renew_code()
            self._table.choose(wanted._replace(public=value == "on"), (Message(SAID_OF[action][1]),), now)
        elif word == TEXT:
            self._table.choose(wanted._replace(text=value == "on"), (Message(SAID_OF[action][1]),), now)
        elif word == STANDINGS and participant.seat is not None:
            self._answer(participant, now, *self._table.standings(participant.seat))
        elif word == STEWARD:
            if now < self._called + CALLED_EVERY:
                raise RequestRefused("doing", reason("web-steward-called-already"))
            self._called = now
            self._outgoing.report("steward", name=participant.name)
            self._answer(participant, now, Message("web-steward-called"))
        elif about is not None:
            participant.mute(about.number, word == MUTE)
            self._answer(participant, now, Message(SAID_OF[word][1], {"player": about.name}))
            self._table.tell_lobby()

    def _answer(self, participant: Participant, now: float, *messages: Message) -> None:
        if participant.conversation is not None:
            self._devices.reply(participant, participant.conversation.say(messages, now))


def _switch(word: str, is_on: bool) -> Doing:
    action = f"{word} {'off' if is_on else 'on'}"
    return Doing(action, Message(SAID_OF[action][0]))
