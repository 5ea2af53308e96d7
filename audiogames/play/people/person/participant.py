from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Any, Final

from audiogames.core.errors import reason
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Message, Seat
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.listener.rate import LearntRate
from audiogames.play.menus.settings import LIMITS, as_set
from audiogames.play.people.person import remarks
from audiogames.play.people.person.talks import OWN_DECK, Talks
from audiogames.play.people.protocol import DeviceSettings, Join, Token
from audiogames.play.prompts import Prompt, ToldBreath
from audiogames.play.shown import Picture
from audiogames.play.table.outbox import NOTICE
from audiogames.play.table.seating import BOT_PACE
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings

SLOWEST, FASTEST = 0.5, 10.0
"""For slower voices the table waits as for the slowest."""


MOST_UNACKNOWLEDGED: Final = 200


class RequestRefused(Exception):
    def __init__(self, code: str, message: Message) -> None:
        super().__init__(code)
        self.code = code
        self.message = message


class Participant:
    def __init__(self, number: int, name: str, seat: Seat | None, device: Device, token: bytes) -> None:
        self.number = number
        self.name = name
        self.seat = seat
        self.device = device
        self.token = token
        self.link: int | None = None
        self.dropped = inf
        """The last socket was lost, or the device fell asleep."""
        self.is_asleep = self.is_deaf = False
        """`is_asleep`: the device cannot be heard. `is_deaf`: it does not play others' remarks."""
        self.muted: frozenset[int] = frozenset()
        self.conversation: Conversation | None = None
        self.game: GameTalk | None = None
        self._rate = LearntRate()
        self._left: tuple[Conversation, GameTalk] | None = None
        self._unacknowledged: list[tuple[ToldBreath, float]] = []
        self._acknowledged = 0
        self.is_terminal = False
        """It holds talks of its own, such as its settings."""
        self.picture = Picture()
        self.awaited = Prompt("none")
        self.speaks = self.wears_headphones = False
        """The device speaks all words aloud, and only its person hears it."""
        self.is_in_room: bool | None = None
        """In the room of a speaking screen."""
        self.screen: str | None = None
        """The device id of the screen that speaks for this person."""
        self.unheard: list[remarks.UnheardRemark] = []
        self.talks: Talks | None = None
        """The talks of the person alone before a game, on the page."""
        self._own_deck: Message | None = None
        self.talk_shown: tuple[str, Sitting | None, bool] = "", None, False
        """The title of the current talk as sent, its table, and True if cards are scanned."""
        self._devices = 0
        self._told_at = self._told = 0
        """The socket of the last speech, and its number there."""

    @property
    def is_at_own_deck(self) -> bool:
        return self.talks is not None and self.talks.current == OWN_DECK

    @property
    def is_private(self) -> bool:
        """Only the person hears this device."""
        device = self.device
        if self.is_terminal:
            return not device.can.speaks or bool(device.can.own_ears) or device.can.reader is not None
        return not device.exact or self.wears_headphones or device.lines == "braille"

    @property
    def hears_words(self) -> bool:
        return self.is_terminal or self.speaks or not self.device.exact

    @property
    def id(self) -> str:
        return "" if self.conversation is None else self.conversation.device.id

    def is_told_all(self, sitting: Sitting) -> bool:
        """The device has spoken everything if it has a seat."""
        game, conversation = self.game, self.conversation
        if game is None or conversation is None or conversation.ears.moment != len(sitting.hearing.moments):
            return False
        has_heard = self.seat is None or sitting.outboxes.heard(self.seat) == sitting.hearing.end()
        return has_heard and game.news.is_up_to_date(conversation.device.id if self.seat is None else self.seat)

    # The socket, and who is there.

    def come(self, link: int, is_terminal: bool) -> None:
        self.link, self.is_terminal = link, is_terminal
        self.dropped, self.is_asleep = inf, False

    def lose(self, now: float) -> None:
        """A screen forgets unheard remarks."""
        self.link, self.dropped = None, now
        if self.seat is None:
            self.unheard.clear()

    def drop(self, now: float) -> None:
        self.dropped = now

    def wait_no_longer(self) -> None:
        self.dropped = inf

    def fall_asleep(self) -> None:
        self.is_asleep = True

    def wake(self) -> None:
        """Speech is then numbered from 1."""
        self.is_asleep, self.dropped = False, inf
        self.conversation, self._told_at = None, 0

    def take_over(self, before: "Participant") -> None:
        """Another device's conversation and its unheard remarks."""
        self.conversation, self.unheard = before.conversation, before.unheard

    # The device.

    def put(self, device: Device) -> None:
        self.device = device

    def equip(self, sent: Join | Token | DeviceSettings) -> None:
        """Settings about sound in the room, and about remarks of others."""
        self.speaks = self.speaks if sent.voice is None else sent.voice
        self.wears_headphones = self.wears_headphones if sent.headphones is None else sent.headphones
        if isinstance(sent, DeviceSettings) and sent.talk is not None:
            self.is_deaf = not sent.talk

    def say_where(self, is_in_room: bool) -> None:
        self.is_in_room = is_in_room

    def hear_from(self, screen: str | None) -> None:
        self.screen = screen

    # Output.

    def next_device(self) -> Device:
        """A new id, without history."""
        self._devices += 1
        self.begin_anew()
        return self.device._replace(id=f"{self.number}.{self._devices}")

    def begin_anew(self) -> None:
        self.show_anew()
        self.awaited = Prompt("none")

    def show_anew(self) -> None:
        self.picture = Picture()

    def ask(self, prompt: Prompt) -> bool:
        """Return True if the prompt differs from before."""
        before, self.awaited = self.awaited, prompt
        return prompt != before

    def converse(self, device: Device, before: Conversation | None, now: float) -> Conversation:
        """Begin a conversation after the one `before`.

        At the same socket, numbering and the remarks of the lobby continue. At another, unheard ones are repeated.
        """
        assert self.link is not None
        offers = not self.is_terminal
        scan = None if self.talks is None else self.talks.doors.scan
        conversation = self.conversation = Conversation(device, scan, now, self._rate, offers)
        self._left = None
        conversation.listen(seat=self.seat, keeps=None if self.seat is None else self._keep)
        if self._told_at == self.link:
            was_before_game = before is not None and before.sitting is None
            conversation.go_on_after(self._told, before if was_before_game else None)
            return conversation
        self._told_at = self.link
        for unheard in self.unheard:
            if unheard.screen is None or self.screen is None:
                unheard.give_again()
        return conversation

    def _keep(self, name: str, value: Any) -> None:
        new = (
            {"explained": tuple(value)} if name == "explained" else {"of_games": {**self.device.of_games, name: value}}
        )
        self.device = self.device._replace(**new)
        if self.conversation is not None:
            self.conversation.put(self.conversation.device._replace(**new))

    def play(self, game: GameTalk) -> None:
        self.game = game

    def end_conversation(self) -> Conversation | None:
        conversation, self.conversation = self.conversation, None
        if conversation is not None:
            self._told = conversation.breath.number
        return conversation

    def stand_up(self) -> Conversation | None:
        game, self.game = self.game, None
        conversation = self.end_conversation()
        self._left = None if conversation is None or game is None else (conversation, game)
        return conversation

    def may_talk(self, talks: Talks) -> Talks:
        """Return the ones that there are already, or these."""
        self.talks = self.talks or talks
        return self.talks

    def goes_to_own_deck(self, title: Message | None) -> bool:
        before, self._own_deck = self._own_deck, title
        return before != title

    def show_talk(self, shown: tuple[str, Sitting | None, bool]) -> None:
        self.talk_shown = shown
        self.show_anew()

    def go_home(self, now: float) -> None:
        """After `stand_up`. What has ended is not resumed."""
        self._left = None
        self.lose(now)

    def go_on(self, sitting: Sitting | None) -> Conversation | None:
        """Ended or not, for another socket."""
        conversation, game = self._left or (self.conversation, self.game)
        if conversation is None or conversation.sitting is not sitting or self.link is None:
            return None
        self.conversation, self.game, self._left, self._told_at = conversation, game, None, self.link
        self.begin_anew()
        return conversation

    def keep_told(self, told: Sequence[ToldBreath], ready: float) -> None:
        """Not to be sent before `ready`. Stored until the device acknowledges it."""
        last = self._unacknowledged[-1][0].number if self._unacknowledged else self._acknowledged
        if told and told[0].number <= last:  # numbered anew
            self._unacknowledged, self._acknowledged = [], 0
        self._unacknowledged += [(one, ready) for one in told]
        for one, _ in self._unacknowledged[:-MOST_UNACKNOWLEDGED]:
            self._acknowledged = one.number
        del self._unacknowledged[:-MOST_UNACKNOWLEDGED]

    def acknowledge(self, number: int) -> None:
        """All numbers before count too."""
        self._acknowledged = max(self._acknowledged, number)
        self._unacknowledged = [kept for kept in self._unacknowledged if kept[0].number > number]

    def told_after(self, number: int) -> tuple[tuple[ToldBreath, ...], float] | None:
        """With its `ready`, or None if unknown."""
        if number < self._acknowledged:
            return None
        found = [kept for kept in self._unacknowledged if kept[0].number > number]
        return tuple(told for told, _ in found), max((ready for _, ready in found), default=-inf)

    # What others say.

    def owe(self, remark: remarks.Remark) -> None:
        self.unheard = [*self.unheard, remarks.UnheardRemark(remark)][-remarks.MOST_UNHEARD :]

    def mute(self, other: int, is_on: bool) -> None:
        self.muted = self.muted | {other} if is_on else self.muted - {other}

    def has_heard(self, remark: remarks.Remark) -> None:
        self.unheard = [each for each in self.unheard if each.remark is not remark]

    def record(self) -> list[Any]:
        device = self.device
        heard = device.language, device.verbosity.name.lower(), device.exact
        return [self.number, self.name, self.seat, self.token.hex(), *heard]


