"""Writing a formula: one key a symbol, read back before it is laid, nothing lost by what was typed wrongly."""

from typing import Any

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.play.modes.du_balai.keys import formula_wish
from audiogames.play.table.seating import PERSON
from audiogames.resources import COMPLETE
from audiogames.settings.letters import USUAL
from tests.faces.keyboard import Played, sit, typing

from .dice import BOT, KEYS, LINES, UP, acts, at_writing, balai, new_game, unwritten  # noqa: F401

pytestmark = pytest.mark.usefixtures("balai")

HOLDER = [unwritten(spells="double-play decree"), unwritten()]


def wrote(*typed: str, settings: Any = LINES, language: str = "fr", **more: Any) -> tuple[list[str], Played]:
    """Return what a person wrote who typed this, and what they read."""
    session = at_writing(**more)
    played = sit(typing(*typed), session, language, settings)
    return [action for seat, action in acts(session) if seat == 0][:1], played


# Symbols.


def test_each_digit_is_a_symbol_and_enter_twice_lays_the_formula() -> None:
    assert wrote("1", "3", "7", "", "", settings=KEYS)[0] == ["write ear skull eye"]


def test_a_line_of_digits_is_as_many_symbols() -> None:
    assert wrote("137", "", "")[0] == ["write ear skull eye"]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "oreille crâne œil"),
        ("fr", "oreille crane oeil"),
        ("fr", "ore crâ oeil"),
        ("fr", "ear skull eye"),
        ("en", "ear skull eye"),
        ("en", "oreille, 3 7"),
    ],
)
def test_symbols_may_be_named_in_both_languages(language: str, typed: str) -> None:
    assert wrote(typed.replace(",", ""), "", "", language=language)[0] == ["write ear skull eye"]


@pytest.mark.parametrize("typed", ["double éclair", "double-éclair", "double bolt", "doub"])
def test_the_double_bolt_is_not_the_bolt(typed: str) -> None:
    assert wrote(typed, "", "")[0] == ["write double-bolt"]


def test_a_symbol_is_taken_away_by_its_key_again() -> None:
    did, played = wrote("1", "3", "1", "", "", settings=KEYS)
    assert did == ["write skull"]
    assert [played.reply(place) for place in (1, 2, 3)] == [["oreille."], ["crâne."], ["sans oreille."]]


@pytest.mark.parametrize("empty", ["0", "vider", "clear"])
def test_all_symbols_are_taken_away_at_once(empty: str) -> None:
    did, played = wrote("137", empty, "2", "", "", settings=KEYS if len(empty) == 1 else LINES)
    assert did == ["write web"]
    assert "Plus aucun symbole." in played.text


@pytest.mark.parametrize("back", ["\x7f", "\x08"])
def test_backspace_takes_back_the_last_symbol(back: str) -> None:
    did, played = wrote("1", "3", "7", back, "", "", settings=KEYS)
    assert played.reply(4) == ["sans œil."]
    assert did == ["write ear skull"]


def test_backspace_goes_back_symbol_by_symbol_and_what_was_taken_away_before_is_passed_over() -> None:
    did, played = wrote("7", "1", "3", "1", "\x7f", "\x7f", "\x7f", settings=KEYS)
    assert [played.reply(place) for place in (5, 6, 7)] == [["sans crâne."], ["sans œil."], ["Plus aucun symbole."]]
    assert did == []


def test_backspace_goes_back_over_the_slash_too() -> None:
    did, played = wrote("1", "/", "2", "\x7f", "\x7f", "\x7f", "7", "", "", seats=HOLDER, settings=KEYS)
    assert [played.reply(place) for place in (4, 5, 6)] == [["sans toile."], ["Première formule."], ["sans oreille."]]
    assert did == ["write eye"]


def test_after_zero_backspace_has_nothing_to_take_back() -> None:
    assert wrote("1", "0", "\x7f", settings=KEYS)[1].reply(3) == ["Plus aucun symbole."]


def test_letters_mean_symbols_only_when_asked_for() -> None:
    did, _ = wrote("lettres", "o", "i", "a", "\x1b", "", "")
    assert did == ["write ear eye spider"]
    _, played = wrote("t")
    assert "écrire" in "".join(played.reply(1))


