"""The door of the server: it keeps no connection open that asks for nothing, and carries no flood of empty frames.

The page and the sockets have limits of their own (`guard.py`). These are for what comes before a request is whole, and
between messages.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from audiogames.faces.web.guard import Rate

MOST_CONNECTIONS: Final = 64
"""Connections of one address that are no sockets yet: a browser opens six."""

PIECE: Final = 1024
"""Bytes of one socket that are read in one turn of the event loop: messages of the page are shorter."""

WHOLE: Final = 10.0
"""Seconds in which a request is to be whole."""

log = logging.getLogger(__name__)


class Crowd:
    """How many connections each address has; those of `proxies` are of many people, and are not counted."""

    def __init__(self, proxies: Collection[str] = ()) -> None:
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count a connection; False where the address has too many, and it is not counted."""
        if address in self._proxies:
            return True
        if self._open[address] >= MOST_CONNECTIONS:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """A connection is closed, or has become a socket."""
        if self._open[address] > 1:
            self._open[address] -= 1
        else:
            del self._open[address]


class Door(H11Protocol):
    """One connection: its requests are to come whole and soon, and no address has too many."""

    def __init__(self, *, crowd: Crowd, **more: Any) -> None:
        super().__init__(**more)
        self._crowd = crowd
        self._counted = ""
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or break it off."""
        super().connection_made(transport)
        address = "" if self.client is None else self.client[0]
        if not self._crowd.take(address):
            log.warning("An address has too many connections: another one was broken off")
            transport.abort()
            return
        self._counted = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes, and wait no longer for the rest of a request than for its beginning."""
        super().data_received(data)
        if not self._counted:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        elif self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let a request become a socket, which is counted elsewhere."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(WHOLE, self._wait_no_longer)

    def _wait_no_longer(self) -> None:
        self._patience = None
        log.warning("A connection was broken off that did not ask for anything in time")
        self.transport.abort()

    def _leave(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self._counted:
            self._crowd.give_back(self._counted)
            self._counted = ""


class Pipe(WebSocketsSansIOProtocol):
    """One socket: frames that are no whole message, such as pings, come no faster than messages may.

    What comes is read piece by piece, one in each turn of the event loop: a flood keeps no other socket waiting.
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._rate = Rate(time.monotonic())
        self._unread = bytearray()
        """What came and is not read yet; nothing more comes meanwhile."""
        self._is_reading = False
        """Whether the next piece is read in the next turn of the event loop."""

    def data_received(self, data: bytes) -> None:
        """Read what comes: at once what is short, as messages of the page are."""
        if self._unread or len(data) > PIECE:
            self._unread += data
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        """Read the next piece in the next turn, unless messages wait to be taken: then after these."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if not self._is_reading and self.queue.empty():
            self._is_reading = True
            self.loop.call_soon(self._read_piece)

    def _read_piece(self) -> None:
        self._is_reading = False
        if self.transport.is_closing():
            self._unread.clear()
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        super().data_received(piece)
        if self._unread:
            self._read_on()
        else:
            self._read_again()

    async def receive(self) -> Any:
        """Return the next message, and read on once none waits."""
        message = await self.queue.get()
        if self._unread:
            self._read_on()
        else:
            self._read_again()
        return message

    def _read_again(self) -> None:
        """Let more come, unless messages wait to be taken."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._allows():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of an answer."""
        if self._allows():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take the next part of a message."""
        if self._allows():
            super().handle_cont(event)

    def handle_events(self) -> None:
        """Do what came, unless the socket was broken off for it."""
        if not self.transport.is_closing():
            super().handle_events()

    def _allows(self) -> bool:
        """Whether the socket may go on: one that floods is broken off, without an answer to all that still waits."""
        if self.transport.is_closing():
            return False
        if not self._rate.allows(time.monotonic()):
            log.warning("A device was broken off that sent too many frames")
            self.transport.abort()
            return False
        return True
