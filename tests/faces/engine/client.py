"""Clients of the engine protocol for tests: in this process, and in one of its own."""

import json
import os
import random
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from audiogames.faces.engine import Engine

ROOT = Path(__file__).parents[3]
PROGRAM = "import sys; from audiogames.faces.engine import main; sys.exit(main([]))"
GAME = "roue_des_sorcieres"
TIME: dict[str, Any] = {"op": "apply", "seat": None, "action": "time"}
OFTEN = 6
"""Once in so many times someone who plays at random lets the clock run out, whether one runs or not."""


class Client:
    """Asks an engine in this process, and gives back results or refusals."""

    def __init__(self) -> None:
        self.engine = Engine()

    def raw(self, line: bytes) -> Any:
        reply = self.engine.reply(line)
        assert reply.endswith(b"\n")
        assert reply.count(b"\n") == 1
        return json.loads(reply)

    def line(self, op: str, **fields: Any) -> bytes:
        return self.engine.reply(json.dumps({"id": 0, "op": op, **fields}).encode())

    def ask(self, op: str, **fields: Any) -> Any:
        reply = json.loads(self.line(op, **fields))
        assert reply["ok"], reply
        return reply["result"]

    def refused(self, op: str, **fields: Any) -> tuple[str, str]:
        """Return code and message of a request that must be refused."""
        reply = json.loads(self.line(op, **fields))
        assert not reply["ok"], reply
        return reply["error"]["code"], reply["error"]["message"]

    def code(self, op: str, **fields: Any) -> str:
        return self.refused(op, **fields)[0]

    def start(self, seats: int = 3, seed: int = 7, **options: Any) -> Any:
        return self.ask("new", game=GAME, seats=seats, seed=seed, options=options)

    def play(self, seat: int, *actions: str) -> list[Any]:
        """Apply actions of a seat; return the events of the last."""
        events: list[Any] = []
        for action in actions:
            events = self.ask("apply", seat=seat, action=action)["events"]
        return events

    def play_on(self, chooser: random.Random, actions: int = 1000) -> int:
        """Play at random until the game is over or `actions` are done; return how many were."""
        for done in range(actions):
            legal = self.ask("legal")
            if not legal:
                return done
            [(seat, choices)] = legal.items()
            self.play(int(seat), chooser.choice(choices))
        return actions

    def next(self, chooser: random.Random) -> dict[str, Any] | None:
        """Return a request that does something at random, in any game: it may be refused only where it is TIME.

        None when the game is over.
        """
        legal = self.ask("legal")
        if not legal and self.ask("result")["over"]:
            return None
        if not legal or not chooser.randrange(OFTEN):
            return TIME
        seat = chooser.choice([*legal])
        entry = chooser.choice(legal[seat])
        return {
            "op": "apply",
            "seat": int(seat),
            "action": entry if isinstance(entry, str) else self._of(entry, chooser),
        }

    def _of(self, entry: dict[str, Any], chooser: random.Random) -> str:
        """Return an action for which an entry stands, in two piles where it asks for them; often a good formula."""
        things = chooser.sample(entry["from"], chooser.randint(max(entry["min"], entry.get("piles", 0)), entry["max"]))
        piles = [things[:1], things[1:]] if "piles" in entry else [things]
        if entry["verb"] == "write" and chooser.randrange(5):
            good = valid(self.ask("position")["dice"])
            if chooser.randrange(2):
                good.reverse()
            piles = good[: len(piles)] if all(good) else piles
        return f"{entry['verb']} {' / '.join(map(' '.join, piles))}"


def valid(dice: list[str]) -> list[list[str]]:
    """Return the symbols that these dice of Du Balai! make valid in orange, and those in black."""
    orange, black = (
        {face.removeprefix(colour) for face in dice if face.startswith(colour)} for colour in ("orange-", "black-")
    )
    return [sorted(orange - black), sorted(black - orange)]


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of another Python that finds this package and what it stands on."""
    paths = [str(ROOT), sysconfig.get_path("purelib")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "", **changes}


def start(python: str = sys.executable, program: str = PROGRAM, **changes: str) -> subprocess.Popen[bytes]:
    """Start an engine in a separate process; `changes` are to its environment."""
    return subprocess.Popen(
        [python, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**changes),
        cwd=ROOT,
    )


def python(version: str) -> str | None:
    """Return a Python of this version that runs here: one of pyenv's, else one on the path."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [str(path) for path in sorted(versions.glob(f"{version}.*/bin/python"))]
    found += filter(None, [shutil.which(f"python{version}")])
    return next((path for path in found if subprocess.run([path, "-c", ""], capture_output=True).returncode == 0), None)


def run(lines: bytes, python: str = sys.executable, **changes: str) -> bytes:
    """Return all that an engine in a separate process replies to `lines`; it must say nothing else."""
    with start(python, **changes) as process:
        replies, errors = process.communicate(lines, timeout=120)
    assert errors == b""
    assert process.returncode == 0
    return replies


def requests(*requests: dict[str, Any]) -> bytes:
    """Return the lines of requests, their ids counted from 1."""
    return b"".join(json.dumps({"id": id, **request}).encode() + b"\n" for id, request in enumerate(requests, 1))
