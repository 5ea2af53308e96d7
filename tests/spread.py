"""Which process runs which tests: a file as a whole, so that what it makes is made once, and the longest first.

Files that share what is dear, or that nobody can have twice at a time, run in one process too. `xdist_group` would say
so in the files themselves, but pytest 9.2 has no place where xdist 3.8 could note it.
"""

from collections.abc import Sequence
from typing import Any, Final

import pytest
from xdist.scheduler import LoadScopeScheduling

TOGETHER: Final = {
    "tests/windows/": "the folder for Windows",
    "tests/faces/orca/": "the screen reader, of which there is one on a computer",
    "tests/audio/space/test_hrtf_rebuilt.py": "the measurements of KEMAR",
    "tests/audio/space/test_virtual_listener.py": "the measurements of KEMAR",
}
"""The beginnings of the names of files, and what those share that run in one process."""

LONGEST: Final = (
    "tests/windows/",
    "tests/faces/orca/",
    "tests/games/test_mutants.py",
    "tests/bootstrap/",
)
"""The beginnings of the names of files that take longest: at the end, one process would wait for the other."""

SLOW: Final = (
    "tests/audio/outputs/",
    "tests/audio/space/test_hrtf_rebuilt.py",
    "tests/audio/space/test_virtual_listener.py",
    "tests/bootstrap/test_install.py",
    "tests/bootstrap/test_moved.py",
    "tests/bootstrap/test_registry.py",
    "tests/bots/test_levels.py",
    "tests/faces/du_balai/test_glance_heard.py",
    "tests/faces/engine/test_fuzz.py",
    "tests/faces/joining/test_join.py::test_a_terminal_and_a_page_play",
    "tests/faces/joining/test_join.py::test_talk_is_still_muted",
    "tests/faces/joining/test_join.py::test_the_table_of_an_opener_alone",
    "tests/faces/orca/",
    "tests/faces/sounds/test_room_heard.py",
    "tests/faces/terminal/test_curtain_heard.py",
    "tests/faces/terminal/test_keyboard.py::test_each_key",
    "tests/faces/terminal/test_kill.py",
    "tests/faces/test_examples.py::test_an_example_of_a_table_opens",
    "tests/faces/test_parity.py",
    "tests/faces/web/far/",
    "tests/faces/web/page/",
    "tests/faces/web/test_guesses.py",
    "tests/faces/web/test_secrets.py",
    "tests/faces/web/test_server.py::test_people_play_a_whole_game",
    "tests/faces/web/test_times.py",
    "tests/faces/zapp_zerapp/test_training_heard.py",
    "tests/games/test_mutants.py",
    "tests/play/test_contract.py",
    "tests/tactile/export/test_plates.py",
    "tests/tactile/test_tactile_page.py::test_every_command",
    "tests/test_house.py::test_every_test_asserts",
    "tests/test_house.py::test_no_private_name_of_another",
    "tests/test_third_party.py",
    "tests/test_tried_again.py",
    "tests/windows/",
)
"""The beginnings of the names of tests that take long for what they cover: they run with `test --all` alone."""


def is_slow(test: str) -> bool:
    """Return True if a test runs with `--all` alone, or where a selection names or finds it."""
    return test.startswith(SLOW)


def shared(test: str) -> str:
    """Return what a test shares with all that run in the same process: its file, if nothing else."""
    file = test.partition("::")[0]
    return next((what for start, what in TOGETHER.items() if file.startswith(start)), file)


def longest_first(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return tests with the files first that take longest, and else in their order."""

    def rank(item: pytest.Item) -> int:
        return next((n for n, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))

    return sorted(items, key=rank)


class ByFile(LoadScopeScheduling):  # type: ignore[misc] # has no types
    """Hands out tests by what they share, in the order in which they were found."""

    def __init__(self, config: pytest.Config, log: Any = None) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return shared(nodeid)
