"""Every command that a help, the README or a page shows: understood as it is printed, and run where it ends by itself.

The examples are read out of the texts, so that a new one is found. They run in this process, in a home of their own,
with nobody at the keyboard. What an order of stickers asks for is worked out and checked, and its files are not drawn:
`tests/tactile/export` draws them.
"""

import json
import re
import shlex
import signal
import subprocess
import sys
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.sync.client import connect

from audiogames.cli import main
from audiogames.cli.arguments import WORDS, parse
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from tests.audio.test_own_head import sofa, spiral
from tests.faces.saved_games.test_replay import saved

LONGEST = 60.0
"""Seconds after which a table counts as stuck."""

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    "README.md",
    "LISEZMOI.md",
    *(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))),
)
PROGRAM = r"(?:(?:python3|py) -m )?audiogames"
IN_A_LINE = re.compile(rf"^{PROGRAM}(?: .*)?$", re.MULTILINE)
IN_A_SPAN = re.compile(rf"`({PROGRAM}(?: [^`\n]+)?)`")
WITH_OPTIONS = "tactile-expert.md"
"""The page that the help of stickers names: its list shows every option, with a value."""
IN_A_LIST = re.compile(r"`(--[a-z-]+(?: [^`\n]+)?)`")
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
"""Words that stand for the name of a saved game."""
NEEDS = {
    "table": "somebody who sits down, and then stops it",
    "hall": "somebody who opens a table, and then stops it",
    "test": "the tests themselves",
    "head": "a file of measured ears",
    "render": "a saved game",
    "replay": "a saved game",
}
"""The commands that are run with what they need, but for the tests themselves."""
GAME = "2026-05-01-203000-air_sorciere"
"""The name of the saved game, as the pages name one."""
FILES = ("table.pem", "table.key", "lowest.py")
"""What a table needs besides: a certificate and a program, in tests of their own."""
DECK_OF = {
    "--parts dice,symbols": "du_balai",
    "--values 2,3,5": "du_balai",
    "--only black-5,red-8": "air_sorciere",
    "--signs joker=corner": "cards-52",
    "--signs joker=équerre": "cards-52",
}
"""Decks for the options of stickers that not every deck takes."""
OWN_FILES = re.compile(r"\b(?:tides|marees|volcanoes|volcans|(?:my|mon)-code\.toml)\b")
"""Decks and codes of a person's own, which a page makes before it shows the command."""


DECK_TABLES = {
    "cards.csv": "level,number,copies\nlow,1,2\nlow,2,2\nhigh,3,1\n",
    "cartes.csv": "niveau;nombre;exemplaires\nbas;1;2\nbas;2;2\nhaut;3;1\n",
}
"""Tables of cards that a person has, by their files."""
PASTED = "10x Copper\n3x Silver\n"
"""A list of cards that a person has copied from somewhere."""
VALUE_IN_WORDS = ("--seat", "--program", "--public", "--database")
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
        if name.endswith(WITH_OPTIONS):
            for line in re.findall(r"^- (?=`--).+$", text, re.MULTILINE):
                yield from (Example(name, f"audiogames stickers {shown}") for shown in IN_A_LIST.findall(line))


def of_helps() -> Iterator[Example]:
    """Yield the commands of the helps, and every option with its value, behind the command that it belongs to."""
    for locale in COMPLETE:
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
    assert {"README.md", "LISEZMOI.md", "docs/fr/tactile.md", "docs/en/friends.md"} <= {
        example.where for example in EXAMPLES
    }
    assert any(example.shown.endswith('stickers --name "paquet du club"') for example in EXAMPLES)


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
    assert parse(words).command in WORDS


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


def share_a_deck(folder: Path) -> None:
    """Write a checked deck into the folder `decks`, as another computer has exported it."""
    (folder / "decks").mkdir()
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setenv("AUDIOGAMES_HOME", str(folder / "elsewhere"))
        assert main(["stickers", "deck", "import", "cards.csv", "--name", "Tides"]) == 0
        assert main(["stickers", "deck", "export", "tides", "--output", "decks/tides.toml", "--by", "Ada"]) == 0


@pytest.mark.parametrize("shown", RUN)
def test_every_example_that_ends_by_itself_does_what_it_is_shown_for(
    shown: str, quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "table.csv").write_text("1;dot\n", encoding="utf-8")
    for name, table in DECK_TABLES.items():
        (tmp_path / name).write_text(table, encoding="utf-8")
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    if shown.endswith("import decks"):
        share_a_deck(tmp_path)
        capfd.readouterr()
    typed = tmp_path / "typed.txt"
    typed.write_text(PASTED if "import -" in shown else "", encoding="utf-8")
    with open(typed, encoding="utf-8") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        status = main(RUN[shown])
    told = capfd.readouterr()
    assert status in ((0, 1) if MISSES.search(shown) else (0,)), told.err
    assert status == 0 or told.err or told.out, "what cannot be done is said"
    assert not (quiet_home / "logs").is_dir() or not any((quiet_home / "logs").iterdir()), "a failure was logged"


