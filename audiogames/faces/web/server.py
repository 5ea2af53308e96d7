"""The server of one table: the page, and a socket for each device. Whatever takes time is done in threads beside."""

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from math import inf
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from audiogames.core.game import Json
from audiogames.faces.web.gathering import TOO_MANY, Frame, Gathering
from audiogames.faces.web.guard import Guard, Rate, Sockets
from audiogames.faces.web.messages import LARGEST
from audiogames.play.table.sitting import Question

PAGE: Final = Path(__file__).parent / "page"

MOST_WAITING: Final = 256 * 1024
"""Bytes that wait for one socket at most: whoever does not read so much is dropped."""

SHORTEST: Final = 0.005
"""Seconds between two looks at the table, whatever is due."""

CLOSING: Final = 2.0
"""Seconds in which sockets are told that the table is closed."""

THINKERS: Final = 2
"""Threads in which bots choose."""

PING: Final = 20.0
"""Seconds after which a device is asked for a sign, and in which it gives it, or is gone."""

log = logging.getLogger(__name__)


class Link:
    """One socket: what waits to be sent there."""

    def __init__(self, number: int, websocket: WebSocket) -> None:
        self.number = number
        self.websocket = websocket
        assert websocket.client is not None
        self.address = websocket.client.host
        self.rate = Rate(time.monotonic())
        self.is_slow = False
        self._waiting: asyncio.Queue[Frame] = asyncio.Queue()
        self._bytes = 0
        self.broken = asyncio.Event()
        """Set where nothing more is to be read or written."""

    def put(self, frame: Frame) -> None:
        """Let a frame be sent as soon as the socket takes it."""
        self._bytes += len(frame.text)
        if self._bytes > MOST_WAITING:
            self.is_slow = True
            self.broken.set()
        else:
            self._waiting.put_nowait(frame)

    async def send(self) -> None:
        """Send what is put, in order, until a frame closes the socket."""
        while True:
            frame = await self._waiting.get()
            if (early := frame.ready - time.monotonic()) > 0:
                await asyncio.sleep(early)
            if frame.text:
                await self.websocket.send_text(frame.text)
            self._bytes -= len(frame.text)
            if frame.close:
                await self.websocket.close(frame.close)
                return


