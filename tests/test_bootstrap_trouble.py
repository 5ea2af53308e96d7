"""First starts and later ones under trouble, with a real package index: one sentence each, and nothing is lost."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.bootstrap.environment import FILE, MARKER, fits
from tests.package_index import PackageIndex, locked, package_index, wheel
from tests.test_bootstrap_install import (
    FIRST,
    INSTALLING,
    READY,
    REMADE,
    WINDOWS,
    Checkout,
    Run,
    new_checkout,
    told,
)

LIBRARIES = {name: wheel(name, name.encode() * 2000) for name in ("witch", "ink")}
STICKERS = "Installing what stickers need."
MOVED = "The folder of the project was moved: the environment of the game has followed."
BROKEN_OFF = "The connection broke off before all files had arrived. Start again: what has arrived is kept. Details: "
NOT_THERE = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple"}


@pytest.fixture
def index() -> Iterator[PackageIndex]:
    with package_index() as index:
        index.wheels.update(LIBRARIES)
        yield index


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that was started: to play it takes the library `witch`, to make stickers also `ink`."""
    checkout = new_checkout(tmp_path_factory.mktemp("made"))
    for level, library in (("play", "witch"), ("stickers", "ink")):
        with (checkout.root / "release" / "locks" / f"{level}.txt").open("a", encoding="utf-8") as file:
            file.write(locked(library, LIBRARIES[library]))
    with package_index() as index:
        index.wheels.update(LIBRARIES)
        assert from_index(checkout, index).run().said == [FIRST, INSTALLING, READY]
    return checkout


@pytest.fixture
def checkout(made_once: Checkout, tmp_path: Path, index: PackageIndex) -> Checkout:
    """A checkout of the test's own, with its environment, which it takes over without a network."""
    shutil.copytree(made_once.root, tmp_path / "É té", symlinks=True)
    copy = Checkout(tmp_path / "É té", tmp_path / "cache")
    assert from_index(copy, index).run(**NOT_THERE) == Run(7, told(copy), [MOVED])
    return copy


def from_index(checkout: Checkout, index: PackageIndex) -> Checkout:
    """Let pip know this index alone, and keep nothing of it."""
    for name in [name for name in checkout.variables if name.startswith("PIP_")]:
        del checkout.variables[name]
    checkout.variables |= {"PIP_INDEX_URL": index.url, "PIP_NO_CACHE_DIR": "1", "PIP_CONFIG_FILE": os.devnull}
    return checkout


def log(checkout: Checkout, folder: str = ".venv") -> Path:
    return checkout.root / folder / "audiogames-install.log"


def still_plays(checkout: Checkout) -> None:
    assert checkout.run(**NOT_THERE) == Run(7, told(checkout), [])


def has(checkout: Checkout, library: str) -> bool:
    return bool([*checkout.environment.glob(f"**/site-packages/{library}.py")])


# The registry


def test_a_file_that_breaks_off_in_the_middle_is_the_connection_and_loses_nothing(
    checkout: Checkout, index: PackageIndex
) -> None:
    index.break_off = {"ink"}
    assert checkout.run("stickers") == Run(1, None, [STICKERS, f"{BROKEN_OFF}{log(checkout)}"])
    assert [path for path in index.asked if path.startswith("/files/ink")] != []
    still_plays(checkout)
    index.break_off = set()
    assert checkout.run("stickers") == Run(7, told(checkout, "stickers"), [STICKERS, READY])
    assert has(checkout, "ink")


def test_a_page_of_the_index_that_breaks_off_loses_nothing(checkout: Checkout, index: PackageIndex) -> None:
    index.break_off = {"pages"}
    run = checkout.run("stickers")
    assert (run.status, run.said[0], len(run.said)) == (1, STICKERS, 2)
    assert run.said[1].startswith(("The connection broke off", "No file of witch was offered"))
    still_plays(checkout)


def test_a_connection_that_breaks_once_is_made_again(checkout: Checkout, index: PackageIndex) -> None:
    index.break_once = {"ink"}
    assert checkout.run("stickers") == Run(7, told(checkout, "stickers"), [STICKERS, READY])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_was_changed_is_not_installed(language: str, checkout: Checkout, index: PackageIndex) -> None:
    index.wheels["ink"] = wheel("ink", b"something else")
    run = checkout.run("stickers", LC_ALL=f"{language}_XX.UTF-8")
    said = {
        "en": "The file of ink that arrived is not the one this program was tested with: it was not installed.",
        "fr": "Le fichier reçu pour ink n’est pas celui qui a été testé avec ce programme : il n’a pas été installé.",
    }
    assert (run.status, len(run.said)) == (1, 2)
    assert run.said[1].replace("\u00a0", " ").startswith(said[language])
    assert not has(checkout, "ink")
    still_plays(checkout)


