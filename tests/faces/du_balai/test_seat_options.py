"""Setting a table of Du Balai! option by option: the level of each seat, and only questions that mean something."""

import json
from pathlib import Path
from typing import Any

import pytest

from audiogames.bots.characters import CAST
from audiogames.core.game import Option
from audiogames.core.registry import game_named
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table.tables import resume
from audiogames.play.table.seating import PERSON
from audiogames.resources import COMPLETE
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import load, save
from tests.faces.keyboard import Played, set_table, start, typing

pytestmark = pytest.mark.usefixtures("quiet_home")

LEAVE = ("q", "o", "0")
NOVICE, EXPERT = "1", "3"


def setting(seats: int, people: int, *answers: str, language: str = "fr") -> Played:
    """Set a table of Du Balai! with every option, answer so, take the usual from then on, and leave the table."""
    names = [f"Person{number}" for number in range(people)] if people > 1 else []
    typed = set_table("du_balai", seats, people, names, ("2", *answers))
    return start(typing(*typed[:-1], *[""] * 40, *LEAVE), language=language)


def header() -> dict[str, Any]:
    """Return the first line of the one journal that was begun."""
    (saved,) = FolderShelf().waiting()
    journal = Path(saved.id)
    found: dict[str, Any] = json.loads(journal.read_text(encoding="utf-8").splitlines()[0].partition(" ")[2])
    return found


def question(name: str, kind: str = "option", language: str = "fr") -> str:
    """Return how a question begins."""
    words = catalogue(language).words(f"{kind}-du-balai-{name}", who="", min=10, max=60, count=9, usual="")
    return words.strip(", ").split("?")[0].split(";")[0].strip()[:30]


# Levels.


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "fr",
            [
                "Vous, quel niveau ? 1, novice ; 2 ou Entrée, normal ; 3, expert.",
                "Sorcière de la place 2, quel niveau ?",
            ],
        ),
        ("en", ["You, which level? 1, novice; 2 or Enter, normal; 3, expert.", "The witch at seat 2, which level?"]),
    ],
)
def test_each_seat_is_asked_for_its_level_in_one_line(language: str, lines: list[str]) -> None:
    played = setting(2, 1, language=language)
    first, second = lines
    assert first in played.lines
    assert sum(line.startswith(second) for line in played.lines) == 1


def test_the_usual_rules_ask_for_no_level_and_speak_of_none() -> None:
    played = start(typing(*set_table("du_balai", 2, rules=("1",)), "", *LEAVE))
    assert "niveau" not in played.text.casefold()
    assert header()["seats"][0] == {"name": None}
    assert [list(seat) for seat in header()["seats"]] == [["name"], ["name"]]


def test_enter_everywhere_is_the_usual_table() -> None:
    played = setting(3, 1)
    _, first, second = (seat["name"] for seat in header()["seats"])
    assert f"La course commence : vous, {first} et {second}." in played.lines
    assert all(set(seat) == {"name"} for seat in header()["seats"])
    ids = [None, *(one.id for name in (first, second) for one in CAST if one.name == name)]
    assert header()["notes"] == {"players": [PERSON, "witch", "witch"], "characters": ids}


def test_what_is_chosen_for_each_seat_reaches_the_game_and_is_told_when_it_begins() -> None:
    played = setting(3, 2, NOVICE, "6", "", EXPERT)
    seats = header()["seats"]
    assert [{name: seat[name] for name in seat if name != "name"} for seat in seats] == [
        {"level": "novice", "start": 6},
        {},
        {"level": "expert"},
    ]
    assert [line for line in played.lines if line.startswith("La course commence")] == [
        "La course commence : Person0 au niveau novice, case 6 ; Person1 au niveau normal ; "
        f"{seats[2]['name']} au niveau expert."
    ]


def test_a_single_person_hears_their_own_level_as_theirs() -> None:
    played = setting(2, 1, EXPERT, "", language="en")
    assert any("you at expert level" in line for line in played.lines)


def test_a_novice_who_is_to_choose_is_asked_when_the_game_begins() -> None:
    played = setting(2, 1, NOVICE, "", "")
    assert header()["seats"][0] == {"level": "novice", "name": None}
    assert "À vous de choisir votre départ : case 5, 6 ou 7." in played.lines


@pytest.mark.parametrize(("answers", "times"), [((EXPERT,), 0), ((NOVICE, "", NOVICE), 2)])
def test_only_novices_are_asked_where_they_start(answers: tuple[str, ...], times: int) -> None:
    assert setting(2, 1, *answers).text.count("départ de quelle case, de 5 à 7 ?") == times


def test_an_explicit_choice_wins_over_the_start_that_the_table_names() -> None:
    """B18: 0 is a novice's own choice."""
    state = game_named("du_balai").setup([{"level": "novice", "start": 0}, {"level": "novice"}], {"novice_start": 7})
    assert state.spaces == (0, 7)
    assert state.phase == "setup"


def test_the_next_table_is_as_the_last_one() -> None:
    setting(2, 1, NOVICE, "5", EXPERT)
    (first,) = FolderShelf().waiting()
    seats = [{**seat, "name": None} for seat in header()["seats"]]
    Path(first.id).unlink()
    start(typing("", *LEAVE))
    assert [{**seat, "name": None} for seat in header()["seats"]] == seats


