import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from audiogames.bots.characters import ANYONE
from audiogames.core.game import Json
from audiogames.core.messages import menu_message
from audiogames.core.registry import game_named
from audiogames.faces.joining.link import AGAIN, Address, Link, LinkLost, address_of, lost_by
from audiogames.faces.joining.visit import LOOK, QUICK, Visit
from audiogames.faces.web.opening import EVERYWHERE, LOCAL, LOOPBACK, OptionError, as_event, log_to_file, open_port
from audiogames.faces.web.server import TableServer
from audiogames.local.computer import Computer
from audiogames.play.keys.questions import yes
from audiogames.play.menus.new_table.friends import ask_for_friends_table
from audiogames.play.menus.new_table.tables import old_game
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.codes import said
from audiogames.play.people.frames import Frame
from audiogames.play.prompts import Talk
from audiogames.settings import FriendsTable
from audiogames.system.ending import ending_in_order

OPENING: Final = 30.0
"""Timeout in seconds."""

SETTLING: Final = 3.0

CLOSING: Final = 10.0


class CallLink(Link):
    """Only `send` and `close` are called outside the server's event loop."""

    def __init__(self, server: TableServer, loop: asyncio.AbstractEventLoop, greeting: Json) -> None:
        super().__init__(greeting)
        self._server = server
        self._loop = loop
        self._number = 0
        self._waiting: deque[Frame] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        loop.call_soon_threadsafe(self._open)

    def send(self, message: Json, opened: int) -> bool:
        if not self._number or opened != self._opened:
            return False
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._say, message)
            return True
        return False

    def close(self) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._leave)

    def _open(self) -> None:
        self._number = self._server.come(self)
        self._note_opened()
        self._say(self.greeting)

    def _say(self, message: Json) -> None:
        if self._number:
            self._server.take(self._number, LOOPBACK, json.dumps(message))

    def put(self, frame: Frame) -> None:
        self._waiting.append(frame)

    def flush(self) -> None:
        while self._waiting and self._alarm is None:
            if (early := self._waiting[0].ready - time.monotonic()) > 0:
                self._alarm = self._loop.call_later(early, self._ring)
            else:
                self._receive(self._waiting.popleft())

    def _ring(self) -> None:
        self._alarm = None
        self.flush()

    def _receive(self, frame: Frame) -> None:
        if frame.text and (receipt := self._note_message(json.loads(frame.text))) is not None:
            self._loop.call_soon(self._say, receipt)
        if frame.close:
            self._leave()
            if not self._note_lost(lost_by(frame.close)).is_final:
                self._loop.call_later(AGAIN[0], self._open)

    def _leave(self) -> None:
        number, self._number = self._number, 0
        self._waiting.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if number:
            self._server.lose(number)

    def end(self) -> None:
        self._note_lost(LinkLost("join-left", is_final=True))


