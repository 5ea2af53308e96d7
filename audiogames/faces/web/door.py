"""The door of the server: it keeps no connection open that asks for nothing, and carries the messages of sockets.

The page has limits of its own (`guard.py`). These are for what comes before a request is whole, and for what a socket
sends and does not read.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeAlias

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame as Part
from websockets.http11 import Request
from websockets.protocol import State

from audiogames.faces.web.guard import Rate
from audiogames.play.people.frames import TOO_MANY, Frame

MOST_CONNECTIONS: Final = 64
"""Connections of one address that are no sockets yet: a browser opens six."""

PIECE: Final = 1024
"""Bytes of one socket that are read in one turn of the event loop: messages of the page are shorter."""

WHOLE: Final = 10.0
"""Seconds in which a request is to be whole."""

MOST_WAITING: Final = 256 * 1024
"""Bytes that wait for one socket at most: whoever does not read so much is dropped."""

UNREADABLE, GARBLED = 1003, 1007
"""With what a socket is closed that sends something else than text, or text that is none (RFC 6455)."""

PIPE: Final = "pipe"
"""The key of the socket among the extensions of its scope."""

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


Take: TypeAlias = Callable[[str], "asyncio.Future[None] | None"]
"""What takes a message of a socket. Where it returns a future, the next message waits for that."""


class NoQueue(asyncio.Queue[Any]):
    """Takes what uvicorn puts into the queue of an app that waits for nothing."""

    def put_nowait(self, item: Any) -> None:
        """Let go of something."""


NO_QUEUE: Final = NoQueue()
WRITABLE: Final = asyncio.Event()
"""Never waited for: a socket itself keeps what the other end does not take yet."""


class Pipe(WebSocketsSansIOProtocol):
    """One socket. The app accepts it and says who takes its messages; it needs neither a task nor a queue then.

    Messages, and frames that are no whole message, such as pings, come no faster than messages may. What comes is read
    piece by piece, one in each turn of the event loop: a flood keeps no other socket waiting. What is to be sent waits
    here where the other end reads slowly; one that does not read at all is broken off.
    """

    # What is its own is not in the dictionary of what uvicorn keeps, which is half as large then.
    __slots__ = (
        *("_take", "_end", "_messages", "_parts", "_unread", "_texts", "_is_taking", "_is_reading"),
        *("_frames", "_bytes", "_is_full", "_alarm"),
    )

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._take: Take | None = None
        self._end: Callable[[], None] | None = None
        """Called once, when either side ends."""
        now = time.monotonic()
        self._messages, self._parts = Rate(now), Rate(now)
        self._unread = bytearray()
        """What came and is not read yet; nothing more comes meanwhile."""
        self._texts: list[str] = []
        """Messages that wait until the one before is done."""
        self._is_taking = False
        self._is_reading = False
        """Whether the next piece is read in the next turn of the event loop."""
        self._frames: list[Frame] = []
        """What waits to be sent."""
        self._bytes = 0
        """Of what waits to be sent."""
        self._is_full = False
        """Whether the other end reads slowly just now."""
        self._alarm: asyncio.TimerHandle | None = None
        """When the next frame may be sent."""

    def open(self, take: Take, end: Callable[[], None]) -> None:
        """Let messages be taken from now on. `end` is called once, when either side ends, or now if it has ended."""
        self._take, self._end = take, end
        if self.transport.is_closing():
            self._ended()

    # What comes.

    def handle_connect(self, event: Request) -> None:
        """Let the app find this socket in its scope."""
        super().handle_connect(event)
        if not self.handshake_complete:
            extensions: dict[Any, Any] = self.scope["extensions"] or {}
            extensions[PIPE] = self

    async def run_asgi(self) -> None:
        """Let the app accept the socket or refuse it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("A socket could not be opened")
            self.send_500_response()
        if self._take is None and self.close_timer is None:
            self.transport.close()
        self._forget_opening()

    def _forget_opening(self) -> None:
        """Let go of what only opening a socket needs: it takes more memory than all the rest of one."""
        for opening in (self.request, self.response):
            opening.headers.clear()
        del self.scope, self.request, self.response
        self.queue, self.writable = NO_QUEUE, WRITABLE

    def data_received(self, data: bytes) -> None:
        """Read what comes: at once what is short, as messages of the page are."""
        if self._unread or self._is_taking or len(data) > PIECE:
            self._unread += data
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        """Read the next piece in the next turn, unless messages wait to be taken: then after these."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if not self._is_reading and not self._is_taking:
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
        self._read_further()

    def _read_again(self) -> None:
        """Let more come, unless messages wait to be taken."""
        if self.read_paused and not self._is_taking:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Take a whole message, after those that came before it."""
        data, self.frames = b"".join(self.frames), []
        if self._take is None:
            return
        if self.curr_msg_data_type != "text":
            self.close(UNREADABLE)
        elif not self._messages.allows(time.monotonic()):
            log.warning("A device was dropped that sent too much")
            self.close(TOO_MANY)
        else:
            try:
                self._texts.append(data.decode())
            except UnicodeDecodeError:
                self.close(GARBLED)
            self._take_next()

    def _take_next(self) -> None:
        """Take the messages that wait, up to one that takes longer."""
        while self._texts and self._take is not None and not self._is_taking:
            doing = self._take(self._texts.pop(0))
            if doing is not None:
                self._is_taking = True
                doing.add_done_callback(self._go_on)

    def _go_on(self, _: "asyncio.Future[None]") -> None:
        self._is_taking = False
        self._take_next()
        self._read_further()

    def _read_further(self) -> None:
        """Read what came meanwhile, then let more come."""
        if self._unread:
            self._read_on()
        else:
            self._read_again()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._allows():
            super().handle_ping()

    def handle_pong(self, event: Part) -> None:
        """Take note of an answer."""
        if self._allows():
            super().handle_pong(event)

    def handle_cont(self, event: Part) -> None:
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
        if not self._parts.allows(time.monotonic()):
            log.warning("A device was broken off that sent too many frames")
            self.transport.abort()
            return False
        return True

    # What is sent.

    def put(self, frame: Frame) -> None:
        """Let a frame be sent with the next `flush`, or as soon as the other end takes it."""
        self._bytes += len(frame.text)
        if self._bytes > MOST_WAITING:
            log.warning("A device was dropped that did not read what it was sent")
            self.transport.abort()
            self._ended()
        else:
            self._frames.append(frame)

    def flush(self) -> None:
        """Send what waits, in order, until the other end reads slowly or a frame closes the socket."""
        written = []
        while self._frames and not self._is_full and self._alarm is None and self.conn.state is State.OPEN:
            frame = self._frames[0]
            if (early := frame.ready - time.monotonic()) > 0:
                self._alarm = self.loop.call_later(early, self._ring)
                break
            del self._frames[0]
            self._bytes -= len(frame.text)
            if frame.text:
                self.conn.send_text(frame.text.encode())
                written += self.conn.data_to_send()
            if frame.close:
                self._write(written)
                self.close(frame.close)
                return
        self._write(written)

    def _write(self, data: Sequence[bytes]) -> None:
        if data and not self.transport.is_closing():
            self.transport.write(b"".join(data))

    def _ring(self) -> None:
        self._alarm = None
        self.flush()

    def pause_writing(self) -> None:
        """Send nothing while the other end reads slowly."""
        self._is_full = True

    def resume_writing(self) -> None:
        """Send what waits."""
        self._is_full = False
        self.flush()

    def close(self, code: int) -> None:
        """Close the socket; nothing more is taken or sent."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self._write(self.conn.data_to_send())
            self.close_sent = True
            self._is_taking = False
            self._read_further()  # the other end's own close is to come
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._ended()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that the other side has ended."""
        super().connection_lost(exc)
        self._ended()

    def _ended(self) -> None:
        """Tell once that either side has ended, and hold nothing any more."""
        end, self._end, self._take = self._end, None, None
        self._texts.clear()
        self._frames.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if end is not None:
            end()
