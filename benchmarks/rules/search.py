"""Simulations a second of the deep search of La Roue, against the search of OpenSpiel in Python over its hearts.

    pip install .[bench]
    python -m benchmarks.rules.search [--pairs 5] [--simulations 300]

Both grow a tree over what one seat of four knows after the deal (ISMCTS) and follow each game to its end, theirs by
random cards, ours by thumb rules. Ours is to make at least three times their simulations a second. Printed as well: the
search that stops at a moment of rest, as that of the arch-witch does at two seats.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from audiogames.bots.tree_search import explore
from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from audiogames.games.roue_des_sorcieres.bot.kernel import imaginer
from audiogames.games.roue_des_sorcieres.view import redeal
from benchmarks.measure import Ratio, compare

SEATS = 4
TO_THE_END = 99


def our_search(rests: int, simulations: int, random: Random) -> int:
    """Search once after a deal; return the number of simulations."""
    game: Any = game_named("roue_des_sorcieres")
    policy = game_named("roue_des_sorcieres").policy
    state = game.setup([{}] * SEATS, {})
    state, _ = game.apply_chance(state, Generator(random.getrandbits(32)).draw(game.pending_chance(state)))
    view = policy.recall(game.view(state, state.turn), policy.blank())
    actions, chance = game.legal(state, state.turn), Generator(random.getrandbits(32))
    explore(imaginer(view, redeal), actions, simulations, rests, policy.daring, chance)
    return simulations


def their_search(simulations: int, random: Random) -> int:
    """Search once after a deal of hearts, without passing cards; return the number of simulations."""
    import numpy as np
    import pyspiel  # an extra: only this benchmark needs it
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts", {"pass_cards": False})
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
    numbers = np.random.RandomState(random.getrandbits(32))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, numbers),
        random_state=numbers,
        max_simulations=simulations,
    )
    bot.step(state)
    return simulations


def run(pairs: int = 5, simulations: int = 300) -> Iterator[str]:
    """Measure both searches in turn; yield a line of figures for each way of ours."""
    random = Random(1)
    for how, rests in (("to the end", TO_THE_END), ("to a rest", 1)):
        ours: Callable[[], int] = partial(our_search, rests, simulations, random)
        theirs: Callable[[], int] = partial(their_search, simulations, random)
        found: Ratio = compare(ours, theirs, pairs)
        yield (
            f"deep search {how}: {found.median:.2f} times the simulations per second of OpenSpiel's in Python "
            f"(quartiles {found.low:.2f} to {found.high:.2f}; {found.rate:,.0f} against {found.against:,.0f})"
        )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=300)
    options = parser.parse_args()
    for line in run(options.pairs, options.simulations):
        print(line, flush=True)


if __name__ == "__main__":
    main()
