"""Associations share decks as files, each with who checked it against a box, and when."""

import re
from datetime import date
from pathlib import Path

import pytest

from audiogames.cli import main
from audiogames.tactile.decks import load_deck
from audiogames.tactile.decks.files import own_decks


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path / "first"))
    monkeypatch.chdir(tmp_path)
    Path("tides.csv").write_text("number,colour,copies\n1,red,4\n2,blue,4\n", encoding="utf-8")


def stickers(*words: str) -> int:
    return main(["stickers", *words, "--language", "en"])


def move_to_another_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUDIOGAMES_HOME", str(Path("second").absolute()))


def shared() -> None:
    assert stickers("deck", "import", "tides.csv", "--name", "Tides") == 0
    assert stickers("deck", "export", "tides", "--output", "shared/tides.toml", "--by", "Lyon games library") == 0


def test_a_deck_is_given_with_who_checked_it_and_when() -> None:
    Path("shared").mkdir()
    shared()
    text = Path("shared/tides.toml").read_text(encoding="utf-8")
    assert re.search(r'^checked = \{ by = "Lyon games library", on = "20\d\d-\d\d-\d\d" \}$', text, re.MULTILINE)
    assert str(date.today().year) in text


@pytest.mark.parametrize("what", ["shared", "shared/tides.toml"])
def test_a_folder_or_a_file_is_taken_and_found_in_the_list(
    what: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("shared").mkdir()
    shared()
    move_to_another_computer(monkeypatch)
    assert own_decks() == ()
    assert stickers("deck", "import", what) == 0
    assert own_decks() == ("tides",)
    assert load_deck("tides").counted == 8
    capsys.readouterr()
    assert stickers("list", "tides") == 0
    said = capsys.readouterr().out
    assert "Tides" in said
    assert f"Checked by Lyon games library on {load_deck('tides').checked[1]}." in said  # type: ignore[index]


def test_a_deck_without_a_name_of_who_checked_it_is_not_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert stickers("deck", "import", "tides.csv", "--name", "Tides") == 0
    assert stickers("deck", "export", "tides", "--output", "tides.toml") == 1
    assert "--by" in capsys.readouterr().err
    assert not Path("tides.toml").exists()


def test_a_folder_with_one_wrong_deck_is_not_taken_at_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("shared").mkdir()
    shared()
    Path("shared/wrong.toml").write_text('format = 1\nid = "wrong"\n', encoding="utf-8")
    move_to_another_computer(monkeypatch)
    assert stickers("deck", "import", "shared") == 1
    assert "wrong.toml" in capsys.readouterr().err
    assert own_decks() == ()


def test_a_deck_that_is_there_is_not_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    Path("shared").mkdir()
    shared()
    assert stickers("deck", "import", "shared") == 1
    assert "a deck called tides is there already" in capsys.readouterr().err
