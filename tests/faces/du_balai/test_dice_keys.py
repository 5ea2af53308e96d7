"""The keys of the dice and of formulas: how few there are to press, what the key learner says of them, and the help."""

from typing import Any

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from tests.faces.keyboard import session_at, sit, typing
from tests.games.du_balai.positions import reacting, resolving, witch

from .dice import BOT, DOWN, KEYS, LINES, NAMES, RIGHT, UP, FakeScene, acts, at_dice, at_writing, balai  # noqa: F401
from .test_glance import AFTER, closers, look, short_start  # noqa: F401

pytestmark = pytest.mark.usefixtures("balai")

BEFORE = {"order": [0, 1], "window": "correction"}
BEHIND = {"order": [0], "window": "after-move"}
ENTER_TWICE = ["", ""]


def in_window(spells: str, formula: str = "ear star", window: Any = BEFORE, other: str = BOT) -> Sitting:
    """Return a session in which a person may play a spell, before the flight or after it."""
    seats = (witch(4, formula, spells=spells), witch(4, "web"))
    return session_at(resolving(*seats, **window), PERSON, other, names=NAMES)


def asked_to_react(spells: str = "") -> Sitting:
    """Return a session in which a bot's spell awaits the person's answer."""
    seats = (witch(4, "ear", spells="tailwind"), witch(4, "web", spells=spells))
    place = reacting(*seats, pending={"action": "spell tailwind"}, turn={"window": "after-move", "waiting": [1]})
    place["seats"][0]["spells"], place["discard"] = [], ["tailwind"]
    return session_at(place, BOT, PERSON, names=NAMES)


# How many keys.


def test_the_book_is_closed_with_one_key() -> None:
    session = at_dice()
    look(session, (AFTER, ""))
    assert closers(session) == [0]


@pytest.mark.parametrize(("key", "dice"), [(" ", 9), (UP, 5), (DOWN, 4)])
def test_all_dice_or_those_of_one_colour_are_heard_again_with_one_key(key: str, dice: int) -> None:
    scene = FakeScene()
    look(at_dice(), (AFTER, key), (AFTER + 12, "t"), scene=scene)
    assert len([cue for at, cue in scene.dice if at >= AFTER]) == dice


def test_a_formula_of_two_symbols_is_written_and_laid_with_four_keys() -> None:
    session = at_writing()
    keys = ["1", "7", "", ""]
    sit(typing(*keys), session, settings=KEYS)
    assert acts(session)[0] == (0, "write ear eye")


@pytest.mark.parametrize("settings", [KEYS, LINES])
@pytest.mark.parametrize(("spell", "window"), [("forgotten", BEFORE), ("tailwind", BEHIND)])
def test_a_window_is_passed_with_one_key(settings: Any, spell: str, window: Any) -> None:
    session = in_window(spell, window=window)
    sit(typing(""), session, settings=settings)
    assert acts(session)[0] == (0, "pass")


@pytest.mark.parametrize("spells", ["", "fog"])
def test_a_spell_of_someone_else_is_let_be_with_one_key(spells: str) -> None:
    session = asked_to_react(spells)
    sit(typing(""), session, settings=KEYS)
    assert acts(session)[0] == (1, "pass")


# Windows in which there is nothing but to pass.


@pytest.mark.parametrize("window", [BEFORE, BEHIND])
def test_beside_another_person_nothing_is_passed_before_the_key_whatever_is_held(window: Any) -> None:
    session = in_window("fog", window=window, other=PERSON)
    played = sit(typing(""), session)
    assert acts(session) == []
    assert "Un seul choix" not in played.text
    assert "1 ou Entrée, passer" not in played.text


@pytest.mark.parametrize("window", [BEFORE, BEHIND])
def test_beside_bots_alone_it_passes_by_itself_without_a_word(window: Any) -> None:
    session = in_window("fog", window=window)
    played = sit(typing(), session)
    assert acts(session)[0] == (0, "pass")
    for words in ("Un seul choix", "rien à jouer", "ou passez"):
        assert words not in played.text


def test_a_player_who_asks_may_hear_the_one_choice() -> None:
    assert sit(typing("", "m"), in_window("fog", other=PERSON)).reply(2)[-1] == "1 ou Entrée, passer."


@pytest.mark.parametrize(
    ("language", "asked"), [("fr", "Brouillard, ou laisser faire ?"), ("en", "A Fog, or let it pass?")]
)
def test_a_player_who_may_answer_a_spell_is_asked_in_few_words(language: str, asked: str) -> None:
    session = at_writing(PERSON, BOT, seats=[witch(4, None, spells="fog"), witch(4, "ear", spells="tailwind")])
    played = sit(typing("0", *ENTER_TWICE, "", ""), session, language)
    lines = [line for line in played.lines if line == asked]
    cast = [action for seat, action in acts(session) if seat == 1 and action.startswith("spell")]
    assert len(lines) == len(cast) > 0


