"""Tests for the author of a game: its laws, and playthroughs to review. No part of the program imports them.

A game of another package is tested in its own package, after installing this with the libraries of the tests
(`pip install audiogames[testing]`):

    from audiogames.testing import GameLaws
    from .trial import TRIAL

    class TestGrandSabbat(GameLaws):
        trial = TRIAL
"""

from typing import ClassVar

from audiogames.testing.rules import RuleLaws
from audiogames.testing.sounds import SoundLaws
from audiogames.testing.trials import Law, Position, Trial
from audiogames.testing.words import WordLaws
from audiogames.testing.zones import ZoneLaws

__all__ = ["GameLaws", "Law", "Position", "Trial"]


class GameLaws(RuleLaws, ZoneLaws, SoundLaws, WordLaws):
    """The laws of every game, as tests. A subclass sets the trial of its game, and its name begins with "Test"."""

    trial: ClassVar[Trial]
