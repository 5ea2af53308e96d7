"""What a game says about playing it well: the Policy that its `bot.py` holds, found by the game's name."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeVar

from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES, game_named

S = TypeVar("S", contravariant=True)
A = TypeVar("A")
V = TypeVar("V")
M = TypeVar("M")


class Policy(Protocol[S, A, V, M]):
    """How a game is played: by a beginner, by someone of experience, and in the imagination of a search.

    States reach a policy only from `Game.redeal`: imagined ones. Nothing here draws at random or keeps anything.
    A search imagines the hidden cards `samples` times and looks past `rests` moments of rest, so that what an action
    is good for has time to show.

    A game in which nobody need act at once has also `waiting`: it takes a view and returns an action that means "not
    yet", None where the seat must act. Bots are then asked with it among the actions, and it is never played.
    """

    samples: int
    rests: int

    def blank(self, seed: int = 0) -> M:
        """Return the memory of who has heard nothing yet; by the seed a forgetful one forgets."""
        ...

    def remember(self, memory: M, events: Sequence[Any]) -> M:
        """Return the memory after hearing events that were cut for its seat."""
        ...

    def recall(self, view: V, memory: M) -> V:
        """Return the view with what is remembered filled in, for `redeal`; as it is where the memory does not fit."""
        ...

    def worth_trying(self, view: V, actions: Sequence[A]) -> Sequence[A]:
        """Return those of `actions` that a search need compare: all, where none is a mere variant of another."""
        ...

    def choose(self, view: V, actions: Sequence[A]) -> A:
        """Return what an experienced player would do at a glance: one of `actions`."""
        ...

    def blunder(self, view: V, actions: Sequence[A]) -> A:
        """Return what a beginner would do: one of `actions`."""
        ...

    def play_on(self, state: S, seat: Seat) -> A:
        """Return what the seat would do at a glance in an imagined state, from what it would see of it."""
        ...

    def at_rest(self, state: S) -> bool:
        """Whether this is a moment at which the worths of imagined states can be compared."""
        ...

    def worth(self, state: S, seat: Seat) -> int:
        """Return how well an imagined state stands for the seat: more is better, the unit is the game's own."""
        ...


@cache
def policy_for(name: str) -> Policy[Any, Any, Any, Any]:
    """Return how a game is played: `POLICY` of its module `bot`. Raises UnknownGame."""
    game_named(name)
    policy: Policy[Any, Any, Any, Any] = import_module(f"{GAMES[name].package}.bot").POLICY
    return policy


def may_wait(name: str) -> bool:
    """Whether a game's policy says how to wait (`Policy`: `waiting`). Raises UnknownGame."""
    return hasattr(policy_for(name), "waiting")
