"""Golden playthroughs, whole games and short scenes: a change of rules, words or sounds shows as a diff to review.

The format is told in golden.py. To write them anew, and then to read what changed:

    python -m pytest tests/games --regenerate-golden
    git diff tests/games/du_balai/golden/
"""

import re
from pathlib import Path
from typing import get_args

import pytest

from audiogames.games.du_balai import events as e
from tests.games.telling import LOCALES

from . import golden

FOLDER = Path(__file__).parent / "golden"
NAMES = (*golden.GAMES, *golden.SCENES)


def text_of(name: str) -> str:
    """Return a playthrough as it was last reviewed."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str, request: pytest.FixtureRequest) -> None:
    now = golden.playthrough(name)
    if request.config.getoption("--regenerate-golden", default=False):
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.txt").write_text(now, encoding="utf-8")
    assert now == text_of(name), f"{name}.txt differs; --regenerate-golden writes it anew, to review"


@pytest.mark.parametrize("event", get_args(e.Event))
def test_the_playthroughs_show_every_class_of_events(event: type) -> None:
    """What no playthrough holds no reviewer ever reads."""
    name = "-".join(re.findall("[A-Z][a-z]*", event.__name__)).lower()
    assert re.search(f"^{name}( |$)", "\n".join(map(text_of, NAMES)), re.MULTILINE)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_seat_is_told_something_in_both_languages(name: str, locale: str) -> None:
    hearers = {
        hearer for line in re.findall(f"^{locale} (.*?):", text_of(name), re.MULTILINE) for hearer in line.split()
    }
    assert hearers == {"-", *map(str, range(golden.seats(name)))}


@pytest.mark.parametrize("name", golden.GAMES)
def test_games_are_played_to_their_end(name: str) -> None:
    assert re.search("^game-ended ", text_of(name).split("\n== ")[-1], re.MULTILINE)


def test_a_decret_that_a_brouillard_cancels_lets_nobody_look() -> None:
    """Of two Décrets one is cancelled: its holder writes unseeing, and the other sees the dice alone."""
    text = text_of("decree_fogged")
    assert text.count("spell-cancelled seat=2 card=decree by=1") == 1
    assert re.findall("^decree-looked seat=(.)", text, re.MULTILINE) == ["0"]
    assert re.findall("^  (.): decree-looked .*dice=orange-ear,", text, re.MULTILINE) == ["0"]


def test_a_double_jeu_of_two_perfect_piles_brings_both_bonuses() -> None:
    (told,) = (step for step in text_of("two_piles").split("\n\n") if "second-revealed" in step)
    assert re.findall("^perfect seat=0 colour=(.*) lost=hidden", told, re.MULTILINE) == ["orange", "black"]
    assert "moved seat=0 from=4 to=11 worth=7" in told
    assert "drew seat=0 number=2" in told
