"""Random playouts of a game through its public rules, against a game of OpenSpiel driven from Python.

    pip install .[bench]
    python -m benchmarks.rules.playouts [--game roue_des_sorcieres] [--pairs 40] [--games 10]

A move is a player's decision; the time of dealing counts, the moves of chance do not. Ours asks the rules `to_act`,
`legal` and `apply`, which make every event. Theirs is driven in two ways: as OpenSpiel's documentation does it
(`is_terminal`, `is_chance_node`, `chance_outcomes`, `legal_actions`, `apply_action`; the draw itself is made as cheap
as ours), and with as few calls as it takes (`current_player`, `legal_actions`, `apply_action`). Printed for each number
of seats: the median ratio of moves per second and its quartiles. Against the first way La Roue is to make at least half
the moves per second of hearts, Air Sorcière at least three times those of gin rummy. The kernel in which searches of La
Roue imagine games is measured too: at least twice the moves per second of hearts, 1.3 times with the fewest calls.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from random import Random
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from audiogames.games.roue_des_sorcieres.bot.kernel import Kernel
from benchmarks.measure import Ratio, compare

WARM_UP = 3  # games before anything is timed
CHANCE = -1  # OpenSpiel's number for the player that deals; every chance of these games is an even one
YARDSTICKS = {"roue_des_sorcieres": "hearts", "air_sorciere": "gin_rummy"}
"""The game of OpenSpiel that each of ours is compared with: tricks with tricks, drawing with drawing and melding."""


def our_playouts(name: str, seats: int, games: int, random: Random) -> int:
    """Play `games` random games of ours; return the number of moves."""
    game: Any = game_named(name)
    to_act, legal, apply, pending_chance = game.to_act, game.legal, game.apply, game.pending_chance
    below_one = random.random
    generator = Generator(random.getrandbits(32))
    undealt = game.setup([{}] * seats, {})
    moves = 0
    for _ in range(games):
        state = undealt
        while True:
            while acting := to_act(state):
                seat = acting[0]
                actions = legal(state, seat)
                state, _events = apply(state, seat, actions[int(below_one() * len(actions))])
                moves += 1
            if not (request := pending_chance(state)):
                break
            state, _events = game.apply_chance(state, generator.draw(request))
    return moves


def kernel_playouts(name: str, seats: int, games: int, random: Random) -> int:
    """Play `games` random games in the kernel that searches of La Roue imagine; return the number of moves."""
    game: Any = game_named(name)
    below_one = random.random
    generator = Generator(random.getrandbits(32))
    request = game.pending_chance(game.setup([{}] * seats, {}))
    moves = 0
    for _ in range(games):
        order, (leader,) = generator.draw(request)
        imagined = Kernel.dealt(order, seats, leader, True, False)
        while actions := imagined.legal():
            imagined.play(actions[int(below_one() * len(actions))])
            moves += 1
    return moves


def as_documented(name: str, games: int, random: Random) -> int:
    """Play `games` random games of OpenSpiel's; return the number of moves, those of chance left out."""
    game = _spiel(name)
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


def at_the_least(name: str, games: int, random: Random) -> int:
    """Play as `as_documented` does, with as few calls as it takes."""
    game = _spiel(name)
    below_one = random.random
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while (player := state.current_player()) >= CHANCE:
            actions = state.legal_actions()
            state.apply_action(actions[int(below_one() * len(actions))])
            moves += player >= 0
    return moves


def _spiel(name: str) -> Any:
    import pyspiel  # an extra: only this benchmark needs it

    return pyspiel.load_game(name)


WAYS: dict[str, Callable[[str, int, Random], int]] = {"": as_documented, " with the fewest calls": at_the_least}


def measure(
    game: str,
    seats: int,
    way: Callable[[str, int, Random], int],
    games: int,
    pairs: int,
    playouts: Callable[[str, int, int, Random], int] = our_playouts,
) -> Ratio:
    """Return our moves per second against theirs, for one number of seats."""
    random = Random(seats)
    ours = partial(playouts, game, seats)
    theirs = partial(way, YARDSTICKS[game])
    ours(WARM_UP, random)
    theirs(WARM_UP, random)
    return compare(partial(ours, games, random), partial(theirs, games, random), pairs)


def run(game: str = "roue_des_sorcieres", pairs: int = 40, games: int = 10) -> Iterator[str]:
    """Measure every number of seats; yield a line of figures for each, against each way of driving OpenSpiel."""
    rules = game_named(game)
    ours = {"": our_playouts, " of the kernel": kernel_playouts} if game == "roue_des_sorcieres" else {"": our_playouts}
    for (how, way), (whose, playouts) in product(WAYS.items(), ours.items()):
        for seats in range(rules.min_seats, rules.max_seats + 1):
            found = measure(game, seats, way, games, pairs, playouts)
            yield (
                f"random playouts{whose}, {seats} seats: {found.median:.2f} times the moves per second of "
                f"{YARDSTICKS[game].replace('_', ' ')}{how} (quartiles {found.low:.2f} to {found.high:.2f}; "
                f"{found.rate:,.0f} against {found.against:,.0f})"
            )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=YARDSTICKS, default="roue_des_sorcieres")
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--games", type=int, default=10)
    options = parser.parse_args()
    for line in run(options.game, options.pairs, options.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
