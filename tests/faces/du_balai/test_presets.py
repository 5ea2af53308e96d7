"""The editions of a game: one key switches between them, and says what is different."""

from pathlib import Path

import pytest

from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus import tables
from audiogames.resources import COMPLETE
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import load, save
from tests.faces.keyboard import start, typing

ORIGINAL = {"cat_limit": 5, "bonus": "per_set"}
SUPPLIED = {"cat_limit": 15, "bonus": "once"}
PLAY, SWITCH = "1", "6"
"""The line of the main menu, and the line of the room behind it that comes after the games and the table of a day."""


@pytest.fixture
def air(quiet_home: Path) -> None:
    """Air Sorcière was played last."""
    save(Settings(speech="off", last_table=LastTable("air_sorciere", 3, {}, ("person", "witch", "witch"))))


@pytest.mark.usefixtures("air")
@pytest.mark.parametrize(
    ("language", "name", "cards"), [("fr", "Édition d’origine", "5"), ("en", "Original edition", "5")]
)
def test_one_key_switches_to_the_original_edition_and_says_the_difference(language: str, name: str, cards: str) -> None:
    played = start(typing(PLAY, SWITCH, "0", "0"), language=language)
    told = " ".join(played.reply(2))
    about = catalogue(language).words("about-preset-air-sorciere-original")
    assert name in told
    assert about in told
    assert cards in about
    table = load()[0].last_table
    assert table is not None
    assert table.options == ORIGINAL


@pytest.mark.usefixtures("air")
def test_the_same_key_switches_back() -> None:
    start(typing(PLAY, SWITCH, SWITCH, "0", "0"))
    table = load()[0].last_table
    assert table is not None
    assert table.options == {}


@pytest.mark.usefixtures("air")
def test_the_next_game_is_played_by_the_edition_that_was_chosen() -> None:
    start(typing(PLAY, SWITCH, "", "q", "o", "0"))
    (saved,) = FolderShelf().waiting()
    session, _ = tables.resume(FolderShelf(), saved)
    session.close()
    options = session.table.position()["options"]
    assert {name: options[name] for name in ORIGINAL} == ORIGINAL


def test_the_first_edition_is_the_usual_table() -> None:
    """A1, A2: the text supplied is what is played unless someone asks."""
    options = Table.new("air_sorciere", [{}, {}]).position()["options"]
    assert {name: options[name] for name in SUPPLIED} == SUPPLIED
    assert game_named("air_sorciere").presets[0].options == {}


@pytest.mark.parametrize("game", ["roue_des_sorcieres", "du_balai"])
def test_a_game_with_one_edition_has_no_such_line(game: str, quiet_home: Path) -> None:
    assert len(game_named(game).presets) < 2
    save(Settings(speech="off", last_table=LastTable(game, 2, {}, ("person", "witch"))))
    assert "Règles de la partie" not in start(typing(PLAY, "r", "0")).text


def test_a_race_with_another_pace_is_called_one_of_rules_chosen_one_by_one(quiet_home: Path) -> None:
    save(Settings(speech="off", last_table=LastTable("du_balai", 2, {"pace": "free"}, ("person", "witch"))))
    assert "Règles de la partie : choisies une à une" in start(typing(PLAY, "r", "0")).text


@pytest.mark.usefixtures("air")
def test_options_chosen_one_by_one_are_called_so() -> None:
    save(Settings(speech="off", last_table=LastTable("air_sorciere", 2, {"several_diplomas": True})))
    assert "Règles de la partie : choisies une à une" in start(typing(PLAY, "r", "0")).text


@pytest.mark.parametrize("game", ["belote", "air_sorciere"])
def test_a_last_table_that_nobody_can_open_stops_no_menu(quiet_home: Path, game: str) -> None:
    """A game that does not exist, an option that does not: settings can be edited by hand."""
    save(Settings(speech="off", last_table=LastTable(game, 2, {"no_such_option": True})))
    played = start(typing(PLAY, "0"))
    assert "À quel jeu jouez-vous ?" in played.text
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
    game = str(list(GAMES).index("zapp_zerapp") + 1)
    played = start(typing("3", game, str(seats), "1", "", "", "3", "", "", shaking, *[""] * 6))
    words, told = catalogue("fr"), " ".join(played.text.split())

    def question(name: str) -> str:
        asked = words.words(f"option-zapp-zerapp-{name}", min=0, max=0, usual=0)
        return asked.replace("\u00a0", " ").partition(",")[0].partition("?")[0]

    assert all(question(name) in told for name in asked)
    assert not any(question(name) in told for name in not_asked)
    assert (question("corners") in told) == (seats == 2)
