"""The server's HTTP: it sends files and opens sockets, within limits of time and rate."""

import asyncio
import logging
import re
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.utils import formatdate
from functools import partial
from http import HTTPStatus
from typing import Final, TypeAlias

from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from audiogames.faces.web import files, photographs
from audiogames.faces.web.guard import (
    Complaints,
    Ends,
    Guard,
    NetworkPlaces,
    PassedRequest,
    Refusal,
    RequestTurns,
    compiling,
)
from audiogames.play.people.codes import network_of

MOST_CONNECTIONS: Final = 64
"""Before connections become sockets. A browser opens six."""

LARGEST_HEAD: Final = 16 * 1024
"""Bytes. Browsers send fewer, even with cookies of other local servers."""

WHOLE: Final = 10.0
"""Seconds for a complete request, and for taking each part of its answer."""

PIECE: Final = 4 * 1024

PART: Final = 16 * 1024
"""Bytes of an answer buffered for a slow visitor, before more is read from disk."""

SOCKET: Final = "/socket"
FOR_EVER: Final = "public, max-age=31536000, immutable"
END: Final = b"\r\n\r\n"

PHOTOGRAPH: Final = "/photograph"
BODY: Final = re.compile(rb"\r\ncontent-length:[ \t]*(\d{1,9})[ \t]*(?=\r\n)", re.IGNORECASE)
MOST_PHOTOGRAPHS: Final = 4

REFUSED: Final = {"connection": "close", "content-type": "text/html; charset=utf-8"}

OpenSocket: TypeAlias = Callable[[PassedRequest, Callable[[], None]], asyncio.BufferedProtocol | None]
"""None if a network has too many sockets. The callback is for its end."""

log = logging.getLogger(__name__)


class Desk:
    def __init__(
        self,
        guard: Guard,
        complaints: Complaints,
        open_socket: OpenSocket,
        context: ssl.SSLContext | None = None,
        is_guest: Callable[[str], bool] = lambda token: False,
        is_alive: Callable[[], bool] = lambda: True,
    ) -> None:
        self.guard = guard
        self.complaints = complaints
        self.open_socket = open_socket
        self.is_guest = is_guest
        self.is_alive = is_alive
        self.context = context
        """None for plain connections."""
        self.places = NetworkPlaces(MOST_CONNECTIONS)
        self.turns = RequestTurns()
        self.turnstile = asyncio.Lock()
        """One request per turn of the event loop, so that tables wait for no more than that."""
        self.readers = ThreadPoolExecutor(1, "files")
        self.photographs = ThreadPoolExecutor(1, "photographs")
        self.waiting_photographs = 0
        self.visits: set[asyncio.Transport] = set()
        self.sockets: set[asyncio.Transport] = set()


