"""Strength of bots: one contender against equal others over paired deals, with confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, get_args

from audiogames.bots.levels import Bot, make_bot, next_to_act
from audiogames.core.chance import Generator
from audiogames.core.game import Manner
from audiogames.core.messages import Seat
from audiogames.core.table import Table, hear

NORMAL_95 = 1.959964  # the two-sided 95 % point of the normal distribution


class ContenderResult(NamedTuple):
    """`share` of the wins, with ties shared. `low` and `high` are its 95 % confidence interval.

    `even` is the expected share of a contender equal to the others.
    """

    games: int
    share: float
    low: float
    high: float
    even: float


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval (1927) for a share of `games` games. It is slightly wide with shared ties."""
    z2 = NORMAL_95**2 / games
    middle = share + z2 / 2
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games))
    return max(0.0, (middle - reach) / (1 + z2)), min(1.0, (middle + reach) / (1 + z2))


def play(game: str, bots: Sequence[Bot], seed: int) -> tuple[Seat, ...]:
    table, chance = Table.new(game, [{} for _ in bots], seed=seed), Generator(seed)
    sitting = dict(enumerate(bots))
    while not table.over:
        seat = next_to_act(table, sitting, chance)
        if seat is None:
            events = table.time()
        else:
            events = table.submit(seat, bots[seat].choose(table.view(seat), table.legal()[seat]))
        for listener, bot in enumerate(bots):
            bot.hear(hear(table, events, listener))
    return table.winners


def duel(game: str, contender: str, others: str, seats: int, deals: int, seed: int = 0) -> ContenderResult:
    """One level plays every deal from every seat against others at one other level.

    Either may also have a manner, after a space. Plays `deals` times `seats` games. The same `seed` gives the same
    deals.
    """
    shares = [
        _share(game, [contender if seat == place else others for seat in range(seats)], place, seed + deal)
        for deal in range(deals)
        for place in range(seats)
    ]
    share = sum(shares) / len(shares)
    return ContenderResult(len(shares), share, *wilson(share, len(shares)), 1 / seats)


def _share(game: str, levels: Sequence[str], place: Seat, deal: int) -> float:
    bots = [_bot(game, level, deal * len(levels) + seat) for seat, level in enumerate(levels)]
    won = play(game, bots, deal)
    return 1 / len(won) if place in won else 0.0


def _bot(game: str, who: str, seed: int) -> Bot:
    level, _, manner = who.partition(" ")
    return make_bot(game, level, seed, next((one for one in get_args(Manner) if one == manner), None))
