"""The telling of Zapp Zerapp: the words, and the choices of a player."""

from typing import Any

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.core.events import heard
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Message, Verbosity
from audiogames.core.table import Table
from audiogames.narration.narrator import Narrator
from audiogames.resources import COMPLETE
from tests.games.random_tables import moments
from tests.games.tables import at, play
from tests.games.zapp_zerapp.positions import GAME, Position, action, moving, shaking

NAMES = ("Anna", "Brian", "Chloé", "David")
MELEE = {"shaking": "melee"}
DRAFT = {"shaking": "draft"}
GATE = ("green 9", "red 11", "yellow 13", "blue 15")
"""Green, 19 spaces from its city, can pass red in its zone and yellow, and reach blue."""


def words(messages: tuple[Message, ...], seat: int | None, locale: str = "fr") -> list[str]:
    return [line.text for line in Narrator(locale, NAMES, seat).utterances(messages, asked=True)]


def told(table: Table, seat: int | None, *actions: str, locale: str = "fr") -> list[str]:
    """Return what a seat is told of some actions, all at once."""
    events = tuple(event for act in actions for event in play(table, act))
    return words(GAME.tell(heard(events, seat), table.view(seat)), seat, locale)


def asked(place: Position, question: str, seat: int | None = 0, locale: str = "fr") -> list[str]:
    return words(GAME.ask(question, at(place).view(seat)), seat, locale)


def choices(place: Position, seat: int = 0, locale: str = "fr") -> list[str]:
    """Return each choice of a seat in words."""
    table = at(place)
    return words(tuple(choice.message for choice in chosen(table, seat)), seat, locale)


def chosen(table: Table, seat: int = 0) -> tuple[Any, ...]:
    found: tuple[Any, ...] = GAME.choices(table.view(seat), table.legal()[seat])
    return found


# What others do.


def test_another_who_shakes_in_secret_is_not_told_of_but_in_detail_and_never_the_barrel() -> None:
    table = at(shaking())
    events = heard(play(table, "1 shake C"), 0)
    assert GAME.tell(events, table.view(0)) == ()
    assert words(GAME.detail(events, table.view(0)), 0) == ["Brian secoue un tonneau."]


def test_a_secret_choice_is_told_without_the_barrel_and_to_its_seat_alone_with_it() -> None:
    table = at(shaking())
    (message,) = GAME.tell(heard(play(table, "1 choose C"), 0), table.view(0))
    assert words((message,), 0) == ["Brian a choisi."]
    assert message.level == Verbosity.FULL, "its sound is enough"
    table = at(shaking())
    (message,) = GAME.tell(play(table, "1 choose C"), table.view(1))
    assert message.private
    assert words((message,), 1) == ["Vous choisissez le tonneau 3."]


@pytest.mark.parametrize("options", [MELEE, DRAFT])
def test_where_barrels_stand_on_the_table_a_choice_is_told_with_its_barrel(options: dict[str, Any]) -> None:
    held = {"0": ["C"]} if options == MELEE else {}
    table = at(shaking(options=options, held=held))
    assert told(table, None, "0 choose C") == ["Anna garde le tonneau 3."]


def test_what_all_barrels_held_is_one_sentence_the_own_first_and_says_who_chose() -> None:
    table = at(shaking("red", "blue", "yellow", magic=7))
    assert told(table, 1, "0 choose B", "1 choose I", "2 choose G")[1:] == [
        "Dans les tonneaux : vous, 9, c’est trop ; Anna, 2 ; Chloé, 7."
    ]


def test_a_clash_is_told_with_who_chooses_again_and_they_are_asked_again() -> None:
    said = told(at(shaking(turn={"shakes_left": {"1": 2}})), 1, "0 choose C", "1 choose C")
    assert said[0] == "Anna a choisi."
    assert said[-2] == "Plusieurs voulaient le tonneau 3 : il est à Anna. Un nouveau choix pour : vous."
    assert said[-1].startswith("À vous d’écouter, 2 essais.")


# The own shakes.


def test_the_own_shake_is_private_its_rattle_is_in_braille_and_the_shakes_left_follow() -> None:
    table = at(shaking(turn={"shakes_left": {"0": 2}}))
    heard_of, left = GAME.tell(play(table, "0 shake D"), table.view(0))
    assert heard_of.private
    line = Narrator("fr", NAMES, 0).utterances((heard_of,))[0]
    assert line.text == "Tonneau 4."
    assert len(line.braille) == 40
    assert all("\u2800" <= cell <= "\u28ff" for cell in line.braille)
    assert words((left,), 0) == ["Encore 1 essai."]


def test_with_the_last_shake_one_is_told_to_choose() -> None:
    table = at(shaking(turn={"shakes_left": {"0": 1}}))
    assert told(table, 0, "0 shake D")[-1] == "Plus d’essai : gardez un tonneau."


# Moves.


def test_an_arrival_is_told_once() -> None:
    table = at(moving("green 3", "red", numbers={0: 5}))
    assert told(table, 0, "move 1")[:1] == ["Votre apprenti 1 entre en ville : 1 sur 3."]
    table = at(moving("green 3", "red", numbers={0: 5}))
    assert told(table, 1, "move 1")[:1] == ["Anna fait entrer son apprenti 1 en ville : 1 sur 3."]


