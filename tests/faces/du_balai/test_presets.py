"""The editions of a game: chosen among the rules of a table, which say what is different."""

from pathlib import Path

import pytest

from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table import tables
from audiogames.resources import COMPLETE
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import load, save
from tests.faces.keyboard import set_table, start, typing

ORIGINAL = {"cat_limit": 5, "bonus": "per_set"}
SUPPLIED = {"cat_limit": 15, "bonus": "once"}
TABLE = ("1", "6")
"""The line of the main menu, and that of the seats, strength and rules of a table behind it."""

SUPPLIED_LINE, ORIGINAL_LINE = ("6", "1"), ("6", "2")
"""The line of the rules at that table, with an edition each."""


@pytest.fixture
def air(quiet_home: Path) -> None:
    """Air Sorcière was played last."""
    save(Settings(speech="off", last_table=LastTable("air_sorciere", 3, {}, ("person", "witch", "witch"))))


@pytest.mark.usefixtures("air")
@pytest.mark.parametrize(
    ("language", "name", "cards"), [("fr", "Édition d’origine", "5"), ("en", "Original edition", "5")]
)
def test_the_original_edition_is_chosen_and_says_the_difference(language: str, name: str, cards: str) -> None:
    played = start(typing(*TABLE, *ORIGINAL_LINE, "0", "0", "0"), language=language)
    told = " ".join(played.reply(4))
    about = catalogue(language).words("about-preset-air-sorciere-original")
    assert name in told
    assert about in told
    assert cards in about


@pytest.mark.usefixtures("air")
@pytest.mark.parametrize(("lines", "rules"), [(ORIGINAL_LINE, ORIGINAL), ((*ORIGINAL_LINE, *SUPPLIED_LINE), SUPPLIED)])
def test_the_game_is_played_by_the_edition_that_was_chosen(lines: tuple[str, ...], rules: dict[str, object]) -> None:
    start(typing(*TABLE, *lines, "", "q", "o", "0"))
    (saved,) = FolderShelf().waiting()
    session, _ = tables.resume(FolderShelf(), saved)
    session.close()
    options = session.table.position()["options"]
    assert {name: options[name] for name in rules} == rules


def test_the_first_edition_is_the_usual_table() -> None:
    """A1, A2: the text supplied is what is played unless someone asks."""
    options = Table.new("air_sorciere", [{}, {}]).position()["options"]
    assert {name: options[name] for name in SUPPLIED} == SUPPLIED
    assert game_named("air_sorciere").presets[0].options == {}


@pytest.mark.parametrize(
    ("game", "options"), [("du_balai", {"pace": "free"}), ("air_sorciere", {"several_diplomas": True})]
)
def test_options_chosen_one_by_one_are_called_so(game: str, options: dict[str, str], quiet_home: Path) -> None:
    save(Settings(speech="off", last_table=LastTable(game, 2, options, ("person", "witch"))))
    assert "Règles : choisies une à une" in start(typing(*TABLE, "r", "0", "0")).text


@pytest.mark.parametrize("game", ["belote", "air_sorciere"])
def test_a_last_table_that_nobody_can_open_stops_no_menu(quiet_home: Path, game: str) -> None:
    """A game that does not exist, an option that does not: settings can be edited by hand."""
    save(Settings(speech="off", last_table=LastTable(game, 2, {"no_such_option": True})))
    played = start(typing(*TABLE, "0", "0"))
    assert "Jouer à cette table" in played.text
    assert played.end == 0


def test_an_option_that_does_not_exist_is_told_when_the_table_is_opened(quiet_home: Path) -> None:
    save(Settings(speech="off", last_table=LastTable("air_sorciere", 2, {"no_such_option": True})))
    assert "no_such_option" in start(typing("", "0")).text
    assert load()[0].last_table is None


@pytest.mark.parametrize("locale", COMPLETE)
def test_choosing_every_option_begins_like_its_neighbours_and_is_explained(locale: str) -> None:
    words = catalogue(locale)
    assert words.words("table-options-each")[0].isupper()
    assert words.has("about-table-options-each")


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_menu_of_one_line_has_no_range_of_numbers(locale: str) -> None:
    one, two = (catalogue(locale).words("menu-help", last=last) for last in (1, 2))
    assert "2" in two
    assert {"fr": "ou 1. Zéro", "en": "and so does 1. Zero"}[locale] in one


@pytest.mark.parametrize(
    ("shaking", "asked", "not_asked"),
    [
        ("1", ["shakes"], ["barrels-in-hand", "countdown"]),
        ("2", ["barrels-in-hand", "countdown"], ["shakes"]),
        ("3", ["shakes"], ["barrels-in-hand", "countdown"]),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_only_options_that_mean_something_are_asked(
    shaking: str, asked: list[str], not_asked: list[str], seats: int, quiet_home: Path
) -> None:
    """In a scramble hands and countdown, else shakes; corners where two play."""
    played = start(typing(*set_table("zapp_zerapp", seats, rules=("3", "", "", shaking))[:-1], *[""] * 6))
    words, told = catalogue("fr"), " ".join(played.text.split())

    def question(name: str) -> str:
        asked = words.words(f"option-zapp-zerapp-{name}", min=0, max=0, usual=0)
        return asked.replace("\u00a0", " ").partition(",")[0].partition("?")[0]

    assert all(question(name) in told for name in asked)
    assert not any(question(name) in told for name in not_asked)
    assert (question("corners") in told) == (seats == 2)