class People(list[Participant]):
    """All who joined a table of some `seats` and have not left."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._seats = seats

    def at(self, link: int) -> Participant | None:
        return next((one for one in tuple(self) if one.link == link), None)  # the hall asks any time

    def of(self, seat: Seat) -> Participant | None:
        return next((one for one in self if one.seat == seat), None)

    def with_token(self, token: bytes) -> Participant | None:
        return next((one for one in self if one.token == token), None)

    @property
    def seated(self) -> dict[Seat, str]:
        return {one.seat: one.name for one in self if one.seat is not None}

    def keep_game(self, sitting: Sitting) -> None:
        copy = MemoryStore()
        copy.append(*sitting.table.store.lines())
        copy.put_beside(NOTICE, *sitting.table.store.beside(NOTICE))
        for one in self:
            if one.talks is not None and one.seat is not None:
                one.talks.keep_game(copy, one.seat)
                one.talks.count_game(sitting, one.seat)

    @property
    def names(self) -> tuple[str | None, ...]:
        seated = self.seated
        return tuple(map(seated.get, range(self._seats)))

    @property
    def free(self) -> list[Seat]:
        """Bots may take these seats when the game begins."""
        return [seat for seat in range(self._seats) if seat not in self.seated]

    @property
    def screens(self) -> int:
        return sum(one.seat is None for one in self)

    @property
    def connected(self) -> list[Participant]:
        return [one for one in self if one.link is not None]

    @property
    def opener(self) -> Participant | None:
        """The first arrival among those present."""
        return next((one for one in self.connected if one.seat is not None), None)

    @property
    def conversations(self) -> list[tuple[Participant, Conversation]]:
        return [(one, one.conversation) for one in self.connected if one.conversation is not None and not one.is_asleep]


@cache
def usual_device(game: str, pace: float) -> Device:
    """Cached for all tables."""
    device = as_set(Device(), Settings(), game)
    return device._replace(keys="single", limits=(), granted={**device.granted, BOT_PACE: pace})


def shaped(device: Device, sent: Join | Token | DeviceSettings) -> Device:
    """Raises RequestRefused for an unusable voice."""
    if sent.rate is not None:
        if not 0.0 < sent.rate <= FASTEST:
            raise RequestRefused("message", reason("web-message-wrong"))
        device = device._replace(rate=CHARACTERS_PER_SECOND * max(sent.rate, SLOWEST))
    if sent.sound is not None:
        device = device._replace(can=Ability(sounds=sent.sound, hears=sent.sound))
    if sent.time is not None:
        device = device._replace(limits=(LIMITS[sent.time],))
    if sent.pace is not None:
        device = device._replace(granted={**device.granted, BOT_PACE: sent.pace})
    if sent.quips is not None:
        device = device._replace(quips=sent.quips)
    if sent.touches is not None:
        device = device._replace(touches=sent.touches)
    if sent.braille is not None:
        device = device._replace(lines="braille" if sent.braille else "speech")
    return device
