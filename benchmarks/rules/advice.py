"""How long advice takes, and how far what it advises is from a judge who looks much further, or counts everything.

For each game, positions of random games: the milliseconds of one sentence, and the share of positions in which the
thing that is advised is worth, by the judge, within half a point of the best (`benchmarks.rules.judges`). `python -m
benchmarks.rules.advice` prints both; `--positions 200 --game air_sorciere` takes as many judged positions of a game.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

from audiogames.bots.advice import advise
from audiogames.bots.arena import wilson
from audiogames.bots.levels import make_bot, next_to_act
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.presentation.advice import EVEN, UNIT
from audiogames.core.registry import GAMES
from audiogames.core.table import Table, hear
from benchmarks.measure import percentile
from benchmarks.rules.judges import JUDGES

A_WHILE: Final = 60
"""Positions that are looked at for each one wanted, at the most: many need no judge."""


def positions(game: str, number: int) -> Iterator[tuple[Any, tuple[Any, ...], tuple[Any, ...]]]:
    """Yield what seats see, have heard and may do in games of witches, where they have a choice."""
    seed = left = 0
    while left < number:
        seats, seed = 2 + seed % 2, seed + 1
        table, chance = Table.new(game, [{}] * seats, seed=seed), Generator(seed)
        bots = {seat: make_bot(game, "apprentice", seed * 7 + seat) for seat in range(seats)}
        while not table.over and left < number:
            seat = next_to_act(table, bots, chance)
            if seat is None:
                events = table.time()
            else:
                actions = table.legal()[seat]
                if len(actions) > 1 and not chance.below(8):
                    told = [event for step in table.steps for event in step.events_for((seat,))]
                    yield table.view(seat), heard(told, seat), actions
                    left += 1
                events = table.submit(seat, bots[seat].choose(table.view(seat), actions))
            for listener, bot in bots.items():
                bot.hear(hear(table, events, listener))


def run(number: int = 200, games: Sequence[str] = tuple(GAMES)) -> Iterator[str]:
    """Measure; yield a line of figures for each game."""
    for game in games:
        ms, losses = list[float](), list[int]()
        for view, events, actions in positions(game, A_WHILE * number):
            begun = time.process_time()
            advised = advise(game, view, events, actions)
            ms.append(1000 * (time.process_time() - begun))
            chosen = next((one.action for one in advised if one.worth is not None), None)
            loss = None if chosen is None else JUDGES[game](view, events, chosen, actions)
            if loss is not None:
                losses.append(loss)
            if len(losses) == number:
                break
        near = sum(loss <= EVEN for loss in losses)
        low, high = wilson(near / len(losses), len(losses)) if losses else (0.0, 1.0)
        yield (
            f"{game}: {percentile(ms, 50):.0f} ms, 99 in 100 within {percentile(ms, 99):.0f}; within half a point of "
            f"the judge {near} of {len(losses)} ({low:.1%} to {high:.1%}), at most {max(losses, default=0) / UNIT:.1f}"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--game", nargs="+", default=list(GAMES))
    options = parser.parse_args()
    for line in run(options.positions, options.game):
        print(line, flush=True)
