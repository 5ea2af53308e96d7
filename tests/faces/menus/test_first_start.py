"""The first start as README.md and LISEZMOI.md say it: Enter at each question, the number of a card, a question mark.

What they say to type is looked for in them, and typed.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals of this kind", allow_module_level=True)

from audiogames.narration.catalogue import catalogue
from tests.faces.screen import Terminal, set_up

LINES = {"fr": "8. Quitter", "en": "8. Quit"}
MEASURE = {"fr": "Le faire maintenant", "en": "Do it now"}
QUESTION = {"fr": "Entrée pour non", "en": "Enter for no"}
OFFER = {"fr": "pour apprendre en jouant", "en": "to learn by playing"}
GUIDED = {"fr": "Partie guidée", "en": "Guided game"}
ASKED = {"fr": "tapez son numéro", "en": "type its number"}
PLAYED = {"fr": "remportez le pli", "en": "win the trick"}
HELPED = {"fr": "Redemandez pour les touches", "en": "Ask again for the keys"}
TURN = {"fr": "Votre main", "en": "Your hand"}
FIRST = {"fr": "LISEZMOI.md", "en": "README.md"}
PROMISED = {
    "fr": (
        "sur Entrée à chaque question",
        "tapez le numéro d’une carte, puis Entrée",
        "Un point d’interrogation, puis Entrée",
        "répondez zéro quand la première vous est proposée",
    ),
    "en": (
        "press Enter at each question",
        "type the number of a card, then Enter",
        "A question mark, then Enter",
        "answer zero when the first one is offered",
    ),
}
"""What the first pages say to type: the tests of this file type it, in this order."""
UNKNOWN = {"fr": "n’est pas une réponse ici", "en": "is no answer here"}


@pytest.fixture
def orca(tmp_path: Path) -> Iterator[None]:
    """A process that is called as a screen reader is."""
    program = tmp_path / "orca"
    shutil.copy(shutil.which("sleep") or "", program)
    with subprocess.Popen([str(program), "600"]) as reader:
        yield
        reader.kill()


def play(start: Terminal, locale: str) -> None:
    """Play the first card from the menu on, with Enter at each question."""
    start.expect(LINES[locale])
    start.type("\r")
    start.expect(OFFER[locale])
    start.type("\r")
    start.expect(GUIDED[locale])
    start.expect(ASKED[locale])
    start.type("1\r")
    start.expect(PLAYED[locale])


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_enter_at_each_question_and_a_number_play_the_first_card(locale: str, home: Path) -> None:
    set_up()
    with Terminal("--language", locale) as start:
        play(start, locale)


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.usefixtures("orca")
def test_enter_goes_on_from_the_question_of_a_screen_reader(locale: str, home: Path) -> None:
    set_up(reader_rate_offered=False)
    with Terminal("--language", locale) as start:
        start.expect(MEASURE[locale])
        start.expect(QUESTION[locale])
        start.type("\r")
        play(start, locale)


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.usefixtures("orca")
def test_enter_alone_goes_on_from_a_measure_that_failed(locale: str, home: Path) -> None:
    set_up(reader_rate_offered=False)
    words = catalogue(locale)
    with Terminal("--language", locale) as start:
        start.expect(QUESTION[locale])
        start.type("o\r" if locale == "fr" else "y\r")
        start.expect(words.words("reader-rate-begin")[-20:])
        start.type("\r\r\r")
        start.expect(words.words("reader-rate-too-fast")[:20])
        start.expect(QUESTION[locale])
        start.type("\r")
        play(start, locale)


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_number_of_a_card_at_the_offer_is_answered_with_what_is_allowed(locale: str, home: Path) -> None:
    set_up()
    with Terminal("--language", locale) as start:
        start.expect(LINES[locale])
        start.type("\r")
        start.expect(OFFER[locale])
        start.type("1\r")
        start.expect(UNKNOWN[locale])
        start.type("\r")
        start.expect(GUIDED[locale])


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_zero_begins_an_ordinary_game_in_which_a_question_mark_says_what_can_be_done(locale: str, home: Path) -> None:
    set_up()
    with Terminal("--language", locale) as start:
        start.expect(LINES[locale])
        start.type("\r")
        start.expect(OFFER[locale])
        start.type("0\r")
        start.expect(TURN[locale])
        start.type("?\r")
        start.expect(HELPED[locale])


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_first_page_says_to_type_what_is_typed_here(locale: str) -> None:
    page = (Path(__file__).resolve().parents[3] / FIRST[locale]).read_text(encoding="utf-8")
    assert [page.count(said) for said in PROMISED[locale]] == [1, 1, 1, 1]
