"""Files that a person opened and saved elsewhere are read as they were meant, whatever form the editor gave them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from audiogames.audio.synthesis.recipes import read_recipe
from audiogames.cli.arguments import language
from audiogames.local.trainings import TrainingFile, training_file
from audiogames.play.training import record_of, trainings
from audiogames.resources import data_folder
from audiogames.settings.store import load
from audiogames.stickers import orders
from audiogames.storage.folders import HOME_VARIABLE, paths
from audiogames.tactile.code_tables import needed, read_table, source_of
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import load_deck
from audiogames.tactile.decks.draft import DeckDraft
from audiogames.tactile.decks.tables import read_table as read_deck_table
from audiogames.tactile.errors import TactileError
from audiogames.tactile.physical import all_decks, draw
from audiogames.tactile.physical import as_text as physical_text
from audiogames.tactile.writing import read_record, write_record
from tests.faces.stickers.desk import SMALL
from tests.tactile.sentences import sentence


def saved(text: str, form: str) -> bytes:
    """Return a text as an editor may save it."""
    windows = text.replace("\n", "\r\n")
    match form:
        case "mark":
            return text.encode("utf-8-sig")
        case "Windows":
            return windows.encode()
        case "Notepad":
            return windows.encode("utf-16")
        case "Excel, big-endian":
            return b"\xfe\xff" + windows.encode("utf-16-be")
        case "lines after the end":
            return (windows + "\r\n\r\n").encode("utf-8-sig")
        case "no end":
            return text.rstrip("\n").encode()
    return text.encode()


FORMS = ("mark", "Windows", "Notepad", "Excel, big-endian", "lines after the end", "no end")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder, still to be made."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def values_of(file: Path) -> object:
    """Return what a file of values gives to an empty code."""
    code = load_code("accessijeux")
    return read_table(file, code, needed(code, (load_deck("roue_des_sorcieres"),)), "fr")


NAME = next(iter(trainings()))


def trained(file: Path) -> object:
    found: TrainingFile[Any] = training_file(file.stem)
    return found.load().record.plain()


READERS: dict[str, tuple[str, str, Callable[[Path], object]]] = {
    "settings": ("settings.toml", 'language = "fr"\nplayer_name = "Zoé"\n', lambda _: (load(), language())),
    "code": ("mine.toml", source_of("points-formes"), lambda file: load_code(str(file))),
    "deck": ("mine.toml", SMALL, lambda file: load_deck(str(file))),
    "table": (
        "cards.csv",
        "valeur;couleur\n1;violacé\n2;doré\n",
        lambda file: read_deck_table(file, DeckDraft("Essai")),
    ),
    "values": ("values.csv", "1;un point\nrouge;carré\n", values_of),
    "recipe": ("hum.toml", next(data_folder("sounds").glob("recipes/*.toml")).read_text("utf-8"), read_recipe),
    "training": (f"training/{NAME}.json", json.dumps(record_of(NAME)().plain()) + "\n", trained),
    "physical deck": (
        "decks/mine.json",
        physical_text(draw("air_sorciere", [("red-1", 1)], "À moi")),
        lambda _: all_decks(),
    ),
    "record": ("school/mine.json", '{"answers": {"é": [true, true]}}\n', read_record),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", READERS)
def test_a_file_is_read_as_it_was_meant_whatever_editor_saved_it(kind: str, form: str, home: Path) -> None:
    name, text, read = READERS[kind]
    file = paths().settings.parent / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode())
    meant = read(file)
    file.write_bytes(saved(text, form))
    assert read(file) == meant
    assert file.read_bytes() == saved(text, form)


@pytest.mark.parametrize("encoding", ["cp1252", "mac-roman"])
@pytest.mark.parametrize(("kind", "holds"), [("code", "UTF-8"), ("deck", "UTF-8"), ("values", "UTF-8")])
def test_letters_of_an_older_encoding_are_not_guessed_but_the_reason_is_named(
    kind: str, holds: str, encoding: str, tmp_path: Path
) -> None:
    name, text, read = READERS[kind]
    file = tmp_path / name
    written = text.replace("Small deck", "Été") if kind == "deck" else text
    file.write_bytes(written.encode(encoding, "replace"))
    with pytest.raises(TactileError) as refused:
        read(file)
    sentence(refused.value, name, holds)
    assert file.read_bytes() == written.encode(encoding, "replace")


def test_a_record_that_cannot_be_read_is_set_aside_and_not_written_over(home: Path) -> None:
    file = paths().settings.with_name("shifts.json")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes('{"Léa": [1, 2]}'.encode("cp1252"))
    write_record(file, {"Zoé": [0, 1]})
    assert json.loads(file.read_text(encoding="utf-8")) == {"Zoé": [0, 1]}
    assert file.with_name("shifts.json.broken-1").read_bytes() == '{"Léa": [1, 2]}'.encode("cp1252")


def test_the_shift_of_a_printer_does_not_drop_those_of_the_others(home: Path) -> None:
    orders.keep_setting("Salon", (1.0, 2.0), (0.99, 1.01))
    file = next(paths().settings.parent.rglob("shifts.json"))
    file.write_bytes(saved(file.read_text(encoding="utf-8"), "Notepad"))
    orders.keep_setting("Bureau", (0.5, 0.0), (1.0, 1.0))
    assert orders.kept_setting("Salon") == ((1.0, 2.0), (0.99, 1.01))
    assert orders.kept_setting("Bureau") == ((0.5, 0.0), (1.0, 1.0))
