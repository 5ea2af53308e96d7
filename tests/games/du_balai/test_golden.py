"""The contents of the golden playthroughs of Du Balai!, besides being read (tests/games/test_golden.py)."""

import re

import pytest

from tests.games.test_golden import text_of

from . import golden


def _text(name: str) -> str:
    return text_of("du_balai", name)


@pytest.mark.parametrize("name", golden.GAMES)
def test_games_are_played_to_their_end(name: str) -> None:
    assert re.search("^game-ended ", _text(name).split("\n== ")[-1], re.MULTILINE)


def test_a_decret_that_a_brouillard_cancels_lets_nobody_look() -> None:
    """Of two Décrets one is cancelled: its holder writes unseeing, and the other sees the dice alone."""
    text = _text("decree_fogged")
    assert text.count("spell-cancelled seat=2 card=decree by=1") == 1
    assert re.findall("^decree-looked seat=(.)", text, re.MULTILINE) == ["0"]
    assert re.findall("^  (.): decree-looked .*dice=orange-ear,", text, re.MULTILINE) == ["0"]


def test_a_double_jeu_of_two_perfect_piles_brings_both_bonuses() -> None:
    (told,) = (step for step in _text("two_piles").split("\n\n") if "second-revealed" in step)
    assert re.findall("^perfect seat=0 colour=(.*) lost=hidden", told, re.MULTILINE) == ["orange", "black"]
    assert "moved seat=0 from=4 to=11 worth=7" in told
    assert "drew seat=0 number=2" in told
