"""The fixtures of all tests of stickers: a home of their own, and a disk that can be full."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the person's own files: empty, and not yet made."""
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def small_files(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No file may grow beyond 512 bytes: a tag's fits, a deck or a list of tags does not."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # it would be cut off, and kept
    from tests.posix import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (512, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
