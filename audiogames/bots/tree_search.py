"""Information-set search: one tree of what a seat can tell apart, over many imaginings of what it cannot.

Each simulation imagines the hidden cards anew and goes down the tree among the moves that are possible there, adds one
position to it, and plays on at a glance to a moment of rest (single-observer ISMCTS: Cowling, Powley and Whitehouse
2012). Every seat is taken to do what is best for itself.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final, Protocol

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat

OFTEN: Final = 4
"""One move was tried often enough to be compared with another that was tried so many times as often, or less."""


class ImaginedGame(Protocol):
    """One imagined game, which changes as it is played; its moves are numbers."""

    turn: Seat

    def legal(self) -> Sequence[int]:
        """Return the moves of the seat to act, none after the end."""
        ...

    def play(self, move: int) -> None:
        """Make a move of the seat to act."""
        ...

    def at_rest(self) -> bool:
        """Whether this is a moment at which worths can be compared."""
        ...

    def play_out(self, rests: int) -> None:
        """Play at a glance to the moment of rest after `rests` others, at once if that is now; or to the end."""
        ...

    def worths(self) -> Sequence[int]:
        """Return how well each seat stands: more is better."""
        ...

    def action(self, move: int) -> Any:
        """Return what a move of the seat to act is called by the public rules."""
        ...


class Node:
    """A position of the tree: how often it was met, and how often it could have been; what it was worth in all.

    The worth is that for the seat whose move leads to it.
    """

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
    """Return the one of `actions` that the most of `simulations` went on with, the first of equals.

    `rests` moments of rest are passed in each simulation. `daring` is the worth by which a move that was tried once
    among few may be worse than another and yet be tried again. With a `taste`, of those that were tried often and are
    worse by `margin` at the most, the one that it values most is returned.
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
    """Go once down the tree and add a position to it."""
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
    """Return the move to try, and whether it was never tried here: new ones first, then by upper bound (UCB1)."""
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
