"""What travels is heard to travel, and to land at the end of its way."""

from functools import cache

import numpy as np

from audiogames.audio.motion import FALLS, STEPPING, flight
from audiogames.audio.sounds.library import Library
from audiogames.audio.units import RATE
from audiogames.core.events import heard
from audiogames.core.registry import GAMES
from audiogames.testing.moments import moments
from tests.games.trials import trial_of


@cache
def ways() -> dict[str, float]:
    """Return the sounds that move in random games, and the shortest time that a cue of theirs lasts, in seconds."""
    found: dict[str, float] = {}
    for game in GAMES:
        for seed in range(3):
            for table in moments(trial_of(game), seed):
                for cue in table.game.cues(heard(table.steps[-1].events, 0), table.view(0)) if table.steps else ():
                    if cue.path and cue.name not in FALLS and cue.name not in STEPPING:
                        found[cue.name] = min(found.get(cue.name, 9.0), cue.lasts / 1000.0)
    return found


def test_cards_witches_barrels_and_the_wheel_travel() -> None:
    assert {"card-played", "broom", "cat", "barrel-taken", "wheel-turned", "trick-won"} <= set(ways())


def test_at_least_four_fifths_of_a_way_are_heard() -> None:
    """From the first twentieth of the energy to the last, and no way lasts longer than half a second."""
    shares = {}
    for name, least in ways().items():
        sound = Library().get(name)
        energy = np.cumsum(sound.samples.astype(float) ** 2)
        first, last = np.searchsorted(energy / energy[-1], [0.05, 0.95]) / RATE
        lasts = flight(name, least, sound.core)
        assert lasts <= 0.5
        shares[name] = (min(last, lasts) - first) / lasts
    assert {name: share for name, share in shares.items() if share < 0.8} == {}
