"""First starts, for real: venv and pip make an environment, and repairs of what can break it."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiogames.bootstrap import making
from audiogames.bootstrap.environment import FILE, MARKER, fits, identity, sound
from tests.bootstrap.checkout import (
    FIRST,
    INSTALLING,
    MOVED,
    PROGRAM,
    READY,
    REMADE,
    WINDOWS,
    Checkout,
    Run,
    ended,
    new_checkout,
    told,
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return new_checkout(tmp_path_factory.mktemp("games"))


@pytest.fixture
def installed(checkout: Checkout) -> Checkout:
    if not fits(str(checkout.environment), str(checkout.root), "play"):
        assert checkout.run().status == 7
    return checkout


@pytest.fixture
def hold(installed: Checkout) -> Iterator[Path]:
    """While this file is there, no installation comes to its end."""
    file = installed.root / "hold"
    file.touch()
    yield file
    file.unlink(missing_ok=True)


def wait_for(path: Path) -> None:
    while not path.exists():
        time.sleep(0.01)


def test_a_first_start_says_each_step_and_goes_on_to_the_program(checkout: Checkout) -> None:
    run = checkout.run("--seats", "4 é")
    assert run == Run(7, told(checkout, "--seats", "4 é"), [FIRST, INSTALLING, READY])


def test_a_later_start_says_nothing_and_asks_pip_nothing(installed: Checkout) -> None:
    log = installed.environment / "audiogames-install.log"
    before = log.read_bytes()
    assert installed.run() == Run(7, told(installed), [])
    assert log.read_bytes() == before


@pytest.mark.skipif(WINDOWS, reason="Windows has one encoding of paths")
def test_the_path_of_the_checkout_is_the_same_in_every_locale(installed: Checkout) -> None:
    run = installed.run(LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii")
    assert (run.status, run.said) == (7, [])


def test_the_noise_of_pip_goes_to_the_log(installed: Checkout) -> None:
    assert "Successfully installed audiogames" in (installed.environment / "audiogames-install.log").read_text("utf-8")


def test_inside_the_environment_nothing_stands_between_the_command_and_the_program(installed: Checkout) -> None:
    inside = installed.environment / ("Scripts/python.exe" if WINDOWS else "bin/python")
    result = subprocess.run(
        [inside, "-m", "audiogames"], cwd=installed.root, env=installed.variables, capture_output=True, check=False
    )
    assert (result.returncode, result.stderr) == (7, b"")


def need_one_more(checkout: Checkout) -> None:
    """Change the lock, to one that is met as well."""
    with (checkout.root / "release" / "locks" / "play.txt").open("a", encoding="utf-8") as file:
        file.write(f"# {file.tell()}\n")


def test_changed_code_asks_for_nothing_and_changed_dependencies_for_pip_alone(installed: Checkout) -> None:
    (installed.root / "audiogames" / "cli.py").write_text(PROGRAM + "\n", encoding="utf-8")
    assert installed.run().said == []
    need_one_more(installed)
    assert installed.run() == Run(7, told(installed), [INSTALLING, READY])


def test_a_command_of_stickers_adds_what_they_need_and_a_failure_leaves_the_game_whole(
    installed: Checkout, tmp_path: Path
) -> None:
    shutil.copytree(installed.root, tmp_path / "copy", symlinks=True)
    checkout = Checkout(tmp_path / "copy", tmp_path / "cache")
    assert checkout.run().said == [MOVED]
    elsewhere = checkout.root / "no-network"
    elsewhere.touch()
    failed = checkout.run("stickers")
    elsewhere.unlink()
    assert failed.status == 1
    assert failed.said[0] == "Installing what stickers need."
    assert checkout.run() == Run(7, told(checkout), [])
    assert checkout.run("stickers", "uno") == Run(
        7, told(checkout, "stickers", "uno"), ["Installing what stickers need.", READY]
    )
    assert checkout.run("stickers") == Run(7, told(checkout, "stickers"), [])


def test_what_the_tests_need_is_added_and_pytest_gives_the_exit_status(installed: Checkout) -> None:
    run = installed.run("test", "-k", "roue", "-x")
    assert run == Run(3, told(installed, "-k", "roue", "-x"), ["Installing what the tests need.", READY])
    assert installed.run("test", "-x", "--co") == Run(3, told(installed, "-x", "--co"), [])
    assert installed.run() == Run(7, told(installed), [])


def without_python(environment: Path) -> None:
    shutil.rmtree(environment / ("Scripts" if WINDOWS else "bin"))


def with_a_python_that_is_none(environment: Path) -> None:
    python = environment / ("Scripts/python.exe" if WINDOWS else "bin/python")
    python.unlink()
    python.write_bytes(b"a program of another machine")
    python.chmod(0o755)


def without_its_configuration(environment: Path) -> None:
    (environment / "pyvenv.cfg").unlink()


def of_a_python_that_is_gone(environment: Path) -> None:
    (environment / "pyvenv.cfg").write_text("home = /nowhere/bin\n", encoding="utf-8")


def without_a_library(environment: Path) -> None:
    (pip,) = environment.glob("**/site-packages/pip")
    shutil.rmtree(pip)


def of_another_python(environment: Path) -> None:
    file = environment / FILE
    file.write_bytes(file.read_bytes().replace(identity().encode(), b"cpython-310 elsewhere"))


def empty_but_for_a_stray_file(environment: Path) -> None:
    shutil.rmtree(environment)
    environment.mkdir()
    (environment / "stray").touch()


def test_an_environment_reached_through_a_link_is_someone_else_s_and_is_never_emptied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, ours = tmp_path / "theirs", tmp_path / "cache"
    theirs.mkdir()
    (theirs / "kept").touch()
    (tmp_path / ".venv").symlink_to(theirs, target_is_directory=True)
    monkeypatch.setattr(making, "places", lambda root: iter([str(tmp_path / ".venv"), str(ours)]))
    assert making._first_writable(str(tmp_path)) == str(ours)
    making.distrust(str(tmp_path / ".venv"))
    assert [entry.name for entry in theirs.iterdir()] == ["kept"]


@pytest.mark.parametrize("broken", [without_a_library, with_a_python_that_is_none])
def test_a_broken_environment_is_found_out_at_the_start_and_made_again(
    broken: Callable[[Path], None], installed: Checkout
) -> None:
    broken(installed.environment)
    run = installed.run("x")
    assert (run.status, run.told, run.said[0], run.said[-1]) == (7, told(installed, "x"), REMADE, READY)
    assert installed.run().said == []


@pytest.mark.parametrize(
    "broken",
    [
        without_python,
        without_its_configuration,
        of_a_python_that_is_gone,
        of_another_python,
        empty_but_for_a_stray_file,
    ],
)
def test_an_environment_that_cannot_be_repaired_is_not_kept(
    broken: Callable[[Path], None], installed: Checkout, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(installed.environment, copy, symlinks=True)
    assert sound(str(copy), str(installed.root), "play")
    assert making._worth_keeping(str(copy), str(installed.root))
    broken(copy)
    assert not sound(str(copy), str(installed.root), "play")
    assert not making._worth_keeping(str(copy), str(installed.root))


def test_an_environment_that_a_developer_made_is_kept(installed: Checkout) -> None:
    (installed.environment / FILE).unlink()
    (installed.environment / "mine").touch()
    assert installed.run().said == [INSTALLING, READY]
    assert (installed.environment / "mine").exists()


@pytest.mark.skipif(WINDOWS, reason="Windows has no SIGKILL")
def test_an_installer_killed_in_the_middle_is_followed_by_a_whole_one(installed: Checkout, hold: Path) -> None:
    need_one_more(installed)
    process = installed.start()
    assert process.stderr is not None
    assert process.stderr.readline().startswith("Installing what ")
    wait_for(installed.environment / MARKER)
    process.kill()
    process.communicate()
    hold.unlink()
    run = installed.run()
    assert (run.status, run.told, run.said[-1]) == (7, told(installed), READY)
    assert REMADE in run.said
    assert not (installed.environment / MARKER).exists()


def test_a_second_start_waits_for_the_installer_and_then_plays(installed: Checkout, hold: Path) -> None:
    need_one_more(installed)
    first = installed.start("1")
    assert first.stderr is not None
    assert first.stderr.readline().startswith("Installing what ")
    second = installed.start("2")
    assert second.stderr is not None
    assert second.stderr.readline().strip() == "Another window is installing the game: waiting for it to finish."
    hold.unlink()
    assert ended(second) == Run(7, told(installed, "2"), [])
    assert ended(first) == Run(7, told(installed, "1"), [READY])


def test_a_program_that_cannot_be_imported_is_repaired_once_and_not_for_ever(installed: Checkout) -> None:
    cli = installed.root / "audiogames" / "cli.py"
    cli.write_text("import no_such_module_anywhere\n", encoding="utf-8")
    try:
        run = installed.run(AUDIOGAMES_REPAIRED="1")
    finally:
        cli.write_text(PROGRAM, encoding="utf-8")
    assert (run.status, run.told) == (1, None)
    assert run.said[-1] == "ModuleNotFoundError: No module named 'no_such_module_anywhere'"
    assert REMADE not in run.said


def test_where_the_checkout_cannot_be_written_the_environment_is_in_the_users_cache(tmp_path: Path) -> None:
    checkout = new_checkout(tmp_path)
    checkout.environment.write_text("in the way: not even an administrator can make a folder here", encoding="utf-8")
    run = checkout.run()
    assert run.said == [FIRST, INSTALLING, READY]
    assert run.told is not None
    if sys.platform == "linux":
        assert str(run.told["prefix"]).startswith(str(tmp_path / "cache" / "audiogames" / "environment-"))
    assert checkout.run() == Run(7, run.told, [])


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    checkout = new_checkout(tmp_path)
    checkout.environment.touch()
    (tmp_path / "cache").touch()
    (tmp_path / "Library").touch()
    run = checkout.run(HOME=str(tmp_path / "cache"))
    assert (run.status, run.told, len(run.said)) == (1, None, 1)
    assert run.said[0].startswith(f"Cannot write in {checkout.root}: ")


def test_a_python_without_ensurepip_is_told_the_one_line_that_brings_it(tmp_path: Path) -> None:
    checkout = new_checkout(tmp_path)
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['ensurepip'] = None\n", encoding="utf-8")
    run = checkout.run(PYTHONPATH=str(tmp_path))
    assert (run.status, run.told, len(run.said)) == (1, None, 1)
    assert run.said[0].startswith("This Python lacks the venv")
    assert run.said[0].endswith("Then start again.") or "then start again" in run.said[0]
    assert [entry.name for entry in checkout.root.glob(".venv*")] == []
    french = checkout.run(PYTHONPATH=str(tmp_path), LC_ALL="fr_FR.UTF-8")
    assert french.said[0].startswith("Il manque à ce Python le module venv")
