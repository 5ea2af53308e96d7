"""The telling of Du Balai!: the words, and that nothing is told which a seat may not know."""

import warnings

import pytest

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Verbosity
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import formula_of
from audiogames.narration.catalogue import BRAILLE_CELLS
from audiogames.narration.narrator import Narrator
from audiogames.resources import COMPLETE
from tests.games.du_balai.moments import steps, viewers
from tests.games.du_balai.positions import (
    GAME,
    drawing,
    looking,
    moved,
    play,
    reacting,
    resolving,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at

from .saying import NAMES, answer, told, words


def test_each_die_is_told_in_two_words_and_after_the_last_the_book_may_be_closed() -> None:
    table = at(looking(read=8))
    assert told(table, 0, "time") == ["Étoile orange.", "Vous pouvez fermer le livre."]
    table = at(looking(read=0))
    assert told(table, None, "time") == ["Oreille orange."]


def test_who_closes_the_book_is_told_and_formulas_are_asked_for() -> None:
    table = at(looking())
    assert told(table, 0, "1 close") == ["Brian ferme le livre.", "À vous d’écrire votre formule."]


def test_a_formula_is_told_to_a_player_who_wrote_it_alone_and_marked_private() -> None:
    table = at(writing())
    events = play(table, "0 write ear star")
    (own,) = GAME.tell(heard(events, 0), table.view(0))
    assert own.private
    assert words((own,), 0) == ["Votre formule est écrite."]
    (of_another,) = GAME.tell(heard(events, 1), table.view(1))
    assert words((of_another,), 1) == ["Anna a écrit."]
    assert (own.level, of_another.level) == (Verbosity.MINIMAL, Verbosity.FULL), "its sound is enough"


def test_a_player_who_waits_with_a_decret_is_the_only_one_to_be_told() -> None:
    table = at(writing(unwritten(spells="decree"), unwritten()))
    events = play(table, "0 decree")
    assert words(GAME.tell(heard(events, 0), table.view(0)), 0) == [
        "Décret en main, vous attendez que tout le monde ait écrit."
    ]
    assert GAME.tell(heard(events, 1), table.view(1)) == ()


def test_all_formulas_but_the_own_are_one_sentence_then_what_is_valid() -> None:
    table = at(writing())
    said = told(table, 1, "0 write ear star", "1 write web cloud")
    assert said[1:3] == [
        "Les formules : Anna, oreille, étoile.",
        "Le livre s’ouvre. Valides en orange : oreille, œil, étoile ; en noir : toile, nuage.",
    ]


def test_a_fall_names_the_forbidden_symbols_and_a_move_its_space() -> None:
    table = at(writing(unwritten(), unwritten(), closer=0))
    said = told(table, 1, "0 write web skull", "1 write ear star")
    assert "Anna tombe. Interdit : crâne." in said
    assert "Vous avancez de 2 cases : case 6." in said
    assert "Pénalité : Anna recule de 2 cases, case 2." in said


@pytest.mark.parametrize("spells", ["fog", "tailwind"])
def test_everyone_is_asked_about_a_spell_in_the_same_words_with_a_fog_or_without(spells: str) -> None:
    table = at(moved(witch(spells="tailwind"), witch(spells=spells), witch()))
    events = play(table, "spell tailwind")
    question = ["Brouillard, ou laisser faire ?"]
    for seat in (1, 2):
        assert words(GAME.tell(heard(events, seat), table.view(seat)), seat)[-1:] == question
        assert words(GAME.ask("moves", table.view(seat)), seat) == [
            "Répondez par Brouillard si vous en avez un. Sinon, Entrée."
        ]


def test_how_another_answered_a_spell_is_not_told() -> None:
    place = reacting(witch(), witch(spells="fog"), witch(), pending={"action": "spell tailwind"}, discard=["tailwind"])
    for answered in ("1 spell fog", "1 pass"):
        table = at(place)
        assert told(table, 2, answered) == []


def test_all_whom_an_attraction_pulls_are_one_sentence() -> None:
    table = at(moved(witch(8, spells="attraction"), witch(10), witch(9), witch(3)))
    said = told(table, 2, "spell attraction 2", "time")
    assert said[1] == "L’Attraction agit : vous, case 8 ; Brian, case 8 ; David, case 5."


def test_the_whole_race_is_one_sentence_with_gaps_then_the_curse_and_the_own_way() -> None:
    place = looking(unwritten(4), unwritten(9), unwritten(-2), unwritten(9), curse=9)
    assert answer(place, "rank") == [
        "En tête : Brian, case 9 ; à la même case, David ; 5 cases derrière, vous, case 4 ; "
        "6 cases derrière, Chloé, case moins 2.",
        "Malédiction sur la case 9 : Brian et David.",
        "Votre rang : 3 sur 4. L’arrivée est à 19 cases.",
    ]
    assert len(answer(place, "rank", None)) == 2


def test_of_witches_who_have_finished_it_is_said_that_they_have() -> None:
    seen = at(resolving(witch(), witch(), witch())).view(2)._replace(spaces=(23, 23, 20), crossed=(1, 0))
    first, *_ = words(GAME.ask("rank", seen), 2, "en")
    assert first == "In the lead: Brian, the finish; at the finish too, Anna; 3 spaces behind, you, space 20."


def test_the_curse_lies_on_the_starting_space_in_full_words() -> None:
    place = looking(unwritten(0), unwritten(-1), curse=0)
    assert answer(place, "rank", 1)[1] == "Malédiction sur la case de départ : Anna."
    assert answer(place, "rank", 1, "en")[1] == "Curse on the starting space: Anna."
    events = (e.CurseMoved(0),)
    assert words(GAME.detail(events, at(place).view(0)), 0) == ["La malédiction est sur vous, à la case de départ."]
    assert words(GAME.detail(events, at(place).view(1)), 1) == ["La malédiction se pose sur la case de départ."]


def test_several_forbidden_symbols_are_told_as_several() -> None:
    seen = at(resolving(witch(), witch())).view(0)
    event = e.Fell(1, formula_of((2, 4)))
    assert words(GAME.detail((event,), seen), 0) == ["Brian tombe. Interdits : crâne, double éclair."]
    one = e.Fell(1, formula_of((2,)))
    assert words(GAME.detail((one,), seen), 0, "en") == ["Brian falls. Forbidden symbol: skull."]


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("lost", [None, "expert", "curse"])
def test_on_braille_a_perfect_formula_has_its_colour(locale: str, lost: e.Lost | None) -> None:
    seen = at(resolving(witch(), witch())).view(0)
    words_of = {"fr": ("orange", "noir"), "en": ("orange", "black")}[locale]
    for seat in (0, 1):
        for colour, word in enumerate(words_of):
            (line,) = Narrator(locale, NAMES, 0).utterances(GAME.detail((e.Perfect(seat, colour, lost),), seen))
            assert word in line.braille.casefold()
            assert "..." not in line.braille


def test_on_braille_commas_part_players_and_formulas_of_several() -> None:
    seen = at(writing(unwritten(), unwritten(), unwritten())).view(0)
    began = e.GameBegan(("normal",) * 3, (0, 0, 0))
    (line,) = Narrator("fr", NAMES, None).utterances(GAME.tell((began,), seen._replace(seat=None)))
    assert line.braille == "La course commence : Anna, Brian, Chloé."
    shown = (e.FormulaRevealed(0, formula_of((0, 1))), e.FormulaRevealed(1, formula_of((1,))))
    line, *_ = Narrator("fr", NAMES, 2).utterances(GAME.tell(shown, seen._replace(seat=2)))
    assert line.braille == "Anna 1 2, Brian 2"


def test_cards_to_choose_from_are_counted_and_named_in_the_choices_alone() -> None:
    seen = at(drawing("block", "fog")).view(0)
    drew = e.Drew(0, 2, ("block", "fog"))
    assert words(GAME.tell((drew,), seen), 0) == ["Vous piochez 2 cartes.", "À vous de garder une carte."]
    assert words(GAME.detail((drew,), seen), 0) == ["Vous piochez : Blocage et Brouillard."]


def test_no_card_is_promised_for_a_round_that_will_not_come() -> None:
    racing = at(drawing("block", "fog")).view(0)
    ending = racing._replace(crossed=(1,))
    kept = e.Kept(0, "block")
    assert words(GAME.tell((kept,), racing._replace(to_act=())), 0) == ["Vous gardez Blocage, pour la manche suivante."]
    assert words(GAME.tell((kept,), ending._replace(to_act=())), 0) == ["Vous gardez Blocage."]
    held = {"fresh": (("block",), ()), "drawn": None}
    for question in ("moves", "hand"):
        promised, not_promised = (
            words(GAME.ask(question, seen if question == "moves" else seen._replace(**held)), 0)[0]
            for seen in (racing, ending)
        )
        assert "manche suivante" in promised
        assert "manche suivante" not in not_promised


@pytest.mark.parametrize("locale", COMPLETE)
def test_on_braille_the_own_place_and_the_own_level_come_first_and_are_never_cut(locale: str) -> None:
    names = ("Hildegardine", "Brunehildine", "Clothildette", "Wilhelminette", "Radegondinet", "Ludovicienne")
    spaces, levels = (0, 9, -2, 22, 12, 4), ("normal", "expert", "novice", "normal", "normal", "novice")
    seats = [unwritten(space, level=level) for space, level in zip(spaces, levels, strict=True)]
    table = at(looking(*seats))
    you, at_start = {"fr": ("vous", "départ"), "en": ("you", "start")}[locale]
    for seat, (space, level) in enumerate(zip(spaces, levels, strict=True)):
        narrator = Narrator(locale, names, seat)
        race, *_ = narrator.utterances(GAME.ask("rank", table.view(seat)))
        where = str(space) if space else at_start
        assert race.braille.startswith(f"{you} {where}, ")
        told = [said.braille for said in narrator.utterances(GAME.ask("table", table.view(seat)))]
        assert any(f"{you} {level}, " in line for line in told)


def test_who_stands_on_the_last_space_is_told_why_the_book_stays_open() -> None:
    place = looking(unwritten(-2), unwritten())
    assert answer(place, "moves")[-1] == "Depuis la case moins 2, on ne ferme pas le livre. Quelqu’un d’autre le fera."


def test_dice_not_told_yet_are_in_no_answer() -> None:
    assert answer(looking(read=2), "current") == ["Les dés : oreille orange, nuage noir.", "Encore 7 dés à venir."]
    assert answer(writing(), "current") == ["Le livre est fermé : les dés sont cachés."]
    assert answer(resolving(witch(spells="fog"), witch()), "current")[1].startswith("Valides en orange")


@pytest.mark.parametrize("part", range(4))
def test_whatever_happens_has_words_for_all_and_they_stay_when_what_is_hidden_is_dealt_again(part: int) -> None:
    """Every sentence ends as one, begins with a capital, and has a braille form that fits."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for number, (table, events) in enumerate(steps(range(part * 3, part * 3 + 3))):
            viewer = viewers(table)[number % (len(table.players) + 1)]
            view, happened = table.view(viewer), heard(events, viewer)
            anew = GAME.view(GAME.redeal(view, Generator(number)), viewer)
            said = [*GAME.tell(happened, view), *GAME.detail(happened, view)]
            assert said == [*GAME.tell(happened, anew), *GAME.detail(happened, anew)]
            answers = [message for question in QUESTIONS for message in GAME.ask(question, view)]
            assert all(GAME.ask(question, view) for question in QUESTIONS)
            assert answers == [message for question in QUESTIONS for message in GAME.ask(question, anew)]
            for locale in COMPLETE:
                for line in Narrator(locale, NAMES, viewer).utterances((*said, *answers), asked=True):
                    assert line.text[-1] in ".?!"
                    assert not line.text[0].islower()
                    assert "  " not in line.text
                    assert 0 < len(line.braille) <= BRAILLE_CELLS
