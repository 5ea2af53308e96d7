"""Cards in a person's words: what is understood in both languages, what is corrected, and what is asked about."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.errors import GameError
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.decks.draft import RESERVED, DeckDraft, clean_name, deck_from, deck_id
from audiogames.tactile.decks.model import CardSize
from audiogames.tactile.decks.sentences import understand
from audiogames.tactile.decks.telling import draft_of, table_told

POKER = CardSize(63.0, 88.0)


def said(*sentences: str, language: str = "fr") -> DeckDraft:
    """The draft after these sentences, each understood whole."""
    draft = DeckDraft("Essai")
    for sentence in sentences:
        heard = understand(sentence, draft, language)
        assert heard.unknown == (), sentence
        draft = heard.draft
    return draft


def counts(draft: DeckDraft) -> dict[str, int]:
    """How many cards there are of each face, by its id."""
    return {face.id: face.copies for face in deck_from(draft, "trial", POKER).components}


def told(draft: DeckDraft, language: str = "fr") -> list[str]:
    return [catalogue(language).text(message).replace("\u00a0", " ") for message in table_told(draft)]


@pytest.mark.parametrize(
    ("sentence", "language", "number"),
    [
        ("quatre couleurs, rouge jaune vert bleu ; de 0 à 9, deux fois, le 0 une fois ; quatre jokers, quatre +4",
         "fr", 84),
        ("four colours, red yellow green blue; 0 to 9 twice, the 0 once; four jokers, four +4", "en", 84),
        ("quatre couleurs : rouge, jaune, vert et bleu ; nombres de un à neuf ; un joker", "fr", 37),
        ("rouge jaune vert bleu de 1 à 13, quatre magiciens et quatre fous", "fr", 60),
        ("cinq −2, dix −1, quinze 0, de 1 à 12 dix fois", "fr", 150),
        ("five -2, ten -1, fifteen 0, 1 to 12 ten times", "en", 150),
        ("de 1 à 12, dix de chaque ; cinq moins deux, dix moins un et quinze zéros", "fr", 150),
        ("white red blue yellow green; 1 to 5 twice, the 1 three times, the 5 once", "en", 50),
        ("pique, cœur, carreau, trèfle ; de l’as au roi ; deux jokers", "fr", 54),
        ("as à roi, deux jokers", "fr", 54),
        ("ace to king", "en", 52),
        ("7 à as", "fr", 32),
        ("25 dix fois, 50 dix fois, 75 dix fois, 100 douze fois, 200 quatre fois", "fr", 46),
        ("de 2 à 99", "fr", 98),
        ("rouge et vert ; deux bombes et trois soleils de chaque couleur", "fr", 10),
        ("dans chaque couleur rouge vert : deux bombes, trois soleils", "fr", 10),
        ("rose bleu vert jaune de 1 à 9, fusées de 1 à 4", "fr", 40),
        ("trois rouges, deux bleus", "fr", 5),
        ("loup, renard, sorcière, voyante, le petit chaperon rouge", "fr", 5),
        ("words: wolf, fox, witch; three villagers", "en", 6),
        ("cartes de 63 × 88 : de −3 à 10 trois fois ; petites de 44 sur 68 : rouge vert bleu de 1 à 5", "fr", 57),
        ("de 1 à 9 sauf le 7", "fr", 8),
        ("c’est un jeu avec 4 couleurs : rouge, bleu, vert et noir ; de 1 à 10 en double, sauf le 10 une seule fois",
         "fr", 76),
        ("it’s a game with 4 colours: red, blue, green and black; 1 to 10 twice, except the 10 only once", "en", 76),
        ("des cartes spéciales : 3 pièges, 3 pièges", "fr", 3),
        ("quatre couleurs rouge vert bleu jaune. De 0 à 9. Chaque carte est en deux exemplaires sauf le zéro. Deux"
         " inversions, deux passe ton tour et deux +2 par couleur. 4 jokers et 4 jokers +4.", "fr", 108),
        ("four colors: red green blue yellow. 0 to 9. Two of each card except zero. Two reverse, two skips and two draw"
         " twos per color. 4 wilds and 4 wild draw fours.", "en", 108),
        ("Il y a 5 cartes moins 2, 10 cartes moins 1, 15 cartes 0, et 10 cartes de chaque nombre de 1 à 12", "fr", 150),
        ("There are 36 cards: numbers 1 to 12, three times each", "en", 36),
        ("blanc rouge bleu jaune vert ; dans chaque couleur trois 1, deux 2, deux 3, deux 4 et un 5", "fr", 50),
        ("4 couleurs (bleu, rouge, vert, jaune), valeurs 1 à 9 dans chaque couleur, plus 3 cartes dragon", "fr", 39),
        ("numbers 1 through 13 in four suits plus two jokers", "en", 54),
        ("20 energy cards, 10 attack cards and 5 heal cards", "en", 35),
        ("some special cards: 3 traps, a small dragon", "en", 4),
        ("roi, reine, prince, princesse et dragon", "fr", 5),
        ("king, queen, prince, princess and dragon", "en", 5),
        ("mots : le roi, la reine et le fou", "fr", 3),
        ("petites cartes 44 par 68 : pingouin, phoque, ours blanc, cinq fois chacun", "fr", 15),
        ("penguin, seal, polar bear and white whale, five times each", "en", 20),
        ("cartes de 63 sur 88 : de 1 à 9 ; petites cartes de 44 sur 68 : soleil, lune, étoile", "fr", 12),
        ("en double, de 1 à 6", "fr", 6),
        ("quatre plus 4", "fr", 4),
        ("quatre jokers plus quatre plus quatre", "fr", 8),
        ("rouge vert ; deux plus 2 de chaque couleur", "fr", 4),
        ("four plus 4", "en", 4),
        ("quatre jokers plus quatre bombes", "fr", 8),
    ],
)  # fmt: skip
def test_cards_are_counted_as_they_are_said(sentence: str, language: str, number: int) -> None:
    draft = understand(sentence, DeckDraft("Essai"), language).draft
    assert draft.number == number
    assert deck_from(draft, "trial", POKER).counted == number


def test_uno_said_in_four_sentences_is_the_box() -> None:
    draft = said(
        "quatre couleurs, rouge jaune vert bleu ; de 0 à 9, deux fois, le 0 une fois",
        "deux passe ton tour, deux inversions et deux +2 de chaque couleur",
        "quatre jokers",
        "quatre +4",
    )
    faces = counts(draft)
    assert sum(faces.values()) == 108
    assert (faces["0-red"], faces["9-blue"], faces["skip-green"], faces["joker"]) == (1, 2, 2, 4)
    assert told(draft) == [
        "nombres de 0 à 9, en rouge, jaune, vert et bleu, 2 de chaque, 0 : 1 fois : 76 cartes.",
        "passe ton tour, en rouge, jaune, vert et bleu, 2 de chaque : 8 cartes.",
        "changement de sens, en rouge, jaune, vert et bleu, 2 de chaque : 8 cartes.",
        "plus 2, en rouge, jaune, vert et bleu, 2 de chaque : 8 cartes.",
        "joker : 4 cartes.",
        "plus 4 : 4 cartes.",
        "En tout, 108 cartes.",
    ]


# Corrections.

SIMPLE = "rouge vert ; de 1 à 9 ; quatre jokers"


@pytest.mark.parametrize(
    ("correction", "number"),
    [
        ("non, cinq jokers", 23), ("cinq jokers", 23), ("plutôt de 1 à 5", 14), ("le 9 deux fois", 24),
        ("pas de joker", 18), ("enlève les jokers", 18), ("non, deux fois", 40), ("sans le 9", 20),
        ("non, rouge vert bleu", 31), ("ajoute deux bombes", 24), ("quatre jokers", 22),
        ("finalement cinq jokers", 23), ("no, no jokers", 18),
        ("no, five jokers", 23), ("remove the jokers", 18), ("no jokers", 18), ("no five jokers", 23),
    ],
)  # fmt: skip
def test_a_sentence_corrects_what_was_said(correction: str, number: int) -> None:
    assert understand(correction, said(SIMPLE), "fr").draft.number == number


@pytest.mark.parametrize("unclear", ["euh attends", "blip", "je ne sais plus trop", "0 jokers", "de 9 à 1"])
def test_what_is_not_understood_is_returned_as_it_was_typed_and_changes_nothing(unclear: str) -> None:
    heard = understand(f"de 1 à 9 ; {unclear}", DeckDraft("Essai"), "fr")
    assert heard.unknown == (unclear,)
    assert heard.draft.number == 9


def test_a_count_is_not_said_of_other_cards_where_its_own_were_not_understood() -> None:
    heard = understand("de 1 à 9 ; blip, cinq fois", DeckDraft("Essai"), "fr")
    assert heard.unknown == ("blip", "cinq fois")
    assert heard.draft.number == 9


@pytest.mark.parametrize(
    ("sentence", "language", "names"),
    [
        (
            "trois œufs de dragon, deux fées d'été, un roi de la mer",
            "fr",
            ["œuf de dragon", "fée d’été", "roi de la mer"],
        ),
        ("une grande vague et une petite vague", "fr", ["grande vague", "petite vague"]),
        ("three eggs of the dragon and two witch's hats", "en", ["egg of the dragon", "witch’s hat"]),
        ("two small dragons", "en", ["small dragon"]),
    ],
)
def test_small_words_of_a_name_stay_in_it(sentence: str, language: str, names: list[str]) -> None:
    draft = understand(sentence, DeckDraft("Essai"), language).draft
    assert [word.names[language] for word in draft.words.values()] == names


def test_a_card_between_quotation_marks_keeps_its_name() -> None:
    draft = said('deux « Bonnie et Clyde », un "Feux rouges"')
    assert [word.names["fr"] for word in draft.words.values()] == ["Bonnie et Clyde", "Feux rouges"]


@pytest.mark.parametrize(
    ("sentence", "language", "name"),
    [
        ("trois bombes", "fr", "bombe"), ("deux feux", "fr", "feu"), ("deux villageois", "fr", "villageois"),
        ("trois fous", "fr", "fou"), ("deux loups-garous", "fr", "loup-garou"), ("two witches", "en", "witch"),
        ("two wolves", "en", "wolf"),
        ("three berries", "en", "berry"), ("two bosses", "en", "boss"),
    ],
)  # fmt: skip
def test_several_of_a_word_are_named_as_one(sentence: str, language: str, name: str) -> None:
    words = understand(sentence, DeckDraft(), language).draft.words.values()
    assert [word.names[language] for word in words] == [name]


def test_a_deck_that_was_kept_is_told_as_it_was_said() -> None:
    draft = said("rouge vert ; de −1 à 3 deux fois, le 0 une fois ; deux bombes de chaque couleur ; trois loups")
    again = draft_of(deck_from(draft, "trial", POKER))
    assert sorted(told(again)) == sorted(told(draft))


SOME_WORDS = (
    "quatre deux 0 9 -2 +4 de à fois rouge vert joker jokers couleurs chaque couleur sauf le as roi pique loup ; , "
    '63 × 88 mm et non « » " trois mille §0§ §9§ to twice'
)
WORDS = st.sampled_from(SOME_WORDS.split())


@given(st.lists(st.lists(WORDS, max_size=9).map(" ".join), max_size=4) | st.lists(st.text(max_size=60), max_size=3))
def test_whatever_is_said_gives_a_deck_that_can_be_kept_or_a_refusal(sentences: list[str]) -> None:
    draft = DeckDraft("Essai")
    for sentence in sentences:
        draft = understand(sentence, draft, "fr").draft
        table_told(draft)
    if draft.lines:
        with suppress(GameError):
            assert deck_from(draft, "trial", POKER).counted == draft.number


# Names.


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("\x1b[2JMon\x00 jeu", "[2JMon jeu"), ("  \t ", ""), ("x" * 5000, "x" * 60), ("Été\n d’Œuf", "Été d’Œuf")],
)
def test_a_name_has_no_control_characters_and_is_not_long(typed: str, kept: str) -> None:
    assert clean_name(typed).replace("  ", " ") == kept


@pytest.mark.parametrize("name", [*sorted(RESERVED), "CON", "...", "日本", "-x", "Été !", "uno"])
def test_an_id_may_name_a_file_on_every_system(name: str) -> None:
    id = deck_id(name, ("uno",))
    assert id not in RESERVED
    assert id != "uno"
    assert id.isascii()
    assert id.replace("_", "").isalnum()
