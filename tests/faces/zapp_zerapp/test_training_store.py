"""The progress of an ear stays from one visit to the next, in a small file that is never lost and stops nobody."""

import json
import stat
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.local.trainings import LARGEST, train
from audiogames.narration.catalogue import catalogue
from audiogames.play.modes.zapp_zerapp.barrels_training import LEVELS, MOST, BarrelRecord, NumberScore
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from tests.faces.keyboard import Played, typing
from tests.faces.sounds.computer import listen

from .test_training import BARRELS, Chance

KEPT, LATEST, SURE = 20, 10, 3
"""Promised numbers: the tests hold the program to them."""

SOUND: dict[str, Any] = {"level": 1, "difficulty": "hard", "latest": [True], "offs": {"3": [0, -2]}}


@pytest.fixture(autouse=True)
def own_home(quiet_home: Path) -> None:
    """No test reads or writes the progress of the person who runs it."""


def trained(*typed: str, numbers: tuple[int, ...] = (), language: str = "fr") -> Played:
    visit = partial(train, name="barrels", below=Chance(*numbers))
    return listen(visit, typing(*typed), with_sound=False, language=language, settings=Settings(sound="off")).played


def write(text: str | bytes) -> None:
    BARRELS.path.parent.mkdir(parents=True, exist_ok=True)
    BARRELS.path.write_bytes(text if isinstance(text, bytes) else text.encode())


def aside(number: int = 1) -> Path:
    return BARRELS.path.with_name(f"{BARRELS.path.name}.broken-{number}")


# Answers and scores.


def test_a_score_counts_what_was_right_and_how_far_off_the_wrong_ones_were() -> None:
    record = BarrelRecord(2)
    for guess in (5, 5, 7, 4, 5):
        record.add(5, guess)
    assert record.scores() == [NumberScore(5, 3, 5, 2)]
    assert not record.scores()[0].always


def test_always_wants_a_few_answers_all_of_them_right() -> None:
    record = BarrelRecord(2)
    for _ in range(SURE - 1):
        record.add(1, 1)
    assert not record.scores()[0].always
    record.add(1, 1)
    assert record.scores()[0].always


def test_of_each_number_the_last_answers_count() -> None:
    record = BarrelRecord(2)
    for guess in [3] * KEPT + [4] * KEPT:
        record.add(4, guess)
    assert record.scores() == [NumberScore(4, KEPT, KEPT, 0)]


@given(st.lists(st.tuples(st.integers(1, MOST), st.integers(1, MOST))))
def test_whatever_is_answered_comes_back_from_the_file_as_it_was_kept(answers: list[tuple[int, int]]) -> None:
    record = BarrelRecord()
    for number, guess in answers:
        record.add(number, guess)
    kept = json.dumps(record.plain())
    assert BarrelRecord.of(json.loads(kept)) == record
    assert len(kept) < LARGEST / 20
    assert len(record.latest) <= LATEST
    assert record.most in LEVELS


# From one visit to the next.


def test_without_a_file_one_begins_again_and_none_is_made_before_there_is_something_to_keep() -> None:
    trained("", "?", "p", "q", numbers=(1,))
    assert not BARRELS.path.exists()
    assert BARRELS.load().record == BarrelRecord()


def test_each_answer_is_kept_at_once_whatever_ends_the_visit() -> None:
    assert trained("", "1", "", numbers=(3, 2)).end == "end of input"
    assert BARRELS.load().record == BarrelRecord(latest=[False], offs={3: [-2]})
    trained("", "2", numbers=(2,))
    assert BARRELS.load().record == BarrelRecord(latest=[False, True], offs={3: [-2], 2: [0]})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a person's folder from others by itself")
def test_the_file_is_for_its_owner_alone_and_nothing_lies_beside_it() -> None:
    trained("", "1", "", "1", numbers=(3, 1))
    assert stat.S_IMODE(BARRELS.path.stat().st_mode) == 0o600
    assert list(BARRELS.path.parent.iterdir()) == [BARRELS.path]


# Files that are not as they should be.


