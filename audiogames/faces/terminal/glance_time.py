"""The times of the glance that no rule sets: how long bots look at the dice, and when the book closes by itself."""

from typing import Final

from audiogames.core.chance import Generator
from audiogames.faces.session import Session
from audiogames.faces.terminal.time_limits import seconds
from audiogames.games.du_balai.state import Rules
from audiogames.settings import Settings

THINKING: Final = {"apprentice": (9000, 20000), "witch": (6000, 14000), "grand-witch": (4000, 9000)}
"""Milliseconds after the reading in which a bot of each level has put its formula together: the least and the most."""

USUAL: Final = 20
"""Seconds until the book closes by itself at a table that does not say: the rule file allows 10 to 60."""

LONGEST: Final = 5
"""How many times the usual those who want no limit have, where others bet meanwhile."""


def thought(chance: Generator, level: str) -> float:
    """Return for how many seconds a bot thinks; drawn without a look at anything of the game."""
    least, most = THINKING.get(level, THINKING["witch"])
    return (least + chance.below(most - least)) / 1000.0


def limit(settings: Settings, session: Session, rules: Rules) -> float:
    """Return after how many seconds the book closes by itself: as the table says, for the slowest person's sake."""
    usual = float(rules.time_limit or USUAL)
    each = [seconds(settings, session, person, usual) for person in session.people]
    return max(usual * LONGEST if span is None else span for span in each)