def test_in_detail_too_an_arrival_is_told_once() -> None:
    table = at(moving("green 3", "red", numbers={0: 5}))
    events = heard(play(table, "move 1"), 0)
    assert words(GAME.detail(events, table.view(0)), 0)[0] == "Votre apprenti 1 entre en ville : 1 sur 3."


def test_an_arrival_with_companions_says_once_where_it_ends() -> None:
    table = at(moving("green 17", "red 0", numbers={0: 12}, options={"advanced": True}))
    said = told(table, 1, next(GAME.format_action(each) for each in table.legal()[0] if each.companions))
    assert sum("en ville" in line for line in said) == 1


@pytest.mark.parametrize("each_alone", [False, True])
def test_who_enters_the_city_is_told_before_whom_that_move_banished(each_alone: bool) -> None:
    table = at(moving("green 1", "blue 2", numbers={0: 5}))
    events = play(table, "move 1")
    tell = GAME.detail if each_alone else GAME.tell
    said = words(tell(heard(events, 1), table.view(1)), 1)
    arrived = next(place for place, line in enumerate(said) if "en ville" in line)
    banished = next(place for place, line in enumerate(said) if line.startswith("Banni"))
    assert arrived < banished


def test_all_whom_a_move_banished_are_one_sentence_the_own_first() -> None:
    table = at(moving(*GATE, numbers={0: 6}))
    assert told(table, 3, "move 1")[:2] == [
        "Anna avance son apprenti 1 : à 13 cases de la ville, à l’abri.",
        "Bannis, retour au départ : votre apprenti 1 et jaune 1, à Chloé.",
    ]


def test_whose_apprentice_is_carried_off_is_told_where_to() -> None:
    table = at(moving("blue 17", "red 18", numbers={0: 6}, options={"advanced": True}))
    assert told(table, 1, "move 1 with red-1")[:2] == [
        "Anna avance son apprenti 1 avec votre apprenti 1 : à 11 cases de la ville, à l’abri.",
        "Emmené : votre apprenti 1, à 23 cases de la ville.",
    ]


# Choices.


def test_each_move_says_where_it_ends_whom_it_takes_along_and_whom_it_banishes() -> None:
    place = moving(*GATE, numbers={0: 6})
    first, second = choices(place)
    assert first == "apprenti 1, 6 cases : à 13 cases de la ville, à l’abri, bannit bleu 1 et jaune 1"
    assert second == "apprenti 2, 6 cases : à 19 cases de la ville"
    english, _ = choices(place, locale="en")
    assert english == "apprentice 1, 6 spaces: 13 spaces from the city, safe, banishes blue 1 and yellow 1"


def test_companions_are_offered_first_and_the_move_without_them_too() -> None:
    place = moving("blue 17 start city", "red 18", numbers={0: 6}, options={"advanced": True})
    assert choices(place)[:2] == [
        "apprenti 1, 6 cases : à 11 cases de la ville, à l’abri, emmène rouge 1",
        "apprenti 1, 6 cases : à 11 cases de la ville, à l’abri, seul",
    ]


def test_of_several_apprentices_in_the_start_one_is_offered() -> None:
    table = at(moving("green", "red", numbers={0: 5}))
    assert [GAME.format_action(choice.action) for choice in chosen(table)] == ["move 1"]
    assert GAME.named(table.view(0), ["green-3"]) == action("move 3")


@pytest.mark.parametrize("locale", COMPLETE)
def test_barrels_have_words_of_their_own_and_are_typed_by_their_numbers(locale: str) -> None:
    table = at(shaking())
    found = chosen(table)
    assert all(choice.numbered for choice in found)
    said = words(tuple(choice.message for choice in found), 0, locale)
    assert len(set(said)) == 26
    assert {"fr": {"secouer 4", "garder 4"}, "en": {"shake 4", "keep 4"}}[locale] <= set(said)


def test_a_number_shakes_a_barrel_and_in_the_melee_takes_it_first() -> None:
    assert GAME.named(at(shaking()).view(0), ["4"]) == action("shake D")
    melee = at(shaking(options=MELEE, held={"0": ["D"]})).view(0)
    assert GAME.named(melee, ["4"]) == action("shake D")
    assert GAME.named(melee, ["5"]) == action("take E")


