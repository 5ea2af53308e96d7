"""How much stronger each level of bot is than the one below it.

    python -m benchmarks.arena [--game roue_des_sorcieres] [--deals 50] [--seats 2 3 4 6] [--seed 0]

One bot of the first level sits at a table of bots of the second, in every seat of every deal in turn. Printed: its
share of the wins with a 95 % interval (Wilson), ties shared, and the share it would have if it were no better.

    python -m benchmarks.arena --program "python3 lowest.py" [the same options]

A program of somebody else (docs/en/engine.md) sits in the place of that bot, against each level.
"""

import argparse
from collections.abc import Iterable, Iterator

from audiogames.bots.arena import duel
from audiogames.bots.levels import LEVELS, PROGRAM, RANDOM
from audiogames.bots.programs import seat

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


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roue_des_sorcieres")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 6])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--program", help="a command: it plays against each level")
    options = parser.parse_args()
    pairs = PAIRS
    if options.program is not None:
        seat(options.program)
        pairs = tuple((PROGRAM, level) for level in LEVELS)
    for line in run(options.game, options.deals, options.seats, options.seed, pairs):
        print(line, flush=True)


if __name__ == "__main__":
    main()
