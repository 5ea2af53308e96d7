"""Games between bots of Du Balai !: dice are told to all, and each says whether it closes the book at once."""

from collections.abc import Sequence
from typing import Any

from audiogames.bots import levels
from audiogames.bots.levels import Bot
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.games.du_balai.state import PASS

from .positions import new

PACKAGE = "audiogames.games.du_balai"


def known() -> dict[str, str]:
    """Return the games by their names, this one among them whether people can choose it yet or not."""
    return {**GAMES, "du_balai": PACKAGE}


def make(level: str, seed: int) -> Bot:
    """Return a bot of this game."""
    return levels.make_bot("du_balai", level, seed)


def play(bots: Sequence[Bot], seed: int, options: dict[str, Any] | None = None) -> Table:
    """Play a game to its end."""
    table = new(len(bots), options, seed)
    chance = Generator(seed)
    told = [0]
    while not table.over:
        step(table, bots, chance)
        hear(table, bots, told)
    return table


def hear(table: Table, bots: Sequence[Bot], told: list[int]) -> None:
    """Let all bots hear what happened since."""
    for past in table.steps[told[0] :]:
        for seat, bot in enumerate(bots):
            bot.hear(heard(past.events, seat), table.view(seat))
    told[0] = len(table.steps)


def step(table: Table, bots: Sequence[Bot], chance: Generator) -> None:
    """Let one bot act, or time pass."""
    legal = table.legal()
    seats = [seat for seat in legal if legal[seat]]
    if table.view(None).phase == "look" and seats:
        seats = _closers(table, bots, seats)
    if not seats:
        table.time()
        return
    seat = seats[chance.below(len(seats))]
    table.submit(seat, bots[seat].choose(table.view(seat), legal[seat]))


def _closers(table: Table, bots: Sequence[Bot], seats: list[int]) -> list[int]:
    """Return who wants to close or bet at once; where the book closes only if somebody does, else all who may."""
    legal = table.legal()
    eager = [seat for seat in seats if bots[seat].choose(table.view(seat), (*legal[seat], PASS)) != PASS]
    return eager if eager or table.view(None).clock_runs else seats


def share(contender: str, others: str, seats: int, deals: int) -> float:
    """Return the share of wins of a level, from every seat of every deal, against others of one level."""
    won = 0.0
    for deal in range(deals):
        for place in range(seats):
            bots = [
                make(contender if seat == place else others, deal * seats * seats + place * seats + seat)
                for seat in range(seats)
            ]
            winners = play(bots, deal).winners
            won += (place in winners) / len(winners)
    return won / (deals * seats)
