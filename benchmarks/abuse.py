"""How long the people at a table wait for an answer while somebody abuses its server.

    python -m benchmarks.abuse [--seconds 10]

A real server serves one table on this computer to two people, who ask for their hands ten times a second and never
longer than it takes to answer. A client in another process, at another address, does what no client should: as many
messages as it can, messages of 10 MB, half a handshake, requests that come byte by byte, pings and parts of messages
without end, nonsense, other seats' actions, wrong codes, talk, and a socket that reads nothing. 99 answers in 100 are
to come within 50 ms. The first line is the table in peace, in the same run.
"""

import argparse
import json
import logging
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from statistics import median
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from benchmarks.measure import percentile

ABUSER: Final = "127.0.0.2"
"""Another address of this computer, since limits are those of an address."""

EVERY: Final = 0.1
"""Seconds between two questions of a person."""

NAMES: Final = ("Ana", "Bob")

PATIENCE: Final = 20.0


def _socket(port: int, source: str, **more: Any) -> ClientConnection:
    origin: Any = f"http://127.0.0.1:{port}"
    address = f"ws://127.0.0.1:{port}/socket"
    connection: ClientConnection = connect(
        address, origin=origin, compression=None, close_timeout=1, source_address=(source, 0), **more
    )
    return connection


# What no client should do. Each is called again and again until its time is over.


def floods(port: int, code: str) -> None:
    """Send as many messages as go through one socket."""
    with _socket(port, ABUSER) as connection:
        for _ in range(10_000):
            connection.send('{"kind": "hello", "language": "en"}')


def sends_ten_megabytes(port: int, code: str) -> None:
    """Send one message of 10 MB."""
    with _socket(port, ABUSER, max_size=None) as connection:
        connection.send('{"kind": "hello", "language": "' + "e" * 10_000_000 + '"}')
        connection.recv(1)


