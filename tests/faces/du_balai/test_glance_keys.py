"""The keys of the open book, alone and shared, at each pace: they do what they are said to do."""

from typing import Any

import pytest

from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.faces.keyboard import session_at, sit, typing
from tests.games.du_balai.positions import witch, writing

from .dice import BOT, KEYS, LINES, NAMES, acts, at_dice, at_writing, balai, unwritten  # noqa: F401
from .test_dice_keys import in_window, learnt
from .test_glance import AFTER, closers, look, short_start  # noqa: F401

pytestmark = pytest.mark.usefixtures("balai")

PACES = ("common", "free", "window", "no-closer")
FIRST = {
    ("common", 1): "Quand tous les dés sont annoncés, Entrée ferme le livre.",
    ("free", 1): "Entrée ferme le livre, à tout moment.",
    ("window", 1): "Entrée : parier que votre formule sera juste, avant que le livre se ferme.",
    ("no-closer", 1): "Le livre se ferme tout seul ; Entrée, si vous en avez assez entendu.",
    ("common", 2): "Pour fermer le livre, quand tous les dés sont annoncés : Ana, S ; Bob, L.",
    ("free", 2): "Pour fermer le livre, à tout moment : Ana, S ; Bob, L.",
    ("window", 2): "Pour parier que votre formule sera juste, avant que le livre se ferme : Ana, S ; Bob, L.",
    ("no-closer", 2): (
        "Le livre se ferme tout seul ; si tout le monde en a assez entendu, Entrée, ou la touche de quelqu’un : "
        "Ana, S ; Bob, L."
    ),
}


def table(people: int, **more: Any) -> Sitting:
    """Return a session that looks at the dice, with so many persons of two seats."""
    return at_dice(*[PERSON] * people, *[BOT] * (2 - people), **more)


@pytest.mark.parametrize("settings", [KEYS, LINES])
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("pace", PACES)
def test_what_one_may_do_is_what_the_keys_do_and_no_number_of_a_choice(pace: str, people: int, settings: Any) -> None:
    console = look(table(people, options={"pace": pace}), (AFTER - 0.5, "m"), (AFTER - 0.5, "t"), settings=settings)
    said = [line for at, line in console.log if at == AFTER - 0.5]
    assert said[0] == FIRST[pace, people]
    assert said[1].startswith("Un chiffre compte un symbole")
    assert not any(line.startswith("1") for line in said)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("pace", PACES)
def test_the_keys_are_said_once_in_a_game_as_they_are(pace: str, people: int) -> None:
    console = look(table(people, options={"pace": pace}), (AFTER, "t"))
    lines = [line for _, line in console.log]
    assert lines.count(FIRST[pace, people]) == 1


def test_a_player_who_may_not_close_the_book_is_not_told_that_enter_closes_it() -> None:
    console = look(at_dice(seats=[unwritten(-2), unwritten()]), (AFTER, "m"), (AFTER + 0.5, ""))
    told, refused = ([line for when, line in console.log if when == at] for at in (AFTER, AFTER + 0.5))
    assert told[:1] == refused


def test_a_player_who_may_not_bet_is_told_so_where_others_bet() -> None:
    session = at_dice(seats=[unwritten(-2), unwritten()], options={"pace": "window"})
    console = look(session, (5.5, ""), (6.5, "m"))
    said = [line for at, line in console.log if at in (5.5, 6.5)]
    assert said[:2] == ["Depuis la case moins 2, on ne parie pas."] * 2
    assert (0, "bet") not in acts(session)


@pytest.mark.parametrize("key", ["", "s", "l"])
def test_where_nobody_closes_the_key_of_anybody_says_that_all_have_seen_enough(key: str) -> None:
    session = table(2, options={"pace": "no-closer"})
    look(session, (5.0, key))
    assert acts(session) == [(None, "time")]
    assert closers(session) == []


@pytest.mark.parametrize("key", ["", "s", "l"])
def test_the_key_learner_says_so(key: str) -> None:
    session = table(2, options={"pace": "no-closer"})
    assert "Tout le monde en a assez entendu : le livre se ferme." in learnt(session, key, "1")[0][0]


# Names.


