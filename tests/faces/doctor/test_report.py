"""The report of the doctor: a file to send, with nothing private in it."""

import getpass
from pathlib import Path

import pytest

from audiogames.core.messages import Message
from audiogames.core.table import Table
from audiogames.faces.doctor import main, report
from audiogames.storage import folders
from audiogames.storage.journal_files import FileStore

SEED = 918273645


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the home of a person whose games, one of them damaged, are in it."""
    home = tmp_path / "Zénobie"
    (home / "Documents").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("AUDIOGAMES_HOME", str(home / "jeux"))
    (home / "jeux" / "journals").mkdir(parents=True)
    (home / "jeux" / "settings.toml").write_text('sink = "none"\nrate = "Zénobie"\nspeech = "off"\n', encoding="utf-8")
    for name in ("partie", "abîmée"):
        store = FileStore(home / "jeux" / "journals" / f"{name}.journal", new=True)
        Table.new("roue_des_sorcieres", [{"name": "Zénobie"}, {"name": "Oscar"}], None, SEED, store, None)
        store.close()
    (home / "jeux" / "journals" / "abîmée.journal").write_bytes(b'{"Oscar": 918273645}\n')
    return home


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_no_name_no_seed_no_folder_is_in_the_report(person: Path, locale: str) -> None:
    told: list[str] = []
    main(locale, told.append, reports=True)
    (file,) = (person / "Documents").glob("audiogames-report-*.txt")
    text = file.read_text(encoding="utf-8")
    for private in ("Zénobie", "Oscar", str(SEED), str(person), "jeux", "abîmée", "partie.journal"):
        assert private not in text
    assert "Zénobie" in " ".join(told)  # told to the person, who is at the computer
    assert str(file) in told[-1]
    assert len(text.splitlines()) > 8


@pytest.mark.parametrize(
    ("reason", "stays"),
    [("Permission denied", True), ("/home/zoe: denied", False), (r"C:\Users\zoe", False), (getpass.getuser(), False)],
)
def test_words_of_the_system_stay_where_they_name_nobody(reason: str, stays: bool) -> None:
    inner = Message("problem", {"reason": reason, "device": "Casque de Zoé", "count": 3})
    found = report.without_private(Message("doctor-voice-died", {"why": inner}), "…").arguments["why"]
    assert isinstance(found, Message)
    assert found.arguments == {"reason": reason if stays else "…", "device": "…", "count": 3}


def test_a_report_that_cannot_be_written_is_told_and_gives_status_1(
    person: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = person / "no folder"
    place.write_text("mine", encoding="utf-8")
    monkeypatch.setattr(report, "documents", lambda: place)
    told: list[str] = []
    assert main("en", told.append, reports=True) == 1
    assert told[-1].startswith("The report could not be written: ")
    assert place.read_text(encoding="utf-8") == "mine"
    assert folders.documents() == person / "Documents"
