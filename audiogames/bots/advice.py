"""Advice for a person about their options, from what their seat may know, with counted or measured numbers.

The same position gives the same advice for the same effort: random draws are seeded by what the seat knows, and all
limits are counts.
"""

from collections.abc import Sequence
from typing import Any, Final

from audiogames.bots.levels import chance_of
from audiogames.bots.search import Question, compared
from audiogames.core.game import Level, Policy
from audiogames.core.presentation.advice import Advice
from audiogames.core.registry import game_named

SEED: Final = 0

QUICKLY: Final = 5
"""Divisor of the samples for a quick look."""


def advise(
    game: str, view: Any, events: Sequence[Any], actions: Sequence[Any], quickly: bool = False
) -> tuple[Advice, ...]:
    """Advice on the legal actions of a seat, the best first. Empty if the game has none to give now.

    `events` are all that the seat has heard. `quickly` suffices to find what deserves a longer look.
    """
    module = game_named(game).extra("advice")
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
    policy = _adviser(game)
    return policy.recall(view, policy.remember(policy.blank(), events))


def _adviser(game: str) -> Policy[Any, Any, Any]:
    return game_named(game).policy.skilled(getattr(game_named(game).extra("advice"), "SKILL", None))


def is_counted(game: str) -> bool:
    """Otherwise the advice of a game is proven, or estimated from samples."""
    return bool(getattr(game_named(game).extra("advice"), "IS_COUNTED", False))


def counts_in(game: str) -> str:
    return str(getattr(game_named(game).extra("advice"), "COUNTS_IN", "advice-points"))
