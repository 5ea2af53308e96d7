"""The folders sounds and tactile are found in a checkout, an editable install and a wheel alike."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from audiogames import __version__, resources
from audiogames.resources import data_folder

ROOT = Path(__file__).resolve().parent.parent
MAKING = ROOT / "sounds" / "making"
"""Programs of developers, which the wheel leaves out."""


def run(*command: str | Path, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    result = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def build(kind: str, folder: Path) -> Path:
    """Build a wheel of the checkout with its own build backend."""
    code = f"import sys, hatchling.build as it; it.build_{kind}(sys.argv[1])"
    run(sys.executable, "-c", code, folder, cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def folders_found_after_installing(wheel: Path, folder: Path) -> list[Path]:
    """Install a wheel into an environment with nothing else in it; give where it finds its data."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    code = "from audiogames.resources import data_folder as f; print(f('sounds'), f('tactile'), sep='\\n')"
    return [Path(line) for line in run(python, "-X", "utf8", "-c", code, cwd=folder).splitlines()]


def test_in_a_checkout_they_stand_beside_the_package() -> None:
    assert [data_folder("sounds"), data_folder("tactile")] == [ROOT / "sounds", ROOT / "tactile"]


def test_in_an_editable_install_they_are_the_folders_of_the_checkout(tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    editable = build("editable", tmp_path / "built")
    found = folders_found_after_installing(editable, tmp_path / "environment")
    assert found == [ROOT / "sounds", ROOT / "tactile"]


def test_in_a_wheel_they_are_inside_the_package(wheel: Path, tmp_path: Path) -> None:
    found = folders_found_after_installing(wheel, tmp_path / "environment é")
    assert [folder.parts[-3:] for folder in found] == [
        ("audiogames", "_data", "sounds"),
        ("audiogames", "_data", "tactile"),
    ]
    for folder in found:
        assert sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file()) == sorted(
            path.relative_to(ROOT / folder.name)
            for path in (ROOT / folder.name).rglob("*")
            if path.is_file() and not path.is_relative_to(MAKING)
        )


def test_the_wheel_holds_the_package_whole_and_nothing_else(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    ours = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "audiogames").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert ours <= inside
    assert {name.split("/")[0] for name in inside} == {"audiogames", f"audiogames-{__version__}.dist-info"}
    assert f"audiogames-{__version__}.dist-info/licenses/LICENSE" in inside
    assert "audiogames/py.typed" in inside


def test_where_they_are_missing_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "audiogames")
    with pytest.raises(FileNotFoundError, match="The folder sounds is missing from this installation"):
        data_folder("sounds")
