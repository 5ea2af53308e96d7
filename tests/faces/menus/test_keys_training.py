"""The training of the keys, and the room of lessons that says how far one came and what is worth trying next."""

import json
from pathlib import Path

import pytest

from audiogames.local.trainings import reached, training_file
from audiogames.narration.catalogue import catalogue
from audiogames.play.keys.help import GROUPS
from audiogames.play.modes.du_balai.symbols_training import SymbolsRecord
from audiogames.play.modes.zapp_zerapp.barrels_training import BarrelRecord
from audiogames.play.trainings.keys import KEPT, KeysRecord
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.settings.store import save
from audiogames.stickers import signs_reached
from audiogames.storage.folders import paths
from tests.faces.keyboard import Played, start, typing

SURE = 2
"""A promised number: the tests hold the program to it."""

FIRST = GROUPS["ask"]


@pytest.fixture(autouse=True)
def _at_home(quiet_home: Path) -> None:
    pass


def trained(*typed: str, language: str = "fr") -> Played:
    """Open the training from the menu, by its name, and type."""
    return start(typing("2", catalogue(language).words("train-keys"), *typed), language)


def flat(text: str) -> str:
    """Return a text without its ends of lines, and with plain spaces."""
    return " ".join(text.split())


def words(id: str, **variables: str | int) -> str:
    return flat(catalogue("fr").words(id, **variables))


@pytest.mark.parametrize("language", COMPLETE)
def test_what_a_key_does_is_read_and_the_key_answers_it(language: str) -> None:
    training_file("keys").save(KeysRecord({name: [True] * SURE for name in FIRST if name != "hand"}))
    played = trained("h", "0", language=language)
    told = catalogue(language)
    assert flat(told.words("keys-training-which", about=told.words("about-hand"))) in flat(played.text)
    assert flat(told.words("keys-training-right", letter="H")) in flat(played.text)
    assert flat(told.words("keys-training-left", good=1, asked=1)) in flat(played.text)


def test_a_wrong_key_says_the_right_one_and_what_it_does_itself_and_does_nothing() -> None:
    played = trained("q", "0")
    assert "Non, c’est" in flat(played.text)
    assert "quitter la table" in flat(played.text)
    assert words("keys-training-left", good=0, asked=1) in flat(played.text)


def test_enter_tells_the_answer_and_help_asks_again() -> None:
    played = trained("", "0")
    assert "C’est " in flat(played.text)
    assert words("keys-training-left", good=0, asked=1) in flat(played.text)
    assert words("keys-training-left", good=0, asked=0) in flat(trained("?", "0").text)


def test_the_next_group_comes_once_all_keys_before_are_known() -> None:
    record = KeysRecord({name: [True] * SURE for name in FIRST})
    training_file("keys").save(record)
    played = trained("0")
    assert not any(words("keys-training-which", about=words(f"about-{name}")) in flat(played.text) for name in FIRST)
    assert any(
        words("keys-training-which", about=words(f"about-{name}")) in flat(played.text) for name in GROUPS["again"]
    )


def test_what_was_learnt_is_kept_and_told_in_the_room_of_lessons() -> None:
    training_file("keys").save(KeysRecord({"hand": [True, True], "table": [True, False]}))
    every = sum(len(group) for group in GROUPS.values())
    line = words("training-reached", training=words("train-keys"), reached=words("reached-keys", number=1, all=every))
    assert line in flat(start(typing("2", "r")).text)


@pytest.mark.parametrize("kept", ["[]", '{"answers": {"dragon": [true]}}', '{"answers": {"hand": [1, "x"]}}', "{"])
def test_a_damaged_file_counts_as_nothing_learnt(kept: str) -> None:
    path = training_file("keys").path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(kept, encoding="utf-8")
    assert reached("keys") == KeysRecord().reached()
    assert "Quelle touche" in flat(trained("0").text)


def test_a_record_survives_its_file_and_keeps_the_latest_answers() -> None:
    record = KeysRecord()
    for right in (False, *[True] * KEPT):
        record.add("hand", right)
    assert KeysRecord.of(json.loads(json.dumps(record.plain()))) == record
    assert record.answers["hand"] == [True] * KEPT


def test_nothing_is_said_of_a_training_that_was_not_begun() -> None:
    for record in (KeysRecord(), SymbolsRecord(), BarrelRecord()):
        assert record.reached().words is None
        assert record.reached().share == 0
    assert signs_reached().words is None


def test_signs_of_all_decks_and_codes_are_counted_together() -> None:
    folder = paths().decks.with_name("school")
    folder.mkdir(parents=True)
    (folder / "one.json").write_text('{"answers": {"a": [true, true], "b": [true]}}', encoding="utf-8")
    (folder / "two.json").write_text('{"answers": {"a": [false, true, true]}}', encoding="utf-8")
    (folder / "damaged.json").write_text("[", encoding="utf-8")
    found = signs_reached().words
    assert found is not None
    assert catalogue("fr").text(found) == words("reached-signs", number=2)


def test_what_is_worth_trying_next_is_a_new_game_and_then_what_is_known_least() -> None:
    assert words("title-roue-des-sorcieres") in start(typing("2")).text
    played = ("roue_des_sorcieres", "air_sorciere", "du_balai", "zapp_zerapp")
    save(Settings(speech="off", guided_done=played))
    training_file("barrels").save(BarrelRecord(level=1, offs={1: [0]}))
    assert words("train-symbols") in flat(start(typing("2")).text)
