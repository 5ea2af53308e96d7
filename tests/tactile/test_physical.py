"""Physical decks: ids that say nothing, and the file that alone knows which card each stands on."""

import json
import os
import random
import stat
import sys
from datetime import datetime
from pathlib import Path

import pytest

from audiogames.decks import air_sorciere, roue_des_sorcieres
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.storage.folders import paths
from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import TactileError
from audiogames.tactile.physical import NotADeck, PhysicalDeck, all_decks, as_text, draw, from_text, look_up
from audiogames.tactile.physical.ids import ALPHABET, LENGTH, PREFIX, digits_of, is_id, new_id, scans_in
from audiogames.tactile.physical.nfc import tags, write_tags
from audiogames.tactile.physical.symbology import QR, back_stickers
from tests.physical_decks import create

WITCHES = [(card, 1) for card in air_sorciere.CARD_IDS]
GRIMOIRES = [(f"grimoire-{colour}", copy) for colour in air_sorciere.COLOURS for copy in range(1, 10)]
ROUE = [(card, 1) for card in roue_des_sorcieres.CARD_IDS]
EVENING = datetime(2026, 11, 21, 18, 30)

QWERTY = ("qwertyuiop", "asdfghjkl;", "zxcvbnm,./")
QWERTZ = ("qwertzuiop", "asdfghjklö", "yxcvbnm,.-")
AZERTY = ("azertyuiop", "qsdfghjklm", "wxcvbn,;:!")
"""The three rows of letters, from left to right: a key's place is its place here."""


def key_of(letter: str, rows: tuple[str, ...]) -> tuple[int, int]:
    """Return the row and column of the key that writes a letter."""
    return next((row, keys.index(letter)) for row, keys in enumerate(rows) if letter in keys)


# Ids.


@pytest.mark.parametrize("letter", sorted({*ALPHABET, *PREFIX}))
@pytest.mark.parametrize("rows", [QWERTZ, AZERTY], ids=["qwertz", "azerty"])
def test_a_scanner_types_an_id_right_whatever_the_keyboard(letter: str, rows: tuple[str, ...]) -> None:
    assert key_of(letter.lower(), rows) == key_of(letter.lower(), QWERTY)


def test_the_table_of_keyboards_finds_letters_that_come_out_wrong() -> None:
    moved = {letter for letter in "".join(QWERTY) if letter.isalpha() and letter not in "m"}
    assert {letter for letter in moved if key_of(letter, AZERTY) != key_of(letter, QWERTY)} == set("aqzw")


def test_an_id_has_sixty_random_bits_after_its_prefix_and_one_letter_to_check_them() -> None:
    assert len(ALPHABET) ** (LENGTH - len(PREFIX) - 1) == 2**60
    assert len(new_id()) == LENGTH == 19


def test_every_letter_comes_at_every_place() -> None:
    drawn = [new_id() for _ in range(600)]
    for place in range(len(PREFIX), LENGTH):
        assert {id[place] for id in drawn} == set(ALPHABET)


@pytest.mark.parametrize("case", [str.upper, str.lower, str.swapcase])
def test_case_means_nothing(case: type[str]) -> None:
    assert is_id(case(new_id()))


def test_one_wrong_letter_is_noticed_wherever_it_stands() -> None:
    id = new_id()
    for place in range(len(PREFIX), LENGTH):
        for letter in set(ALPHABET) - {id[place]}:
            assert not is_id(id[:place] + letter + id[place + 1 :])


def test_two_neighbours_swapped_are_noticed() -> None:
    for id in (new_id() for _ in range(50)):
        for place in range(LENGTH - 1):
            if id[place] != id[place + 1]:
                assert not is_id(id[:place] + id[place + 1] + id[place] + id[place + 2 :])


def test_a_letter_that_is_lost_or_comes_twice_is_noticed() -> None:
    id = new_id()
    for place in range(LENGTH):
        assert not is_id(id[:place] + id[place + 1 :])
        assert not is_id(id[: place + 1] + id[place:])


