"""Random games of every kind, seen before each action: new ones, and positions from which all phases come soon."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from audiogames.bots.levels import runs
from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from audiogames.core.table import Table

from .trials import every_trial, trial_of

NAMES = ("Anna", "Brian", "Chloé", "David", "Emma", "Farid")
PHASES = {trial.name: trial.phases for trial in every_trial()}
LONGEST = 150
"""Actions after which a random game is left; most end before."""


def moments(game: str, seed: int) -> Iterator[Table]:
    """Yield one table again and again: before each action of a random game, and at its end."""
    chance = Generator(seed)
    trial, rules = trial_of(game), game_named(game)
    seats = rules.min_seats + chance.below(rules.max_seats - rules.min_seats + 1)
    position = trial.position(seed, seats)
    position = {**position, "seats": _named(position["seats"])}
    if seed % 4:
        table = Table.load(position, seed)
    else:
        table = Table.new(game, [{"name": name} for name in NAMES[:seats]], position["options"], seed)
    yield table
    for _ in range(LONGEST):
        if table.over:
            return
        legal = table.legal()
        if not legal or (trial.late and runs(table) and not chance.below(trial.late)):
            table.time()
            yield table
            continue
        seat = list(legal)[chance.below(len(legal))]
        hasty = [action for action in legal[seat] if action.verb in trial.haste]
        actions = hasty if hasty and chance.below(2) else legal[seat]
        table.submit(seat, trial.improved(table, seat, actions[chance.below(len(actions))], chance))
        yield table


def _named(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**seat, "name": name} for seat, name in zip(seats, NAMES, strict=False)]


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
