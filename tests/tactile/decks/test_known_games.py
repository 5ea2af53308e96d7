"""Games that the program knows: the facts of each box, found by part of a name, and what a person is told of them."""

import os
from collections import Counter
from pathlib import Path

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, data_folder
from audiogames.stickers.known_game import about_game, found_games
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.decks.files import known_games
from audiogames.tactile.decks.naming import face_message, letters
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import by_card
from audiogames.tactile.orders.order import Order, best_plan, plan
from audiogames.tactile.toml import NAME
from tests.tactile.export.rasters import code_file, of_sticker
from tests.tactile.finger import Finger, named
from tests.tactile.sentences import sentence

TOTALS = {
    "cards-52": 54,
    "rami": 108,
    "cards-32": 32,
    "tarot": 78,
    "scopa": 40,
    "five-crowns": 116,
    "uno": 108,
    "uno:112": 112,
    "skyjo": 150,
    "take-6": 104,
    "the-game": 102,
    "no-thanks": 33,
    "llama": 56,
    "trio": 36,
    "linko": 110,
    "phase-10": 108,
    "skip-bo": 162,
    "ligretto": 160,
    "odin": 54,
    "schotten-totten": 73,
    "lost-cities": 60,
    "lost-cities:72": 72,
    "hanabi": 60,
    "hanabi:50": 50,
    "the-crew": 76,
    "wizard": 60,
    "papayoo": 60,
    "coloretto": 90,
    "mille-bornes": 106,
    "love-letter": 21,
    "love-letter:16": 16,
    "sea-salt-and-paper": 58,
    "jaipur": 55,
    "bohnanza": 110,
    "exploding-kittens": 56,
    "citadels": 73,
    "azul": 101,
    "rummikub": 106,
    "qwirkle": 108,
    "dominoes": 28,
    "triominos": 56,
    "scrabble": 102,
    "set": 81,
    "halli-galli": 56,
    "dixit": 84,
    "dobble": 55,
    "happy-families": 42,
    "uno-flip": 112,
}
"""What the boxes say."""


def test_at_least_forty_games_are_known_and_none_is_a_deck_of_the_program() -> None:
    assert len(known_games()) >= 40
    assert not {*known_games()} & {*decks()}


@pytest.mark.parametrize(("name", "total"), TOTALS.items())
def test_a_box_has_as_many_cards_as_it_says(name: str, total: int) -> None:
    deck = load_deck(name)
    assert deck.counted == deck.total == total


@pytest.mark.parametrize("id", known_games())
def test_every_face_of_a_known_game_has_an_id_and_a_name_of_its_own_in_both_languages(id: str) -> None:
    for edition in ("", *(f":{one.id}" for one in load_deck(id).editions)):
        deck = load_deck(f"{id}{edition}")
        assert deck.id == id
        assert all(NAME.fullmatch(face.id) for face in deck.components)
        for language in COMPLETE:
            names = Counter(catalogue(language).text(face_message(deck, face)) for face in deck.components)
            assert [name for name, number in names.items() if number > 1] == []
            for field in deck.fields.values():
                if field.type == "word":
                    short = letters(deck, field.name, language)
                    assert len(set(short.values())) == len(short)
                    assert all(one.isalnum() and one.isascii() for one in short.values())


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("uno", ("uno",)), ("UNO Flip", ("uno-flip",)), ("skyj", ("skyjo",)), ("Belote", ("cards-32",)),
        ("mille", ("mille-bornes",)), ("bornes", ("mille-bornes",)), ("air", ("air_sorciere",)),
        ("spot it", ("dobble",)), ("zzz", ()), ("", ()), ("« »", ()),
    ],
)  # fmt: skip
def test_a_game_is_found_by_a_part_of_its_name(typed: str, found: tuple[str, ...]) -> None:
    assert found_games(typed) == found


def test_several_games_with_the_same_letters_are_all_found() -> None:
    assert {"rami", "rummikub"} <= {*found_games("r")}


def test_the_holder_s_own_cards_are_warned_of_first_in_hanabi() -> None:
    first = catalogue("fr").text(about_game(load_deck("hanabi"))[0])
    assert "chevalets" in first
    assert "propres cartes" in first


@pytest.mark.parametrize("id", ["dobble", "dixit", "jungle-speed"])
def test_stickers_that_are_not_worth_it_are_refused_with_the_reason(id: str) -> None:
    with pytest.raises(TactileError) as refused:
        plan(Order(id))
    sentence(refused.value, "--anyway")


def test_a_box_that_no_source_confirms_is_to_be_checked() -> None:
    told = [catalogue("fr").text(line) for line in about_game(load_deck("citadels"))]
    assert any("Vérifiez votre boîte" in line for line in told)
    assert any("Mesurez une des vôtres" in line for line in told)


SAMPLE = ("uno", "skyjo", "hanabi", "dominoes")
"""Games that a run reads back; GAMES=all reads every game."""
READ = known_games() if os.environ.get("GAMES") == "all" else SAMPLE


@pytest.mark.parametrize("written", ["points-formes", "une-etiquette", "braille-fr", "braille-en"])
@pytest.mark.parametrize(
    "name", [f"{id}:{edition.id}" if edition else id for id in READ for edition in load_deck(id).editions or (None,)]
)
def test_every_face_of_a_known_game_is_read_back_by_a_finger_that_shares_no_code(
    name: str, written: str, tmp_path: Path
) -> None:
    parts = tuple(group.id for group in load_deck(name).groups)
    order = Order(name, code=written, anyway=True, parts=parts)
    try:
        planned = plan(order)
    except TactileError:  # this code cannot write the deck: the one that is proposed can
        planned = best_plan(order)
    code = code_file(planned.code, planned.code.id, tmp_path)
    id, _, edition = name.partition(":")
    deck = data_folder("tactile") / "games" / f"{id}.toml"
    finger = Finger(code, deck, edition=edition or planned.deck.edition)
    wrong = {}
    faces = 0
    for (card, copy), own in by_card(planned.stickers):
        if copy > 1:
            continue
        faces += 1
        wanted = named(planned.deck.by_id[card].values)
        by_place = {str(one.place): one for one in own if not one.turn}
        rasters = [of_sticker(by_place[place]) for place in finger.expected(wanted)]
        if (read := finger.card_of(rasters, own[0].card_size)) != wanted:
            wrong[card] = read
    assert wrong == {}
    assert faces == len(planned.deck.components)
