"""Environments that are moved, full, or cut off while they are made: one sentence each, and nothing is lost."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.bootstrap.environment import FILE, MARKER, fits
from tests.bootstrap.checkout import (
    FIRST,
    INSTALLING,
    LIBRARIES,
    MOVED,
    NOT_THERE,
    READY,
    REMADE,
    STICKERS,
    WINDOWS,
    Checkout,
    Run,
    from_index,
    has,
    new_checkout,
    still_plays,
    told,
)
from tests.bootstrap.package_index import PackageIndex, locked


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
