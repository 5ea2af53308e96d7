"""How long bots think: processor time for one choice, by level and number of seats.

    python -m benchmarks.rules.thinking [--game roue_des_sorcieres] [--games 4] [--seats 2 4 6]

The strongest level is to stay under 150 ms on a slow machine.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.bots.arena import play
from audiogames.bots.levels import LEVELS, Bot, make_bot
from benchmarks.measure import percentile


class TimedBot:
    """A bot whose choices are timed, in milliseconds."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot = bot
        self._times = times

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        """Choose as the bot does."""
        start = time.process_time()
        action = self._bot.choose(view, actions)
        self._times.append(1000 * (time.process_time() - start))
        return action

    def hesitates(self, view: Any, actions: Sequence[Any]) -> bool:
        """Hesitate as the bot does."""
        return self._bot.hesitates(view, actions)

    def hear(self, events: Sequence[Any]) -> None:
        """Hear as the bot does."""
        self._bot.hear(events)


def run(game: str = "roue_des_sorcieres", games: int = 4, seats: Sequence[int] = (2, 4, 6)) -> Iterator[str]:
    """Let every level play against itself; yield a line of figures for each number of seats."""
    for level in LEVELS:
        for count in seats:
            times: list[float] = []
            for seed in range(games):
                play(game, [TimedBot(make_bot(game, level, seat), times) for seat in range(count)], seed)
            yield (
                f"{level}, {count} seats: p50 {percentile(times, 50):.2f} ms, p99 {percentile(times, 99):.2f} ms, "
                f"longest {max(times):.2f} ms of processor time for a choice"
            )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roue_des_sorcieres")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 6])
    options = parser.parse_args()
    for line in run(options.game, options.games, options.seats):
        print(line, flush=True)


if __name__ == "__main__":
    main()
