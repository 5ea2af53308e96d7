"""Key by key, a key that came before its question could be heard decides nothing; all else it does as ever."""

from typing import Literal

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

from .face import Buttons, play_on

GAP = 0.04
"""Seconds between two keys of a key that is held down."""


class Player:
    """Somebody who types keys at a table of two; the other presses buttons."""

    def __init__(self, keys: Literal["line", "single"] = "single") -> None:
        self.sitting = Sitting.new("roue_des_sorcieres", ("Ana", "Ben"), (PERSON, PERSON), {}, 3, MemoryStore())
        self.conversation = Conversation(Device("ana", keys=keys, language="en"))
        self.now = 0.0
        talk = GameTalk(self.conversation, self.sitting, "table", seats=[0], hosts=False)
        self.conversation.begin(talk.run(), self.now)
        self.other = Buttons(self.sitting, "ben", [1], self.now)
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        """Let time pass until the player is asked for a card."""
        for _ in range(200):
            self.conversation.follow(self.now)
            if self.is_asked():
                return
            self.now = play_on(self.sitting, [self.other], self.now + 0.2, 1)
        raise AssertionError("no turn came")

    def is_asked(self) -> bool:
        return 0 in self.sitting.table.to_act() and self.sitting.view(0).phase == "play"

    def type(self, key: str, waited: float) -> Reply:
        self.now += GAP
        return self.conversation.enter(Entry("typed", key, waited=waited), self.now)


def test_a_key_held_down_makes_one_move() -> None:
    player = Player()
    steps = len(player.sitting.table.steps)
    player.type("1", 2.0)
    assert len(player.sitting.table.steps) > steps
    player = Player()
    held = [player.type("1", GAP * n) for n in range(1, 50)]
    assert len(player.sitting.table.steps) == steps
    assert not any(reply.told for reply in held)
    player.now += 2.0
    player.type("1", 2.0)
    assert len(player.sitting.table.steps) > steps


@pytest.mark.parametrize("key", ["1", "2", "3"])
def test_five_keys_at_forty_milliseconds_make_one_move_at_most(key: str) -> None:
    player = Player()
    steps = len(player.sitting.table.steps)
    for n in range(5):
        player.type(key, GAP * (n + 1))
    assert len(player.sitting.table.steps) == steps


def test_what_decides_nothing_may_be_typed_ahead() -> None:
    player = Player()
    told = player.type("h", GAP).told
    assert "Your hand" in told[0].utterances[0].text


def test_whoever_answers_after_the_question_began_is_heard_at_once() -> None:
    player = Player()
    steps = len(player.sitting.table.steps)
    player.type("1", 0.31)
    assert len(player.sitting.table.steps) > steps


def test_whole_lines_may_be_typed_ahead() -> None:
    player = Player("line")
    steps = len(player.sitting.table.steps)
    player.type("1", GAP)
    assert len(player.sitting.table.steps) > steps
