"""Several people around one book: what all are told, by name, and when all are called back to the keyboard."""

import re
from dataclasses import replace
from typing import Any

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.faces.terminal.console import CLEAR
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from tests.faces.keyboard import Played, session_at, sit, typing
from tests.games.du_balai.positions import resolving, witch

from .dice import BOT, LINES, NAMES, acts, at_dice, at_writing, balai, unwritten  # noqa: F401

pytestmark = pytest.mark.usefixtures("balai")

THERE = "Tout le monde est là ? Entrée pour continuer."


def both_write(*behind: str, terminal: bool = False, **more: Any) -> tuple[Sitting, Played]:
    """Let Ana write an ear and Bob a skull, and type this after it."""
    session = at_writing(PERSON, PERSON, **more)
    keys = ("", "1", "", "", "", "3", "", "", *behind)
    return session, sit(typing(*keys), session, settings=LINES, terminal=terminal)


# All are called.


def test_a_player_who_writes_last_is_named_like_all_others_when_formulas_are_read() -> None:
    _, played = both_write()
    text = "".join(played.reply(8))
    assert "Les formules : Ana, oreille ; Bob, crâne." in text
    assert "Bob tombe" in text
    assert "Vous" not in text


def test_all_are_called_before_dice_are_rolled_again() -> None:
    _, played = both_write("")
    assert played.reply(8)[-1] == THERE
    rolled = [write for reply in played.replies[9:] for write in reply if "lance les dés" in write]
    assert len(rolled) == 1
    assert "lance" not in "".join("".join(reply) for reply in played.replies[:9])
    assert "Clavier à" not in "".join(played.reply(9))


def test_only_enter_says_that_all_are_there() -> None:
    session, played = both_write("h", "v", "r", "?", "x", "%")
    assert len(acts(session)) == 2
    assert played.end == "end of input"


def test_nothing_of_who_sat_last_stays_on_the_screen_before_all() -> None:
    _, played = both_write(terminal=True)
    assert played.replies[8][0].startswith(CLEAR)


@pytest.mark.parametrize("pace", ["common", "free", "window", "no-closer"])
@pytest.mark.parametrize("sitting", [(PERSON, PERSON), (PERSON, PERSON, BOT)])
def test_the_first_dice_wait_for_all_too_and_are_told_once(pace: str, sitting: tuple[str, ...]) -> None:
    session = Sitting.new("du_balai", NAMES[: len(sitting)], sitting, {"pace": pace}, 1, MemoryStore())
    played = sit(typing("", "r"), session, settings=LINES)
    assert played.reply(0)[-1] == THERE
    assert "orange" not in "".join(played.reply(0))
    assert len([line for line in played.reply(1) if "lance les dés" in line]) == 1
    assert "Clavier à" not in played.text


def test_all_are_called_to_a_book_that_was_left_open() -> None:
    played = sit(typing("", "q"), at_dice(PERSON, PERSON), settings=LINES, terminal=True, resumed=True)
    assert played.replies[0][0].startswith(CLEAR)
    assert played.reply(0)[-1] == THERE
    assert not re.search("orange|noir", "".join(played.reply(0)))
    assert "Le livre est ouvert" in "".join(played.reply(0))
    assert "orange" in "".join(played.reply(1))


def test_a_player_who_is_alone_hears_the_open_book_at_once() -> None:
    played = sit(typing("q"), at_dice(), settings=LINES, resumed=True)
    assert THERE not in played.text
    assert "orange" in played.text


def test_nobody_alone_is_called() -> None:
    played = sit(typing("1", "", "", "", "t"), at_writing(), settings=LINES)
    assert THERE not in played.text


# Before a flight.


def correcting(*keys: str) -> Played:
    """Let Bob write last, who holds a spell and closed the book."""
    seats = [unwritten(), unwritten(spells="fog tailwind")]
    return sit(typing(*keys), at_writing(PERSON, PERSON, seats=seats, closer=1), settings=LINES)


def test_formulas_are_told_by_name_before_the_same_seat_is_taken_again() -> None:
    played = correcting("", "1", "", "", "", "3", "", "")
    said = played.reply(8)
    assert any(line.startswith("Les formules : Ana, oreille ; Bob, crâne") for line in said)
    assert said[-1] == "Bob. Entrée."


def test_a_flight_of_who_sits_there_is_told_by_name_and_what_is_asked_to_the_seat() -> None:
    played = correcting("", "1", "", "", "", "3", "", "", "", "")
    said = played.reply(10)
    assert any(line.startswith("Bob tombe") for line in said)
    assert not any(line.startswith("Vous tombez") for line in said)
    assert any(line.startswith("À vous") for line in said)


def test_what_was_told_by_name_is_not_told_again() -> None:
    played = correcting("", "1", "", "", "", "3", "", "", "", "", "")
    assert played.text.count("Bob tombe") == 1


# Taking a seat.


def test_a_player_who_takes_a_seat_is_promised_no_hand_where_none_is_read() -> None:
    played = sit(typing("s", ""), at_dice(PERSON, PERSON), settings=LINES)
    assert "Clavier à Ana. Entrée : prendre place." in played.lines
    assert "lire votre main" not in played.text


def test_at_the_shared_book_the_own_hand_is_asked_for_later() -> None:
    played = sit(typing("h"), at_dice(PERSON, PERSON), settings=LINES)
    assert played.reply(1)[0].startswith("Tout le monde entend ici.")
    assert "Vous regardez" not in played.text


def test_a_window_of_who_closed_takes_the_seat_by_enter() -> None:
    place = resolving(witch(2, "ear", spells="fog"), witch(4, "skull"), order=[0, 1], window="correction")
    played = sit(typing(""), session_at(place, PERSON, PERSON, names=NAMES), settings=LINES)
    assert played.reply(0)[-1] == "Clavier à Ana. Entrée : prendre place."


def test_a_card_that_was_drawn_before_all_is_told_to_its_holder_who_writes_next() -> None:
    seats = [unwritten(spells="fog"), unwritten()]
    played = sit(typing("", "1", "", "", "", "2", "", ""), at_writing(PERSON, PERSON, seats=seats), settings=LINES)
    assert any("Brouillard" in line for line in played.reply(1))
    assert "Brouillard" not in "".join("".join(reply) for reply in played.replies[4:])


def test_a_hand_that_has_not_changed_is_not_told_again() -> None:
    seats = [unwritten(spells="fog"), unwritten(20)]
    keys = ["", "3", "", "", "", "3", "", "", *[""] * 3, "", "l", ""]
    session = at_writing(PERSON, PERSON, seats=seats)
    played = sit(typing(*keys), session, settings=LINES)
    assert (1, "close") in acts(session)
    assert played.reply(len(keys))[0].startswith("À vous d’écrire")
    assert played.text.count("Brouillard") == 1


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("lines", ["speech", "braille"])
def test_where_the_game_is_saved_is_told_with_its_file_in_few_words_too(language: str, lines: Any) -> None:
    settings = replace(LINES, lines=lines)
    (said,) = sit(typing("x"), at_dice(PERSON, PERSON), language, settings).reply(1)
    assert said.strip() == "partie" if lines == "braille" else "partie.journal" in said
