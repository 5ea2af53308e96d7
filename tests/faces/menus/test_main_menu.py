"""The main menu: eight lines whose numbers never change, what Enter does, and how a language is chosen."""

from pathlib import Path

import pytest

from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.play.menus.main import LANGUAGE_KEYS, LINES
from audiogames.play.menus.new_table.tables import resume
from audiogames.resources import COMPLETE
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from tests.faces.keyboard import Played, start, typing

LONGEST = 12 * 15
"""Characters: twelve seconds, at fifteen characters a second."""

LEAVE = ("q", "o")


def numbered(played: Played, place: int) -> list[str]:
    """Return the lines of a reply that have a number."""
    return [line for line in played.reply(place) if line[:1].isdigit()]


def labels(language: str) -> list[str]:
    """Return the lines of the menu as they are read."""
    return [f"{number}. {catalogue(language).words(f'menu-{name}')}" for number, name in enumerate(LINES, 1)]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("before", [(), ("1", "", *LEAVE)], ids=["nothing saved", "a game saved"])
def test_the_menu_is_heard_in_twelve_seconds(language: str, before: tuple[str, ...], quiet_home: Path) -> None:
    if before:
        start(typing(*before), language)
    for reply in start(typing("99", "r"), language).replies[0::2]:
        assert len("".join(reply)) <= LONGEST


@pytest.mark.parametrize("language", COMPLETE)
def test_a_saved_game_moves_no_number(language: str, quiet_home: Path) -> None:
    nothing_saved = start(typing("r", "1", "", *LEAVE, "r"), language)
    saved = start(typing("r"), language)
    assert numbered(nothing_saved, 1) == numbered(nothing_saved, -1) == numbered(saved, 1) == labels(language)


def test_enter_plays_where_no_game_waits_and_resumes_the_latest_where_one_does(quiet_home: Path) -> None:
    assert "Entrée joue." in start(typing()).text
    played = start(typing("", *LEAVE))
    assert "Partie reprise" not in played.text
    assert "Entrée reprend La Roue des Sorcières." in played.reply(-1)[1]
    resumed = start(typing(""))
    assert "Entrée reprend La Roue des Sorcières." in resumed.reply(0)[0]
    assert resumed.reply(1)[0] == "Partie reprise."


def test_a_game_that_was_paused_goes_on_where_it_is_resumed(quiet_home: Path) -> None:
    start(typing("1", "", *LEAVE))
    (waiting,) = FolderShelf().waiting()
    sitting, _ = resume(FolderShelf(), waiting)
    sitting.pause(0.0, 0)
    sitting.close()
    begun = len(sitting.table.steps)
    assert "Partie reprise." in start(typing("", "1", *LEAVE)).text
    sitting, _ = resume(FolderShelf(), waiting)
    assert (sitting.seating.paused_by, len(sitting.table.steps) > begun) == (None, True)
    sitting.close()


def test_the_first_line_offers_every_game_and_enter_the_last_one(quiet_home: Path) -> None:
    played = start(typing("1", "r", "2", *LEAVE, "1", "r"))
    assert played.reply(1) == ["Jouer.", "La Roue des Sorcières, 1 sur 6."]
    assert numbered(played, 2) == [
        "1. La Roue des Sorcières, ou Entrée",
        "2. Air Sorcière",
        "3. Du Balai !",
        "4. Zapp Zerapp",
        "5. La table du jour",
        "6. Places, force et règles",
    ]
    assert "2. Air Sorcière, ou Entrée" in played.reply(-1)
    assert [path.stem[18:] for path in paths().journals.glob("*.journal")] == ["air_sorciere"]


@pytest.mark.parametrize("language", COMPLETE)
def test_the_other_language_is_offered_in_its_own_words_until_one_is_chosen(language: str, quiet_home: Path) -> None:
    key, other = next((key, locale) for key, locale in LANGUAGE_KEYS.items() if locale != language)
    offer = {"fr": "English, E.", "en": "Français, F."}[language]
    played = start(typing(key.upper(), "r", "7", "0"), language)
    assert played.reply(0)[0].endswith(offer)
    assert played.reply(0)[1] == {"fr": "1 sur 8.", "en": "1 of 8."}[language]
    assert played.reply(1)[0] == {"fr": "Language: English.", "en": "Langue : français."}[language]
    assert numbered(played, 2) == labels(other)
    assert load()[0].language == other
    assert not any(words in start(typing(), None).text for words in ("English, E", "Français, F"))


def test_a_player_who_keeps_the_language_is_not_asked_again(quiet_home: Path) -> None:
    played = start(typing("f"))
    assert "English, E" in played.reply(0)[0]
    assert "English, E" not in played.reply(1)[1]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_line_of_the_menu_leads_somewhere_and_says_what_it_is(language: str, quiet_home: Path) -> None:
    words = catalogue(language)
    explained = start(typing("?", "?"), language).reply(2)[2 + len(LINES) :]
    assert len(explained) == len(LINES)
    for name, line, label in zip(LINES, explained, labels(language), strict=True):
        assert line.startswith(label)
        assert line.endswith(" ".join(words.words(f"about-menu-{name}").split()))
    for number, name in enumerate(LINES, 1):
        played = start(typing(str(number), "0"), language)
        assert words.words("menu-not-here") not in played.text, name


def test_braille_shows_what_enter_does_and_the_other_language_in_forty_cells(quiet_home: Path) -> None:
    with paths().settings.open("a", encoding="utf-8") as file:
        file.write('lines = "braille"\n')
    for _ in range(2):
        played = start(typing("", *LEAVE))
        assert "Entrée" in played.reply(0)[0]
        assert "English" in played.reply(0)[0]
        assert max(map(len, played.lines)) <= BRAILLE_CELLS
        assert "..." not in "".join(played.reply(0))


# The settings.


@pytest.mark.parametrize("language", COMPLETE)
def test_a_change_is_told_in_one_sentence_and_the_list_is_not_read_again(language: str, quiet_home: Path) -> None:
    played = start(typing("7", "2", "2", "0"), language)
    assert (
        played.reply(3)
        == {
            "fr": ["Longueur des annonces : courtes, 2 sur 11."],
            "en": ["Length of announcements: short, 2 of 11."],
        }[language]
    )


def test_the_list_is_read_again_with_r_and_its_title_when_nothing_was_changed(quiet_home: Path) -> None:
    played = start(typing("7", "r", "2", "0", "r"))
    assert played.reply(4)[0] == "Réglages."
    assert played.reply(4)[1].endswith(", 2 sur 11.")
    assert numbered(played, 5) == numbered(played, 2)


def test_a_question_mark_at_a_value_says_what_the_setting_is(quiet_home: Path) -> None:
    played = start(typing("7", "2", "?"))
    assert " ".join(catalogue("fr").words("about-setting-verbosity").split()) in "".join(played.reply(3))


def test_the_first_digit_of_a_long_list_says_that_a_second_may_follow(quiet_home: Path) -> None:
    with paths().settings.open("a", encoding="utf-8") as file:
        file.write('keys_mode = "single"\n')
    played = start(typing("7", "1"))
    assert played.reply(2) == ["1, puis un second chiffre, ou Entrée."]
