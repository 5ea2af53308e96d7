"""Mending a formula before the flight: symbols by their keys, told before Enter plays the spell."""

from typing import Any

import pytest

from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.faces.keyboard import Played, session_at, sit, typing
from tests.games.du_balai.positions import resolving, witch

from .dice import BOT, KEYS, LINES, NAMES, acts, balai  # noqa: F401

pytestmark = pytest.mark.usefixtures("balai")

BOTH = "correction forgotten"


def window(
    spells: str, formula: str = "ear skull", second: str | None = None, sitting: tuple[str, ...] = ()
) -> Sitting:
    """Return a session in which a person may correct a formula."""
    seats = (witch(4, formula, second, spells=spells), witch(4, "web"))
    place = resolving(*seats, order=[0, 1], window="correction")
    return session_at(place, *(sitting or (PERSON, BOT)), names=NAMES)


def mended(spells: str, *typed: str, settings: Any = KEYS, language: str = "fr", **more: Any) -> tuple[str, Played]:
    """Return what a person did first who typed this, and what they read."""
    session = window(spells, **more)
    played = sit(typing(*typed), session, language, settings)
    return next((action for seat, action in acts(session) if seat == 0), ""), played


@pytest.mark.parametrize(
    ("typed", "settings"), [(("3", "7", ""), KEYS), (("37", ""), LINES), (("crâne œil", ""), LINES)]
)
def test_two_symbols_are_a_rectification_the_one_to_take_out_first(typed: tuple[str, ...], settings: Any) -> None:
    did, played = mended(BOTH, *typed, settings=settings)
    assert did == "spell correction skull eye"
    assert played.reply(len(typed) - 1) == ["Rectification, crâne devient œil ? Entrée joue le sortilège."]


def test_one_symbol_that_is_not_laid_is_an_oubli_repare() -> None:
    did, played = mended(BOTH, "7", "")
    assert did == "spell forgotten eye"
    assert played.reply(1) == ["Oubli réparé, œil en plus ? Entrée joue le sortilège."]


def test_one_symbol_that_is_laid_asks_for_the_other() -> None:
    did, played = mended(BOTH, "3", "")
    assert did == ""
    assert played.reply(1) == played.reply(2) == ["crâne, à remplacer par quel symbole ?"]


def test_a_slash_is_a_double_jeu() -> None:
    did, played = mended("double-play forgotten", "/", "", second="web")
    assert did == "spell double-play"
    assert played.reply(1) == ["Double-jeu ? Entrée joue le sortilège."]


@pytest.mark.parametrize(
    ("typed", "did"),
    [(("/", "7", ""), "spell forgotten eye second"), (("/", "2", "7", ""), "spell correction web eye second")],
)
def test_symbols_after_a_slash_go_to_the_second_formula(typed: tuple[str, ...], did: str) -> None:
    assert mended(f"double-play {BOTH}", *typed, second="web")[0] == did


def test_enter_alone_passes() -> None:
    assert mended(BOTH, "")[0] == "pass"


def test_nothing_is_played_before_enter_and_zero_takes_all_back() -> None:
    did, played = mended(BOTH, "3", "7", "0", "")
    assert did == "pass"
    assert played.reply(3) == ["Plus aucun symbole : Entrée seule passe."]


def test_backspace_takes_the_last_symbol_of_a_spell_back() -> None:
    did, played = mended(BOTH, "3", "7", "\x7f", "8", "")
    assert played.reply(3) == ["crâne, à remplacer par quel symbole ?"]
    assert did == "spell correction skull spider"
    assert mended(BOTH, "7", "\x7f", "")[0] == "pass"


@pytest.mark.parametrize("between", ["t", "h", "%"])
def test_what_comes_in_between_takes_the_symbols_back_and_enter_says_so_before_it_passes(between: str) -> None:
    did, played = mended(BOTH, "7", between, "")
    assert did == ""
    assert played.reply(3) == ["Aucun sortilège n’est prêt : Entrée encore une fois passe."]
    assert mended(BOTH, "7", between, "", "")[0] == "pass"


@pytest.mark.parametrize("asked", ["t", "h", "j pli"])
def test_enter_after_a_question_alone_passes(asked: str) -> None:
    assert mended(BOTH, asked, "", settings=LINES)[0] == "pass"


@pytest.mark.parametrize("typed", ["crane9", "#"])
def test_enter_after_what_was_not_understood_says_that_no_spell_is_ready(typed: str) -> None:
    did, played = mended(BOTH, typed, "", settings=LINES)
    assert did == ""
    assert played.reply(2) == ["Aucun sortilège n’est prêt : Entrée encore une fois passe."]