# Learning the keys.


def learnt(session: Sitting, *keys: str, language: str = "fr", settings: Any = KEYS) -> list[list[str]]:
    """Return what the key learner says of each key, in a game at a pipe."""
    played = sit(typing("k", *keys, *ENTER_TWICE), session, language, settings)
    return [played.reply(place) for place in range(2, 2 + len(keys))]


def test_the_key_learner_tells_what_each_key_does_with_dice() -> None:
    session = at_dice(options={"pace": "free"})
    assert learnt(session, "3", " ", UP, DOWN, RIGHT, "0", "h", "tout") == [
        ["Compte un symbole : crâne."],
        ["Redit tous les dés."],
        ["Redit les dés orange."],
        ["Redit les dés noirs."],
        ["Le dé d’après, vers la droite."],
        ["Trie les symboles par couleur, pour les novices."],
        ["H : vos cartes de magie noire, et votre formule écrite."],
        ["Redit tous les dés."],
    ]
    assert acts(session) == []


@pytest.mark.parametrize(
    ("pace", "said"),
    [
        ("free", "Ferme le livre."),
        ("window", "Parie que votre formule sera juste."),
        ("no-closer", "Assez entendu : le livre se ferme."),
    ],
)
def test_the_key_learner_tells_what_enter_does_at_each_pace(pace: str, said: str) -> None:
    session = at_dice(options={"pace": pace})
    assert learnt(session, "", "1")[0] == [f"Entrée. {said} Encore une fois, et vous revenez au jeu."]
    assert acts(session) == []


def test_the_key_learner_knows_the_key_of_each_person() -> None:
    session = at_dice(PERSON, PERSON, options={"pace": "free"})
    assert learnt(session, "s", "l", "") == [
        ["Ferme le livre, pour Ana."],
        ["Ferme le livre, pour Bob."],
        ["Entrée. Rappelle les touches de tout le monde. Encore une fois, et vous revenez au jeu."],
    ]


def test_the_key_learner_tells_what_each_key_does_with_a_formula() -> None:
    session = at_writing()
    assert learnt(session, "3", "13", "/", ".", "0", "décret", "lettres", "", "o", settings=LINES) == [
        ["Met ce symbole, ou le reprend : crâne."],
        ["Met ces symboles, ou les reprend."],
        ["Passe à l’autre formule, avec Double-jeu."],
        ["Relit la formule, sans la poser."],
        ["Reprend tous les symboles ; sans symbole, permet de poser une formule vide."],
        ["Attend avec votre Décret, pour revoir les dés."],
        ["Dès lors, la lettre d’un symbole le met ou le reprend."],
        ["Entrée. Relit la formule, puis la pose. Encore une fois, et vous revenez au jeu."],
        ["O : les réglages."],
    ]
    assert acts(session) == []


def test_letters_that_write_symbols_are_learnt_as_such() -> None:
    played = sit(typing("lettres", "k", "o", "h", *ENTER_TWICE), at_writing(), settings=LINES)
    assert played.reply(3) == ["Met ce symbole, ou le reprend : oreille."]
    assert played.reply(4) == ["H : vos cartes de magie noire, et votre formule écrite."]


def test_the_key_learner_speaks_english_too() -> None:
    assert learnt(at_writing(), "3", "", "1", language="en")[:2] == [
        ["Adds or removes this symbol: skull."],
        ["Enter. Reads the formula back, then confirms it. Once more takes you back to the game."],
    ]


# The end of the help.


USUAL, OTHER = "Pour demander", "Les autres lettres servent ici"


def test_the_help_of_formulas_speaks_of_other_letters_where_letters_write_symbols() -> None:
    played = sit(typing("?", "?", "lettres", "?", "?"), at_writing(), settings=LINES)
    assert USUAL in played.reply(2)
    assert not any(line.startswith(OTHER) for line in played.reply(2))
    assert played.reply(5)[-1].startswith(OTHER)


@pytest.mark.parametrize(
    ("people", "pace", "said"), [(1, "free", USUAL), (2, "free", OTHER), (2, "no-closer", OTHER), (2, "window", OTHER)]
)
def test_the_help_of_dice_speaks_of_other_letters_where_letters_close_the_book(
    people: int, pace: str, said: str
) -> None:
    session = at_dice(*[PERSON] * people, *[BOT] * (2 - people), options={"pace": pace})
    told = sit(typing("?", "?"), session, settings=LINES).reply(2)
    assert next(line for line in told if line.startswith((USUAL, OTHER))).startswith(said)


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_key_that_learns_keys_writes_no_symbol_and_closes_no_book(locale: str) -> None:
    assert "k" not in catalogue(locale).words("formula-letters")
