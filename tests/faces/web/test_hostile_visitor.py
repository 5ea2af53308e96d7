"""Somebody in the network without a code takes no memory of the server, whatever they ask for.

`python -m benchmarks.web.abuse --visitor` does the same for longer, and measures how long others wait.
"""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

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
