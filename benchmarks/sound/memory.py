"""The memory of a game with sound, the main process and all that it started.

    python -m benchmarks.sound.memory [--lines 40]

Each game runs as `python -m audiogames` with a pipe, heard through a sound card that plays to nowhere: for
headphones, the way of listening that takes most, once without a voice and once with the program's own voice from the
seats. A line is typed whenever the program has been silent for a while. For the main process the figure is the most
that it has ever held (Linux: VmHWM), which is to stay at 90 MB or below. For all processes together it is the most that
they held at once while lines were read, each page that several of them share divided among these (PSS), as is honest
for a sum; it is to stay at 110 MB or below.
"""

import argparse
import os
import re
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from audiogames.core.registry import GAMES
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import save
from tests.audio.sound_cards import EAR, TABLE, Card, Cards, configuration

TARGET: Final = 90
"""Megabytes of the main process at its peak."""

TOGETHER: Final = 110
"""Megabytes of all processes at one time."""

SEATS: Final = 3
TYPED: Final[Mapping[str, Sequence[str]]] = {
    "zapp_zerapp": ("", "", "", "keep", "1"),  # shake, then choose, or follow what is asked
    "du_balai": ("1", "", "2", ""),
}
"""The lines typed in turn in a game that is not played by numbers alone."""

OPENING: Final = 4.0
"""Seconds in which the sounds are opened, before anything is typed."""

SILENCE: Final = 1.0
"""Seconds without a line after which the next is typed."""

LONGEST: Final = 15.0
"""Seconds after which a line is typed in any case."""

_PEAK = re.compile(r"^VmHWM:\s+(\d+) kB", re.MULTILINE)
_SHARE = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


class Peak(NamedTuple):
    """Megabytes: the main process, and the most that all held together; `lines` that were read."""

    main: float
    total: float
    lines: int


@contextmanager
def card() -> Iterator[None]:
    """Let programs that are started find one sound card, which plays to nowhere."""
    with tempfile.TemporaryDirectory() as folder:
        cards = Cards(Card(TABLE, Path(folder)), Card(EAR, Path(folder)))
        alsa = Path(folder) / "alsa.conf"
        alsa.write_text(configuration(cards))
        with patch.dict(
            os.environ,
            {"ALSA_CONFIG_PATH": str(alsa), "JACK_NO_START_SERVER": "1", "PULSE_SERVER": cards.table.address},
        ):
            cards.table.start()
            try:
                yield
            finally:
                cards.table.kill()


def peak(game: str, spoken: bool, typed: int) -> Peak:
    """Play a game with sound, `typed` lines long; return what it held. Raises RuntimeError where it ends early."""
    settings = Settings(
        language="en",
        sound="on",
        listening="headphones",
        music="both",
        speech="on" if spoken else "off",
        sink="espeak" if spoken else "none",
        speech_in_space=spoken,
        rate=450,
        bot_pace="none",
        games_done=tuple(GAMES),
        last_table=LastTable(game, SEATS),
    )
    with tempfile.TemporaryDirectory() as home, patch.dict(os.environ, {"AUDIOGAMES_HOME": home}):
        if save(settings):
            raise RuntimeError("the settings could not be kept")
        with subprocess.Popen(
            [sys.executable, "-m", "audiogames"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ}
        ) as process:
            try:
                return _played(process, ("1", *islice(cycle(TYPED.get(game, "1")), typed)))
            finally:
                process.kill()


def _played(process: "subprocess.Popen[bytes]", typed: Sequence[str]) -> Peak:
    assert process.stdin is not None
    assert process.stdout is not None
    held = Peak(0.0, 0.0, 0)
    for number, line in enumerate(typed):
        held = _read(process.stdout.fileno(), process.pid, held, SILENCE if number else OPENING)
        process.stdin.write(f"{line}\n".encode())
        process.stdin.flush()
    return held


def _read(pipe: int, main: int, held: Peak, silence: float) -> Peak:
    """Read until the program is silent; return what it held until then. Raises RuntimeError at its end."""
    begun = time.monotonic()
    while time.monotonic() - begun < LONGEST:
        ready = select.select([pipe], [], [], silence)[0]
        together = sum(_kept(pid, "smaps_rollup", _SHARE) for pid in (main, *_children(main)))
        held = Peak(_kept(main, "status", _PEAK), max(held.total, together), held.lines)
        if not ready:
            break
        piece = os.read(pipe, 65536)
        if not piece:
            raise RuntimeError("the program ended early")
        held = held._replace(lines=held.lines + piece.count(b"\n"))
    return held


def _children(pid: int) -> Iterator[int]:
    """Give all processes that a process started, and those that these did."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found = task.read_text().split()
        except OSError:
            continue
        for child in map(int, found):
            yield child
            yield from _children(child)


def _kept(pid: int, file: str, figure: re.Pattern[str]) -> float:
    """Return a figure of a process in megabytes; 0 where it has gone."""
    try:
        found = figure.search(Path(f"/proc/{pid}/{file}").read_text())
    except OSError:
        return 0.0
    return int(found[1]) / 1024 if found else 0.0


def run(games: Sequence[str] = tuple(GAMES), typed: int = 40) -> Iterator[str]:
    """Measure; give the lines of figures."""
    if not sys.platform.startswith("linux"):
        yield "memory of a game with sound: measured on Linux alone"
        return
    with card():
        for game in games:
            for spoken in (False, True):
                found = peak(game, spoken, typed)
                yield (
                    f"{game} with sound{' and its own voice from the seats' if spoken else ''}: "
                    f"main process {found.main:.0f} MB (target {TARGET}), with all it started {found.total:.0f} MB "
                    f"(target {TOGETHER}); {found.lines} lines read"
                )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=40)
    parser.add_argument("--games", nargs="*", default=tuple(GAMES))
    arguments = parser.parse_args()
    for line in run(arguments.games, arguments.lines):
        print(line, flush=True)


if __name__ == "__main__":
    main()
