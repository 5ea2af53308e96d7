"""From a bare Python to the game: what is decided before anything is installed."""

import ast
import ctypes
import io
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from audiogames.bootstrap import environment, installing, language, launch, making
from audiogames.bootstrap.launch import pytest_command

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "audiogames"
FIRST_READ = ("__init__.py", "__main__.py", "bootstrap/__init__.py", "bootstrap/language.py")
WINDOWS_LANGUAGES = {"fr-FR": 0x040C, "fr-CA": 0x0C0C, "en-GB": 0x0809, "de-DE": 0x0407}


# An older Python


@pytest.mark.parametrize("name", FIRST_READ)
def test_what_is_read_first_parses_since_python_3_6(name: str) -> None:
    assert ast.parse((PACKAGE / name).read_text(encoding="utf-8"), feature_version=(3, 6)).body != []


@pytest.mark.parametrize("minor", range(6, 11))
@pytest.mark.parametrize(
    ("locale", "said"),
    [("fr_FR.UTF-8", "Il faut Python 3.11 ou une version plus"), ("C.UTF-8", "You need Python 3.11 or newer")],
)
def test_an_older_python_is_answered_with_a_sentence(minor: int, locale: str, said: str) -> None:
    python = old_python(minor)
    if python is None:
        pytest.skip(f"there is no Python 3.{minor} on this machine")
    environment = {**os.environ, "LC_ALL": locale, "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run(
        [python, "-m", "audiogames"], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith(said)
    assert f"3.{minor}" in result.stderr
    assert result.stderr.count("\n") == 1
    assert "https://www.python.org/downloads/" in result.stderr


def old_python(minor: int) -> str | None:
    """Find a Python of another minor version: on the path, or beside this one as pyenv lays them out."""
    beside = sorted(Path(sys.base_prefix).parent.glob(f"3.{minor}.*/bin/python"))
    return str(beside[0]) if beside else shutil.which(f"python3.{minor}", path="/usr/local/bin:/usr/bin")


# Language and console


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "French_France.1252"}, "fr"),
        ({"LANG": "fy_NL.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB", "LC_ALL": "fr_BE"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({}, "en"),
    ],
)
def test_the_locale_decides_the_language(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_locale(monkeypatch, variables)
    assert language.system_language() == expected


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "--language", "fr"], "fr"),
        (["--language=fr", "play"], "fr"),
        (["--language", "fr", "--language", "en"], "en"),
        (["--language", "xx"], "en"),
        (["--language"], "en"),
        (["play"], "en"),
    ],
)
def test_a_language_that_is_asked_for_is_spoken_from_the_first_sentence(
    arguments: list[str],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_locale(monkeypatch, {"LANG": "en_GB.UTF-8"})
    monkeypatch.setattr(sys, "argv", ["audiogames", *arguments])
    language.say("stopped")
    assert capsys.readouterr().err.strip() == language.sentences(expected)["stopped"]


def set_locale(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(("tag", "expected"), [("fr-FR", "fr"), ("fr-CA", "fr"), ("en-GB", "en"), ("de-DE", "en")])
def test_without_a_locale_windows_is_asked(tag: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    set_locale(monkeypatch, {})
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: WINDOWS_LANGUAGES[tag])
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert language.system_language() == expected


def test_a_windows_that_cannot_be_asked_is_answered_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    set_locale(monkeypatch, {})
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert language.system_language() == "en"


def test_the_code_page_of_a_windows_console_is_utf_8_for_the_run_and_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pages = [850]

    def set_page(page: int) -> int:
        pages.append(page)
        return 1

    kernel = SimpleNamespace(GetConsoleOutputCP=lambda: pages[-1], SetConsoleOutputCP=set_page)
    at_exit = []
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr("atexit.register", lambda *call: at_exit.append(call))
    monkeypatch.setattr(sys, "platform", "win32")
    language.speak_utf8()
    language.speak_utf8()
    assert pages == [850, 65001]
    for function, *arguments in at_exit:
        function(*arguments)
    assert pages == [850, 65001, 850]


def test_what_a_console_cannot_show_never_stops_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(raw, encoding="ascii", errors="strict"))
    set_locale(monkeypatch, {"LANG": "fr_FR"})
    language.say("ready")
    assert raw.getvalue().decode("utf-8") == "L’installation est terminée.\n"


def test_without_a_console_nothing_is_said_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    language.say("ready")


@pytest.mark.parametrize("name", sorted(language.sentences("fr") | language.sentences("en")))
def test_both_languages_say_the_same_things_in_whole_sentences(name: str) -> None:
    texts = [language.sentences(tongue)[name] for tongue in ("fr", "en")]
    french, english = (set(re.findall(r"\{ \$(\w+) \}", text)) for text in texts)
    assert french == english
    for text in texts:
        assert re.search(r"(\.|\{ \$log \}|downloads/)$", text)
        assert len(text) < 200


@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_the_sentences_are_those_that_the_code_asks_for_with_their_arguments(tongue: str) -> None:
    asked = [
        (name.value, {keyword.arg for keyword in call.keywords})
        for file in (PACKAGE / "__main__.py", ROOT / "release/windows/start.py", *(PACKAGE / "bootstrap").glob("*.py"))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("say", "InstallTrouble")
        for name in ast.walk(call.args[0])
        if isinstance(name, ast.Constant) and isinstance(name.value, str)
    ]
    texts = language.sentences(tongue)
    for name, arguments in asked:
        if name not in ("installing-",):
            assert set(re.findall(r"\{ \$(\w+) \}", texts[name])) == arguments - {None}
    assert texts.keys() == {name for name, _ in asked} - {"installing-"} | {
        f"installing-{level}" for level in environment.LEVELS
    }


# The stamp


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "É té"
    folder.mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "release" / "locks", folder / "release" / "locks")
    (folder / ".venv").mkdir()
    return folder


