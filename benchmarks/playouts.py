"""Random playouts of La Roue through its public rules, against OpenSpiel's hearts driven from Python.

    pip install .[bench]
    python -m benchmarks.playouts [--pairs 40] [--games 10]

A move is a player's decision; the time of dealing counts, the moves of chance do not. Ours asks the rules `to_act`,
`legal` and `apply`, which make every event. Theirs is driven in two ways: as OpenSpiel's documentation does it
(`is_terminal`, `is_chance_node`, `chance_outcomes`, `legal_actions`, `apply_action`; the draw itself is made as cheap
as ours), and with as few calls as it takes (`current_player`, `legal_actions`, `apply_action`). Printed for 2 to 6
seats: the median ratio of moves per second and its quartiles. The first ratio is to be 0.5 at least.
"""

import argparse
from collections.abc import Callable, Iterator
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


def hearts_as_documented(games: int, random: Random) -> int:
    """Play `games` random games of OpenSpiel's hearts; return the number of moves, those of chance left out."""
    game = _hearts()
    below_one = random.random
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(below_one() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(below_one() * len(actions))])
                moves += 1
    return moves


def hearts_at_the_least(games: int, random: Random) -> int:
    """Play as `hearts_as_documented` does, with as few calls as it takes."""
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


THEIRS: dict[str, Callable[[int, Random], int]] = {
    "hearts": hearts_as_documented,
    "hearts with the fewest calls": hearts_at_the_least,
}


def measure(seats: int, theirs: Callable[[int, Random], int], games: int, pairs: int) -> Ratio:
    """Return our moves per second against theirs, for one number of seats."""
    random = Random(seats)
    roue_playouts(seats, WARM_UP, random)
    theirs(WARM_UP, random)
    return compare(partial(roue_playouts, seats, games, random), partial(theirs, games, random), pairs)


def run(pairs: int = 40, games: int = 10) -> Iterator[str]:
    """Measure every number of seats; yield a line of figures for each, against each way of driving hearts."""
    for name, theirs in THEIRS.items():
        for seats in range(2, 7):
            found = measure(seats, theirs, games, pairs)
            yield (
                f"random playouts, {seats} seats: {found.median:.2f} times the moves per second of {name} "
                f"(quartiles {found.low:.2f} to {found.high:.2f}; {found.rate:,.0f} against {found.against:,.0f})"
            )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--games", type=int, default=10)
    options = parser.parse_args()
    for line in run(options.pairs, options.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