def damaged(**fields: Any) -> str:
    return json.dumps({**SOUND, **fields})


DAMAGED = {
    "nothing": "",
    "no JSON": "{",
    "no UTF-8": b"\xff\xfe\x00",
    "a list": "[]",
    "a number": "7",
    "too deep": "[" * 100_000,
    "a level that is none": damaged(level=3),
    "a level that is true": damaged(level=True),
    "a difficulty that is none": damaged(difficulty="harder"),
    "a difficulty that is a list": damaged(difficulty=["easy"]),
    "too many answers": damaged(latest=[True] * 11),
    "answers that are numbers": damaged(latest=[1]),
    "a barrel that is none": damaged(offs={"14": [0]}),
    "a barrel of another spelling": damaged(offs={"03": [0]}),
    "an answer that nobody can give": damaged(offs={"3": [-3]}),
    "an answer above all barrels": damaged(offs={"3": [11]}),
    "an answer in words": damaged(offs={"3": ["two"]}),
    "an answer with a fraction": damaged(offs={"3": [0.5]}),
    "too many of one barrel": damaged(offs={"3": [0] * (KEPT + 1)}),
    "barrels in a list": damaged(offs=[[0]]),
    "a field too few": json.dumps({name: SOUND[name] for name in ("level", "latest", "offs")}),
    "a field too many": damaged(more=1),
    "far too long": damaged() + " " * LARGEST,
}


def test_the_file_that_is_damaged_in_each_way_is_sound_without() -> None:
    write(json.dumps(SOUND))
    assert BARRELS.load() == (BarrelRecord(1, "hard", [True], {3: [0, -2]}), True, None)


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_is_told_and_set_aside_unchanged_and_one_trains_on(text: str | bytes) -> None:
    write(text)
    before = BARRELS.path.read_bytes()
    played = trained("", "2", numbers=(2,))
    assert catalogue("fr").words("training-file-broken", file=str(aside())) in played.reply(0)
    assert aside().read_bytes() == before
    assert BARRELS.load() == (BarrelRecord(latest=[True], offs={2: [0]}), True, None)


def test_each_damaged_file_has_a_name_of_its_own() -> None:
    for number in (1, 2, 3):
        write(f"damaged {number}")
        BARRELS.load()
        assert aside(number).read_text() == f"damaged {number}"


@pytest.mark.parametrize("language", COMPLETE)
def test_a_file_that_cannot_be_read_is_told_once_and_left_alone(language: str) -> None:
    BARRELS.path.mkdir(parents=True)  # a folder of that name: the one file that not even root can read
    played = trained("", "2", "", "2", "q", numbers=(2, 2), language=language)
    told = catalogue(language).words("training-file-unreadable", file=str(BARRELS.path), reason="X").partition("X")[0]
    assert played.text.count(told.replace("\u00a0", " ")) == 1
    assert BARRELS.path.is_dir()
    assert played.end == "left"


@pytest.mark.parametrize("language", COMPLETE)
def test_progress_that_cannot_be_kept_is_told_once_and_one_trains_on(language: str) -> None:
    write(json.dumps(SOUND))
    chance = Chance(2, 2)

    def below(count: int) -> int:
        """Take the folder away while the barrel is shaken: a file stands in its place."""
        if BARRELS.path.exists():
            BARRELS.path.unlink()
            BARRELS.path.parent.rmdir()
            BARRELS.path.parent.write_text("no folder")
        return chance(count)

    visit = partial(train, name="barrels", below=below)
    keys = typing("", "2", "", "2", "q")
    played = listen(visit, keys, with_sound=False, language=language, settings=Settings(sound="off")).played
    begin = catalogue(language).words("training-not-kept", why="").strip()
    assert [line.startswith(begin) for line in played.reply(2)] == [False, True]
    assert played.text.count(begin) == 1
    assert played.end == "left"


def test_saving_twice_leaves_the_last_record() -> None:
    BARRELS.save(BarrelRecord(0))
    BARRELS.save(BarrelRecord(2))
    assert BARRELS.load().record == BarrelRecord(2)
