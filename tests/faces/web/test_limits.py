"""Somebody who opens connections and asks for nothing, or floods with what is no message, keeps nobody away."""

import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from audiogames.faces.web import http

from .tables import CODE, Client, Server, gathering, served

ABUSER = "127.0.0.2"


@pytest.fixture
def server() -> Iterator[Server]:
    with served(gathering(seats=3)) as found:
        yield found


def opened(server: Server, source: str = ABUSER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 20, (source, 0))


def is_closed(one: socket.socket, seconds: float = 20.0) -> bool:
    """Whether the server closes a connection in time, whatever it says before."""
    one.settimeout(seconds)
    try:
        while one.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def is_closed_for(client: Client) -> bool:
    """Whether a socket is closed, whatever comes before."""
    try:
        while True:
            client.receive()
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "begins",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 1000\r\n\r\nx",
        b"GET /page/main.js HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\nGET / HT",
    ],
)
def test_a_request_that_does_not_come_whole_is_not_waited_for(
    server: Server, begins: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One byte now and then makes nobody wait longer."""
    monkeypatch.setattr(http, "WHOLE", 0.5)
    with opened(server) as slow:
        slow.sendall(begins.replace(b"{port}", str(server.port).encode()))
        slow.settimeout(0.1)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                if not slow.recv(65536):
                    return
                continue
            except TimeoutError:
                pass
            except OSError:
                return
            with suppress(OSError):
                slow.sendall(b"x")
    raise AssertionError("it is still open")


def test_an_address_has_64_connections_at_most_and_others_come_in(server: Server) -> None:
    with ExitStack() as stack:
        many = [stack.enter_context(opened(server)) for _ in range(74)]
        assert all(is_closed(one) for one in many[64:])
        assert server.connect().join("Ana")["seat"] == 0
        for one in many:
            one.close()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with opened(server) as again:
            again.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            with suppress(OSError):
                if again.recv(15) == b"HTTP/1.1 200 OK":
                    return
    raise AssertionError("closed connections count for ever")


def framed(opcode: int, payload: bytes, is_last: bool = True) -> bytes:
    """Return a frame as a client sends it (RFC 6455)."""
    mask = os.urandom(4)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    length = struct.pack("!B", 0x80 | len(body)) if len(body) < 126 else struct.pack("!BH", 0x80 | 126, len(body))
    return struct.pack("!B", opcode | 0x80 * is_last) + length + mask + body


PING, PONG, TEXT, MORE = 0x9, 0xA, 0x1, 0x0


@pytest.mark.parametrize("opcode", [PING, PONG, MORE])
def test_a_flood_of_frames_that_are_no_message_closes_its_socket_alone(server: Server, opcode: int) -> None:
    eve, ana = server.connect(), server.connect()
    eve.join("Eve")
    ana.join("Ana")
    flood = framed(opcode, b"", is_last=opcode != MORE) * 400
    if opcode == MORE:
        flood = framed(TEXT, b"", is_last=False) + flood
    with suppress(OSError):
        eve.connection.socket.sendall(flood)
    assert is_closed_for(eve)
    ana.send(kind="settings", language="fr")
    assert ana.until("welcome")["language"] == "fr"


def test_who_pings_now_and_then_and_sends_a_message_in_parts_stays(server: Server) -> None:
    ana = server.connect()
    wanted = f'{{"kind": "join", "code": "{CODE}", "name": "Ana", "language": "en"}}'.encode()
    parts = [framed(TEXT, wanted[:20], is_last=False), framed(MORE, wanted[20:], is_last=True)]
    for part in (framed(PING, b"1"), parts[0], framed(PING, b"2"), parts[1]):
        ana.connection.socket.sendall(part)
    assert ana.until("welcome")["name"] == "Ana"


def test_frames_that_are_packed_are_refused(server: Server) -> None:
    """Nobody offered to unpack them (RFC 7692): a small frame could become a very large message."""
    eve = server.connect()
    eve.join("Eve")
    eve.connection.socket.sendall(struct.pack("!BB", 0xC1, 0x80 | 1) + b"\0\0\0\0x")
    assert is_closed_for(eve)


def test_what_comes_at_once_is_read_in_pieces_and_in_order(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two pieces the server does what others wait for."""
    lengths = []
    read = ServerProtocol.receive_data

    def noted(protocol: ServerProtocol, data: bytes | bytearray) -> None:
        lengths.append(len(data))
        read(protocol, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", noted)
    ana = server.connect()
    hello = b'{"kind": "hello", "language": "fr"' + b" " * 9 * 1024 + b"}"
    join = f'{{"kind": "join", "code": "{CODE}", "name": "Ana", "language": "en"}}'.encode()
    ana.connection.socket.sendall(framed(TEXT, hello) + framed(PING, b"1") + framed(TEXT, join))
    assert [ana.receive()["kind"], ana.receive()["kind"]] == ["words", "welcome"]
    assert max(lengths) <= 1024
    assert sum(lengths) > 9 * 1024
