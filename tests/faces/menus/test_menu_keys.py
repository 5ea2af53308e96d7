"""Menus: walked line by line, read whole only when asked; a second digit only where a number may have two."""

from typing import Literal

import pytest

from audiogames.core.messages import Message, menu_message
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.listener.breath import EDGE
from audiogames.play.prompts import Entry, Key, Reply
from audiogames.settings import Settings
from tests.faces.keyboard import Paper, Person, computer_at, typing


def picked(
    lines: int, *keys: str, mode: Literal["line", "single"] = "single", language: str = "fr"
) -> tuple[int | None, str]:
    """Return the place that these keys choose out of so many lines, with what was said."""
    paper = Paper()
    console = StreamConsole(Person(paper, typing(*keys)), paper)
    entries = [MenuLine(Message("number", {"number": 1000 + place})) for place in range(lines)]
    computer = computer_at(console, Settings(keys_mode=mode), language)
    place = hold(computer, pick(computer.conversation, menu_message("options-title"), entries))
    return place, "".join(paper.writes)


@pytest.mark.parametrize(
    ("lines", "keys", "place"),
    [
        (9, ["1"], 0),
        (9, ["9"], 8),
        (10, ["2"], 1),
        (10, ["9"], 8),
        (10, ["1", "0"], 9),
        (10, ["1", ""], 0),
        (23, ["3"], 2),
        (23, ["1", "9"], 18),
        (23, ["2", "3"], 22),
        (23, ["2", ""], 1),
        (120, ["1", "2", "0"], 119),
        (120, ["1", "2", ""], 11),
        (120, ["9", "9"], 98),
        (10, ["&", "à"], 9),
    ],
)
def test_a_digit_acts_at_once_unless_another_one_may_follow(lines: int, keys: list[str], place: int) -> None:
    assert picked(lines, *keys)[0] == place


def test_a_number_that_is_on_no_line_is_told_and_nothing_is_chosen() -> None:
    place, said = picked(10, "1", "7", "4")
    assert place == 3
    assert "10" in said.splitlines()[-1]


def test_escape_after_a_first_digit_chooses_nothing() -> None:
    place, said = picked(10, "1", "\x1b", "\x1b", "2")
    assert place == 1
    assert "Aucune ligne ne commence par « 1 »" in said


def labels(*texts: str) -> list[MenuLine]:
    return [MenuLine(Message("text", {"text": text})) for text in texts]


class List:
    """A list at a terminal where somebody types; each reply is a list of sentences."""

    def __init__(self, *texts: str, usual: int | None = None, keys: Literal["line", "single"] = "single") -> None:
        self.conversation = Conversation(Device(language="en", keys=keys, can=Ability(sounds=True)))
        talk = pick(self.conversation, menu_message("lessons-title"), labels(*texts), usual)
        self.cues: list[str] = []
        self.opened = self._heard(self.conversation.begin(talk, 0.0))

    def type(self, *keys: str) -> list[str]:
        for key in keys:
            heard = self._heard(self.conversation.enter(Entry("typed", key), 1.0))
        return heard

    def _heard(self, reply: Reply) -> list[str]:
        self.cues = [cue.name for told in reply.told for cue in told.cues]
        return [line.text for told in reply.told for line in told.utterances]


FRUIT = ("Apple", "Banana", "Blackberry", "Cherry")


def test_a_list_says_its_title_how_many_lines_it_has_and_the_one_that_one_is_on() -> None:
    assert List(*FRUIT).opened == ["Lessons and training.", "Apple, 1 of 4."]
    assert List(*FRUIT, usual=2).opened == ["Lessons and training.", "Blackberry, 3 of 4."]


@pytest.mark.parametrize("keys", ["line", "single"])
def test_arrows_home_and_end_walk_and_enter_chooses(keys: Literal["line", "single"]) -> None:
    walked = List(*FRUIT, keys=keys)
    assert walked.type(Key.DOWN) == ["Banana, 2 of 4."]
    assert walked.type(Key.END) == ["Cherry, 4 of 4."]
    assert walked.type(Key.UP) == ["Blackberry, 3 of 4."]
    assert walked.type(Key.HOME) == ["Apple, 1 of 4."]
    walked.type(Key.DOWN, "")
    assert walked.conversation.result == 1


def test_at_either_end_a_sound_comes_before_the_same_line() -> None:
    walked = List(*FRUIT)
    assert walked.type(Key.UP) == ["Apple, 1 of 4."]
    assert walked.cues == [EDGE]
    walked.type(Key.DOWN)
    assert walked.cues == []


def test_first_letters_walk_key_by_key_and_choose_in_a_line() -> None:
    walked = List(*FRUIT)
    assert walked.type("b") == ["Banana, 2 of 4."]
    assert walked.type("b") == ["Blackberry, 3 of 4."]
    assert walked.type("b") == ["Banana, 2 of 4."]
    walked.type("")
    assert walked.conversation.result == 1
    typed = List(*FRUIT, keys="line")
    assert typed.type("b") == ["Several lines begin like that: 2, Banana or 3, Blackberry."]
    typed.type("bl")
    assert typed.conversation.result == 2


def test_enter_takes_the_line_that_one_is_on_also_where_another_is_usual() -> None:
    usual = List(*FRUIT, usual=2)
    usual.type("")
    assert usual.conversation.result == 2
    walked = List(*FRUIT, usual=2)
    walked.type(Key.UP, "")
    assert walked.conversation.result == 1


@pytest.mark.parametrize("keys", ["line", "single"])
def test_q_goes_back_also_where_a_line_begins_with_it(keys: Literal["line", "single"]) -> None:
    left = List("Play", "Quit", keys=keys)
    assert left.type("q") == []
    assert left.conversation.result is None
    chosen = List("Play", "Quit", keys="line")
    chosen.type("qu")
    assert chosen.conversation.result == 1


def test_a_list_is_read_whole_only_when_asked() -> None:
    read = List(*FRUIT)
    assert read.type("r") == ["Lessons and training.", "1. Apple", "2. Banana", "3. Blackberry", "4. Cherry"]
    first = read.type("?")
    assert "Banana" not in " ".join(first)
    assert "4. Cherry" in read.type("?")
