"""Sitting at a remote table."""

import ssl
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Final, Literal, TypeGuard

from audiogames.core.errors import system_reason
from audiogames.core.game import Json
from audiogames.core.input.values import read
from audiogames.core.messages import Message, menu_message
from audiogames.faces.joining.around_table import INVITE, TALK, choose_doing, talk
from audiogames.faces.joining.in_hall import SHOW, HallMenu, key_of
from audiogames.faces.joining.link import Address, Link, LinkLost, LinkOpened, SocketLink, address_of
from audiogames.local.computer import Computer
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import yes
from audiogames.play.menus.settings import for_table
from audiogames.play.parsing.commands import echo
from audiogames.play.parsing.entries import TYPED_AHEAD
from audiogames.play.people import codes
from audiogames.play.people.around import HALL
from audiogames.play.people.before_game.table_choices import CHOICES, RULES
from audiogames.play.prompts import Entry, Prompt, Reply, Talk
from audiogames.play.wire import plain
from audiogames.stickers.scan import named_cards
from audiogames.storage import tokens

LOOK: Final = 0.05
QUICK: Final = 0.01
"""Polling interval in seconds, also while an answer is awaited."""

PATIENCE: Final = 2.0
"""Seconds for which no other key is read while an answer is awaited."""

MOMENT: Final = 1.0
"""Seconds before a lost connection is announced, since it is usually back sooner."""

AGAIN_AFTER: Final = 0.5
"""Seconds between two questions for a table that is not there yet."""

DOINGS: Final = ">"

AGAIN: Final = "again"

SAME_ROOM: Final = "same-room"

At = Literal["outside", "lobby", "game", "over"]


def join(
    computer: Computer, typed: str | None = None, code: str | None = None, trusted: str | None = None
) -> Talk[bool]:
    """Join the table of an address and code, asking for missing ones. Return False if it was unreachable.

    `trusted` is the file of a further trusted certificate.
    """
    conversation = computer.conversation
    if trusted is not None:
        try:
            ssl.create_default_context(cafile=trusted)
        except OSError as error:
            conversation.breath.answer(
                menu_message("join-certificate-wrong", file=trusted, reason=system_reason(error))
            )
            return False
    if not computer.console.interactive:
        conversation.breath.answer(menu_message("join-nobody-types"))
        return False
    address = None if typed is None else address_of(typed)
    if typed is not None and address is None:
        conversation.breath.answer(menu_message("join-address-wrong", typed=echo(typed)))
        return False
    while address is None:
        conversation.breath.answer(menu_message("join-address"))
        if not (typed := (yield from conversation.line()).strip()):
            return True
        address = address_of(typed)
        if address is None:
            conversation.breath.answer(menu_message("join-address-wrong", typed=echo(typed)))
    if not (code := code or address.code):
        conversation.breath.answer(menu_message("join-code-or-hall"))
        code = (yield from conversation.line()).strip()
    if not address.is_private:
        conversation.breath.answer(menu_message("join-not-encrypted"))
    reach = partial(SocketLink, address, trusted=trusted)
    return (yield from Visit(computer, address, code, reach).run())


class DeviceReports:
    def __init__(self, computer: Computer) -> None:
        self.heard = self._reported = 0
        self._computer = computer
        self._device: Json = {}

    def begin(self) -> None:
        self.heard = self._reported = 0

    def hear(self, number: int) -> None:
        self.heard = max(self.heard, number)

    def device_now(self) -> Json:
        device = self._computer.conversation.device
        terminal = {
            "settings": for_table(self._computer.preferences.settings),
            "can": plain(device.can._replace(own_ears=())),
        }
        self._device = {"language": device.language, "terminal": terminal}
        return self._device

    def send(self, link: Link, opened: int) -> None:
        before, device = self._device, self.device_now()
        if device != before:
            link.send({"kind": "settings", **device}, opened)
            link.greet_with({**link.greeting, **device})
        if self.heard > self._reported:
            self._reported = self.heard
            link.send({"kind": "heard", "heard": self.heard}, opened)


