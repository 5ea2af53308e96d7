"""An Attraction that pulls witch by witch: one line of the list, then a digit for each."""

from typing import Any

import pytest

from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.faces.keyboard import session_at, sit, typing
from tests.games.du_balai.positions import resolving, witch

from .dice import BOT, KEYS, LINES, NAMES, acts, balai  # noqa: F401

pytestmark = pytest.mark.usefixtures("balai")

LIST = "1, Attraction ; 2, Mauvais sort, Bob ; 3, Mauvais sort, Medee ; 4 ou Entrée, passer."
QUESTION = (
    "1 case ou 2 ? Un chiffre pour chaque sorcière, 3 en tout, dans cet ordre : Bob, Circe, Medee. "
    "Entrée seule : aucun sortilège."
)


def behind_a_flight(spells: str = "attraction hex", per_pawn: bool = True) -> Sitting:
    """Return a session in which a person among four may play a spell after the flight."""
    seats = (witch(10, "ear", spells=spells), witch(14, "web"), witch(3, "web"), witch(14, "ear"))
    options = {"attraction_per_pawn": per_pawn}
    place = resolving(*seats, order=[0, 1, 2, 3], window="after-move", options=options)
    return session_at(place, PERSON, BOT, BOT, BOT, names=NAMES)


def did(session: Sitting) -> str:
    """Return what the person did first."""
    return next((action for seat, action in acts(session) if seat == 0), "")


def test_it_is_one_line_of_the_list_and_m_reads_it_again() -> None:
    played = sit(typing("m"), behind_a_flight(), settings=LINES)
    assert played.reply(0) == [LIST]
    assert played.reply(1) == [LIST]


@pytest.mark.parametrize("settings", [KEYS, LINES])
@pytest.mark.parametrize("digits", ["121", "1 2 1", "1, 2, 1"])
def test_a_digit_for_each_witch_plays_it(digits: str, settings: Any) -> None:
    session = behind_a_flight()
    played = sit(typing("1", digits), session, settings=settings)
    assert played.reply(1) == [QUESTION]
    assert did(session) == "spell attraction 1:1 2:2 3:1"


def test_its_name_does_the_same_as_its_number() -> None:
    session = behind_a_flight()
    assert sit(typing("attr", "222"), session, settings=LINES).reply(1) == [QUESTION]
    assert did(session) == "spell attraction 1:2 2:2 3:2"


@pytest.mark.parametrize("digits", ["12", "1212", "123", "1 x 1"])
def test_wrong_digits_are_asked_for_again(digits: str) -> None:
    session = behind_a_flight()
    assert sit(typing("1", digits, "111"), session, settings=LINES).reply(2) == [QUESTION]
    assert did(session) == "spell attraction 1:1 2:1 3:1"


def test_enter_alone_plays_nothing_and_the_window_stays_open() -> None:
    session = behind_a_flight()
    played = sit(typing("1", "", "2"), session, settings=LINES)
    assert played.reply(2) == ["Rien n’est joué."]
    assert did(session) == "spell hex 1"


@pytest.mark.parametrize(("typed", "action"), [("3", "spell hex 3"), ("4", "pass"), ("", "pass"), ("passer", "pass")])
def test_all_else_is_chosen_as_it_was_read(typed: str, action: str) -> None:
    session = behind_a_flight()
    sit(typing(typed), session, settings=LINES)
    assert did(session) == action


def test_a_number_that_was_not_read_is_refused() -> None:
    session = behind_a_flight()
    assert sit(typing("5"), session, settings=LINES).reply(1) == ["Les numéros vont de 1 à 4."]
    assert did(session) == ""


@pytest.mark.parametrize(("spells", "per_pawn"), [("attraction", False), ("hex", True)])
def test_where_nothing_goes_witch_by_witch_all_choices_are_read(spells: str, per_pawn: bool) -> None:
    played = sit(typing("1"), behind_a_flight(spells, per_pawn), settings=LINES)
    assert played.reply(0)[-1].startswith("1, ")
    assert QUESTION not in played.text
