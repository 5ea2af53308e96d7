"""Where the cursor rests after a reply: a braille display shows that line, so it is never an empty one."""

import re
from pathlib import Path
from typing import Final

import pytest

import audiogames
from audiogames.faces.terminal.console import StreamConsole
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from tests.faces.keyboard import Paper, Person, new_session, sit, typing

HAND = "Votre main : 1, bleu 7 ; 2, bleu 3 ; 3, vert 2."


def console(paper: Paper) -> StreamConsole:
    return StreamConsole(Person(paper, typing()), paper)


def test_after_a_reply_the_cursor_rests_on_its_last_line() -> None:
    paper = Paper(terminal=True)
    console(paper).write(["Votre main : 1, bleu 7 ; 2, bleu 3.", "À vous de jouer."])
    assert "".join(paper.writes) == "Votre main : 1, bleu 7 ; 2, bleu 3.\nÀ vous de jouer. "


def test_a_reply_that_fits_a_display_is_one_row() -> None:
    paper = Paper(terminal=True)
    console(paper).write(["Début.", "4 bleu, 1 sur 5."], question="À vous de jouer")
    assert "".join(paper.writes) == "Début. 4 bleu, 1 sur 5. "


@pytest.mark.parametrize(
    ("lines", "rows"),
    [
        (["À vous.", HAND], f"{HAND}\nÀ vous. "),
        ([HAND], f"{HAND}\nÀ vous. "),
        (["Pour 38 cellules, pas une de plus ici."], "Pour 38 cellules, pas une de plus ici. "),
    ],
)
def test_a_longer_reply_ends_with_the_question(lines: list[str], rows: str) -> None:
    paper = Paper(terminal=True)
    console(paper).write(lines, question="À vous.")
    assert "".join(paper.writes) == rows


def test_the_next_reply_begins_on_a_line_of_its_own() -> None:
    paper = Paper(terminal=True)
    both = console(paper)
    both.write(["Ana, 7 bleu."])
    both.write(["À vous de jouer."])
    both.end_line()
    both.end_line()
    assert "".join(paper.writes) == "Ana, 7 bleu. \nÀ vous de jouer. \n"


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("x" * 39, "x" * 39),
        ("x" * 38, "x" * 38 + " "),
        ("Votre main : 1, bleu 8 ; 2, bleu 4 ; 3, jaune 9.", "Votre main : 1, bleu 8 ; 2, bleu 4 ;\n3, jaune 9. "),
    ],
)
def test_a_long_last_line_leaves_the_cursor_on_words_too(line: str, rows: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    paper = Paper(terminal=True)
    console(paper).write([line])
    assert "".join(paper.writes) == rows


def test_what_no_terminal_shows_ends_each_line() -> None:
    paper = Paper()
    console(paper).write(["Votre main", "À vous de jouer."])
    assert "".join(paper.writes) == "Votre main\nÀ vous de jouer.\n"


def test_no_reply_of_a_game_ends_on_an_empty_line() -> None:
    played = sit(typing("h", "v", "?", "1", "", "s", "j"), new_session(3, 3), terminal=True)
    assert [reply for reply in played.replies if not "".join(reply).rpartition("\n")[2].strip()] == []


PACKAGE: Final = Path(audiogames.__file__).parent
ASKED: Final = re.compile(r'\byes\(\s*[\w.]+, \w*(?:message|result|Message)\(\s*"([\w-]+)"')


OF_TABLE: Final = {"deck": "UNO", "names": "Ada, Bob"}


@pytest.mark.parametrize("language", COMPLETE)
def test_a_question_of_yes_or_no_ends_in_a_row_that_a_display_shows_whole(language: str) -> None:
    """The last row is a sentence of its own, but for questions that are longer than a display."""
    ids = {id for path in sorted(PACKAGE.rglob("*.py")) for id in ASKED.findall(path.read_text("utf-8"))}
    assert {"quit-program", "stickers-install", "memory-offer"} <= ids
    for id in ids:
        text = (
            catalogue(language)
            .words(id, name="Ada", game="Air Sorcière", number=9, file="code.toml", key="H", command="main", **OF_TABLE)
            .replace("\u00a0", " ")
        )
        paper = Paper(terminal=True)
        console(paper).write([catalogue(language).words("yes-no-usual-yes", keys="line"), text])
        last = "".join(paper.writes).splitlines()[-1]
        assert last.endswith("? "), id
        assert len(last.rstrip()) <= 38
        assert len(last.split()) >= 2, last
