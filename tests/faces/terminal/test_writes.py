"""The output of the program, write by write: each reply whole, each line fit for a console reader and for braille."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from audiogames.core.registry import GAMES
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.narration.catalogue import BRAILLE_CELLS
from audiogames.play.keys.help import read_rules
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE, page
from audiogames.settings import Settings
from audiogames.settings.store import load
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import Paper, Person, computer_at, start, typing

if not hasattr(socket, "SOCK_SEQPACKET") or sys.platform != "linux":
    pytest.skip("only Linux keeps the writes of a process apart for who reads them", allow_module_level=True)

from tests.faces.screen import NAMES, PROGRAM, saved_game, set_up, table_of

PATIENCE = 60.0
SEED = 2
"""Of a game of three in which the person leads."""

BARE = re.compile(r"\W*\d*\W*")
"""A line without a word: nothing, a digit, signs."""


class Writes:
    """The program with its output in packets: what one write of it gave, and nothing else, comes as one."""

    def __init__(self, output: socket.socket, process: "subprocess.Popen[bytes]") -> None:
        self._output = output
        self._process = process
        self.writes: list[str] = []

    def type(self, line: str) -> str:
        """Type a line, or nothing at the start; return the write that answers it."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()
        return self.read()

    def read(self) -> str:
        """Wait for one write."""
        self.writes.append(self._output.recv(1 << 20).decode())
        return self.writes[-1]

    def rest(self) -> list[str]:
        """End the input; return the writes that come then."""
        self._process.communicate(timeout=PATIENCE)
        rest = list(iter(lambda: self._output.recv(1 << 20).decode(), ""))
        self.writes += rest
        return rest


@contextmanager
def writes_of(*arguments: str) -> Iterator[Writes]:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with ours:
        ours.settimeout(PATIENCE)
        with theirs:
            process = subprocess.Popen(
                [*PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=theirs.fileno(), stderr=theirs.fileno()
            )
        with process:
            try:
                yield Writes(ours, process)
            finally:
                process.kill()


@pytest.mark.parametrize("lines", ["speech", "braille"])
@pytest.mark.parametrize("language", COMPLETE)
def test_each_line_typed_is_answered_by_one_write_of_the_process(language: str, lines: str, home: Path) -> None:
    """Everywhere: menus, their help, settings, a game and its questions, long help, a card, leaving."""
    set_up(lines=lines)
    path = saved_game(SEED, 3)
    typed = ["?", "h", "v", "t", "s", "e", "c", "a", "m", "l", "j", ",", ";", "x", "r", "bleu 99", "1", "l", "k", "h"]
    typed += ["", "", "g", "r", "0", "o", "?", "2", "?", "0", "0", "u", "z", "q", "", "?", "quit"]
    check_writes(path, language, lines, typed)


def check_writes(path: Path, language: str, lines: str, typed: Sequence[str]) -> None:
    """Type each line into a saved game: it is answered by one write, of lines that a reader and braille can take."""
    with writes_of("play", str(path), "--language", language) as program:
        program.read()
        for line in typed:
            program.type(line)
        assert program.rest() == []
    written = "".join(program.writes)
    assert all(write.endswith("\n") for write in program.writes)
    assert [line for line in written.splitlines() if BARE.fullmatch(line)] == []
    assert "Traceback" not in written
    assert len(program.writes) == len(typed) + 1
    if lines == "braille":
        assert [line for line in written.splitlines() if len(line) > 40] == []


@pytest.mark.parametrize("lines", ["speech", "braille"])
@pytest.mark.parametrize("language", COMPLETE)
def test_in_a_race_each_line_typed_is_answered_by_one_write_too(language: str, lines: str, home: Path) -> None:
    """While the book is open, while a formula is written, and a round later; dice are shown at once."""
    set_up(lines=lines)
    path = home / "race.journal"
    Sitting.new(
        "du_balai", NAMES[:3], [PERSON, "witch", "witch"], {"pace": "free"}, 1, FileStore(path, new=True)
    ).close()
    typed = ["?", "h", "v", "t", "s", "e", "c", "a", "m", "l", "j", ",", ";", "x", "7", "+", "/", "99", ""]
    typed += ["?", "h", "t", "m", "v", "c", "137", "1", "o", "décret", "", "0", "", ""]
    typed += ["h", "v", "j", "l", "u", "z", "?", "k", "h", "", "", "q", "", "?", "quit"]
    check_writes(path, language, lines, typed)


def test_the_longest_reply_is_longer_than_any_buffer_and_still_one_write(home: Path) -> None:
    set_up()
    path = saved_game(SEED, 3)
    with writes_of("play", str(path), "--language", "fr") as program:
        program.read()
        program.type("o")
        program.type("?")
        help = program.type("?")
    assert len(help.encode()) > 1024
    assert "1. Langue" in help
    assert ". Sons : " in help.rstrip().splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE)
def test_the_rules_are_read_whole_on_a_braille_line(language: str, game: str) -> None:
    """Lines are broken to fit, not cut: who reads by touch reads the same words."""
    paper = Paper()
    console = StreamConsole(Person(paper, typing(*[""] * 100)), paper)
    computer = computer_at(console, Settings(lines="braille"), language)
    hold(computer, read_rules(computer.conversation, game))
    read = "".join(paper.writes)
    assert [line for line in read.splitlines() if len(line) > BRAILLE_CELLS] == []
    words = " ".join(read.split())
    lines = [" ".join(line.split()) for part in page(language, game) for line in part]
    assert max(map(len, lines)) > BRAILLE_CELLS
    assert [line for line in lines if line not in words] == []


# The pace of the others.


@pytest.fixture
def journal(home: Path) -> Path:
    path = saved_game(SEED, 3)
    assert table_of(path).to_act() == (0,)
    return path


def test_with_a_pause_each_bot_s_card_comes_by_itself_and_the_next_not_before_the_pause_is_over(journal: Path) -> None:
    set_up(bot_pace=0.4)
    with writes_of("play", str(journal), "--language", "fr") as program:
        program.read()
        begun = time.monotonic()
        first = program.type("1")
        second = program.read()
        assert time.monotonic() - begun >= 0.4
    assert "Bob, " in first
    assert "Circe" not in first
    assert "Circe" in second


def test_with_pace_enter_each_bot_s_card_waits_for_enter(journal: Path) -> None:
    set_up(bot_pace="enter")
    with writes_of("play", str(journal), "--language", "fr") as program:
        program.read()
        first, second = program.type("1"), program.type("")
    assert "Bob, " in first
    assert "Circe" not in first
    assert "Circe" in second


@pytest.mark.parametrize("pace", ["none", "auto"])
def test_without_a_pace_the_whole_round_comes_at_once(pace: str, journal: Path) -> None:
    set_up(bot_pace=pace)
    with writes_of("play", str(journal), "--language", "fr") as program:
        program.read()
        told = program.type("1")
    assert "Bob, " in told
    assert "Circe, " in told


def test_a_pause_can_be_set_in_the_settings_and_is_kept(home: Path) -> None:
    set_up()
    played = start(typing("réglages", "allure des a", "deux", "0", "quitter"))
    assert "Allure des autres : deux secondes, 5 sur 11." in played.text
    assert load()[0].bot_pace == 2.0
