"""The devices at a table of several: the conversation of each, what it enters, and what it is sent and shown."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from math import inf

from audiogames.core.errors import reason
from audiogames.core.messages import Message
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.keys.hearing import SOUNDS
from audiogames.play.keys.questions import OPTIONS
from audiogames.play.menus import letters
from audiogames.play.menus.settings import as_sent
from audiogames.play.people.frames import Frame, OutgoingFrames, welcome
from audiogames.play.people.mediator import GatheringMediator
from audiogames.play.people.participant import Participant, People, Refused, shaped, usual_device
from audiogames.play.people.protocol import AMOUNTS, Join, Settings, Token, written
from audiogames.play.people.same_room import SameRoom
from audiogames.play.prompts import Entry, Left, Prompt, Reply, Talk
from audiogames.play.table.doings import Doing
from audiogames.play.table.seating import BOT_PACE, TIME_LIMIT
from audiogames.play.table.sitting import Sitting


class Devices:
    """The devices of some `people`; `doings` returns what a person may do about the table."""

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
        """Return a device of this table that nobody has set yet, but for these."""
        device = usual_device(self._table.wanted.game, self._table.wanted.pace)
        return device._replace(language=language, verbosity=AMOUNTS[verbosity], exact=exact)

    def set_up(self, device: Device, sent: Join | Token | Settings) -> Device:
        """Return a device as its person wants to hear; a terminal is as its own settings say."""
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

    def set(self, participant: Participant, sent: Settings) -> None:
        """Set a device as its person wants to hear from now on."""
        participant.put(self.set_up(participant.device, sent))
        participant.equip(sent)
        if participant.conversation is not None:
            self._put_device(participant.device, participant.conversation)
        self.welcome(participant, None)
        self._table.tell_lobby()

    @staticmethod
    def _put_device(device: Device, conversation: Conversation) -> None:
        """Let a conversation go on at a device that was set otherwise."""
        before = conversation.device
        chosen = [name for name, value in device.granted.items() if before.granted.get(name) != value]
        if before.seats and device.limits[:1] != before.limits[:1]:
            chosen.append(TIME_LIMIT)
        granted = {**before.granted, **device.granted}
        conversation.put(device._replace(id=before.id, seats=before.seats, granted=granted), chosen)

    def _set_letters(self, participant: Participant, chosen: Mapping[str, str], told: Message) -> None:
        """Give the commands of a device other keys, those of its buttons as well."""
        participant.put(participant.device._replace(letters=chosen))
        if (conversation := participant.conversation) is not None:
            conversation.put(conversation.device._replace(letters=chosen))
            conversation.breath.answer(told)
        self.welcome(participant, None)

    def begin(self, participant: Participant, now: float, begins: bool = False) -> None:
        """Let a device tell the game, or show who is there before it; `begins`: all begin."""
        seats = () if participant.seat is None else (participant.seat,)
        if participant.seat is None:
            self.same_room.fall_silent(participant, now)
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
        """Let a device that had lost the connection go on where it was; return True if it can.

        `given` is the number of what came there last: it is sent all that was told since, and nothing again.
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
        """Show a device who is there before the game, and let it hear what they say."""
        if participant.link is not None and not participant.is_asleep:
            participant.converse(device, before, now).begin(_only_listen(), now)
        self._table.tell_lobby()

    def stand_up(self, participant: Participant, now: float) -> None:
        """End the conversation of somebody who goes, or who plays no more."""
        self.same_room.fall_silent(participant, now)
        conversation = participant.stand_up()
        if conversation is not None and self._table.sitting is not None:
            self.put_down(self._table.sitting, conversation.device.id, now)

    @staticmethod
    def put_down(sitting: Sitting, device: str, now: float) -> None:
        """Let a device be gone for good: whoever comes back does so with another."""
        sitting.seats.leave(device, now)
        sitting.outboxes.close(device)

    def enter(self, participant: Participant, entry: Entry, now: float) -> None:
        """Take what a person did at their device. Raises Refused."""
        sitting = self._table.sitting
        if entry.kind in ("pause", "go-on") and sitting is not None and sitting.opener.leader != participant.seat:
            raise Refused("doing", reason("web-up-to-opener"))
        if participant.is_asleep or (entry.kind == "asleep" and participant.seat is not None):
            self._sleep_or_wake(participant, entry, now)
            return
        conversation = participant.conversation
        if conversation is None or (sitting is None and entry.kind not in ("heard", "given")):
            raise Refused("doing", reason("web-not-begun"))
        participant.acknowledge(entry.given)
        # A terminal reads no other key until this one was answered.
        is_answer = participant.is_terminal and entry.kind in ("typed", "picked")
        self.reply(participant, conversation.enter(entry, now), is_answer)
        if conversation.result == "left":
            self._table.leave(participant, now)

    def _sleep_or_wake(self, participant: Participant, entry: Entry, now: float) -> None:
        """Send nothing to a device that is asleep; whatever is pressed there first, what was missed comes before."""
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
        """Send a device what its conversation tells, where that is anything new or `is_answer`."""
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
        """Show a device what is otherwise at the table than it was shown last, and is kept."""
        if self._table.sitting is not None and self._table.sitting.halted is not None:
            return
        room = self.same_room.screen_for(participant) is not None, participant.is_in_room
        changes = participant.picture.changes(conversation, lambda: self._doings(participant), room)
        if changes and participant.link is not None:
            self._outgoing.send(Frame(participant.link, written("shown", changes)))

    def welcome(self, participant: Participant, token: str | None) -> None:
        """Send what a device needs from now on; `token` None where it keeps the one that it has."""
        participant.show_anew()
        if participant.link is not None:
            self._outgoing.send(Frame(participant.link, welcome(participant, self._table.wanted.game, token)))


def _only_listen() -> Talk[None]:
    """Let a device hear what is said before the game; it can enter nothing."""
    while True:
        yield Prompt("none")


def _held_there(door: str) -> Talk[None]:
    """Let a device hold a talk of its own; whatever it enters then says that it is over."""
    yield Prompt("key", door=door)


def _to_its_end(talk: GameTalk) -> Talk[str]:
    """Hold the talk of a game; return how it ended at this device."""
    try:
        yield from talk.run()
    except Left:
        return "left"
    return "over"
