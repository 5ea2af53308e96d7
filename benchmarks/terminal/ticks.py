"""A bot's choice that was made elsewhere, and three devices that are given what came of it.

    python -m benchmarks.terminal.ticks [--choices 1000]

A server computes what bots choose in other processes and hands it in. A tick is what its one thread then does, and so
what keeps all others at all tables waiting: `hand_in`, what is due at once, and the replies of three conversations, two
that play and one that looks on, as lines of JSON. Two people at a table press what is offered to them at random, beside
one bot; the games are seeded, in two languages, and begin again when they are over. Times are those of the processor
alone, so that a busy machine weighs little; beside them stands how many times a move by the rules alone it is. 99 ticks
in 100 are to take under 5 ms, and none over 20. All sentences are read before, as a server does when it starts, and one
game of each is played, unmeasured.
"""

import argparse
import gc
import json
import random
import time
from collections.abc import Iterator
from itertools import count
from math import inf
from typing import Final

from audiogames.core.journal import MemoryStore
from audiogames.core.table import Table
from audiogames.core.timing import SOON
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry
from audiogames.play.table.advice import AdviceQuestion
from audiogames.play.table.bots import BotQuestion
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.play.wire import plain
from benchmarks.measure import percentile
from benchmarks.terminal.entry import WORDS, move_ms
from benchmarks.terminal.typist import NAMES

GAMES: Final = tuple(WORDS)
LANGUAGES: Final = ("fr", "en")
DEVICES: Final = ((0,), (1,), ())
"""The seats at each device: the last one looks on."""

STANDSTILL: Final = 5000
"""Rounds without a choice of the bot after which a game counts as stuck."""


class Played:
    """One game, played until it is over or the bot has made so many choices; `ms` are the milliseconds of each tick."""

    def __init__(self, game: str, seed: int, choices: int) -> None:
        self.ms: list[float] = []
        self._chance = random.Random(seed)
        table = Sitting.new(game, NAMES[:3], (PERSON, PERSON, "witch"), {}, seed, MemoryStore()).table
        self._sitting = Sitting(table)
        self._sitting.ask_elsewhere()
        self._now = 0.0
        self._devices = [
            Conversation(Device(f"device {place}", language=LANGUAGES[place % 2])) for place in range(len(DEVICES))
        ]
        for device, seats in zip(self._devices, DEVICES, strict=True):
            device.begin(GameTalk(device, self._sitting, "table", False, seats).run(), 0.0)
        left = STANDSTILL
        while len(self.ms) < choices and not self._sitting.table.over:
            before = len(self.ms)
            self._go_on()
            left = STANDSTILL if len(self.ms) > before else left - 1
            if not left:
                raise RuntimeError(f"nothing happened any more in {game}, seed {seed}")

    @property
    def table(self) -> Table:
        """The table, as it is in the end."""
        return self._sitting.table

    def _go_on(self) -> None:
        """Let the bot's choice be handed in, else people press, else time pass."""
        self._sitting.tick(self._now)
        for question in self._sitting.questions:
            self._hand_in(question)
            return
        for device in self._devices:
            device.follow(self._now)
        if sum(self._press(device) for device in self._devices):
            return
        due = min(self._sitting.due(), *(device.due for device in self._devices))
        self._now = max(self._now + SOON, due) if due < inf else self._now + 1.0

    def _hand_in(self, question: BotQuestion | AdviceQuestion) -> None:
        action = question.answer()
        begun = time.process_time()
        self._sitting.hand_in(question, action, self._now)
        self._sitting.tick(self._now)
        for device in self._devices:
            json.dumps(plain(device.follow(self._now)))
        self.ms.append(1000 * (time.process_time() - begun))

    def _press(self, device: Conversation) -> bool:
        """Let someone answer their offer, if there is one; whether there was."""
        offer = self._sitting.turns.offer(device.device.seats[0]) if device.device.seats else None
        if offer is None:
            return False
        device.enter(Entry("picked", self._chance.choice(offer.actions), offer=offer.number), self._now)
        return True


def run(choices: int = 1000) -> Iterator[str]:
    """Measure; yield a line of figures for each game."""
    for game in GAMES:
        Played(game, 0, choices)
        gc.collect()
        gc.freeze()  # as the program does once all is loaded
        ms: list[float] = []
        moves: list[float] = []
        for seed in count(1):
            played = Played(game, seed, choices - len(ms))
            move = move_ms(played.table)
            ms += played.ms
            moves += [tick / move for tick in played.ms]
            if len(ms) >= choices:
                break
        yield (
            f"a choice handed in and three devices, {game}: p50 {percentile(ms, 50):.2f} ms, "
            f"p99 {percentile(ms, 99):.2f} ms, most {max(ms):.2f} ms; p50 {percentile(moves, 50):.0f} and "
            f"p99 {percentile(moves, 99):.0f} times a move by the rules alone; ticks: {len(ms)}"
        )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=1000)
    for line in run(parser.parse_args().choices):
        print(line, flush=True)


if __name__ == "__main__":
    main()
