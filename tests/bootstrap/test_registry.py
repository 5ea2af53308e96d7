"""First starts with a package index in trouble: one sentence each, and nothing is lost."""

import os
from pathlib import Path

import pytest

from tests.bootstrap.checkout import (
    BROKEN_OFF,
    FIRST,
    INSTALLING,
    LIBRARIES,
    NOT_THERE,
    READY,
    REMADE,
    STICKERS,
    WINDOWS,
    Checkout,
    Run,
    from_index,
    has,
    log,
    new_checkout,
    still_plays,
    told,
)
from tests.bootstrap.package_index import PackageIndex, locked, wheel


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
