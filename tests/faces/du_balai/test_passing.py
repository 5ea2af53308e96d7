"""Spells that pass by: nobody is asked of whom all know the answer, and who holds something learns that it is none."""

import pytest

from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.faces.keyboard import Played, session_at, sit, typing
from tests.games.du_balai.positions import reacting, witch

from .dice import BOT, LINES, NAMES, acts, balai  # noqa: F401
from .test_dice_keys import BEHIND, in_window

pytestmark = pytest.mark.usefixtures("balai")

NOTHING = "Vous n’avez rien à jouer maintenant : Entrée pour passer."


def offered(*sitting: str, spells: str = "", fresh: str = "") -> Sitting:
    """Return a session in which a spell of the first seat awaits the answer of the second."""
    mine = witch(4, "web", spells=f"{spells} {fresh}", fresh=fresh.split())
    seats = (witch(4, "ear", spells="tailwind"), mine, *(witch(4, "web") for _ in sitting[2:]))
    place = reacting(*seats, pending={"action": "spell tailwind"}, turn={"window": "after-move", "waiting": [1]})
    place["seats"][0]["spells"], place["discard"] = [], ["tailwind"]
    return session_at(place, *(sitting or (BOT, PERSON)), names=NAMES)


def asked(session: Sitting) -> Played:
    """Let someone press no key at all."""
    return sit(typing(), session, settings=LINES)


@pytest.mark.parametrize("fresh", ["", "fog", "block"])
def test_a_spell_passes_for_a_player_who_holds_no_card_of_an_earlier_round(fresh: str) -> None:
    session = offered(fresh=fresh)
    played = asked(session)
    assert acts(session)[0] == (1, "pass")
    assert "laissez faire" not in played.text
    assert "Brouillard" not in played.text


@pytest.mark.parametrize("spells", ["fog", "block", "double-play"])
def test_beside_another_person_a_player_who_holds_one_is_asked_whatever_it_is(spells: str) -> None:
    session = offered(BOT, PERSON, PERSON, spells=spells)
    played = asked(session)
    assert acts(session) == []
    assert played.reply(0)


@pytest.mark.parametrize(("spells", "passes"), [("fog", False), ("block", True), ("double-play", True)])
def test_beside_bots_only_a_player_who_holds_a_fog_is_asked(spells: str, passes: bool) -> None:
    session = offered(spells=spells)
    asked(session)
    assert (acts(session)[:1] == [(1, "pass")]) == passes


def test_at_a_shared_keyboard_the_seat_of_such_a_person_is_not_taken() -> None:
    session = offered(PERSON, PERSON)
    played = asked(session)
    assert acts(session)[0] == (1, "pass")
    assert "Clavier à Bob" not in played.text


# Nothing that fits.


def test_who_holds_no_fog_is_told_so_and_that_enter_passes() -> None:
    played = sit(typing(""), offered(BOT, PERSON, PERSON, spells="block"), settings=LINES)
    assert played.reply(1)[-1] == NOTHING


def test_who_holds_a_fog_is_told_what_enter_does() -> None:
    played = asked(offered(spells="fog"))
    assert any("Entrée" in line for line in played.reply(0))
    assert NOTHING not in played.text


def test_who_holds_nothing_that_fits_after_the_flight_is_told_so_and_still_presses_enter() -> None:
    session = in_window("double-play", window=BEHIND, other=PERSON)
    played = sit(typing("", ""), session, settings=LINES)
    assert played.reply(1)[-1] == NOTHING
    assert acts(session)[0] == (0, "pass")


def test_it_is_told_once_a_round() -> None:
    session = in_window("fog", other=PERSON)
    played = sit(typing("", "", "", "", ""), session, settings=LINES)
    assert acts(session)[:2] == [(0, "pass"), (0, "pass")]
    assert played.text.count(NOTHING) == 1


def test_who_holds_a_spell_that_fits_is_not_told_so() -> None:
    assert NOTHING not in asked(in_window("tailwind", window=BEHIND)).text


def test_it_is_told_in_english_too() -> None:
    played = sit(typing(""), in_window("double-play", window=BEHIND, other=PERSON), "en", LINES)
    assert played.reply(1)[-1] == "You have nothing to play now: Enter to pass."
