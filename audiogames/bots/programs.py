"""External programs as bots: a process that reads questions and writes answers as lines of JSON.

The program gets what its seat may know, in the text forms of the engine protocol (docs/notation.md). If it answers too
late, or without a legal action, it is ended, and a bot of ours plays for it to the end.
"""

import json
import os
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from audiogames.bots import levels
from audiogames.bots.levels import Bot
from audiogames.core.errors import GameError
from audiogames.core.game import Game
from audiogames.core.registry import game_named

SECONDS: Final = 5.0

LONGEST_LINE: Final = 1 << 16


MOST: Final = 12
"""Maximum programs at once. The oldest is ended when another game needs more."""


UNHEARD: Final = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError, Empty)
"""Errors of a late answer, one that is not JSON or has another shape, or a process that has ended."""


class NoReply(Exception):
    """A program did not answer as it should have."""


def question(game: Game[Any, Any, Any], view: Any, events: Sequence[Any], actions: Sequence[Any]) -> dict[str, Any]:
    return {
        "game": game.name,
        "seat": view.seat,
        "view": game.view_position(view),
        "events": [game.event_position(event) for event in events],
        "legal": [game.format_action(action) for action in actions],
    }


class Program:
    """One question at a time. After one failure it is never asked again."""

    def __init__(self, command: str | Sequence[str], seconds: float = SECONDS) -> None:
        self._command = shlex.split(command, posix=os.name != "nt") if isinstance(command, str) else list(command)
        self._seconds = seconds
        self._asking = Lock()
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._ids = count(1)
        self.is_silent = False

    def choose(self, game: Game[Any, Any, Any], view: Any, events: Sequence[Any], actions: Sequence[Any]) -> Any:
        """Raises NoReply."""
        by_text = {game.format_action(action): action for action in actions}
        request = {**question(game, view, events, actions), "seconds": self._seconds}
        with self._asking:
            if self.is_silent:
                raise NoReply("the program was ended")
            try:
                return by_text[self._parsed(game, self._ask(request))]
            except (*UNHEARD, GameError) as error:
                self.is_silent = True
                self._end()
                raise NoReply(str(error)) from error

    def _parsed(self, game: Game[Any, Any, Any], text: Any) -> str:
        """The text "write web ear" is "write ear web"."""
        return game.format_action(game.parse_action(text))

    def _ask(self, request: dict[str, Any]) -> Any:
        process = self._started()
        id = next(self._ids)
        assert process.stdin is not None
        process.stdin.write(json.dumps({"id": id, "op": "choose", **request}) + "\n")
        process.stdin.flush()
        reply = json.loads(self._lines.get(timeout=self._seconds))
        if reply["id"] != id:
            raise ValueError("the answer is to another question")
        return reply["action"]

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
            Thread(target=self._read, args=(self._process,), name="program", daemon=True).start()
        return self._process

    def _read(self, process: subprocess.Popen[str]) -> None:
        """Queue the lines of the process in a thread. An empty line marks its end."""
        assert process.stdout is not None
        with suppress(ValueError, OSError):
            while line := process.stdout.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put("")

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def close(self) -> None:
        with self._asking:
            self.is_silent = True
            self._end()


class ProgramBot:
    """A seat played by a program, and by a bot of ours once the program fails.

    In games with waiting, our bot decides when to act, the program how.
    """

    def __init__(self, game: str, program: Program, stand_in: Bot) -> None:
        self._game = game_named(game)
        self._program = program
        self._stand_in = stand_in
        self._heard: list[Any] = []

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if not self._program.is_silent:
            with suppress(NoReply):
                return self._program.choose(self._game, view, self._heard, actions)
        return self._stand_in.choose(view, actions)

    def hesitates(self, view: Any, actions: Sequence[Any]) -> bool:
        return self._stand_in.hesitates(view, actions)

    def hear(self, events: Sequence[Any]) -> None:
        self._heard += events
        self._stand_in.hear(events)


def seat(command: str, seconds: float = SECONDS) -> list[Program]:
    """Seat a program as all bots of the level PROGRAM, one process per table and seat.

    The returned list grows as programs start. The caller closes them.
    """
    started: dict[tuple[str, int], Program] = {}
    programs: list[Program] = []

    def make(game: str, seed: int, stand_in: Bot) -> Bot:
        key = game, seed  # the bot of a seat is made anew when people come and go: its process goes on
        if key not in started:
            started[key] = Program(command, seconds)
            programs.append(started[key])
            if len(programs) > MOST:
                programs.pop(0).close()
        return ProgramBot(game, started[key], stand_in)

    levels.PROGRAMS.append(make)
    del levels.PROGRAMS[:-1]
    return programs
