"""How long a reply is in coming tells nothing of what lies hidden."""

import time

import pytest

from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.faces.engine.client import Client

ZAPP = "zapp_zerapp"
NOW = 10.0


def shaking(first: int) -> Table:
    """Return a table at which barrel A holds so many pebbles."""
    barrels = [first, *(number for number in range(1, 14) if number != first)]
    seats = [{"colour": "red"}, {"colour": "blue"}]
    turn = {"phase": "shake", "shakes_left": {"0": 6, "1": 6}}
    table = Table.load({"game": ZAPP, "seats": seats, "barrels": barrels, "magic_number": 7, "turn": turn})
    table.notes = {"players": [PERSON, "apprentice"]}
    return table


HEARD = Ability(sounds=True, hears=True)
AT_A_PIPE = Ability(interactive=False)
"""Where nothing is heard, and words tell how a barrel sounds."""


def answer(typed: str, number: int, can: Ability = HEARD) -> Reply:
    """Return the reply to one line typed at the barrels, at second NOW."""
    conversation = Conversation(Device(can=can))
    conversation.begin(GameTalk(conversation, Sitting(shaking(number)), "partie.journal").run(), 0.0)
    return conversation.enter(Entry("typed", typed), NOW)


@pytest.mark.parametrize("can", [HEARD, AT_A_PIPE])
@pytest.mark.parametrize("number", [1, 7, 13])
def test_a_shake_is_answered_after_the_same_time_whatever_it_took(number: int, can: Ability) -> None:
    assert answer("1", number, can).ready == NOW + 0.03


def test_words_for_a_barrel_are_as_long_whatever_it_holds() -> None:
    replies = [answer("1", number, AT_A_PIPE) for number in range(1, 14)]
    assert len({sum(len(line.text) for told in reply.told for line in told.utterances) for reply in replies}) == 1


def test_what_makes_no_percept_waits_for_nothing() -> None:
    assert answer("h", 13).ready <= NOW


def test_the_engine_answers_a_shake_no_sooner() -> None:
    client = Client()
    position = {**shaking(13).position(), "seats": [{"colour": "red"}, {"colour": "blue"}]}
    client.ask("load", position=position)
    start = time.monotonic()
    client.ask("apply", seat=0, action="shake A")
    assert time.monotonic() - start >= 0.03