def edit(checkout: Path, before: str, after: str, name: str = "pyproject.toml") -> None:
    file = checkout / name
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def fits(checkout: Path, level: str = "play") -> bool:
    return environment.fits(str(checkout / ".venv"), str(checkout), level)


def test_an_environment_without_a_stamp_does_not_fit(checkout: Path) -> None:
    assert not fits(checkout)


def test_a_stamped_environment_fits_its_level_and_those_below(checkout: Path) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "play")
    assert (fits(checkout, "play"), fits(checkout, "test")) == (True, False)
    environment.write(str(checkout / ".venv"), str(checkout), "stickers")
    assert [fits(checkout, level) for level in ("play", "stickers", "test")] == [True, True, False]
    assert environment.level_of(str(checkout / ".venv")) == "stickers"
    environment.write(str(checkout / ".venv"), str(checkout), "test")
    assert (fits(checkout, "play"), fits(checkout, "stickers"), fits(checkout, "test")) == (True, True, True)


def test_a_change_that_pip_has_no_part_in_leaves_the_environment_fitting(checkout: Path) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "play")
    edit(checkout, "line-length", "# a note\nline-length")
    assert fits(checkout)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('requires-python = ">=3.11"', 'requires-python = ">=3.12"'),
        ("requires = [", 'requires = ["more", '),
        ("[project.scripts]", '[project.scripts]\nmore = "audiogames.cli:main"'),
        ("[project]", "[project"),
    ],
)
def test_a_change_of_what_pip_acts_on_asks_for_an_installation(before: str, after: str, checkout: Path) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "test")
    edit(checkout, before, after)
    assert not fits(checkout)


@pytest.mark.parametrize("name", ["build", "play", "stickers"])
def test_a_change_of_a_lock_file_asks_for_an_installation(name: str, checkout: Path) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "stickers")
    assert fits(checkout)
    edit(checkout, "sha256:", "sha256:0", f"release/locks/{name}.txt")
    assert not fits(checkout)


