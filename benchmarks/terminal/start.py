"""From the start of the program to its first utterance, and the memory of a game at the terminal.

    python -m benchmarks.terminal.start [--starts 10]

Each start runs `python -m audiogames` with a pipe, reads its first line, then starts the usual game and plays some
cards before the memory is read: the most that the process has ever held (Linux and macOS; 0 elsewhere). The first line
is to come in under 1 s with a warm disk, a game to stay under 80 MB. Code is compiled once, as where people install it,
whatever this shell says of bytecode. Then the game is gone on with: its own first line
is to come within 0.2 s of what a bare Python takes. On a machine that others use too a time says
little, so the start of a bare Python is measured in turn with ours.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

CARDS = 6
"""How many lines are typed in the game before its memory is read."""


class Start(NamedTuple):
    """Seconds to the first line, that a bare Python takes to print one, and to that of a game; memory in megabytes.

    `bare_cpu` and `game_cpu` are seconds of the processor, to the end of a process that has nothing more to do.
    """

    first_line: float
    bare: float
    game: float
    bare_cpu: float
    game_cpu: float
    megabytes: float


def first_line(arguments: list[str], home: str, typed: str) -> tuple[float, float, float]:
    """Start a Python; return the seconds to its first line, and what it has used once `typed` was answered.

    That is the most memory, in megabytes, and the seconds of the processor.
    """
    environment = {**os.environ, "AUDIOGAMES_HOME": home, "PYTHONIOENCODING": "utf-8"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        if not process.stdout.readline():
            raise RuntimeError("the program ended before its first line")
        seconds = time.perf_counter() - begun
        process.stdin.write(typed)
        process.stdin.close()
        process.stdout.read()
        return seconds, *_used(process)


def _used(process: "subprocess.Popen[str]") -> tuple[float, float]:
    """Wait for the end of a process; return the most memory it held, in megabytes, and its seconds of the processor.

    Both are 0 where the system does not report them.
    """
    if sys.platform == "win32":
        return 0.0, 0.0
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"the program ended with status {process.returncode}")
    megabytes = usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    return megabytes, usage.ru_utime + usage.ru_stime


def measure(starts: int) -> list[Start]:
    """Start the program, and a bare Python, in turn."""
    found = []
    for _ in range(starts):
        with tempfile.TemporaryDirectory() as home:
            bare, _memory, bare_cpu = first_line(["-c", "print('ready')"], home, "")
            ours, megabytes, _cpu = first_line(["-m", "audiogames"], home, "1\n" * (CARDS + 1))
            [journal] = Path(home).rglob("*.journal")
            game, _memory, game_cpu = first_line(["-m", "audiogames", "play", str(journal)], home, "")
        found.append(Start(ours, bare, game, bare_cpu, game_cpu, megabytes))
    return found


def run(starts: int = 10) -> list[str]:
    """Measure; return the lines of figures. One start before is not counted: it warms the disk."""
    measure(1)
    found = measure(starts)
    ours, bare, game, bare_cpu, game_cpu = (median(start[column] for start in found) for column in range(5))
    return [
        f"start to first line: median {ours:.2f} s, slowest {max(start.first_line for start in found):.2f} s "
        f"({ours / bare:.1f} times a bare Python's {bare:.2f} s)",
        f"start to the first line of a game: median {game:.2f} s, {game - bare:.2f} s more than a bare Python "
        f"(of the processor alone, to the end: {game_cpu:.2f} s, {game_cpu - bare_cpu:.2f} s more)",
        f"memory of a game at the terminal: {max(start.megabytes for start in found):.0f} MB at most",
    ]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=10)
    for line in run(parser.parse_args().starts):
        print(line, flush=True)


if __name__ == "__main__":
    main()
