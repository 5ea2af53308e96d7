"""One WebSocket of a device, on the websockets library's sans-I/O protocol, within limits of rate and size."""

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
"""Bytes read per turn of the event loop. Messages of the page are shorter."""

IGNORED: Final = 64 * 1024

MOST_WAITING: Final = 256 * 1024

PING: Final = 45.0
"""Seconds. Proxies drop a connection that is silent for a minute."""

PONG: Final = 20.0

PARTING: Final = 2.0
"""Seconds for both sides to end after a close."""

UNREADABLE, GARBLED = 1003, 1007
"""For a binary message, and for invalid UTF-8 (RFC 6455, 7.4.1)."""

COME_BACK: Final = 1012
# The server begins again (RFC 6455, registry of close codes).

HELD: Final = 0.1
"""Seconds between two looks whether the node is alive again."""

Take: TypeAlias = Callable[[str], "asyncio.Future[None] | None"]
"""If it returns a future, the next message waits for that."""


class Socket(asyncio.BufferedProtocol):
    """`end` is called once, when either side ends, and `gone` when the connection is closed.

    Nothing is sent unless `is_alive`. Another node has limited what is `passed_on` already.
    """

    def __init__(
        self,
        network: str,
        complaints: Complaints,
        take: Take,
        end: Callable[[], None],
        gone: Callable[[], None],
        is_alive: Callable[[], bool] = lambda: True,
        passed_on: bool = False,
    ) -> None:
        self._network = network
        self._complaints = complaints
        self._take: Take | None = take
        self._end: Callable[[], None] | None = end
        self._gone = gone
        self._is_alive = is_alive
        self._is_passed_on = passed_on
        self._protocol = ServerProtocol(state=State.OPEN, max_size=LARGEST)
        self._loop: asyncio.AbstractEventLoop
        self._transport: asyncio.Transport
        now = time.monotonic()
        self._messages, self._parts = Rate(now), Rate(now)
        self._buffer = bytearray()
        self._pieces: list[bytes] = []
        self._texts: deque[str] = deque()
        self._is_taking = False
        self._waiting: deque[tuple[float, bytes, int]] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._life: asyncio.TimerHandle | None = None
        self._is_silent = False
        self._is_over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport, self._loop = transport, asyncio.get_running_loop()
        self._life = self._loop.call_later(PING, self._ask_for_a_sign)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended()
        if self._life is not None:
            self._life.cancel()
        self._gone()

    # What comes.

    def get_buffer(self, sizehint: int) -> bytearray:
        """The system keeps the rest until the next turn of the event loop."""
        self._buffer = bytearray(IGNORED if self._is_over else PIECE)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Nothing more is read while the message of a piece is being handled."""
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
        if self._take is None:
            return
        if not (self._is_passed_on or self._messages.allows(time.monotonic())):
            self._complaints.note(self._network, "sent too many messages: its socket was closed")
            self.close(TOO_MANY)
            return
        try:
            self._texts.append(message.decode())
        except UnicodeDecodeError:
            self.close(GARBLED)
        self._take_next()

    def _take_next(self) -> None:
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
        """For `flush`, or for its time."""
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
        while self._waiting and self._alarm is None and self._protocol.state is State.OPEN:
            ready, data, close = self._waiting[0]
            if (early := ready - time.monotonic()) > 0 or not self._is_alive():
                self._alarm = self._loop.call_later(early if early > 0 else HELD, self._ring)
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

    def send_away(self, text: str) -> None:
        """Even if the node is not alive. The device comes back by itself."""
        if not self._is_passed_on and self._protocol.state is State.OPEN:
            self._protocol.send_text(text.encode())
            self.close(COME_BACK)

    def close(self, code: int) -> None:
        """Ignore further input and output."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._send_out()
        self._ended()

    def _send_out(self) -> None:
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
        """End output, and wait for the other end to close.

        Closing here with unread input would make the system discard the last output.
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
        end, self._end, self._take = self._end, None, None
        self._texts.clear()
        self._waiting.clear()
        if end is not None:
            for timer in (self._alarm, self._life):
                if timer is not None:
                    timer.cancel()
            self._life = None
            end()
