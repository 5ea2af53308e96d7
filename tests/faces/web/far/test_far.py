"""Friends far away: encryption, the public address behind a proxy, and a connection that is cut."""

import asyncio
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect as connect_encrypted
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from audiogames.faces.web.command import main
from tests.faces.screen import Terminal, set_up
from tests.faces.terminal.relay import Relay
from tests.faces.web.tables import CODE, Client, Server, gathering, served

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")

PUBLIC = "http://play.example/"


@pytest.fixture(autouse=True)
def ana(home: Path) -> None:
    """The person at the terminal."""
    set_up(keys_mode="single", player_name="Ana")


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[str, str]:
    """A certificate of this computer's address, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate, and is not there")
    files = str(tmp_path / "table.pem"), str(tmp_path / "table.key")
    options = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-out", files[0], "-keyout", files[1]]
    subprocess.run([*command, *options], check=True, capture_output=True)
    return files


def test_a_table_with_a_certificate_is_encrypted_and_joined_by_who_trusts_it(certificate: tuple[str, str]) -> None:
    with served(gathering(), certificate=certificate) as table:
        address = f"https://127.0.0.1:{table.port}"
        with Terminal("join", address, CODE, "--language", "en", "--certificate", certificate[0]) as terminal:
            terminal.expect("Ana, you are at a table")
            assert "not encrypted" not in terminal.screen
        with Terminal("join", address, CODE, "--language", "en") as terminal:
            terminal.expect("Its certificate is not known here")
            assert terminal.end() == 1
        assert '"words"' in asyncio.run(hello(address, ssl.create_default_context(cafile=certificate[0])))


def test_connections_that_do_not_even_begin_to_encrypt_are_64_at_most(certificate: tuple[str, str]) -> None:
    with served(gathering(), certificate=certificate) as table, ExitStack() as stack:
        address = "127.0.0.1", table.port
        silent = [stack.enter_context(socket.create_connection(address, 20, ("127.0.0.2", 0))) for _ in range(65)]
        with suppress(ConnectionResetError):
            assert silent[64].recv(1) == b""
        page = ssl.create_default_context(cafile=certificate[0])
        assert '"words"' in asyncio.run(hello(f"https://127.0.0.1:{table.port}", page))


async def hello(address: str, context: ssl.SSLContext) -> str:
    """Return the first message that a table sends to a page at an encrypted address."""
    async with connect_encrypted(
        f"{address.replace('https', 'wss')}/socket", ssl=context, origin=Origin(address)
    ) as page:
        await page.send('{"kind": "hello"}')
        return str(await asyncio.wait_for(page.recv(), 10))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"certificate": "there-is-none.pem", "key": "none.key"}, "cannot be used: the file, its folder"),
        ({"certificate": "table.pem"}, "Give both"),
        ({"public": "play.example"}, "play.example is not a public address."),
        ({"public": "https://play.example/folder"}, "is not a public address."),
    ],
)
def test_a_wrong_certificate_or_address_is_one_sentence(options: dict[str, str], told: str) -> None:
    errors: list[str] = []
    assert main(options, "en", lambda line: None, errors.append) == 2
    assert len(errors) == 1
    assert told in errors[0]


@contextmanager
def at(table: Server, host: str, forwarded: str = "", origin: Origin | None = None) -> Iterator[Client]:
    """Open a socket under a name of a computer, wherever that is."""
    way = socket.create_connection(("127.0.0.1", table.port))
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    found = connect(f"ws://{host}/socket", sock=way, additional_headers=headers, origin=origin, proxy=None)
    with found as connection:
        client = Client(connection)
        client.send(kind="hello")
        client.until("words")
        yield client


def addresses(table: Server) -> list[str]:
    """Return where the open sockets come from, as the table knows it."""
    return [*table.server.places.taken.elements()]


def test_only_what_a_proxy_says_under_the_public_address_is_believed() -> None:
    with served(gathering(), public=PUBLIC, proxies=("127.0.0.1",)) as table:
        with at(table, "play.example", "6.6.6.6, 9.8.7.6", Origin("http://play.example")):
            assert addresses(table) == ["9.8.7.6"]
        with at(table, "play.example", "nonsense"):
            assert "127.0.0.1" in addresses(table)
        with at(table, f"127.0.0.1:{table.port}", "9.8.7.6"):
            assert "127.0.0.1" in addresses(table)
    with served(gathering(), public=PUBLIC) as table, at(table, "play.example", "9.8.7.6"):
        assert addresses(table) == ["127.0.0.1"]


def test_another_name_or_another_page_is_refused_under_a_public_address_too() -> None:
    with served(gathering(), public=PUBLIC) as table:
        for host, origin in (("other.example", None), ("play.example", Origin("http://other.example"))):
            with pytest.raises(InvalidStatus), at(table, host, origin=origin):
                pass


def test_a_lost_connection_comes_back_by_itself_and_nothing_is_lost() -> None:
    with closing(Relay()) as way, served(gathering(), public=f"http://127.0.0.1:{way.port}/") as table:
        way.to = table.port
        with Terminal("join", f"http://127.0.0.1:{way.port}", CODE, "--language", "en") as terminal:
            terminal.expect("Enter begins the game.")
            terminal.type("\r")
            terminal.expect("Your hand")
            way.cut()
            terminal.expect("The table cannot be reached.")
            terminal.type("1")
            terminal.expect("nothing was done")
            way.mend()
            terminal.expect("The table is back.")
            terminal.expect("Your hand")
            terminal.type("h")
            terminal.expect("Your hand")
