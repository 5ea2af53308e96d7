"""Every law of every game, over random tables: `audiogames.testing` has them."""

from typing import Any

from audiogames.bots.levels import LEVELS
from audiogames.testing import GameLaws, Trial

from .trials import every_trial


def laws_of(trial: Trial) -> type[GameLaws]:
    """Return the laws of a game; its bots of higher levels play in tests/bots."""
    name = f"TestLawsOf{trial.name.title().replace('_', '')}"
    inside: dict[str, Any] = {"trial": trial, "levels": LEVELS[:2], "__module__": __name__}
    return type(name, (GameLaws,), inside)


globals().update({laws.__name__: laws for laws in map(laws_of, every_trial())})
