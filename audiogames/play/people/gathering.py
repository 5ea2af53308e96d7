"""The people who gather at one table: who has which seat, what each device is sent, and when it goes on without them.

It is called by one thread at a time: each call may write the journal. A socket is a number here, `now` is an argument,
and what is to be sent is gathered in `out`.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from math import inf
from typing import Any, Final

from audiogames.bots.review import Past
from audiogames.core.errors import BadRequest, GameError, JournalUnwritable, reason, system_reason
from audiogames.core.game import Json
from audiogames.core.messages import Message, Seat, Verbosity
from audiogames.core.registry import game_named
from audiogames.core.timing import SOON
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.keys.answers import private_note
from audiogames.play.keys.hearing import SOUNDS
from audiogames.play.keys.questions import OPTIONS
from audiogames.play.menus import letters
from audiogames.play.menus.settings import as_sent
from audiogames.play.menus.tables import ShelvedGame, TableJournals, open_guided, open_table, result_of, resume
from audiogames.play.people import codes
from audiogames.play.people.chat import Chat
from audiogames.play.people.frames import ELSEWHERE, FAILED, LEFT, MOVED, Frame, refusal, welcome
from audiogames.play.people.lobby import Lobby
from audiogames.play.people.participant import Participant, Refused, shaped, usual_device
from audiogames.play.people.people import People
from audiogames.play.people.protocol import (
    AMOUNTS,
    Do,
    Gone,
    Join,
    Point,
    Say,
    Sent,
    Settings,
    Start,
    Token,
    written,
)
from audiogames.play.people.same_room import SameRoom
from audiogames.play.people.turning import Turning
from audiogames.play.people.wanted import Wanted
from audiogames.play.prompts import Entry, Left, Prompt, Reply, Talk
from audiogames.play.shown import Picture
from audiogames.play.table import doings
from audiogames.play.table.advice import AdviceQuestion
from audiogames.play.table.bots import Question
from audiogames.play.table.names import are_alike, name_of, same_name
from audiogames.play.table.seating import BOT_PACE, PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import LastTable

RELOADED: Final = 5.0
"""Seconds in which a device that drops may come back before the others hear of it."""

MOST_SCREENS: Final = 12
"""Devices without a seat."""

ROUNDS: Final = 1000
"""How often at most devices follow each other at once: one tells news that let another act."""

log = logging.getLogger(__name__)


class Gathering:
    """One table from the first who comes to the end, and the next game of the same people.

    `events` are told to the opener's own terminal: each a name, with what it is about.
    """

    def __init__(
        self, wanted: Wanted, shelf: TableJournals, code: str | None = None, address: str = "", id: str | None = None
    ) -> None:
        self.id = id or codes.new_id()
        self.wanted = wanted
        self.code = code or codes.new_code()
        self.address = address
        self.out: list[Frame] = []
        self.events: list[Json] = []
        self.sitting: Sitting | None = None
        self._shelf = shelf
        self._saved: ShelvedGame | None = None
        self._seat_codes = codes.SeatCodes()
        self._people = People(wanted.seats)
        self._same_room = SameRoom(self._people, lambda: self.sitting, self._reply)
        self._chat = Chat(self._people, wanted.seats, self._reply, lambda frame: self.out.append(frame))
        self._lobby = Lobby(self._people, address, self.code)
        self._turning = Turning(self._say_to_all)
        self._came = self._games = 0
        self._languages: dict[int, str] = {}
        """The languages of those who were refused, by their sockets."""
        self.is_closed = self._is_over_told = False
        self.was_kept = False
        """Whether the server was started anew since it was opened."""
        self._is_noted = True
        """Whether all that is to be known after the server was killed stands on the disk."""

    @classmethod
    def restored(cls, id: str, record: Any, shelf: TableJournals, address: str, now: float) -> "Gathering":
        """Return a table as it was kept: its game is read when the first of its devices is back."""
        options = {name: tuple(it) if isinstance(it, list) else it for name, it in record["options"].items()}
        table = cls(Wanted(**{**record["wanted"], "options": options}), shelf, record["code"], address, id)
        table.was_kept = True
        table._came, table._games, game = record["came"], record["games"], record["game"]
        table._saved = None if game is None else ShelvedGame(*game)
        for number, name, seat, token, language, verbosity, exact in record["people"]:
            device = table._device(language, verbosity, exact)
            table._people.append(Participant(number, name, seat, device, bytes.fromhex(token)))
            table._people[-1].dropped = now if game is None else inf
        return table

    def record(self) -> Json:
        """Return what is kept of the table besides its journal."""
        return {
            "wanted": {**self.wanted._asdict(), "options": None},
            "options": dict(self.wanted.options),
            "code": self.code,
            "came": self._came,
            "games": self._games,
            "game": self._saved,
            "people": [one.record() for one in self._people],
        }

    # What the server calls.

    def opens(self, code: str) -> bool:
        """Whether somebody may come in with a code."""
        return codes.is_code(code, self.code) or self._seat_codes.opened_by(code) is not None

    def seats(self, link: int) -> bool:
        """Whether whoever is at a socket has joined."""
        return self._people.at(link) is not None

    @property
    def has_people(self) -> bool:
        """Whether somebody has a seat, be their device there or not."""
        return bool(self._people.seated)

    def language(self, link: int) -> str:
        """Return the language of whoever is at a socket."""
        participant = self._people.at(link)
        return self._languages.get(link, self.wanted.language) if participant is None else participant.device.language

    def take(self, link: int, sent: Sent, now: float) -> None:
        """Take a message of a socket."""
        self.note(link, sent, now)
        self.pass_time(now)

    def note(self, link: int, sent: Sent, now: float) -> None:
        """Take a message of a socket that came at a second; time is to pass before anybody is sent anything."""
        try:
            self._do(link, self._people.at(link), sent, now)
        except Refused as refused:
            self._error(link, refused)
        except GameError as error:
            self._error(link, Refused(error.code, error.message))
        except Exception:
            self._fail(link, now)

    def _fail(self, link: int, now: float) -> None:
        """Note a fault of ours: it ends one conversation, which can begin anew, and not the table."""
        log.exception("A conversation was broken off")
        self.lost(link, now)
        self.out.append(Frame(link, "", close=FAILED))

    def lost(self, link: int, now: float) -> None:
        """A socket is closed: whoever was there may come back with another."""
        self._languages.pop(link, None)
        participant = self._people.at(link)
        if participant is None:
            return
        participant.link, participant.dropped = None, now
        if participant.seat is None:
            participant.unheard.clear()
        self._tell_lobby()

    def warn_of_guesses(self, now: float) -> None:
        """Tell the opener, at their terminal and their device, that somebody is guessing codes."""
        self.events.append({"event": "guessed"})
        for one, conversation in self._people.conversations:
            if one is self._people.opener:
                self._reply(one, conversation.say((private_note("codes-guessed"),), now))
        self.pass_time(now)

    def pass_time(self, now: float) -> None:
        """Let happen what is due, and send each device what is new there."""
        if self.is_closed:
            return
        try:
            self._wait_no_longer(now)
            self._follow(now)
            self._hold_back(now)
        except Exception:
            log.exception("The table could not go on")
            self._end(reason("web-table-failed"))
        else:
            self._note()

    def _note(self) -> None:
        """Keep who sits at the table, as soon as that can be written: nobody waits for it."""
        if not self._is_noted:
            with suppress(JournalUnwritable):
                self._shelf.note(self.id, self.record())
                self._is_noted = True

    def _hold_back(self, now: float) -> None:
        """Send nobody anything of what was done last before all of it can be ready, however long it took."""
        if self.sitting is not None and (ready := self.sitting.told_from) > now:
            self.out = [frame._replace(ready=max(frame.ready, ready)) for frame in self.out]

    def take_out(self) -> list[Frame]:
        """Return the frames that are to be sent, each once."""
        out, self.out = self.out, []
        return out

    def take_events(self) -> list[Json]:
        """Return the events that are to be logged or printed, each once."""
        events, self.events = self.events, []
        return events

    def hand_in(self, question: Question | AdviceQuestion | Past, action: Any, now: float) -> None:
        """Do what a bot has chosen, or take what is advised to a seat."""
        if isinstance(question, Past):
            self._turning.take(self.sitting, question, action, now)
        elif self.sitting is not None:
            try:
                self.sitting.hand_in(question, action, now)
            except GameError:  # the table has moved on: the bot is asked again
                log.debug("The choice of a bot came too late")
        self.pass_time(now)

    @property
    def questions(self) -> tuple[Question | AdviceQuestion | Past, ...]:
        """The questions that bots are to answer now, those for advice, and the moments of a game to look back at."""
        if self.sitting is None or self.is_closed:
            return ()
        return (*self.sitting.questions, *self._turning.questions)

    def due(self) -> float:
        """Return the second at which to let time pass, if nothing is sent before; infinity for none."""
        if self.is_closed:
            return inf
        sitting = [] if self.sitting is None else [self.sitting.due()]
        told = [conversation.due for _, conversation in self._people.conversations]
        left = [
            one.dropped + (RELOADED if self._is_missed(one) else self.wanted.keep)
            for one in self._people
            if one.dropped < inf
        ]
        return min([*sitting, *told, *left], default=inf)

    def close(self) -> None:
        """Close the table: the game waits in its journal."""
        self._end(reason("web-table-closed"))

    # Who comes and goes.

    def _do(self, link: int, participant: Participant | None, sent: Sent, now: float) -> None:
        if self.is_closed:
            raise Refused("closed", reason("web-table-closed"))
        if participant is None:
            self._let_in(link, sent, now)
            return
        match sent:
            case Entry(kind="gone") | Gone():
                self._leave(participant, now)
            case Entry():
                self._enter(participant, sent, now)
            case Settings():
                self._set(participant, sent)
            case Start():
                self._start(participant, now)
            case Say() | Point():
                self._chat.say(participant, sent, self.sitting, now)
            case Do(action):
                self._do_about_table(participant, action, now)
            case _:
                raise Refused("message", reason("web-message-wrong"))

    def _let_in(self, link: int, sent: Sent, now: float) -> None:
        match sent:
            case Join():
                self._languages[link] = sent.language
                self._join(link, sent, now)
            case Token():
                self._languages[link] = sent.language or self.wanted.language
                self._come_back(link, sent, now)
            case _:
                raise Refused("message", reason("web-join-first"))

    def _join(self, link: int, sent: Join, now: float) -> None:
        self._take_up(now)
        if not sent.screen and (code := self._seat_codes.opened_by(sent.code, now)) is not None:
            self._take_seat(link, sent, code, now)
            return
        if not codes.is_code(sent.code, self.code):
            raise Refused("code", reason("web-seat-code-over"))
        seat, name = None, ""
        if not sent.screen:
            seat = self._free_seat(sent.seat)
            name = self._name(sent.name, seat)
        elif self._people.screens >= MOST_SCREENS:
            self._make_room_for_screen(now)
        if self.sitting is not None and seat is not None:
            if seat in self.sitting.seating.people:  # it was left, and nobody has it
                self.sitting.seats.assign(seat, self.wanted.level, now)
            self.sitting.seats.assign(seat, PERSON, now, name)
        participant = self._sit(link, sent, seat, name)
        if self.sitting is None and not self._games and not self._people.free:
            self._open(now)
        else:
            self._begin(participant, now)

    def _make_room_for_screen(self, now: float) -> None:
        """Give up the screen that has been gone longest. Raises Refused where all are there."""
        gone = [one for one in self._people if one.seat is None and one.link is None]
        if not gone:
            raise Refused("full", reason("web-too-many-screens"))
        longest = min(gone, key=lambda one: one.dropped)
        self._people.remove(longest)
        self._stand_up(longest, now)

    def _device(self, language: str, verbosity: str, exact: bool) -> Device:
        device = usual_device(self.wanted.game, self.wanted.pace)
        return device._replace(language=language, verbosity=AMOUNTS[verbosity], exact=exact)

    def _sit(self, link: int, sent: Join, seat: Seat | None, name: str) -> Participant:
        """Let somebody in, at a seat or as a screen."""
        token = codes.new_token(self.id)
        device = self._set_up(self._device(sent.language, sent.verbosity, not sent.reader), sent)
        self._came += 1
        participant = Participant(self._came, name, seat, device, codes.hashed(token))
        participant.link, participant.is_terminal = link, sent.terminal is not None
        participant.equip(sent)
        self._languages.pop(link, None)
        self._people.append(participant)
        self._is_noted = False
        self._welcome(participant, token)
        if seat is not None:
            self.events.append({"event": "joined", "seat": seat, "name": name})
        return participant

    def _take_seat(self, link: int, sent: Join, code: codes.SeatCode, now: float) -> None:
        """Give the seat that a code opens to another device of its person, or to somebody new while they are away."""
        before = self._people.of(code.seat)
        if before is None or (code.hands_over and (before.link is not None or self.sitting is None)):
            raise Refused("code", reason("web-seat-code-over"))
        name = self._name(sent.name, code.seat) if code.hands_over else before.name
        if self.sitting is not None and (code.hands_over and not same_name(name, before.name)):
            self._stand_up(before, now)
            self.sitting.seats.hand_over(code.seat, name, now)
        elif self.sitting is not None:
            self.sitting.seats.move(code.seat, now)
        self._seat_codes.end(code.seat)
        place = self._people.index(before)
        self._people.remove(before)
        if before.link is not None:
            self.out.append(Frame(before.link, "", close=MOVED))
        participant = self._sit(link, sent, code.seat, name)
        self._people.insert(place, self._people.pop())  # the first who came may begin the game
        participant.conversation, participant.unheard = before.conversation, before.unheard
        self._begin(participant, now)

    def _name(self, typed: str, seat: Seat) -> str:
        try:
            name = name_of(typed)
        except BadRequest as wrong:
            raise Refused("name", wrong.message) from wrong
        names = [one.name for one in self._people if one.seat != seat]
        if self.sitting is not None:
            names += [other for at, other in enumerate(self.sitting.table.names) if other is not None and at != seat]
        if any(same_name(name, other) for other in names):
            raise Refused("name-taken", reason("web-name-taken"))
        if alike := next((other for other in names if are_alike(name, other)), ""):
            raise Refused("name-taken", reason("name-alike", name=alike))
        return name

    def _free_seat(self, wanted: Seat | None) -> Seat:
        free = self._people.free
        if self.sitting is not None and self.sitting.table.over:
            raise Refused("full", reason("web-game-over"))
        if not free:
            raise Refused("full", reason("web-table-full"))
        if wanted is not None and wanted not in free:
            raise Refused("seat", reason("web-seat-taken"))
        return free[0] if wanted is None else wanted

    def _come_back(self, link: int, sent: Token, now: float) -> None:
        token = codes.hashed(sent.token)
        participant = self._people.with_token(token)
        if participant is None:
            raise Refused("token", reason("web-token-unknown"))
        self._take_up(now)
        if participant.link is not None:
            self.out.append(Frame(participant.link, "", close=ELSEWHERE))
        self._languages.pop(link, None)
        participant.link, participant.dropped, participant.is_asleep = link, inf, False
        if participant.is_terminal != (sent.terminal is not None):
            participant.device = self._device(participant.device.language, "full", True)
            participant.is_terminal = not participant.is_terminal
        participant.device = self._set_up(participant.device, sent)
        participant.equip(sent)
        self._welcome(participant, sent.token)
        self._begin(participant, now)

    def _take_up(self, now: float) -> None:
        """Read the game that was kept before the server was started anew. Raises JournalDamaged."""
        if self._saved is None or self.sitting is not None:
            return
        try:
            self.sitting, _ = resume(self._shelf, self._saved, asks_elsewhere=True)
        except FileNotFoundError:  # it was put away when the server was killed
            self._saved, self._is_noted = None, False
        except (GameError, OSError):
            log.exception("A game could not be read")
            self._end(reason("web-table-failed"))
            raise
        for one in self._people:
            one.dropped = now

    def _set_up(self, device: Device, sent: Join | Token | Settings) -> Device:
        """Return a device as its person wants to hear; a terminal is as its own settings say."""
        self._is_noted = False
        device = device._replace(language=sent.language or device.language)
        if sent.terminal is not None:
            device = as_sent(device, sent.terminal.settings, self.wanted.game)
            device = device._replace(can=sent.terminal.can, exact=False)
        else:
            exact = device.exact if sent.reader is None else not sent.reader
            verbosity = device.verbosity if sent.verbosity is None else AMOUNTS[sent.verbosity]
            device = shaped(device._replace(exact=exact, verbosity=verbosity), sent)
        if device.granted[BOT_PACE] < self.wanted.pace:
            device = device._replace(granted={**device.granted, BOT_PACE: self.wanted.pace})
        return device

    def _set(self, participant: Participant, sent: Settings) -> None:
        if sent.talk is not None:
            participant.is_deaf = not sent.talk
        device = participant.device = self._set_up(participant.device, sent)
        participant.equip(sent)
        if (conversation := participant.conversation) is not None:
            before = conversation.device
            chosen = [name for name, value in device.granted.items() if before.granted.get(name) != value]
            granted = {**before.granted, **device.granted}
            conversation.put(device._replace(id=before.id, seats=before.seats, granted=granted), chosen)
        self._welcome(participant, None)
        self._tell_lobby()

    def _set_letters(self, participant: Participant, chosen: Mapping[str, str], told: Message) -> None:
        """Give the commands of a device other keys, those of its buttons as well."""
        participant.device = participant.device._replace(letters=chosen)
        if (conversation := participant.conversation) is not None:
            conversation.put(conversation.device._replace(letters=chosen))
            conversation.breath.answer(told)
        self._welcome(participant, None)

    def _leave(self, participant: Participant, now: float) -> None:
        """Let somebody leave for good: while others play on, a bot takes the seat."""
        if participant.link is not None:
            self.out.append(Frame(participant.link, "", close=LEFT))
        self._people.remove(participant)
        self._is_noted = False
        seat, sitting = participant.seat, self.sitting
        if seat is not None:
            self._seat_codes.end(seat)
            self.events.append({"event": "left", "seat": seat, "name": participant.name})
            if sitting is not None and not sitting.table.over and self._people.seated:
                sitting.seats.assign(seat, self.wanted.level, now)
        self._stand_up(participant, now)
        self._tell_lobby()

    def _stand_up(self, participant: Participant, now: float) -> None:
        self._same_room.fall_silent(participant, now)
        conversation = self._end_conversation(participant)
        participant.game = None
        if conversation is not None and self.sitting is not None:
            self._put_down(self.sitting, conversation.device.id, now)

    @staticmethod
    def _put_down(sitting: Sitting, device: str, now: float) -> None:
        """Let a device be gone for good: whoever comes back does so with another."""
        sitting.seats.leave(device, now)
        sitting.outboxes.close(device)

    def _wait_no_longer(self, now: float) -> None:
        """Tell of those who dropped some seconds ago, and let bots stand in for those who dropped long ago."""
        for one in list(self._people):
            if one.dropped == inf:
                continue
            if now + SOON >= one.dropped + RELOADED and self._is_missed(one):
                if one.conversation is None:  # nobody at the table has seen them since the server was started anew
                    self._begin(one, now)
                self._stand_up(one, now)
            if now + SOON >= one.dropped + self.wanted.keep:
                one.dropped = inf
                self._keep_no_longer(one, now)

    def _is_missed(self, one: Participant) -> bool:
        """Whether the table has not said yet that somebody who dropped is away."""
        sitting = self.sitting
        if one.link is not None or one.conversation is not None or sitting is None:
            return one.link is None and one.conversation is not None
        return one.seat in sitting.seating.people and one.seat not in sitting.seating.away

    def _keep_no_longer(self, participant: Participant, now: float) -> None:
        if self._saved is None or participant.seat is None:
            self._people.remove(participant)
            self._is_noted = False
            self._tell_lobby()
        elif self.sitting is not None and participant.seat not in self.sitting.seating.stand_ins:
            self.sitting.seats.stand_in(participant.seat, self.wanted.level, now)

    # The game.

    def _start(self, participant: Participant, now: float) -> None:
        if self.sitting is not None or participant is not self._people.opener:
            raise Refused("doing", reason("web-doing-over"))
        self._open(now)

    def _open(self, now: float) -> None:
        """Begin a game: bots take the seats that are free."""
        people, wanted = self._people.seated, self.wanted
        guided = game_named(wanted.game).guided if wanted.guided and not self._games else None
        level = wanted.level if guided is None else guided.level
        levels = tuple(PERSON if seat in people else level for seat in range(wanted.seats))
        names = [people[seat] for seat in sorted(people)]
        options = dict(wanted.options)
        table = LastTable(wanted.game, wanted.seats, options, levels, (), wanted.advice, wanted.characters)
        try:
            if guided is not None:
                opened = open_guided(wanted.language, self._shelf, wanted.game, levels, names, asks_elsewhere=True)
            else:
                opened = open_table(wanted.language, self._shelf, table, names, asks_elsewhere=True)
            self.sitting, self._saved = opened
        except OSError as error:
            raise Refused("journal", reason("journals-unusable", reason=system_reason(error))) from error
        self._games += 1
        self._is_over_told = self._is_noted = False
        self.events.append({"event": "began", "game": wanted.game})
        opener = self._people.opener
        first = [] if opener is None else [opener]
        for one in [*first, *(each for each in self._people if each is not opener)]:
            self._begin(one, now, begins=True)

    def _begin(self, participant: Participant, now: float, begins: bool = False) -> None:
        """Let a device tell the game, or show who is there before it; `begins`: all begin."""
        seats = () if participant.seat is None else (participant.seat,)
        if participant.seat is None:
            self._same_room.fall_silent(participant, now)
        before = self._end_conversation(participant)
        participant.devices += 1
        device = participant.device._replace(id=f"{participant.number}.{participant.devices}")
        participant.picture, participant.awaited = Picture(), Prompt("none")
        if self.sitting is None:
            self._wait_for_game(participant, device, before, now)
            return
        if participant.link is None or participant.is_asleep:
            participant.dropped = min(participant.dropped, now)
            self.sitting.seats.join(device._replace(seats=seats), now)
            self._put_down(self.sitting, device.id, now)
            return
        conversation = self._begin_conversation(participant, device, before, now)
        conversation.doors[OPTIONS] = lambda: letters.choose(conversation, partial(self._set_letters, participant))
        if participant.is_terminal:
            conversation.doors.update({door: partial(_held_there, door) for door in (OPTIONS, SOUNDS)})
        file = "" if self._saved is None else self._saved.file
        conversation.listen(screen_speaks=participant.screen is not None)
        talk = participant.game = GameTalk(conversation, self.sitting, file, not begins, seats, hosts=False)
        reply = conversation.begin(_to_its_end(talk), now)
        if before is not None:
            self._put_down(self.sitting, before.device.id, now)
        self._reply(participant, reply)

    def _wait_for_game(self, participant: Participant, device: Device, before: Conversation | None, now: float) -> None:
        """Show a device who is there before the game, and let it hear what they say."""
        if participant.link is not None and not participant.is_asleep:
            self._begin_conversation(participant, device, before, now).begin(_only_listen(), now)
        self._tell_lobby()

    def _begin_conversation(
        self, participant: Participant, device: Device, before: Conversation | None, now: float
    ) -> Conversation:
        """Begin another conversation at a device.

        At the same socket what is told is numbered on, and what was said before the game is still being told. At
        another, what was not heard is told again.
        """
        assert participant.link is not None
        conversation = participant.conversation = Conversation(device, now=now)
        conversation.listen(seat=participant.seat)
        if participant.told_at == participant.link:
            was_before_game = before is not None and before.sitting is None
            conversation.go_on_after(participant.told, before if was_before_game else None)
            return conversation
        participant.told_at = participant.link
        for unheard in participant.unheard:
            if unheard.screen is None or participant.screen is None:
                unheard.give_again()
        return conversation

    @staticmethod
    def _end_conversation(participant: Participant) -> Conversation | None:
        conversation, participant.conversation = participant.conversation, None
        if conversation is not None:
            participant.told = conversation.breath.number
        return conversation

    def _enter(self, participant: Participant, entry: Entry, now: float) -> None:
        sitting = self.sitting
        if entry.kind in ("pause", "go-on") and sitting is not None and sitting.opener.leader != participant.seat:
            raise Refused("doing", reason("web-up-to-opener"))
        if participant.is_asleep or (entry.kind == "asleep" and participant.seat is not None):
            self._sleep_or_wake(participant, entry, now)
            return
        conversation = participant.conversation
        if conversation is None or (sitting is None and entry.kind not in ("heard", "given")):
            raise Refused("doing", reason("web-not-begun"))
        # A terminal reads no other key until this one was answered.
        is_answer = participant.is_terminal and entry.kind in ("typed", "picked")
        self._reply(participant, conversation.enter(entry, now), is_answer)
        if conversation.result == "left":
            self._leave(participant, now)

    def _sleep_or_wake(self, participant: Participant, entry: Entry, now: float) -> None:
        """Send nothing to a device that is asleep; whatever is pressed there first, what was missed comes before."""
        if participant.is_asleep and entry.kind not in ("asleep", "heard", "given"):
            participant.is_asleep, participant.dropped = False, inf
            participant.conversation, participant.told_at = None, 0
            self._welcome(participant, None)  # what is told is numbered from 1 again
            self._begin(participant, now)
        elif not participant.is_asleep and entry.kind == "asleep":
            participant.is_asleep = True
            self._same_room.fall_silent(participant, now)
            if participant.conversation is not None and self.sitting is not None:
                participant.dropped = now
                participant.conversation.enter(entry, now)

    def _doings(self, participant: Participant) -> Iterator[doings.Doing]:
        """Yield what a person may do about the table."""
        if participant.seat is None:
            return
        yield from doings.about_room(
            bool(participant.is_in_room),
            self._same_room.screen_for(participant) is not None,
            self._same_room.is_offered(participant),
        )
        if self.sitting is not None:
            yield from doings.doings(self.sitting, participant.seat)
        else:
            leads = participant is self._people.opener
            yield from doings.before_game(self._people.seated, participant.seat, leads)
            if leads and (self._games or not self.wanted.guided):
                wanted, names = self.wanted, self._people.seated.values()
                yield from doings.about_bots(wanted.level, wanted.characters, len(self._people.free), names)

    def _do_about_table(self, participant: Participant, action: str, now: float) -> None:
        if all(one.action != action for one in self._doings(participant)):
            raise Refused("doing", reason("web-doing-over"))
        word, seat = doings.read(action)
        about = participant if seat is None else self._people.of(seat)
        if word in (doings.SAME_ROOM, doings.OWN_DEVICE):
            self._same_room.answer(participant, word == doings.SAME_ROOM, now)
            self._tell_lobby()
            return
        if word == doings.MOVE or word == doings.HAND_OVER:
            self._send_seat_code(participant, about, word, now)
        elif word == doings.REMOVE and about is not None:
            if about.link is not None:
                self._error(about.link, Refused("removed", reason("web-removed", name=participant.name)))
            self._leave(about, now)
        elif self.sitting is None and word in (doings.LEVEL, doings.COMES, doings.STAYS_AWAY):
            self._choose_bots(word, action.partition(" ")[2], now)
        elif self.sitting is None:
            raise Refused("doing", reason("web-doing-over"))
        elif word in (doings.ADVICE, doings.NO_ADVICE) and participant.seat is not None:
            self.sitting.adviser.want(participant.seat, word == doings.ADVICE, now)
        elif word == doings.TURNING and participant.seat is not None:
            self._turning.ask(self.sitting, participant.seat, now)
        elif word == doings.AGAIN:
            self._gather_again(now)
        elif word == doings.END:
            self._end(reason("web-table-ended", name=participant.name))
        elif word in (doings.PAUSE, doings.GO_ON):
            self._enter(participant, Entry("pause" if word == doings.PAUSE else "go-on"), now)
        elif word in (doings.AGREE, doings.REFUSE):
            assert participant.seat is not None
            self.sitting.turns.answer_undo(participant.seat, word == doings.AGREE, now)
        elif seat is not None and word == doings.STAND_IN:
            self.sitting.seats.stand_in(seat, self.wanted.level, now, is_asked=True)
        elif seat is not None:
            self.sitting.seats.give_back(seat, now)

    def _choose_bots(self, word: str, what: str, now: float) -> None:
        """Let bots of another level take the free seats, or others come as them."""
        if word == doings.LEVEL:
            self.wanted = self.wanted._replace(level=what)
            told = Message("web-level-chosen", {"level": Message(f"level-{what}")})
        else:
            self.wanted = self.wanted._replace(characters=doings.wish_after(self.wanted.characters, word, what))
            told = doings.wished(self.wanted.characters)
        self._is_noted = False
        self._say_to_all([told], now)
        self._tell_lobby()

    def _say_to_all(self, messages: Sequence[Message], now: float) -> None:
        for one, conversation in self._people.conversations:
            self._reply(one, conversation.say(messages, now))

    def _send_seat_code(self, participant: Participant, about: Participant | None, word: str, now: float) -> None:
        """Send a person the code that takes a seat to another device."""
        if about is None or about.seat is None or participant.link is None:
            raise Refused("doing", reason("web-doing-over"))
        code = self._seat_codes.new(about.seat, word == doings.HAND_OVER, now)
        id = "web-hand-over-code" if code.hands_over else "web-move-code"
        said = reason(id, code=codes.said(code.code), name=about.name)
        text = catalogue(participant.device.language).text(said)
        fields = {"code": codes.spelt(code.code), "seconds": codes.SEAT_CODE_SECONDS, "text": text}
        self.out.append(Frame(participant.link, written("seat-code", fields)))

    def _gather_again(self, now: float) -> None:
        """Put the game away that has ended; the same people may begin another."""
        for one in self._people:
            self._stand_up(one, now)
            one.picture, one.awaited = Picture(), Prompt("none")
        self._put_away()
        self._tell_lobby()

    def _put_away(self) -> None:
        sitting, saved = self.sitting, self._saved
        if sitting is None or saved is None:
            return
        sitting.close()
        self.sitting = None
        self._turning.forget()
        if not sitting.table.over and self._people.seated:
            return
        self._saved, self._is_noted = None, False
        try:
            if sitting.table.over and not sitting.is_guided:
                self._shelf.keep_result(result_of(saved, sitting))
            self._shelf.put_away(saved)
        except (OSError, JournalUnwritable):
            log.exception("How a game ended could not be kept")

    def _end(self, why: Message) -> None:
        """Close the table, and say why to everybody; a game that has not ended is kept for those who sit there."""
        if self.is_closed:
            return
        self.is_closed = True
        for one in self._people.connected:
            assert one.link is not None
            self._error(one.link, Refused("closed", why))
        self.events.append({"event": "closed", "text": catalogue(self.wanted.language).text(why)})
        self._put_away()
        if self._saved is None:
            with suppress(JournalUnwritable):
                self._shelf.note(self.id, None)

    # What is sent.

    def _follow(self, now: float) -> None:
        """Let every device follow the table until nothing moves, and show it."""
        sitting = self.sitting
        if sitting is None:
            for _, conversation in self._people.conversations:
                conversation.listen(names=self._people.names)
                conversation.follow(now)
            self._chat.tell(self.sitting, now)
            return
        self._same_room.follow(sitting, now)
        for _ in range(ROUNDS):
            sitting.tick(now)
            followed = [self._follows(one, conversation, now) for one, conversation in self._people.conversations]
            if not any(followed) and sitting.due() > now + SOON:
                break
        self._chat.tell(self.sitting, now)
        if sitting.table.over and not self._is_over_told:
            self._is_over_told = True
            self.events.append({"event": "over"})
            if not sitting.is_guided:
                self._remember(sitting, now)

    def _remember(self, sitting: Sitting, now: float) -> None:
        """Keep a game for those whom this computer remembers, and tell each alone what small goals they reached."""
        assert self._saved is not None
        try:
            goals = self._shelf.remember(sitting, self._saved)
        except OSError:
            log.exception("A game could not be remembered")
            return
        for one, conversation in self._people.conversations:
            reached = () if one.seat is None else goals.get(one.seat, ())
            if reached and one.device.verbosity > Verbosity.MINIMAL:
                self._reply(one, conversation.say([each._replace(private=True) for each in reached], now))

    def _follows(self, participant: Participant, conversation: Conversation, now: float) -> bool:
        """Let a device follow the table, and show it; whether anything was to be told there."""
        try:
            reply = conversation.follow(now)
            if reply is not None:
                self._reply(participant, reply)
            else:
                self._show(participant, conversation)
        except Exception:
            assert participant.link is not None
            self._fail(participant.link, now)
            return False
        return reply is not None

    def _tell_lobby(self) -> None:
        """Show to all who is there, before the game."""
        if self.sitting is None and not self.is_closed:
            self.out += self._lobby.frames(lambda one: list(self._doings(one)))

    def _welcome(self, participant: Participant, token: str | None) -> None:
        """Send what a device needs from now on; `token` None where it keeps the one that it has."""
        participant.picture = Picture()
        if participant.link is not None:
            self.out.append(Frame(participant.link, welcome(participant, self.wanted.game, token)))

    def _error(self, link: int, refused: Refused) -> None:
        self.out.append(refusal(link, refused, self.language(link)))

    def _reply(self, participant: Participant, reply: Reply, is_answer: bool = False) -> None:
        awaited = reply.prompt._replace(until=inf)
        told = awaited._replace(wakes=False) if awaited.wakes else awaited
        is_new = told != participant.awaited
        if participant.link is None or not (reply.told or is_new or is_answer):
            return
        participant.awaited = told
        fields = {"told": reply.told, "prompt": awaited}
        self.out.append(Frame(participant.link, written("reply", fields), reply.ready))

    def _show(self, participant: Participant, conversation: Conversation) -> None:
        """Show a device what is otherwise at the table than it was shown last, and is kept."""
        if self.sitting is not None and self.sitting.halted is not None:
            return
        room = self._same_room.screen_for(participant) is not None, participant.is_in_room
        changes = participant.picture.changes(conversation, lambda: self._doings(participant), room)
        if changes and participant.link is not None:
            self.out.append(Frame(participant.link, written("shown", changes)))


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