@pytest.mark.parametrize("name", ["head", "test", "bench"])
def test_a_change_of_what_is_not_installed_leaves_the_environment_fitting(name: str, checkout: Path) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "stickers")
    edit(checkout, "sha256:", "sha256:0", f"release/locks/{name}.txt")
    assert fits(checkout, "stickers")


def test_without_its_lock_files_nothing_fits(checkout: Path) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "play")
    (checkout / "release" / "locks" / "play.txt").unlink()
    assert not fits(checkout)
    environment.write(str(checkout / ".venv"), str(checkout), "play")
    assert not fits(checkout)


def test_an_environment_of_another_python_does_not_fit(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "play")
    monkeypatch.setattr(sys, "implementation", SimpleNamespace(cache_tag="cpython-399"))
    assert not fits(checkout)


def test_an_environment_that_was_moved_with_its_checkout_does_not_fit(checkout: Path) -> None:
    environment.write(str(checkout / ".venv"), str(checkout), "play")
    moved = checkout.rename(checkout.with_name("elsewhere"))
    assert not fits(moved)


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"\xff\xfe\n\n", b"a\nb\nc\n--- pyproject.toml as installed ---\n"]
)
def test_a_damaged_stamp_fits_nothing(content: bytes, checkout: Path) -> None:
    (checkout / ".venv" / environment.FILE).write_bytes(content)
    assert not fits(checkout)
    assert environment.level_of(str(checkout / ".venv")) == "play"


# Places


def test_the_environment_stands_beside_pyproject_or_in_the_users_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    monkeypatch.setattr(sys, "platform", "linux")
    beside, cached = environment.places("/games/été")
    assert beside == os.path.join("/games/été", ".venv")
    assert re.fullmatch(r"/cache/audiogames/environment-[0-9a-f]{12}", cached)
    assert cached != list(environment.places("/games/autre"))[1]


