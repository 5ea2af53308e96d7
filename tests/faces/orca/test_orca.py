"""A game as a blind player hears it: the real Orca reads a real terminal, and the keys are real keys."""

import re
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import new_session, start, typing

from .desktop import NAMED_KEYS, Desktop, needed

JOURNAL = "2026-01-06-200000-roue_des_sorcieres.journal"
COLUMNS = "80"
"""Those of the terminal at the desktop."""
SEED = 2
NAMES = (None, "Mélusine", "Morgane")

RESUME, WINNING, KEEP, HAND, HAND_AGAIN, LOSING, LAST_TRICK, TOO_HIGH, LEAVE, YES, QUIT = range(11)
TYPED = ("", "1", "", "h", "h", "2", "l", "9", "q", "", "8")
"""The lines typed at each of these turns, in French and with a hand of six cards; Enter follows."""


class Turn(NamedTuple):
    """The program's lines at one line typed, and what Orca says from there until its last line is said."""

    written: list[str]
    heard: list[str]

    @property
    def text(self) -> str:
        """All that is heard, as one line."""
        return " ".join(self.heard)


def set_a_game() -> None:
    """Put the game that will be played into the journals."""
    paths().journals.mkdir(parents=True)
    store = FileStore(paths().journals / JOURNAL, new=True)
    new_session(SEED, 3, store=store, names=NAMES).close()


def written_at(home: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Play the same game without a desktop; return the lines of the menu and of the reply to each line typed."""
    monkeypatch.setenv("AUDIOGAMES_HOME", str(home))
    set_a_game()
    monkeypatch.setenv("COLUMNS", COLUMNS)
    played = start(typing(*TYPED), "fr", terminal=True)
    return [played.reply(place) for place in range(len(played.replies))]


def hear(desktop: Desktop, typed: str, written: list[str]) -> Turn:
    """Type a line and listen until the last line of the reply is said; without the sign typed, which is read too.

    Orca reads the sign itself or its name, before the reply or in one breath with it, by how busy the machine is.
    """
    desktop.press(*typed, "Return")
    heard = desktop.heard_until(" ".join(written[-1].split()))
    for echo in filter(None, (typed, NAMED_KEYS.get(typed))):
        heard = [said.removeprefix(f"{echo} ") for said in heard if said != echo]
    return Turn(written, heard)


def hear_key(desktop: Desktop, key: str, written: list[str]) -> Turn:
    """Press a key that acts by itself, and listen to the end of the reply. Orca says Tab as nothing."""
    desktop.press(key)
    return Turn(written, [said for said in desktop.heard_until(" ".join(written[-1].split())) if said])


@pytest.fixture(scope="module")
def turns() -> list[Turn]:
    """The game, played once."""
    with needed():
        return play()


def play() -> list[Turn]:
    """Play the game at a desktop of its own."""
    with tempfile.TemporaryDirectory(prefix="orca-") as name, pytest.MonkeyPatch.context() as monkeypatch:
        folder = Path(name)
        menu, *replies = written_at(folder / "expected", monkeypatch)
        monkeypatch.setenv("AUDIOGAMES_HOME", str(folder / "played"))
        set_a_game()
        # That there is no card would be told once, at any moment.
        paths().settings.write_text('sound = "off"\nreader_rate_offered = true\n', encoding="utf-8")
        desktop = Desktop(folder, folder / "played")
        try:
            desktop.start(sys.executable, "-m", "audiogames", "--language", "fr")
            assert hear(desktop, "", menu).text.endswith(menu[-1])
            return [hear(desktop, typed, written) for typed, written in zip(TYPED, replies, strict=True)]
        finally:
            desktop.stop()


def test_each_reply_is_heard_once_and_whole(turns: list[Turn]) -> None:
    """Twice would be the program's own voice over the reader's, or a screen that is read again."""
    for turn in turns:
        assert turn.text == " ".join(" ".join(turn.written).split())


def test_each_reply_is_heard_in_one_breath(turns: list[Turn]) -> None:
    assert [turn.heard for turn in turns if len(turn.heard) != 1] == []


def test_a_player_who_resumes_hears_whose_turn_it_is_and_their_own_hand(turns: list[Turn]) -> None:
    assert "vous de jouer" in turns[RESUME].text
    assert "Votre main : " in turns[RESUME].text


@pytest.mark.parametrize("asked", [HAND, HAND_AGAIN])
def test_the_hand_is_heard_whenever_it_is_asked_for(asked: int, turns: list[Turn]) -> None:
    cards = " ; ".join(rf"{place}, \w+ \d" for place in range(1, 7))
    assert re.fullmatch(rf"Votre main : {cards}\. À vous de jouer", turns[asked].text)


def test_a_trick_won_is_heard_with_its_points_and_what_may_be_done_with_it(turns: list[Turn]) -> None:
    assert re.search(r"Vous remportez le pli avec le \d \w+ : \d+ points\.", turns[WINNING].text)
    assert "garder tout le pli" in turns[WINNING].text


def test_a_trick_lost_is_heard_with_who_won_it_and_then_whose_turn_it_is(turns: list[Turn]) -> None:
    assert re.search(r"(Mélusine|Morgane) remporte le pli avec le \d \w+ : \d+ points\..*À vous", turns[LOSING].text)


def test_a_number_that_no_card_has_is_answered(turns: list[Turn]) -> None:
    assert "n’a le numéro 9" in turns[TOO_HIGH].text


def test_nothing_heard_is_a_bare_sign(turns: list[Turn]) -> None:
    """Boxes, arrows and colour codes would be spelled out, or passed over."""
    for turn in turns:
        for said in turn.heard:
            assert re.search(r"\w{2}", said)
            assert re.sub(r"[\w\s.,;:?!()«»’'-]", "", said) == ""
