"""Menus key by key: one key where one is enough, and a second one only where a number may have two digits."""

from typing import Literal

import pytest

from audiogames.core.messages import Message, menu_message
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.play.keys.questions import MenuLine, pick
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


@pytest.mark.parametrize(
    ("lines", "language", "told"),
    [
        (10, "fr", "Cette liste est longue : après 1, tapez un second chiffre, ou Entrée."),
        (23, "fr", "Cette liste est longue : après 1 ou 2, tapez un second chiffre, ou Entrée."),
        (10, "en", "This list is long: after 1, type a second digit, or Enter."),
        (23, "en", "This list is long: after 1 or 2, type a second digit, or Enter."),
    ],
)
def test_a_long_list_says_first_which_digits_wait(lines: int, language: str, told: str) -> None:
    assert told in picked(lines, "3", language=language)[1].splitlines()
    assert told not in picked(9, "3", language=language)[1].splitlines()
    assert told not in picked(lines, "3", mode="line", language=language)[1].splitlines()
