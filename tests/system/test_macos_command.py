"""The file that starts the program on macOS: what it installs and when, on any system with a shell."""

import io
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

if sys.platform == "win32":
    pytest.skip("the file is for a shell", allow_module_level=True)

COMMAND: Final = Path(__file__).parents[2] / "release" / "macos" / "audiogames.command"

MAIN: Final = """
import sys
from importlib.metadata import version

def main():
    print("audiogames", version("audiogames"), *sys.argv[1:])
"""


def wheel(version: str) -> bytes:
    """Return a wheel of a program that says its version and its arguments."""
    info = f"audiogames-{version}.dist-info/"
    files = {
        "audiogames.py": MAIN,
        f"{info}METADATA": f"Metadata-Version: 2.1\nName: audiogames\nVersion: {version}\n",
        f"{info}WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}entry_points.txt": "[console_scripts]\naudiogames = audiogames:main\n",
    }
    files[f"{info}RECORD"] = "".join(f"{each},,\n" for each in [*files, f"{info}RECORD"])
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return packed.getvalue()


class Mac:
    """A folder with the file and wheels in it, and the home of the person who opens it."""

    def __init__(self, place: Path) -> None:
        self.folder = place / "Été à Noël" / "audiogames"
        self.home = place / "home"
        self.folder.mkdir(parents=True)
        self.home.mkdir()
        shutil.copy(COMMAND, self.folder)

    def put(self, version: str, name: str = "audiogames-{}-py3-none-any.whl") -> None:
        (self.folder / name.format(version)).write_bytes(wheel(version))

    def open(self, *arguments: str, path: str | None = None, language: str = "en_GB.UTF-8") -> tuple[int, str]:
        """Open the file as the Terminal does; return its exit status and what it writes."""
        python = str(Path(sys.base_prefix) / "bin")
        environment = {
            "HOME": str(self.home),
            "PATH": path or f"{python}:/usr/bin:/bin",
            "LANG": language,
            "PIP_NO_INDEX": "1",
        }
        done = subprocess.run(
            [str(self.folder / COMMAND.name), *arguments],
            env=environment,
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr


@pytest.fixture
def mac(tmp_path: Path) -> Mac:
    return Mac(tmp_path)


def test_the_first_time_the_wheel_is_installed_and_then_it_is_only_started(mac: Mac) -> None:
    mac.put("0.9.0")
    assert mac.open("doctor", "--report") == (
        0,
        "Installing audiogames: about a minute.\naudiogames 0.9.0 doctor --report\n",
    )
    assert mac.open() == (0, "audiogames 0.9.0\n")


def test_a_newer_wheel_beside_it_is_installed_and_an_older_one_is_not(mac: Mac) -> None:
    mac.put("0.9.0")
    mac.open()
    mac.put("0.10.0")
    assert mac.open()[1].endswith("audiogames 0.10.0\n")
    (mac.folder / "audiogames-0.10.0-py3-none-any.whl").unlink()
    assert mac.open() == (0, "audiogames 0.10.0\n")


def test_a_second_download_of_the_same_wheel_does_no_harm(mac: Mac) -> None:
    mac.put("0.9.0")
    mac.put("0.9.0", "audiogames-{}-py3-none-any (1).whl")
    assert mac.open()[1].endswith("audiogames 0.9.0\n")


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr_FR.UTF-8", "Il faut Python 3.11 ou plus récent."), ("en_GB.UTF-8", "You need Python 3.11 or newer.")],
)
def test_a_python_that_is_too_old_is_passed_over_and_said(mac: Mac, tmp_path: Path, language: str, said: str) -> None:
    mac.put("0.9.0")
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("bash", "dirname", "sort", "tail", "uname"):
        (tools / name).symlink_to(str(shutil.which(name)))
    for name in ("python3.14", "python3.13", "python3.12", "python3.11", "python3"):
        old = tools / name
        old.write_text(f"#!{shutil.which('bash')}\nexit 1\n")
        old.chmod(0o755)
    status, told = mac.open(path=str(tools), language=language)
    assert status == 1
    assert told.startswith(said)


def test_without_a_wheel_a_sentence_says_where_it_belongs(mac: Mac) -> None:
    assert mac.open() == (
        1,
        "The file audiogames-VERSION-py3-none-any.whl has to be in the same folder as this one.\n",
    )


def test_an_installation_whose_python_is_gone_is_made_anew(mac: Mac) -> None:
    mac.put("0.9.0")
    mac.open()
    python = mac.home / "Library" / "Application Support" / "audiogames" / "program" / "bin" / "python"
    python.unlink()
    python.symlink_to("/gone")
    assert mac.open()[1].endswith("audiogames 0.9.0\n")


def test_the_file_may_be_started() -> None:
    assert COMMAND.stat().st_mode & 0o111 == 0o111