@pytest.mark.parametrize(
    "typed", ["", "x", "xkj", "xkjbcdfgh", "bleu 7", "b7", "v3 v7 n11", "q", "7", "expliquer", "ẞ" * 19, "\x1b[B"]
)
def test_nothing_that_a_person_types_is_taken_for_a_scan(typed: str) -> None:
    assert scans_in(typed) == ((), typed)


def test_scans_are_found_in_a_line_even_run_together_and_the_rest_is_given_back() -> None:
    one, two = new_id(), new_id()
    wrong = one[:-1] + next(letter for letter in ALPHABET if letter != one[-1])
    scans, rest = scans_in(f"bleu{one.lower()}{two}\t{wrong} 7")
    assert [scanned.misread for scanned in scans] == [False, False, True]
    assert [scanned.id for scanned in scans] == [one, two, wrong]
    assert rest == "bleu 7"


def test_a_scan_that_lost_letters_is_told_as_misread() -> None:
    id = new_id()
    for lost in range(1, 8):
        assert [scanned.misread for scanned in scans_in(id[:-lost])[0]] == [True]


# The file.


def only_file() -> Path:
    (file,) = paths().decks.iterdir()
    return file


def test_each_card_and_each_copy_of_it_has_an_id_of_its_own() -> None:
    deck = create("air_sorciere", WITCHES + GRIMOIRES, "Club")
    assert len(deck.by_id) == 75 + 45
    assert {(card.card, card.copy) for card in deck.by_id.values()} == {*WITCHES, *GRIMOIRES}


def test_two_decks_of_the_same_cards_have_no_id_in_common() -> None:
    first, second = (create("roue_des_sorcieres", ROUE, "Club", EVENING) for _ in range(2))
    assert not first.by_id.keys() & second.by_id.keys()
    assert {file.name[-7:] for file in paths().decks.iterdir()} == {"-1.json", "-2.json"}


def test_the_file_is_named_for_the_deck_and_the_day() -> None:
    create("air_sorciere", WITCHES, "Jeu du club", EVENING)
    assert only_file().name == "air_sorciere-2026-11-21-1.json"


def test_a_deck_of_one_s_own_is_kept_in_the_same_folder_whatever_its_name() -> None:
    create("../Mon jeu/é", WITCHES, "Jeu du club", EVENING)
    assert only_file().name == "mon-jeu-2026-11-21-1.json"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a person's folders from others in its own way")
def test_nobody_else_may_read_the_file_nor_look_into_its_folder() -> None:
    create("air_sorciere", WITCHES, "Club")
    assert stat.S_IMODE(only_file().stat().st_mode) == 0o600
    assert stat.S_IMODE(paths().decks.stat().st_mode) == 0o700


def test_what_is_read_back_is_what_was_made() -> None:
    made = create("air_sorciere", WITCHES + GRIMOIRES, "Jeu d’Éléonore", EVENING)
    assert all_decks().decks == (made,)
    assert (made.name, made.made) == ("Jeu d’Éléonore", "2026-11-21T18:30")
    (read,) = all_decks().decks
    assert read.cards == made.cards
    assert read.sheet == made.sheet


def test_a_name_is_one_line_and_no_longer_than_can_be_told() -> None:
    assert create("air_sorciere", WITCHES, "  Jeu\ndu\x1b[2J club ").name == "Jeu du [2J club"
    assert len(create("air_sorciere", WITCHES, "a" * 500).name) == 60


def test_a_card_that_is_named_twice_is_refused_and_nothing_is_kept() -> None:
    with pytest.raises(TactileError) as refused:
        create("air_sorciere", [*WITCHES, ("black-5", 1)], "Club")
    assert refused.value.message.id == "physical-card-twice"
    assert not paths().decks.exists()


def test_a_folder_that_cannot_be_made_is_told() -> None:
    paths().decks.parent.mkdir(parents=True)
    paths().decks.write_text("a file stands here", encoding="utf-8")
    with pytest.raises(TactileError) as refused:
        create("air_sorciere", WITCHES, "Club")
    for locale in COMPLETE:
        assert str(paths().decks) in catalogue(locale).text(refused.value.message)


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no limit on the size of a file to stand for a full disk"
)
def test_a_full_disk_leaves_no_half_of_a_deck(small_files: None) -> None:
    with pytest.raises(TactileError) as refused:
        create("air_sorciere", WITCHES, "Club")
    assert refused.value.message.id == "physical-not-saved"
    assert list(paths().decks.iterdir()) == []


