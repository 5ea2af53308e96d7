import json
import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import replace
from typing import Final

from audiogames.core.errors import system_reason
from audiogames.core.game import Json
from audiogames.core.messages import menu_message
from audiogames.faces.joining.link import address_of
from audiogames.faces.joining.visit import QUICK, Visit
from audiogames.local.computer import Computer
from audiogames.play.keys.questions import yes
from audiogames.play.menus.friends import ask_for_friends_table
from audiogames.play.menus.tables import old_game
from audiogames.play.people.codes import said
from audiogames.play.prompts import Prompt, Talk
from audiogames.play.table.rules import typed_value
from audiogames.settings import FriendsTable

OPENING: Final = 30.0
"""Timeout in seconds."""

LEAVING: Final = 3.0
"""Seconds for a table to close after the last person left."""

CLOSING: Final = 10.0
"""Seconds for a table's process to exit by itself."""

EVERYWHERE: Final = "0.0.0.0"


class TableProcess:
    def __init__(self, wanted: FriendsTable, language: str) -> None:
        """Raises OSError if no process can be started."""
        bots = ",".join((wanted.level, *wanted.characters.split()))
        options = ["--game", wanted.game, "--seats", str(wanted.seats), "--bots", bots, "--language", language]
        reach = [
            *(["--host", EVERYWHERE] if wanted.is_for_network else []),
            *(["--guided"] if wanted.guided else []),
            *([] if wanted.advice else ["--no-advice"]),
            *(["--days"] if wanted.days else []),
            *(f"--option={name}={typed_value(value)}" for name, value in wanted.options.items()),
        ]
        # Control+C and the end of the terminal are for the opener, and not for those who sit there too.
        self._process = subprocess.Popen(
            [sys.executable, "-X", "utf8", "-m", "audiogames", "table", "--json", "--while-used", *options, *reach],
            stdin=subprocess.PIPE,  # its end tells the table that this program has ended, however that came
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self.opened: Json | None = None
        self.told = threading.Event()
        self.old: list[Json] = []
        self.said = ""
        self.is_closed = False
        self._reader = threading.Thread(target=self._read, name="own table", daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            try:
                event = json.loads(line)
                if event["event"] == "open":
                    self.opened = event
                    self.told.set()
                elif event["event"] in ("old", "old-removed"):
                    self.old.append(event)
            except (ValueError, TypeError, KeyError):
                self.said += line
        self._process.stdout.close()
        self._process.wait()
        self._let_go()
        self.is_closed = True
        self.told.set()

    def _let_go(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def stay(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):  # it is closed meanwhile
            self._process.stdin.write("stay\n")
        self._let_go()

    def close(self) -> None:
        if self._process.poll() is not None:
            return
        if os.name == "nt":
            self._process.terminate()
        else:
            self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(CLOSING)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._reader.join(CLOSING)


def open_and_sit(computer: Computer) -> Talk[bool]:
    """Return False if the table could not be opened."""
    conversation = computer.conversation
    if not computer.console.interactive:
        conversation.breath.answer(menu_message("join-nobody-types"))
        return False
    wanted = yield from ask_for_friends_table(conversation, computer.preferences.settings)
    if wanted is None:
        return True
    try:
        table = TableProcess(wanted, conversation.device.language)
    except OSError as error:
        conversation.breath.answer(menu_message("open-not-started", why=system_reason(error)))
        return False
    conversation.breath.answer(menu_message("open-wait"))
    end = conversation.now + OPENING
    while table.opened is None and not table.is_closed and conversation.now < end:
        yield Prompt("none", conversation.now + QUICK)
    address = None if table.opened is None else address_of(table.opened["address"])
    if table.opened is None or address is None:
        table.close()
        conversation.breath.answer(menu_message("open-failed", reason=table.said.strip()))
        return False
    preferences = computer.preferences
    preferences.put(replace(preferences.settings, friends_table=wanted))
    code = table.opened["code"]
    invitation = menu_message("open-invitation", address=address.shown, code=said(code))
    if wanted.is_for_network and address.is_private:
        conversation.breath.answer(menu_message("open-no-network"))
    elif wanted.is_for_network:
        conversation.breath.answer(menu_message("open-not-encrypted"))
    conversation.breath.answer(invitation, *map(old_game, table.old))
    visit = Visit(computer, address, code, None, invitation)
    try:
        was_there = yield from visit.run()
    finally:
        if not visit.has_sat:  # it would wait for somebody
            table.close()
    if visit.is_over_days and visit.keeps_seat:
        table.stay()
        conversation.breath.answer(menu_message("open-stays-days"))
    else:
        yield from _leave(computer, table)
    return was_there


def _leave(computer: Computer, table: TableProcess) -> Talk[None]:
    conversation = computer.conversation
    end = conversation.now + LEAVING
    while not table.is_closed and conversation.now < end:
        yield Prompt("none", conversation.now + QUICK)
    if not table.is_closed and not (yield from yes(conversation, menu_message("open-close"), usual=False)):
        table.stay()
        conversation.breath.answer(menu_message("open-stays"))
        return
    table.close()
    conversation.breath.answer(menu_message("open-closed"))