@pytest.mark.parametrize("number", ["0", "14", "4000"])
def test_a_barrel_that_does_not_exist_is_refused(number: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.named(at(shaking()).view(0), [number])
    assert refused.value.message.id == "zapp-refuse-no-such-barrel"


@pytest.mark.parametrize("cards", [["green-1"], ["red-1", "red-2"], ["4"]])
def test_what_is_not_an_own_apprentice_means_nothing_in_a_move(cards: list[str]) -> None:
    assert GAME.named(at(moving("red", "green")).view(0), cards) is None


def test_an_apprentice_that_does_not_exist_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.named(at(moving("red", "green")).view(0), ["red-4"])
    assert refused.value.message.id == "zapp-refuse-no-such-apprentice"


# Answers.


def test_who_is_within_reach_is_told_before_and_behind() -> None:
    """Behind: who could pass it by 12 at most; ahead: whom it could pass before its own city."""
    place = moving("green 9 start city", "red 5", "yellow 11", numbers={0: 6})
    assert asked(place, "rank") == [
        "Votre apprenti 1, en danger. Derrière : rouge 1, à Brian, à 4 cases. Devant : jaune 1, à Chloé, à 2 cases."
    ]


def test_who_cannot_come_so_far_is_not_within_reach() -> None:
    """Yellow, on its way home, turns off at 15."""
    place = moving("green 16", "yellow 14", numbers={0: 1})
    assert asked(place, "rank") == ["Votre apprenti 1, à l’abri : personne à portée."]


def test_a_spectator_is_told_where_all_stand() -> None:
    assert asked(moving("green 9", "red"), "rank", None) == [
        "Anna joue vert : apprenti 1, à 19 cases de la ville ; apprentis 2 et 3, au départ.",
        "Brian joue rouge : apprentis 1, 2 et 3, au départ.",
    ]


def test_whose_turn_it_is_comes_with_the_own_shakes_left() -> None:
    place = shaking(turn={"shakes_left": {"0": 2}})
    assert asked(place, "turn")[-1] == "Encore 2 essais."
    assert len(asked(place, "turn", None)) == 1


def test_choices_that_stand_are_answered_with_their_barrels_and_secret_ones_by_name() -> None:
    place = shaking("red", "blue", "yellow", chosen={"0": "C", "1": "D"}, turn={"settled": [1]})
    assert asked(place, "counts")[0] == "Tonneaux choisis : vous, 3 ; Brian, 4."
    assert asked(place, "counts", 2)[:2] == ["Tonneaux choisis : Brian, 4.", "Choix fait : Anna."]


def test_the_magic_number_and_who_is_still_to_move() -> None:
    place = moving("red", "blue", numbers={0: 3, 1: 9})
    assert asked(place, "current") == [
        "Nombre magique : 12, lancé par vous.",
        "Avancent encore, dans l’ordre : Brian, 9 ; vous, 3.",
    ]


# Braille.


def braille(messages: tuple[Message, ...], seat: int | None, locale: str = "fr") -> list[str]:
    return [line.braille for line in Narrator(locale, NAMES, seat).utterances(messages, asked=True)]


@pytest.mark.parametrize(
    ("locale", "said"), [("fr", "rouge : à 18, en ville, au départ"), ("en", "red: at 18, city, start")]
)
def test_on_braille_all_three_apprentices_fit_one_line_parted_by_commas(locale: str, said: str) -> None:
    table = at(shaking("red 4 city", "blue"))
    assert braille(GAME.ask("hand", table.view(0)), 0, locale) == [said]


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("stands", ["start", "city", "3"])
@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_no_apprentice_is_cut_off_on_braille(colour: str, stands: str, locale: str) -> None:
    table = at(shaking(f"{colour} start start {stands}", "red" if colour != "red" else "blue"))
    assert not any(line.endswith("...") for line in braille(GAME.ask("hand", table.view(0)), 0, locale))


def test_on_braille_numbers_of_several_players_are_parted() -> None:
    table = at(shaking("red", "blue", "yellow", magic=7))
    for act in ("0 choose B", "1 choose I"):
        play(table, act)
    events = play(table, "2 choose G")
    assert "vous 9 trop, Anna 2, Chloé 7" in braille(GAME.tell(heard(events, 1), table.view(1)), 1)


@pytest.mark.parametrize(("left", "said"), [(6, "Écoutez : 6 essais"), (1, "Écoutez : 1 essai")])
def test_on_braille_shakes_are_counted_in_their_natural_order(left: int, said: str) -> None:
    assert braille((Message("zapp-turn-shake", {"number": left}),), 0) == [said]


# Words.


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_said_is_a_sentence_and_fits_a_braille_line(seed: int) -> None:
    """News, details, answers and choices, for every listener, in both languages and all lengths."""
    for number, table in enumerate(moments("zapp_zerapp", seed)):
        if number % 5:
            continue
        for viewer in (None, *range(len(table.players))):
            view, legal = table.view(viewer), table.legal().get(viewer, ()) if viewer is not None else ()
            events = heard((event for step in table.steps[-2:] for event in step.events), viewer)
            messages = [*GAME.tell(events, view), *GAME.detail(events, view)]
            messages += [message for question in QUESTIONS for message in GAME.ask(question, view)]
            told = [*messages, *(choice.message for choice in GAME.choices(view, legal))]
            for narrator in (Narrator(locale, NAMES, viewer, words) for locale in COMPLETE for words in Verbosity):
                for place, line in enumerate(narrator.utterances(told, asked=True)):
                    if place < len(messages):
                        assert line.text[-1] in ".?", line.text
                        assert not line.text[0].islower(), line.text
                    assert "  " not in line.text
                    assert 0 < len(line.braille) <= 40
