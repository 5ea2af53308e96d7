"""Decks made by conversation, as a newcomer makes them: transcripts to be read, and how long they take to hear.

To write the transcripts again, and then to read what changed:

    python -m pytest tests/faces/stickers/test_deck_talk.py -k transcript --regenerate-golden
    git diff tests/faces/transcripts/
"""

from math import inf
from pathlib import Path
from typing import NamedTuple

import pytest

from audiogames.tactile.decks import load_deck
from audiogames.tactile.decks.files import own_decks
from tests.faces.keyboard import Played, typing

from .desk import files_in, hold

TRANSCRIPTS = Path(__file__).parent / "transcripts"
CHARACTERS_A_SECOND = 15
MOST_ANSWERS = 25


@pytest.fixture
def documents(quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder Documents, empty; the current folder is beside it, and no job is long."""
    monkeypatch.setattr("audiogames.stickers.assistant.EVERY_SECONDS", inf)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    return folder


class Newcomer(NamedTuple):
    """What a newcomer types: the conversation, the game of the command line, their lines, and the seconds allowed."""

    about: str
    words: tuple[str, ...]
    lines: tuple[str, ...]
    seconds: float
    cards: int
    language: str = "fr"


NEWCOMERS = {
    "deck_actions": Newcomer(
        "deck",
        (),
        (
            "Volcans",
            "cinq couleurs, rouge jaune vert bleu violet ; de 1 à 8, deux fois, le 8 une fois",
            "trois éruptions et deux ponts de chaque couleur ; euh attends",
            "",
            "trois éruptions et deux ponts de chaque couleur",
            "six jokers",
            "non, quatre jokers",
            "",
            "points : 2, 5 pour éruption et pont",
            "",
            "110",
            "",
            "pas de jokers ; huit comètes",
            "",
            "",
            "56 sur 87",
            "",
            "",
        ),
        300,
        108,
    ),
    "deck_words": Newcomer(
        "deck",
        (),
        (
            "Le Petit Théâtre",
            "je veux des mots",
            "loup, renard, sorcière, voyante, chasseur, le petit chaperon rouge",
            "trois vilageois, deux chevaliers",
            "pas de vilageois",
            "trois villageois",
            "blibli blabla",
            "un bouffon",
            "",
            "",
            "",
            "grandes",
            "tarot",
            "",
            "",
        ),
        300,
        12,
    ),
    "deck_two_sizes": Newcomer(
        "deck",
        (),
        (
            "Marées",
            "cartes de 63 sur 88 : de moins 5 à 12, trois fois, le 0 six fois",
            "le −5 une fois",
            "petites cartes de 44 sur 68 : rouge vert bleu de 1 à 5",
            "non, petites cartes de 44 sur 68, de 1 à 6",
            "le 0 six foix",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
        ),
        300,
        73,
    ),
    "deck_actions_en": Newcomer(
        "deck",
        (),
        (
            "Volcanoes",
            "five colours, red yellow green blue purple; 1 to 8 twice, the 8 once",
            "three eruptions and two bridges of each colour; er wait",
            "",
            "six jokers",
            "no, four plus 4",
            "remove the jokers",
            "",
            "yes",
            "points: 1, 5 for the plus 4",
            "",
            "",
            "56 by 87",
            "",
            "",
        ),
        300,
        104,
        "en",
    ),
    "deck_words_en": Newcomer(
        "deck",
        (),
        (
            "The Little Theatre",
            "words: wolf, fox, witch, seer, hunter, little red riding hood",
            "three vilagers, two knights",
            "no vilagers",
            "three villagers",
            "blibli blabla",
            "one jester",
            "",
            "",
            "",
            "large ones",
            "tarot",
            "",
            "",
        ),
        300,
        12,
        "en",
    ),
    "deck_two_sizes_en": Newcomer(
        "deck",
        (),
        (
            "Tides",
            "cards of 63 by 88: minus 5 to 12 three times, the 0 six times",
            "the -5 once",
            "small cards of 44 by 68: red green blue from 1 to 5",
            "no, small cards of 44 by 68, 1 to 6",
            "the 0 sixx times",
            "",
            "",
            "no",
            "",
            "",
            "",
            "",
        ),
        300,
        73,
        "en",
    ),
    "deck_halves": Newcomer(
        "deck",
        (),
        ("Dominos de Léa", "dominos de 0 à 6", "", "dos : étoile", "", "", "tuile de 24 sur 48", "", ""),
        300,
        28,
    ),
    "game_uno": Newcomer("game", ("uno",), ("", "", "", ""), 60, 108),
    "game_skyjo": Newcomer("game", ("skyjo",), ("5687", "56 x 87", "", ""), 60, 150),
}


def played(name: str) -> Played:
    newcomer = NEWCOMERS[name]
    return hold(typing(*newcomer.lines), newcomer.about, newcomer.words, language=newcomer.language)


@pytest.mark.parametrize("name", NEWCOMERS)
def test_transcript_of_a_newcomer_that_makes_a_deck_in_time(
    name: str, documents: Path, request: pytest.FixtureRequest
) -> None:
    newcomer = NEWCOMERS[name]
    heard = played(name)
    pieces = [
        "".join(reply) + f"> {typed}".rstrip() + "\n"
        for reply, typed in zip(heard.replies, newcomer.lines, strict=False)
    ]
    text = "".join([*pieces, *heard.replies[-1]]).replace(str(documents.parent), "HOME")
    path = TRANSCRIPTS / f"{name}.txt"
    if request.config.getoption("--regenerate-golden"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), "--regenerate-golden writes it anew, to review"
    assert heard.end == 0
    assert len(heard.replies) == len(newcomer.lines) + 1 <= MOST_ANSWERS + 1
    told = heard.text.replace(str(documents.parent), "HOME")
    assert len(told) / CHARACTERS_A_SECOND <= newcomer.seconds
    made = files_in(documents)
    assert [name for name in made if name.endswith("guide.txt")]
    assert [name for name in made if name.endswith(".pdf")]
    deck = load_deck(newcomer.words[0] if newcomer.words else own_decks()[0])
    assert deck.counted == newcomer.cards


def test_plain_answers_are_understood_at_each_question(documents: Path) -> None:
    lines = ("Marées", "deux loups, trois ours", "c’est tout", "finalement quatre ours", "50 sur 90", "rien d’autre",
             "oui", "oui", "0")  # fmt: skip
    heard = hold(typing(*lines), "deck").text.replace("\u00a0", " ")
    deck = load_deck("marees")
    assert (deck.counted, tuple(deck.card)) == (6, (50.0, 90.0))
    assert "Les cartes mesurent 50 sur 90 millimètres." in heard
    assert "Laissé de côté" not in heard


def test_a_size_that_has_a_name_is_told_and_no_card_is_taken_for_one(documents: Path) -> None:
    heard = hold(typing("Marées", "deux loups", "", "", "", "un petit loup", "petites cartes", "0"), "deck").text
    assert "Donnez deux nombres de millimètres" in heard
    assert "Les cartes mesurent 44 sur 68 millimètres." in heard.replace("\u00a0", " ")
    assert tuple(load_deck("marees").card) == (44.0, 68.0)


def test_a_total_that_was_mistyped_is_corrected_where_the_table_is_asked_about(documents: Path) -> None:
    lines = ("Marées", "deux loups, trois ours", "", "", "50", "5", "", "0")
    heard = hold(typing(*lines), "deck").text
    assert "La boîte en dit 50" in heard.replace("\u00a0", " ")
    assert load_deck("marees").counted == 5


def test_a_table_that_lacks_cards_is_kept_by_yes_and_corrected_by_enter(documents: Path) -> None:
    hold(typing("Marées", "deux loups, trois ours", "", "", "6", "oui", "", "0"), "deck")
    assert load_deck("marees").counted == 5
    hold(typing("Été", "deux loups, trois ours", "", "", "6", "", "un renard", "", "", "", "0"), "deck")
    assert load_deck("ete").counted == 6


def test_labels_are_the_usual_answer_to_what_is_printed_on(documents: Path) -> None:
    heard = hold(typing("", "", "étiquettes", "0"), "game", ["skyjo"]).text
    assert "Tout est prêt" in heard


def test_a_talk_that_is_broken_off_goes_on_where_it_stopped(documents: Path) -> None:
    hold(typing("Marées", "rouge vert ; de 1 à 5", "deux bouts ; trois loups"), "deck")
    assert own_decks() == ()
    again = hold(typing("", "quatre jokers", "", "", "", "56 sur 87", "", ""), "deck")
    assert "Le paquet Marées n’est pas terminé" in again.text.replace("\u00a0", " ")
    deck = load_deck("marees")
    assert (deck.counted, deck.names["fr"]) == (17, "Marées")
    assert {group.ends for group in deck.groups} == {2}
    assert "n’est pas terminé" not in hold(typing("0"), "deck").text


def test_a_talk_that_was_broken_off_need_not_be_gone_on_with(documents: Path) -> None:
    hold(typing("Marées", "rouge vert ; de 1 à 5"), "deck")
    hold(typing("n", "Été", "quatre jokers", "", "", "", "", "", ""), "deck")
    assert own_decks() == ("ete",)


def test_a_known_game_that_is_changed_becomes_a_deck_of_one_s_own(documents: Path) -> None:
    heard = hold(typing("six chats", "", "", "", "", "", ""), "deck", ["uno"])
    assert own_decks() == ("uno_108",)
    assert load_deck("uno").counted == 108
    own = load_deck("uno_108")
    assert own.counted == 114
    assert own.names == load_deck("uno").names
    assert "uno_108" in heard.text


def test_a_deck_that_no_code_writes_is_offered_to_be_changed(documents: Path) -> None:
    costs = "coût : 1 blanc et 2 bleus et 3 rouges et 4 verts et 5 noirs"
    lines = ("Coûts", "loup, renard, ours", "", costs, "", "", "20 sur 30", "", "", "sans coût", "", "", "", "", "")
    heard = hold(typing(*lines), "deck")
    assert "Faut-il changer le paquet" in heard.text
    assert heard.end == 0
    assert [name for name in files_in(documents) if name.endswith("guide.txt")]
