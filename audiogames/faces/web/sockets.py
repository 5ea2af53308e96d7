"""One WebSocket of a device, on websockets' protocol without input and output, within limits.

Messages, and frames that are no whole message, such as pings, come no faster than messages may. What comes is read
piece by piece, one in each turn of the event loop: a flood keeps no other socket waiting. A device that does not read
what it is sent is dropped.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

from websockets.frames import Frame as Received
from websockets.frames import Opcode
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from audiogames.faces.web.guard import Complaints, Rate
from audiogames.play.people.frames import TOO_MANY, Frame
from audiogames.play.people.protocol import LARGEST

PIECE: Final = 1024
"""Bytes of one socket that are read in one turn of the event loop: messages of the page are shorter."""

IGNORED: Final = 64 * 1024
"""Bytes that are read in one turn where they are ignored, such as the rest of a message that is too long."""

MOST_WAITING: Final = 256 * 1024
"""Bytes that wait for one socket at most."""

PING: Final = 45.0
"""Seconds after which a device is asked for a sign: proxies take a connection for dead that is silent for a minute."""

PONG: Final = 20.0
"""Seconds in which it gives it, or is gone."""

PARTING: Final = 2.0
"""Seconds that a socket has to end on both sides once one of them has closed it."""

UNREADABLE, GARBLED = 1003, 1007
"""The codes that close a socket for a message of bytes, and for a text that is no UTF-8 (RFC 6455, 7.4.1)."""

Take: TypeAlias = Callable[[str], "asyncio.Future[None] | None"]
"""Takes a message. Where it returns a future, the next message waits for that."""


class Socket(asyncio.BufferedProtocol):
    """A socket whose opening handshake is done.

    `end` is called once, when either side ends, and `gone` once the connection is closed.
    """

    def __init__(
        self, network: str, complaints: Complaints, take: Take, end: Callable[[], None], gone: Callable[[], None]
    ) -> None:
        self._network = network
        self._complaints = complaints
        self._take: Take | None = take
        self._end: Callable[[], None] | None = end
        self._gone = gone
        self._protocol = ServerProtocol(state=State.OPEN, max_size=LARGEST)
        self._loop: asyncio.AbstractEventLoop
        self._transport: asyncio.Transport
        now = time.monotonic()
        self._messages, self._parts = Rate(now), Rate(now)
        self._buffer = bytearray()
        """Where the next piece is read to."""
        self._pieces: list[bytes] = []
        """What has come of a message in several frames."""
        self._texts: deque[str] = deque()
        """Messages that wait until the one before is done."""
        self._is_taking = False
        self._waiting: deque[tuple[float, bytes, int]] = deque()
        """What may not be sent yet: the second from which it may, the message, and with what the socket is closed."""
        self._alarm: asyncio.TimerHandle | None = None
        """When the next frame may be sent."""
        self._life: asyncio.TimerHandle | None = None
        """When the device is asked for a sign, or has not given it, or has not closed what is closed here."""
        self._is_silent = False
        """Whether the device was asked for a sign and has sent nothing since."""
        self._is_over = False
        """Whether nothing that comes is read any more."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        assert isinstance(transport, asyncio.Transport)
        self._transport, self._loop = transport, asyncio.get_running_loop()
        self._life = self._loop.call_later(PING, self._ask_for_a_sign)

    def connection_lost(self, exc: Exception | None) -> None:
        """End, if this has not ended yet."""
        self._ended()
        if self._life is not None:
            self._life.cancel()
        self._gone()

    # What comes.

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return room for one piece: the system keeps what else has come, until the next turn of the event loop."""
        self._buffer = bytearray(IGNORED if self._is_over else PIECE)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Read a piece. Nothing more is read while a message of it is being taken."""
        piece, self._buffer = bytes(self._buffer[:nbytes]), bytearray()
        self._is_silent = False
        if self._is_over or self._transport.is_closing():
            return
        self._protocol.receive_data(piece)
        for event in self._protocol.events_received():
            if isinstance(event, Received) and not self._transport.is_closing():
                self._handle(event)
        self._send_out()
        if self._is_taking:
            self._transport.pause_reading()

    def _handle(self, frame: Received) -> None:
        """Take note of a frame; one of a text or of bytes begins a message."""
        is_message = frame.opcode in (Opcode.TEXT, Opcode.BINARY)
        if not is_message and frame.opcode is not Opcode.CLOSE and not self._parts.allows(time.monotonic()):
            self._complaints.note(self._network, "sent too many frames: its socket was broken off")
            self._transport.abort()
            return
        if frame.opcode is Opcode.BINARY:
            self.close(UNREADABLE)
        elif is_message or frame.opcode is Opcode.CONT:
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                message, self._pieces = b"".join(self._pieces), []
                self._take_message(message)

    def _take_message(self, message: bytes) -> None:
        """Take a whole message, after those that came before it."""
        if self._take is None:
            return
        if not self._messages.allows(time.monotonic()):
            self._complaints.note(self._network, "sent too many messages: its socket was closed")
            self.close(TOO_MANY)
            return
        try:
            self._texts.append(message.decode())
        except UnicodeDecodeError:
            self.close(GARBLED)
        self._take_next()

    def _take_next(self) -> None:
        """Take the messages that wait, up to one that takes longer."""
        while self._texts and self._take is not None and not self._is_taking:
            doing = self._take(self._texts.popleft())
            if doing is not None:
                self._is_taking = True
                doing.add_done_callback(self._go_on)

    def _go_on(self, _: "asyncio.Future[None]") -> None:
        self._is_taking = False
        self._take_next()
        if not self._is_taking:
            self._transport.resume_reading()

    # What is sent.

    def put(self, frame: Frame) -> None:
        """Let a frame be sent with the next `flush`, or as soon as its second has come."""
        if self._end is None:
            return
        self._waiting.append((frame.ready, frame.text.encode(), frame.close))
        self._drop_if_too_much_waits()

    def _drop_if_too_much_waits(self) -> None:
        waiting = sum(len(data) for _, data, _ in self._waiting) + self._transport.get_write_buffer_size()
        if waiting > MOST_WAITING:
            self._complaints.note(self._network, "did not read what it was sent: its socket was broken off")
            self._transport.abort()
            self._ended()

    def flush(self) -> None:
        """Send what waits, in order, until something may not be sent yet or closes the socket."""
        while self._waiting and self._alarm is None and self._protocol.state is State.OPEN:
            ready, data, close = self._waiting[0]
            if (early := ready - time.monotonic()) > 0:
                self._alarm = self._loop.call_later(early, self._ring)
                break
            self._waiting.popleft()
            if data:
                self._protocol.send_text(data)
            if close:
                self.close(close)
        self._send_out()

    def _ring(self) -> None:
        self._alarm = None
        self.flush()

    def close(self, code: int) -> None:
        """Close the socket; nothing more is taken or sent."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._send_out()
        self._ended()

    def _send_out(self) -> None:
        """Hand the system what the protocol has to send, and give the other end a while to close what is closed."""
        if self._transport.is_closing():
            return
        parts = self._protocol.data_to_send()
        if data := b"".join(parts):
            self._transport.write(data)
            self._drop_if_too_much_waits()
        if self._protocol.close_expected():
            self._ended()
            if self._life is None:
                self._life = self._loop.call_later(PARTING, self._transport.abort)
        if SEND_EOF in parts:
            self._part()

    def _part(self) -> None:
        """Say that nothing more is sent, and wait until the other end closes the connection.

        If it were closed here, what still comes would make the system take back what was sent last.
        """
        self._is_over = True
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:
            self._transport.close()

    def _ask_for_a_sign(self) -> None:
        self._is_silent = True
        self._protocol.send_ping(b"")
        self._send_out()
        self._life = self._loop.call_later(PONG, self._look_for_a_sign)

    def _look_for_a_sign(self) -> None:
        if self._is_silent and self._transport.is_reading():
            self._transport.abort()
        else:
            self._life = self._loop.call_later(PING - PONG, self._ask_for_a_sign)

    def _ended(self) -> None:
        """Call `end` if it was not called yet, and hold nothing any more."""
        end, self._end, self._take = self._end, None, None
        self._texts.clear()
        self._waiting.clear()
        if end is not None:
            for timer in (self._alarm, self._life):
                if timer is not None:
                    timer.cancel()
            self._life = None
            end()
