"""Ways of visitors to tables at other nodes: texts pass in both directions as they are."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from audiogames.faces.web.guard import FORWARDED, NODE
from audiogames.faces.web.hall import Hall, TableElsewhere
from audiogames.faces.web.sockets import MOST_WAITING
from audiogames.play.people.frames import FAILED, LEFT, Frame
from audiogames.storage.nodes import OtherNode

OPENING: Final = 2.0
CLOSING: Final = 0.5
LOOK: Final = 0.25
"""Seconds for opening, for closing, and between two looks for dead nodes."""

AT_ONCE: Final = 16
"""Handshakes. The other node takes few connections of one address that are no sockets yet."""


class Relay:
    """`receive` gets texts for the visitor, `end` the code with which the table closed the socket, or None."""

    def __init__(self, receive: Callable[[str], None], end: Callable[[int | None], None]) -> None:
        self.table = ""
        self._receive = receive
        self._end = end
        self._connection: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self, node: OtherNode, network: str, secret: str) -> None:
        """Raises OSError, EOFError and WebSocketException."""
        self._connection = await connect(
            f"{node.address.replace('http', 'ws', 1)}socket",
            additional_headers={NODE: secret, FORWARDED: network},
            compression=None,
            open_timeout=OPENING,
            ping_interval=None,
            close_timeout=CLOSING,
            max_size=MOST_WAITING,
            user_agent_header=None,
            proxy=None,
        )
        self._reading = asyncio.create_task(self._read(self._connection))

    async def _read(self, connection: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in connection:
                self._receive(str(text))
        code = connection.close_code or 0
        self._end(code if code >= LEFT or code == FAILED else None)

    async def send(self, table: str, text: str) -> None:
        """Wait while the other node does not read."""
        self.table = table
        if self._connection is not None:
            with suppress(ConnectionClosed):
                await self._connection.send(text)

    def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._connection is not None:
            self._connection.transport.abort()


class Relays:
    """`put` sends a frame to the socket of a visitor."""

    def __init__(self, hall: Hall, put: Callable[[Frame], None]) -> None:
        self._hall = hall
        self._put = put
        self._of: dict[int, dict[OtherNode, Relay]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def pass_on(self, link: int, network: str, far: TableElsewhere, text: str) -> None:
        ways, node = self._of.setdefault(link, {}), far.node
        if node not in ways:
            relay = Relay(lambda text: self._put(Frame(link, text)), lambda code: self._end(link, node, code))
            try:
                async with self._turns:
                    await relay.open(node, network, self._hall.node.secret)
            except (OSError, EOFError, WebSocketException):
                self._end(link, node, None)
                return
            if self._of.get(link) is not ways:  # the visitor has gone meanwhile
                relay.close()
                return
            ways[node] = relay
        await ways[node].send(far.id, text)

    def leave(self, link: int, but: OtherNode | None = None) -> None:
        ways = self._of.pop(link, {})
        for node, relay in ways.items():
            if node != but:
                relay.close()
        if but in ways:
            self._of[link] = {but: ways[but]}

    def _end(self, link: int, node: OtherNode, code: int | None) -> None:
        if (relay := self._of.get(link, {}).pop(node, None)) is not None:
            relay.close()
        if not self._hall.is_at(link, node):
            return
        if code is not None:
            self._put(Frame(link, "", close=code))
            return
        self._hall.wait(link)
        for frame in self._hall.take_out():
            self._put(frame)

    async def watch(self) -> None:
        """Break off what leads to dead nodes, and show that the event loop turns."""
        while True:
            self._hall.node.turn()
            await asyncio.sleep(LOOK)
            for link, ways in list(self._of.items()):
                for node, relay in list(ways.items()):
                    if self._hall.node.place_of(relay.table) not in (node, "unknown"):
                        self._end(link, node, None)
