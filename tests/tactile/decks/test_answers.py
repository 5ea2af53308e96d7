"""Cards by small answers: in any order the same deck, and every word used or returned."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.tactile.decks.answers import EACH, CardAnswers, answered, kinds_named, names_kinds, with_list
from audiogames.tactile.decks.draft import DeckDraft
from audiogames.tactile.decks.tables import read_cells

Cards = Counter[tuple[str, ...]]


def cards(draft: DeckDraft) -> Cards:
    found: Cards = Counter()
    for line in draft.lines:
        for values, copies in line.listed():
            found[tuple(sorted(values.values()))] += copies
    return found


def of_answers(*typed: str) -> tuple[Cards, tuple[str, ...]]:
    answers = CardAnswers()
    left: tuple[str, ...] = ()
    for one in typed:
        answers, unknown = answered(answers, one, EACH)
        left += unknown
    return cards(read_cells("essai", [answers.cells()], DeckDraft("Essai")).draft), left


ANSWERS = [
    (("nombres : 0 à 9", "couleurs : rouge jaune vert bleu", "chaque : 2 ; chaque : 0 : 1"), 76, ("0", "red"), 1),
    (("ranks: ace to king", "suits: ♠, hearts, carreau, clubs", "each: 2"), 104, ("ace", "spades"), 2),
    (("colours: red, blue, green", "shapes: square, circle", "numbers: 1-3"), 18, ("2", "circle", "red"), 1),
    (("mots : loup, renard et ours", "3, loup : 1"), 7, ("loup",), 1),
    (("nombres : -2, -1 à 1", "chaque : 5, -1 : 10"), 25, ("-1",), 10),
    (("rangs : 2 à as", "enseignes : pique et cœur"), 26, ("ace", "hearts"), 1),
]


@pytest.mark.parametrize(("typed", "number", "card", "copies"), ANSWERS)
def test_answers_in_any_order_give_the_same_deck(
    typed: tuple[str, ...], number: int, card: tuple[str, ...], copies: int
) -> None:
    for order in permutations(typed):
        found, unknown = of_answers(*order)
        assert (found.total(), found[card], unknown) == (number, copies, ())


UNKNOWN = [
    ("nombres : 0 à 9, beaucoup", ("beaucoup",)),
    ("nombres : 0 à 9 ; chaque : 2 ou 3", ("2 ou 3",)),
    ("rangs : as au prince", ("as au prince",)),
    ("nombres : 1 à 3 ; chaque : 900", ("900",)),
]


@pytest.mark.parametrize(("typed", "unknown"), UNKNOWN)
def test_what_no_question_asks_is_returned_as_it_was_typed(typed: str, unknown: tuple[str, ...]) -> None:
    assert answered(CardAnswers(), typed, EACH).unknown == unknown


def test_copies_of_a_value_that_is_on_no_card_are_returned() -> None:
    assert answered(CardAnswers(), "nombres : 1 à 3 ; chaque : 2, 7 : 1, 3 : 4", EACH).answers.unused == ("7",)


def test_kinds_are_named_in_both_languages_and_nothing_else_is() -> None:
    assert kinds_named("couleurs et nombres") == (("numbers", "colours"), ())
    assert kinds_named("suits, dragons & ranks") == (("ranks", "suits"), ("dragons",))
    assert names_kinds("mots")
    assert names_kinds("colours: red, blue")
    assert not names_kinds("4 × joker")
    assert not names_kinds("mots croisés")


@given(st.text(alphabet="0123456789-,;: àetoxrugbl×", max_size=30), st.sampled_from(["numbers", "colours", EACH]))
def test_every_word_of_an_answer_is_used_or_returned(typed: str, asked: str) -> None:
    found = answered(CardAnswers(), typed, asked)
    used = " ".join([*found.unknown, *(one for some in found.answers.values.values() for one in some)])
    if any(letter.isalpha() for letter in typed) and asked == "numbers":
        ranges = typed.replace("à", " ").replace("to", " ").replace("et", " ").replace("x", "")
        assert used or not ranges.strip(" ,;:") or not any(map(str.isalnum, ranges))


LISTS = [
    ("4 × joker, 2 × +4 ; loup", {("joker",): 4, ("plus-4",): 2, ("loup",): 1}, ()),
    ("3 × -2", {("-2",): 3}, ()),
    ("2 × 5 rouge, as de pique", {("5", "red"): 2, ("ace", "spades"): 1}, ()),
    ("dragon x 3, dragon : 5", {("dragon",): 5}, ()),
    ("loup, 0 × loup, ours", {("ours",): 1}, ()),
    ("25 km (10)", {}, ("25 km (10)",)),
]


@pytest.mark.parametrize(("typed", "expected", "unclear"), LISTS)
def test_a_list_says_how_many_there_are_of_each_card(
    typed: str, expected: dict[tuple[str, ...], int], unclear: tuple[str, ...]
) -> None:
    heard = with_list(DeckDraft("Essai"), typed)
    assert (cards(heard.draft), heard.unclear) == (expected, unclear)
