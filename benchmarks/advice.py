"""How long advice takes, and how far what it advises is from a judge who imagines far more.

For each game, positions of random games: the milliseconds of one sentence, and the share of positions in which the
thing that is advised is worth, by the judge, within half a point of the best. A judge is the same comparison with other
chances and several times as many imagined deals; where all is counted there is none. `python -m benchmarks.advice`
prints both; `--positions 200` takes as many of each game.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any, Final

from audiogames.bots.advice import advise
from audiogames.bots.arena import wilson
from audiogames.bots.levels import chance_of, make_bot, next_to_act
from audiogames.bots.policy import policy_for
from audiogames.bots.search import Question, compared
from audiogames.core.advice import EVEN
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.game import Level
from audiogames.core.registry import GAMES
from audiogames.core.table import Table, hear
from benchmarks.measure import percentile

JUDGES: Final = {"roue_des_sorcieres": Level(samples=3000, rests=1), "air_sorciere": Level(samples=200, rests=4)}
"""How far a judge looks; a game is not among them where what is advised is counted."""

PHASES: Final = ("play", "trump", "fly", "placing", "landing", "diploma")
"""Where a judge compares."""


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


def lost(game: str, view: Any, events: tuple[Any, ...], chosen: Any, actions: tuple[Any, ...]) -> int | None:
    """Return by how many thousandths of a point a judge finds another action better; None where it does not compare."""
    if game not in JUDGES or view.phase not in PHASES:
        return None
    policy, level = policy_for(game), JUDGES[game]
    recalled = policy.recall(view, policy.remember(policy.blank(), events))
    tried = policy.worth_trying(recalled, actions) if game == "air_sorciere" else actions
    if policy.proven(recalled, actions, 6000) is not None or chosen not in tried:
        return None
    found = compared(Question(GAME[game], policy, recalled, tried, lambda: chance_of(99, recalled)), tried, level)
    shared = view.seats if game == "roue_des_sorcieres" else view.seats - 1  # there, what one captures no other does
    worths = [sum(worths) // (level.samples * shared) for worths in zip(*found, strict=True)]
    loss: int = max(worths) - worths[tried.index(chosen)]
    return loss


GAME: Final = {name: Table.new(name, [{}] * 2).game for name in GAMES}


def run(number: int = 200) -> Iterator[str]:
    """Measure; yield a line of figures for each game."""
    for game in GAMES:
        ms, near, judged = [], 0, 0
        for view, events, actions in positions(game, number):
            begun = time.process_time()
            advised = advise(game, view, events, actions)
            ms.append(1000 * (time.process_time() - begun))
            loss = lost(game, view, events, advised[0].action, actions) if advised else None
            if loss is not None:
                near, judged = near + (loss <= EVEN), judged + 1
        took = f"{percentile(ms, 50):.0f} ms, 99 in 100 within {percentile(ms, 99):.0f}"
        if judged:
            low, high = wilson(near / judged, judged)
            share = f"within half a point of the judge {near / judged:.0%} ({low:.0%} to {high:.0%}) of {judged}"
        else:
            share = "counted"
        yield f"{game}: {took}; {share}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    for line in run(parser.parse_args().positions):
        print(line, flush=True)