def test_a_file_of_this_computer_counts_by_its_hash_like_any_other(checkout: Checkout, tmp_path: Path) -> None:
    (tmp_path / "near").mkdir()
    (tmp_path / "near" / "ink-1-py3-none-any.whl").write_bytes(wheel("ink", b"something else"))
    run = checkout.run("stickers", PIP_FIND_LINKS=(tmp_path / "near").as_uri())
    assert run.status == 7
    (installed,) = checkout.environment.glob("**/site-packages/ink.py")
    assert b"something else" not in installed.read_bytes()


def test_a_library_that_the_index_has_not_is_named(checkout: Checkout, index: PackageIndex) -> None:
    lock = checkout.root / "release" / "locks" / "stickers.txt"
    lock.write_text(lock.read_text(encoding="utf-8").replace("ink==1", "ink==2"), encoding="utf-8")
    run = checkout.run("stickers")
    assert (run.status, len(run.said)) == (1, 2)
    assert run.said[1].startswith("No file of ink was offered for this computer and this Python.")
    still_plays(checkout)


def test_a_registry_that_does_not_answer_is_said_to_after_a_first_short_try(
    checkout: Checkout, index: PackageIndex
) -> None:
    index.silent.set()
    process = checkout.start("stickers")
    assert process.stderr is not None
    assert process.stderr.readline().strip() == STICKERS
    assert process.stderr.readline().strip() == "The Internet does not answer. Trying again, with more patience."
    assert "(read timeout=1.0)" in log(checkout).read_text(encoding="utf-8")
    index.silent.clear()
    assert process.wait() == 7
    process.communicate()


def test_a_slow_registry_is_not_given_up(checkout: Checkout, index: PackageIndex) -> None:
    index.drip = 0.15  # a page or a file takes a second and a half, longer than the one in which something has to come
    assert checkout.run("stickers") == Run(7, told(checkout, "stickers"), [STICKERS, READY])


def test_without_a_network_one_sentence_says_so_and_names_the_log(checkout: Checkout) -> None:
    said = "The installation needs the Internet, and the connection failed. Check it, then start again. Details: "
    assert checkout.run("stickers", **NOT_THERE) == Run(1, None, [STICKERS, f"{said}{log(checkout)}"])
    assert "Connection refused" in log(checkout).read_text("utf-8") or WINDOWS
    still_plays(checkout)


def test_a_first_start_without_a_network_can_be_made_again(tmp_path: Path, index: PackageIndex) -> None:
    checkout = from_index(new_checkout(tmp_path), index)
    lock = checkout.root / "release" / "locks" / "build.txt"
    lock.write_text(locked("witch", LIBRARIES["witch"]), encoding="utf-8")
    run = checkout.run(**NOT_THERE)
    said = "The installation needs the Internet, and the connection failed. Check it, then start again. Details: "
    assert run == Run(1, None, [FIRST, INSTALLING, f"{said}{log(checkout, '.venv-new')}"])
    assert log(checkout, ".venv-new").exists()
    assert checkout.run() == Run(7, told(checkout), [REMADE, INSTALLING, READY])
    assert [entry.name for entry in checkout.root.glob(".venv*")] == [".venv"]


def test_without_its_lock_files_the_program_is_said_to_be_incomplete(checkout: Checkout) -> None:
    (checkout.root / "release" / "locks" / "play.txt").unlink()
    run = checkout.run()
    assert (run.status, run.said[0]) == (1, INSTALLING)
    assert run.said[1].startswith(f"A part of the program is missing: {os.path.join('release', 'locks', 'play.txt')}.")


# Moved, killed, full


def test_a_moved_checkout_takes_its_environment_along_without_a_network(checkout: Checkout) -> None:
    moved = Checkout(checkout.root.rename(checkout.root.with_name("a b “ç”")), checkout.root.parent / "cache")
    moved.variables = checkout.variables
    assert moved.run(**NOT_THERE) == Run(7, told(moved), [MOVED])
    still_plays(moved)
    pip = moved.environment / ("Scripts/pip.exe" if WINDOWS else "bin/pip")
    shown = subprocess.run([pip, "--version"], capture_output=True, encoding="utf-8", check=True).stdout
    assert str(moved.environment) in shown


@pytest.mark.skipif(WINDOWS, reason="Windows has another shell")
def test_the_shell_of_a_moved_environment_finds_its_commands(checkout: Checkout) -> None:
    command = [". .venv/bin/activate && command -v pip && python -c 'import audiogames.cli as c; print(c.__file__)'"]
    found = subprocess.run(["sh", "-c", *command], cwd=checkout.root, capture_output=True, encoding="utf-8", check=True)
    cli = checkout.root / "audiogames" / "cli.py"
    assert found.stdout.splitlines() == [str(checkout.environment / "bin" / "pip"), str(cli)]


def test_a_copy_and_its_original_both_go_on(made_once: Checkout, checkout: Checkout) -> None:
    still_plays(checkout)
    still_plays(made_once)


