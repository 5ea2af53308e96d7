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
