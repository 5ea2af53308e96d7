"""A whole guided game as a blind newcomer hears it: the real Orca says every rule, each whole and once."""

import re
import sys
import tempfile
from pathlib import Path

import pytest

from audiogames.core.presentation.guided import message_id, nothing
from audiogames.core.registry import game_named
from audiogames.narration.catalogue import catalogue
from audiogames.storage.folders import paths
from tests.faces.keyboard import Played, start

from .desktop import Desktop, needed
from .test_orca import COLUMNS

GAME = "roue_des_sorcieres"
TO_THE_FIRST_CARD = ("2", "1", "")
"""Lessons, the first of them, one person."""

MOST_KEYS = 100
"""More than the guided game takes: a question that is never answered fails, and does not go on for ever."""


def played_through(home: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Played, list[str]]:
    """Play the guided game to its end in a home of its own; return it, and what was typed."""
    monkeypatch.setenv("AUDIOGAMES_HOME", str(home))
    monkeypatch.setenv("COLUMNS", COLUMNS)
    home.mkdir()
    paths().settings.write_text('sound = "off"\nkeys_offered = true\nreader_rate_offered = true\n', encoding="utf-8")
    first, typed = iter(TO_THE_FIRST_CARD), list[str]()

    def answer(reply: str) -> str | None:
        hands = re.findall(r"Votre main : (\d)", " ".join(reply.split()))
        if "La partie est finie." in reply:
            return None
        card = hands[-1] if hands else "h" if "vous de jouer" in reply else ""
        typed.append(key := next(first, None) or ("" if "Céder" in reply else card))
        assert len(typed) < MOST_KEYS, reply
        return key

    return start(answer, terminal=True), typed


def flat(text: str) -> str:
    return " ".join(text.split())


def test_every_rule_of_a_guided_game_is_heard_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    guided = game_named(GAME).guided
    assert guided is not None
    with needed(), tempfile.TemporaryDirectory(prefix="orca-") as name:
        folder = Path(name)
        expected, typed = played_through(folder / "expected", monkeypatch)
        menu, *replies = ("".join(reply).strip() for reply in expected.replies)
        (folder / "played").mkdir()
        monkeypatch.setenv("AUDIOGAMES_HOME", str(folder / "played"))
        paths().settings.write_text(
            'sound = "off"\nkeys_offered = true\nreader_rate_offered = true\n', encoding="utf-8"
        )
        desktop = Desktop(folder, folder / "played")
        heard: list[str] = []
        try:
            desktop.start(sys.executable, "-m", "audiogames", "--language", "fr")
            desktop.press("Return")  # starts it
            desktop.heard_until(menu.splitlines()[-1])
            for key, reply in zip(typed, replies, strict=False):
                desktop.press(*key, "Return")
                heard += desktop.heard_until(flat(reply.splitlines()[-1]))
        finally:
            desktop.stop()
    told = flat(" ".join(heard))
    words = catalogue("fr")
    for teaching in guided.teachings:
        if teaching.says is not nothing:
            continue
        rule = flat(words.words(message_id(GAME, teaching.name)))
        example = flat(words.words(message_id(GAME, f"{teaching.name}-example"))) if teaching.example else rule
        assert max(told.count(rule), told.count(example)) == 1, rule
