import asyncio
import json
import socket
import ssl
import threading
from abc import ABC, abstractmethod
from concurrent.futures import CancelledError
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException

from audiogames.core.game import Json
from audiogames.play.people.frames import CLOSED, ELSEWHERE, LEFT, MOVED, REFUSED, UNTIL_LATER
from audiogames.play.people.protocol import FIRST_PORT

OPENING: Final = 10.0
PING: Final = 5.0
SILENT: Final = 15.0
CLOSING: Final = 1.0
"""Seconds for opening, before a ping, for its answer, and for closing."""

AGAIN: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each reconnection, by number of failures."""

PORTS: Final = {"ws": 80, "wss": 443}

A_SECOND: Final = 15.0
AT_ONCE: Final = 15.0

FINAL: Final = LEFT, ELSEWHERE, REFUSED, MOVED, CLOSED, UNTIL_LATER
WHY: Final = {ELSEWHERE: "join-elsewhere", MOVED: "join-elsewhere", UNTIL_LATER: "join-until-later"}


class Address(NamedTuple):
    shown: str
    socket: str
    code: str = ""

    @property
    def is_private(self) -> bool:
        """Nobody can intercept: it is encrypted, or on this computer."""
        host = urlsplit(self.socket).hostname or ""
        return self.socket.startswith("wss") or host in ("localhost", "::1") or host.startswith("127.")


def address_of(typed: str) -> Address | None:
    """With or without its scheme. None if it is invalid."""
    text = typed.strip()
    try:
        parts = urlsplit(text if "://" in text else f"//{text}", "http")
        host, port, scheme = parts.hostname, parts.port, parts.scheme.lower()
    except ValueError:
        return None
    if not host or scheme not in ("http", "https", "ws", "wss") or any(character.isspace() for character in host):
        return None
    name = f"[{host}]" if ":" in host else host
    if port is None and "://" not in text:
        port = FIRST_PORT
    place = name if port is None else f"{name}:{port}"
    secure = scheme in ("https", "wss")
    folder = parts.path.rstrip("/")
    return Address(
        f"{'https' if secure else 'http'}://{place}{folder}/",
        f"{'wss' if secure else 'ws'}://{place}{folder}/socket",
        parts.fragment,
    )


class LinkOpened(NamedTuple):
    number: int


class LinkLost(NamedTuple):
    """If `is_final`, the socket is not reconnected, and `why` is the message."""

    why: str
    is_final: bool = False


class Link(ABC):
    """`greeting` is sent first each time it opens.

    `take` returns messages of the table, LinkOpened and LinkLost. Receipts are sent immediately.
    """

    def __init__(self, greeting: Json) -> None:
        self.greeting = greeting
        self._came: SimpleQueue[Any] = SimpleQueue()
        self._opened = 0

    def greet_with(self, greeting: Json) -> None:
        self.greeting = greeting

    def take(self) -> Any:
        try:
            return self._came.get_nowait()
        except Empty:
            return None

    @abstractmethod
    def send(self, message: Json, opened: int) -> bool:
        """Return False if the link with this number is no longer open."""

    @abstractmethod
    def close(self) -> None: ...

    def _note_opened(self) -> None:
        self._opened += 1
        self._came.put(LinkOpened(self._opened))

    def _note_lost(self, lost: LinkLost) -> LinkLost:
        lost = lost._replace(is_final=lost.is_final or not self._opened)
        self._came.put(lost)
        return lost

    def _note_message(self, message: Any) -> Json | None:
        """Return its receipt, if it needs one."""
        if not isinstance(message, dict):
            return None
        self._came.put(message)
        if message.get("kind") == "reply" and message.get("told"):
            return {"kind": "given", "given": message["told"][-1]["number"]}
        return None


def lost_by(code: int | None) -> LinkLost:
    return LinkLost(WHY.get(code or 0, "join-left"), code in FINAL)


class SocketLink(Link):
    """One thread reads and writes, since two on one encrypted socket lose bytes."""

    def __init__(self, address: Address, greeting: Json, trusted: str | None = None) -> None:
        super().__init__(greeting)
        self.address = address
        self._trusted = trusted
        self._connection: ClientConnection | None = None
        self._loop = asyncio.new_event_loop()
        self._holding = self._loop.create_task(self._hold())
        self._turn = asyncio.Lock()
        self._room, self._at = AT_ONCE, self._loop.time()
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)
        self._thread.start()

    def send(self, message: Json, opened: int) -> bool:
        connection = self._connection
        if connection is None or opened != self._opened:
            return False
        with suppress(ConnectionClosed, CancelledError, TimeoutError):
            asyncio.run_coroutine_threadsafe(self._send(connection, message), self._loop).result(SILENT)
            return True
        return False

    def close(self) -> None:
        is_open = self._connection is not None
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._holding.cancel)
        if is_open:  # who looks for a table that is not there is not waited for
            self._thread.join(2 * CLOSING)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(asyncio.wait([self._holding]))

    async def _hold(self) -> None:
        """Reconnect until a final close or cancellation."""
        failures = 0
        while True:
            lost = await self._hold_once()
            failures = 0 if self._connection is not None else failures + 1
            self._connection = None
            if self._note_lost(lost).is_final:
                return
            await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])

    async def _hold_once(self) -> LinkLost:
        try:
            opened = await connect(
                self.address.socket,
                sock=self._reached(),
                ssl=self._context(),
                compression=None,
                open_timeout=OPENING,
                ping_interval=PING,
                ping_timeout=SILENT,
                close_timeout=CLOSING,
                max_size=None,
                user_agent_header=None,
                proxy=None,
            )
        except ssl.SSLCertVerificationError:
            return LinkLost("join-certificate")
        except (InvalidHandshake, InvalidURI, ssl.SSLError):
            return LinkLost("join-no-table")
        except (OSError, EOFError, WebSocketException):  # a socket that says nothing is a TimeoutError
            return LinkLost("join-nobody")
        async with opened as connection:
            try:
                await connection.send(json.dumps(self.greeting, ensure_ascii=False))
                self._connection = connection
                self._note_opened()
                async for text in connection:
                    if (receipt := self._note_message(json.loads(text))) is not None:
                        with suppress(ConnectionClosed):  # what came before the end is read all the same
                            await self._send(connection, receipt)
            except (ConnectionClosed, ValueError):
                pass
        return lost_by(connection.close_code)

    def _reached(self) -> socket.socket:
        """Raises OSError.

        It blocks the idle loop, since asyncio's own search for addresses cannot be cancelled.
        """
        parts = urlsplit(self.address.socket)
        assert parts.hostname is not None
        return socket.create_connection((parts.hostname, parts.port or PORTS[parts.scheme]), OPENING)

    def _context(self) -> ssl.SSLContext | None:
        if not self.address.socket.startswith("wss"):
            return None
        context = ssl.create_default_context()
        if self._trusted is not None:
            context.load_verify_locations(self._trusted)
        return context

    async def _send(self, connection: ClientConnection, message: Json) -> None:
        async with self._turn:
            now = self._loop.time()
            self._room = min(AT_ONCE, self._room + (now - self._at) * A_SECOND)
            self._at = now
            if self._room < 1.0:
                await asyncio.sleep((1.0 - self._room) / A_SECOND)
            self._room -= 1.0
            await connection.send(json.dumps(message, ensure_ascii=False))
