"""The trial of each of our games: its `TRIAL`, in the module `trial` beside its tests."""

from functools import cache
from importlib import import_module

from audiogames.core.registry import GAMES
from audiogames.testing.trials import Trial


@cache
def trial_of(game: str) -> Trial:
    """Return the trial of a game."""
    trial: Trial = import_module(f"tests.games.{game}.trial").TRIAL
    return trial


def every_trial() -> tuple[Trial, ...]:
    """Return the trial of every game."""
    return tuple(trial_of(name) for name in GAMES)
