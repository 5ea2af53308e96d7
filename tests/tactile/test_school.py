"""The finger school and the check of a deck, each held by an interview that types what it was given."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise

import pytest

from audiogames.core.chance import Generator
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.play.prompts import Prompt, Talk
from audiogames.resources import COMPLETE
from audiogames.stickers.deck_check import DeckCheck
from audiogames.stickers.school import School, SchoolRecord, lessons
from audiogames.tactile.codes import Code, load_code
from audiogames.tactile.decks import Deck, decks, load_deck
from audiogames.tactile.export.guide import Series, Sign, alike, practice, signs_of
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import PlacedSticker, place
from tests.tactile.decks.interviews import held

MOST_QUESTIONS, SURE = 8, 2
"""Promised numbers: the tests hold the program to them."""

Answer = Callable[[Message], str | None]


class Interview:
    """An interview: what answers, and all that was said, in words."""

    def __init__(self, answer: Answer, language: str = "fr") -> None:
        self.answer = answer
        self.language = language
        self.said: list[str] = []
        self.told: list[Message] = []
        self.asked: list[Message] = []

    def ask(self, question: Message) -> Talk[str | None]:
        self._say(question)
        self.asked.append(question)
        yield Prompt("line")
        return self.answer(question)

    def tell(self, *messages: Message) -> None:
        for message in messages:
            self._say(message)
            self.told.append(message)

    def _say(self, message: Message) -> None:
        self.said.append(catalogue(self.language).text(message).replace("\u00a0", " "))

    def ids(self) -> list[str]:
        return [message.id.removeprefix("tactile-guide-") for message in self.told]


def typing(*lines: str | None) -> Answer:
    """Answer with these lines, and then no more."""
    left = iter(lines)
    return lambda _: next(left, None)


@cache
def lessons_of(name: str) -> tuple[Deck, Code, tuple[Series, ...], tuple[PlacedSticker, ...]]:
    deck, code = load_deck(name), load_code("points-formes")
    return deck, code, signs_of(code, deck), place(practice(code, deck), load_sheet("plain-a4"))


def at(name: str, question: Message) -> Sign:
    """Return the sign on the label that a question asks for."""
    spot = question.arguments["spot"]
    assert isinstance(spot, Message)
    _, _, series, placed = lessons_of(name)
    wanted = tuple(spot.arguments[part] for part in ("page", "row", "column"))
    card = next(one.sticker.card for one in placed if (one.page, one.row, one.column) == wanted)
    return next(sign for one in series for sign in one.signs if sign.id == card)


def knowing(name: str, language: str = "fr", mixing: dict[str, str] | None = None) -> Answer:
    """Answer rightly, but for the signs that `mixing` takes for others, by their values."""

    def answer(question: Message) -> str:
        sign = at(name, question)
        said = (mixing or {}).get(sign.value, sign.value)
        every = [other for one in lessons_of(name)[2] for other in one.signs]
        return catalogue(language).text(next(other.name for other in every if other.value == said))

    return answer


def a_school(
    talk: Interview, name: str = "roue_des_sorcieres", seed: int = 1, kept: object = None
) -> dict[str, object]:
    _, code, series, placed = lessons_of(name)
    return held(School(talk, code, talk.language, placed, series, Generator(seed), kept).run())  # type: ignore[arg-type]


# Lessons.


def test_numbers_are_learnt_five_by_five_and_six_colours_in_two_groups_then_mixed() -> None:
    found = [[sign.value for sign in lesson.signs] for lesson in lessons(lessons_of("roue_des_sorcieres")[2])]
    numbers = [str(number) for number in range(1, 10)]
    assert found[:3] == [numbers[:5], numbers[5:], numbers]
    assert (len(found[3]), len(found[4]), len(found[5])) == (3, 3, 6)
    assert set(found[3]) | set(found[4]) == set(found[5])
    assert len(found[6]) == 15
    assert len(found) == 7


def test_the_nine_symbols_are_learnt_in_two_groups() -> None:
    symbols = next(one for one in lessons_of("du_balai")[2] if one.field == "symbol")
    assert sorted(map(len, symbols.groups)) == [4, 5]
    assert {sign for group in symbols.groups for sign in group} == set(symbols.signs)


def test_five_shapes_need_no_groups() -> None:
    colours = next(one for one in lessons_of("air_sorciere")[2] if one.field == "colour")
    assert colours.groups == (colours.signs,)


def test_shapes_that_are_most_alike_are_not_learnt_in_one_group() -> None:
    for name in ("roue_des_sorcieres", "du_balai"):
        for one in lessons_of(name)[2]:
            if len(one.groups) == 2:
                first, second = one.pairs[0]
                apart = [len({first, second} & set(group)) for group in one.groups]
                assert apart == [1, 1], (first.value, second.value, alike(first, second))


def test_one_bar_and_two_bars_are_not_learnt_together_but_compared() -> None:
    colours = next(one for one in lessons_of("roue_des_sorcieres")[2] if one.field == "colour")
    assert [sum(sign.value in ("blue", "yellow") for sign in group) for group in colours.groups] == [1, 1]
    assert ("blue", "yellow") in [(one.value, other.value) for one, other in colours.pairs]


def test_no_lesson_teaches_more_than_five_signs_and_every_sign_is_taught_once() -> None:
    for name in decks():
        taught = [sign for lesson in lessons(lessons_of(name)[2]) for sign in lesson.new]
        assert sorted(taught) == sorted(sign for one in lessons_of(name)[2] for sign in one.signs)
        assert max(len(lesson.new) for lesson in lessons(lessons_of(name)[2])) <= 5


# The school.


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", decks())
def test_a_player_who_knows_all_signs_goes_through_all_lessons(name: str, language: str) -> None:
    talk = Interview(knowing(name, language), language)
    kept = a_school(talk, name)
    assert kept["lesson"] == len(lessons(lessons_of(name)[2]))
    assert talk.ids()[-3:] == ["school-all-sure", "school-score", "school-clean"]
    assert "school-wrong" not in talk.ids()
    assert all("tactile-" not in line for line in talk.said)


def test_answers_in_the_other_language_are_right_too() -> None:
    talk = Interview(knowing("roue_des_sorcieres", "en"), "fr")
    a_school(talk)
    assert "school-wrong" not in talk.ids()


def test_a_question_names_a_label_and_not_what_is_on_it() -> None:
    talk = Interview(typing())
    a_school(talk)
    assert talk.said[-2].startswith("feuille 1, rangée ")
    assert talk.said[-2].endswith(" : qu’est-ce que c’est ?")


def test_a_lesson_first_shows_what_it_teaches() -> None:
    talk = Interview(typing())
    a_school(talk)
    assert talk.said[1] == "Leçon 1 sur 7 : 1, 2, 3, 4 et 5."
    assert talk.said[2] == "feuille 1, rangée 1, colonne 1, veut dire 1 : un point."
    assert talk.ids().count("school-show") == 5


def test_a_wrong_answer_tells_what_it_was_and_what_a_finger_finds_on_both() -> None:
    talk = Interview(knowing("roue_des_sorcieres", mixing={"3": "4"}))
    stop_after(talk, "school-wrong")
    a_school(talk)
    wrong = next(line for line in talk.said if line.startswith("Non"))
    assert wrong == (
        "Non, c’est 3 : deux points, un point. "
        "Vous avez dit 4, qui serait : deux points, deux points. 0 sur 1 pour ce signe."
    )


def stop_after(talk: Interview, id: str, times: int = 1) -> None:
    """End the conversation once a message was told so many times."""
    answer = talk.answer
    talk.answer = lambda question: None if talk.ids().count(id) >= times else answer(question)


def test_the_score_of_each_sign_runs_along() -> None:
    talk = Interview(knowing("roue_des_sorcieres"))
    a_school(talk)
    counted: Counter[str] = Counter()
    for message in talk.told:
        if message.id == "tactile-guide-school-right":
            value = repr(message.arguments["value"])
            counted[value] += 1
            assert message.arguments["good"] == message.arguments["asked"] == counted[value]
    assert len(counted) == 15


def test_enter_alone_is_i_do_not_know_and_counts_as_wrong() -> None:
    talk = Interview(typing(""))
    kept = a_school(talk)
    assert "school-unknown" in talk.ids()
    assert list(kept["answers"].values()) == [[False]]  # type: ignore[attr-defined]
    assert kept["taken"] == {}


def test_what_is_no_sign_is_asked_again_and_does_not_count() -> None:
    talk = Interview(typing("zut", "bleu vert", "²"))
    kept = a_school(talk)
    assert talk.ids().count("school-not-understood") == 3
    assert kept["answers"] == {}
    assert talk.ids()[-1] == "school-none"
    assert len({repr(question) for question in talk.asked}) == 1


def test_a_question_mark_shows_the_lesson_again() -> None:
    talk = Interview(typing("?"))
    a_school(talk)
    assert talk.ids().count("school-show") == 10


@pytest.mark.parametrize("word", ["stop", "fin", "quit", None])
def test_the_school_ends_at_any_time_with_its_report(word: str | None) -> None:
    answers = iter(["", "", word])
    talk = Interview(lambda _: next(answers))
    a_school(talk)
    assert talk.ids()[-2:] == ["school-score", "school-missed"]
    assert talk.said[-2] == "En tout, 0 réponse juste sur 2."


def test_the_report_tells_what_was_taken_for_what() -> None:
    talk = Interview(knowing("roue_des_sorcieres", mixing={"3": "4"}))
    stop_after(talk, "school-wrong", 2)
    a_school(talk)
    assert talk.said[-1] == "Ce que vous confondez : 3, pris 2 fois pour 4."
    assert "3, 0 fois juste sur 2" in talk.said[-2]


def test_signs_that_are_mixed_up_come_more_often() -> None:
    talk = Interview(knowing("roue_des_sorcieres", mixing={"3": "4", "4": "3"}))
    stop_after(talk, "school-lesson", 2)
    a_school(talk)
    asked = Counter(at("roue_des_sorcieres", question).value for question in talk.asked)
    assert asked["3"] + asked["4"] > 3 * (asked["1"] + asked["2"] + asked["5"])


def test_a_sign_learnt_after_all_comes_no_more_often_than_the_others() -> None:
    record = SchoolRecord()
    for said in ("four", "four", "three", "three", "three", "three", "three"):
        record.add("three", said)
    assert record.weight("three") > record.weight("one") - 3
    record.add("one", "one")
    record.add("one", "one")
    for _ in range(3):
        record.add("three", "three")
    assert record.weight("three") == record.weight("one")


def test_the_same_sign_is_never_asked_twice_running_in_a_lesson() -> None:
    talk = Interview(knowing("roue_des_sorcieres"))
    stop_after(talk, "school-lesson", 2)
    a_school(talk)
    asked = [at("roue_des_sorcieres", question).id for question in talk.asked[:-1]]
    assert len(asked) >= 10
    assert all(one != other for one, other in pairwise(asked))


def test_a_lesson_that_will_not_become_sure_ends_all_the_same() -> None:
    talk = Interview(knowing("roue_des_sorcieres", mixing={"1": "2"}))
    stop_after(talk, "school-lesson", 2)
    a_school(talk)
    assert len(talk.asked) == MOST_QUESTIONS * 5 + 1


def test_a_lesson_is_sure_after_two_right_answers_for_each_sign() -> None:
    talk = Interview(knowing("roue_des_sorcieres"))
    stop_after(talk, "school-sure")
    kept = a_school(talk)
    answers: dict[str, list[bool]] = kept["answers"]  # type: ignore[assignment]
    assert min(map(len, answers.values())) == SURE
    assert kept["lesson"] == 1


def test_the_same_seed_asks_the_same_questions() -> None:
    first, again, other = (Interview(knowing("roue_des_sorcieres")) for _ in range(3))
    a_school(first, seed=7)
    a_school(again, seed=7)
    a_school(other, seed=8)
    assert first.said == again.said
    assert first.said != other.said


def test_what_was_learnt_is_plain_data_and_the_school_goes_on_from_there() -> None:
    talk = Interview(knowing("roue_des_sorcieres"))
    stop_after(talk, "school-sure", 2)
    kept = json.loads(json.dumps(a_school(talk)))
    later = Interview(typing())
    a_school(later, kept=kept)
    assert later.said[1].startswith("Leçon 3 sur 7")
    assert later.ids()[-1] == "school-none"


def test_a_player_who_was_through_begins_with_the_last_lesson() -> None:
    talk = Interview(typing())
    a_school(talk, kept={"lesson": 99})
    assert talk.said[1].startswith("Leçon 7 sur 7")


@pytest.mark.parametrize(
    "kept",
    [
        [],
        "x",
        {"lesson": "2"},
        {"lesson": -1},
        {"answers": {"number-1": "yes"}},
        {"taken": {"a b": "c"}},
        {"lesson": True},
    ],
)
def test_what_a_file_should_not_hold_counts_as_never_learnt(kept: object) -> None:
    talk = Interview(typing())
    a_school(talk, kept=kept)
    assert talk.said[1].startswith("Leçon 1 sur 7")


def test_a_colour_written_in_two_sizes_is_right_under_its_one_name() -> None:
    """Zapp Zerapp: large shapes on the towns, small ones in the zones; the name of the colour is the same."""
    talk = Interview(knowing("zapp_zerapp"))
    a_school(talk, "zapp_zerapp")
    assert "school-several" not in talk.ids()


# The check of a deck.


@cache
def a_deck(name: str) -> tuple[Deck, Code, tuple[Sticker, ...]]:
    deck, code = load_deck(name), load_code("points-formes")
    return deck, code, stickers(deck, code)


def checked(
    talk: Interview,
    name: str = "roue_des_sorcieres",
    kept: object = None,
    scan: Callable[[str], str | None] | None = None,
) -> dict[str, object]:
    deck, code, made = a_deck(name)
    return held(DeckCheck(talk, code, talk.language, made, deck, kept, scan).run())  # type: ignore[arg-type]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", decks())
def test_a_deck_that_is_right_is_checked_with_enter_alone(name: str, language: str) -> None:
    talk = Interview(lambda _: "", language)
    kept = checked(talk, name)
    total = len({(sticker.card, sticker.copy) for sticker in a_deck(name)[2]})
    assert len(talk.asked) == total
    assert talk.ids()[-2:] == ["verify-done", "verify-good"]
    assert kept["wrong"] == []
    assert sum(kept["seen"].values()) == total  # type: ignore[attr-defined]


def test_each_card_is_told_before_it_is_asked() -> None:
    talk = Interview(typing(""))
    checked(talk)
    assert talk.said[1] == "Carte 1 sur 54 : ce devrait être 1 bleu. Que lit le doigt ?"
    assert talk.said[3] == "Carte 2 sur 54 : ce devrait être 2 bleu. Que lit le doigt ?"


def test_cards_in_copies_come_as_often_as_there_are_copies() -> None:
    talk = Interview(typing(*[""] * 84))
    checked(talk, "air_sorciere")
    assert [line for line in talk.said if "grimoire noir" in line and "devrait" in line][-1].startswith("Carte 84")
    assert talk.said[-3].startswith("Carte 85 sur 120 : ce devrait être grimoire orange")


@pytest.mark.parametrize("typed", ["1 bleu", "bleu 1", "b1", "blue 1"])
def test_what_the_finger_reads_may_be_said_in_both_languages(typed: str) -> None:
    talk = Interview(typing(typed))
    checked(talk)
    assert talk.said[2] == "Juste, 1 bleu."


def test_a_wrong_sticker_tells_what_the_finger_should_find_and_is_kept() -> None:
    talk = Interview(typing("2 bleu"))
    kept = checked(talk)
    assert talk.said[2] == (
        "À refaire : la carte est 1 bleu, et l’autocollant dit 2 bleu. Le doigt devrait trouver : "
        "en haut à gauche, un point ; au centre, deux larges barres."
    )
    assert kept["wrong"] == [["blue-1", "blue-2"]]


@pytest.mark.parametrize("typed", ["faux", "non", "wrong", "no"])
def test_a_sticker_that_says_nothing_is_wrong_too(typed: str) -> None:
    talk = Interview(typing(typed))
    kept = checked(talk)
    assert talk.said[2].startswith("À refaire : 1 bleu. Le doigt devrait trouver")
    assert kept["wrong"] == [["blue-1", ""]]


def test_what_is_no_card_is_asked_again() -> None:
    talk = Interview(typing("zut", "1", "bleu", ""))
    checked(talk)
    assert talk.ids()[1:5] == ["verify-not-understood", "verify-several", "verify-not-understood", "verify-right"]


def test_the_check_ends_with_all_that_is_to_be_redone() -> None:
    talk = Interview(typing("2 bleu", "faux", "stop"))
    checked(talk)
    assert talk.said[-2] == "Arrêt : 2 cartes vérifiées sur 54. Vous pourrez reprendre là."
    assert talk.said[-1] == "2 cartes sont à refaire : 1 bleu, qui dit 2 bleu ; 2 bleu, illisible."


def test_a_check_goes_on_where_it_stopped() -> None:
    kept = json.loads(json.dumps(checked(Interview(typing("2 bleu", "", "stop")))))
    later = Interview(lambda _: "")
    checked(later, kept=kept)
    assert later.said[0].startswith("Il reste 52 cartes à vérifier.")
    assert later.said[1].startswith("Carte 3 sur 54 : ce devrait être 3 bleu.")
    assert later.said[-1] == "1 carte est à refaire : 1 bleu, qui dit 2 bleu."


@pytest.mark.parametrize(
    "kept",
    [
        7,
        {"seen": 3},
        {"seen": {"none": 1, "blue-1": -2}},
        {"wrong": [["blue-1"], ["x", "y"], 5]},
        {"seen": {"blue-2": True}},
    ],
)
def test_what_does_not_fit_this_deck_is_left_out(kept: object) -> None:
    talk = Interview(typing())
    checked(talk, kept=kept)
    assert talk.said[1].startswith("Carte 1 sur 54")
    assert talk.ids()[-1] == "verify-good"


def scanning(pairs: Iterable[tuple[str, str]]) -> Answer:
    return typing(*(line for pair in pairs for line in pair))


def test_scanned_cards_come_in_any_order() -> None:
    ids = {f"ID{place}": sticker.card for place, sticker in enumerate(a_deck("roue_des_sorcieres")[2])}
    order = [id for id in reversed(ids) if ids[id] != ids.get(f"ID{int(id[2:]) - 1}")]
    talk = Interview(scanning((id, "") for id in order))
    kept = checked(talk, scan=ids.get)
    assert talk.said[1] == "Passez une carte au lecteur. Vérifiées : 0 sur 54."
    assert talk.said[2].startswith("C’est 9 orange. Que lit le doigt ?")
    assert talk.ids()[-2:] == ["verify-done", "verify-good"]
    assert len(kept["seen"]) == 54  # type: ignore[arg-type]


def test_a_scan_that_is_no_card_or_was_there_already_is_told() -> None:
    talk = Interview(typing("?", "ID", "", "ID", "stop"))
    checked(talk, scan={"ID": "red-3"}.get)
    assert talk.ids()[1:4] == ["verify-scan-unknown", "verify-right", "verify-scan-again"]
    assert talk.said[-2] == "Arrêt : 1 carte vérifiée sur 54. Vous pourrez reprendre là."


def test_each_copy_may_be_scanned() -> None:
    talk = Interview(typing("ID", "", "ID", "", "stop"))
    kept = checked(talk, "air_sorciere", scan={"ID": "grimoire-red"}.get)
    assert kept["seen"] == {"grimoire-red": 2}
