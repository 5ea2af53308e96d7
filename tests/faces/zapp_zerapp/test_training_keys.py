"""The training ground at a real terminal, where each key acts by itself: few presses, and none shows the number."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.local.trainings import training_file
from audiogames.play.modes.zapp_zerapp.barrels_training import LEVELS, BarrelRecord

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals of this kind", allow_module_level=True)

from tests.faces.screen import Terminal, set_up

BARRELS = training_file("barrels")


@pytest.fixture
def ground(home: Path) -> Iterator[Terminal]:
    """The training ground with barrels of all numbers, without sound."""
    set_up(keys_mode="single", sound="off")
    BARRELS.save(BarrelRecord(len(LEVELS) - 1))
    with Terminal("train", "--language", "fr") as terminal:
        terminal.expect("Entrée secoue")
        yield terminal


def test_two_presses_are_a_question_and_its_answer(ground: Terminal) -> None:
    for key in ("\r", " ", "."):
        ground.type(key)
        assert re.search(r"\d", ground.expect("Combien ?").partition("touches.")[2]) is None, (
            "no number before the guess"
        )
    ground.type("7")
    ground.expect_one_of("Juste, 7.", "que votre réponse.")
    ground.type("\x1b\x1b")
    ground.expect("Au revoir.")
    assert ground.end() == 0
    assert sum(len(offs) for offs in BARRELS.load().record.offs.values()) == 1


def test_two_digits_are_two_presses(ground: Terminal) -> None:
    ground.type("\r")
    ground.expect("Combien ?")
    ground.type("1")
    ground.expect("deuxième chiffre")
    ground.type("3")
    ground.expect_one_of("Juste, 13.", "de moins que votre réponse")
    ground.type("q")
    ground.expect("Au revoir.")


def test_a_digit_without_shift_of_a_french_keyboard_is_a_guess(ground: Terminal) -> None:
    ground.type("\r")
    ground.expect("Combien ?")
    ground.type("é")
    ground.expect_one_of("Juste, 2.", "que votre réponse")
    ground.type("à")
    ground.expect("Au revoir.")
