"""How true the chances of winning are that turning points tell, and the spread of each game that fits best.

Games of witches are played; at some of their choices, what the best of the advice promises is held against who won in
the end. `python -m benchmarks.rules.chances` prints, for each game, the spread that fits these games best and, with
that of the program, how often those won who were told some chance; `--games 300 --game air_sorciere` makes it another
run. Fit in one run and look at the chances in another, with another `--seed`.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import log
from statistics import fmean
from typing import Final, NamedTuple

from audiogames.bots.advice import advise
from audiogames.bots.arena import wilson
from audiogames.bots.chances import share, spread_of, standing
from audiogames.bots.levels import make_bot, next_to_act
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.presentation.advice import Spread, Standing
from audiogames.core.registry import GAMES
from audiogames.core.table import Table, hear

ONE_OF: Final = 8
"""One choice in so many is looked at: those of a game tell much the same."""

STEPS: Final = (100, 250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10000, 15000, 20000)
"""The spreads that are tried, for both numbers."""

BINS: Final = ((0, 10), (10, 25), (25, 50), (50, 75), (75, 90), (90, 101))


class Seen(NamedTuple):
    """How a game stood for a seat, and which share of it that seat won."""

    stands: Standing
    seat: int
    won: float


def seen_in(game: str, games: int, seed: int) -> Iterator[Seen]:
    """Yield some choices of games of witches of two to four seats."""
    for number in range(seed, seed + games):
        seats = 2 + number % 3
        table, chance = Table.new(game, [{}] * seats, seed=number), Generator(number)
        bots = {seat: make_bot(game, "apprentice", number * 7 + seat) for seat in range(seats)}
        stood: list[tuple[int, Standing]] = []
        while not table.over:
            seat = next_to_act(table, bots, chance)
            if seat is None:
                events = table.time()
            else:
                actions = table.legal()[seat]
                if len(actions) > 1 and not chance.below(ONE_OF):
                    told = heard([event for step in table.steps for event in step.events_for((seat,))], seat)
                    advised = advise(game, table.view(seat), told, actions)
                    if advised and advised[0].worth is not None:
                        stood.append((seat, standing(game, table.view(seat), told, advised[0].worth)))
                events = table.submit(seat, bots[seat].choose(table.view(seat), actions))
            for listener, bot in bots.items():
                bot.hear(hear(table, events, listener))
        winners = table.winners
        for seat, stands in stood:
            yield Seen(stands, seat, 1 / len(winners) if seat in winners else 0.0)


def surprise(seen: Sequence[Seen], spread: Spread) -> float:
    """Return how surprising the ends were to who believed in a spread: the mean of the logarithms, less is better."""
    odds = [(min(0.99, max(0.01, share(one.stands, one.seat, spread))), one.won) for one in seen]
    return -fmean(won * log(told) + (1 - won) * log(1 - told) for told, won in odds)


def run(names: Sequence[str] = tuple(GAMES), games: int = 60, seed: int = 0) -> Iterator[str]:
    """Measure; yield lines of figures for each game."""
    for game in names:
        seen = list(seen_in(game, games, seed))
        tried = [Spread(always, more) for always in STEPS for more in STEPS]
        best = tried[(surprises := [surprise(seen, spread) for spread in tried]).index(min(surprises))]
        spread = spread_of(game)
        yield (
            f"{game}: {len(seen)} choices of {games} games; best {best.always} and {best.more} "
            f"({surprise(seen, best):.3f}), ours {spread.always} and {spread.more} ({surprise(seen, spread):.3f})"
        )
        for low, high in BINS:
            told = [(100 * share(one.stands, one.seat, spread), one.won) for one in seen]
            here = [(chance, won) for chance, won in told if low <= chance < high]
            if here:
                won = fmean(won for _, won in here)
                least, most = wilson(won, len(here))
                yield (
                    f"    told {fmean(chance for chance, _ in here):.0f} in 100: won {100 * won:.0f} "
                    f"({100 * least:.0f} to {100 * most:.0f}) of {len(here)}"
                )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=list(GAMES))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for line in run(options.game, options.games, options.seed):
        print(line, flush=True)