@pytest.mark.parametrize("locale", COMPLETE)
def test_each_symbol_has_a_letter_of_its_own_in_its_name(locale: str) -> None:
    letters = catalogue(locale).words("formula-letters").split(",")
    assert len(set(letters)) == 9


def test_no_command_is_taken_for_a_symbol_nor_the_other_way_round() -> None:
    for locale in COMPLETE:
        for name in USUAL:
            for word in catalogue(locale).words(f"words-{name}").split(","):
                assert formula_wish(word, locale, False) is None, word


# Reading back.


def test_enter_reads_back_once_before_anything_is_laid() -> None:
    did, played = wrote("137", "")
    assert did == []
    assert played.reply(2) == ["Votre formule, est-ce bien oreille, crâne, œil ?"]


def test_a_change_asks_to_be_read_back_again() -> None:
    did, played = wrote("13", "", "7", "")
    assert did == []
    assert played.reply(4) == ["Votre formule, est-ce bien oreille, crâne, œil ?"]


@pytest.mark.parametrize("between", ["t", "v", "%"])
def test_what_comes_in_between_lays_nothing(between: str) -> None:
    assert wrote("13", "", between, "")[0] == []


def test_a_formula_in_words_is_read_back_too() -> None:
    did, played = wrote("écrire oreille", "")
    assert did == []
    assert played.reply(2) == ["Votre formule, est-ce bien oreille ?"]


@pytest.mark.parametrize("key", [".", UP, "relire", "formula"])
def test_what_was_written_can_be_reviewed_at_any_time(key: str) -> None:
    _, played = wrote("13", key)
    assert played.reply(2) == ["Pour l’instant : oreille, crâne."]


@pytest.mark.parametrize("is_single", [True, False])
def test_enter_alone_never_lays_an_empty_formula(is_single: bool) -> None:
    did, played = wrote("", "", "", "", settings=KEYS if is_single else LINES)
    assert did == []
    told = "Votre formule est vide : tapez des symboles. Pour la poser vide, zéro, puis Entrée."
    assert [played.reply(place) for place in (1, 2, 3, 4)] == [[told]] * 4


def test_zero_and_enter_lay_an_empty_formula() -> None:
    did, played = wrote("0", "", settings=KEYS)
    assert did == ["write"]
    assert played.reply(1) == ["Formule vide : Entrée la pose."]
    assert wrote("0", "1", "0", "", "", settings=KEYS)[0] == []


@pytest.mark.parametrize("typed", ["orange", "no", "tout", "fermer"])
def test_words_of_the_open_book_are_answered_by_that_it_is_closed(typed: str) -> None:
    did, played = wrote("17", typed, "")
    assert played.reply(2) == ["Le livre est fermé : on ne réentend plus les dés."]
    assert played.reply(3) == ["Votre formule, est-ce bien oreille, œil ?"]
    assert did == []


def test_no_colour_and_value_are_taken_for_a_card() -> None:
    _, played = wrote("noir 12")
    assert played.reply(1) == ["« noir 12 » n’est pas une commande. Point d’interrogation pour l’aide."]


def test_a_second_pile_alone_can_be_reviewed_as_it_is() -> None:
    _, played = wrote("/2", ".", seats=HOLDER)
    assert "toile" in played.reply(2)[0]


def test_the_next_formula_begins_with_nothing() -> None:
    session = at_writing(PERSON, PERSON)
    sit(typing("", "13", "", "", "", "0", ""), session, settings=LINES)
    assert acts(session)[:2] == [(0, "write ear skull"), (1, "write")]


# Two piles.


def test_a_slash_begins_the_second_pile_where_double_play_is_held() -> None:
    assert wrote("17", "/", "26", "", "", seats=HOLDER)[0] == ["write ear eye / web cloud"]
    assert wrote("17/26", "", "", seats=HOLDER)[0] == ["write ear eye / web cloud"]
    assert wrote("oreille œil / toile nuage", "", "", seats=HOLDER)[0] == ["write ear eye / web cloud"]


