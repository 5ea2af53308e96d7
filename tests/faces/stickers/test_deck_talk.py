"""Decks made by conversation, as a newcomer makes them: transcripts to be read, and how long they take to hear.

To write the transcripts again, and then to read what changed:

    python -m pytest tests/faces/stickers/test_deck_talk.py -k transcript --regenerate-golden
    git diff tests/faces/transcripts/
"""

from math import inf
from pathlib import Path
from typing import NamedTuple

import pytest

from audiogames.tactile.decks import CardSize, load_deck
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
            "nombres, couleurs et trucs",
            "nombres et couleurs",
            "1 à 8",
            "rouge jaune vert bleu violet",
            "2, 8 : 1",
            "mots et couleurs",
            "éruption, pont",
            "rouge jaune vert bleu violet",
            "éruption, pont",
            "3, pont : 2",
            "6 × joker",
            "4 × joker",
            "",
            "110",
            "",
            "0 × joker, 8 × comète",
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
            "",
            "loup, renard, sorcière, voyante, chasseur, le petit chaperon rouge",
            "3 vilageois, 2 chevalier",
            "0 vilageois, 3 villageois",
            "bouffon",
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
    "deck_actions_en": Newcomer(
        "deck",
        (),
        (
            "Volcanoes",
            "numbers, colours and things",
            "numbers and colours",
            "1 to 8",
            "red yellow green blue purple",
            "2, 8: 1",
            "words and colours",
            "eruption, bridge",
            "red yellow green blue purple",
            "eruption, bridge",
            "3, bridge: 2",
            "6 × joker",
            "4 × joker",
            "",
            "110",
            "",
            "0 × joker, 8 × comet",
            "",
            "",
            "56 by 87",
            "",
            "",
        ),
        300,
        108,
        "en",
    ),
    "deck_words_en": Newcomer(
        "deck",
        (),
        (
            "The Little Theatre",
            "",
            "wolf, fox, witch, seer, hunter, little red riding hood",
            "3 vilager, 2 knight",
            "0 vilager, 3 villager",
            "jester",
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


def test_a_size_that_has_a_name_is_told_and_no_card_is_taken_for_one(documents: Path) -> None:
    lines = ("Marées", "", "2 × loup", "", "", "un petit loup", "ronde", "petites", "0")
    heard = hold(typing(*lines), "deck").text
    assert heard.count("Donnez deux nombres de millimètres") == 2
    assert "Les cartes mesurent 44 sur 68 millimètres." in heard.replace("\u00a0", " ")
    assert tuple(load_deck("marees").card) == (44.0, 68.0)


def test_a_round_card_takes_its_measure(documents: Path) -> None:
    hold(typing("Marées", "", "2 × loup", "", "", "ronde de 85", "0"), "deck")
    deck = load_deck("marees")
    assert (deck.card, deck.groups[0].surface and deck.groups[0].surface.outline) == (CardSize(85.0, 85.0), "round")


def test_a_total_that_was_mistyped_is_corrected_where_the_table_is_asked_about(documents: Path) -> None:
    lines = ("Marées", "", "2 loup, 3 ours", "", "50", "5", "", "0")
    heard = hold(typing(*lines), "deck").text
    assert "La boîte en annonce 50" in heard.replace("\u00a0", " ")
    assert load_deck("marees").counted == 5


def test_a_table_that_lacks_cards_is_kept_by_yes_and_corrected_by_enter(documents: Path) -> None:
    hold(typing("Marées", "", "2 loup, 3 ours", "", "6", "oui", "", "0"), "deck")
    assert load_deck("marees").counted == 5
    hold(typing("Été", "", "2 loup, 3 ours", "", "6", "", "renard", "", "", "", "0"), "deck")
    assert load_deck("ete").counted == 6


def test_a_table_is_an_answer_and_what_it_may_mean_is_asked(documents: Path) -> None:
    (documents.parent / "cartes.csv").write_text("nom;niveau\nloup;1\nloup;2\n", encoding="utf-8")
    heard = hold(typing("Marées", "cartes.csv", "niveau = rien", "", "", "", "0"), "deck").text.replace("\u00a0", " ")
    assert "Votre réponse ?" in heard
    assert "Colonnes laissées de côté : « niveau »." in heard
    assert load_deck("marees").counted == 2


def test_labels_are_the_usual_answer_to_what_is_printed_on(documents: Path) -> None:
    heard = hold(typing("", "", "étiquettes", "0"), "game", ["skyjo"]).text
    assert "Tout est prêt" in heard


def test_a_talk_that_is_broken_off_goes_on_where_it_stopped(documents: Path) -> None:
    hold(typing("Marées", "couleurs : rouge, vert ; nombres : 1 à 5 ; chaque : 1", "3 loup"), "deck")
    assert own_decks() == ()
    again = hold(typing("", "4 × joker", "", "", "56 sur 87", "", ""), "deck")
    assert "Le paquet Marées n’est pas terminé" in again.text.replace("\u00a0", " ")
    deck = load_deck("marees")
    assert (deck.counted, deck.names["fr"]) == (17, "Marées")
    assert "n’est pas terminé" not in hold(typing("0"), "deck").text


def test_a_talk_that_was_broken_off_need_not_be_gone_on_with(documents: Path) -> None:
    hold(typing("Marées", "", "loup"), "deck")
    hold(typing("n", "Été", "", "4 × joker", "", "", "", "", ""), "deck")
    assert own_decks() == ("ete",)


def test_a_known_game_that_is_changed_becomes_a_deck_of_one_s_own(documents: Path) -> None:
    heard = hold(typing("6 × chat", "", "", "", "", ""), "deck", ["uno"])
    assert own_decks() == ("uno_108",)
    assert load_deck("uno").counted == 108
    own = load_deck("uno_108")
    assert own.counted == 114
    assert own.names == load_deck("uno").names
    assert "uno_108" in heard.text


def test_a_deck_that_no_code_writes_is_offered_to_be_changed(documents: Path) -> None:
    cost = "1 blanc, 2 bleus, 3 rouges, 4 verts, 5 noirs"
    (documents.parent / "couts.csv").write_text(f'nom;coûts\nloup;"{cost}"\nours;"{cost}"\n', encoding="utf-8")
    lines = ("Coûts", "couts.csv", "", "", "20 sur 30", "", "", "", "63 sur 88", "", "")
    heard = hold(typing(*lines), "deck")
    assert "Faut-il changer le paquet" in heard.text
    assert heard.end == 0
    assert [name for name in files_in(documents) if name.endswith("guide.txt")]
