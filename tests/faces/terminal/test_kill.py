"""Killed at any moment, a game loses nothing that was announced, and the next start takes it up again."""

import os
import random
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import CARD_IDS, COLOURS
from audiogames.games.du_balai import events as balai
from audiogames.games.roue_des_sorcieres import events
from audiogames.narration.catalogue import catalogue
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import start, typing

if sys.platform == "win32":
    pytest.skip("nothing can be forked or killed like this on Windows", allow_module_level=True)

GAMES = int(os.environ.get("KILLS", "80"))
"""How many games are killed."""
NAMES = ("Ana", "Morgane", "Viviane", "Circe", "Sibylle", "Melusine")
RACES = 8
BYTES_OF_A_RACE = 30000
"""About as many as are announced of a whole one."""
BYTES_OF_A_TRICK = 330
"""About as many as are announced of it; there are 54 cards, so 54 tricks divided by the number of seats."""

PIPE_BYTES = 4096
"""How far a game may run ahead of its viewer."""

COLOUR = "|".join(catalogue("fr").words(f"colour-{colour}") for colour in COLOURS)
IDS = {catalogue("fr").words(f"colour-{colour}"): colour for colour in COLOURS}
ANNOUNCED = {
    "played": rf"(Vous) jouez le (\d) ({COLOUR})\.",
    "others": rf"(?!atout\b)\b(\w+), (\d) ({COLOUR})(?= ;|\.)",
    "only": rf"(?P<me>Un seul choix, il est fait pour vous) : (\d) ({COLOUR})\.",
    "given": rf"(\w+) c[éè]dez? le (\d) ({COLOUR}) :",
    "won": rf"(\w+) remportez? le pli avec le (\d) ({COLOUR}) :",
    "drawn": rf"(\w+) piochez? le (\d) ({COLOUR})[.,]",
    "taken": rf"(\w+) pren(?:ez|d) (?:l’atout|le dernier atout), le (\d) ({COLOUR})[.,]",
}
"""How each thing that happens is announced in French: who, with which card."""


class Nursery:
    """The process that forks the games."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.faces.terminal.killed"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, journal: Path, screen: Path, seed: int, limit: int) -> tuple[str, int]:
        """Let a game play and kill it once it has announced `limit` bytes; return all of them, and how it ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{journal}\t{screen}\t{seed}\n")
        self._process.stdin.flush()
        game = int(self._process.stdout.readline())
        end = os.open(screen, os.O_RDONLY)
        _narrow(end)
        read = b""
        while len(read) < limit and (data := os.read(end, min(limit - len(read), PIPE_BYTES))):
            read += data
        _kill(game)
        while data := os.read(end, PIPE_BYTES):
            read += data
        os.close(end)
        return read.decode(errors="replace"), int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


def _narrow(end: int) -> None:
    if sys.platform == "linux":
        import fcntl

        fcntl.fcntl(end, fcntl.F_SETPIPE_SZ, PIPE_BYTES)


def _kill(game: int) -> None:
    """Kill a game that may have ended by itself; its parent has not said so yet, so the number is still its own."""
    try:
        os.kill(game, signal.SIGKILL)
    except ProcessLookupError:
        return


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AUDIOGAMES_HOME", str(tmp_path_factory.mktemp("home")))
        paths().settings.write_text(
            'speech = "off"\ngames_done = ["roue_des_sorcieres", "air_sorciere"]\n', encoding="utf-8"
        )
        paths().journals.mkdir()
        nursery = Nursery()
        yield nursery
        nursery.close()


def open_game(seed: int, seats: int, game: str = "roue_des_sorcieres", called: str = "roue") -> Path:
    """Write the journal of a new game, as a start of the program does."""
    path = paths().journals / f"2026-01-{1 + seed // 100:02}-12{seed % 100 // 60:02}{seed % 60:02}-{called}.journal"
    sitting = [PERSON] + ["apprentice"] * (seats - 1)
    Sitting.new(game, NAMES[:seats], sitting, {}, seed, FileStore(path, new=True)).close()
    return path


def announced(text: str) -> Counter[tuple[str, str, str]]:
    """Return what was announced: what happened, to whom, with which card."""
    found: Counter[tuple[str, str, str]] = Counter()
    for kind, pattern in ANNOUNCED.items():
        for who, value, colour in re.findall(pattern, text):
            if kind in ("played", "others", "only"):
                found[("played", NAMES[0] if kind != "others" else who, f"{IDS[colour]}-{value}")] = 1
            else:
                found[(kind, NAMES[0] if who == "Vous" else who, f"{IDS[colour]}-{value}")] += 1
    return found


def happened(table: Table) -> Counter[tuple[str, str, str]]:
    """Return what happened in a game, as its journal has it."""
    kinds = {
        events.Played: "played",
        events.TrumpChanged: "given",
        events.TrickWon: "won",
        events.Drew: "drawn",
        events.TrumpTaken: "taken",
    }
    return Counter(
        (kinds[type(event)], NAMES[event.seat], CARD_IDS[event.card])
        for step in table.steps
        for event in step.events
        if type(event) in kinds
    )