def test_a_slash_goes_back_to_the_first_pile() -> None:
    did, played = wrote("1", "/", "2", "/", "7", "", "", seats=HOLDER, settings=KEYS)
    assert did == ["write ear eye / web"]
    assert [played.reply(place) for place in (2, 4)] == [["Seconde formule."], ["Première formule."]]


@pytest.mark.parametrize(("typed", "kept"), [("/", ""), ("/2", ""), ("1/2", "ear ")])
def test_without_double_play_the_first_pile_stays_and_the_second_is_refused(typed: str, kept: str) -> None:
    did, played = wrote("37", typed, "", "")
    assert "Une seconde formule demande un Double-jeu" in played.reply(2)[0]
    assert did == [f"write {kept}skull eye"]


def test_what_was_typed_before_a_slash_that_is_refused_is_told() -> None:
    played = wrote("175/63")[1]
    assert played.reply(1)[1:] == ["Pour l’instant : oreille, double éclair, œil."]


def test_a_symbol_lies_in_one_pile_only() -> None:
    did, played = wrote("17", "/", "1", "2", "", "", seats=HOLDER)
    assert "oreille : déjà dans l’autre formule." in played.text
    assert did == ["write ear eye / web"]


@pytest.mark.parametrize("typed", [("/", "2"), ("/8",)])
def test_what_cannot_be_laid_is_refused_before_it_is_read_back(typed: tuple[str, ...]) -> None:
    did, played = wrote(*typed, "", seats=HOLDER)
    assert did == []
    assert "aucune ne peut être vide" in played.reply(len(typed) + 1)[0]
    assert "est-ce bien" not in played.text


def test_after_such_a_refusal_the_corrected_formula_is_read_back_and_laid() -> None:
    did, _ = wrote("/2", "", "/", "7", "", "", seats=HOLDER, settings=LINES)
    assert did == ["write eye / web"]


# Bad input.


@pytest.mark.parametrize("typed", ["chaudron", "1x", "oreille chaudron", "é", "10"])
def test_what_is_no_symbol_is_said_and_nothing_is_lost(typed: str) -> None:
    did, played = wrote("37", typed, ".")
    assert "".join(played.reply(2)).strip()
    assert "crâne, œil" in "".join(played.reply(3))
    assert did == []


# Décret.


def test_a_player_who_waits_with_a_decree_is_asked_again_when_all_others_have_written() -> None:
    session = at_writing(seats=HOLDER)
    played = sit(typing("décret"), session, settings=LINES)
    assert acts(session)[:2] == [(0, "decree"), (1, "write")]
    assert "Décret en main" in played.text


def test_without_a_decree_there_is_nothing_to_wait_with() -> None:
    did, played = wrote("décret")
    assert did == []
    assert "Décret" in "".join(played.reply(1))


# The whole.


def test_others_at_the_keyboard_read_nothing_of_it() -> None:
    session = at_writing(PERSON, PERSON)
    played = sit(typing("", "137", "", "", "", "h", "c"), session, settings=LINES)
    after = "".join("".join(reply) for reply in played.replies[5:])
    assert "oreille" not in after


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("pace", ["common", "free", "window", "no-closer"])
def test_whole_rounds_are_played_at_a_pipe(language: str, pace: str) -> None:
    session = new_game(PERSON, BOT, seed=4, pace=pace)
    keys = iter(["", "1", "", ""] * 12)
    played = sit(lambda reply: next(keys, None), session, language, LINES)
    assert [action for seat, action in acts(session) if seat == 0 and action.startswith("write")]
    assert "Traceback" not in played.text


def test_a_symbol_that_is_nearly_right_is_asked_about_and_added_after_a_yes() -> None:
    session = at_writing()
    played = sit(typing("oreile", "oui", "arraignée 7", "non"), session, settings=LINES)
    asked = [
        catalogue("fr").words("did-you-mean", meant=near).replace("\u00a0", " ") for near in ("oreille", "araignee 7")
    ]
    replies = [played.reply(place)[-1] for place in (1, 2, 3, 4)]
    assert replies == [asked[0], "oreille.", asked[1], "Rien n’est joué."]
    assert acts(session) == []
