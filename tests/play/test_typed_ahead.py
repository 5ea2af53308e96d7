"""Key by key, a key that came before its question could be heard decides nothing and says so; all else it does."""

from collections.abc import Sequence
from math import inf
from typing import Literal

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

GAP = 0.04
"""Seconds between two keys of a key that is held down."""


class Player:
    """Somebody who types keys at a table of two with a bot, which answers at once."""

    def __init__(self, keys: Literal["line", "single"] = "single") -> None:
        self.sitting = Sitting.new("roue_des_sorcieres", ("Ana", "Ben"), (PERSON, "apprentice"), {}, 3, MemoryStore())
        self.conversation = Conversation(Device("ana", keys=keys, language="en"))
        self.now = 0.0
        self.conversation.begin(GameTalk(self.conversation, self.sitting, "table").run(), self.now)
        self.now += 60.0
        self.conversation.follow(self.now)
        assert self.is_asked()

    def is_asked(self) -> bool:
        return 0 in self.sitting.table.to_act()

    def type(self, key: str, waited: float) -> Reply:
        self.now += GAP
        return self.conversation.enter(Entry("typed", key, waited=waited), self.now)


def said(replies: Sequence[Reply]) -> list[str]:
    return [line.text for reply in replies for told in reply.told for line in told.utterances]


def moves(player: Player) -> int:
    return sum(step.entry.seat == 0 for step in player.sitting.table.steps)


def test_a_key_held_down_makes_one_move() -> None:
    player = Player()
    before = moves(player)
    first = player.type("1", 2.0)
    assert first.told
    assert moves(player) == before + 1
    assert player.is_asked()
    held = [player.type("1", GAP) for _ in range(50)]
    assert moves(player) == before + 1
    assert said(held) == ["Too soon: press it again."], "a key that is held down is answered once"
    player.now += 0.3
    player.type("1", 0.3)
    assert moves(player) == before + 2
    assert said([player.type("1", GAP)]) == ["Too soon: press it again."]


def test_a_key_that_came_too_soon_interrupts_no_word_of_the_question() -> None:
    player = Player()
    player.type("1", 2.0)
    told = player.type("1", GAP).told
    assert not any(breath.answers or breath.silences for breath in told if breath.utterances)


def test_each_press_of_a_page_that_came_too_soon_is_answered() -> None:
    player = Player()
    player.type("1", inf)
    assert said([player.type("1", inf) for _ in range(2)]) == 2 * ["Too soon: press it again."]


@pytest.mark.parametrize("key", ["1", "2", "3"])
def test_five_keys_at_forty_milliseconds_make_one_move(key: str) -> None:
    player = Player()
    before = moves(player)
    for _ in range(5):
        player.type(key, GAP)
    assert moves(player) == before + 1


def test_the_first_key_of_a_turn_may_come_at_once() -> None:
    player = Player()
    before = moves(player)
    player.type("1", 0.0)
    assert moves(player) == before + 1


def test_what_decides_nothing_may_be_typed_ahead() -> None:
    player = Player()
    told = player.type("h", GAP).told
    assert "Your hand" in told[0].utterances[0].text


def test_whole_lines_may_be_typed_ahead() -> None:
    player = Player("line")
    steps = len(player.sitting.table.steps)
    player.type("1", GAP)
    assert len(player.sitting.table.steps) > steps


@pytest.mark.parametrize(("waited", "acts"), [(0.29, False), (0.31, True)])
def test_a_key_decides_from_three_tenths_of_a_second_after_the_one_before(waited: float, acts: bool) -> None:
    player = Player()
    player.type("1", 2.0)
    before = moves(player)
    player.now += waited - GAP
    player.type("1", waited)
    assert moves(player) == before + acts
