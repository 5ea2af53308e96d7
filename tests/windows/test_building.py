"""The archive for Windows: what goes into it is fixed, and what is not needed stays out."""

import hashlib
import zipfile
from pathlib import Path

import pytest

from release.locks import ROOT
from release.windows import build, icon
from release.windows.build import HERE, CannotBuild


@pytest.mark.parametrize("page", ["Lisez-moi.txt", "Read me.txt"])
def test_what_is_to_be_read_beside_the_program_has_ten_sentences(page: str) -> None:
    title, empty, *sentences = (HERE / page).read_text(encoding="utf-8").splitlines()
    assert (title.startswith("audiogames"), empty, len(sentences)) == (True, "", 10)
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(
    ("name", "left_out"),
    [
        ("numpy/_core/tests/test_umath.py", True),
        ("babel/locale-data/de.dat", True),
        ("babel/locale-data/fr_CA.dat", False),
        ("pytz/zoneinfo/Europe/Paris", True),
        ("pytz/tzinfo.py", False),
        ("babel/locale-data/LICENSE.unicode", False),
        ("sqlalchemy/dialects/sqlite/pysqlite.py", False),
        ("audiogames/cli/__init__.py", False),
        ("win32com/client/__init__.py", False),
    ],
)
def test_only_what_nobody_uses_is_left_out(name: str, left_out: bool) -> None:
    assert build.is_left_out(name) is left_out


def test_the_files_of_the_program_are_never_left_out() -> None:
    ours = [path.relative_to(ROOT).as_posix() for path in (ROOT / "audiogames").rglob("*") if path.suffix != ".pyc"]
    assert [name for name in ours if build.is_left_out(name)] == []


def embeddable(folder: Path, **changed: bytes) -> Path:
    archive = folder / "python.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for name in build.hashes():
            packed.writestr(name, changed.get(name.partition(".")[0], name.encode()))
    return archive


def test_a_python_with_a_file_that_is_not_the_expected_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "hashes", lambda: {"python.exe": hashlib.sha256(b"python.exe").hexdigest()})
    assert build.files_of(embeddable(tmp_path)) == {"python.exe": b"python.exe"}
    with pytest.raises(CannotBuild, match=r"^python\.exe in python\.zip is not the expected one\.$"):
        build.files_of(embeddable(tmp_path, python=b"another"))


def test_an_archive_that_is_torn_or_lacks_a_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    torn = tmp_path / "torn.zip"
    torn.write_bytes(b"PK\x03\x04")
    with pytest.raises(CannotBuild, match=r"^torn\.zip is not a whole archive"):
        build.files_of(torn)
    with zipfile.ZipFile(torn, "w"):
        pass
    with pytest.raises(CannotBuild, match=r"^torn\.zip lacks "):
        build.files_of(torn)


def test_the_same_folder_packs_to_the_same_bytes_whenever_it_was_made(tmp_path: Path) -> None:
    archives = []
    for name in ("once", "again"):
        folder = tmp_path / name / "audiogames"
        folder.mkdir(parents=True)
        (folder / "é.txt").write_text("é", encoding="utf-8")
        (folder / "audiogames.exe").write_bytes(b"MZ")
        build.pack(folder, tmp_path / f"{name}.zip")
        archives.append((tmp_path / f"{name}.zip").read_bytes())
    assert archives[0] == archives[1]
    assert zipfile.ZipFile(tmp_path / "once.zip").namelist() == ["audiogames/audiogames.exe", "audiogames/é.txt"]


def test_the_icon_has_a_picture_for_every_size(tmp_path: Path) -> None:
    icon.write(tmp_path / "audiogames.ico")
    content = (tmp_path / "audiogames.ico").read_bytes()
    assert int.from_bytes(content[4:6], "little") == len(icon.SIZES)