def test_a_double_jeu_that_is_the_only_spell_left_is_played_by_its_slash_too() -> None:
    did, played = mended("double-play", "/", "", second="web")
    assert did == "spell double-play"
    assert played.reply(0)[-1] == "Double-jeu : barre oblique. Entrée seule : passer."
    assert played.reply(1) == ["Double-jeu ? Entrée joue le sortilège."]


@pytest.mark.parametrize(("spells", "typed"), [(BOTH, ("3", "7", "9")), ("forgotten", ("7", "9"))])
def test_a_symbol_too_many_begins_again(spells: str, typed: tuple[str, ...]) -> None:
    assert mended(spells, *typed, "")[0] == "spell forgotten star"


@pytest.mark.parametrize(
    ("spells", "typed", "said"),
    [
        ("forgotten", "3", "Ce symbole est déjà posé : crâne."),
        ("forgotten", "79", "Rectification : vous n’avez pas cette carte."),
        ("correction", "7", "Cette formule n’a pas ce symbole : œil."),
        (BOTH, "72", "Cette formule n’a pas ce symbole : œil."),
        (BOTH, "31", "Ce symbole est déjà posé : oreille."),
        (BOTH, "/", "Double-jeu : vous n’avez pas cette carte."),
    ],
)
def test_what_cannot_be_is_refused_by_its_rule_at_once_and_nothing_is_played(
    spells: str, typed: str, said: str
) -> None:
    did, played = mended(spells, typed, settings=LINES)
    assert did == ""
    assert played.reply(1) == [said]


@pytest.mark.parametrize("typed", ["7", "/7"])
def test_where_no_spell_takes_symbols_a_symbol_is_answered_by_the_keys(typed: str) -> None:
    did, played = mended("double-play", typed, "", second="web", settings=LINES)
    assert did == ""
    assert played.reply(1) == ["Double-jeu : barre oblique. Entrée seule : passer."]
    assert played.reply(2) == ["Aucun sortilège n’est prêt : Entrée encore une fois passe."]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_enter_after_a_refusal_says_that_no_spell_is_ready_and_enter_again_passes(language: str) -> None:
    did, played = mended("forgotten", "3", "", language=language)
    assert did == ""
    said = {
        "fr": "Aucun sortilège n’est prêt : Entrée encore une fois passe.",
        "en": "No spell is ready: Enter again passes.",
    }
    assert played.reply(2) == [said[language]]
    assert mended("forgotten", "3", "", "")[0] == "pass"
    assert mended("forgotten", "3", "7", "")[0] == "spell forgotten eye"
    assert mended("forgotten", "3", "0", "")[0] == "pass"


@pytest.mark.parametrize(
    ("language", "spells", "said"),
    [
        ("fr", "forgotten", "Oubli réparé : le symbole à ajouter. Entrée seule : passer."),
        ("fr", "correction", "Rectification : le symbole à retirer, puis celui à mettre. Entrée seule : passer."),
        ("en", "forgotten", "Afterthought: the symbol to add. Enter alone: pass."),
    ],
)
def test_only_the_spells_that_are_held_are_explained_and_never_read_out(language: str, spells: str, said: str) -> None:
    _, played = mended(spells, "m", "?", language=language)
    assert played.reply(0)[-1] == said
    assert played.reply(1) == [said]
    assert played.reply(2)[0] == said


def test_what_a_spell_does_is_said_once() -> None:
    _, played = mended(BOTH, "3", "7", "")
    assert [line for line in played.reply(3) if "œil" in line] == ["Vous jouez Rectification : crâne devient œil."]


def test_others_at_the_keyboard_read_nothing_of_what_is_held() -> None:
    session = window(BOTH, sitting=(PERSON, PERSON))
    played = sit(typing("", "", "", "", "h", "j"), session, settings=LINES)
    assert not any("Rectification" in line or "Oubli" in line for line in played.reply(0))
    later = [line for place in range(3, len(played.replies)) for line in played.reply(place)]
    assert not any("Rectification" in line or "Oubli" in line for line in later)


def test_the_key_learner_tells_what_each_key_does_in_the_window() -> None:
    session = window(BOTH)
    played = sit(typing("k", "3", "37", "/", "0", "", "q", "", ""), session, settings=LINES)
    assert [played.reply(place) for place in range(2, 8)] == [
        ["Le symbole d’un sortilège : crâne."],
        ["Les symboles d’un sortilège, celui à retirer d’abord."],
        ["Double-jeu ; suivi d’un symbole, la seconde formule."],
        ["Reprend les symboles du sortilège."],
        ["Entrée. Joue le sortilège que vous venez de composer, ou passe. Encore une fois, et vous revenez au jeu."],
        ["Q : quitter la table ; la partie reste enregistrée."],
    ]
    assert acts(session) == []
