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

MENU = {"fr": "1 sur 8", "en": "1 of 8"}
OFFER = {"fr": "apprendre en jouant", "en": "learn by playing"}
KEYS = {"fr": "flèches et touches", "en": "arrows and single keys"}
ASKED = {"fr": "Tapez le numéro", "en": "Type the number"}
PLAYED = {"fr": "remportez le pli", "en": "win the trick"}
HELPED = {"fr": "Redemandez pour les touches", "en": "Ask again for the keys"}
TURN = {"fr": "Votre main", "en": "Your hand"}
FIRST = {"fr": "LISEZMOI.md", "en": "README.md"}
PROMISED = {
    "fr": (
        "sur Entrée à chaque question",
        "tapez le numéro d’une carte.",
        "Un point d’interrogation dit",
        "répondez zéro quand la première vous est proposée",
    ),
    "en": (
        "press Enter at each question",
        "type the number of a card.",
        "A question mark says",
        "answer zero when the first one is offered",
    ),
}
"""What the first pages say to type: the tests of this file type it, in this order."""
UNKNOWN = {"fr": "n’est pas une réponse ici", "en": "is not an answer here"}


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
    start.expect(MENU[locale])
    start.type("\r")
    start.expect(OFFER[locale])
    start.type("\r")
    start.expect(KEYS[locale])
    start.type("\r")
    start.expect(ASKED[locale])
    start.type("1")
    start.expect(PLAYED[locale])


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_enter_at_each_question_and_a_number_play_the_first_card(locale: str, home: Path) -> None:
    set_up(keys_offered=False)
    with Terminal("--language", locale) as start:
        play(start, locale)


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.usefixtures("orca")
def test_a_screen_reader_is_asked_nothing_more(locale: str, home: Path) -> None:
    set_up(reader_rate_offered=False, keys_offered=False)
    with Terminal("--language", locale) as start:
        play(start, locale)
        assert catalogue(locale).words("reader-rate-offer")[:20] not in start.screen


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.usefixtures("orca")
def test_enter_alone_goes_on_from_a_measure_that_failed(locale: str, home: Path) -> None:
    """The question comes before the first dice."""
    set_up(reader_rate_offered=False)
    words = catalogue(locale)
    question = words.words("yes-no-usual-no", keys="line")
    with Terminal("--language", locale) as start:
        start.expect(MENU[locale])
        start.type("2\r")
        start.expect({"fr": "1 sur", "en": "1 of"}[locale])
        start.type("3\r\r")
        start.expect(question)
        start.expect(words.words("reader-rate-offer")[:20])
        start.type("o\r" if locale == "fr" else "y\r")
        start.expect(words.words("reader-rate-begin")[-20:])
        start.type("\r\r\r")
        start.expect(question)
        start.expect(words.words("reader-rate-too-fast")[:20])
        start.type("\r")
        start.expect(words.words("glance-keys-start")[:20])


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_number_of_a_card_at_the_offer_is_answered_with_what_is_allowed(locale: str, home: Path) -> None:
    set_up()
    with Terminal("--language", locale) as start:
        start.expect(MENU[locale])
        start.type("\r")
        start.expect(OFFER[locale])
        start.type("3\r")
        start.expect(UNKNOWN[locale])
        start.type("\r")
        start.expect(ASKED[locale])


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_zero_begins_an_ordinary_game_in_which_a_question_mark_says_what_can_be_done(locale: str, home: Path) -> None:
    set_up()
    with Terminal("--language", locale) as start:
        start.expect(MENU[locale])
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
