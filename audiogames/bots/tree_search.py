"""Information-set search: one tree of positions that a seat can distinguish, over many samples.

Each simulation draws the hidden cards, descends through the moves possible there, adds one position, and plays on at a
glance to a moment of rest (single-observer ISMCTS: Cowling, Powley and Whitehouse 2012). Every seat is assumed to do
what is best for itself.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final, Protocol

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat

OFTEN: Final = 4
"""A move can be compared with one that was tried up to this many times as often."""


class ImaginedGame(Protocol):
    turn: Seat

    def legal(self) -> Sequence[int]: ...

    def play(self, move: int) -> None: ...

    def at_rest(self) -> bool: ...

    def play_out(self, rests: int) -> None: ...

    def worths(self) -> Sequence[int]:
        """By seat: more is better."""
        ...

    def action(self, move: int) -> Any: ...


class Node:
    __slots__ = ("met", "possible", "seen", "worth")

    def __init__(self) -> None:
        self.met = 0
        self.possible = 0
        self.worth = 0
        self.seen: dict[int, Node] = {}


def explore(
    imagine: Callable[[Generator], ImaginedGame],
    actions: Sequence[Any],
    simulations: int,
    rests: int,
    daring: int,
    generator: Generator,
    taste: Callable[[Any], int] | None = None,
    margin: int = 0,
) -> Any:
    """Return the one of `actions` with the most `simulations`, the first of equals.

    Each simulation passes `rests` moments of rest. `daring` is the deficit of worth at which a move with few visits is
    still tried again. With a `taste`, returns the highest-rated action among those tried often that are at most
    `margin` worse.
    """
    if len(actions) == 1:
        return actions[0]
    root = Node()
    wanted = set(actions)
    start = imagine(generator.twin())
    moves = tuple(move for move in start.legal() if start.action(move) in wanted)
    for _ in range(simulations):
        _simulate(imagine(generator), root, moves, rests, daring)
    chosen = max(moves, key=lambda move: root.seen[move].met if move in root.seen else 0)
    if taste is None:
        return start.action(chosen)
    best = root.seen[chosen]
    least = best.worth / best.met - margin
    tried = (move for move in moves if move in root.seen and root.seen[move].met * OFTEN >= best.met)
    near = [move for move in tried if root.seen[move].worth / root.seen[move].met >= least]
    return max(map(start.action, near), key=taste)


def _simulate(game: ImaginedGame, node: Node, moves: Sequence[int], rests: int, daring: int) -> None:
    path: list[tuple[Node, Seat]] = []
    while True:
        move, fresh = _chosen(node, moves, daring)
        turn = game.turn
        game.play(move)
        node = node.seen[move]
        path.append((node, turn))
        if fresh:
            game.play_out(rests)
            break
        if game.at_rest():
            if not rests:
                break
            rests -= 1
        moves = game.legal()
        if not moves:
            break
    worths = game.worths()
    for node, turn in path:
        node.met += 1
        node.worth += worths[turn]


def _chosen(node: Node, moves: Sequence[int], daring: int) -> tuple[int, bool]:
    """The move to try, and True if it is new here: new ones first, then by upper bound (UCB1)."""
    seen = node.seen
    fresh = None
    best, chosen = -1e18, moves[0]
    for move in moves:
        child = seen.get(move)
        if child is None:
            seen[move] = child = Node()
        child.possible += 1
        if fresh is not None:
            continue
        met = child.met
        if not met:
            fresh = move
            continue
        bound = child.worth / met + daring * sqrt(log(child.possible) / met)
        if bound > best:
            best, chosen = bound, move
    return (chosen, False) if fresh is None else (fresh, True)
