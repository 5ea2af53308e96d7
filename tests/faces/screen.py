"""A person at a real terminal: the program in a separate process, its screen and keyboard a pseudo-terminal."""

import codecs
import json
import re
import select
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any

from audiogames.core.journal import MemoryStore
from audiogames.core.table import Table
from audiogames.faces.terminal.console import CLEAR
from audiogames.narration.catalogue import catalogue
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.posix import os, termios

PATIENCE = 60.0
"""Seconds after which what is awaited counts as never coming."""

NAMES = ("Ana", "Bob", "Circe", "Medee", "Sibylle", "Melusine")

PROGRAM = (sys.executable, "-m", "audiogames")

_TAKE_THE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)
"""Makes the pseudo-terminal that of the session, so that Control+C reaches the program."""


WIDE = "1000"
"""Columns of the screen: so many that no sentence is broken."""


UNSEEN = re.compile(r"\x1b(?:\[\?2004[hl]|D|\[[0-9]+A)")
"""Codes that ask for marks around what is pasted, and that make empty rows below the cursor."""
BEGUN = re.compile(r"\x1b(?:\[[?0-9]*)?$")


class Terminal:
    """The program at a pseudo-terminal. `screen` is all that was written; `shown` what a person still can see."""

    def __init__(
        self,
        *arguments: str,
        program: Sequence[str] = PROGRAM,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.screen = ""
        self._awaited = 0
        self._rest = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._master, self._slave = os.openpty()
        self.modes_before = self.modes
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _TAKE_THE_TERMINAL, *program, *arguments],
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            start_new_session=True,
            env={**os.environ, "COLUMNS": WIDE, **environment},
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)
        os.close(self._slave)

    @property
    def shown(self) -> str:
        """The text on the screen and in what scrolled off it: all since it was last cleared."""
        return self.screen.rpartition(CLEAR)[2]

    def type(self, keys: str) -> None:
        """Press these keys; Enter is a carriage return, as a keyboard gives it."""
        data = keys.encode()
        while data:
            data = data[os.write(self._master, data) :]

    def expect(self, text: str) -> str:
        """Wait until this text is written behind what was awaited before; return what came up to its end."""
        return self.expect_one_of(text)

    def expect_one_of(self, *texts: str) -> str:
        """Wait for whichever of these texts comes first; return what came up to its end."""
        deadline = time.monotonic() + PATIENCE
        while not (ends := [at + len(text) for text in texts if (at := self.screen.find(text, self._awaited)) >= 0]):
            if not select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise AssertionError(f"{texts!r} did not come; what came was:\n{self.screen[self._awaited :]}")
            self._take()
        came = self.screen[self._awaited : min(ends)]
        self._awaited = min(ends)
        return came

    def read(self, seconds: float) -> None:
        """Take what is written, until nothing more comes for so many seconds."""
        while select.select([self._master], [], [], seconds)[0]:
            self._take()

    def _take(self) -> None:
        """Take what is written, without codes that nobody sees, of which the last may come in two parts."""
        given = self._rest + self._decoder.decode(os.read(self._master, 65536))
        begun = BEGUN.search(given)
        self._rest = begun[0] if begun else ""
        self.screen += UNSEEN.sub("", given.removesuffix(self._rest))

    def end(self) -> int:
        """Wait for the end of the program; return its exit status."""
        return self.process.wait(PATIENCE)

    @property
    def modes(self) -> list[Any]:
        """How the terminal treats keys: as lines or one by one, shown or unseen."""
        modes: list[Any] = termios.tcgetattr(self._slave)
        return modes

    def becomes_single_key(self) -> bool:
        """Wait until keys go to the program one by one and unseen; False if they never do."""
        deadline = time.monotonic() + PATIENCE
        while self.modes[3] & (termios.ICANON | termios.ECHO):
            if time.monotonic() > deadline:
                return False
            os.sched_yield()
        return True


def table_of(journal: Path) -> Table:
    """Return the table of a journal that may be open elsewhere: whole lines only, and nothing is written to it."""
    store = MemoryStore()
    for line in journal.read_bytes().decode().split("\n")[:-1]:
        store.append(line)
    return Table.resume(store)


def saved_game(seed: int, seats: int, people: int = 1, names: Sequence[str] = NAMES) -> Path:
    """Write the journal of a new game, people first and then bots, as a start of the program does."""
    folder = paths().journals
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"2026-01-{1 + seed:02}-120000-roue_des_sorcieres.journal"
    sitting = [PERSON] * people + ["apprentice"] * (seats - people)
    store = FileStore(path, new=True)
    Sitting.new("roue_des_sorcieres", names[:seats], sitting, {}, seed, store).close()
    return path


def set_up(**settings: str | float | bool | tuple[str, ...]) -> None:
    """Write the settings of the person; the program's own voice is off, and so are sounds.

    Where there is no card, that would be told once, at any moment, also between two keys. And a program that is killed
    while PortAudio looks for cards may leave a lock of JACK behind, at which every other PortAudio hangs.
    A screen reader may run on this computer too, as in another test: that its rate can be found was told before. So was
    it asked how the person types, and whether statistics are wanted.
    """
    offered = dict.fromkeys(("reader_rate_offered", "keys_offered", "statistics_offered"), True)
    entries = {"speech": "off", "sound": "off", **offered, **settings}
    words = {True: "true", False: "false"}
    lines = [f"{k} = {words[v] if isinstance(v, bool) else json.dumps(v)}\n" for k, v in entries.items()]
    paths().settings.parent.mkdir(parents=True, exist_ok=True)
    paths().settings.write_text("".join(lines), encoding="utf-8")


def hand_of(table: Table, seat: int) -> list[str]:
    """Return the hand of a seat as it is read, each card in its French words, "7 bleu"."""
    view = table.view(seat)
    legal = table.legal().get(seat, ())
    return [catalogue("fr").text(choice.message) for choice in table.game.choices(view, legal) if choice.from_hand]