def test_a_resumed_game_has_its_levels() -> None:
    setting(2, 1, NOVICE, "5", EXPERT)
    (saved,) = FolderShelf().waiting()
    session, _ = resume(FolderShelf(), saved)
    session.close()
    assert session.view(None).levels == ("novice", "expert")
    assert "La course commence" not in start(typing("", "", *LEAVE)).text


def test_a_level_that_does_not_exist_is_told_and_the_usual_table_comes_back(quiet_home: Path) -> None:
    """Settings can be edited by hand."""
    table = LastTable("du_balai", 2, {}, (PERSON, "witch"), ({"level": "master"},))
    save(Settings(speech="off", last_table=table))
    assert "master" in start(typing("", "0")).text
    assert load()[0].last_table is None


def test_settings_keep_what_was_chosen_for_seats_and_values_of_acrobatics(quiet_home: Path) -> None:
    seats: tuple[dict[str, str | int | float], ...] = ({"level": "novice", "start": 5, "dice_pace": 1.2},)
    table = LastTable("du_balai", 2, {"acrobatics": (1,) * 9, "curse": False}, (PERSON, "witch"), seats)
    save(Settings(last_table=table))
    assert load() == (Settings(last_table=table), [])
    save(Settings(last_table=LastTable("du_balai", 2, {}, (PERSON, "witch"))))
    assert load()[0].last_table == LastTable("du_balai", 2, {}, (PERSON, "witch"))


# Only what means something.


@pytest.mark.parametrize(
    ("answers", "asked", "not_asked"),
    [
        ((), ["slow", "curse-first"], ["time-limit", "expert-draw", "novice-start"]),
        ((EXPERT,), ["expert-draw"], ["novice-start"]),
        ((NOVICE, "5"), [], ["novice-start", "expert-draw"]),
        (("", "", "3"), ["time-limit", "slow"], []),
        (("", "", "4"), ["time-limit"], ["slow", "curse-first"]),
        (("", "", "1", "", "", "1"), [], ["curse-first"]),
    ],
)
def test_options_are_asked_where_they_change_something(
    answers: tuple[str, ...], asked: list[str], not_asked: list[str]
) -> None:
    text = setting(2, 1, *answers).text
    assert [name for name in asked if question(name) not in text] == []
    assert [name for name in not_asked if question(name) in text] == []


@pytest.mark.parametrize("seats", [2, 3])
def test_pulling_pawn_by_pawn_needs_several_others(seats: int) -> None:
    assert (question("attraction-per-pawn") in setting(seats, 1).text) == (seats > 2)


def test_a_time_limit_is_between_ten_and_sixty_seconds() -> None:
    played = setting(2, 1, "", "", "3", "5", "61", "45")
    assert played.text.count(question("time-limit")) == 3
    assert header()["options"]["time_limit"] == 45


def test_enter_leaves_the_time_limit_as_usual() -> None:
    setting(2, 1, "", "", "3", "")
    assert header()["options"]["time_limit"] == 0


def test_of_an_option_of_seats_one_seat_is_enough() -> None:
    option = Option("x", "boolean", False, only_with=(("level", ("novice",)), ("start", (None,))))
    assert option.means_something({"level": frozenset({"novice", "expert"}), "start": frozenset({None, 5})}, 3)
    assert not option.means_something({"level": frozenset({"novice"}), "start": frozenset({5})}, 3)
    assert not option.means_something({}, 3)


# The values of acrobatics.


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("", [2, 2, 2, 3, 3, 3, 4, 4, 4]),
        ("1 1 1 2 2 2 5 5 99", [1, 1, 1, 2, 2, 2, 5, 5, 99]),
        ("1,1,1, 2 2 2; 0 0 0", [1, 1, 1, 2, 2, 2, 0, 0, 0]),
    ],
)
def test_values_of_acrobatics_are_typed_in_one_line(typed: str, values: list[int]) -> None:
    setting(2, 1, "", "", "1", typed)
    assert header()["options"]["acrobatics"] == values
    assert load()[0].last_table is not None


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("fr", "1 2 3", "Il faut 9 nombres, et vous en avez tapé 3."),
        ("fr", "1 2 3 4 5 6 7 8 x", "« x » n’est pas un nombre de 0 à 99."),
        ("fr", "1 2 3 4 5 6 7 8 100", "« 100 » n’est pas un nombre de 0 à 99."),
        ("en", "1 2 3 4 5 6 7 8 -9", "“-9” is not a number from 0 to 99."),
        ("en", "1", "Type 9 numbers; you typed 1."),
    ],
)
def test_wrong_values_are_refused_in_a_sentence_and_asked_again(language: str, typed: str, said: str) -> None:
    played = setting(2, 1, "", "", "1", typed, "?", "3 3 3 3 3 3 3 3 3", language=language)
    assert said in played.lines
    assert header()["options"]["acrobatics"] == [3] * 9


@pytest.mark.parametrize("back", ["0", "q"])
def test_no_table_is_set_where_someone_goes_back(back: str) -> None:
    played = start(typing(*set_table("du_balai", 2, rules=("2", "", "", "1"))[:-1], back, back, "0", "0"))
    assert played.end == 0
    assert FolderShelf().waiting() == []


# The sentences.


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_level_of_seats_is_declared_by_the_game_and_worded(locale: str) -> None:
    assert [option.name for option in game_named("du_balai").seat_options] == ["level", "start"]
    for level in ("novice", "normal", "expert"):
        assert catalogue(locale).has(f"about-seat-du-balai-level-{level}")
