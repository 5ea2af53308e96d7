"""Dice in the open book as a screen reader tells them where no sound can: the real Orca, a real terminal."""

import sys
import tempfile
from pathlib import Path

import pytest

from audiogames.games.du_balai.state import face_name
from audiogames.narration.catalogue import catalogue
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from audiogames.settings.store import save
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore

from .desktop import Desktop, needed

JOURNAL = "2026-01-06-200000-du_balai.journal"


def set_a_race() -> list[str]:
    """Put a race whose first dice lie in the book into the journals; return what they show, in words."""
    save(Settings(sound="off", keys_offered=True, reader_rate_offered=True))
    paths().journals.mkdir(parents=True)
    store = FileStore(paths().journals / JOURNAL, new=True)
    session = Sitting.new("du_balai", (None, "Mélusine"), (PERSON, "apprentice"), {}, 3, store)
    session.turns.act(0, session.table.game.parse_action("roll"))
    dice = session.table.game.load(session.table.position()).dice
    session.close()
    return [catalogue("fr").text(face_name(face)) for face in dice]


def test_a_screen_reader_says_each_die_once_in_order_and_then_how_to_close(monkeypatch: pytest.MonkeyPatch) -> None:
    with needed(), tempfile.TemporaryDirectory(prefix="orca-") as name:
        folder = Path(name)
        monkeypatch.setenv("AUDIOGAMES_HOME", str(folder / "played"))
        dice = set_a_race()
        desktop = Desktop(folder, folder / "played")
        try:
            desktop.start(sys.executable, "-m", "audiogames", "--language", "fr")
            desktop.press("Return")  # starts it
            desktop.heard_until("1 sur 8.")
            desktop.press("Return")
            desktop.heard_until("écoutez les dés.")
            desktop.press("Return")
            heard = desktop.heard_until("Entrée ferme le livre.")
            desktop.press("Return")
            closed = desktop.heard_until("À vous d’écrire votre formule.")
        finally:
            desktop.stop()
    assert [said for said in heard if said in dice] == dice
    assert "Vous fermez le livre." in " ".join(closed)
    assert not [said for said in closed if said in dice]
