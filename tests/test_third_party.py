"""A game of somebody else's: built, installed beside the program as pip does it, and played in every way there is.

The libraries of the program come from the environment of the tests: a test does without a network, and whether one
can install them is tested elsewhere. The program and the game are the wheels that would be published.
"""

import json
import os
import re
import select
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.sync.client import connect

from tests.faces.web.tables import Client

ROOT: Final = Path(__file__).resolve().parent.parent
CAULDRON: Final = ROOT / "tests" / "cauldron"
BUILD: Final = "import sys, hatchling.build as it; it.build_wheel(sys.argv[1])"
LONGEST: Final = 60.0

posix_alone = pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal, and no signal to close")


class Installed:
    """An environment with the program and the game, and a home for what is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.environment |= {"AUDIOGAMES_HOME": str(folder / "home"), "PYTHONUTF8": "1", "TERM": "xterm"}

    def program(self, *words: str) -> list[str]:
        """Return the command of the program."""
        return [str(self.scripts / "audiogames"), *words]

    def run(self, *command: str, typed: str = "") -> str:
        """Return what a command writes; it must not fail."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("elsewhere")
    wheels = folder / "wheels"
    wheels.mkdir()
    here = Installed(folder)
    for source in (ROOT, CAULDRON):
        subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=source, check=True, capture_output=True)
    here.run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    python = str(here.scripts / "python")
    install = ("install", "-q", "--no-deps", "--no-index", "--no-compile", *map(str, sorted(wheels.glob("*.whl"))))
    here.run(sys.executable, "-m", "pip", "--python", python, *install)
    site = here.run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'), end='')")
    (Path(site) / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    (folder / "home").mkdir()
    (folder / "home" / "settings.toml").write_text(
        'sink = "none"\nkeys_mode = "line"\nstatistics_offered = true\n', encoding="utf-8"
    )
    where = here.run(python, "-c", "import audiogames, cauldron; print(audiogames.__file__, cauldron.__file__)")
    assert where.count(site) == 2, "neither is that of the checkout"
    return here


class Engine:
    """The program as another program drives it."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def do(self, op: str, **fields: Any) -> Any:
        """Return the result of a request."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"id": 1, "op": op, **fields}) + "\n")
        self._process.stdin.flush()
        reply = json.loads(self._process.stdout.readline())
        assert reply["ok"], reply
        return reply["result"]


def test_a_program_plays_a_whole_game_of_it(installed: Installed) -> None:
    with subprocess.Popen(
        installed.program("engine"),
        env=installed.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        engine = Engine(process)
        assert [game["game"] for game in engine.do("games")][-1] == "cauldron"
        assert "cauldron-boils" in {sound["name"] for sound in engine.do("sounds", locale="fr")}
        engine.do("new", game="cauldron", seats=[{}, {}, {}], seed=1, options={"goal": 10})
        over, said = False, ""
        while not over:
            ((seat, actions),) = engine.do("legal").items()
            brew = engine.do("view", seat=int(seat))["brew"]
            over = engine.do("apply", seat=int(seat), action=actions[-1] if brew > 3 else actions[0])["over"]
            said += " ".join(one["text"] for one in engine.do("hear", seat=0, locale="fr")["utterances"])
        assert max(engine.do("result")["scores"]) >= 10
        assert "gagne" in said
        process.terminate()


class Terminal:
    """The program at a pseudo-terminal, as a person sees it."""

    def __init__(self, installed: Installed, *words: str) -> None:
        from tests.posix import pty

        self._screen, theirs = pty.openpty()
        self._process = subprocess.Popen(
            installed.program("--language", "en", *words),
            env=installed.environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self._unread = ""

    def until(self, pattern: str) -> "re.Match[str]":
        """Return the next match on the screen, and forget what stands before its end."""
        while (found := re.search(pattern, self._unread)) is None:
            assert select.select([self._screen], [], [], LONGEST)[0], self._unread
            written = os.read(self._screen, 65536)
            self._unread += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", written.decode("utf-8", "replace"))
        self._unread = self._unread[found.end() :]
        return found

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._screen, f"{line}\r".encode())

    def close(self) -> None:
        """Take the terminal away, which ends the program."""
        self._process.kill()
        self._process.wait(LONGEST)
        os.close(self._screen)


@pytest.fixture
def terminal(installed: Installed) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*words: str) -> Terminal:
        opened.append(Terminal(installed, *words))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


@posix_alone
def test_a_person_plays_a_whole_game_of_it_at_a_terminal_and_reads_its_rules(
    terminal: Callable[..., Terminal],
) -> None:
    screen = terminal()
    screen.until("1 of 8")
    screen.type("5")
    screen.until("1 of 7")
    screen.type("5")
    screen.until("Two to four players stir a cauldron in turn")
    screen.type("q")
    screen.until("5 of 7")
    screen.type("0")
    screen.until("1 of 8")
    screen.type("1")
    screen.until("1 of 7")
    screen.type("5")
    screen.until("whole lines")
    screen.type("2")
    while True:
        found = screen.until(r"Your turn: (\d+) in the cauldron|(You win|\w+ wins)\.")
        if found[1] is None:
            break
        if int(found[1]) > 0:  # with an empty cauldron the only choice makes itself
            screen.type("0" if int(found[1]) > 6 else "")  # the key of the game, and its usual answer
    screen.until("The game is over")


@posix_alone
def test_people_play_a_whole_game_of_it_at_the_page(installed: Installed) -> None:
    command = installed.program("table", "--json", "--no-open", "--game", "cauldron", "--seats", "2", "--port", "0")
    with subprocess.Popen(
        command, env=installed.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        opened = json.loads(process.stdout.readline())
        with connect(opened["address"].replace("http", "ws") + "socket", compression=None) as connection:
            client = Client(connection)
            client.send(kind="join", code=opened["code"], name="Ana", language="en")
            client.until("lobby")
            client.send(kind="start")
            client.play(1)
        process.send_signal(signal.SIGINT)
        assert '"over"' in process.stdout.read()
        assert process.wait(LONGEST) == 0


def test_its_training_is_held(installed: Installed) -> None:
    told = installed.run(*installed.program("--language", "en", "train", "drops"), typed="7\n\n")
    assert len(re.findall(r"\d drops, then \d drops\. How many together\?", told)) == 2


def test_its_stickers_are_made(installed: Installed) -> None:
    written = installed.run(*installed.program("--language", "en", "stickers", "cauldron", "--output", "stickers"))
    assert "6" in written
    made = {path.suffix for path in (installed.folder / "stickers").rglob("*") if path.is_file()}
    assert ".pdf" in made


def test_every_law_holds_for_it_as_its_author_runs_them(installed: Installed) -> None:
    told = installed.run(
        str(installed.scripts / "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider", str(CAULDRON / "checks")
    )
    assert re.search(r"\b34 passed", told), told
