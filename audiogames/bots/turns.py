"""Which bot acts where several may, and when time passes instead."""

from collections.abc import Mapping

from audiogames.bots.levels import Bot
from audiogames.bots.policy import may_wait
from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table


def eager(table: Table, bots: Mapping[Seat, Bot]) -> tuple[Seat, ...]:
    """Return the bots that may act and do not hesitate; they are asked only in games in which one may wait."""
    seats = tuple(seat for seat in table.to_act() if seat in bots)
    if not may_wait(table.game.name):
        return seats
    legal = table.legal()
    return tuple(seat for seat in seats if not bots[seat].hesitates(table.view(seat), legal[seat]))


def next_to_act(table: Table, bots: Mapping[Seat, Bot], chance: Generator) -> Seat | None:
    """Return the bot that acts, one of those that are eager by lot; None where time is to pass, or people act.

    Where all hesitate, no clock runs and nobody else may act, one of them acts nevertheless.
    """
    wanted = eager(table, bots)
    if not wanted and not runs(table) and set(table.to_act()) <= set(bots):
        wanted = table.to_act()
    return wanted[chance.below(len(wanted))] if wanted else None


def runs(table: Table) -> bool:
    """Whether a clock runs at the table."""
    return bool(getattr(table.view(None), "clock_runs", False))