def of(*commands: str) -> list[str]:
    """Return the examples of these commands, but for those whose value is told in words or that need more files."""
    return [
        shown
        for shown, example in ONCE.items()
        if example.words[:1] and example.words[0] in commands and example.words[-1] not in VALUE_IN_WORDS
        if not any(word in shown for word in (*FILES, "--help"))
    ]


@pytest.fixture
def saved_game(quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of three that has just begun, where the program saves games; the current folder is another."""
    monkeypatch.chdir(tmp_path)
    folder = paths().journals
    folder.mkdir(parents=True)
    saved(folder / f"{GAME}.journal", ["Alice", "Zoé", None], ["person", "witch", "witch"], moves=2)
    return folder / f"{GAME}.journal"


@pytest.mark.parametrize("shown", of("replay", "render"))
def test_an_example_about_a_saved_game_does_what_it_is_shown_for(
    shown: str, saved_game: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = saved_game.read_bytes()
    words = [GAME if word in PLACES else word for word in completed(ONCE[shown].words)]
    assert main(words) == 0, capfd.readouterr().err
    assert saved_game.read_bytes() == before
    told = capfd.readouterr().out
    output = dict(pairwise(words)).get("--output")
    sounds = {path.name: path for path in (*tmp_path.glob("*.wav"), *saved_game.parent.glob("*.wav"))}
    if words[0] == "replay":
        assert "Alice" in told
        assert not sounds
    else:
        assert [*sounds] == [output or f"{GAME}.wav"]
        with wave.open(str(*sounds.values())) as sound:
            assert sound.getnframes() > 48_000


@pytest.mark.parametrize("shown", of("head"))
def test_an_example_about_measured_ears_reads_them(
    shown: str, quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["ears.sofa" if word == "GAME" else word for word in completed(ONCE[shown].words)]
    sofa(tmp_path / words[1], directions=spiral(60))
    assert main(words) == 0, capfd.readouterr().err
    assert "60 directions" in capfd.readouterr().out
    assert load()[0].head == "own"


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")
@pytest.mark.parametrize("shown", of("hall"))
def test_an_example_of_a_hall_opens_one_in_which_a_person_opens_a_table(shown: str, quiet_home: Path) -> None:
    words = ONCE[shown].words
    command = [sys.executable, "-m", "audiogames", *words, "--json", "--no-open", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            line = process.stdout.readline()
            if "--https" in words:  # this computer may not have Tailscale
                assert (line, process.wait(LONGEST)) == ("", 2)
                assert "Tailscale" in process.stderr.read()
                return
            opened = json.loads(line)
            word = dict(pairwise(words)).get("--word", "")
            with connect(f"ws://127.0.0.1:{opened['port']}/socket", compression=None) as connection:
                connection.send(json.dumps({"kind": "join", "game": "du_balai", "code": word, "name": "Ana"}))
                assert any(json.loads(connection.recv(LONGEST))["kind"] == "lobby" for _ in range(9))
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
        assert process.wait(LONGEST) == 0, process.stderr.read()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")
@pytest.mark.parametrize("shown", of("table"))
def test_an_example_of_a_table_opens_one_at_which_a_person_sits_down(shown: str, quiet_home: Path) -> None:
    """Its port is another, for its own may be taken here; what is told is told to a program."""
    command = [sys.executable, "-m", "audiogames", *ONCE[shown].words, "--json", "--no-open", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            line = process.stdout.readline()
            if "10.77.0.1" in shown:  # an address of the page's network, which this computer does not have
                assert (line, process.wait(LONGEST)) == ("", 2)
                assert re.search("does not have that address|n’a pas cette adresse", process.stderr.read())
                return
            if "--https" in shown:  # it may not have Tailscale
                assert (line, process.wait(LONGEST)) == ("", 2)
                assert "Tailscale" in process.stderr.read()
                return
            opened = json.loads(line)
            with connect(f"ws://127.0.0.1:{opened['port']}/socket", compression=None) as connection:
                connection.send(json.dumps({"kind": "join", "code": opened["code"], "name": "Ana", "language": "en"}))
                assert any(json.loads(connection.recv(LONGEST))["kind"] == "lobby" for _ in range(9))
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
        assert process.wait(LONGEST) == 0, process.stderr.read()
