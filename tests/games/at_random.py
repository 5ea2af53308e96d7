"""Many random actions through the public rules, with every invariant checked: `python -m tests.games.at_random`.

    python -m tests.games.at_random [--game air_sorciere] [--actions 1000000] [--seed 0]

Games begin new or in a position from which all phases come soon, with random options and seats. After each action what
must always hold is checked; what takes long, once in OFTEN actions. A fault is reported with the seed of its game, the
number of the action and the journal, so that it comes again.
"""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from audiogames.bots.levels import runs
from audiogames.core.chance import Generator
from audiogames.core.errors import GameError
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.testing.trials import Trial

from .trials import trial_of

MANY: Final = 1_000_000
LONGEST: Final = 400
"""Actions after which a game is left; most end before."""

OFTEN: Final = 25
"""Once in so many actions what takes long is checked too."""


class Done(NamedTuple):
    """How many actions were done, in how many games, of which so many ended; which phases were met."""

    actions: int
    games: int
    ended: int
    phases: frozenset[str]


class Fault(Exception):
    """An invariant does not hold."""


class Game:
    """One random game, checked after each action."""

    def __init__(self, trial: Trial, seed: int) -> None:
        self.trial = trial
        self.chance = Generator(seed)
        seats = trial.game.min_seats + self.chance.below(trial.game.max_seats - trial.game.min_seats + 1)
        self.store = MemoryStore()
        if seed % 4:
            self.table = Table.load(trial.position(seed, seats), seed, self.store)
        else:
            self.table = Table.new(trial.name, [{}] * seats, dict(trial.options(seed, seats)), seed, self.store)
        self.components = trial.components(self.table)
        self.actions = 0
        self.phases = {self.table.view(None).phase}

    def play(self, most: int) -> None:
        """Act at random until the game ends or `most` actions are done. Raises Fault."""
        try:
            self.check(is_thorough=True)
            while not self.table.over and self.actions < most:
                self.act()
                self.check(is_thorough=not self.chance.below(OFTEN))
            self.check_journal()
        except Exception as error:
            raise Fault(f"action {self.actions}: {error!r}\n" + "\n".join(self.store.lines())) from error

    def act(self) -> None:
        """Let somebody act at random, or the clock run out."""
        self.actions += 1
        legal = self.table.legal()
        if not legal or (self.trial.late and runs(self.table) and not self.chance.below(self.trial.late)):
            self.table.time()
            return
        seat, action = self.trial.choose(self.table, self.chance.below(2**16) * 10)
        action = self.trial.improved(self.table, seat, action, self.chance)
        if isinstance(action, str):
            action = self.table.game.parse_action(action)
        text = self.table.game.format_action(action)
        assert self.table.game.parse_action(text) == action
        assert self.table.why_not(seat, action) is None
        version = self.table.version
        self.table.submit(seat, text)
        assert self.table.version > version

    def check(self, is_thorough: bool) -> None:
        """Assert what must always hold at the table."""
        table = self.table
        self.phases.add(table.view(None).phase)
        self.trial.check(table)
        assert self.trial.components(table) == self.components
        legal = table.legal()
        assert set(legal) == set(table.to_act())
        assert all(legal.values())
        assert bool(table.to_act() or runs(table)) != table.over
        assert bool(table.winners) == table.over
        assert all(table.scores[seat] == max(table.scores) for seat in table.winners)
        if is_thorough:
            self.check_refusals(legal)
            self.check_secrets()
            self.check_position()

    def check_refusals(self, legal: Mapping[int, tuple[Any, ...]]) -> None:
        """What is not legal is refused, and changes nothing."""
        table, seats = self.table, len(self.table.players)
        wrong = self.trial.actions()
        action, seat = wrong[self.chance.below(len(wrong))], self.chance.below(seats)
        if action in legal.get(seat, ()) or (table.why_not(seat, action) is None and seat in legal):
            return
        before = table.position(), len(self.store.lines()), table.version
        try:
            table.submit(seat, action)
        except GameError:
            assert (table.position(), len(self.store.lines()), table.version) == before
        else:
            raise AssertionError(f"seat {seat} was allowed {action}")

    def check_secrets(self) -> None:
        """A seat's view stays the same when what it cannot know is dealt again."""
        game = self.table.game
        viewer = (None, *range(len(self.table.players)))[self.chance.below(len(self.table.players) + 1)]
        view = self.table.view(viewer)
        assert game.view(game.redeal(view, self.chance), viewer) == view

    def check_position(self) -> None:
        """A position loads again, with the same actions."""
        again = Table.load(self.table.position(), 0)
        assert again.position() == self.table.position()
        assert again.legal() == self.table.legal()

    def check_journal(self) -> None:
        """The journal tells the whole game."""
        again = Table.resume(self.store)
        assert again.position() == self.table.position()
        assert again.steps == self.table.steps


def run(game: str, actions: int, seed: int = 0) -> Done:
    """Do so many random actions in a game. Raises Fault, with the seed of the game in which it is."""
    trial, done, games, ended, phases = trial_of(game), 0, 0, 0, set[str]()
    while done < actions:
        played = Game(trial, seed)
        try:
            played.play(min(LONGEST, actions - done))
        except Fault as fault:
            raise Fault(f"{game}, seed {seed}, {fault}") from fault.__cause__
        done, games, ended, seed = done + max(1, played.actions), games + 1, ended + played.table.over, seed + 1
        phases |= played.phases
    return Done(done, games, ended, frozenset(phases))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print what was done or which invariant does not hold; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--actions", type=int, default=MANY)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    for game in options.game or GAMES:
        begun = time.monotonic()
        try:
            done = run(game, options.actions, options.seed)
        except Fault as fault:
            sys.stderr.write(f"{fault}\n")
            return 1
        took = time.monotonic() - begun
        sys.stdout.write(
            f"{game}: {done.actions} actions, {done.games} games, {done.ended} to their end, {took:.0f} s\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
