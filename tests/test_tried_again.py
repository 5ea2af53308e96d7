"""Tests that are tried again are counted over all workers, listed, and too many of them fail the run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import MOST_AGAIN

ROOT = Path(__file__).resolve().parent.parent

CONFTEST = "from tests.conftest import pytest_configure\n"

TESTS = """
import pytest

tried = set()


@pytest.mark.flaky(reruns=1, only_rerun=["AssertionError"])
@pytest.mark.parametrize("number", range({count}))
def test_passes_at_the_second_try(number):
    first = number not in tried
    tried.add(number)
    assert not first, f"lost the race {{number}}"
"""


def run(folder: Path, count: int, *more: str) -> "subprocess.CompletedProcess[str]":
    """Run so many tests, each of which passes at its second try, in a pytest of its own."""
    (folder / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (folder / "test_races.py").write_text(TESTS.format(count=count), encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *more, str(folder)],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_run_that_tries_again_often_enough_to_hide_a_race_fails_over_all_workers(tmp_path: Path) -> None:
    ended = run(tmp_path, MOST_AGAIN + 1, "-n", "2")
    assert ended.returncode == pytest.ExitCode.TESTS_FAILED, ended.stdout
    assert f"{MOST_AGAIN + 1} passed, {MOST_AGAIN + 1} rerun" in ended.stdout
    assert f"{MOST_AGAIN + 1} tries again, too many: the run fails" in ended.stdout


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_a_few_tries_again_pass_and_each_is_listed_with_what_failed(workers: tuple[str, ...], tmp_path: Path) -> None:
    ended = run(tmp_path, MOST_AGAIN, *workers)
    assert ended.returncode == pytest.ExitCode.OK, ended.stdout
    for number in range(MOST_AGAIN):
        failure = f"test_passes_at_the_second_try[{number}]: AssertionError: lost the race {number}"
        assert ended.stdout.count(failure) == 1
    assert f"{MOST_AGAIN} tries again, allowed" in ended.stdout
