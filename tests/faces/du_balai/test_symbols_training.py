"""The training of symbols: all eighteen sounds, told apart by digit and colour, with a score that is said and kept."""

from pathlib import Path
from typing import Any

import pytest

from audiogames.cli import main as command_line
from audiogames.core.messages import spoken_name
from audiogames.decks.du_balai import FACES, SYMBOLS
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.local.trainings import train, training_file
from audiogames.narration.catalogue import catalogue
from audiogames.play.modes.du_balai.symbols_training import Guess, SymbolsRecord, guess
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from tests.faces.keyboard import Paper, Person, Played, computer_at, start, to_its_end, typing

from .dice import DOWN, KEYS, LINES, UP, FakeScene, balai  # noqa: F401

RECORDS = training_file("symbols")


@pytest.fixture(autouse=True)
def own_home(quiet_home: Path) -> None:
    """No test reads or writes the progress of the person who runs it."""


def trained(
    *typed: str, settings: Settings = LINES, language: str = "fr", heard: bool = True
) -> tuple[Played, FakeScene]:
    """Type this in the training, where faces come in their order; return what was read, and what was heard."""
    scene: Any = FakeScene()
    paper = Paper()
    person = Person(paper, typing(*typed))
    computer = computer_at(StreamConsole(person, paper), settings, language)
    computer.scene = scene if heard else None
    end = hold(computer, to_its_end(train(computer, "symbols", lambda number: 0)))
    person.look_last()
    return Played(end, person.replies), scene


def answers(letters: str = "on") -> list[str]:
    """Return Enter and the right answer for each of the eighteen, in order."""
    return [line for colour in letters for digit in range(1, 10) for line in ("", f"{digit}{colour}")]


# A round.


def test_each_of_the_eighteen_sounds_once_in_a_round() -> None:
    _, scene = trained(*answers())
    icons = [cue.name for cue in scene.performed if cue.name.startswith("symbol-")]
    assert list(dict.fromkeys(icons)) == [f"symbol-{face}" for face in FACES]


def test_the_score_is_said_after_the_last_one_and_kept() -> None:
    played, _ = trained(*answers())
    assert played.reply(-1)[-1] == "18 du premier coup, sur 18. Votre record : 18. Entrée pour recommencer."
    assert RECORDS.load().record.best == 18


def test_a_right_answer_is_said_and_heard_with_its_name() -> None:
    played, scene = trained("", "1o")
    assert played.reply(2) == ["Juste, oreille orange."]
    assert [cue.name for cue in scene.performed][-2:] == ["symbol-orange-ear", spoken_name("fr", "orange", "ear")]


def test_a_wrong_answer_says_both_and_the_sound_comes_again_at_the_end() -> None:
    played, _ = trained("", "1n", *answers()[2:], "", "1o")
    assert played.reply(2) == ["Non, oreille orange ; vous aviez dit oreille noire."]
    assert played.reply(-1)[-2:] == [
        "17 du premier coup, sur 18. Votre record : 17. Entrée pour recommencer.",
        "À réécouter : oreille orange.",
    ]


def test_enter_lets_the_one_that_waits_be_heard_again() -> None:
    _, scene = trained("", "", "")
    assert [cue.name for cue in scene.performed] == ["symbol-orange-ear"] * 3


def test_the_next_round_begins_by_enter() -> None:
    played, _ = trained(*answers(), "", "1o")
    assert played.reply(-1) == ["Juste, oreille orange."]


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        (("1o",), "fr"),
        (("o1",), "fr"),
        (("1 orange",), "fr"),
        (("oreille orange",), "fr"),
        (("ear orange",), "en"),
        (("1", "o"), "fr"),
        (("1", UP), "fr"),
        ((UP, "1"), "fr"),
    ],
)
def test_an_answer_is_typed_whole_or_in_halves(typed: tuple[str, ...], language: str) -> None:
    played, _ = trained("", *typed, language=language)
    assert played.reply(-1) == ["Juste, oreille orange." if language == "fr" else "Right, orange ear."]


@pytest.mark.parametrize("place", range(9))
def test_every_digit_and_colour_is_understood(place: int) -> None:
    for typed, colour in (("o", "orange"), ("n", "black"), ("k", "black"), (DOWN, "black")):
        halves = [guess(str(place + 1), "fr"), guess(typed, "fr")]
        assert halves == [Guess(symbol=place), Guess(colour=colour)]
    assert SYMBOLS[place]


