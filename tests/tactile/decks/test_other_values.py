"""What cards say besides: second values, costs, backs, ends and pieces without a top, told in both languages."""

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.decks import CardSize, Component
from audiogames.tactile.decks.draft import DeckDraft, deck_from
from audiogames.tactile.decks.naming import face_message
from audiogames.tactile.decks.other_values import understand_all, understand_others
from audiogames.tactile.decks.plurals import plural, singular
from audiogames.tactile.decks.sentences import understand
from audiogames.tactile.decks.telling import draft_of, table_told

POKER = CardSize(63.0, 88.0)
CARDS = "rouge vert ; de 1 à 5 deux fois ; trois dragons"


def said(*sentences: str, cards: str = CARDS, language: str = "fr") -> DeckDraft:
    draft = understand(cards, DeckDraft("Essai"), language).draft
    for sentence in sentences:
        heard = understand_others(sentence, draft, language)
        assert heard.unknown == (), sentence
        draft = heard.draft
    return draft


def by_id(draft: DeckDraft) -> dict[str, Component]:
    return {face.id: face for face in deck_from(draft, "trial", POKER).components}


@pytest.mark.parametrize(
    ("sentence", "language", "values"),
    [
        ("têtes : 1, 2 pour 5, 7 pour dragon", "fr", {"1": "1", "5": "2", "dragon": "7"}),
        ("têtes : 2 pour les 4, 5 et le dragon, 1 partout", "fr", {"1": "1", "4": "2", "5": "2", "dragon": "2"}),
        ("heads: 3 for 1 to 2, 0 for all others", "en", {"1": "3", "2": "3", "4": "0", "dragon": "0"}),
        ("rôle : gentil pour le dragon", "fr", {"1": None, "dragon": "gentil"}),
        ("coût : 3 rouges pour le dragon, 1 blanc et 2 bleus pour 5", "fr",
         {"1": None, "5": "white:1 blue:2", "dragon": "red:3"}),
        ("cost: 1 white and 2 blue", "en", {"1": "white:1 blue:2"}),
    ],
)  # fmt: skip
def test_a_further_value_is_given_to_all_cards_or_to_some(
    sentence: str, language: str, values: dict[str, str | None]
) -> None:
    draft = said(sentence, language=language)
    name = next(iter(draft.fields))
    found = {
        face.values.get("number", face.values.get("kind", "")): face.values.get(name)
        for face in deck_from(draft, "trial", POKER).components
    }
    assert {card: found[card] for card in values} == values


def test_cards_of_a_further_value_are_known_by_part_of_their_name_and_figures_by_theirs() -> None:
    cards = "roi, reine, prince, princesse et le grand méchant loup ; deux petits loups"
    draft = said("rôle : gentil pour le roi et la princesse, méchant pour le grand loup", cards=cards)
    found = {face.id: face.values.get("role") for face in deck_from(draft, "trial", POKER).components}
    assert [name for name, role in found.items() if role and "mechant" in role] == [
        name for name in found if "grand-mechant-loup" in name
    ]
    assert sum(role is not None and "gentil" in role for role in found.values()) == 2
    assert understand_others("rôle : méchant pour le loup", said(cards=cards), "fr").unknown, "which of the wolves?"


def test_a_further_value_is_told_and_stands_away_from_the_first() -> None:
    draft = said("têtes : 1, 2 pour 5")
    told = catalogue("fr").text(table_told(draft)[0]).replace("\u00a0", " ")
    assert told == "nombres de 1 à 5, en rouge et vert, 2 de chaque, têtes 1, 2 pour 5 : 20 cartes."
    places = {mark.value: mark.place for mark in deck_from(draft, "trial", POKER).groups[0].marks}
    assert places["tetes"] == "bottom"


def test_a_further_value_is_taken_back() -> None:
    assert by_id(said("têtes : 1, 2 pour 5", "sans têtes")).keys() == by_id(said()).keys()


@pytest.mark.parametrize(
    ("sentence", "copies"),
    [("dos : forêt, village", [12, 11]), ("dos : 20 forêts et 3 villages", [20, 3]), ("backs: blue", [23])],
)
def test_backs_are_shared_out_or_counted_and_count_as_no_cards(sentence: str, copies: list[int]) -> None:
    draft = said(sentence)
    assert draft.number == 23
    deck = deck_from(draft, "trial", POKER, draft.total)
    backs = [face for face in deck.components if face.group.side == "back"]
    assert [face.copies for face in backs] == copies
    assert bool(backs[0].group.open_back) == (len(copies) > 1)


