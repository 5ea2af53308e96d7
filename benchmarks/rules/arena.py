"""How much stronger each level of bot is than the one below it.

    python -m benchmarks.rules.arena [--game roue_des_sorcieres] [--deals 50] [--seats 2 3 4 6] [--seed 0]

One bot of the first level sits at a table of bots of the second, in every seat of every deal in turn. Printed: its
share of the wins with a 95 % interval (Wilson), ties shared, and the share it would have if it were no better.

    python -m benchmarks.rules.arena --program "python3 lowest.py" [the same options]

A program of somebody else (docs/en/engine.md) sits in the place of that bot, against each level.

    python -m benchmarks.rules.arena --ratings 200 [--program "python3 lowest.py"] [the same options]

All levels, and the program, meet in so many games at each number of seats, drawn by lot. Printed: the rating of each by
Plackett and Luce (openskill), the best first, as far above or below the mean of all as it is, with two standard
deviations. Who is 5 above wins about 7 games of 10 between two.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from audiogames.bots.arena import duel, play
from audiogames.bots.levels import LEVELS, PROGRAM, RANDOM, make_bot
from audiogames.bots.programs import seat
from audiogames.core.chance import Generator

PAIRS = tuple(zip(LEVELS, (RANDOM, *LEVELS), strict=False))
"""Each level and the one below it, the weakest and random play."""


def run(
    game: str, deals: int, seats: Iterable[int], seed: int = 0, pairs: Iterable[tuple[str, str]] = PAIRS
) -> Iterator[str]:
    """Play every pair of levels at every number of seats; yield a line of figures for each."""
    for count in seats:
        for contender, others in pairs:
            found = duel(game, contender, others, count, deals, seed)
            yield (
                f"{contender} against {others}, {count} seats: wins {found.share:.0%} of {found.games} games "
                f"({found.low:.0%} to {found.high:.0%}; {found.even:.0%} would be even)"
            )


def ratings(game: str, games: int, seats: int, seed: int, players: Sequence[str]) -> Iterator[str]:
    """Let players meet at tables drawn by lot; yield a line of figures for each, the best first."""
    from openskill.models import PlackettLuce

    model, chance = PlackettLuce(), Generator(seed)
    rated = {player: model.rating() for player in players}
    for number in range(games):
        drawn = [players[chance.below(len(players))] for _ in range(seats)]
        if len(set(drawn)) < 2:  # a table of one level alone tells nothing
            continue
        bots = [make_bot(game, level, number * seats + seat) for seat, level in enumerate(drawn)]
        won = play(game, bots, seed + number)
        before = [[rated[level]] for level in drawn]
        after = model.rate(before, ranks=[0 if seat in won else 1 for seat in range(seats)])
        for level in set(drawn):
            own = [after[seat][0] for seat in range(seats) if drawn[seat] == level]
            rated[level] = model.rating(
                mu=fmean(rating.mu for rating in own), sigma=fmean(rating.sigma for rating in own)
            )
    middle = fmean(rating.mu for rating in rated.values())
    for player, rating in sorted(rated.items(), key=lambda found: -found[1].mu):
        yield f"{player}, {seats} seats: {rating.mu - middle:+.1f}, give or take {2 * rating.sigma:.1f}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roue_des_sorcieres")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 6])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--program", help="a command: it plays against each level")
    parser.add_argument("--ratings", type=int, metavar="GAMES", help="rate all levels by so many games")
    options = parser.parse_args()
    pairs = PAIRS
    if options.ratings is not None:
        if options.program is not None:
            seat(options.program)
        players = (RANDOM, *LEVELS, *([PROGRAM] if options.program is not None else []))
        for count in options.seats:
            for line in ratings(options.game, options.ratings, count, options.seed, players):
                print(line, flush=True)
        return
    if options.program is not None:
        seat(options.program)
        pairs = tuple((PROGRAM, level) for level in LEVELS)
    for line in run(options.game, options.deals, options.seats, options.seed, pairs):
        print(line, flush=True)


if __name__ == "__main__":
    main()
