"""The lock files hold what pyproject.toml asks for, with hashes, for every system, and say nothing of this computer."""

import re
import shutil
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from audiogames.bootstrap.environment import lock_files
from release import locks
from release.locks import check

ROOT = Path(__file__).resolve().parent.parent


def test_every_dependency_stands_in_the_lock_of_its_level_at_a_version_that_fits() -> None:
    assert check.problems() == []


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lock files and a pyproject.toml that a test may change."""
    for name in ("pyproject.toml", "release/windows/requirements.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "release" / "locks", tmp_path / "release" / "locks")
    monkeypatch.setattr(locks, "FOLDER", tmp_path / "release" / "locks")
    monkeypatch.setattr(check, "ROOT", tmp_path)
    monkeypatch.setattr(check, "WINDOWS", tmp_path / "release" / "windows" / "requirements.txt")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "before", "after", "found"),
    [
        ("pyproject.toml", '"segno>=1.6"', '"segno>=99"', "play.txt has segno 1."),
        ("pyproject.toml", '"segno>=1.6"', '"segno>=1.6", "witchcraft>=1"', "play.txt lacks witchcraft."),
        ("pyproject.toml", '"ezdxf>=1.4.5"', '"ezdxf>=1.4.5", "witchcraft>=1"', "stickers.txt lacks witchcraft."),
        ("pyproject.toml", "requires = [", 'requires = ["witchcraft", ', "build.txt lacks witchcraft."),
        ("pyproject.toml", '"ezdxf>=1.4.5"', '"ezdxf>=99"', "requirements.txt for Windows has ezdxf 1."),
        ("release/locks/play.txt", "-hash=sha256:", "-hash=md5:", "play.txt has accessible-output3 without a SHA-256"),
        ("release/locks/head.txt", "--hash", "--find-links /here --hash", "head.txt says from where "),
        ("release/locks/test.txt", "--hash", "--index-url https://a --hash", "test.txt says from where "),
    ],
)
def test_the_check_finds_what_does_not_fit(name: str, before: str, after: str, found: str, copy: Path) -> None:
    text = (copy / name).read_text(encoding="utf-8")
    assert before in text
    (copy / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    assert [sentence for sentence in check.problems() if sentence.startswith(found)] != []


@pytest.mark.parametrize(
    "path", [*sorted((ROOT / "release" / "locks").glob("*.txt")), locks.WINDOWS], ids=lambda p: p.name
)
def test_a_lock_file_names_no_place(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        assert re.match(
            r"# Written by|-r \w+\.txt$|[a-z0-9-]+==[\w.]+( ; [^/]+)? \\$|    --hash=sha256:\w{64}( \\)?$", line
        )


@pytest.mark.parametrize("level", locks.LEVELS)
def test_a_library_has_one_version_for_one_python_and_system(level: str) -> None:
    seen: dict[tuple[str, str], str] = {}
    for block in locks.locked(level):
        assert seen.setdefault((block.name, block.marker), block.version) == block.version


def test_the_first_start_installs_the_levels_that_are_locked() -> None:
    for level in ("play", "stickers", "head", "test"):
        names = [Path(path).name for path in lock_files(str(ROOT), level)]
        assert (names[0], names[-1]) == ("build.txt", f"{level}.txt")
        assert all(path.is_file() for path in map(Path, lock_files(str(ROOT), level)))
    assert [locks.LEVELS[level].continues for level in ("stickers", "head", "test")] == ["play", "stickers", "head"]


def test_whatever_the_libraries_here_need_is_locked_too() -> None:
    """The lock is closed: pip would fetch nothing else, whatever the files of an index say.

    A library of another version than the locked one, such as the lowest, says nothing of it.
    """
    here = {**{name: str(value) for name, value in default_environment().items()}, "extra": ""}
    known = {block.name: block.version for block in locks.locked("test")}
    installed = {canonicalize_name(each.name): each for each in distributions()}
    for name, library in installed.items():
        for requirement in map(Requirement, library.requires or []) if known.get(name) == library.version else ():
            if requirement.marker is None or requirement.marker.evaluate(here):
                assert canonicalize_name(requirement.name) in known, f"{name} needs {requirement.name}"


def test_what_is_published_as_source_alone_is_built_by_what_is_locked() -> None:
    assert {"hatchling", "editables", "setuptools", "wheel"} <= {block.name for block in locks.locked("build")}


def test_no_library_has_an_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    words = [*project["dependencies"], *(word for extra in project["optional-dependencies"].values() for word in extra)]
    bounded = {each.name for each in map(Requirement, words) if any("<" in part.operator for part in each.specifier)}
    assert bounded == set()


def test_every_lower_bound_is_said() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    words = [*project["dependencies"], *(word for extra in project["optional-dependencies"].values() for word in extra)]
    wanted = [each for each in map(Requirement, words) if each.name != project["name"]]
    assert [each.name for each in wanted if not any(part.operator in (">=", "==") for part in each.specifier)] == []


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of the workflow is that of Debian")
def test_the_workflows_fetch_nothing_that_is_not_pinned() -> None:
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"uses: \S+@(?![0-9a-f]{40}  # v)\S*", text) == []
        for line in text.splitlines():
            if "pip install" in line:
                assert "--require-hashes" in line or "--no-index" in line
