"""How long a reply is in coming tells nothing of what lies hidden."""

import time

import pytest

from audiogames.core.table import Table
from audiogames.faces.evenly import LEAST, evenly

from .engine_client import Client

ZAPP = "zapp_zerapp"


def shaking(first: int) -> Table:
    """Return a table at which barrel A holds so many pebbles."""
    barrels = [first, *(number for number in range(1, 14) if number != first)]
    seats = [{"colour": "red"}, {"colour": "blue"}]
    turn = {"phase": "shake", "shakes_left": {"0": 6, "1": 6}}
    return Table.load({"game": ZAPP, "seats": seats, "barrels": barrels, "magic_number": 7, "turn": turn})


@pytest.mark.parametrize("number", [1, 7, 13])
@pytest.mark.parametrize("taken", [0.001, 0.005, LEAST / 2])
def test_a_shake_is_answered_after_the_same_time_whatever_it_took(number: int, taken: float) -> None:
    table, waited = shaking(number), list[float]()
    clock = iter((10.0, 10.0 + taken))
    with evenly(table, lambda: next(clock), waited.append):
        table.submit(0, "shake A")
    assert waited == [pytest.approx(LEAST - taken)]


def test_what_takes_longer_than_that_is_answered_at_once() -> None:
    table, waited = shaking(13), list[float]()
    clock = iter((10.0, 11.0))
    with evenly(table, lambda: next(clock), waited.append):
        table.submit(0, "shake A")
    assert waited == [0.0]


def test_what_makes_no_percept_waits_for_nothing() -> None:
    table, waited = shaking(13), list[float]()
    with evenly(table, wait=waited.append):
        table.submit(0, "choose A")
    assert waited == []


def test_the_engine_answers_a_shake_no_sooner() -> None:
    client = Client()
    position = {**shaking(13).position(), "seats": [{"colour": "red"}, {"colour": "blue"}]}
    client.ask("load", position=position)
    start = time.monotonic()
    client.ask("apply", seat=0, action="shake A")
    assert time.monotonic() - start >= LEAST