class TableServer(uvicorn.Server):
    """Serves one table at a socket that listens already; `tell` hears of what happens there.

    Everything about the table is done in one thread, one thing after the other: what is written to the journal is on
    the disk before anybody is sent anything of it, and the event loop waits for no disk.
    """

    def __init__(
        self, gathering: Gathering, names: tuple[str, ...] = (), tell: Callable[[Json], None] | None = None
    ) -> None:
        self._gathering = gathering
        self._tell = tell
        routes = [
            Route("/", _index),
            Route("/screen", _index),
            Mount("/page", StaticFiles(directory=PAGE, check_dir=False)),
            WebSocketRoute("/socket", self._serve_socket),
        ]
        app = Starlette(routes=routes, middleware=[Middleware(Guard, names=names)])
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_max_size=LARGEST,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                ws_per_message_deflate=False,
                lifespan="off",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=int(CLOSING),
            )
        )
        self._links: dict[int, Link] = {}
        self._came = 0
        self._sockets = Sockets()
        self._inbox: asyncio.Queue[Callable[[float], None]] = asyncio.Queue()
        self._worker = ThreadPoolExecutor(1, "table")
        self._thinkers = ThreadPoolExecutor(THINKERS, "bots")
        self._thinking: set[tuple[int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to whoever started the server: Control+C cancels what it awaits."""
        yield

    async def open(self, listening: socket.socket) -> None:
        """Serve the table until it is closed, or this is cancelled: then the table is closed first."""
        table = asyncio.create_task(self._hold())
        serving = asyncio.create_task(self.serve([listening]))
        try:
            await asyncio.wait({table, serving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._inbox.put_nowait(lambda now: self._gathering.close())
            await table
            await self._let_go()
            self.should_exit = True
            await serving
            for task in self._tasks:
                task.cancel()
            self._thinkers.shutdown(wait=False, cancel_futures=True)
            self._worker.shutdown()

    async def _let_go(self) -> None:
        """Wait a moment until every socket has been told."""
        until = time.monotonic() + CLOSING
        while self._links and time.monotonic() < until:
            await asyncio.sleep(SHORTEST)

    # The table.

    async def _hold(self) -> None:
        """Do one thing after the other at the table: what comes in, and what is due."""
        wait: float | None = None
        while not self._gathering.is_closed:
            try:
                do = await asyncio.wait_for(self._inbox.get(), wait)
            except TimeoutError:
                do = self._gathering.pass_time
            due = await self._work(do)
            wait = None if due == inf else max(SHORTEST, due - time.monotonic())

    async def _work(self, do: Callable[[float], None]) -> float:
        """Do something at the table, and send what comes of it; return when something is due."""
        loop = asyncio.get_running_loop()
        frames, events, questions, due = await loop.run_in_executor(self._worker, self._done, do)
        for frame in frames:
            link = self._links.get(frame.link)
            if link is not None:
                link.put(frame)
        for event in events:
            if self._tell is not None:
                self._tell(event)
        for question in questions:
            self._ask(question)
        return due

    def _done(self, do: Callable[[float], None]) -> tuple[list[Frame], list[Json], tuple[Question, ...], float]:
        gathering = self._gathering
        do(time.monotonic())
        frames, gathering.out = gathering.out, []
        events, gathering.events = gathering.events, []
        return frames, events, gathering.questions, gathering.due()

    def _ask(self, question: Question) -> None:
        """Let a bot choose, unless it does so already."""
        key = question.seat, question.version
        if key not in self._thinking:
            self._thinking.add(key)
            task = asyncio.create_task(self._think(question, key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, question: Question, key: tuple[int, int]) -> None:
        try:
            action = await asyncio.get_running_loop().run_in_executor(self._thinkers, question.answer)
        finally:
            self._thinking.discard(key)
        self._inbox.put_nowait(partial(self._gathering.hand_in, question, action))

    # A socket.

    async def _serve_socket(self, websocket: WebSocket) -> None:
        self._came += 1
        link = Link(self._came, websocket)
        if not self._sockets.take(link.address):
            await websocket.close(TOO_MANY)
            return
        try:
            await websocket.accept()
            self._links[link.number] = link
            await self._carry(link)
        finally:
            self._links.pop(link.number, None)
            self._sockets.give_back(link.address)
            self._inbox.put_nowait(partial(self._lose, link.number))

    def _lose(self, number: int, now: float) -> None:
        self._gathering.lost(number, now)
        self._gathering.pass_time(now)

    async def _carry(self, link: Link) -> None:
        """Carry messages both ways until one side ends."""
        ways = {asyncio.create_task(link.send()), asyncio.create_task(self._receive(link))}
        ways.add(asyncio.create_task(self._break(link)))
        done, ended = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ended:
            way.cancel()
        for way in (*done, *ended):
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, KeyError):  # bytes have no text
                await way
        if link.is_slow:
            log.warning("A device was dropped that did not read what it was sent")
            self._abort(link)

    @staticmethod
    async def _break(link: Link) -> None:
        await link.broken.wait()

    async def _receive(self, link: Link) -> None:
        """Hand in what a device sends."""
        while True:
            text = await link.websocket.receive_text()
            if not link.rate.allows(time.monotonic()):
                log.warning("A device was dropped that sent too much")
                await link.websocket.close(TOO_MANY)
                return
            self._inbox.put_nowait(partial(self._gathering.take, link.number, link.address, text))

    def _abort(self, link: Link) -> None:
        """Break a connection off whose other end reads nothing: it could never be closed in order."""
        client = link.websocket.client
        for connection in list(self.server_state.connections):
            if client is not None and getattr(connection, "client", None) == tuple(client):
                connection.transport.abort()


async def _index(request: Request) -> Response:
    return FileResponse(PAGE / "index.html")


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)
