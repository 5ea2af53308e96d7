"""Asks how things stand at tables without a clock."""

import json
import threading
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from audiogames.core.messages import menu_message
from audiogames.faces.joining.link import Address, address_of
from audiogames.faces.joining.visit import QUICK, Visit
from audiogames.local.computer import Computer
from audiogames.play.menus.far import FarTable
from audiogames.play.prompts import Prompt, Talk
from audiogames.storage import tokens

ANSWER: Final = 2.0
"""Timeout in seconds for a table's answer."""

FIRST: Final = 1.0
LATER: Final = 0.2
"""Seconds for which the first menu, and each later one, waits for answers."""


class Answer(NamedTuple):
    title: str
    text: str
    turn: bool


def look(computer: Computer, known: dict[str, Answer | None]) -> Talk[Sequence[FarTable]]:
    """Ask all tables at the same time, and update what is `known` of them.

    A table that has not answered in time is as it was before.
    """
    kept = tokens.over_days() if computer.console.interactive else []
    conversation, waits = computer.conversation, LATER if known else FIRST
    language = conversation.device.language
    asking = [threading.Thread(target=_ask, args=(*one, language, known), daemon=True) for one in kept]
    for each in asking:
        each.start()
    end = conversation.now + waits
    while any(each.is_alive() for each in asking) and conversation.now < end:
        yield Prompt("none", conversation.now + QUICK)
    found = [_shown(computer, table, known.get(table)) for table, _ in tokens.over_days()]
    return sorted(found, key=lambda one: not one.turn)


def _shown(computer: Computer, table: str, answer: Answer | None) -> FarTable:
    address, code = _place(table)
    sit = partial(_sit, computer, address, code)
    if answer is None:
        return FarTable(menu_message("far-not-reached", address=address.shown), "", address.shown, False, sit)
    return FarTable(menu_message("text", text=answer.text), answer.title, address.shown, answer.turn, sit)


def _sit(computer: Computer, address: Address, code: str) -> Talk[bool]:
    return (yield from Visit(computer, address, code).run())


def _ask(table: str, token: str, language: str, known: dict[str, Answer | None]) -> None:
    place = _place(table)[0].socket
    try:
        with connect(place, open_timeout=ANSWER, close_timeout=QUICK, user_agent_header=None, proxy=None) as connection:
            connection.send(json.dumps({"kind": "look", "token": token, "language": language}))
            answer = json.loads(connection.recv(ANSWER))
            found = Answer(str(answer["title"]), str(answer["text"]), answer["turn"] is True)
    except (OSError, EOFError, ValueError, KeyError, TypeError, WebSocketException):
        known[table] = None
        return
    known[table] = found
    if not found.title:
        tokens.forget(table)


def _place(table: str) -> tuple[Address, str]:
    """From the name under which `Visit` keeps its token."""
    place, _, code = table.partition(" ")
    address = address_of(place.removesuffix("socket").replace("ws", "http", 1))
    assert address is not None
    return address, code