@pytest.mark.parametrize("sentence", ["deux bouts", "elles se lisent dans les deux sens", "two ends", "double-ended"])
def test_cards_that_are_read_from_either_end_have_marks_in_both_corners(sentence: str) -> None:
    assert {group.ends for group in deck_from(said(sentence), "trial", POKER).groups} == {2}


@pytest.mark.parametrize(("sentence", "size", "turns"), [("sans haut", (22, 22), 4), ("no top", (24, 48), 2)])
def test_pieces_without_a_top_lie_in_as_many_ways_as_they_have_sides_alike(
    sentence: str, size: tuple[float, float], turns: int
) -> None:
    deck = deck_from(said(sentence, cards="rouge, vert ; trois rouges, deux verts"), "trial", CardSize(*size))
    assert {group.surface.turns for group in deck.groups if group.surface} == {turns}


@pytest.mark.parametrize(
    ("sentence", "language", "number"),
    [
        ("dominos de 0 à 6", "fr", 28), ("deux moitiés, de 0 à 9", "fr", 55), ("trois coins de 0 à 5", "fr", 56),
        ("two halves from 0 to 6", "en", 28), ("three corners 0 to 5", "en", 56),
    ],
)  # fmt: skip
def test_pieces_in_halves_or_corners_are_each_combination_once(sentence: str, language: str, number: int) -> None:
    draft = understand_all(sentence.replace("s, de", "s de"), DeckDraft("Essai"), language).draft
    assert draft.number == number == len(by_id(draft))


@pytest.mark.parametrize(
    "unclear", ["bla bla", "têtes : 2 pour 99", "coût : rouge", "dos :", "têtes : 1, rouge pour 5"]
)
def test_what_is_not_understood_is_returned_and_changes_nothing(unclear: str) -> None:
    draft = said()
    heard = understand_others(unclear, draft, "fr")
    assert heard.unknown == (unclear,)
    assert heard.draft == draft


def test_what_cards_say_besides_is_understood_among_the_cards_where_it_is_plain() -> None:
    heard = understand_all("rouge vert de 1 à 5 ; deux bouts ; dos : bleu", DeckDraft("Essai"), "fr")
    assert heard.unknown == ()
    assert heard.draft.ends == 2
    assert heard.draft.number == 10


def test_a_deck_with_all_of_it_that_was_kept_is_told_as_it_was_said() -> None:
    draft = said("têtes : 1, 2 pour 5", "coût : 3 rouges pour le dragon", "dos : forêt, village", "deux bouts")
    again = draft_of(deck_from(draft, "trial", POKER))
    words = catalogue("fr")
    assert sorted(map(words.text, table_told(again))) == sorted(map(words.text, table_told(draft)))


@pytest.mark.parametrize(
    ("sentence", "language", "told"),
    [
        ("coût : 1 blanc et 2 bleus pour 5", "fr", "1 blanc et 2 bleus"),
        ("coût : 3 orange et 2 bleu clair pour 5", "fr", "3 orange et 2 bleu clair"),
        ("coût : 1 pierre et 2 joyaux et 3 œufs de dragon pour 5", "fr", "1 pierre, 2 joyaux et 3 œufs de dragon"),
        ("cost: 1 white and 2 blue for 5", "en", "1 white and 2 blue"),
        ("cost: 1 berry and 2 wolves for 5", "en", "1 berry and 2 wolves"),
        ("cost: 2 berries for 5", "en", "2 berries"),
    ],
)
def test_what_a_cost_asks_for_agrees_with_its_number(sentence: str, language: str, told: str) -> None:
    draft = said(sentence, language=language)
    words = catalogue(language)
    assert told in words.text(table_told(draft)[0])
    deck = deck_from(draft, "trial", POKER)
    assert any(told in words.text(face_message(deck, face)) for face in deck.components)


@pytest.mark.parametrize(
    ("one", "many", "language"),
    [
        ("bateau", "bateaux", "fr"), ("cheval blanc", "chevaux blancs", "fr"),
        ("œuf de dragon", "œufs de dragon", "fr"),
        ("devin", "devins", "fr"), ("ours", "ours", "fr"), ("bijou", "bijoux", "fr"), ("fée d’été", "fées d’été", "fr"),
        ("wolf", "wolves", "en"), ("berry", "berries", "en"),
        ("wolf cub", "wolf cubs", "en"), ("witch", "witches", "en"), ("chief", "chiefs", "en"), ("day", "days", "en"),
    ],
)  # fmt: skip
def test_names_have_a_plural_and_come_back_from_it(one: str, many: str, language: str) -> None:
    assert plural(one, language) == many
    if many not in ("chevaux blancs", "bijoux", "œufs de dragon", "fées d’été"):  # told apart by no rule, or in part
        assert singular(many, language) == one
