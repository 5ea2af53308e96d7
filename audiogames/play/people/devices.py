from collections.abc import Callable, Iterable, Mapping
from functools import partial
from math import inf

from audiogames.core.errors import reason
from audiogames.core.messages import Cue, Message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.keys.hearing import SOUNDS
from audiogames.play.keys.questions import OPTIONS
from audiogames.play.menus import letters
from audiogames.play.menus.new_table.tables import title
from audiogames.play.menus.settings import as_sent
from audiogames.play.people.frames import UNTIL_LATER, Frame, OutgoingFrames, welcome
from audiogames.play.people.mediator import GatheringMediator
from audiogames.play.people.person.participant import Participant, People, RequestRefused, shaped, usual_device
from audiogames.play.people.person.same_room import SameRoom
from audiogames.play.people.person.talks import OWN_DECK, SCAN, Talks
from audiogames.play.people.protocol import AMOUNTS, DeviceSettings, Join, Token, written
from audiogames.play.prompts import Entry, PersonLeft, Prompt, Reply, Talk
from audiogames.play.table.doings import Doing
from audiogames.play.table.seating import BOT_PACE, TIME_LIMIT
from audiogames.play.table.sitting import Sitting


class Devices:
    def __init__(
        self,
        people: People,
        outgoing: OutgoingFrames,
        doings: Callable[[Participant], Iterable[Doing]],
        table: GatheringMediator,
    ) -> None:
        self._people = people
        self._outgoing = outgoing
        self._doings = doings
        self._table = table
        self.same_room = SameRoom(people, lambda: table.sitting, self.reply)

    # How a device is set.

    def device(self, language: str, verbosity: str, exact: bool) -> Device:
        device = usual_device(self._table.wanted.game, self._table.wanted.pace)
        return device._replace(language=language, verbosity=AMOUNTS[verbosity], exact=exact)

    def set_up(self, device: Device, sent: Join | Token | DeviceSettings) -> Device:
        """A terminal has its own settings."""
        self._table.changed()
        device = device._replace(language=sent.language or device.language)
        if sent.terminal is not None:
            device = as_sent(device, sent.terminal.settings, self._table.wanted.game)
            device = device._replace(can=sent.terminal.can, exact=False)
        else:
            exact = device.exact if sent.reader is None else not sent.reader
            verbosity = device.verbosity if sent.verbosity is None else AMOUNTS[sent.verbosity]
            device = shaped(device._replace(exact=exact, verbosity=verbosity), sent)
        if device.granted[BOT_PACE] < self._table.wanted.pace:
            device = device._replace(granted={**device.granted, BOT_PACE: self._table.wanted.pace})
        return device

    def set(self, participant: Participant, sent: DeviceSettings) -> None:
        participant.put(self.set_up(participant.device, sent))
        participant.equip(sent)
        if participant.conversation is not None:
            self._put_device(participant.device, participant.conversation)
        self.welcome(participant, None)
        self._table.tell_lobby()

    @staticmethod
    def _put_device(device: Device, conversation: Conversation) -> None:
        before = conversation.device
        chosen = [name for name, value in device.granted.items() if before.granted.get(name) != value]
        if before.seats and device.limits[:1] != before.limits[:1]:
            chosen.append(TIME_LIMIT)
        granted = {**before.granted, **device.granted}
        conversation.put(device._replace(id=before.id, seats=before.seats, granted=granted), chosen)

    def _set_letters(self, participant: Participant, chosen: Mapping[str, str], told: Message) -> None:
        participant.put(participant.device._replace(letters=chosen))
        if (conversation := participant.conversation) is not None:
            conversation.put(conversation.device._replace(letters=chosen))
            conversation.breath.answer(told)
        self.welcome(participant, None)

    def begin(self, participant: Participant, now: float, begins: bool = False) -> None:
        """Start the game's conversation, or show the lobby. `begins`: everybody starts."""
        seats = () if participant.seat is None else (participant.seat,)
        if participant.seat is None:
            self.same_room.fall_silent(participant, now)
        table = self._table
        if participant.seat is not None:
            own_deck = partial(self._sit_at_own_deck, participant)
            talks = Talks(table.wanted.game, participant.name, table.today, table.retell, table.doors, own_deck)
            participant.may_talk(talks).end()
            self._send_talk(participant, "", None)
        before, device = participant.end_conversation(), participant.next_device()
        if self._table.sitting is None:
            self._wait_for_game(participant, device, before, now)
            return
        if participant.link is None or participant.is_asleep:
            participant.drop(min(participant.dropped, now))
            self._table.sitting.seats.join(device._replace(seats=seats), now)
            self.put_down(self._table.sitting, device.id, now)
            return
        conversation = participant.converse(device, before, now)
        conversation.doors[OPTIONS] = lambda: letters.choose(conversation, partial(self._set_letters, participant))
        if participant.is_terminal:
            conversation.doors.update({door: partial(_held_there, door) for door in (OPTIONS, SOUNDS)})
        conversation.listen(screen_speaks=participant.screen is not None)
        talk = GameTalk(conversation, self._table.sitting, self._table.file, not begins, seats)
        participant.play(talk)
        reply = conversation.begin(_to_its_end(talk), now)
        if before is not None:
            self.put_down(self._table.sitting, before.device.id, now)
        self.reply(participant, reply)

    def go_on(self, participant: Participant, given: int, now: float) -> bool:
        """Resume a device after a lost connection. Return False if that is impossible.

        `given` is the number of the last message that arrived. Only later ones are sent.
        """
        link, told = participant.link, participant.told_after(given)
        if not given or told is None or link is None or participant.seat is None or participant.is_terminal:
            return False
        conversation = participant.go_on(self._table.sitting)
        if conversation is None:
            return False
        self._put_device(participant.device, conversation)
        again, ready = told
        if again:
            self._outgoing.send(Frame(link, written("reply", {"told": again, "prompt": conversation.prompt}), ready))
        if self._table.sitting is None:
            self._table.tell_lobby()
            return True
        conversation.listen(screen_speaks=participant.screen is not None)
        self.reply(participant, conversation.enter(Entry("heard", given=given), now))
        return True

    def _wait_for_game(self, participant: Participant, device: Device, before: Conversation | None, now: float) -> None:
        if participant.link is not None and not participant.is_asleep:
            participant.converse(device, before, now).begin(_only_listen(), now)
            if participant.seat is not None and self._table.own_deck.calls(participant.seat):
                self.talk(participant, OWN_DECK, now)
        self._table.tell_lobby()

    def stand_up(self, participant: Participant, now: float) -> None:
        self.same_room.fall_silent(participant, now)
        conversation = participant.stand_up()
        if conversation is not None and self._table.sitting is not None:
            self.put_down(self._table.sitting, conversation.device.id, now)

    @staticmethod
    def put_down(sitting: Sitting, device: str, now: float) -> None:
        sitting.seats.leave(device, now)
        sitting.outboxes.close(device)

    def enter(self, participant: Participant, entry: Entry, now: float) -> None:
        """Raises RequestRefused."""
        sitting = self._table.sitting
        if entry.kind in ("pause", "go-on") and sitting is not None and sitting.opener.leader != participant.seat:
            raise RequestRefused("doing", reason("web-up-to-opener"))
        if participant.is_asleep or (entry.kind == "asleep" and participant.seat is not None):
            self._sleep_or_wake(participant, entry, now)
            return
        conversation = participant.conversation
        is_alone = participant.talks is not None and bool(participant.talks.current)
        if conversation is None or (sitting is None and not is_alone and entry.kind not in ("heard", "given")):
            raise RequestRefused("doing", reason("web-not-begun"))
        participant.acknowledge(entry.given)
        # A terminal reads no other key until this one was answered.
        is_answer = participant.is_terminal and entry.kind in ("typed", "picked")
        reply = conversation.enter(entry, now)
        self._show_talk(participant)
        self.reply(participant, reply, is_answer)
        if conversation.result == "left" and self._table.wanted.days:
            self.part(participant, now)
        elif conversation.result == "left":
            self._table.leave(participant, now)

    def part(self, participant: Participant, now: float) -> None:
        """The person returns another day."""
        if participant.link is not None:
            self._outgoing.send(Frame(participant.link, "", close=UNTIL_LATER))
        self.stand_up(participant, now)
        participant.go_home(now)

    def talk(self, participant: Participant, name: str, now: float) -> None:
        """Begin what a person does alone, or end it without a name."""
        conversation, talks = self._conversation(participant, now), participant.talks
        if conversation is None or talks is None:
            raise RequestRefused("doing", reason("web-doing-over"))
        replies = [] if name else [conversation.enter(Entry("gone"), now)]
        if not name:
            talks.end()
        replies.append(conversation.begin(talks.run(name, conversation) if name else _only_listen(), now))
        self._show_talk(participant)
        for reply in replies:
            self.reply(participant, reply)
        self._table.tell_lobby()

    def _sit_at_own_deck(self, participant: Participant, conversation: Conversation) -> Talk[None]:
        assert participant.seat is not None
        leads, deck = participant is self._people.opener, self._table.wanted.deck
        return self._table.own_deck.talk(conversation, participant.seat, lambda: self._people.seated, leads, deck)

    def _own_deck_of(self, participant: Participant) -> Message | None:
        return self._table.own_deck.title if participant.is_at_own_deck else None

    def follow_own_deck(self, now: float) -> None:
        own_deck = self._table.own_deck
        for one, conversation in self._people.conversations:
            if one.seat is None or one.talks is None:
                continue
            if not one.talks.current and own_deck.calls(one.seat):
                self.talk(one, OWN_DECK, now)
            said = own_deck.news(one.seat) if one.is_at_own_deck else ()
            conversation.breath.beside(*(cue for cue in said if isinstance(cue, Cue)))
            if told := [message for message in said if isinstance(message, Message)]:
                self.reply(one, conversation.explain(told, now, asked=True))

    def name_cards(self, participant: Participant, typed: str, now: float) -> bool:
        """To this device alone. Return True if there were any."""
        table, sitting = self._table, self._table.sitting
        named = None if table.doors.scan is None else table.doors.scan(typed, table.wanted.game, True)
        is_real = sitting is not None and sitting.table.companion is not None
        if named is not None and (is_real or participant.is_at_own_deck):
            self.enter(participant, Entry("typed", typed), now)
        elif named is not None and (conversation := self._conversation(participant, now)) is not None:
            self.reply(participant, conversation.say(named, now))
        return named is not None

    def _conversation(self, participant: Participant, now: float) -> Conversation | None:
        if participant.conversation is None and participant.link is not None:  # between two games
            participant.converse(participant.next_device(), None, now).begin(_only_listen(), now)
        return participant.conversation

    def follow_alone(self, participant: Participant, conversation: Conversation, now: float) -> None:
        talks = participant.talks
        if talks is None or not talks.current:
            conversation.listen(names=self._people.names)
            conversation.follow(now)
            return
        reply = conversation.follow(now)
        self._show_talk(participant)
        if reply is not None:
            self.reply(participant, reply)
        self.show(participant, conversation)

    def _show_talk(self, participant: Participant) -> None:
        talks, conversation = participant.talks, participant.conversation
        if talks is None or self._table.sitting is not None:
            return
        alone = None if conversation is None else conversation.sitting
        label = self._own_deck_of(participant) or talks.label(talks.current)
        title = catalogue(participant.device.language).text(label) if talks.current else ""
        if self._send_talk(participant, title, alone) and not title:
            self._table.tell_lobby()

    def _send_talk(self, participant: Participant, title: str, alone: Sitting | None) -> bool:
        sitting = self._table.sitting
        is_real = sitting is not None and sitting.table.companion is not None
        scans = is_real or (participant.talks is not None and participant.talks.current in (SCAN, OWN_DECK))
        if participant.goes_to_own_deck(self._own_deck_of(participant)):
            self.welcome(participant, None)
        if participant.talk_shown == (title, alone, scans) and not is_real:  # a page may have been loaded again
            return False
        participant.show_talk((title, alone, scans))
        if participant.link is not None:
            fields = {"title": title, "table": alone is not None, "scans": scans}
            self._outgoing.send(Frame(participant.link, written("talking", fields)))
        return True

    def _sleep_or_wake(self, participant: Participant, entry: Entry, now: float) -> None:
        if participant.is_asleep and entry.kind not in ("asleep", "heard", "given"):
            participant.wake()
            self.welcome(participant, None)
            self.begin(participant, now)
        elif not participant.is_asleep and entry.kind == "asleep":
            participant.fall_asleep()
            self.same_room.fall_silent(participant, now)
            if participant.conversation is not None and self._table.sitting is not None:
                participant.drop(now)
                participant.conversation.enter(entry, now)

    def reply(self, participant: Participant, reply: Reply, is_answer: bool = False) -> None:
        awaited = reply.prompt._replace(until=inf)
        told = awaited._replace(wakes=False) if awaited.wakes else awaited
        participant.keep_told(reply.told, reply.ready)
        if participant.link is None:
            return
        is_new = participant.ask(told)
        if not (reply.told or is_new or is_answer):
            return
        fields = {"told": reply.told, "prompt": awaited}
        self._outgoing.send(Frame(participant.link, written("reply", fields), reply.ready))

    def show(self, participant: Participant, conversation: Conversation) -> None:
        if conversation.sitting is None or conversation.sitting.halted is not None:
            return
        wanted = self._table.wanted
        room = self.same_room.screen_for(participant) is not None, participant.is_in_room
        more = room, wanted.public, wanted.text, participant.muted
        changes = participant.picture.changes(conversation, lambda: self._doings(participant), more)
        if changes and participant.link is not None:
            self._outgoing.send(Frame(participant.link, written("shown", changes)))

    def welcome(self, participant: Participant, token: str | None) -> None:
        participant.show_anew()
        if participant.link is not None:
            wanted = self._table.wanted
            own_deck = self._own_deck_of(participant)
            called = own_deck or Message(title(wanted.called))
            text = welcome(participant, wanted.game, token, wanted.days, called, own_deck is None)
            self._outgoing.send(Frame(participant.link, text))


def _only_listen() -> Talk[None]:
    while True:
        yield Prompt("none")


def _held_there(door: str) -> Talk[None]:
    """Held by the device itself until the next input."""
    yield Prompt("key", door=door)


def _to_its_end(talk: GameTalk) -> Talk[str]:
    try:
        yield from talk.run()
    except PersonLeft:
        return "left"
    return "over"
