"""How long the people at a table wait for an answer while somebody abuses its server.

    python -m benchmarks.web.abuse [--seconds 10]
    python -m benchmarks.web.abuse --visitor [--seconds 10]
    python -m benchmarks.web.abuse --hall [--seconds 10]

A real server serves one table on this computer to two people, who ask for their hands ten times a second and never
longer than it takes to answer. A client in another process, at another address, does what no client should: as many
messages as it can, messages of 10 MB, half a handshake, requests that come byte by byte, pings and parts of messages
without end, nonsense, other seats' actions, wrong codes, talk, and a socket that reads nothing. 99 answers in 100 are
to come within 50 ms. The first line is the table in peace, in the same run.

`--visitor` does only what somebody can who has no code: ask for files that there are not, over and over for the page,
with heads of 60 kB, and for answers that are not read. Meanwhile the server's memory is to grow by less than 5 MB, and
99 answers in 100 are to come within 200 ms; the exit status is 1 otherwise.

`--hall` does what somebody can in a hall: open tables under one name after the other, look at the hall without end, and
guess codes, words and keys. 99 answers in 100 are to come within 200 ms at another table.
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
from pathlib import Path
from statistics import median
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from audiogames.faces.web.files import PAGE, sounds
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


def opens_tables(port: int, code: str, number: int = 50) -> None:
    """Open tables in a hall, each under another name."""
    with ExitStack() as sockets:
        for one in range(number):
            connection = sockets.enter_context(_socket(port, ABUSER))
            connection.send(json.dumps({"kind": "join", "game": "du_balai", "code": "", "name": f"Eve {one}"}))


def looks_without_end(port: int, code: str, number: int = 200) -> None:
    """Ask for what is to be seen in a hall."""
    with _socket(port, ABUSER) as connection:
        for _ in range(number):
            connection.send('{"kind": "hall"}')
            time.sleep(0.06)


def guesses_words(port: int, code: str, number: int = 50) -> None:
    """Try wrong words and keys of a hall, at a new socket each time."""
    for one in range(number):
        with suppress(OSError, WebSocketException, TimeoutError), _socket(port, ABUSER) as connection:
            connection.send(json.dumps({"kind": "hall", "code": f"{one:012}"}))
            connection.recv(1)


def loads_the_page(port: int, code: str) -> None:
    """Load the page again and again."""
    with socket.create_connection(("127.0.0.1", port), 2, (ABUSER, 0)) as one:
        one.sendall(f"GET /page/main.js HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        while one.recv(65536):
            pass


@contextmanager
def _visits(port: int, source: str, number: int) -> Iterator[list[socket.socket]]:
    """Open connections from an address; give those that were not broken off."""
    with ExitStack() as stack:
        opened = []
        for _ in range(number):
            with suppress(OSError):
                opened.append(stack.enter_context(socket.create_connection(("127.0.0.1", port), 5, (source, 0))))
        yield opened


def _request(port: int, path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{more}\r\n".encode()


def asks_for_unknown_names(port: int, code: str, source: str = ABUSER, times: int = 100) -> None:
    """Ask for files of 7 kB of name each that the page has not, and read why not."""
    with _visits(port, source, 1) as visits, suppress(ConnectionError):
        for one in visits:
            for _ in range(times):
                one.sendall(_request(port, f"/page/{random.randbytes(3500).hex()}.js"))
                if not one.recv(65536):
                    return


def asks_without_end(port: int, code: str, source: str = ABUSER, number: int = 60, times: int = 10) -> None:
    """Ask for the page through as many connections as a network may have."""
    with _visits(port, source, number) as visits:
        for path in ("/", "/page/main.js", "/sounds/page/book.json", "/no/such/file") * times:
            for one in visits:
                with suppress(OSError):
                    one.sendall(_request(port, path))
            for one in visits:
                with suppress(OSError):
                    one.recv(65536)


def sends_long_heads(port: int, code: str, source: str = ABUSER, number: int = 20) -> None:
    """Send requests with headers of 60 kB."""
    with _visits(port, source, number) as visits:
        for one in visits:
            with suppress(OSError):
                one.sendall(_request(port, "/", "".join(f"X-{at}: {'x' * 6000}\r\n" for at in range(10))))
        for one in visits:
            with suppress(OSError):
                one.recv(65536)


def reads_no_answer(port: int, code: str, source: str = ABUSER, number: int = 60) -> None:
    """Ask for the longest sound through many connections, and read nothing of it."""
    with _visits(port, source, number) as visits:
        for one in visits:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            with suppress(OSError):
                one.sendall(_request(port, "/sounds/rendered/ambience-cauldron.flac") * 40)
        time.sleep(0.5)


IN_HALL: Final = (opens_tables, looks_without_end, guesses_words)
VISITS: Final = (asks_for_unknown_names, asks_without_end, sends_long_heads, reads_no_answer)
"""What needs no code."""

ABUSES: Final = (
    *(floods, sends_ten_megabytes, opens_half, sends_byte_by_byte, pings, talks, talks_nonsense, guesses),
    *(reads_nothing, loads_the_page, *VISITS),
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


def waits(people: list[ClientConnection], seconds: float) -> list[float]:
    """Return the milliseconds of all answers in this time."""
    found, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        for person in people:
            found.append(1000 * _answer(person))
        time.sleep(EVERY)
    return found


@contextmanager
def served(*words: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Serve a table in a process of its own; give the number of the process, and what it says of itself."""
    with tempfile.TemporaryDirectory() as home:
        words = words or ("table", "--seats", "2")
        command = [sys.executable, "-m", "audiogames", *words, "--json", "--no-open", "--port", "0"]
        environment = {**os.environ, "AUDIOGAMES_HOME": home}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        try:
            yield server.pid, json.loads(server.stdout.readline())
        finally:
            server.terminate()
            server.wait(PATIENCE)
            server.stdout.close()


