"""A home of its own for every test of a face, and no voice but the one a test asks for."""

from pathlib import Path

import pytest

from audiogames.storage.folders import paths


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where settings and journals of one test stand; empty."""
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nobody.sock'}")
    return tmp_path / "home"


@pytest.fixture
def quiet_home(home: Path) -> Path:
    """The same, with the program's own voice off."""
    home.mkdir()
    paths().settings.write_text('speech = "off"\n', encoding="utf-8")
    return home