class OwnTable:
    """Raises OptionError."""

    def __init__(self, wanted: FriendsTable, language: str) -> None:
        log_to_file()
        self._opened = open_port(EVERYWHERE[0] if wanted.is_for_network else LOOPBACK, "", language)
        self.old = [*map(as_event, self._opened.look_after_old())]
        address = self._opened.address()
        hall = self._opened.hall(_as_table(wanted, language), address, language)
        self.code = next(iter(hall.tables.values())).code
        found = address_of(address)
        assert found is not None
        self.address: Address = found
        host, port = self._opened.host, self._opened.port
        self._place = urlsplit(found.socket).hostname, port
        self._options = ["--host", host, "--port", str(port), "--language", language]
        self._server = TableServer(hall, proxies=LOCAL)
        self._loop = asyncio.new_event_loop()
        self._link: CallLink | None = None
        self._thread = threading.Thread(target=self._serve, name="own table", daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        try:
            with self._opened.database, asyncio.Runner(loop_factory=lambda: self._loop) as runner:
                runner.run(self._server.open(self._opened.listening))
        finally:
            if self._link is not None:
                self._link.end()

    def link(self, greeting: Json) -> CallLink:
        self._link = CallLink(self._server, self._loop, greeting)
        return self._link

    @property
    def is_open(self) -> bool:
        return self._thread.is_alive()

    def has_others(self) -> bool:
        self._settle()
        return self._server.has_devices or self._server.has_people

    def _settle(self) -> None:
        if self.is_open:
            with suppress(RuntimeError, CancelledError, TimeoutError):  # it is closed meanwhile
                asyncio.run_coroutine_threadsafe(self._server.settle(), self._loop).result(SETTLING)

    def leave(self) -> None:
        """Close it, unless others are connected, or people come back another day."""
        self._settle()
        if self._server.has_devices or self._server.is_over_days:
            with suppress(OSError):
                self.pass_on("--keep", "0")  # only as long as somebody is there
        else:
            self.close()

    def close(self) -> None:
        self._end(passes_on=False)

    def pass_on(self, *options: str) -> None:
        """Start another process that serves it. Raises OSError."""
        listening = self._opened.listening.dup()
        self._end(passes_on=True)
        command = [sys.executable, "-X", "utf8", "-m", "audiogames", "table", "--kept", "--while-used", "--no-open"]
        if os.name == "nt":  # there no socket can be standard input
            listening.close()
        with listening:
            subprocess.Popen(
                [*command, *self._options, *options],
                stdin=subprocess.DEVNULL if os.name == "nt" else listening.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # the end of the terminal is not for those who sit there
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )

    def _end(self, passes_on: bool) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._server.pass_on if passes_on else self._server.end)
        self._thread.join(CLOSING)

    def is_served(self) -> bool:
        with suppress(OSError), socket.create_connection(self._place, LOOK) as asking:
            asking.settimeout(SETTLING)
            asking.sendall(b"GET / HTTP/1.1\r\n\r\n")
            asking.recv(1)  # the new process has taken it
            return True
        return False


def _as_table(wanted: FriendsTable, language: str) -> WantedTable:
    guided = game_named(wanted.game).guided if wanted.guided else None
    return WantedTable(
        wanted.game,
        wanted.seats if guided is None else guided.seats,
        wanted.level,
        language,
        wanted.options,
        guided=wanted.guided,
        advice=wanted.advice,
        characters=wanted.characters or ANYONE,
        days=wanted.days,
    )


def open_and_sit(computer: Computer) -> Talk[bool]:
    """Return False if the table could not be opened."""
    conversation = computer.conversation
    if not computer.console.interactive:
        conversation.breath.answer(menu_message("join-nobody-types"))
        return False
    wanted = yield from ask_for_friends_table(conversation, computer.preferences.settings)
    if wanted is None:
        return True
    conversation.breath.answer(menu_message("open-wait"))
    yield from conversation.pause(QUICK)
    try:
        table = OwnTable(wanted, conversation.device.language)
    except OptionError as wrong:
        conversation.breath.answer(menu_message("open-failed", reason=str(wrong)))
        return False
    try:
        return (yield from _sit(computer, table, wanted))
    finally:
        if table.is_open:  # the program ends
            with ending_in_order(lambda number, frame: None):  # a terminal that is closed orders it twice
                table.leave()


def _sit(computer: Computer, table: OwnTable, wanted: FriendsTable) -> Talk[bool]:
    conversation, preferences = computer.conversation, computer.preferences
    preferences.put(replace(preferences.settings, friends_table=wanted))
    invitation = menu_message("open-invitation", address=table.address.shown, code=said(table.code))
    if wanted.is_for_network and table.address.is_private:
        conversation.breath.answer(menu_message("open-no-network"))
    elif wanted.is_for_network:
        conversation.breath.answer(menu_message("open-not-encrypted"))
    conversation.breath.answer(invitation, *map(old_game, table.old))
    visit = Visit(computer, table.address, table.code, table.link, invitation)
    was_there = yield from visit.run()
    if visit.is_over_days and visit.keeps_seat:
        yield from _stay(computer, table, "open-stays-days")
    elif table.has_others() and not (yield from yes(conversation, menu_message("open-close"), usual=False)):
        yield from _stay(computer, table, "open-stays")
    else:
        table.close()
        conversation.breath.answer(menu_message("open-closed"))
    return was_there


def _stay(computer: Computer, table: OwnTable, stays: str) -> Talk[None]:
    conversation, is_served = computer.conversation, False
    end = conversation.now + OPENING
    with suppress(OSError):
        table.pass_on()
        while not (is_served := table.is_served()) and conversation.now < end:
            yield from conversation.pause(LOOK)
    conversation.breath.answer(menu_message(stays if is_served else "open-not-kept"))
