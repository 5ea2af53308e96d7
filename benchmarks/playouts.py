"""Random playouts of La Roue through its public rules, against OpenSpiel's hearts driven from Python.

    pip install .[bench]
    python -m benchmarks.playouts [--pairs 30] [--games 20]

A move is a player's decision; the time of dealing counts, the moves of chance do not. Ours asks the rules `to_act`,
`legal` and `apply`, which make every event. Theirs asks `current_player`, `legal_actions` and `apply_action`. Printed
for 2 to 6 seats: the median ratio of moves per second, which is to be 0.5 at least, and its quartiles.
"""

import argparse
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from benchmarks.measure import Ratio, compare

WARM_UP = 3  # games before anything is timed


def roue_playouts(seats: int, games: int, random: Random) -> int:
    """Play `games` random games of La Roue; return the number of moves."""
    game: Any = game_named("roue_des_sorcieres")
    to_act, legal, apply = game.to_act, game.legal, game.apply
    below_one = random.random
    generator = Generator(random.getrandbits(32))
    undealt = game.setup([{}] * seats, {})
    moves = 0
    for _ in range(games):
        state, _events = game.apply_chance(undealt, generator.draw(game.pending_chance(undealt)))
        while acting := to_act(state):
            seat = acting[0]
            actions = legal(state, seat)
            state, _events = apply(state, seat, actions[int(below_one() * len(actions))])
            moves += 1
    return moves


def hearts_playouts(games: int, random: Random) -> int:
    """Play `games` random games of OpenSpiel's hearts; return the number of moves, those of chance left out."""
    game = _hearts()
    below_one = random.random
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while (player := state.current_player()) >= CHANCE:
            actions = state.legal_actions()
            state.apply_action(actions[int(below_one() * len(actions))])
            moves += player >= 0
    return moves


CHANCE = -1  # OpenSpiel's number for the player that deals; every chance of hearts is an even one


def _hearts() -> Any:
    import pyspiel  # an extra: only this benchmark needs it

    return pyspiel.load_game("hearts")


def measure(seats: int, games: int, pairs: int) -> Ratio:
    """Return our moves per second against theirs, for one number of seats."""
    random = Random(seats)
    ours: Callable[[int], int] = partial(roue_playouts, seats, random=random)
    theirs: Callable[[int], int] = partial(hearts_playouts, random=random)
    ours(WARM_UP)
    theirs(WARM_UP)
    return compare(partial(ours, games), partial(theirs, games), pairs)


def run(pairs: int = 30, games: int = 20) -> list[str]:
    """Measure every number of seats; return one line of figures for each."""
    lines = []
    for seats in range(2, 7):
        found = measure(seats, games, pairs)
        lines.append(
            f"random playouts, {seats} seats: {found.median:.2f} of hearts' moves per second "
            f"(quartiles {found.low:.2f} to {found.high:.2f}; {found.rate:,.0f} against {found.against:,.0f})"
        )
    return lines


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--games", type=int, default=20)
    options = parser.parse_args()
    for line in run(options.pairs, options.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