class HttpConnection(asyncio.BufferedProtocol):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._ends: Ends
        self._counted = ""
        self._tcp: asyncio.Transport
        self._buffer = bytearray()
        self._unread = bytearray()
        self._doing: asyncio.Task[None] | None = None
        """A handshake or answer, during which nothing is read."""
        self._patience: asyncio.TimerHandle | None = None
        self._has_room = asyncio.Event()
        """Set while the other end takes what it is sent."""
        self._has_more = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._tcp = self._transport = transport
        visitor, (address, port, *_) = transport.get_extra_info("peername")[0], transport.get_extra_info("sockname")
        self._ends = Ends(visitor, address, port, self._desk.context is not None)
        self._has_room.set()
        transport.set_write_buffer_limits(PART)
        network = network_of(visitor)
        if self._desk.guard.counts(visitor):
            if not self._desk.places.take(network):
                self._desk.complaints.note(network, "has too many connections: another one was broken off")
                transport.abort()
                return
            self._counted = network
        self._desk.visits.add(transport)
        if self._desk.context is None:
            self._go_on()
        else:
            transport.pause_reading()
            self._doing = self._loop.create_task(self._encrypt(self._desk.context))

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        if self._doing is not None:
            self._doing.cancel()
            self._doing = None
        self._give_place_back()
        self._desk.visits.discard(self._tcp)

    def pause_writing(self) -> None:
        self._has_room.clear()

    def resume_writing(self) -> None:
        self._has_room.set()

    async def _encrypt(self, context: ssl.SSLContext) -> None:
        """The connection is counted already, so that nobody can hold many before it."""
        try:
            encrypted = await self._loop.start_tls(
                self._tcp, self, context, server_side=True, ssl_handshake_timeout=WHOLE, ssl_shutdown_timeout=WHOLE
            )
        except (OSError, EOFError):  # an SSLError is an OSError
            encrypted = None
        self._doing = None
        if encrypted is None:
            self._tcp.abort()
            self.connection_lost(None)
        else:
            self._transport = encrypted
            encrypted.set_write_buffer_limits(PART)
            self._go_on()

    def _go_on(self) -> None:
        self._patience = self._loop.call_later(WHOLE, self._give_up)
        self._read_request()

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if self._unread:
            self._desk.complaints.note(
                network_of(self._ends.visitor), "did not send the rest of a request: it was broken off"
            )
        self._transport.abort()

    def _give_place_back(self) -> None:
        if self._counted:
            self._desk.places.give_back(self._counted)
            self._counted = ""

    # Requests.

    def get_buffer(self, sizehint: int) -> bytearray:
        self._buffer = bytearray(PIECE)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """A whole request has one timeout."""
        self._unread += self._buffer[:nbytes]
        self._buffer = bytearray()
        self._has_more.set()
        if self._doing is None:
            self._read_request()

    def _read_request(self) -> None:
        head, end, rest = self._unread.partition(END)
        if end or len(self._unread) > LARGEST_HEAD:
            self._wait_no_more()
            self._transport.pause_reading()
            self._unread = rest
            self._doing = self._loop.create_task(self._answer(bytes(head + end) if end else None))

    async def _answer(self, head: bytes | None) -> None:
        try:
            goes_on = await self._respond(head)
        except (TimeoutError, EOFError, OSError):
            self._transport.abort()
            return
        except Exception:
            log.exception("A request could not be answered")
            self._transport.abort()
            return
        self._doing = None
        if not goes_on:
            self._transport.close()
            self._patience = self._loop.call_later(WHOLE, self._transport.abort)  # the visitor takes nothing
        elif self._transport.get_protocol() is self and not self._transport.is_closing():
            self._transport.resume_reading()
            self._go_on()

    async def _respond(self, head: bytes | None) -> bool:
        """Return True if another request may follow. Raises as `_send`."""
        async with self._desk.turnstile:
            await asyncio.sleep(0)
        sent = BODY.search(head) if head is not None and head.startswith(b"POST ") else None
        if head is not None and sent is not None:  # the parser takes requests without a body alone
            head = head[: sent.start()] + head[sent.end() :]
        judged = self._judge(head)
        network = network_of(self._ends.visitor) if isinstance(judged, Refusal) else judged[1].network
        wait = self._desk.turns.wait(network, self._loop.time())
        if wait is None:
            self._desk.complaints.note(network, "asks for too much: its connection was broken off")
            raise TimeoutError
        if wait:
            await asyncio.sleep(wait)
        if isinstance(judged, Refusal):
            await self._send(_response(judged.status, REFUSED, judged.page))
            return False
        request, passed = judged
        if request.path in (SOCKET, files.HEALTH) and not self._desk.is_alive():
            await self._send(_response(HTTPStatus.SERVICE_UNAVAILABLE, {"connection": "close"}))
            return False
        if request.path == SOCKET:
            return await self._open_socket(request, passed)
        if request.path == PHOTOGRAPH and request.method == "POST":
            await self._read_photograph(request, passed.headers, int(sent[1]) if sent else 0)
            return False
        if sent is not None and sent[1] != b"0":
            await self._send(_response(HTTPStatus.BAD_REQUEST, {"connection": "close"}))
            return False
        return await self._send_file(request, passed.headers)

    def _judge(self, head: bytes | None) -> tuple[Request, PassedRequest] | Refusal:
        if head is None:
            return Refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        request = _parsed(head)
        if request is None:
            return Refusal(HTTPStatus.BAD_REQUEST)
        judged = self._desk.guard.judge(request.headers, self._ends)
        return judged if isinstance(judged, Refusal) else (request, judged)

    async def _send_file(self, request: Request, headers: dict[str, str]) -> bool:
        path, _, query = request.path.partition("?")
        file = files.of_page(path)
        if path == files.WORKER:
            headers["service-worker-allowed"] = "/"
        if path == files.READER:
            headers["content-security-policy"] = compiling(headers["content-security-policy"])
        if file is None and path.startswith(files.FOLDER):
            file = await self._loop.run_in_executor(self._desk.readers, files.of_sounds, path)
        connections = {one.strip().lower() for line in request.headers.get_all("connection") for one in line.split(",")}
        goes_on = request.protocol == "HTTP/1.1" and "close" not in connections
        if not goes_on:
            headers["connection"] = "close"
        if request.method not in ("GET", "HEAD"):
            await self._send(_response(HTTPStatus.METHOD_NOT_ALLOWED, {**headers, "allow": "GET, HEAD"}))
        elif file is None:
            await self._send(_response(HTTPStatus.NOT_FOUND, headers))
        else:
            tag = f'"{file.tag}"'
            headers |= {
                "etag": tag,
                "cache-control": FOR_EVER if query and path.startswith(files.FOLDER) else "no-cache",
            }
            if tag in request.headers.get_all("if-none-match"):
                await self._send(_response(HTTPStatus.NOT_MODIFIED, headers))
            else:
                response = _response(HTTPStatus.OK, {**headers, "content-type": file.type}, size=file.size)
                await self._send(response, file if request.method == "GET" else None)
        return goes_on

    async def _read_photograph(self, request: Request, headers: dict[str, str], length: int) -> None:
        desk, headers["connection"] = self._desk, "close"
        if not desk.is_guest(request.headers.get("x-token", "")):
            await self._send(_response(HTTPStatus.FORBIDDEN, headers))
        elif not 0 < length <= photographs.LARGEST:
            await self._send(_response(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, headers))
        elif desk.waiting_photographs >= MOST_PHOTOGRAPHS:
            await self._send(_response(HTTPStatus.TOO_MANY_REQUESTS, headers))
        else:
            desk.waiting_photographs += 1
            try:
                photograph = await self._body(length)
                found = await self._loop.run_in_executor(desk.photographs, photographs.codes_in, photograph)
                answer = _response(HTTPStatus.OK, {**headers, "content-type": "text/plain"}, "\n".join(found))
            except photographs.Unreadable:
                answer = _response(HTTPStatus.UNPROCESSABLE_ENTITY, headers)
            except photographs.NoLibraries:
                answer = _response(HTTPStatus.NOT_IMPLEMENTED, headers)
            finally:
                desk.waiting_photographs -= 1
            await self._send(answer)

    async def _body(self, length: int) -> bytes:
        async with asyncio.timeout(WHOLE):
            while len(self._unread) < length:
                self._has_more.clear()
                self._transport.resume_reading()
                await self._has_more.wait()
        self._transport.pause_reading()
        return bytes(self._unread[:length])

    async def _send(self, response: Response, file: files.File | None = None) -> None:
        """As fast as the other end takes it. Raises TimeoutError, EOFError and OSError."""
        self._transport.write(response.serialize())
        sent = 0
        while file is not None and sent < file.size:
            async with asyncio.timeout(WHOLE):
                await self._has_room.wait()
            if isinstance(file.content, bytes):
                part = file.content[sent : sent + PART]
            else:
                part = await self._loop.run_in_executor(self._desk.readers, files.part, file.content, sent, PART)
            self._transport.write(part)
            sent += len(part)

    async def _open_socket(self, request: Request, passed: PassedRequest) -> bool:
        """Return False after an error. The socket takes over the connection."""
        if self._unread:  # a client waits for the answer before it sends anything (RFC 6455, 4.1)
            await self._send(_response(HTTPStatus.BAD_REQUEST, {"connection": "close"}))
            return False
        response = ServerProtocol().accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            await self._send(response)
            return False
        socket = self._desk.open_socket(passed, partial(self._desk.sockets.discard, self._tcp))
        if socket is None:
            await self._send(_response(HTTPStatus.TOO_MANY_REQUESTS, {"connection": "close"}))
            return False
        self._desk.visits.discard(self._tcp)
        self._desk.sockets.add(self._tcp)
        self._give_place_back()
        self._transport.write(response.serialize())
        self._transport.set_protocol(socket)
        socket.connection_made(self._transport)
        self._transport.resume_reading()
        return True


def _parsed(head: bytes) -> Request | None:
    protocol = ServerProtocol()
    protocol.receive_data(head)
    match protocol.events_received():
        case [Request(path=path, method=method, protocol=version) as request]:
            # The protocol and its parser hold each other, and the request, until garbage is collected.
            found = Request(path, request.headers.copy(), method, version)
            request.path = ""
            request.headers.clear()
            return found
    return None


def _response(status: HTTPStatus, headers: Mapping[str, str], text: str = "", size: int | None = None) -> Response:
    """An answer with a text, or the head of one with `size` bytes."""
    body = text.encode()
    own = {"date": formatdate(usegmt=True), "cache-control": "no-cache"}
    if status is not HTTPStatus.NOT_MODIFIED:
        own["content-length"] = str(len(body) if size is None else size)
    return Response(status.value, status.phrase, Headers({**own, **headers}), body)
