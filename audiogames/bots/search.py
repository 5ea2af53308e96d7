"""Determinised Monte Carlo search: imagine the hidden cards many times, and try every action in the same imaginings.

Each action is followed by play at a glance (`Policy.play_on`) to a moment of rest. As all actions meet the same hidden
cards, chance weighs on them alike and few samples tell them apart.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import Game, Policy


class Question(NamedTuple):
    """A question to a bot: which of `actions` to do at this view.

    `chance` makes a source of chance of its own, for a mind that needs one: the same at each call.
    """

    game: Game[Any, Any, Any]
    policy: Policy[Any, Any, Any]
    view: Any
    actions: Sequence[Any]
    chance: Callable[[], Generator]


class Budget(NamedTuple):
    """How much a search may do.

    `samples` imaginings of the hidden cards; in each, every action is followed past `rests` moments of rest to the
    next one. Where they are None the game's policy says how many. `cpu_ms`, where given, ends the search after that
    many milliseconds of processor time, one sample at least: its choice then depends on the machine.
    """

    samples: int | None = None
    rests: int | None = None
    cpu_ms: float | None = None


def search(asked: Question, budget: Budget) -> Any:
    """Return the action that does best on average for the view's seat, the first of equals."""
    actions = asked.policy.worth_trying(asked.view, asked.actions)
    if len(actions) == 1:
        return actions[0]
    stop = None if budget.cpu_ms is None else time.process_time() + budget.cpu_ms / 1000
    rests = asked.policy.rests if budget.rests is None else budget.rests
    worths, generator = [0] * len(actions), asked.chance()
    for _ in range(budget.samples or asked.policy.samples):
        imagined = asked.game.redeal(asked.view, generator)
        for place, action in enumerate(actions):
            worths[place] += _outcome(asked, imagined, action, rests)
        if stop is not None and time.process_time() > stop:
            break
    return actions[worths.index(max(worths))]


def _outcome(asked: Question, imagined: Any, action: Any, rests: int) -> int:
    """Return what the asked seat has of an action in an imagined state, at the moment of rest after `rests` others."""
    game, policy, seat = asked.game, asked.policy, asked.view.seat
    state, _ = game.apply(imagined, seat, action)
    while acting := game.to_act(state):
        if policy.at_rest(state):
            if not rests:
                break
            rests -= 1
        state, _ = game.apply(state, acting[0], policy.play_on(state, acting[0]))
    return policy.worth(state, seat)
