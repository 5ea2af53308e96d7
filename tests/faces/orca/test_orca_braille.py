"""What a braille display of forty cells shows after each entry of a game: the real Orca drives it by the real BRLTTY.

The files in `braille` have a line for each entry: what is typed, and what the display then shows.
"""

import re
import sys
import tempfile
import threading
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import sit, typing
from tests.speech.test_braille import PATIENCE, Cells, cells, needs_brltty

from .desktop import Desktop, needed
from .test_orca import JOURNAL, NAMES
from .test_orca_keys import CODES

__all__ = ["cells"]

SHOWN: Final = Path(__file__).parent / "braille"
COLUMNS: Final = "80"
CELLS: Final = 40


class Game(NamedTuple):
    """A game that is played, in a language and a way of typing."""

    name: str
    language: str
    keys: str

    @property
    def file(self) -> Path:
        return SHOWN / f"{self.name}-{self.language}.txt"

    @property
    def entries(self) -> list[tuple[str, str]]:
        """Return what is typed, and what the display shows after it."""
        lines = self.file.read_text(encoding="utf-8").splitlines()
        return [(typed.strip(), shown) for typed, _, shown in (line.partition(" | ") for line in lines)]

    def table(self, store: MemoryStore | FileStore) -> Sitting:
        return Sitting.new(self.name, NAMES_OF, (PERSON, "witch", "witch"), {}, 2, store)


NAMES_OF: Final = ("Ana", *NAMES[1:])
GAMES: Final = (Game("roue_des_sorcieres", "fr", "single"), Game("air_sorciere", "en", "line"))


class Display:
    """The display, read all the time: `shown` is what it shows now."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self._changed = threading.Condition()
        self.shown = ""
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        try:
            while True:
                shown = self._cells.read().rstrip()
                with self._changed:
                    self.shown = shown
                    self._changed.notify_all()
        except (AssertionError, OSError, ValueError):
            return

    def shows(self, wanted: str) -> bool:
        """Wait until it shows this, and return False if it never does."""
        with self._changed:
            return self._changed.wait_for(lambda: self.shown == wanted, PATIENCE)


def written(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Play without a desktop, and return the rows of each reply."""
    monkeypatch.setenv("COLUMNS", COLUMNS)
    settings = Settings(sound="off", keys_mode=game.keys)  # type: ignore[arg-type]
    typed = [CODES.get(key, "" if key == "Return" else key) for key, _ in game.entries]
    played = sit(typing(*typed), game.table(MemoryStore()), game.language, settings, terminal=True, resumed=True)
    return [played.reply(at) for at in range(len(typed) + 1)]


@needs_brltty
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_display_shows_this_after_each_entry(game: Game, cells: Cells, monkeypatch: pytest.MonkeyPatch) -> None:
    with needed(), tempfile.TemporaryDirectory(prefix="orca-") as name:
        folder = Path(name)
        first, *replies = written(game, monkeypatch)
        monkeypatch.setenv("AUDIOGAMES_HOME", str(folder / "played"))
        paths().journals.mkdir(parents=True)
        journal = paths().journals / JOURNAL
        game.table(FileStore(journal, new=True)).close()
        told = f'sound = "off"\nkeys_mode = "{game.keys}"\nkeys_offered = true\nreader_rate_offered = true\n'
        paths().settings.write_text(told, encoding="utf-8")
        display = Display(cells)
        desktop = Desktop(folder, folder / "played")
        found = []
        try:
            desktop.start(sys.executable, "-m", "audiogames", "--language", game.language, "play", str(journal))
            desktop.press("Return")
            desktop.heard_until(" ".join(first[-1].split()))
            for (typed, wanted), reply in zip(game.entries, replies, strict=True):
                keys = [typed] if typed in CODES or typed == "Return" else [*typed]
                desktop.press(*keys, *(["Return"] if game.keys == "line" and typed != "Return" else []))
                desktop.heard_until(" ".join(reply[-1].split()))
                display.shows(wanted)
                found.append((typed, display.shown))
        finally:
            desktop.stop()
        assert found == game.entries


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_is_shown_is_short_whole_and_no_torn_card(game: Game) -> None:
    for typed, shown in game.entries:
        assert len(shown) <= CELLS - 2, (typed, shown)
        assert len(re.findall(r"[^\W\d]{2,}", shown)) >= 2, (typed, shown)
        assert re.match(r"[A-ZÀÉ«“\d]", shown), (typed, shown)
        assert not re.match(r"\d, \w+ \d\.$", shown), (typed, shown)
