"""One socket, at a real connection: what waits for a device that reads slowly or not at all, and when it is sent."""

import asyncio
import socket
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from audiogames.faces.web import guard, sockets
from audiogames.faces.web.guard import Complaints
from audiogames.faces.web.sockets import Socket
from audiogames.play.people.frames import Frame

PATIENCE = 20
LINE = 1024
"""Bytes of each message here."""


class Device:
    """The other end of a socket, which takes little that it does not read; no handshake comes before."""

    def __init__(self, raw: socket.socket, one: Socket, ended: asyncio.Event, gone: asyncio.Event) -> None:
        self.raw = raw
        self.socket = one
        self.ended = ended
        self.gone = gone

    def put(self, text: str, **more: float) -> None:
        """Let the socket send a message."""
        self.socket.put(Frame(1, text, **more))  # type: ignore[arg-type]
        self.socket.flush()

    async def read(self, size: int) -> bytes:
        """Return what comes next, so many bytes."""
        loop, found = asyncio.get_running_loop(), b""
        while len(found) < size:
            part = await asyncio.wait_for(loop.sock_recv(self.raw, size - len(found)), PATIENCE)
            if not part:
                raise EOFError
            found += part
        return found

    async def message(self) -> tuple[int, bytes]:
        """Return the kind and the content of the next frame (RFC 6455, 5.2)."""
        first, length = await self.read(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.read(2))
        return first & 0xF, await self.read(length)


@asynccontextmanager
async def opened() -> AsyncIterator[Device]:
    """Open a socket and its other end; both take some kilobytes at most that are not read."""
    loop = asyncio.get_running_loop()
    ended, gone = asyncio.Event(), asyncio.Event()
    made: asyncio.Future[Socket] = loop.create_future()

    def make() -> Socket:
        made.set_result(Socket("192.0.2.1", Complaints(), lambda text: None, ended.set, gone.set))
        return made.result()

    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    serving = await loop.create_server(make, sock=listening)
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        await loop.sock_connect(raw, listening.getsockname())
        one = await made
        await asyncio.sleep(0)  # until it is told of its connection
        yield Device(raw, one, ended, gone)
    await asyncio.wait_for(gone.wait(), PATIENCE)
    serving.close()


def at_a_device(act: Callable[[Device], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened() as device:
            await act(device)

    asyncio.run(run())


def line(number: int) -> str:
    return f"{number}".ljust(LINE)


def test_a_device_that_reads_on_after_a_while_gets_all_however_much_it_was_in_all() -> None:
    async def act(device: Device) -> None:
        for begin in range(0, 1000, 200):  # 200 kB wait each time, and 1 MB comes in all
            for number in range(begin, begin + 200):
                device.put(line(number))
            for number in range(begin, begin + 200):
                assert await device.message() == (1, line(number).encode())
        assert not device.ended.is_set()

    at_a_device(act)


def test_a_device_that_reads_nothing_is_dropped_once_256_kilobytes_wait() -> None:
    async def act(device: Device) -> None:
        sent = 0
        while not device.ended.is_set() and sent < 2**20:
            device.put(line(0))
            sent += LINE
            await asyncio.sleep(0)
        assert 256 * 1024 < sent < 256 * 1024 + 64 * 1024, "what the system keeps comes on top"
        with pytest.raises((EOFError, ConnectionResetError)):
            await device.read(2**20)

    at_a_device(act)


def test_answers_to_pings_wait_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "A_SECOND", 10**9)
    ping = b"\x89\xfd\0\0\0\0" + bytes(125)

    async def act(device: Device) -> None:
        for _ in range(20_000):
            if device.ended.is_set():
                return
            await asyncio.get_running_loop().sock_sendall(device.raw, ping)
            await asyncio.sleep(0)
        raise AssertionError("it is still open")

    at_a_device(act)


def test_what_may_not_be_sent_yet_waits_too() -> None:
    async def act(device: Device) -> None:
        for number in range(256):
            device.put(line(number), ready=time.monotonic() + 600)
        assert not device.ended.is_set()
        device.put(" ", ready=0)
        assert device.ended.is_set()

    at_a_device(act)


def test_signs_of_two_bytes_wait_as_two() -> None:
    async def act(device: Device) -> None:
        device.put("é" * 128 * 1024, ready=time.monotonic() + 600)
        assert not device.ended.is_set()
        device.put("é", ready=0)
        assert device.ended.is_set()

    at_a_device(act)


def test_nothing_is_sent_before_its_second_and_nothing_overtakes_it() -> None:
    async def act(device: Device) -> None:
        ready = time.monotonic() + 0.3
        device.put("first")
        device.put("second", ready=ready)
        device.put("third")
        assert await device.message() == (1, b"first")
        assert await device.message() == (1, b"second")
        assert time.monotonic() >= ready
        assert await device.message() == (1, b"third")

    at_a_device(act)


def test_a_frame_closes_the_socket_with_its_code_after_what_was_sent_before() -> None:
    async def act(device: Device) -> None:
        device.put("last words", close=4001)
        assert device.ended.is_set()
        device.put("too late")
        assert await device.message() == (1, b"last words")
        assert await device.message() == (8, struct.pack("!H", 4001))
        device.raw.send(b"\x88\x82\0\0\0\0" + struct.pack("!H", 4001))
        with pytest.raises(EOFError):
            await device.read(1)

    at_a_device(act)


def test_a_device_that_does_not_close_what_is_closed_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "PARTING", 0.1)

    async def act(device: Device) -> None:
        device.put("", close=4001)
        await asyncio.wait_for(device.gone.wait(), PATIENCE)

    at_a_device(act)


@pytest.mark.parametrize("answers", [True, False])
def test_a_device_that_gives_no_sign_is_gone(monkeypatch: pytest.MonkeyPatch, answers: bool) -> None:
    monkeypatch.setattr(sockets, "PING", 0.9)
    monkeypatch.setattr(sockets, "PONG", 0.8)

    async def act(device: Device) -> None:
        for _ in range(2):
            if not answers:
                break
            assert await device.message() == (9, b"")
            device.raw.send(b"\x8a\x80\0\0\0\0")
        assert device.ended.is_set() is False
        await asyncio.wait_for(device.ended.wait(), PATIENCE)

    at_a_device(act)


def test_a_device_is_asked_for_a_sign_after_45_seconds_and_has_20_to_give_it() -> None:
    """Proxies take a connection for dead that is silent for a minute."""
    assert (sockets.PING, sockets.PONG) == (45, 20)