def test_what_a_crash_left_behind_holds_no_name_for_ever_and_is_no_deck() -> None:
    paths().decks.mkdir(parents=True)
    (paths().decks / "air_sorciere-2026-11-21-1.json.new").write_text("{", encoding="utf-8")
    create("air_sorciere", WITCHES, "Club", EVENING)
    assert all_decks().broken == ()
    assert (paths().decks / "air_sorciere-2026-11-21-2.json").exists()


# Looking up.


def test_a_scan_finds_its_deck_and_its_card() -> None:
    club = create("air_sorciere", WITCHES, "Club")
    family = create("roue_des_sorcieres", ROUE, "Famille")
    for deck in (club, family):
        for id, card in deck.by_id.items():
            for typed in (f" {id.lower()}\n", digits_of(id)):
                found = look_up(typed)
                assert found is not None
                assert (found.deck, found.card, found.id) == (deck, card, id)


@pytest.mark.parametrize("typed", ["", "black-5", "bleu 7", PREFIX])
def test_what_is_no_id_finds_nothing(typed: str) -> None:
    create("air_sorciere", WITCHES, "Club")
    assert look_up(typed) is None


def test_an_id_of_nobody_s_deck_finds_nothing() -> None:
    create("air_sorciere", WITCHES, "Club")
    assert look_up(new_id()) is None


def test_a_deck_made_a_moment_ago_is_known_and_one_taken_away_is_not() -> None:
    assert all_decks() == ((), ())
    first = create("air_sorciere", WITCHES, "Club")
    assert look_up(first.sheet[0]) is not None
    second = create("air_sorciere", WITCHES, "Famille")
    assert look_up(second.sheet[0]) is not None
    for file in paths().decks.iterdir():
        file.unlink()
    assert look_up(first.sheet[0]) is None


def test_a_scan_is_answered_from_memory_while_the_folder_looks_as_it_did() -> None:
    """Nothing tells that this file was changed: only who reads it again would find blanks."""
    deck = create("air_sorciere", WITCHES, "Club")
    assert look_up(deck.sheet[0]) is not None
    before = only_file().stat()
    only_file().write_bytes(b" " * before.st_size)
    os.utime(only_file(), ns=(before.st_atime_ns, before.st_mtime_ns))
    assert look_up(deck.sheet[1]) is not None
    os.utime(only_file(), ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000_000))
    assert look_up(deck.sheet[1]) is None


def deck_as_data() -> dict[str, object]:
    found = json.loads(as_text(draw("air_sorciere", WITCHES, "Autre")))
    assert isinstance(found, dict)
    return found


def without(entry: str) -> str:
    return json.dumps({name: value for name, value in deck_as_data().items() if name != entry})


def with_entry(**entries: object) -> str:
    return json.dumps({**deck_as_data(), **entries})


