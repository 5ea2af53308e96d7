"""A person who asks for stickers: what they type, what they read, and a small deck that is made at once."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from audiogames.faces.stickers import talk
from audiogames.faces.terminal.console import StreamConsole
from tests.faces.keyboard import Answer, Paper, Person, Played

SMALL = """
format = 1
id = "roue_des_sorcieres"
[name]
fr = "Petit paquet"
en = "Small deck"
[card]
width = 63.0
height = 88.0
[[groups]]
id = "cards"
cards = "{colour}-{number}"
marks = [{ field = "number" }, { field = "colour" }]
[groups.values]
colour = ["red"]
number = ["1", "9"]
"""
"""Two cards."""


def small_deck(folder: Path) -> str:
    """Write the small deck and return its path as it is typed."""
    path = folder / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    return str(path)


def hold(
    answer: Answer,
    about: str = "assistant",
    words: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    language: str = "fr",
) -> Played:
    """Hold one conversation of the command line; `end` is its exit status."""
    paper = Paper()
    person = Person(paper, answer)
    status = talk(about, tuple(words), options or {}, language, StreamConsole(person, paper))
    person.look_last()
    return Played(status, person.replies)


def files_in(folder: Path) -> list[str]:
    """Return the names of all files below a folder, hidden ones too."""
    return sorted(path.name for path in folder.rglob("*") if path.is_file())
