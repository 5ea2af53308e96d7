"""The training ground: barrels are shaken, guessed and answered, with few keys, in words and in braille."""

import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from inspect import signature
from pathlib import Path

import pytest

from audiogames.audio.percepts.renderers import perceived
from audiogames.core.messages import Cue
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.games.zapp_zerapp.percept import DRAWS, percept
from audiogames.games.zapp_zerapp.percept.text import CELLS, as_text
from audiogames.local.trainings import train, training_file
from audiogames.narration.catalogue import catalogue
from audiogames.play.modes.zapp_zerapp.barrels_training import KEYS, LEVELS, MOST, WORDS, BarrelRecord
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sinks.soundless import TranscriptSink
from tests.faces.engine.client import ROOT
from tests.faces.keyboard import Paper, Person, Played, computer_at, start, typing
from tests.faces.sounds.computer import listen

OFF = Settings(sound="off", of_games={"barrels_read": "cells"})
BARRELS = training_file("barrels")
F1 = "\x1bOP"
LIMIT = 20.0
"""Seconds after which a test gives up waiting."""


class Chance:
    """Draws these numbers of pebbles, and draws of percepts that are all different."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = iter(numbers)
        self._draws = iter(range(1000))

    def __call__(self, below: int) -> int:
        if below == DRAWS:
            return next(self._draws)
        assert below in LEVELS
        return next(self._numbers) - 1


def words(id: str, language: str = "fr", **variables: str | int) -> str:
    """Return a sentence as a screen shows it, with plain spaces."""
    return catalogue(language).words(id, **variables).replace("\u00a0", " ")


def trained(*typed: str, numbers: tuple[int, ...] = (), language: str = "fr", settings: Settings = OFF) -> Played:
    """Type this on the training ground, where barrels hold these numbers."""
    visit = partial(train, name="barrels", below=Chance(*numbers))
    return listen(visit, typing(*typed), with_sound=False, language=language, settings=settings).played


def rattles(lines: list[str]) -> list[str]:
    return [line for line in lines if re.fullmatch(rf"[\u2800-\u28ff]{{{CELLS}}}", line)]


def level(most: int, **more: object) -> None:
    """Let barrels hold so many pebbles at most, from an earlier visit."""
    BARRELS.save(BarrelRecord(LEVELS.index(most), **more))  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def own_home(quiet_home: Path) -> None:
    """No test reads or writes the progress of the person who runs it."""


# Coming in.


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Entrée secoue un tonneau ; tapez alors combien de cailloux vous y entendez, de 1 à 3."),
        ("en", "Enter shakes a barrel; then type how many pebbles you hear, from 1 to 3."),
    ],
)
def test_on_entering_one_sentence_says_what_to_do(language: str, said: str) -> None:
    assert trained(language=language).reply(0)[-1].startswith(said)


@pytest.mark.parametrize("language", COMPLETE)
def test_that_sounds_are_off_is_said_once_and_that_barrels_are_written_instead(language: str) -> None:
    lines = trained(*["", "1", ""] * 5, "p", numbers=(1, 2, 3, 1, 2, 3, 1, 2, 3, 1), language=language).lines
    assert lines[:2] == [words("sound-room-off", language), words("training-written-cells", language, cells=CELLS)]
    assert lines.count(words("sound-room-off", language)) == 1


@pytest.mark.parametrize(
    ("language", "pattern"), [("fr", r"Bois (\d\d), chocs (\d\d)\."), ("en", r"Wood (\d\d), clashes (\d\d)\.")]
)
def test_barrels_are_told_in_words_where_nothing_else_was_chosen(language: str, pattern: str) -> None:
    """Thirteen pebbles clash more often than one."""
    level(MOST)
    settings = Settings(sound="off")
    played = trained("", "1", "", "13", numbers=(1, 13), language=language, settings=settings)
    assert words("training-written-words", language) in played.lines
    told = [re.fullmatch(pattern, played.reply(place)[-1]) for place in (1, 3)]
    one, many = (int(found[2]) for found in told if found is not None)
    assert many > one + 10
    assert not rattles(played.lines)


def test_where_nobody_listens_at_a_terminal_that_is_the_reason_given() -> None:
    assert trained(settings=Settings()).lines[0] == words("sound-room-nobody")


def test_a_volume_at_zero_is_told_and_barrels_are_written() -> None:
    lines = trained("", numbers=(2,), settings=replace(OFF, sound="on", volume=0)).lines
    assert lines[0] == words("sound-room-mute")
    assert len(rattles(lines)) == 1


# Shaking.


def test_enter_shakes_the_barrel_in_hand_as_often_as_one_likes_and_never_twice_alike() -> None:
    played = trained("", "", "", ".", "\x1b[A", "2", numbers=(2,))
    assert [played.reply(at)[0] for at in range(1, 6)] == ["Combien ?"] * 5
    assert len(set(rattles(played.lines))) == 5
    assert played.reply(6) == ["Juste, 2."]


def test_after_an_answer_enter_shakes_another_barrel() -> None:
    played = trained("", "1", "", "3", numbers=(1, 3))
    assert [played.reply(2), played.reply(4)] == [["Juste, 1."], ["Juste, 3."]]


def test_a_question_is_two_presses_and_their_enters() -> None:
    assert trained("", "2", "", "1", numbers=(2, 1)).lines.count("Combien ?") == 2


@pytest.mark.parametrize("typed", ["t", "T", "pencher", "PENCHE", "tip", "tilt", "basculer"])
def test_a_barrel_is_tipped_by_a_letter_or_a_word_of_either_language(typed: str) -> None:
    heard = rattles(trained("", typed, numbers=(3,)).lines)
    assert heard == [
        as_text(percept(3, 0, "normal", "shake")),
        as_text(percept(3, 1, "normal", "tip")),
    ]


def test_key_by_key_the_space_bar_tips() -> None:
    played = trained(" ", numbers=(3,), settings=replace(OFF, keys_mode="single"))
    assert rattles(played.lines) == [as_text(percept(3, 0, gesture="tip"))]


def test_the_same_sound_comes_again_as_it_was() -> None:
    played = trained("", "!", "!", numbers=(3,))
    assert len(rattles(played.lines)) == 3
    assert len(set(rattles(played.lines))) == 1


def test_after_an_answer_the_same_sound_comes_again_with_the_answer() -> None:
    played = trained("", "1", "!", numbers=(3,))
    assert played.reply(3)[0] == played.reply(2)[0] == words("training-wrong-more", number=3, off=2)
    assert rattles(played.reply(3)) == rattles(played.reply(1))


def test_r_repeats_the_words_and_what_is_written() -> None:
    played = trained("", "r", numbers=(3,))
    assert played.reply(2) == played.reply(1)


# Guessing.


@pytest.mark.parametrize(
    ("language", "guess", "said"),
    [
        ("fr", "5", "Juste, 5."),
        ("fr", "2", "Non, 5 : 3 de plus que votre réponse. C pour comparer."),
        ("fr", "6", "Non, 5 : 1 de moins que votre réponse. C pour comparer."),
        ("en", "5", "Right, 5."),
        ("en", "2", "No, 5: 3 more than your answer. C to compare."),
        ("en", "6", "No, 5: 1 fewer than your answer. C to compare."),
    ],
)
def test_the_answer_comes_at_once_with_the_true_number_and_how_far_off(language: str, guess: str, said: str) -> None:
    level(6)
    assert trained("", guess, numbers=(5,), language=language).reply(2) == [said]


@pytest.mark.parametrize("typed", ["14", "00", "99", "100", "9" * 5000, "0" * 5000 + "14"])
@pytest.mark.parametrize("language", COMPLETE)
def test_a_number_that_no_barrel_holds_is_refused_and_the_barrel_stays_in_hand(typed: str, language: str) -> None:
    level(13)
    played = trained("", typed, "9", numbers=(9,), language=language)
    assert played.reply(2) == [words("training-out", language, typed=typed[:40], last=13)]
    assert played.reply(3) == [words("training-right", language, number=9)]
    assert "14 : les tonneaux ont de 1 à 13 cailloux." in trained("", "14", numbers=(9,)).lines


def test_a_number_of_a_later_level_is_refused_with_the_way_there() -> None:
    played = trained("", "7", "2", numbers=(2,))
    assert played.reply(2) == ["7 : pour l’instant, les tonneaux ont de 1 à 3 cailloux. N pour changer."]
    assert played.reply(3) == ["Juste, 2."]


@pytest.mark.parametrize("typed", ["2", "c", "!"])
def test_without_a_barrel_one_is_to_be_shaken_first(typed: str) -> None:
    assert trained(typed).reply(1) == [words("training-first")]
    assert BARRELS.load().record == BarrelRecord()


@pytest.mark.parametrize("typed", ["-1", "2,5", "²", "xyzzy", "\x07", "j"])
@pytest.mark.parametrize("language", COMPLETE)
def test_what_means_nothing_is_told_and_nothing_is_lost(typed: str, language: str) -> None:
    played = trained("", typed, "2", numbers=(2,), language=language)
    told = (
        words("not-understood", language, typed=typed) if typed.isprintable() else words("key-does-nothing", language)
    )
    assert played.reply(2) == [told]
    assert played.reply(3) == [words("training-right", language, number=2)]


def test_key_by_key_a_one_waits_for_enter_or_for_a_second_digit() -> None:
    level(13)
    single = Settings(sound="off", keys_mode="single")
    played = trained("", "1", "2", "", "1", "", "", "1", "0", "", "7", numbers=(12, 1, 10, 7), settings=single)
    assert [line for line in played.lines if line.startswith(("Juste", "Non"))] == [
        f"Juste, {number}." for number in (12, 1, 10, 7)
    ]


def test_key_by_key_another_key_takes_the_one_back() -> None:
    level(13)
    single = Settings(sound="off", keys_mode="single")
    played = trained("", "1", "t", "8", numbers=(8,), settings=single)
    assert played.reply(3)[0] == "Combien ?"
    assert played.reply(4) == ["Juste, 8."]


# Comparing.


@pytest.mark.parametrize("typed", ["c", "comparer", "compare"])
def test_after_a_wrong_guess_both_barrels_can_be_heard_the_guessed_one_first(typed: str) -> None:
    played = trained("", "1", typed, typed, numbers=(3,))
    assert played.reply(3) == [
        "À gauche 1, à droite 3.",
        as_text(percept(1, 1)),
        as_text(percept(3, 2)),
    ]
    assert rattles(played.reply(4)) == [as_text(percept(1, 3)), as_text(percept(3, 4))], "drawn afresh"


def test_before_the_guess_nothing_is_compared_and_after_a_right_one_there_is_nothing_to_compare() -> None:
    played = trained("", "c", "3", "c", numbers=(3,))
    assert played.reply(2) == [words("training-guess-first")]
    assert played.reply(4) == [words("training-nothing-to-compare")]
    assert len(rattles(played.lines)) == 1


def test_a_tipped_barrel_is_compared_tipped() -> None:
    played = trained("t", "1", "c", numbers=(3,))
    assert rattles(played.reply(3)) == [as_text(percept(n, d, gesture="tip")) for n, d in ((1, 1), (3, 2))]


# Levels.


def answers(*right: bool) -> list[str]:
    """Return the lines to type for barrels that all hold two pebbles."""
    return [typed for is_right in right for typed in ("", "2" if is_right else "1")]


@pytest.mark.parametrize("language", COMPLETE)
def test_with_eight_of_the_last_ten_right_more_numbers_come_and_that_is_said(language: str) -> None:
    typed = answers(False, False, False, *[True] * 5, False, True, True, True)
    played = trained(*typed, numbers=(2,) * 12, language=language)
    said = words("training-grown", language, good=8, asked=10, last=6)
    assert said in played.reply(24)
    assert played.lines.count(said) == 1
    assert BARRELS.load().record.most == 6


def test_with_seven_of_ten_right_they_stay_as_they_are() -> None:
    trained(*answers(*[False, True, True] * 5, False), numbers=(2,) * 16)
    assert BARRELS.load().record.most == 3


def test_the_next_level_wants_eight_right_answers_of_its_own() -> None:
    trained(*answers(*[True] * 15), numbers=(2,) * 15)
    assert BARRELS.load().record.most == 6
    trained(*answers(True), numbers=(2,))
    assert BARRELS.load().record.most == MOST


def test_after_the_last_level_there_is_none() -> None:
    level(MOST)
    trained(*answers(*[True] * 12), numbers=(2,) * 12)
    assert BARRELS.load().record.most == MOST


@pytest.mark.parametrize("typed", ["n", "nombres", "niveau", "level", "numbers"])
def test_which_numbers_come_can_be_chosen_and_is_kept(typed: str) -> None:
    played = trained(typed, "3", "", "13", numbers=(13,))
    assert played.reply(1)[0] == "Combien de cailloux au plus ?"
    assert played.reply(1)[1:] == ["De 1 à 3, 1 sur 3."]
    assert played.reply(2) == [words("training-numbers-chosen", last=13)]
    assert played.reply(4) == ["Juste, 13."]
    assert BARRELS.load().record.most == 13


def test_another_choice_of_numbers_puts_the_barrel_away_and_going_back_does_not() -> None:
    assert trained("", "n", "2", "1", numbers=(2,)).reply(4) == [words("training-first")]
    played = trained("", "n", "0", "2", numbers=(2,))
    assert played.reply(3) == ["Combien ?"]
    assert played.reply(4) == ["Juste, 2."]


@pytest.mark.parametrize("typed", ["d", "durée", "difficulty"])
def test_how_long_a_shake_is_can_be_chosen_and_is_kept(typed: str) -> None:
    played = trained(typed, "1", "", numbers=(3,))
    assert "Normal, 2 secondes, comme d’habitude dans le jeu, 2 sur 3." in played.reply(1)
    assert rattles(played.reply(3)) == [as_text(percept(3, 0, "easy"))]
    assert rattles(trained("", numbers=(3,)).lines) == [as_text(percept(3, 0, "easy"))]


# Progress.

LEARNT = {1: [0, 0, 0], 2: [0] * 5, 3: [1, 2, 0], 4: [0, 0], 5: [0, 0, 1, 0, -1, 0, 0, 0], 6: [-2]}


@pytest.mark.parametrize("typed", ["p", "progrès", "progress", "scores"])
def test_progress_is_told_by_number_the_best_first(typed: str) -> None:
    BARRELS.save(BarrelRecord(2, latest=[True, False, True], offs=LEARNT))
    assert trained(typed).reply(1) == [
        "Jusqu’à 13 cailloux, dernières réponses : 2 justes sur 3.",
        "Toujours justes : 1 et 2.",
        "4 : 2 sur 2.",
        "5 : 6 sur 8, à 1 près en moyenne.",
        "3 : 1 sur 3, à 2 près en moyenne.",
        "6 : 0 sur 1, à 2 près.",
        "À venir encore : 7, 8, 9, 10, 11, 12 et 13.",
    ]


def test_progress_is_told_in_english_too() -> None:
    BARRELS.save(BarrelRecord(1, latest=[True], offs=LEARNT))
    assert trained("p", language="en").reply(1) == [
        "Up to 6 pebbles, latest answers: 1 right out of 1.",
        "Always right: 1 and 2.",
        "4: 2 out of 2.",
        "5: 6 out of 8, off by 1 on average.",
        "3: 1 out of 3, off by 2 on average.",
        "6: 0 out of 1, off by 2.",
    ]


def test_before_any_answer_progress_is_one_sentence() -> None:
    assert trained("p").reply(1) == ["Jusqu’à 3 cailloux : pas encore de réponse."]


# Help, and leaving.


@pytest.mark.parametrize("typed", ["?", F1, "aide", "help", "k"])
@pytest.mark.parametrize("language", COMPLETE)
def test_help_tells_every_key(typed: str, language: str) -> None:
    told = trained(typed, language=language).reply(1)
    letters = {line.split()[0].strip(":,") for line in told}
    assert {key.upper() for key in KEYS if key.isalpha()} <= letters
    assert len(told) == len(set(told)) == 11


@pytest.mark.parametrize("leaving", ["0", "q", "\x1b", "quitter", "quit"])
def test_leaving_sums_up_what_was_guessed(leaving: str) -> None:
    played = trained("", "1", "", "2", "", "2", leaving, numbers=(3, 2, 1))
    assert played.end == "left"
    assert played.reply(7) == ["Vous quittez l’entraînement.", "Cette fois, 1 juste sur 3.", "À réécouter : 1 et 3."]


def test_leaving_without_a_guess_is_one_sentence() -> None:
    assert trained("", "0", numbers=(1,)).reply(2) == ["Vous quittez l’entraînement."]


def test_leaving_leaves_the_conversation_as_it_was() -> None:
    visit = partial(train, name="barrels")
    conversation = listen(visit, typing("", "0"), with_sound=False, settings=OFF).computer.conversation
    assert (conversation.listening.seat, conversation.listening.silent) == (None, frozenset())


def test_the_room_of_sounds_is_one_key_away_and_leads_back() -> None:
    played = trained("", ")", "0", "2", numbers=(2,))
    assert "Apprendre les sons, 1 sur 3." in played.reply(2)
    assert played.reply(3) == [words("sound-room-left"), "Combien ?"]
    assert played.reply(4) == ["Juste, 2."]


def test_words_of_both_languages_are_the_same_set() -> None:
    for does in WORDS:
        assert all(words(f"training-words-{does}", language) for language in COMPLETE)


# For braille.


@pytest.mark.parametrize("language", COMPLETE)
def test_every_line_fits_a_braille_display_whole(language: str) -> None:
    BARRELS.save(BarrelRecord(2, latest=[True, False, True], offs=LEARNT))
    typed = ["", "14", "7", "c", "n", "1", "", "9", "2", "2", "n", "0", "d", "0", "d", "1", "c", "!", "p", "?", "xy"]
    settings = Settings(sound="off", lines="braille")
    lines = trained(*typed, "q", numbers=(12, 1), language=language, settings=settings).lines[1:]
    assert [line for line in lines if line.endswith("...") or len(line) > CELLS] == []
    assert len(rattles(lines)) == 8


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    "offs", [{number: [0] * 3 for number in range(1, 14)}, {number: [0, 1, -1] for number in range(1, 14)}, {1: [0]}]
)
def test_progress_fits_a_braille_display_whole_also_at_its_longest(language: str, offs: dict[int, list[int]]) -> None:
    BARRELS.save(BarrelRecord(2, latest=[True] * 10, offs=offs))
    settings = Settings(sound="off", lines="braille")
    typed = ["p", *[typed for number in range(1, 14) for typed in ("", str(number % 13 + 1))]]
    lines = trained(*typed, "q", numbers=tuple(range(1, 14)), language=language, settings=settings).lines[1:]
    assert [line for line in lines if line.endswith("...")] == []


@pytest.fixture
def sink() -> TranscriptSink:
    return TranscriptSink()


@pytest.fixture
def speaker(sink: TranscriptSink) -> Iterator[Speaker]:
    speaker = Speaker(Chooser("transcript", {"transcript": lambda: sink}))
    speaker.start()
    yield speaker
    speaker.close()


def test_the_programs_own_voice_passes_over_the_dots(sink: TranscriptSink, speaker: Speaker) -> None:
    typed = iter(["", "1", "c"])

    def patient(reply: str) -> str | None:
        assert speaker.wait_until_quiet(LIMIT)
        return next(typed, None)

    paper = Paper()
    computer = computer_at(StreamConsole(Person(paper, patient), paper), OFF)
    computer.speaker = speaker
    hold(computer, train(computer, "barrels", Chance(3)))
    assert sink.lines[1:] == [
        "Combien ?",
        catalogue("fr").words("training-wrong-more", number=3, off=2),
        "À gauche 1, à droite 3.",
    ]
    assert len(rattles("".join(paper.writes).splitlines())) == 3


# Nothing tells the number before the guess.


def test_chance_is_that_of_the_system_and_of_no_table() -> None:
    assert signature(train).parameters["below"].default is secrets.randbelow


@pytest.mark.parametrize("gesture", ["", "t"])
def test_before_the_guess_all_that_is_written_is_as_long_and_the_same_but_for_the_dots(gesture: str) -> None:
    level(MOST)
    found = set()
    for number in range(1, MOST + 1):
        text = trained(gesture, "?", "p", "r", "!", numbers=(number,)).text
        found.add(re.sub(r"[\u2800-\u28ff]", "x", text))
    assert len(found) == 1


@pytest.mark.parametrize(("difficulty", "impacts"), [("easy", 800), ("normal", 400), ("hard", 200)])
def test_all_barrels_have_as_many_impacts_and_sound_as_long(difficulty: str, impacts: int) -> None:
    heard = [percept(number, number, difficulty) for number in range(1, MOST + 1)]  # type: ignore[arg-type]
    assert {len(one) for one in heard} == {impacts}
    sounds = [perceived(Cue("barrel", "hand-right", True, heard[at])) for at in (0, 5, 12)]
    assert len({sound and len(sound.samples) for sound in sounds}) == 1
    assert sounds[0] is not None


# The ways in.


def test_from_the_main_menu_two_keys_after_its_line_lead_to_the_first_rattle() -> None:
    menu = start(typing("2", "r")).reply(2)
    (line,) = (line for line in menu if line.endswith("S’entraîner aux tonneaux"))
    played = start(typing("2", line.partition(".")[0], ""))
    assert re.search(r"Bois \d\d", " ".join(played.reply(3)))


@pytest.mark.parametrize(("language", "typed"), [("fr", "s’entraîner aux t"), ("en", "train your ear")])
def test_the_line_of_the_menu_is_found_by_its_word_and_leads_back(language: str, typed: str) -> None:
    played = start(typing("2", "?", "?", typed, "", "q", "0"), language=language)
    assert words("about-train-barrels", language) in "".join(played.reply(3))
    assert re.search(r"\d\d, (chocs|clashes) \d\d", " ".join(played.reply(5)))
    assert {"fr": "Menu principal.", "en": "Main menu."}[language] in played.reply(7)[0]


def test_the_command_line_opens_the_training_ground_and_ends_with_the_input() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "audiogames", "train", "--language", "fr"],
        cwd=ROOT,
        input="\n\nq\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert sum(line.startswith("Bois ") for line in lines) == 2
    assert lines[-2:] == ["Vous quittez l’entraînement.", "Au revoir."]
