"""The people at one table of several devices.

A socket is a number, and output is collected in `outgoing`. One thread calls it at a time.
"""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from audiogames.bots.review import PastChoice
from audiogames.core.errors import GameError, JournalUnwritable, reason, system_reason
from audiogames.core.game import Json
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Message, Seat, Verbosity, private
from audiogames.core.registry import game_named
from audiogames.core.timing import SOON
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.menus.new_table.days import Day
from audiogames.play.menus.new_table.tables import (
    ShelvedGame,
    TableJournals,
    open_guided,
    open_table,
    result_of,
    resume,
)
from audiogames.play.past.turning import TurningPointSearch
from audiogames.play.people import codes
from audiogames.play.people.around import TableDoings
from audiogames.play.people.before_game.lobby import Lobby, TableCard
from audiogames.play.people.before_game.real_table import notes_of, only_people
from audiogames.play.people.before_game.table_choices import without_seat
from audiogames.play.people.before_game.wanted import WantedTable, read_wanted
from audiogames.play.people.chat import Chat
from audiogames.play.people.devices import Devices
from audiogames.play.people.entrance import Entrance
from audiogames.play.people.frames import FAILED, Frame, OutgoingFrames, help_page, rules
from audiogames.play.people.person.participant import Participant, People, RequestRefused
from audiogames.play.people.person.reasons import Reasons
from audiogames.play.people.person.talks import CLOSED, OWN_DECK, Doors, NoOwnDeck, OwnDeckTable
from audiogames.play.people.protocol import (
    DeviceSettings,
    Do,
    Leave,
    Point,
    ReadRules,
    Say,
    Sent,
    Start,
)
from audiogames.play.prompts import Entry, Talk
from audiogames.play.table.advice import AdviceQuestion
from audiogames.play.table.bots import BotQuestion
from audiogames.play.table.rules import rules_called
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import LastTable

ROUNDS: Final = 1000
"""Rounds of updates of devices, where news of one let another act."""

log = logging.getLogger(__name__)