def test_no_name_is_asked_for_in_the_open_book() -> None:
    console = look(at_dice(), (AFTER, "n"), (AFTER, "1"))
    said = [line for at, line in console.log if at == AFTER]
    assert said == ["Cette touche ne fait rien ici. Point d’interrogation pour l’aide.", "oreille : 1 orange, 0 noir."]


def test_n_asks_for_symbols_while_a_formula_is_written() -> None:
    session = at_writing()
    played = sit(typing("n", "crâne œil", "", ""), session, settings=KEYS)
    assert played.reply(1)[0].startswith("Tapez des symboles ou un autre mot, puis Entrée, par exemple « crâne œil ».")
    assert acts(session)[0] == (0, "write skull eye")


def test_n_takes_the_name_of_a_spell_key_by_key() -> None:
    session = in_window("tailwind", window={"order": [0], "window": "after-move"})
    played = sit(typing("n", "vent"), session, settings=KEYS)
    assert played.reply(1)[0].startswith("Tapez votre choix ou ses premières lettres, puis Entrée.")
    assert acts(session)[0] == (0, "spell tailwind")


# A Décret, at a pipe.


def looking_alone(pace: str = "common") -> Sitting:
    """Return a session in which the first seat may look by a Décret, and the other has written."""
    place = writing(unwritten(), witch(4, "ear"), looking=[0], options={"pace": pace})
    return session_at(place, PERSON, BOT, names=NAMES)


def test_at_a_pipe_the_first_line_after_a_look_writes() -> None:
    session = looking_alone()
    played = sit(typing("17", "", ""), session, settings=LINES)
    assert played.reply(1) == ["Pour l’instant : oreille, œil."]
    assert (0, "write ear eye") in acts(session)


@pytest.mark.parametrize("pace", ["free", "no-closer"])
def test_at_a_pipe_every_line_of_a_look_that_has_its_seconds_is_answered(pace: str) -> None:
    played = sit(typing(*["1"] * 30), looking_alone(pace), settings=LINES)
    assert all(played.reply(place) for place in range(1, 31))


@pytest.mark.parametrize("pace", ["window", "no-closer"])
def test_at_a_pipe_the_line_in_whose_second_the_book_closes_is_answered(pace: str) -> None:
    played = sit(typing(*["1"] * 60), at_dice(options={"pace": pace}), settings=LINES)
    assert all(played.reply(place) for place in range(1, 61))


def test_during_a_look_the_help_is_that_of_the_dice() -> None:
    console = look(looking_alone("free"), (2.5, "m"), (3.5, "?"), (4.5, ""), (4.5, "m"))
    said = {at: [line for when, line in console.log if when == at] for at in (2.5, 3.5, 4.5)}
    assert said[2.5][0] == "Les dés sont pour vous, quelques secondes ; Entrée, si vous en avez assez entendu."
    assert said[3.5][0] == said[2.5][0]
    assert any(line.startswith("1 oreille, 2 toile") for line in said[4.5])


def test_during_a_common_look_no_key_is_offered_that_does_nothing() -> None:
    console = look(looking_alone(), (2.5, "m"))
    said = [line for at, line in console.log if at == 2.5]
    assert said[0] == "Les dés vous sont redits, une fois chacun ; ensuite, vous écrivez."


def test_the_look_and_its_end_are_told_once() -> None:
    seats = [unwritten(spells="decree"), unwritten()]
    session = session_at(writing(*seats), PERSON, BOT, names=NAMES)
    played = sit(typing("décret", "17", "", ""), session, settings=LINES)
    lines = played.lines[: played.lines.index("Pour l’instant : oreille, œil.")]
    twice = {line for line in lines if lines.count(line) > 1}
    assert twice <= {"toile noire", "étoile orange"}


# Several people, who write one after the other.


def test_nobody_is_told_what_they_wrote_when_all_formulas_were_read() -> None:
    session = at_writing(PERSON, PERSON)
    played = sit(typing("", "1", "", "", "", "2", "", "", *[""] * 4), session, settings=LINES)
    assert (0, "write ear") in acts(session)
    assert (1, "write web") in acts(session)
    assert "Les formules : " in played.text
    assert "Votre formule est écrite" not in played.text
