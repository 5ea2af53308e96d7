"""Every command that a help, the README or a page shows: understood as it is printed, and run where it ends by itself.

The examples are read out of the texts, so that a new one is found. They run in this process, in a home of their own,
with nobody at the keyboard. What an order of stickers asks for is worked out and checked, and its files are not drawn:
`tests/tactile/export` draws them.
"""

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from audiogames.cli import main
from audiogames.cli.arguments import WORDS, parse
from audiogames.narration.catalogue import LOCALES, catalogue

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", *(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))))
PROGRAM = r"(?:(?:python3|py) -m )?audiogames"
IN_A_LINE = re.compile(rf"^{PROGRAM}(?: .*)?$", re.MULTILINE)
IN_A_SPAN = re.compile(rf"`({PROGRAM}(?: [^`\n]+)?)`")
OF_OPTIONS = re.compile(
    r"(?P<option>--[a-z-]+)(?P<value> (?:\"[^\"]+\"|[\w.,/-]*[\w]))?(?=[ \u00a0]?(?::|,| or | ou | and | et )|$)"
)
THAT_INSTALL = re.compile(r"`((?:sudo|pip|pip3|pipx|uvx) [^`\n]+)`|^((?:sudo|pip|pip3|pipx|uvx) .+)$", re.MULTILINE)
FORM_OF_INSTALLING = re.compile(
    r"sudo (?:apt|dnf|pacman|zypper|ufw|firewall-cmd|systemctl)\b[\w .+/:=-]*"
    r"|(?:pipx|pip3?) install (?:-e )?[\w./\"\[\]<>=-]+|uvx --from [\w./-]+ audiogames"
)
"""What asks for a network, or for the rights to change this computer, is looked at and never run."""

PLACES = ("GAME", "PARTIE", "FILE", "FICHIER")
"""Words that stand for the name of a saved game: `saved_games` replays and renders some."""
NEEDS = {
    "table": "a server, which ends when it is stopped: `tests/faces/web/test_command.py` starts and stops it",
    "test": "the tests themselves",
    "head": "a file of measured ears",
    "render": "a saved game",
    "replay": "a saved game",
}
"""The commands that are understood here and not run, and what they need."""
DECK_OF = {"--parts dice,symbols": "du_balai", "--values 2,3,5": "du_balai", "--only black-5,red-8": "air_sorciere"}
"""Decks for the options of stickers that not every deck takes."""
OWN_FILES = re.compile(r"\b(?:tides|marees|volcanoes|volcans|(?:my|mon)-code\.toml)\b")
"""Decks and codes of a person's own, which a page makes before it shows the command."""


VALUE_IN_WORDS = ("--seat", "--program", "--public", "--signs")
"""Options whose help tells in words what follows: "--seat, then a number from 1 or a name"."""
MISSES = re.compile(
    r"stickers (?:again|where|read|school|verify) \d|stickers (?:scan|code check)|memory (?:csv|forget)"
    r"|^(?:doctor|train|join)"
)
"""What may end with a sentence about something that is missing: an order, a deck, sound, a person, a game."""


class Example(NamedTuple):
    """A command as a text shows it: where, and its words after the name of the program."""

    where: str
    shown: str

    @property
    def words(self) -> list[str]:
        return shlex.split(re.sub(rf"^{PROGRAM} ?", "", self.shown))


def of_pages() -> Iterator[Example]:
    for name in PAGES:
        text = (ROOT / name).read_text(encoding="utf-8")
        for shown in (*IN_A_LINE.findall(text), *IN_A_SPAN.findall(text)):
            if shown != "audiogames" or "`" in shown:
                yield Example(name, shown)


def of_helps() -> Iterator[Example]:
    """Yield the commands of the helps, and every option with its value, behind the command that it belongs to."""
    for locale in LOCALES:
        words = catalogue(locale)
        for id in words.beginning("cli-help"):
            command = id.removeprefix("cli-help").removesuffix("-options").strip("-") or "play"
            for line in words.words(id, program="audiogames").replace("\u00a0", " ").splitlines():
                for shown in re.findall(r"audiogames(?: [\w./-]+)*", line):
                    yield Example(f"{locale} {id}", shown)
                if line.startswith("--"):
                    for option, value in OF_OPTIONS.findall(line.partition(" : ")[0].split(": ")[0]):
                        yield Example(f"{locale} {id}", f"audiogames {command} {option}{value}")


EXAMPLES = list(dict.fromkeys((*of_pages(), *of_helps())))
ONCE = {" ".join(map(shlex.quote, example.words)): example for example in EXAMPLES}
"""The same command is run once, however often it is shown."""


def test_examples_are_found_in_pages_and_in_the_help_of_every_command() -> None:
    assert len(EXAMPLES) > 200
    shown = {example.words[0] for example in EXAMPLES if example.words}
    assert shown >= {*WORDS} - {"test"}
    assert {"README.md", "docs/fr/tactile.md", "docs/en/friends.md"} <= {example.where for example in EXAMPLES}
    assert any(example.shown.endswith('--name "paquet du club"') for example in EXAMPLES)


def completed(words: list[str]) -> list[str]:
    """Return the words of an option's example with what its command cannot be without."""
    command = words[0] if words else "play"
    if command in ("replay", "render", "head") and (len(words) == 1 or words[1].startswith("-")):
        return [command, "GAME", *words[1:]]
    return words


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.where}: {example.shown}")
def test_every_example_is_understood_as_it_is_printed(example: Example) -> None:
    words = completed(example.words)
    if words and words[-1] in VALUE_IN_WORDS:
        words = [*words, "1"]
    parse(words)


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_installs_is_a_line_of_a_known_form(name: str) -> None:
    for pair in THAT_INSTALL.findall((ROOT / name).read_text(encoding="utf-8")):
        assert FORM_OF_INSTALLING.fullmatch("".join(pair)), pair


def runnable(words: list[str]) -> list[str] | None:
    """Return what is run of an example: nothing where it needs what is not here."""
    command = words[0] if words else "play"
    shown = " ".join(words)
    if words and words[-1] in VALUE_IN_WORDS:
        return None
    if command in NEEDS or any(place in words for place in PLACES) or OWN_FILES.search(shown):
        return None
    if command != "stickers" or len(words) == 1:
        return words
    if words[1].startswith("--"):
        deck = DECK_OF.get(" ".join(words[1:]), "roue_des_sorcieres")
        return ["stickers", "check", deck, *words[1:]]
    if words[1] in ("air_sorciere", "roue_des_sorcieres", "zapp_zerapp", "du_balai"):
        return ["stickers", "check", *words[1:]]
    return words


RUN = {shown: run for shown, example in ONCE.items() if (run := runnable(example.words)) is not None}


@pytest.mark.parametrize("shown", RUN)
def test_every_example_that_ends_by_itself_does_what_it_is_shown_for(
    shown: str, quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    with open(os.devnull, encoding="utf-8") as nobody:
        monkeypatch.setattr("sys.stdin", nobody)
        status = main(RUN[shown])
    told = capfd.readouterr()
    assert status in ((0, 1) if MISSES.search(shown) else (0,)), told.err
    assert status == 0 or told.err or told.out, "what cannot be done is said"
    assert not (quiet_home / "logs").is_dir() or not any((quiet_home / "logs").iterdir()), "a failure was logged"
