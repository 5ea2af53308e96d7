"""A game key by key as a blind player hears it, on a screen that is full: each reply alone, and once."""

import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

from audiogames.play.prompts import Key
from audiogames.settings import Settings
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import new_session, sit, typing

from .desktop import Desktop, needed
from .test_orca import COLUMNS, JOURNAL, NAMES, SEED, Turn, hear_key

CODES: Final = {
    "Down": Key.DOWN,
    "Up": Key.UP,
    "Left": Key.LEFT,
    "Right": Key.RIGHT,
    "Home": Key.HOME,
    "End": Key.END,
    "Page_Up": Key.PAGE_UP,
    "Page_Down": Key.PAGE_DOWN,
    "Tab": Key.TAB,
    "F1": Key.HELP,
    "F2": Key.F2,
    "question": "?",
}
"""Keys as X names them, by what the terminal types for them."""

FILLING: Final = ("v", "h", "e", "s", "h")
"""Keys whose replies fill the screen of 24 rows."""

WALKED: Final = (
    "Down",
    "Down",
    "Up",
    "Up",
    "Up",
    "Home",
    "End",
    "End",
    "Right",
    "Left",
    "Page_Up",
    "Page_Up",
    "Page_Down",
)
KEYS: Final = (
    *FILLING,
    *WALKED,
    *("t", "Down", "1", "h", "Down", "4", "F1", "F2", "Up", "F2", "Tab", "Down", "l", "Page_Up", "v", "End", "2"),
    *("question", "question", "Down", "j", *["Up", "Down"] * 8, "c"),
)
"""Letters, digits, arrows and function keys in turn, since Orca reads differently after each kind."""


@pytest.fixture(scope="module", params=["fr", "en"])
def turns(request: pytest.FixtureRequest) -> list[Turn]:
    with needed():
        return play(request.param)


def play(language: str) -> list[Turn]:
    """Play at a desktop of its own, and the same without one, to know what was written."""
    with tempfile.TemporaryDirectory(prefix="orca-") as name, pytest.MonkeyPatch.context() as monkeypatch:
        folder = Path(name)
        monkeypatch.setenv("AUDIOGAMES_HOME", str(folder / "played"))
        paths().journals.mkdir(parents=True)
        journal = paths().journals / JOURNAL
        new_session(SEED, 3, store=FileStore(journal, new=True), names=NAMES).close()
        paths().settings.write_text(
            'sound = "off"\nkeys_mode = "single"\nkeys_offered = true\nreader_rate_offered = true\n', encoding="utf-8"
        )
        monkeypatch.setenv("COLUMNS", COLUMNS)
        typed = [CODES.get(key, key) for key in KEYS]
        settings = Settings(keys_mode="single", sound="off")
        written = sit(typing(*typed), new_session(SEED, 3, names=NAMES), language, settings, True, resumed=True)
        desktop = Desktop(folder, folder / "played")
        try:
            desktop.start(
                *(sys.executable, "-m", "audiogames", "--language", language, "play", str(journal)),
            )
            hear_key(desktop, "Return", written.reply(0))
            return [hear_key(desktop, key, written.reply(at)) for at, key in enumerate(KEYS, 1)]
        finally:
            desktop.stop()


def test_each_reply_to_a_key_is_heard_once_whole_and_without_the_row_before(turns: list[Turn]) -> None:
    heard = [turn.text for turn in turns]
    assert heard == [" ".join(" ".join(turn.written).split()) for turn in turns]


def test_each_reply_to_a_key_is_heard_in_one_breath(turns: list[Turn]) -> None:
    assert [turn.heard for turn in turns if len(turn.heard) != 1] == []
