"""Help as a blind player hears it: the real Orca says every page of it whole in a terminal of 24 lines."""

import sys
import tempfile
from pathlib import Path

import pytest

from audiogames.core.registry import GAMES
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import start, typing

from .desktop import Desktop, needed
from .test_orca import COLUMNS

SEED = 2
TIMED = "du_balai"
"""Its dice land while one asks for help: what is told there depends on the second."""
JOURNAL = "2026-01-06-200000-{}.journal"
MORE = "Entrée pour la suite, R pour répéter."
ASKED = ("", "?", "?", "", "", "")
"""The game is resumed; what may be done; then the keys, page by page: no game has more pages."""


def set_a_game(home: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one game wait in a home of its own."""
    monkeypatch.setenv("AUDIOGAMES_HOME", str(home))
    paths().journals.mkdir(parents=True)
    store = FileStore(paths().journals / JOURNAL.format(game), new=True)
    Sitting.new(game, (None, "Mélusine", "Morgane"), (PERSON, *["apprentice"] * 2), {}, SEED, store).close()
    paths().settings.write_text('sound = "off"\nreader_rate_offered = true\n', encoding="utf-8")


@pytest.mark.parametrize("game", [game for game in GAMES if game != TIMED])
def test_every_page_of_help_is_heard_whole(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with needed(), tempfile.TemporaryDirectory(prefix="orca-") as name:
        folder = Path(name)
        set_a_game(folder / "expected", game, monkeypatch)
        monkeypatch.setenv("COLUMNS", COLUMNS)
        menu, *replies = start(typing(*ASKED), "fr", terminal=True).replies
        written = ["".join(reply).strip().splitlines() for reply in replies]
        pages = [reply for reply in written if MORE in reply]
        assert pages
        set_a_game(folder / "played", game, monkeypatch)
        desktop = Desktop(folder, folder / "played")
        try:
            desktop.start(sys.executable, "-m", "audiogames", "--language", "fr")
            desktop.press("Return")  # starts it
            desktop.heard_until("".join(menu).strip().splitlines()[-1])
            for typed, lines in zip(ASKED[: 3 + len(pages)], written, strict=False):
                desktop.press(*typed, "Return")
                heard = " ".join(desktop.heard_until(" ".join(lines[-1].split())))
                if typed == "?" or MORE in lines:
                    assert " ".join(" ".join(lines).split()) in heard
        finally:
            desktop.stop()