class Visit:
    def __init__(
        self,
        computer: Computer,
        address: Address,
        code: str,
        reach: Callable[[Json], Link] | None = None,
        invitation: Message | None = None,
    ) -> None:
        """`invitation` is the message for friends, which can be repeated any time."""
        self._computer = computer
        self._invitation = invitation
        self._conversation = computer.conversation
        self._address = address
        self._code = code
        self._name = computer.preferences.settings.player_name
        self._reach = reach or partial(SocketLink, address)
        self._at: At = "outside"
        self._opened = 0
        self._prompt = Prompt("none")
        self._unanswered = -inf
        self._lost = inf
        self._is_lost_told = False
        self._asks_again = inf
        self._asks: Literal["", "name", "code"] = ""
        self._told = ""
        self._may_begin = False
        self._doings: list[Json] = []
        self._phrases: list[list[str]] = []
        self._hears_talk = True
        self._reports = DeviceReports(computer)
        self._is_choosing = False
        self._hall: HallMenu | None = None
        self._hall_opened = 0
        self._wanted: Json = {}
        self._is_watching = False
        self._game = ""
        self._secret = codes.new_secret()
        self._result: bool | None = None
        self.has_sat = self.is_over_days = False

    @property
    def _key(self) -> str:
        return key_of(self._address.socket, self._code)

    @property
    def keeps_seat(self) -> bool:
        return tokens.token_for(self._key) is not None

    def run(self) -> Talk[bool]:
        """Stay at the table until leaving or closing. Return False if it was unreachable."""
        conversation, preferences = self._conversation, self._computer.preferences
        token = tokens.token_for(self._key)
        if token is None and not self._name:
            self._name = yield from _asked_name(self._conversation)
            if not self._name:
                return True
        self._link = self._reach(self._greeting(token))
        conversation.go_elsewhere(self._ask_where)
        try:
            while self._result is None:
                self._take()
                self._report()
                if self._result is not None:
                    break
                if self._asks:
                    yield from self._ask()
                elif self._is_in_hall(self._hall) and self._unanswered <= conversation.now:
                    yield from self._be_in_hall(self._hall)
                elif self._is_choosing and self._at == "lobby" and self._unanswered <= conversation.now:
                    self._is_choosing = False
                    yield from self._do()
                elif self._prompt.door:
                    yield from self._hold(self._prompt.door)
                elif (typed := (yield self._awaited())) is not None:
                    yield from self._typed(typed)
        finally:
            self._link.close()
            conversation.come_home()
            preferences.follow_game(None)
        return self._result

    # What comes.

    def _take(self) -> None:
        while self._result is None and (came := self._link.take()) is not None:
            if isinstance(came, LinkOpened):
                self._opened, self._asks_again = came.number, inf
                self._reports.begin()
            elif isinstance(came, LinkLost):
                self._take_lost(came)
            else:
                self._take_message(came)
        if self._lost + MOMENT <= self._conversation.now:
            is_in_hall = self._hall is not None and self._at == "outside"
            self._tell_lost(menu_message("hall-lost" if is_in_hall else "join-lost"))
        if self._asks_again <= self._conversation.now:
            self._asks_again = inf
            self._link.send(self._link.greeting, self._opened)

    def _tell_lost(self, told: Message) -> None:
        """Once until the table is there again."""
        if not self._is_lost_told:
            self._is_lost_told = True
            self._conversation.breath.answer(told)

    def _take_message(self, message: Json) -> None:
        match message.get("kind"):
            case "welcome":
                self._phrases, self._hears_talk = message["phrases"], message["talk"]
                if message["token"] is not None:
                    self._take_welcome(message)
            case "wait":
                self._unanswered, self._asks_again = -inf, self._conversation.now + AGAIN_AFTER
                self._lost = min(self._lost, self._conversation.now)
                self._tell_lost(menu_message("text", text=message["text"]))
            case "hall" if self._at == "outside":
                self._take_hall(message)
            case "evening" if self._is_in_hall(self._hall) and self._hall.take_evening(message):
                self._unanswered = -inf
            case "lobby":
                self._take_lobby(message)
            case "reply":
                self._take_reply(read(Reply, {"told": message["told"], "prompt": message["prompt"]}))
            case "shown":
                self._at = "game" if self._at == "lobby" else self._at
                if "doings" in message:
                    self._take_doings(message["doings"])
                if message.get("over") and self._at == "game" and self._prompt.kind == "end":
                    self._at = "over"
                    self._tell_over()
            case "pointed":
                self._conversation.breath.answer(menu_message("join-pointed"))
            case "seat-code":
                self._unanswered = -inf
                self._conversation.breath.answer(menu_message("text", text=message["text"]))
            case "error":
                self._take_error(message["code"], message["text"])

    def _is_in_hall(self, hall: HallMenu | None) -> TypeGuard[HallMenu]:
        return hall is not None and hall.is_shown and self._at == "outside" and self._lost == inf

    def _take_hall(self, message: Json) -> None:
        hall = self._hall = self._hall or HallMenu(self._conversation, self._address.socket, self._code)
        if not hall.is_shown:
            hall.code = self._code
        hall.take(message)
        if self._is_lost_told:
            self._conversation.breath.answer(menu_message("hall-found"))
            hall.say_line()
        self._lost, self._is_lost_told = inf, False
        if self._hall_opened == self._opened:
            self._unanswered = -inf
            return
        self._hall_opened = self._opened
        hall.connect()
        self._link.greet_with(hall.request(SHOW))
        self._send(hall.request({"kind": "evening"}, self._name))

    def _take_welcome(self, message: Json) -> None:
        conversation = self._conversation
        self._is_watching = message["seat"] is None
        self.has_sat, self.is_over_days = True, message.get("days") is True
        if not (self._game or self._is_watching or self._wanted.get("kind") == "token"):
            tokens.keep(self._key, message["token"], self.is_over_days)
        self._link.greet_with(self._greeting(message["token"]))
        self._secret = codes.new_secret()  # the next table that is opened is another one
        self._lost, self._prompt = inf, Prompt("none")
        if self._at == "outside":
            id = "join-watching" if self._is_watching else "join-welcome"
            conversation.breath.answer(menu_message(id, name=message["name"], title=message["title"]))
        elif self._is_lost_told:
            conversation.breath.answer(menu_message("join-found"))
        self._at, self._is_lost_told = "game", False
        self._computer.preferences.follow_game(message["game"])

    def _take_lobby(self, message: Json) -> None:
        if self._game:  # only now is the code of the new table known
            self._code, self._game = message["code"], ""
            tokens.keep(self._key, self._link.greeting["token"], self.is_over_days)
        people = [seat["name"] for seat in message["seats"] if seat["who"] == "person"]
        if self._prompt.kind in ("none", "end"):  # else the person is at a table without rules
            self._at = "lobby"
        self._may_begin, self._unanswered = message["opener"], -inf
        self._take_doings(message["doings"])
        before, self._told = self._told, f"{', '.join(people)}. {message['text']}"
        if self._told != before and self._at == "lobby":
            self._tell_lobby()

    def _take_doings(self, doings: list[Json]) -> None:
        was_asked, self._doings = _asks_for_room(self._doings), doings
        if self._hall is None and self._may(HALL):
            self._hall = HallMenu(self._conversation, self._address.socket, "")
        if _asks_for_room(doings) and not was_asked:
            self._conversation.breath.answer(menu_message("join-same-room"))

    def _tell_lobby(self) -> None:
        self._conversation.breath.answer(menu_message("text", text=self._told))
        if not self._is_watching:
            self._conversation.breath.answer(menu_message("join-begin" if self._may_begin else "join-wait"))

    def _tell_over(self) -> None:
        goes_back = self._is_watching or (self._may(HALL) and not self._may(AGAIN))
        self._conversation.breath.answer(menu_message("join-over-hall" if goes_back else "join-over"))

    def _may(self, action: str) -> bool:
        return any(doing["action"] == action for doing in self._doings)

    def _take_reply(self, reply: Reply) -> None:
        opened = self._opened

        def hear(number: int) -> None:
            if opened == self._opened and self._conversation.device.reports:
                self._reports.hear(number)

        for told in reply.told:
            self._conversation.pass_on(told, lambda now, number=told.number: hear(number))  # type: ignore[misc]
        self._unanswered, self._prompt = -inf, reply.prompt
        if reply.prompt.kind != "end" and (self._at != "lobby" or reply.prompt.kind != "none"):
            self._at, self._told = "game", ""

    def _take_error(self, code: str, text: str) -> None:
        conversation = self._conversation
        self._unanswered, self._lost, self._is_lost_told = -inf, inf, False
        if code == "token":
            if not self._is_watching:
                tokens.forget(self._key)
            if self._prompt.kind == "end":  # they had left, as they wanted
                self._result = True
                conversation.breath.answer(menu_message("join-left"))
                return
            self._at = "outside"
            self._link.greet_with(self._greeting(None))
            if self._name:
                self._link.send(self._link.greeting, self._opened)
                return
            self._asks = "name"
        elif code in ("name", "name-taken"):
            self._asks = "name"
        elif code == "message" and self._is_in_hall(self._hall) and not self._hall.has_evenings:
            return  # it is asked for one all the same
        elif self._is_in_hall(self._hall) and code not in ("closed", "rate"):
            self._game, self._is_watching = "", False
            self._link.greet_with(self._hall.request(SHOW))
            self._link.send(self._link.greeting, self._opened)
        elif code == "code":
            self._asks = "code"
        elif code == "closed" or self._at == "outside":
            conversation.entries.ignore_typed_ahead()
            self._end()
        conversation.breath.answer(menu_message("text", text=text))

    def _take_lost(self, lost: LinkLost) -> None:
        self._unanswered = -inf
        self._lost = min(self._lost, self._conversation.now)
        if self._result is None and lost.is_final:
            self._conversation.breath.answer(menu_message(lost.why, address=self._address.shown))
            if lost.why == "join-left" and not self._is_watching:
                tokens.forget(self._key)
            self._end()

    def _end(self) -> None:
        if self._hall is not None and self._at != "outside":
            self._go_to_hall(self._hall)
        else:
            self._result = self._at != "outside"

    def _go_to_hall(self, hall: HallMenu) -> None:
        self._link.close()
        self._computer.preferences.follow_game(None)
        self._at, self._prompt, self._doings, self._told = "outside", Prompt("none"), [], ""
        self._code, self._game, self._is_watching, self._wanted = hall.code, "", False, {}
        self._lost, self._is_lost_told, self._opened, self._hall_opened = inf, False, 0, 0
        hall.come_back()
        self._unanswered = self._conversation.now + PATIENCE
        self._link = self._reach(hall.request(SHOW))

    # What is sent.

    def _greeting(self, token: str | None) -> Json:
        device = self._reports.device_now()
        if token is not None:
            return {"kind": "token", "token": token, **device}
        if self._is_watching:
            return {"kind": "join", "code": self._code, "screen": True, **device}
        opened = {"game": self._game} if self._game else {}
        return {"kind": "join", "code": self._code, "name": self._name, "secret": self._secret, **opened, **device}

    def _report(self) -> None:
        if self._at != "outside" and self._lost == inf:
            self._reports.send(self._link, self._opened)

    def _send(self, message: Json) -> None:
        """Send an action, after which no other key is read until the answer."""
        if self._link.send(message, self._opened):
            self._unanswered = self._conversation.now + PATIENCE
        else:
            self._conversation.breath.answer(menu_message("join-not-sent"))

    def _ask_where(self) -> bool:
        is_there = self._at == "game" and self._lost == inf
        return is_there and self._link.send(plain(Entry("back")), self._opened)

    # What the person does.

    def _awaited(self) -> Prompt:
        """Return a short prompt, so that incoming messages are spoken immediately."""
        now = self._conversation.now
        if self._unanswered > now:
            return Prompt("none", now + QUICK)
        if self._lost < inf or self._at in ("lobby", "over"):
            return Prompt("command", now + LOOK)
        if self._at == "outside" or self._prompt.kind == "end":
            return Prompt("none", now + LOOK)
        return self._prompt._replace(until=now + LOOK, wakes=False)

    def _typed(self, typed: str) -> Talk[None]:
        if (self._lost < inf or self._is_watching) and self._conversation.command(typed) == "quit":
            yield from self._leave()
        elif self._lost < inf:
            self._conversation.breath.answer(menu_message("join-not-sent"))
        elif self._at == "over" and self._conversation.entries.waited < TYPED_AHEAD:
            self._conversation.entries.come_too_soon()  # it was meant for the game
        elif self._is_watching and typed == DOINGS:
            self._conversation.breath.answer(menu_message("key-does-nothing"))
        elif self._at == "lobby":
            yield from self._typed_in_lobby(typed)
        elif typed == DOINGS and (self._at == "over" or self._prompt.kind == "command"):
            yield from self._do()
        elif self._at == "over":
            yield from self._typed_after(typed)
        elif (
            self._prompt.kind != "line" and (named := named_cards(typed, self._conversation.listening.game)) is not None
        ):
            self._conversation.breath.answer(*named)
        else:
            entry = Entry("typed", typed, heard=self._reports.heard, waited=self._conversation.entries.waited)
            self._send(plain(entry))

    def _typed_in_lobby(self, typed: str) -> Talk[None]:
        if not typed and self._may_begin:
            self._send({"kind": "start"})
        elif self._conversation.command(typed) == "quit":
            yield from self._leave()
        elif typed == DOINGS:
            yield from self._do()
        else:
            self._tell_lobby()
            self._invite()

    def _typed_after(self, typed: str) -> Talk[None]:
        if not typed and self._is_watching:
            yield from self._leave()
        elif not typed and (self._may(AGAIN) or self._may(HALL)):
            self._send({"kind": "do", "action": AGAIN if self._may(AGAIN) else HALL})
        elif self._conversation.command(typed) == "quit":
            yield from self._leave()
        else:
            self._tell_over()

    def _leave(self) -> Talk[None]:
        if self._at == "outside":  # of the hall
            self._result = True
            return
        if self._is_watching:
            self._link.send({"kind": "gone"}, self._opened)
            self._end()
            return
        if self.is_over_days:
            if (yield from yes(self._conversation, menu_message("quit-until-later"))):
                self._conversation.breath.answer(menu_message("join-until-later"))
                self._end()
            return
        if not (yield from yes(self._conversation, menu_message("join-leave"))):
            return
        self._link.send({"kind": "gone"}, self._opened)
        tokens.forget(self._key)
        self._conversation.breath.answer(menu_message("join-left"))
        self._end()

    def _do(self) -> Talk[None]:
        chosen = yield from choose_doing(self._conversation, self._doings, self._invitation is not None)
        if chosen == TALK:
            yield from talk(self._conversation, self._phrases, self._hears_talk, self._remark)
        elif chosen == INVITE:
            self._invite()
        elif chosen == f"{RULES} close":
            self._told = ""  # the lobby is announced again
            self._send({"kind": "do", "action": chosen})
        elif chosen is not None:
            self._is_choosing = chosen.partition(" ")[0] in CHOICES
            self._send({"kind": "do", "action": chosen})

    def _remark(self, message: Json, *said: Message) -> None:
        self._hears_talk = message.get("talk", self._hears_talk)
        message = {**message, **self._reports.device_now()} if message["kind"] == "settings" else message
        is_sent = self._link.send(message, self._opened)
        self._conversation.breath.answer(*(said if is_sent else (menu_message("join-not-sent"),)))

    def _invite(self) -> None:
        self._conversation.breath.answer(*([self._invitation] if self._invitation is not None else ()))

    def _hold(self, door: str) -> Talk[None]:
        yield from self._conversation.doors[door]()
        self._take()
        self._report()
        if self._prompt.door == door:
            self._prompt = Prompt("none")
            self._send(plain(Entry("typed")))

    def _be_in_hall(self, hall: HallMenu) -> Talk[None]:
        def is_here() -> bool:
            self._take()
            return self._is_in_hall(hall) and self._result is None and not self._asks

        wanted = yield from hall.follow(is_here, LOOK)
        if wanted is None:
            self._result = True
        elif wanted:
            self._wanted = wanted
            self._act_in_hall(hall, wanted)

    def _act_in_hall(self, hall: HallMenu, wanted: Json) -> None:
        if wanted["kind"] in ("hall", "evening"):
            self._send(hall.request(wanted, self._name))
            return
        self._code, self._game = wanted["code"], wanted.get("game", "")
        self._is_watching = "screen" in wanted
        has_seat = not (self._game or self._is_watching)
        token = wanted.get("token") or (tokens.token_for(self._key) if has_seat else None)
        self._link.greet_with(self._greeting(token))
        self._send(self._link.greeting)

    def _ask(self) -> Talk[None]:
        asks, self._asks = self._asks, ""
        if asks == "name":
            self._name = yield from _asked_name(self._conversation)
        else:
            self._conversation.breath.answer(menu_message("join-code"))
            self._code = (yield from self._conversation.line()).strip()
        if self._name and self._wanted and self._is_in_hall(self._hall):
            self._act_in_hall(self._hall, self._wanted)
            return
        if not (self._name and self._code):
            self._result = True
            return
        self._link.greet_with(self._greeting(None))
        if not self._link.send(self._link.greeting, self._opened):
            self._conversation.breath.answer(menu_message("join-nobody", address=self._address.shown))
            self._result = False


def _asked_name(conversation: Conversation) -> Talk[str]:
    conversation.breath.answer(menu_message("join-name"))
    return " ".join((yield from conversation.line()).split())


def _asks_for_room(doings: list[Json]) -> bool:
    return any(doing["action"] == SAME_ROOM and doing["asks"] for doing in doings)
