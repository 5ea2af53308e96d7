"""Somebody guesses codes from hundreds of addresses: the right code still opens the table, and its opener knows."""

import asyncio
import json
import sys
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.typing import Origin

from audiogames.narration.catalogue import catalogue
from tests.faces.web.tables import CODE, Server, gathering, sentences, served

pytestmark = pytest.mark.skipif(
    sys.platform == "darwin", reason="macOS has no addresses of this computer but 127.0.0.1"
)

WRONG = json.dumps({"kind": "join", "code": "WWWW2222", "name": "Eve", "language": "en"})


async def guess(server: Server, address: str) -> list[str]:
    """Send six wrong codes from an address; return the codes of the answers, until the socket is closed."""
    url = server.origin.replace("http", "ws") + "/socket"
    async with connect(url, origin=Origin(server.origin), compression=None, local_addr=(address, 0)) as socket:
        for _ in range(6):
            await socket.send(WRONG)
        answers = []
        with suppress(ConnectionClosedError):
            while True:
                answers.append(json.loads(await socket.recv())["code"])
        return answers


async def guess_from_many(server: Server) -> list[list[str]]:
    """Guess from three hundred addresses, thirty at a time."""
    addresses = [f"127.1.{number // 100}.{number % 100 + 1}" for number in range(300)]
    found = []
    for first in range(0, len(addresses), 30):
        found += await asyncio.gather(*[guess(server, address) for address in addresses[first : first + 30]])
    return found


def test_people_with_the_right_code_sit_down_while_hundreds_of_addresses_guess() -> None:
    with served(gathering(seats=3)) as server:
        opener = server.connect()
        opener.join("Ana")
        answers = asyncio.run(guess_from_many(server))
        assert answers == [[*["code"] * 5, "rate"]] * 300
        late = server.connect(source_address=("127.0.7.7", 0))
        late.send(kind="join", code=CODE, name="Bob", language="en")
        assert late.receive()["name"] == "Bob"
        said = catalogue("en").words("codes-guessed")
        while said not in sentences(opener.replies):
            opener.receive()
        assert {"event": "guessed"} in server.events
        assert sentences(opener.replies).count(said) == 1
