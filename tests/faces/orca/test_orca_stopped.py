"""The real Orca stops while a game is on: the program finds that out by itself, and its own voice takes over."""

import sys
import tempfile
import time
from pathlib import Path

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.storage.folders import paths
from tests.speech.channel import LIMIT

from .desktop import Desktop, Silence, needed
from .test_orca import set_a_game

GONE = " ".join(catalogue("fr").words("reader-gone").split())


def test_when_orca_stops_the_program_speaks_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its voice speaks through the same speech-dispatcher as Orca did, and not before Orca has stopped."""
    with needed(), tempfile.TemporaryDirectory(prefix="orca-") as name:
        monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path))
        set_a_game()
        told = 'sound = "off"\nsink = "screen-reader"\nkeys_offered = true\nreader_rate_offered = true\n'
        paths().settings.write_text(told, encoding="utf-8")
        desktop = Desktop(Path(name), tmp_path)
        try:
            desktop.start(sys.executable, "-m", "audiogames", "--language", "fr")
            desktop.press("Return")
            desktop.heard_until("1 sur 8.")
            desktop.end_orca()
            limit = time.monotonic() + LIMIT
            while True:
                desktop.press("r", "Return")
                try:
                    heard = desktop.heard_until(GONE, 1.0)
                    break
                except Silence:
                    assert time.monotonic() < limit
            assert heard.count(GONE) == 1
            desktop.press("t", "Return")
            assert desktop.heard_until(".", LIMIT)
        finally:
            desktop.stop()
