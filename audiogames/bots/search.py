"""Searches: sample the hidden cards many times, and compare the actions in the same samples.

A comparison follows each action by play at a glance (`Policy.play_on`) to a moment of rest. All actions meet the same
hidden cards, so few samples tell them apart. Where a game can be imagined fast, a deep search grows a tree instead
(`bots.tree_search`). Last moves with nothing hidden are searched to the end. All limits are counts, never times, so a
choice does not depend on the machine.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from audiogames.bots.tree_search import explore
from audiogames.core.chance import Generator
from audiogames.core.game import Game, Level, Policy


class Question(NamedTuple):
    """`chance` returns a new random source, the same at each call."""

    game: Game[Any, Any, Any]
    policy: Policy[Any, Any, Any]
    view: Any
    actions: Sequence[Any]
    chance: Callable[[], Generator]


def search(asked: Question, level: Level) -> Any:
    actions = asked.policy.worth_trying(asked.view, asked.actions)
    if level.proofs and len(asked.actions) > 1:
        worths = asked.policy.proven(asked.view, asked.actions, level.proofs)
        if worths is not None:
            return _to_taste(asked, asked.actions, worths, max(worths))
    if len(actions) == 1:
        return actions[0]
    imagine = asked.policy.imagining(asked.view) if level.simulations else None
    if imagine is not None:
        taste = None if asked.policy.manner is None else partial(asked.policy.taste, asked.view)
        bounds = level.simulations, level.rests, asked.policy.daring
        return explore(imagine, actions, *bounds, asked.chance(), taste, _margin(asked))
    totals = [sum(worths) for worths in zip(*compared(asked, actions, level), strict=True)]
    return _to_taste(asked, actions, totals, max(totals) - level.samples * _margin(asked))


def _margin(asked: Question) -> int:
    return asked.policy.margin * max(1, asked.view.seats - 1) if asked.policy.manner else 0


def _to_taste(asked: Question, actions: Sequence[Any], worths: Sequence[int], least: int) -> Any:
    if asked.policy.manner is None:
        return actions[worths.index(max(worths))]
    near = [(action, worth) for action, worth in zip(actions, worths, strict=True) if worth >= least]
    return max(near, key=lambda one: (asked.policy.taste(asked.view, one[0]), one[1]))[0]


def compared(asked: Question, actions: Sequence[Any], level: Level) -> list[list[int]]:
    """One list per sample: the value of each action for the seat to move, in the unit of `worth`."""
    generator, found = asked.chance(), []
    imagine = asked.policy.comparing(asked.view)
    for _ in range(level.samples):
        if imagine is not None:
            outcome = imagine(generator)
            found.append([outcome(action, level.rests) for action in actions])
            continue
        imagined = asked.game.redeal(asked.view, generator)
        found.append([_outcome(asked, imagined, action, level.rests) for action in actions])
    return found


def _outcome(asked: Question, imagined: Any, action: Any, rests: int) -> int:
    game, policy, seat = asked.game, asked.policy, asked.view.seat
    state, _ = game.apply(imagined, seat, action)
    while acting := game.to_act(state):
        if policy.at_rest(state):
            if not rests:
                break
            rests -= 1
        state, _ = game.apply(state, acting[0], policy.play_on(state, acting[0]))
    return policy.worth(state, seat)