def test_half_an_answer_asks_for_the_other_half() -> None:
    played, _ = trained("", "3", "n", settings=KEYS)
    assert played.reply(2) == ["crâne, orange ou noir ?"]
    assert "Non, oreille orange" in played.reply(3)[0]


# Bad input and leaving.


@pytest.mark.parametrize("typed", ["chaudron", "12o", "1on", "%"])
def test_what_is_no_answer_is_said_and_costs_nothing(typed: str) -> None:
    played, _ = trained("", typed, "1o")
    assert "n’est pas une commande" in played.reply(2)[0]
    assert played.reply(3) == ["Juste, oreille orange."]


def test_an_answer_before_any_sound_is_told_so() -> None:
    played, _ = trained("1o")
    assert played.reply(1) == ["D’abord Entrée, pour entendre un son."]


@pytest.mark.parametrize("key", ["0", "q", "\x1b"])
def test_leaving_says_the_score_so_far(key: str) -> None:
    played, _ = trained("", "1o", "", key)
    assert played.end == "over"
    assert played.reply(-1) == ["Vous quittez l’entraînement : 1 du premier coup, sur 1."]


def test_where_nothing_is_heard_that_is_said_instead() -> None:
    played, _ = trained("", settings=Settings(sound="off"), heard=False)
    assert played.end == "over"
    assert played.lines[0] == "S’entraîner aux symboles demande le son."
    assert played.lines[1].startswith("Les sons sont éteints")


@pytest.mark.parametrize("language", COMPLETE)
def test_where_nothing_is_heard_the_menu_of_lessons_comes_back(language: str) -> None:
    entry = catalogue(language).words("train-symbols")
    played = start(typing("2", entry, "q"), language=language)
    menu = " ".join(catalogue(language).words("lessons-title").split())
    assert menu in played.reply(1)[0]
    assert played.reply(2)[-1].startswith(entry)


@pytest.mark.parametrize("word", ["symbols", "Symboles"])
def test_the_command_line_leads_to_it_and_says_what_it_needs(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["train", word, "--language", "fr"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "S’entraîner aux symboles demande le son."


def test_the_command_line_knows_no_other_training(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["train", "dragons", "--language", "fr"]) == 2
    assert "dragons" in capsys.readouterr().err


@pytest.mark.parametrize("language", COMPLETE)
def test_the_help_of_the_command_line_names_it(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["train", "--help", "--language", language]) == 0
    assert "train symbols" in capsys.readouterr().out


def test_the_help_tells_every_key() -> None:
    played, _ = trained("?")
    assert "9 étoile" in played.reply(1)[0]


# What is kept.


def test_progress_is_kept_from_one_visit_to_the_next() -> None:
    for _ in range(3):
        trained("", "1o", "0")
    played, _ = trained("p")
    assert played.reply(1) == ["Vous reconnaissez 1 son sur 18 à coup sûr. Votre record : 0."]


def test_what_was_missed_last_is_named() -> None:
    trained("", "1n", "0")
    played, _ = trained("p")
    assert played.reply(1)[-1] == "À réécouter : oreille orange."


@pytest.mark.parametrize(
    "text", ["", "[]", '{"best": 19, "answers": {}}', '{"best": 1, "answers": {"red-ear": []}}', "x"]
)
def test_a_damaged_file_is_set_aside_and_told(text: str) -> None:
    RECORDS.save(SymbolsRecord())
    RECORDS.path.write_text(text, encoding="utf-8")
    played, _ = trained("", "1o")
    assert "abîmé" in played.reply(0)[0]
    assert RECORDS.path.with_name("symbols.json.broken-1").read_text(encoding="utf-8") == text


def test_what_cannot_be_kept_is_told_once() -> None:
    RECORDS.path.mkdir(parents=True)
    played, _ = trained("", "1o", "", "2o")
    assert played.text.count("progrès") == 1


@pytest.mark.usefixtures("balai")
def test_the_menu_leads_to_it_once_the_game_is_there() -> None:
    played = start(typing("2", "?", "?"))
    assert "S’entraîner aux symboles des dés" in played.text
