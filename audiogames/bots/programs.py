"""Programs of other people as bots: a process of its own, which is asked in lines of JSON and answers in such lines.

The program gets what its seat may know, in the text forms of the engine protocol (docs/notation.md): the view, all that
the seat has heard, and the actions that are legal. It has so many seconds. Where it answers too late, with what is no
legal action, or not at all, it has fallen silent: it is ended, and a bot of ours plays for it to the end.
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
"""The seconds that a program has for a choice."""

LONGEST_LINE: Final = 1 << 16
"""The characters of an answer at the most."""


MOST: Final = 12
"""Programs that are seated at once: the first is ended when another game needs more."""


UNHEARD: Final = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError, Empty)
"""What comes of an answer that is late, that is no JSON or of another shape, or of a process that has ended."""


class NoReply(Exception):
    """A program did not answer as it should have."""


def question(game: Game[Any, Any, Any], view: Any, events: Sequence[Any], actions: Sequence[Any]) -> dict[str, Any]:
    """Return what a program is asked for a seat: its view, all that it has heard, and what is legal, in text forms."""
    return {
        "game": game.name,
        "seat": view.seat,
        "view": game.view_position(view),
        "events": [game.event_position(event) for event in events],
        "legal": [game.format_action(action) for action in actions],
    }


class Program:
    """A process that is asked for choices, one at a time. Once it has fallen silent it is asked no more."""

    def __init__(self, command: str | Sequence[str], seconds: float = SECONDS) -> None:
        self._command = shlex.split(command, posix=os.name != "nt") if isinstance(command, str) else list(command)
        self._seconds = seconds
        self._asking = Lock()
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._ids = count(1)
        self.is_silent = False

    def choose(self, game: Game[Any, Any, Any], view: Any, events: Sequence[Any], actions: Sequence[Any]) -> Any:
        """Return one of `actions`, those that are legal. Raises Silent."""
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
        """Return an action as it is written usually: "write web ear" is "write ear web"."""
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
        """Take the lines of the process as they come; one that ends says so by an empty line. In a thread."""
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
        """End the process: whoever asks from now on finds it silent."""
        with self._asking:
            self.is_silent = True
            self._end()


class ProgramBot:
    """A seat that a program plays for, and a bot of ours from where it falls silent.

    In games in which one may wait for others, our bot decides when to act, and the program how.
    """

    def __init__(self, game: str, program: Program, stand_in: Bot) -> None:
        self._game = game_named(game)
        self._program = program
        self._stand_in = stand_in
        self._heard: list[Any] = []

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        """Return one of `actions` (`Bot.choose`)."""
        if not self._program.is_silent:
            with suppress(NoReply):
                return self._program.choose(self._game, view, self._heard, actions)
        return self._stand_in.choose(view, actions)

    def hesitates(self, view: Any, actions: Sequence[Any]) -> bool:
        """Whether it would rather wait than act (`Bot.hesitates`)."""
        return self._stand_in.hesitates(view, actions)

    def hear(self, events: Sequence[Any]) -> None:
        """Take notice of events (`Bot.hear`)."""
        self._heard += events
        self._stand_in.hear(events)


def seat(command: str, seconds: float = SECONDS) -> list[Program]:
    """Let bots of the level PROGRAM be played by a program from now on, a process for each table and seat.

    Return the programs as they are started, for whoever seats them to close.
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