def opens_half(port: int, code: str) -> None:
    """Open connections that say no more than half a request."""
    opened = [socket.create_connection(("127.0.0.1", port), 2, (ABUSER, 0)) for _ in range(100)]
    for one in opened:
        one.sendall(b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    time.sleep(0.2)
    for one in opened:
        one.close()


def sends_byte_by_byte(port: int, code: str) -> None:
    """Begin more requests than an address may, and go on with each as slowly as can be."""
    opened = [socket.create_connection(("127.0.0.1", port), 2, (ABUSER, 0)) for _ in range(200)]
    for byte in b"GET / HTTP/1.1\r\n":
        for one in opened:
            with suppress(OSError):
                one.send(bytes([byte]))
        time.sleep(0.05)
    for one in opened:
        one.close()


def pings(port: int, code: str) -> None:
    """Send as many pings, and parts of a message that never ends, as go through a socket."""
    for frame in (b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"):
        with _socket(port, ABUSER) as connection:
            connection.socket.sendall(b"\x01\x80\0\0\0\0" + frame * 100_000)


def talks(port: int, code: str) -> None:
    """Sit at the table, talk and point as fast as messages may come, and leave."""
    with _socket(port, ABUSER) as connection:
        connection.send(json.dumps({"kind": "join", "code": code, "name": "Eve", "language": "en"}))
        for number in range(40):
            connection.send(json.dumps({"kind": "say", "text": f"{number} " + "x" * 200}))
            connection.send(json.dumps({"kind": "point", "item": f"hand-{number}"}))
            time.sleep(0.11)


def talks_nonsense(port: int, code: str) -> None:
    """Send messages of wrong types, and actions for seats and offers that are not one's own."""
    chance = random.Random(1)
    values: list[Any] = [None, -1, 1e300, "x", [], {}, [[["a"] * 9]], True]
    kinds = ["join", "token", "typed", "picked", "heard", "do", "start", "settings", "given", "x"]
    fields = ["text", "offer", "seat", "heard", "given", "piles", "action", "name", "code", "token"]
    with _socket(port, ABUSER) as connection:
        for _ in range(20):
            message = {name: chance.choice(values) for name in fields}
            connection.send(json.dumps({**message, "kind": chance.choice(kinds)}))
            time.sleep(0.02)


def guesses(port: int, code: str) -> None:
    """Try wrong codes."""
    with _socket(port, ABUSER) as connection:
        for _ in range(20):
            connection.send('{"kind": "join", "code": "AAAA-AAAA", "name": "Eve", "language": "en"}')
            connection.recv(1)


def reads_nothing(port: int, code: str) -> None:
    """Sit at the table as a screen, and read nothing of what it is sent."""
    with _socket(port, ABUSER) as connection:
        connection.send(json.dumps({"kind": "join", "code": code, "screen": True, "name": "", "language": "en"}))
        for _ in range(100):
            connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            connection.send('{"kind": "back"}')
            time.sleep(0.06)


def loads_the_page(port: int, code: str) -> None:
    """Load the page again and again."""
    with socket.create_connection(("127.0.0.1", port), 2, (ABUSER, 0)) as one:
        one.sendall(f"GET /page/main.js HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        while one.recv(65536):
            pass


ABUSES: Final = (
    *(floods, sends_ten_megabytes, opens_half, sends_byte_by_byte, pings, talks, talks_nonsense, guesses),
    *(reads_nothing, loads_the_page),
)


def _abuse(act: Callable[[int, str], None], port: int, code: str, seconds: float) -> None:
    logging.disable()  # of the client's own library, which does not expect to be thrown out
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with suppress(OSError, WebSocketException, TimeoutError):
            act(port, code)
        time.sleep(0.001)


# The people.


def _answer(connection: ClientConnection) -> float:
    """Ask for the hand; return the seconds until it is told."""
    began = time.perf_counter()
    connection.send('{"kind": "typed", "text": "h"}')
    while True:
        message = json.loads(connection.recv(PATIENCE))
        told = message.get("told") or ()
        if any(line["asked"] for one in told for line in one["utterances"]):
            return time.perf_counter() - began


def _waits(people: list[ClientConnection], seconds: float) -> list[float]:
    """Return the milliseconds of all answers in this time."""
    found, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        for person in people:
            found.append(1000 * _answer(person))
        time.sleep(EVERY)
    return found


@contextmanager
def _served() -> Iterator[dict[str, Any]]:
    """Serve a table in a process of its own; give what it says of itself."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "audiogames", "table", "--json", "--port", "0", "--seats", "2"]
        environment = {**os.environ, "AUDIOGAMES_HOME": home}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        try:
            yield json.loads(server.stdout.readline())
        finally:
            server.terminate()
            server.wait(PATIENCE)


def run(seconds: float = 10.0) -> Iterator[str]:
    """Yield one line for each abuse, the table in peace first."""
    with _served() as table, ExitStack() as sockets:
        people = [sockets.enter_context(_socket(table["port"], "127.0.0.1")) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            person.send(json.dumps({"kind": "join", "code": table["code"], "name": name, "language": "en"}))
        _waits(people, min(seconds, 1.0))
        peace = _waits(people, seconds)
        yield f"in peace: answers in {median(peace):.1f} ms, 99 of 100 within {percentile(peace, 99):.1f} ms"
        for act in ABUSES:
            process = multiprocessing.get_context("spawn").Process(
                target=_abuse, args=(act, table["port"], table["code"], seconds + 1)
            )
            process.start()
            time.sleep(1)
            waits = _waits(people, seconds)
            process.join()
            times = median(waits) / median(peace)
            yield (
                f"a client {act.__name__.replace('_', ' ')}: {median(waits):.1f} ms ({times:.1f} times peace),"
                f" 99 of 100 within {percentile(waits, 99):.1f} ms (at most 50)"
            )


def main() -> None:
    """Print the waits."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    for line in run(parser.parse_args().seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