class Gathering:
    def __init__(
        self,
        wanted: WantedTable,
        shelf: TableJournals,
        code: str | None = None,
        address: str = "",
        id: str | None = None,
        came: int = 0,
        doors: Doors = CLOSED,
    ) -> None:
        self.id = id or codes.new_id()
        self.doors = doors
        self.asked = self.wanted = wanted
        """As the table was asked for, and as its people have chosen since."""
        self.code = code or codes.new_code()
        self.address = address
        self.sitting: Sitting | None = None
        self._shelf = shelf
        self._saved: ShelvedGame | None = None
        self._games = 0
        self._people = People(wanted.seats)
        self.outgoing = OutgoingFrames()
        self._devices = Devices(self._people, self.outgoing, lambda one: self._around.doings(one), self)
        self._entrance = Entrance(self._people, self._devices, self.outgoing, self, came)
        self._chat = Chat(self._people, wanted.seats, self._devices.reply, self.outgoing.send)
        self._reasons = Reasons(self._people, self._devices.reply)
        self._lobby = Lobby(self._people, wanted, address)
        self.card = TableCard()
        self._turning = TurningPointSearch(self._say_to_all)
        self._around = TableDoings(self._people, self._devices, self._entrance, self.outgoing, self._turning, self)
        self.own_deck: OwnDeckTable = self._with_own_deck(None)
        self.is_closed = self.is_passed_on = self._is_over_told = False
        self.was_kept = False
        """The server was restarted since the table was opened."""
        self._standings: Callable[[Seat], Sequence[Message]] | None = None
        self._is_noted = True
        """Everything needed after a crash is stored."""

    @classmethod
    def restored(
        cls, id: str, record: Any, shelf: TableJournals, address: str, now: float, doors: Doors = CLOSED
    ) -> "Gathering":
        """The game is read when the first device returns."""
        wanted = read_wanted(record["wanted"], record["options"])
        table = cls(wanted, shelf, record["code"], address, id, record["came"], doors)
        table.was_kept = True
        table.own_deck = table._with_own_deck(record.get("own_deck"))
        if "asked" in record:
            table.asked = read_wanted(record["asked"], record["asked"]["options"])
        table._games, game = record["games"], record["game"]
        table._saved = None if game is None else ShelvedGame(*game)
        for number, name, seat, token, language, verbosity, exact in record["people"]:
            device = table._devices.device(language, verbosity, exact)
            table._people.append(Participant(number, name, seat, device, bytes.fromhex(token)))
            if game is None:
                table._people[-1].drop(now)
        table.card = table._lobby.card(None, table.file, table.card, now)
        return table

    def record(self) -> Json:
        return {
            "wanted": {**self.wanted._asdict(), "options": None},
            "options": dict(self.wanted.options),
            "asked": {**self.asked._asdict(), "options": dict(self.asked.options)},
            "code": self.code,
            "came": self._entrance.came,
            "games": self._games,
            "game": self._saved,
            "people": [one.record() for one in self._people],
            "own_deck": self.own_deck.record(),
        }

    def _with_own_deck(self, record: Json | None) -> OwnDeckTable:
        make = self.doors.own_deck
        return NoOwnDeck() if make is None else make(record, lambda: self._shelf.note(self.id, self.record()))

    # What the server calls.

    @property
    def codes(self) -> tuple[str, ...]:
        """Its own, then those of seats."""
        return self.code, *self._entrance.seat_codes

    def seats(self, who: int | bytes) -> bool:
        return (self._people.at(who) if isinstance(who, int) else self._people.with_token(who)) is not None

    @property
    def has_people(self) -> bool:
        return bool(self._people.seated)

    @property
    def has_played(self) -> bool:
        return self._games > 0

    @property
    def file(self) -> str:
        return "" if self._saved is None else self._saved.file

    def language(self, link: int) -> str:
        return self._entrance.language(link)

    def take(self, link: int, sent: Sent, now: float) -> None:
        self.note(link, sent, now)
        self.pass_time(now)

    def note(self, link: int, sent: Sent, now: float) -> None:
        """Handle a message without output, before `pass_time`."""
        try:
            self._do(link, self._people.at(link), sent, now)
        except RequestRefused as refused:
            self._error(link, refused)
        except GameError as error:
            self._error(link, RequestRefused(error.code, error.message))
        except Exception:
            self._fail(link, now)

    def _fail(self, link: int, now: float) -> None:
        log.exception("A conversation was broken off")
        self.lost(link, now)
        self.outgoing.send(Frame(link, "", close=FAILED))

    def lost(self, link: int, now: float) -> None:
        self._entrance.lost(link, now)

    def warn_of_guesses(self, now: float) -> None:
        """On their terminal and device."""
        self.outgoing.report("guessed")
        for one, conversation in self._people.conversations:
            if one is self._people.opener:
                self._devices.reply(one, conversation.say((private("codes-guessed"),), now))
        self.pass_time(now)

    def pass_time(self, now: float) -> None:
        """Do what is due, and send each device its news."""
        if self.is_closed:
            return
        try:
            self._entrance.wait_no_longer(now)
            self._follow(now)
            self._hold_back(now)
        except Exception:
            log.exception("The table could not go on")
            self.end(reason("web-table-failed"))
        else:
            self.card = self._lobby.card(self.sitting, self.file, self.card, now)
            self._note()

    def _note(self) -> None:
        if not self._is_noted:
            with suppress(JournalUnwritable):
                self._shelf.note(self.id, self.record())
                self._is_noted = True

    def _hold_back(self, now: float) -> None:
        """Delay all output until the last action's result may be known."""
        if self.sitting is not None and (ready := self.sitting.told_from) > now:
            self.outgoing.hold_back(ready)

    def take_out(self) -> list[Frame]:
        return self.outgoing.take_frames()

    def take_events(self) -> list[Json]:
        return self.outgoing.take_events()

    def hand_in(self, question: BotQuestion | AdviceQuestion | PastChoice, action: Any, now: float) -> None:
        if isinstance(question, PastChoice):
            self._turning.take(self.sitting, question, action, now)
        elif self.sitting is not None:
            try:
                self.sitting.hand_in(question, action, now)
            except GameError:  # the table has moved on: the bot is asked again
                log.debug("The choice of a bot came too late")
        self.pass_time(now)

    @property
    def questions(self) -> tuple[BotQuestion | AdviceQuestion | PastChoice, ...]:
        if self.sitting is None or self.is_closed:
            return ()
        return (*self.sitting.questions, *self._turning.questions)

    def due(self) -> float:
        """When to call `pass_time` if no message comes, or infinity."""
        if self.is_closed:
            return inf
        sitting = [] if self.sitting is None else [self.sitting.due(), self._reasons.due(self.sitting)]
        told = [conversation.due for _, conversation in self._people.conversations]
        return min([*sitting, *told, self._entrance.due()])

    def close(self) -> None:
        """The game is resumable from its journal. Without a clock, all who come later hear of its end, too."""
        self.end(reason("web-table-closed"), self.wanted.days and self.has_people)

    def dissolve(self, why: Message) -> None:
        """Keep nothing."""
        self.end(why)
        self._people.clear()
        saved, self._saved = self._saved, None
        try:
            if saved is not None:
                self._shelf.put_away(saved)
            self._shelf.note(self.id, None)
        except (OSError, JournalUnwritable):
            log.exception("A table could not be removed")

    def announce(self, messages: Sequence[Message], now: float, seat: Seat | None = None) -> None:
        self._say_to_all(messages, now, seat)
        self.pass_time(now)

    def rank(self, standings: Callable[[Seat], Sequence[Message]]) -> None:
        self._standings = standings

    def standings(self, seat: Seat) -> Sequence[Message]:
        return () if self._standings is None else self._standings(seat)

    def pass_on(self) -> None:
        self._note()
        self._release()
        self.is_closed = self.is_passed_on = True

    # Who comes and goes.

    def _do(self, link: int, participant: Participant | None, sent: Sent, now: float) -> None:
        if self.is_closed:
            raise RequestRefused("closed", reason("web-table-closed"))
        if participant is None:
            self._entrance.let_in(link, sent, now)
            return
        match sent:
            case Entry(kind="gone") | Leave():
                self.leave(participant, now)
            case Entry():
                self._devices.enter(participant, sent, now)
            case DeviceSettings():
                self._devices.set(participant, sent)
            case Start():
                self._start(participant, now)
            case Say(text=text) if participant.seat is not None and self._devices.name_cards(participant, text, now):
                pass
            case Say() | Point():
                self._chat.say(participant, sent, self.sitting, now, self.wanted.text)
            case ReadRules():
                self._send_rules(link, participant)
            case Do(action):
                self._around.act(participant, action, now)
            case _:
                raise RequestRefused("message", reason("web-message-wrong"))

    def _send_rules(self, link: int, participant: Participant) -> None:
        if participant.is_at_own_deck and (title := self.own_deck.title) is not None:
            self.outgoing.send(help_page(link, title, self.own_deck.help, participant.device.language))
            return
        try:
            self.outgoing.send(rules(link, self.wanted.game, participant.device.language))
        except FileNotFoundError as error:  # a game of another package may have forgotten them
            raise RequestRefused("rules", reason("rules-missing")) from error

    def take_up(self, now: float) -> None:
        if self._saved is None or self.sitting is not None:
            return
        try:
            self.sitting, _ = resume(self._shelf, self._saved)
            self.sitting.ask_elsewhere()
        except FileNotFoundError:  # it was put away when the server was killed
            self._saved, self._is_noted = None, False
        except (GameError, OSError):
            log.exception("A game could not be read")
            self.end(reason("web-table-failed"))
            raise
        for one in self._people:
            one.drop(now)

    def leave(self, participant: Participant, now: float) -> None:
        if participant.seat is not None and self.sitting is None:
            self.wanted = without_seat(self.wanted, participant.seat)
        if participant.seat is not None:
            self.own_deck.leave(participant.seat)
        self._entrance.leave(participant, now)

    def retell(self, conversation: Conversation, store: JournalStore, seat: Seat) -> Talk[None]:
        return self._shelf.retell(conversation, store, seat)

    def today(self) -> Day:
        day: Day = self._shelf.today()
        return day

    def changed(self) -> None:
        self._is_noted = False

    # The game.

    def _start(self, participant: Participant, now: float) -> None:
        if self.sitting is not None or participant is not self._people.opener or self.wanted.evening:
            raise RequestRefused("doing", reason("web-doing-over"))
        if self.wanted.deck:
            self._devices.talk(participant, OWN_DECK, now)
        else:
            self.open(now)

    def open(self, now: float) -> None:
        people, wanted = self._people.seated, only_people(self.wanted, self._people.seated)
        guided = game_named(wanted.game).guided if wanted.guided and not self._games else None
        level = wanted.level if guided is None else guided.level
        levels = tuple(PERSON if seat in people else level for seat in range(wanted.seats))
        names = [people[seat] for seat in sorted(people)]
        options, all_said = dict(wanted.options), wanted.seat_options[: wanted.seats]
        said = tuple(it if seat in people else {} for seat, it in enumerate(all_said))
        table = LastTable(wanted.game, wanted.seats, options, levels, said, wanted.advice, wanted.characters)
        try:
            if guided is not None:
                opened = open_guided(wanted.language, self._shelf, wanted.game, levels, names)
            else:
                more = notes_of(wanted)
                opened = open_table(wanted.language, self._shelf, table, names, more=more)
            self.sitting, self._saved = opened
            self.sitting.ask_elsewhere()
        except OSError as error:
            raise RequestRefused("journal", reason("journals-unusable", reason=system_reason(error))) from error
        self.own_deck.rest()
        self._games, self.wanted = self._games + 1, self.wanted._replace(start="")
        self._is_over_told = self._is_noted = False
        self.outgoing.report("began", game=wanted.game)
        opener = self._people.opener
        first = [] if opener is None else [opener]
        for one in [*first, *(each for each in self._people if each is not opener)]:
            self._devices.begin(one, now, begins=True)

    def choose(self, wanted: WantedTable, told: Sequence[Message], now: float) -> None:
        self.wanted, self._is_noted = wanted, False
        self._say_to_all(told, now)
        self.tell_lobby()

    def renew_code(self) -> None:
        self.code = codes.new_code()

    def _say_to_all(self, messages: Sequence[Message], now: float, seat: Seat | None = None) -> None:
        for one, conversation in self._people.conversations:
            if seat in (None, one.seat):
                self._devices.reply(one, conversation.say(messages, now))

    def gather_again(self, now: float) -> None:
        for one in self._people:
            self._devices.stand_up(one, now)
            one.begin_anew()
        self._put_away()
        self.tell_lobby()

    def _put_away(self) -> None:
        sitting, saved = self.sitting, self._saved
        if sitting is None or saved is None:
            return
        if sitting.table.over:
            self._people.keep_game(sitting)
        self._release()
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

    def end(self, why: Message, is_kept: bool = False) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        for one in self._people.connected:
            assert one.link is not None
            self._error(one.link, RequestRefused("closed", why))
        self.outgoing.report("closed", text=catalogue(self.wanted.language).text(why))
        if is_kept:
            self._release()
        self._put_away()
        if self._saved is None and not is_kept:
            with suppress(JournalUnwritable):
                self._shelf.note(self.id, None)

    def _release(self) -> None:
        if self.sitting is not None:
            self.sitting.close()
            self.sitting = None

    # What is sent.

    def _follow(self, now: float) -> None:
        sitting = self.sitting
        if sitting is None:
            for one, conversation in self._people.conversations:
                self._devices.follow_alone(one, conversation, now)
            self._devices.follow_own_deck(now)
            self._chat.tell(self.sitting, now)
            return
        self._devices.same_room.follow(sitting, now)
        for _ in range(ROUNDS):
            sitting.tick(now)
            followed = [self._follows(one, conversation, now) for one, conversation in self._people.conversations]
            if not any(followed) and sitting.due() > now + SOON:
                break
        self._chat.tell(self.sitting, now)
        self._reasons.tell(sitting, now)
        if sitting.table.over and not self._is_over_told:
            self._is_over_told = True
            self.outgoing.report("over")
            if not sitting.is_guided:
                self._remember(sitting, now)

    def _remember(self, sitting: Sitting, now: float) -> None:
        """Reached goals are announced to each alone."""
        assert self._saved is not None
        try:
            goals = self._shelf.remember(sitting, self._saved)
        except OSError:
            log.exception("A game could not be remembered")
            return
        for one, conversation in self._people.conversations:
            reached = () if one.seat is None else goals.get(one.seat, ())
            if reached and one.device.verbosity > Verbosity.MINIMAL:
                self._devices.reply(one, conversation.say([each._replace(private=True) for each in reached], now))

    def _follows(self, participant: Participant, conversation: Conversation, now: float) -> bool:
        try:
            reply = conversation.follow(now)
            if reply is not None:
                self._devices.reply(participant, reply)
            else:
                self._devices.show(participant, conversation)
        except Exception:
            assert participant.link is not None
            self._fail(participant.link, now)
            return False
        return reply is not None

    def tell_lobby(self) -> None:
        if self.sitting is None and not self.is_closed:
            rules = rules_called(game_named(self.wanted.game), self.wanted.options) if self.wanted.options else ()
            rules += (Message("web-over-days-chosen"),) if self.wanted.days else ()
            self.outgoing.send(*self._lobby.frames(self.code, lambda one: list(self._around.doings(one)), rules))

    def _error(self, link: int, refused: RequestRefused) -> None:
        self.outgoing.refuse(link, refused, self.language(link))
