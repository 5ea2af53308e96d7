"""Somebody in the network without a code takes no memory of the server, whatever they ask for.

`python -m benchmarks.web.abuse --visitor` does the same for longer, and measures how long others wait.
"""

import json
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.sync.client import connect

from benchmarks.web import abuse

VISITORS = [f"127.0.0.{number}" for number in range(20, 30)]
"""Addresses of this computer: what is too fast for one address waits, so this is quicker."""

MOST = 5_000_000
"""Bytes by which the memory of the server may grow."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc, and there is one address elsewhere")
def test_a_hostile_visitor_makes_the_server_grow_by_less_than_5_megabytes() -> None:
    with abuse.served() as (process, table), abuse.seated(table) as people, ThreadPoolExecutor() as visitors:
        port, code = table["port"], table["code"]
        abuse.load_all(port)
        before = abuse.memory(process)
        ends = [
            end
            for visitor in VISITORS
            for end in (
                visitors.submit(abuse.asks_for_unknown_names, port, code, visitor, 300),
                visitors.submit(abuse.asks_without_end, port, code, visitor, 10, 2),
                visitors.submit(abuse.sends_long_heads, port, code, visitor, 10),
            )
        ]
        for end in ends:
            end.result(120)
        abuse.reads_no_answer(port, code)
        grown = abuse.memory(process) - before
        assert abuse.waits(people, 0.1), "people still get their answers"
    assert grown < MOST


@pytest.mark.skipif(sys.platform != "linux", reason="there is one address of this computer elsewhere")
def test_a_hostile_guest_of_a_hall_opens_twenty_tables_at_most_and_others_get_their_answers() -> None:
    with abuse.served("hall") as (_, hall), abuse.seated_in_hall(hall) as people, ThreadPoolExecutor() as guests:
        ends = [
            guests.submit(abuse.opens_tables, hall["port"], "", 35),
            guests.submit(abuse.looks_without_end, hall["port"], "", 20),
            guests.submit(abuse.guesses_words, hall["port"], "", 30),
        ]
        assert abuse.waits(people, 1.0), "people still get their answers"
        for end in ends:
            end.result(120)
        place = f"ws://127.0.0.1:{hall['port']}/socket"
        with connect(place, compression=None, source_address=("127.0.0.3", 0)) as steward:
            steward.send(json.dumps({"kind": "hall", "code": hall["key"], "language": "en"}))
            seen = json.loads(steward.recv(20))["tables"]
    assert 1 <= len(seen) <= 1 + 20