BROKEN = {
    "empty": "",
    "cut off": as_text(draw("air_sorciere", WITCHES, "Autre"))[:2000],
    "a list": "[]",
    "deep": "[" * 100_000,
    "no format": without("format"),
    "format as a switch": with_entry(format=True),
    "no cards": without("cards"),
    "no ids": without("ids"),
    "no name": without("name"),
    "a name that is a number": with_entry(name=5),
    "a card without copy": with_entry(cards=[["black-1"]]),
    "a copy that is a text": with_entry(cards=[["black-1", "1"]], ids={new_id(): 0}),
    "a card without id": with_entry(ids={}),
    "a place that no card has": with_entry(cards=[["black-1", 1]], ids={new_id(): 1}),
    "a place that is a switch": with_entry(cards=[["black-1", 1]], ids={new_id(): False}),
    "an id with a wrong letter": with_entry(cards=[["black-1", 1]], ids={f"{PREFIX}{'B' * 15}C": 0}),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_told_in_a_sentence_and_the_other_decks_count(text: str) -> None:
    deck = create("air_sorciere", WITCHES, "Club")
    (paths().decks / "autre.json").write_text(text, encoding="utf-8")
    assert look_up(deck.sheet[0]) is not None
    assert all_decks().decks == (deck,)
    (told,) = all_decks().broken
    assert told.id == "physical-file-broken"
    for locale in COMPLETE:
        assert "autre.json" in catalogue(locale).text(told)
    assert (paths().decks / "autre.json").read_text(encoding="utf-8") == text


def test_the_texts_above_are_broken_by_what_they_say_alone() -> None:
    assert from_text(with_entry()).name == "Autre"
    for text in BROKEN.values():
        with pytest.raises(NotADeck):
            from_text(text)


def test_files_that_are_no_text_or_no_files_are_told_too() -> None:
    deck = create("air_sorciere", WITCHES, "Club")
    (paths().decks / "folder.json").mkdir()
    (paths().decks / "image.json").write_bytes(b"\xff\xd8\xff\xe0")
    (paths().decks / "large.json").write_bytes(b" " * 2_000_000)
    (paths().decks / "notes.txt").write_text("not a deck at all", encoding="utf-8")
    assert all_decks().decks == (deck,)
    told = [str(message.arguments["file"]) for message in all_decks().broken]
    assert told == ["folder.json", "image.json", "large.json"]


def test_a_deck_of_a_newer_program_is_told_as_such() -> None:
    paths().decks.mkdir(parents=True)
    (paths().decks / "new.json").write_text(with_entry(format=2, extra="?"), encoding="utf-8")
    assert [message.id for message in all_decks().broken] == ["physical-file-newer"]


# What nobody may learn.


def redealt(deck: PhysicalDeck, seed: int) -> PhysicalDeck:
    """Return the same ids on other cards."""
    cards = list(deck.by_id.values())
    random.Random(seed).shuffle(cards)
    return deck._replace(by_id=dict(zip(deck.by_id, cards, strict=True)))


def written(deck: PhysicalDeck, folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in write_tags(deck, folder)}


@pytest.mark.parametrize("seed", range(3))
def test_other_cards_under_the_same_ids_change_nothing_but_what_the_deck_file_holds(seed: int, tmp_path: Path) -> None:
    deck = draw("air_sorciere", WITCHES + GRIMOIRES, "Club")
    other = redealt(deck, seed)
    assert other.by_id != deck.by_id
    assert other.sheet == deck.sheet
    assert back_stickers(QR, other, CardSize(63, 88)) == back_stickers(QR, deck, CardSize(63, 88))
    assert tags(other) == tags(deck)
    assert written(other, tmp_path / "other") == written(deck, tmp_path / "this")
    assert len(as_text(other)) == len(as_text(deck))
    assert list(json.loads(as_text(other))["ids"]) == list(json.loads(as_text(deck))["ids"])


def test_the_same_cards_have_other_ids_at_each_drawing_and_stand_elsewhere_on_the_sheet() -> None:
    decks = [draw("air_sorciere", WITCHES, "Club", EVENING) for _ in range(3)]
    places = [[list(deck.by_id.values()).index(card) for card in deck.cards] for deck in decks]
    assert len({tuple(order) for order in places}) == 3
    assert len({deck.sheet for deck in decks}) == 3


def test_stickers_are_neither_in_the_order_of_the_cards_nor_in_that_of_the_ids() -> None:
    deck = draw("air_sorciere", WITCHES, "Club")
    assert list(deck.sheet) != sorted(deck.sheet)
    assert [deck.by_id[id] for id in deck.sheet] != list(deck.cards)


def test_no_file_for_the_stickers_names_a_card_and_the_secret_is_not_among_them(tmp_path: Path) -> None:
    deck = create("air_sorciere", WITCHES + GRIMOIRES, "Club")
    content = b"".join(written(deck, tmp_path / "out").values()).decode("latin-1").lower()
    for colour in air_sorciere.COLOURS:
        assert colour not in content
    assert "grimoire" not in content
    assert not list((tmp_path / "out").glob("*.json"))
