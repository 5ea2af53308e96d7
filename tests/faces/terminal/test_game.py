"""Games at the terminal, from the start of the program to the last card."""

import re
from pathlib import Path

import pytest

from audiogames.core.messages import Verbosity
from audiogames.narration.catalogue import catalogue
from audiogames.settings import Settings
from audiogames.settings.letters import USUAL
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from tests.faces.keyboard import AnyCard, new_session, sit, start, typing

LANGUAGES = ("fr", "en")
EVERY_LETTER = [letter for letter in USUAL.values() if letter not in "gkoqn)"]
"""Keys that lead nowhere else: rules, key learner, settings, quitting, names and sounds have tests of their own."""


def test_the_first_card_falls_after_three_key_presses(quiet_home: Path) -> None:
    played = start(typing("", "1"))
    presses = len("\n" + "1\n")
    assert presses <= 4
    assert "Vous jouez le" in "".join(played.reply(2))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_whole_game_is_played_by_numbers(language: str, seats: int) -> None:
    played = sit(AnyCard(seats), new_session(seats, seats), language)
    assert played.end == "over"
    assert {"fr": "Partie finie", "en": "The game is over"}[language] in "".join(played.reply(-1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_asked_about_at_every_moment(language: str) -> None:
    words = ",".join(catalogue(language).words(f"words-{name}") for name in ("hand", "table", "turn")).split(",")
    played = sit(AnyCard(5, [*EVERY_LETTER, *words, "", "b", "bleu", "blue 4"]), new_session(5, 4), language)
    assert played.end == "over"


@pytest.mark.parametrize("people", [2, 3])
def test_several_people_play_at_one_keyboard(people: int) -> None:
    played = sit(AnyCard(people, [""]), new_session(people, people + 1, people))
    assert played.end == "over"
    assert "Partie finie" in "".join(played.reply(-1))


def test_each_reply_is_one_write() -> None:
    """Console readers hear a reply that comes in pieces as several, or not at all."""
    played = sit(AnyCard(1, EVERY_LETTER), new_session(11, 3))
    assert [reply for reply in played.replies if len(reply) != 1] == []


@pytest.mark.parametrize("form", ["speech", "braille"])
def test_no_line_is_a_bare_digit(form: str) -> None:
    settings = Settings(lines="braille" if form == "braille" else "speech")
    played = sit(AnyCard(2, [*EVERY_LETTER, "4"]), new_session(12, 6), settings=settings)
    assert [line for line in played.lines if re.fullmatch(r"\W*\d\W*", line.strip(".")) or not line.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_braille_lines_have_at_most_forty_characters(language: str, seats: int) -> None:
    names = ["Anne-Charlotte", "Maximilienne", "Barthélemy", "Guillemette", "Emmanuelle", "Constantin"]
    between = [*EVERY_LETTER, "bleu", "blue", "xyz" * 30, "99", "j pli"]
    played = sit(
        AnyCard(seats, between), new_session(seats, seats, names=names), language, settings=Settings(lines="braille")
    )
    assert played.end == "over"
    assert [line for line in played.lines if len(line) > 40] == []


def test_after_a_finished_game_all_words_are_said_still(quiet_home: Path) -> None:
    card = AnyCard(3)
    played = start(lambda reply: "0" if "Menu principal" in reply else "" if "Audiogames" in reply else card(reply))
    assert played.end == 0
    assert "plus courtes" not in played.text
    settings, _ = load()
    assert settings.games_done == ("roue_des_sorcieres",)
    assert settings.verbosity_by_game == {}
    assert settings.verbosity == Verbosity.FULL
    assert [path.name.endswith(".finished.journal") for path in paths().journals.glob("*.journal")] == [True]


def test_a_person_who_wants_few_words_keeps_them_after_the_first_game(quiet_home: Path) -> None:
    paths().settings.write_text('speech = "off"\nverbosity = "minimal"\n', encoding="utf-8")
    card = AnyCard(3)
    played = start(lambda reply: "0" if "Menu principal" in reply else "" if "Audiogames" in reply else card(reply))
    assert "plus courtes" not in played.text
    assert load()[0].verbosity.name == "MINIMAL"


@pytest.mark.parametrize("where", range(14))
def test_the_end_of_input_is_a_quiet_end_anywhere(where: int, quiet_home: Path) -> None:
    lines = ["?", "1", "3", "1", "", "2", "", "k", "h", "", "", "q", "n", "o"]
    played = start(typing(*lines[:where]))
    assert played.end == 0
    for journal in paths().journals.glob("*.journal"):
        assert journal.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("where", range(8))
def test_the_end_of_input_is_a_quiet_end_while_a_table_is_set(where: int, quiet_home: Path) -> None:
    assert start(typing(*["3", "1", "3", "2", "Ana", "Bob", "1", "2", "1"][:where])).end == 0


GARBAGE = [
    "x" * 100_000,
    "7" * 6000,
    "\x1b[2J\x1b[31m",
    "\x00\x01\x02",
    "b²",
    "²",
    "٣٣٣",
    "j 7 7",
    "\u2028",
    "\ud83c\udccf",
    "bleu -7",
    "-1",
    "1.5",
    "n",
    "",
    "« » ; ,",
    "\x1b[A",
    "\x7f\x08",
]


@pytest.mark.parametrize("line", GARBAGE)
def test_whatever_is_typed_the_game_goes_on(line: str) -> None:
    session = new_session(21, 3)
    sit(typing(), session)
    before = session.table.version
    played = sit(typing(line, "", "h"), session)
    assert played.end == "end of input"
    assert "Votre main" in "".join(played.reply(-1))
    assert session.table.version == before
    assert max(map(len, played.lines)) < 700


@pytest.mark.parametrize("line", GARBAGE)
def test_whatever_is_typed_in_a_menu_is_harmless(line: str, quiet_home: Path) -> None:
    played = start(typing(line if line.strip() else "?", "8"))
    assert played.end == 0
    assert "Au revoir" in played.text


@pytest.mark.parametrize("line", GARBAGE)
def test_what_is_typed_never_comes_back_as_a_control_code(line: str, quiet_home: Path) -> None:
    """An escape code that is repeated on the screen would move the cursor, or clear it."""
    played = start(typing(line or "x", "", line, "k", line, "", ""))
    assert [c for c in played.text if not c.isprintable() and c != "\n"] == []