def journal_of(path: Path) -> Path:
    """Return where the journal is now: the name of a finished game says so."""
    return path if path.exists() else path.with_name(f"{path.stem}.finished.journal")


def test_no_announced_action_is_lost_by_a_kill(nursery: Nursery, tmp_path: Path) -> None:
    chance = random.Random(20120101)
    screen = tmp_path / "screen"
    os.mkfifo(screen)
    actions = finished = torn_lines = resumed = 0
    moments = []
    for seed in range(GAMES):
        seats = 2 + seed % 5
        path = open_game(seed, seats)
        text, status = nursery.run(path, screen, seed, chance.randrange(1, BYTES_OF_A_TRICK * 54 // seats))
        over = not path.exists()
        path = journal_of(path)
        said = announced(text)
        torn = chance.random() < 0.3 and not over
        if torn:
            _tear(path, chance)
            torn_lines += 1
        _check(path, said, torn)
        if over:
            finished += 1
        else:
            assert os.WTERMSIG(status) == signal.SIGKILL
            resumed += _next_start(torn)
            moments.append(sum(said.values()))
        actions += sum(said.values())
        for file in paths().journals.glob("*.journal"):
            file.unlink()
    killed = GAMES - finished
    assert killed > GAMES / 2
    assert torn_lines > GAMES / 10
    assert min(moments) < 5
    assert max(moments) > 60
    assert actions > 50 * GAMES / 2
    assert resumed > killed / 2


FLEW = re.compile(r"^(\w+) avancez? de \d+ cases? : case (moins )?(\d+)\.", re.MULTILINE)


def told_of_a_race(text: str) -> Counter[tuple[str, str, str]]:
    """Return what was announced: how many dice, who wrote, who flew where."""
    return Counter(
        [("die", "", "") for _ in re.findall(r"^[^\W\d]+(?: éclair)? (?:orange|noire?)$", text, re.MULTILINE)]
        + [("wrote", NAMES[0], "") for _ in re.findall(r"Votre formule est écrite", text)]
        + [("wrote", who, "") for who in re.findall(r"^(\w+) a écrit\.$", text, re.MULTILINE)]
        + [
            ("flew", NAMES[0] if who == "Vous" else who, f"{'-' * bool(minus)}{space}")
            for who, minus, space in re.findall(
                r"^(\w+) avancez? de \d+ cases? : case (moins )?(\d+)", text, re.MULTILINE
            )
        ]
    )


def happened_in_a_race(table: Table) -> Counter[tuple[str, str, str]]:
    """Return what happened in a race, as its journal has it."""
    done = [event for step in table.steps for event in step.events]
    return Counter(
        [("die", "", "") for event in done if isinstance(event, balai.DieTold)]
        + [("wrote", NAMES[event.seat], "") for event in done if isinstance(event, balai.Wrote)]
        + [("flew", NAMES[event.seat], str(event.end)) for event in done if isinstance(event, balai.Moved)]
    )


def test_a_race_with_its_clocks_loses_nothing_by_a_kill_either(nursery: Nursery, tmp_path: Path) -> None:
    chance = random.Random(2006)
    screen = tmp_path / "screen"
    os.mkfifo(screen)
    kinds, killed = Counter[str](), 0
    for seed in range(RACES):
        path = open_game(seed, 2 + seed % 5, "du_balai", "race")
        text, _ = nursery.run(path, screen, seed, chance.randrange(1, BYTES_OF_A_RACE))
        said, over = told_of_a_race(text), not path.exists()
        _check(journal_of(path), said, False, happened_in_a_race)
        if not over:
            killed += 1
            _next_start(False)
        kinds.update(kind for kind, _, _ in said.elements())
        for file in paths().journals.glob("*.journal"):
            file.unlink()
    assert killed > RACES / 2
    assert min(kinds[kind] for kind in ("die", "wrote", "flew")) > RACES


def _check(
    path: Path,
    said: Counter[tuple[str, str, str]],
    torn: bool,
    truth: Callable[[Table], Counter[tuple[str, str, str]]] = happened,
) -> None:
    """Compare what was announced with what the journal holds; a torn line stays as it is for the next start."""
    before = path.read_bytes()
    store = FileStore(path)
    try:
        assert (store.torn is not None) == torn
        table = Table.resume(store)
        assert said - truth(table) == Counter()
    finally:
        store.close()
    if store.torn is not None:
        store.torn.unlink()
    path.write_bytes(before)


def _tear(path: Path, chance: random.Random) -> None:
    """Leave the beginning of a line that was being written when the power went."""
    whole = path.read_bytes().splitlines()[-1]
    with path.open("ab") as file:
        file.write(whole[: chance.randrange(1, len(whole))])


def _next_start(torn: bool) -> bool:
    """Start the program again; whether it offered the game and took it up."""
    played = start(typing("", "h"))
    assert played.end == 0
    assert "Entrée reprend " in played.text
    assert "Partie reprise." in played.text
    assert ("La dernière ligne était coupée" in played.text) == torn
    return "Votre main" in played.text
