"""The fixtures of every test: a home of its own for settings and journals, and steady laws."""

import gc
import os
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import settings

from tests.audio.sound_cards import TRIES
from tests.spread import ByFile, is_slow, longest_first

# The tests start the program some hundred times, and each process of theirs reads all tests: what Python compiles is
# kept, even where it usually is not.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Half of the time in which all tests are found would go into looking for garbage among them.
gc.disable()

# A machine that is busy is not a law that is broken: no deadline.
settings.register_profile("here", deadline=None)
# The same examples at every run, so that a change that is refused is refused for what it changed.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

collect_ignore = ["cauldron"]
"""A game of another package: its author's tests run where it is installed (test_third_party.py)."""

MOST_AGAIN: Final = 3
"""How many tries again a run may have: a busy computer needs one now and then, a race of ours takes more."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Started behind by a shell, which lets nothing behind be stopped by Control+C: so would be all that tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switches of golden files and of slow tests."""
    parser.addoption("--regenerate-golden", action="store_true", help="write the golden files anew, to review")
    parser.addoption("--all", action="store_true", help="run the slow tests too, as is done before a change lands")


@pytest.fixture(scope="session", autouse=True)
def home_away_from_the_persons() -> Iterator[None]:
    """No test reads or writes the settings and journals of the person who runs it."""
    before = os.environ.get("AUDIOGAMES_HOME")
    with tempfile.TemporaryDirectory(prefix="audiogames-tests-") as folder:
        os.environ["AUDIOGAMES_HOME"] = folder
        yield
    if before is None:
        del os.environ["AUDIOGAMES_HOME"]
    else:
        os.environ["AUDIOGAMES_HOME"] = before


@pytest.fixture(autouse=True)
def last_words_of_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give Python's last words back to pytest where a test ran the command line, which puts them in sentences."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)


def leave_out_slow(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the slow tests with `--all` alone, or where a selection names or finds them."""
    is_selected = config.option.keyword or config.option.markexpr or config.args != config.getini("testpaths")
    if config.option.all or is_selected:
        return
    config.hook.pytest_deselected(items=[item for item in items if is_slow(item.nodeid)])
    items[:] = [item for item in items if not is_slow(item.nodeid)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Try a test of recorded sound again: a computer whose processors are taken away breaks such sound now and then.

    A fault of ours breaks it each time. Where a gap swallowed a sound, there may be none to measure at all. A desktop
    that falls silent under a screen reader is tried once more too, a program that Wine ends while it starts on a busy
    computer, and a browser that a busy computer holds up for a minute. Each try again is listed and counted: see
    `TriedAgain`.
    """
    again = pytest.mark.flaky(
        reruns=TRIES - 1, only_rerun=["AssertionError", "IndexError", "ValueError", "RuntimeWarning", "TimeoutExpired"]
    )
    heard_again = pytest.mark.flaky(reruns=1, only_rerun=["Silence"])
    started_again = pytest.mark.flaky(reruns=1, only_rerun=["Windows stopped Python"])
    shown_again = pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError"])
    for item in items:
        if "running_cards" in getattr(item, "fixturenames", ()):
            item.add_marker(again)
        elif item.path.name.startswith("test_orca"):
            item.add_marker(heard_again)
        elif item.nodeid.startswith("tests/windows/"):
            item.add_marker(started_again)
        elif item.nodeid.startswith("tests/faces/web/page/"):
            item.add_marker(shown_again)
    leave_out_slow(config, items)
    items[:] = longest_first(items)


def pytest_collection_finish() -> None:
    """Look for garbage from here on, but never again among the tests, which stay to the end."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile | None:
    """Spread the tests over three processes by their files."""
    return ByFile(config, log) if config.getvalue("dist") == "loadfile" else None


class TriedAgain:
    """Counts the tries again of all workers, lists them, and fails a run that has more than MOST_AGAIN.

    A race of ours may break a test only now and then too: what fails, and why, is listed even if it passes in the end.
    """

    def __init__(self) -> None:
        self._failures: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the failure of a try that is followed by another."""
        outcome: str = report.outcome
        if outcome == "rerun":
            crash = getattr(report.longrepr, "reprcrash", None)
            reason = str(getattr(crash, "message", report.longrepr)).partition("\n")[0]
            self._failures.append(f"{report.nodeid}: {reason}")

    @property
    def is_too_much(self) -> bool:
        """Whether there were more tries than a run may have."""
        return len(self._failures) > MOST_AGAIN

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run that passed by trying too often."""
        if self.is_too_much and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List what was tried again."""
        if self._failures:
            terminalreporter.section("tried again", red=self.is_too_much, yellow=not self.is_too_much)
            for failure in self._failures:
                terminalreporter.line(failure)
            judged = "too many: the run fails" if self.is_too_much else "allowed"
            terminalreporter.line(f"{len(self._failures)} tries again, {judged} (at most {MOST_AGAIN})")


def pytest_configure(config: pytest.Config) -> None:
    """Count what is tried again, in the process that all workers report to."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(TriedAgain())
