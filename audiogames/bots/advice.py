"""Advice to a person: what their seat might do, from what it may know and nothing else, with honest numbers.

The same position gives the same advice after the same amount of work: what is imagined is drawn from what the seat
knows, and everything is bounded by counts.
"""

from collections.abc import Sequence
from typing import Any, Final

from audiogames.bots.levels import chance_of
from audiogames.bots.search import Question, compared
from audiogames.core.advice import Advice
from audiogames.core.game import Level, Policy
from audiogames.core.registry import game_named

SEED: Final = 0

QUICKLY: Final = 5
"""A quick look imagines so many times less."""


def advise(
    game: str, view: Any, events: Sequence[Any], actions: Sequence[Any], quickly: bool = False
) -> tuple[Advice, ...]:
    """Return advice on the legal actions of a seat, the best first; none where a game has none to give just now.

    `events` are all that the seat has heard, cut for it. What is said of each is in the `advice` module of its game.
    `quickly` is good enough to find out what is worth a longer look.
    """
    module = game_named(game).part("advice")
    if module is None:
        return ()
    rules, policy, known = game_named(game), _adviser(game), recalled(game, view, events)

    def compare(actions: Sequence[Any], samples: int, rests: int) -> list[int]:
        samples = -(-samples // QUICKLY) if quickly else samples
        question = Question(rules, policy, known, actions, lambda: chance_of(SEED, known))
        imagined = compared(question, actions, Level(samples=samples, rests=rests))
        return [sum(worths) // (samples * max(1, view.seats - 1)) for worths in zip(*imagined, strict=True)]

    advised: tuple[Advice, ...] = module.advise(known, actions, compare, chance_of(SEED, known))
    return advised


def recalled(game: str, view: Any, events: Sequence[Any]) -> Any:
    """Return what a seat sees with what the adviser remembers of what it heard."""
    policy = _adviser(game)
    return policy.recall(view, policy.remember(policy.blank(), events))


def _adviser(game: str) -> Policy[Any, Any, Any]:
    """Return how a game is played by someone who remembers as much as its adviser."""
    return game_named(game).policy.skilled(getattr(game_named(game).part("advice"), "SKILL", None))


def is_counted(game: str) -> bool:
    """Whether the advice of a game counts all that it says; elsewhere it is proven, or imagined many times."""
    return bool(getattr(game_named(game).part("advice"), "IS_COUNTED", False))


def counts_in(game: str) -> str:
    """Return the message that tells a difference of the worths of a game, with its `number`."""
    return str(getattr(game_named(game).part("advice"), "COUNTS_IN", "advice-points"))
