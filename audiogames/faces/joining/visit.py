"""Sitting at a remote table, with this computer's keys, screen, sounds, voice and settings."""

import secrets
import ssl
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Final, Literal

from audiogames.core.errors import system_reason
from audiogames.core.game import Json
from audiogames.core.input.values import read
from audiogames.core.messages import Message, menu_message
from audiogames.faces.joining import in_hall
from audiogames.faces.joining.link import Address, Link, LinkLost, LinkOpened, SocketLink, address_of
from audiogames.local.computer import Computer
from audiogames.play.keys.questions import MenuLine, pick, yes
from audiogames.play.menus.settings import for_table
from audiogames.play.parsing.commands import echo
from audiogames.play.parsing.entries import TYPED_AHEAD
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
        self._heard = self._reported = 0
        self._sent: Json = {}
        self._is_choosing = False
        self._hall: Json | None = None
        self._hall_code: str | None = None
        self._game = ""
        self._secret = secrets.token_urlsafe(24)
        self._result: bool | None = None
        self.has_sat = self.is_over_days = False

    @property
    def _key(self) -> str:
        return f"{self._address.socket} {''.join(filter(str.isalnum, self._code.upper()))}"

    @property
    def keeps_seat(self) -> bool:
        return tokens.token_for(self._key) is not None

    def run(self) -> Talk[bool]:
        """Stay at the table until leaving or closing. Return False if it was unreachable."""
        conversation, preferences = self._conversation, self._computer.preferences
        token = tokens.token_for(self._key)
        if token is None and not self._name:
            yield from self._ask_name()
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
                elif self._hall is not None:
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
                self._heard = self._reported = 0
            elif isinstance(came, LinkLost):
                self._take_lost(came)
            else:
                self._take_message(came)
        if self._lost + MOMENT <= self._conversation.now:
            self._tell_lost(menu_message("join-lost"))
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
            case "hall":
                self._hall, self._unanswered, self._lost, self._is_lost_told = message, -inf, inf, False
                self._hall_code = self._code if self._hall_code is None else self._hall_code
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
                    self._conversation.breath.answer(menu_message("join-over"))
            case "pointed":
                self._conversation.breath.answer(menu_message("join-pointed"))
            case "seat-code":
                self._unanswered = -inf
                self._conversation.breath.answer(menu_message("text", text=message["text"]))
            case "error":
                self._take_error(message["code"], message["text"])

    def _take_welcome(self, message: Json) -> None:
        conversation = self._conversation
        self.has_sat, self.is_over_days = True, message.get("days") is True
        if not self._game:
            tokens.keep(self._key, message["token"], self.is_over_days)
        self._link.greet_with(self._greeting(message["token"]))
        self._lost, self._prompt = inf, Prompt("none")
        if self._at == "outside":
            conversation.breath.answer(menu_message("join-welcome", name=message["name"], title=message["title"]))
        elif self._is_lost_told:
            conversation.breath.answer(menu_message("join-found"))
        self._at, self._is_lost_told = "game", False
        self._computer.preferences.follow_game(message["game"])

    def _take_lobby(self, message: Json) -> None:
        if self._game:  # only now is the code of the new table known
            self._code, self._game = message["code"], ""
            tokens.keep(self._key, self._link.greeting["token"], self.is_over_days)
        people = [seat["name"] for seat in message["seats"] if seat["who"] == "person"]
        self._at, self._may_begin, self._unanswered = "lobby", message["opener"], -inf
        self._take_doings(message["doings"])
        before, self._told = self._told, f"{', '.join(people)}. {message['text']}"
        if self._told != before:
            self._tell_lobby()

    def _take_doings(self, doings: list[Json]) -> None:
        was_asked, self._doings = _asks_for_room(self._doings), doings
        if _asks_for_room(doings) and not was_asked:
            self._conversation.breath.answer(menu_message("join-same-room"))

    def _tell_lobby(self) -> None:
        self._conversation.breath.answer(menu_message("text", text=self._told))
        self._conversation.breath.answer(menu_message("join-begin" if self._may_begin else "join-wait"))

    def _take_reply(self, reply: Reply) -> None:
        opened = self._opened

        def hear(number: int) -> None:
            if opened == self._opened and self._conversation.device.reports:
                self._heard = max(self._heard, number)

        for told in reply.told:
            self._conversation.pass_on(told, lambda now, number=told.number: hear(number))  # type: ignore[misc]
        self._unanswered, self._prompt = -inf, reply.prompt
        if reply.prompt.kind != "end" and (self._at != "lobby" or reply.prompt.kind != "none"):
            self._at, self._told = "game", ""

    def _take_error(self, code: str, text: str) -> None:
        conversation = self._conversation
        self._unanswered, self._lost, self._is_lost_told = -inf, inf, False
        if code == "token":
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
        elif self._at == "outside" and self._hall_code is not None and code not in ("closed", "rate"):
            self._game = ""
            look = {"kind": "hall", "code": self._hall_code, "language": conversation.device.language}
            self._link.send(look, self._opened)
        elif code == "code":
            self._asks = "code"
        elif code == "closed" or self._at == "outside":
            self._result = self._at != "outside"
        conversation.breath.answer(menu_message("text", text=text))

    def _take_lost(self, lost: LinkLost) -> None:
        self._unanswered = -inf
        self._lost = min(self._lost, self._conversation.now)
        if self._result is None and lost.is_final:
            self._result = self._at != "outside"
            self._conversation.breath.answer(menu_message(lost.why, address=self._address.shown))
            if lost.why == "join-left":
                tokens.forget(self._key)

    # What is sent.

    def _greeting(self, token: str | None) -> Json:
        self._sent = self._device()
        if token is not None:
            return {"kind": "token", "token": token, **self._sent}
        opened = {"game": self._game} if self._game else {}
        return {"kind": "join", "code": self._code, "name": self._name, "secret": self._secret, **opened, **self._sent}

    def _device(self) -> Json:
        device = self._conversation.device
        terminal = {
            "settings": for_table(self._computer.preferences.settings),
            "can": plain(device.can._replace(own_ears=())),
        }
        return {"language": device.language, "terminal": terminal}

    def _report(self) -> None:
        if self._at == "outside" or self._lost < inf:
            return
        device = self._device()
        if device != self._sent and self._link.send({"kind": "settings", **device}, self._opened):
            self._sent = device
            self._link.greet_with({**self._link.greeting, **device})
        if self._heard > self._reported:
            self._reported = self._heard
            self._link.send({"kind": "heard", "heard": self._heard}, self._opened)

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
        if self._lost < inf and self._conversation.command(typed) == "quit":
            yield from self._leave()
        elif self._lost < inf:
            self._conversation.breath.answer(menu_message("join-not-sent"))
        elif self._at == "over" and self._conversation.entries.waited < TYPED_AHEAD:
            self._conversation.entries.come_too_soon()  # it was meant for the game
        elif self._at == "lobby":
            yield from self._typed_in_lobby(typed)
        elif typed == DOINGS and (self._at == "over" or self._prompt.kind == "command"):
            yield from self._do()
        elif self._at == "over":
            yield from self._typed_after(typed)
        elif (named := named_cards(typed, self._conversation.listening.game)) is not None:
            self._conversation.breath.answer(*named)
        else:
            entry = Entry("typed", typed, heard=self._heard, waited=self._conversation.entries.waited)
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
        if not typed and any(doing["action"] == AGAIN for doing in self._doings):
            self._send({"kind": "do", "action": AGAIN})
        elif self._conversation.command(typed) == "quit":
            yield from self._leave()
        else:
            self._conversation.breath.answer(menu_message("join-over"))

    def _leave(self) -> Talk[None]:
        if self.is_over_days:
            if (yield from yes(self._conversation, menu_message("quit-until-later"))):
                self._conversation.breath.answer(menu_message("join-until-later"))
                self._result = True
            return
        if not (yield from yes(self._conversation, menu_message("join-leave"))):
            return
        self._link.send({"kind": "gone"}, self._opened)
        tokens.forget(self._key)
        self._conversation.breath.answer(menu_message("join-left"))
        self._result = True

    def _do(self) -> Talk[None]:
        doings = self._doings
        lines = [MenuLine(menu_message("text", text=doing["label"])) for doing in doings]
        lines.insert(0, MenuLine(menu_message("join-talk")))
        if self._invitation is not None:
            lines.append(MenuLine(menu_message("open-again")))
        place = yield from pick(self._conversation, menu_message("join-doings"), lines)
        if place == 0:
            yield from self._talk()
        elif place == len(doings) + 1:
            self._invite()
        elif place is not None:
            action = doings[place - 1]["action"]
            if action == f"{RULES} close":
                self._told = ""  # the lobby is announced again
            else:
                self._is_choosing = action.partition(" ")[0] in CHOICES
            self._send({"kind": "do", "action": action})

    def _talk(self) -> Talk[None]:
        conversation, phrases = self._conversation, self._phrases
        lines = [
            MenuLine(menu_message("join-say")),
            *(MenuLine(menu_message("text", text=words)) for _, words in phrases),
            MenuLine(menu_message("join-talk-off" if self._hears_talk else "join-talk-on")),
            MenuLine(menu_message("join-point")),
        ]
        place = yield from pick(conversation, menu_message("join-talk"), lines)
        if place == 0:
            conversation.breath.answer(menu_message("join-say-what"))
            if text := (yield from conversation.line()).strip():
                self._remark({"kind": "say", "text": text})
            else:
                conversation.breath.answer(menu_message("join-said-nothing"))
        elif place == len(phrases) + 1:
            self._hears_talk = not self._hears_talk
            said = menu_message("join-talk-is-on" if self._hears_talk else "join-talk-is-off")
            self._remark({"kind": "settings", "talk": self._hears_talk, **self._device()}, said)
        elif place == len(phrases) + 2:
            self._remark({"kind": "point"})
        elif place is not None:
            self._remark({"kind": "say", "phrase": phrases[place - 1][0]})

    def _remark(self, message: Json, *said: Message) -> None:
        is_sent = self._link.send(message, self._opened)
        self._conversation.breath.answer(*(said if is_sent else (menu_message("join-not-sent"),)))

    def _invite(self) -> None:
        if self._invitation is not None:
            self._conversation.breath.answer(self._invitation)

    def _hold(self, door: str) -> Talk[None]:
        yield from self._conversation.doors[door]()
        self._take()
        self._report()
        if self._prompt.door == door:
            self._prompt = Prompt("none")
            self._send(plain(Entry("typed")))

    def _be_in_hall(self, hall: Json) -> Talk[None]:
        wanted = yield from in_hall.choose(self._conversation, hall, self._hall_code or "")
        self._hall = None
        if wanted is None:
            self._result = True
        elif wanted["kind"] == "hall":
            self._send({**wanted, "language": self._conversation.device.language})
        else:
            self._code, self._game = wanted["code"], wanted.get("game", "")
            self._link.greet_with(self._greeting(None if self._game else tokens.token_for(self._key)))
            self._send(self._link.greeting)

    def _ask(self) -> Talk[None]:
        asks, self._asks = self._asks, ""
        if asks == "name":
            yield from self._ask_name()
        else:
            self._conversation.breath.answer(menu_message("join-code"))
            self._code = (yield from self._conversation.line()).strip()
        if not (self._name and self._code):
            self._result = True
            return
        self._link.greet_with(self._greeting(None))
        if not self._link.send(self._link.greeting, self._opened):
            self._conversation.breath.answer(menu_message("join-nobody", address=self._address.shown))
            self._result = False

    def _ask_name(self) -> Talk[None]:
        self._conversation.breath.answer(menu_message("join-name"))
        self._name = " ".join((yield from self._conversation.line()).split())


def _asks_for_room(doings: list[Json]) -> bool:
    return any(doing["action"] == SAME_ROOM and doing["asks"] for doing in doings)
