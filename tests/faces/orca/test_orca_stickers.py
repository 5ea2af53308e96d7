"""The assistant for stickers as a blind person hears it: the real Orca reads a real terminal."""

import sys
import tempfile
from pathlib import Path

import pytest

from tests.faces.keyboard import typing
from tests.faces.stickers.desk import hold

from .desktop import Desktop, needed
from .test_orca import Turn, hear

TYPED = ("1", "1", "1", "?", "1")
"""Make stickers, for Air Sorcière, with the usual code; what each way of making them is; print them on labels."""
MENU, DECKS, CODES, EXPLAINED, READY = 0, 1, 2, 4, 5


@pytest.fixture(scope="module")
def turns() -> list[Turn]:
    """The conversation, held once: the menu first, then the reply to each line typed."""
    with needed():
        return converse()


def converse() -> list[Turn]:
    """Hold the conversation at a desktop of its own."""
    with tempfile.TemporaryDirectory(prefix="orca-") as name, pytest.MonkeyPatch.context() as monkeypatch:
        folder = Path(name)
        monkeypatch.setenv("AUDIOGAMES_HOME", str(folder / "expected"))
        files = str(folder / "files")
        expected = hold(typing(*TYPED), options={"output": files})
        written = [expected.reply(place) for place in range(len(TYPED) + 1)]
        (folder / "played").mkdir()
        # That there is no card would be told once, at any moment.
        (folder / "played" / "settings.toml").write_text('sound = "off"\n', encoding="utf-8")
        desktop = Desktop(folder, folder / "played")
        try:
            desktop.start(sys.executable, "-m", "audiogames", "stickers", "--language", "fr", "--output", files)
            return [hear(desktop, typed, lines) for typed, lines in zip(("", *TYPED), written, strict=True)]
        finally:
            desktop.stop()


def test_each_reply_is_heard_once_and_whole(turns: list[Turn]) -> None:
    for turn in turns[1:]:
        assert turn.text == " ".join(" ".join(turn.written).split())


def test_the_menu_is_heard_to_its_last_line(turns: list[Turn]) -> None:
    assert turns[MENU].text.endswith(turns[MENU].written[-1])


def test_what_there_is_to_choose_from_is_heard_with_the_usual_answer(turns: list[Turn]) -> None:
    assert "Air Sorcière, ou Entrée" in turns[DECKS].text
    assert "Points et formes, une étiquette par carte, ou Entrée" in turns[CODES].text


def test_each_way_of_making_them_explains_itself(turns: list[Turn]) -> None:
    assert "papier gonflant" in turns[EXPLAINED].text
    assert "imprimante 3D" in turns[EXPLAINED].text


def test_the_plan_is_heard_before_anything_is_made(turns: list[Turn]) -> None:
    assert "120 autocollants" in turns[READY].text
    assert "Tout est prêt." in turns[READY].text