def test_a_moved_checkout_whose_lock_changed_is_brought_up_to_it(checkout: Checkout) -> None:
    moved = Checkout(checkout.root.rename(checkout.root.with_name("moved")), checkout.root.parent / "cache")
    moved.variables = checkout.variables
    with (moved.root / "release" / "locks" / "play.txt").open("a", encoding="utf-8") as file:
        file.write(locked("ink", LIBRARIES["ink"]))
    run = moved.run()
    assert (run.status, run.told, run.said[-1]) == (7, told(moved), READY)
    assert has(moved, "ink")


def test_what_cannot_be_made_anew_leaves_the_old_environment(checkout: Checkout, index: PackageIndex) -> None:
    stamp = checkout.environment / FILE
    good = stamp.read_bytes()
    stamp.write_bytes(good.replace(b"cpython-", b"cpython-1"))  # as if the system had another Python now
    before = sorted(path.relative_to(checkout.environment) for path in checkout.environment.rglob("*.py"))
    run = checkout.run(**NOT_THERE)
    assert (run.status, run.said[:2]) == (1, [REMADE, INSTALLING])
    after = sorted(path.relative_to(checkout.environment) for path in checkout.environment.rglob("*.py"))
    assert after == before
    stamp.write_bytes(good)
    still_plays(checkout)


@pytest.mark.skipif(WINDOWS, reason="Windows has no SIGKILL")
def test_an_installer_killed_while_it_fetches_leaves_the_game_as_it_was(
    checkout: Checkout, index: PackageIndex
) -> None:
    index.drip = 0.3
    process = checkout.start("stickers")
    assert process.stderr is not None
    assert process.stderr.readline().strip() == STICKERS
    index.wait_for("/files/ink-1-py3-none-any.whl")
    process.kill()
    process.communicate()
    assert not (checkout.environment / MARKER).exists()
    still_plays(checkout)
    index.drip = 0
    run = checkout.run("stickers")  # after a wait for the pip that lives on
    assert (run.status, run.told, run.said[-2:]) == (7, told(checkout, "stickers"), [STICKERS, READY])


@pytest.mark.skipif(WINDOWS, reason="Windows has no SIGKILL")
def test_an_installer_killed_in_a_new_environment_leaves_the_old_one(checkout: Checkout, index: PackageIndex) -> None:
    stamp = checkout.environment / FILE
    good = stamp.read_bytes()
    stamp.write_bytes(good.replace(b"cpython-", b"cpython-1"))
    index.drip = 0.3
    process = checkout.start()
    index.wait_for("/files/witch-1-py3-none-any.whl")
    process.kill()
    process.communicate()
    stamp.write_bytes(good)
    still_plays(checkout)


def test_an_installer_killed_while_the_environments_change_places_is_finished(checkout: Checkout) -> None:
    checkout.environment.rename(checkout.root / ".venv-new")
    still_plays(checkout)
    assert [entry.name for entry in checkout.root.glob(".venv*")] == [".venv"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(disk)]
    if sys.platform != "linux" or shutil.which("mount") is None or subprocess.run(mount, check=False).returncode:
        pytest.skip("a small disk can be mounted by root on Linux alone")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def test_a_full_disk_is_said_to_be_full_and_the_next_start_goes_on(small_disk: Path, index: PackageIndex) -> None:
    checkout = from_index(new_checkout(small_disk), index)
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(54_000_000))
    run = checkout.run(TMPDIR=str(small_disk))
    assert (run.status, run.said[0], run.said[-1][:46]) == (1, FIRST, "The disk is full: the installation stopped. Fr")
    ballast.unlink()
    run = checkout.run()
    assert (run.status, run.said[-1]) == (7, READY)


def test_a_checkout_that_cannot_be_written_has_its_environment_elsewhere(small_disk: Path, index: PackageIndex) -> None:
    checkout = from_index(new_checkout(small_disk), index)
    checkout.variables |= {"XDG_CACHE_HOME": str(small_disk.parent / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    run = checkout.run()
    assert (run.status, run.said) == (7, [FIRST, INSTALLING, READY])
    assert run.told is not None
    assert str(run.told["prefix"]).startswith(str(small_disk.parent / "cache" / "audiogames" / "environment-"))
    assert checkout.run(**NOT_THERE).said == []


# Twice the same


def recorded(checkout: Checkout) -> dict[str, str]:
    """Return the hashes of all that pip installed, by the files they are of, but for what names the place."""
    lines = [
        line
        for record in checkout.environment.glob("**/*.dist-info/RECORD")
        for line in record.read_text(encoding="utf-8").splitlines()
    ]
    return {line.split(",")[0]: line.split(",")[1] for line in lines if "bin/" not in line and "direct_url" not in line}


def test_two_installations_by_the_same_lock_are_equal(made_once: Checkout, tmp_path: Path, index: PackageIndex) -> None:
    other = from_index(new_checkout(tmp_path), index)
    shutil.copytree(made_once.root / "release", other.root / "release", dirs_exist_ok=True)
    index.wheels["witch"] = LIBRARIES["witch"]
    assert other.run().status == 7
    assert fits(str(other.environment), str(other.root), "play")
    assert recorded(other) == recorded(made_once)
    assert "witch.py" in recorded(other)
