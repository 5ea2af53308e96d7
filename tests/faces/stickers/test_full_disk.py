"""Stickers and the doctor on a small disk with little room or none: the reason is named, nothing is left half made."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiogames.cli import main
from audiogames.storage.folders import HOME_VARIABLE
from audiogames.tactile.errors import TactileError
from audiogames.tactile.orders import numbers
from audiogames.tactile.orders.order import Plan
from tests.faces.keyboard import typing
from tests.faces.terminal.full_disk import PAGE, fill_up, small_disk

from .desk import hold, small_deck

WHY = {"fr": "le disque est plein", "en": "the disk is full"}


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small disk with the person's own folder and the current one on it."""
    try:
        with small_disk() as folder:
            monkeypatch.setenv(HOME_VARIABLE, str(folder / "home"))
            for name in ("home", "here", "away"):
                (folder / name).mkdir()
            monkeypatch.chdir(folder / "here")
            small_deck(folder / "here")
            yield folder
            monkeypatch.chdir("/")
    except (PermissionError, AttributeError) as error:
        pytest.skip(f"no disk can be mounted here: {error}")


def leave_free(disk: Path, pages: int) -> None:
    """Fill the disk up but for some pages of 4096 bytes."""
    room = disk / "away" / "room"
    room.write_bytes(b"x" * PAGE * pages)
    fill_up(disk / "away" / "filler")
    room.unlink()


def on(disk: Path) -> dict[str, bytes]:
    """Return what the files of the person hold."""
    files = (path for folder in ("home", "here") for path in (disk / folder).rglob("*") if path.is_file())
    return {str(path.relative_to(disk)): path.read_bytes() for path in files}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("pages", [0, 2])
@pytest.mark.parametrize(
    "words",
    [
        ("small.toml", "--format", "pdf,svg,guide"),
        ("small.toml", "--format", "3mf,stl"),
        ("small.toml", "--format", "brf,pef,plates"),
        ("small.toml", "--format", "jig,jig-svg,dxf,png"),
        ("small.toml", "--format", "qr,nfc"),
    ],
    ids=lambda words: words[-1],
)
def test_an_order_on_a_full_disk_names_the_reason_and_leaves_nothing(
    words: tuple[str, ...], pages: int, language: str, disk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = on(disk)
    leave_free(disk, pages)
    status = main(["stickers", *words, "--language", language])
    wrong = capsys.readouterr().err
    assert (status, WHY[language] in wrong, "No space" in wrong) == (1, True, False)
    assert on(disk) == before


def copies_a_code() -> int:
    return main(["stickers", "code", "copy", "points-formes", "--output", "mine.toml"])


def imports_a_deck() -> int:
    return main(["stickers", "deck", "import", "../away/cards.csv", "--name", "Mine"])


def exports_a_deck() -> int:
    return main(["stickers", "deck", "export", "small.toml", "--output", "mine.csv"])


def goes_to_school() -> int:
    played = hold(typing("", "q", "q"), "school", ["small.toml"])
    sys.stdout.write(str(played.replies))
    return int(str(played.end))


def checks_a_deck() -> int:
    played = hold(typing("", "oui", "q", "q"), "verify", ["small.toml"])
    sys.stdout.write(str(played.replies))
    return int(str(played.end))


@pytest.mark.parametrize("act", [copies_a_code, imports_a_deck, exports_a_deck, goes_to_school, checks_a_deck])
def test_what_the_other_commands_write_is_there_whole_or_the_reason_is_named(
    act: Callable[[], int], disk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    Path("../away/cards.csv").write_text("number,colour\n1,red\n2,red\n", encoding="utf-8")
    before = on(disk)
    leave_free(disk, 0)
    status = act()
    told = "".join(capsys.readouterr())
    assert status == 1, told
    assert WHY["fr"] in told
    assert "Rien n’en est resté" in told
    assert on(disk) == before


def test_an_order_whose_number_cannot_be_kept_says_so_and_promises_nothing_of_it(
    disk: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = numbers.keep

    def keep_on_full_disk(plan: Plan) -> None:
        leave_free(disk, 0)
        keep(plan)

    monkeypatch.setattr(numbers, "keep", keep_on_full_disk)
    assert main(["stickers", "small.toml", "--format", "svg", "--language", "fr"]) == 0
    told = "".join(capsys.readouterr())
    assert WHY["fr"] in told
    assert "stickers where 1" not in told
    assert len(list(Path("stickers-small").iterdir())) > 0
    with pytest.raises(TactileError, match="stickers-order"):
        numbers.order_numbered(1, "fr")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_doctor_names_the_reason_and_a_report_that_cannot_be_written(
    language: str, disk: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(disk / "home"))
    (disk / "home" / "settings.toml").write_text('sink = "none"\n', encoding="utf-8")
    (disk / "home" / "Documents").mkdir()
    leave_free(disk, 0)
    assert main(["doctor", "--report", "--language", language]) == 1
    told = "".join(capsys.readouterr())
    assert told.count(WHY[language]) == 2
    assert "No space" not in told
    assert list((disk / "home" / "Documents").iterdir()) == []