@contextmanager
def seated(table: dict[str, Any]) -> Iterator[list[ClientConnection]]:
    """Give two people who have sat down."""
    with ExitStack() as sockets:
        people = [sockets.enter_context(_socket(table["port"], "127.0.0.1")) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            person.send(json.dumps({"kind": "join", "code": table["code"], "name": name, "language": "en"}))
        waits(people, 1.0)
        yield people


@contextmanager
def seated_in_hall(hall: dict[str, Any]) -> Iterator[list[ClientConnection]]:
    """Give a person who has opened a table in a hall, and begun to play."""
    with _socket(hall["port"], "127.0.0.1") as person:
        sent = {"kind": "join", "game": "roue_des_sorcieres", "code": "", "name": "Ana", "language": "en"}
        person.send(json.dumps(sent))
        person.send('{"kind": "start"}')
        waits([person], 1.0)
        yield [person]


def load_all(port: int) -> None:
    """Load the page with all its sounds, as a browser does."""
    paths = [f"/page/{path.name}" for path in sorted(PAGE.iterdir())]
    for path in ["/", *paths, *sounds()]:
        with socket.create_connection(("127.0.0.1", port), PATIENCE, ("127.0.0.9", 0)) as one:
            one.sendall(_request(port, path, "Connection: close\r\n"))
            while one.recv(65536):
                pass


def memory(process: int) -> int:
    """Return the bytes of a process that are in the memory of this computer (Linux)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def _during(
    act: Callable[[int, str], None], table: dict[str, Any], people: list[ClientConnection], seconds: float
) -> list[float]:
    """Return what people wait while somebody does something again and again."""
    process = multiprocessing.get_context("spawn").Process(
        target=_abuse, args=(act, table["port"], table["code"], seconds + 1)
    )
    process.start()
    time.sleep(1)
    found = waits(people, seconds)
    process.join()
    return found


def run(seconds: float = 10.0) -> Iterator[str]:
    """Yield one line for each abuse, the table in peace first."""
    with served() as (_, table), seated(table) as people:
        peace = waits(people, seconds)
        yield f"in peace: answers in {median(peace):.1f} ms, 99 of 100 within {percentile(peace, 99):.1f} ms"
        for act in ABUSES:
            found = _during(act, table, people, seconds)
            yield (
                f"a client {act.__name__.replace('_', ' ')}: {median(found):.1f} ms"
                f" ({median(found) / median(peace):.1f} times peace),"
                f" 99 of 100 within {percentile(found, 99):.1f} ms (at most 50)"
            )


def visit(seconds: float = 10.0) -> Iterator[tuple[str, bool]]:
    """Yield one line for each thing that needs no code, and whether the table holds."""
    with served() as (process, table), seated(table) as people:
        load_all(table["port"])
        before = memory(process)
        for act in VISITS:
            slowest = percentile(_during(act, table, people, seconds), 99)
            grown = (memory(process) - before) / 1e6
            yield (
                f"a visitor {act.__name__.replace('_', ' ')}: 99 of 100 within {slowest:.1f} ms (at most 200),"
                f" {grown:.1f} MB more than before all (at most 5)",
                slowest <= 200 and grown < 5,
            )


def in_hall(seconds: float = 10.0) -> Iterator[tuple[str, bool]]:
    """Yield one line for each thing that is done in a hall, and whether another table holds."""
    with served("hall") as (_, hall), seated_in_hall(hall) as people:
        for act in IN_HALL:
            slowest = percentile(_during(act, {**hall, "code": ""}, people, seconds), 99)
            line = f"a guest {act.__name__.replace('_', ' ')}: 99 of 100 within {slowest:.1f} ms (at most 200)"
            yield line, slowest <= 200


def main() -> None:
    """Print the waits."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--visitor", action="store_true")
    parser.add_argument("--hall", action="store_true")
    options = parser.parse_args()
    if not (options.visitor or options.hall):
        for line in run(options.seconds):
            print(line, flush=True)
        return
    holds = True
    for line, is_held in (in_hall if options.hall else visit)(options.seconds):
        print(line, flush=True)
        holds &= is_held
    sys.exit(not holds)


if __name__ == "__main__":
    main()