@pytest.mark.parametrize(
    ("platform", "variables", "start"),
    [
        ("darwin", {"HOME": "/Zoé"}, "/Zoé/Library/Caches/audiogames"),
        ("linux", {"HOME": "/Zoé", "XDG_CACHE_HOME": ""}, "/Zoé/.cache/audiogames"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="paths are written otherwise there")
def test_each_platform_has_its_own_cache(
    platform: str, variables: dict[str, str], start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert list(environment.places("/games"))[1].startswith(start)


def test_on_windows_the_cache_and_the_python_are_where_windows_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "WINDOWS", True)
    monkeypatch.setenv("LOCALAPPDATA", "/Local")
    assert list(environment.places("/games"))[1].startswith(os.path.join("/Local", "audiogames", "environment-"))
    assert environment.interpreter("e") == os.path.join("e", "Scripts", "python.exe")


# What is missing


@pytest.mark.parametrize(
    ("release", "root", "expected"),
    [
        ("ID=debian\n", False, "sudo apt install python3-venv"),
        ("ID=debian\n", True, "apt install python3-venv"),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', False, "sudo apt install python3-venv"),
        ("ID=fedora\n", False, "sudo dnf install python3-libs python3-pip"),
        ('ID="rocky"\nID_LIKE="rhel centos fedora"\n', False, "sudo dnf install python3-libs python3-pip"),
        ("ID=unheard-of\n", False, ""),
        (None, False, ""),
    ],
)
def test_the_one_line_that_brings_venv_is_that_of_the_system(
    release: str | None, root: bool, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "SYSTEM_PYTHON", sys.executable)
    of_a_system(release, root, tmp_path, monkeypatch)
    assert making._venv_command() == expected


def of_a_system(release: str | None, root: bool, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this be a Linux with such a file of os-release(5); None for none."""
    if release is not None:
        (folder / "os-release").write_text('NAME="Some system"\n' + release, encoding="utf-8")

    def read() -> dict[str, str]:
        words = shlex.split((folder / "os-release").read_text(encoding="utf-8"))
        return {name: value for name, _, value in (word.partition("=") for word in words)}

    monkeypatch.setattr(platform, "freedesktop_os_release", read)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)


def test_a_debian_python_that_is_not_the_systems_has_a_package_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "SYSTEM_PYTHON", str(tmp_path / "python3"))
    of_a_system("ID=ubuntu\n", False, tmp_path, monkeypatch)
    assert making._venv_command() == f"sudo apt install python3.{sys.version_info.minor}-venv"


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        ("WARNING: Retrying … NewConnectionError('…: Network is unreachable')\nERROR: No matching\n", "no-network"),
        ("Temporary failure in name resolution\n", "no-network"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n", "disk-full"),
        ("Collecting x\nERROR: No matching distribution found for x\nnote: more\n", "not-offered"),
        ("error: subprocess-exited-with-error\n", "failed"),
        ("Connection to a timed out. (connect timeout=2)\nERROR: No matching distribution found for x\n", "no-network"),
        ("Downloading x-1.whl\nERROR: … Read timed out.\n", "broken-off"),
        ("ERROR: Exception:\n…ProtocolError: ('Connection broken: IncompleteRead(3 bytes read)')\n", "broken-off"),
        ("", "failed"),
    ],
)
def test_what_pip_says_becomes_one_reason(output: str, expected: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.touch()
    assert installing.trouble_in(output, str(log)).name == expected


def test_the_line_that_says_why_is_told_and_not_the_last_one(tmp_path: Path) -> None:
    output = "Collecting x\nERROR: Failed to build x\nnote: this is no fault of pip\n"
    trouble = installing.trouble_in(output, str(tmp_path))
    assert trouble.arguments["reason"] == "ERROR: Failed to build x"


# The tests' command


def test_the_whole_suite_runs_in_three_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    three = [sys.executable, "-m", "pytest", "--numprocesses=3", "--dist=loadfile"]
    assert pytest_command(["-v"]) == [*three, "-v"]
    assert pytest_command(["--cov"]) == [*three, "--cov"]


def test_on_one_core_a_second_process_would_not_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert pytest_command([])[3:] == []


@pytest.mark.parametrize("arguments", [["-k", "roue", "-x"], ["-kroue"], ["-m", "x"], ["--lf"], ["--pdb"], [__file__]])
def test_a_selection_runs_as_it_is_asked_for(arguments: list[str]) -> None:
    assert pytest_command(arguments)[3:] == arguments


def test_the_persons_own_choices_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert pytest_command(["-n0"])[3:] == ["-n0"]


# Going on


@pytest.mark.parametrize("status", [0, 1, 7])
def test_where_a_process_cannot_be_replaced_its_child_gives_the_exit_status(status: int) -> None:
    assert launch.run_child([sys.executable, "-c", f"raise SystemExit({status})"]) == status


@pytest.mark.parametrize(
    ("arguments", "level"),
    [
        (["stickers", "uno"], "stickers"), (["--language", "fr", "stickers"], "stickers"), ([], "play"),
        (["stickers", "--help"], "play"), (["stickers", "scan"], "play"), (["test", "stickers"], "test"),
        (["head", "ears.sofa"], "head"), (["head", "--help"], "play"),
    ],
)  # fmt: skip
def test_a_command_asks_for_what_it_needs(arguments: list[str], level: str) -> None:
    assert launch.level_for(arguments) == level


def test_from_an_installed_package_the_tests_are_said_to_be_elsewhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_locale(monkeypatch, {})
    monkeypatch.setattr(launch, "checkout", lambda: None)
    assert launch.main(["test"]) == 2
    assert "The tests are not in the installed package" in capsys.readouterr().err


def test_an_installed_package_knows_that_it_is_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site-packages"
    monkeypatch.setattr(launch, "__file__", str(site / "audiogames" / "bootstrap" / "launch.py"))
    assert launch.checkout() is None
    site.mkdir()
    (site / "pyproject.toml").touch()  # some packages leave theirs there
    assert launch.checkout() is None
