"""Faults planted in the rules of games one by one: the tests must notice each.

The lists stand in the module `mutants` of each game's tests. A sample of them is planted at every run of the tests; all
of them by hand, from a checkout, for some games or for every one:

    python -m tests.games.mutants roue_des_sorcieres
    python -m tests.games.mutants

Faults that change nothing a table can tell are left out. Each mutant is one exact piece of text and what replaces it,
in a copy of the package in a folder of its own.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.registry import GAMES

ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 300
"""Seconds: a fault that keeps the tests busy so long is noticed."""
SLOW: Final = ("test_bot.py", "test_told_apart.py")
"""Tests of how well someone plays or hears: they are not about the rules."""


class Mutant(NamedTuple):
    """A fault: in `file` of the game's package, the one place that reads `old` reads `new`."""

    file: str
    old: str
    new: str


def mutants_of(game: str) -> list[Mutant]:
    """Return the faults of a game."""
    found: list[Mutant] = import_module(f"tests.games.{game}.mutants").MUTANTS
    return found


def places(game: str, mutant: Mutant) -> int:
    """Return how often the text that a fault replaces is there: once, or the fault cannot be planted."""
    return _file(ROOT, game, mutant).read_text(encoding="utf-8").count(mutant.old)


def _file(root: Path, game: str, mutant: Mutant) -> Path:
    return root / "audiogames" / "games" / game / mutant.file


def survives(game: str, mutant: Mutant | None) -> bool:
    """Return whether all tests of a game pass with a fault planted, or without any.

    The playthroughs would notice most faults, but only by being different: the tests must say what is wrong.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ROOT.iterdir():
            if part.name in ("audiogames", "tests"):
                shutil.copytree(part, copy / part.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif not part.name.startswith("."):
                (copy / part.name).symlink_to(part)
        if mutant is not None:
            path = _file(copy, game, mutant)
            path.write_text(path.read_text(encoding="utf-8").replace(mutant.old, mutant.new), encoding="utf-8")
        of_all = [f"tests/games/test_{name}.py" for name in ("laws", "positions", "zones")]
        tests = [f"tests/games/{game}", *of_all, "-k", f"{game} or {game.title().replace('_', '')}"]
        tests += [f"--ignore-glob=*/{name}" for name in SLOW]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=LONGEST, check=False)
        except subprocess.TimeoutExpired:
            return False
    if done.returncode not in (0, 1, 2):  # 2: the fault kept a test from being read
        raise SystemExit(done.stdout.decode() + done.stderr.decode())
    return done.returncode == 0


def main(games: list[str]) -> None:
    """Plant every fault of some games, and tell which the tests did not notice."""
    alive = planted = 0
    for game in games:
        if not survives(game, None):
            raise SystemExit(f"{game}: the tests fail without any fault")
        for mutant in mutants_of(game):
            planted += 1
            if survives(game, mutant):
                alive += 1
                sys.stdout.write(f"survives: {game}/{mutant.file}: {mutant.old!r} -> {mutant.new!r}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{planted - alive} of {planted} faults noticed\n")
    sys.exit(alive > 0)


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
