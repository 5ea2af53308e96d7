"""Random games of our games, by their names, and a sample of the views that seats have of them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.testing import moments as of_trials

from .trials import every_trial, trial_of

PHASES = {trial.name: trial.phases for trial in every_trial()}


def moments(game: str, seed: int) -> Iterator[Table]:
    """Yield one table again and again: before each action of a random game, and at its end."""
    yield from of_trials.moments(trial_of(game), seed)


@cache
def views(game: str, games: int) -> tuple[Any, ...]:
    """Return the view of one of those at the table, a spectator now and then, at every moment of some games."""
    found = []
    for seed in range(games):
        for at, table in enumerate(moments(game, seed)):
            viewers = (*range(len(table.players)), None)
            found.append(table.view(viewers[at % len(viewers)]))
    return tuple(found)


def sample(game: str, count: int) -> tuple[Any, ...]:
    """Return some of those views, as many of each phase."""
    chance = Generator(count)
    found: list[Any] = []
    for phase in sorted(PHASES[game]):
        there = [view for view in views(game, 60) if view.phase == phase]
        found += [there[place] for place in chance.permutation(len(there))[: count // len(PHASES[game])]]
    return tuple(found)
