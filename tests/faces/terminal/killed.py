"""A process to be killed: forks a terminal game for each line on its standard input, "journal", "screen" and "seed".

The game plays itself; what it announces goes to the named pipe "screen". For each game two lines come back: the
process to kill, and how it ended.
"""

import random
import sys

from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.main import main
from audiogames.play.table.seating import PERSON
from tests.faces.du_balai.dice import new_game
from tests.faces.keyboard import AnyCard, Paper, Person, new_session, sit
from tests.posix import os


class Pipe(Paper):
    """A screen at which someone else looks."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._end = os.open(path, os.O_WRONLY)

    def write(self, text: str) -> int:
        data = text.encode()
        while data:
            data = data[os.write(self._end, data) :]
        return super().write(text)


class AnyKey:
    """Plays a race to its end: a symbol, Enter, or the first of what there is to choose."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def __call__(self, reply: str) -> str:
        return self._chance.choice(("", "", "1", "5", "9"))


def play(journal: str, screen: str, seed: int) -> int:
    """Play a saved game to its end."""
    from pathlib import Path

    answer: AnyCard | AnyKey = AnyKey(seed) if journal.endswith("race.journal") else AnyCard(seed)
    paper = Pipe(screen)

    def typed(reply: str) -> str | None:
        if "Entrée mène au menu" in reply:
            return ""  # any digit there may ask for a sound file
        return None if "Quitter" in reply else answer(reply)

    person = Person(paper, typed)
    return main("fr", Path(journal), StreamConsole(person, paper))


if __name__ == "__main__":
    sit(AnyCard(0), new_session(0, 4))  # so that every fork finds all read and imported
    sit(AnyKey(0), new_game(PERSON, "witch"))
    for line in sys.stdin:
        game = os.fork()
        if not game:
            journal, screen, seed = line.rstrip("\n").split("\t")
            os._exit(play(journal, screen, int(seed)))
        print(game, flush=True)  # noqa: T201
        print(os.waitpid(game, 0)[1], flush=True)  # noqa: T201
