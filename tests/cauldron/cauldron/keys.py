"""The questions that a player may ask about a game of the Cauldron, and the choices of a player."""

from collections.abc import Sequence

from audiogames.core.game import Choice
from audiogames.core.messages import Category, Message, Who
from audiogames.core.presentation.telling import Messages, answer, by_seat

from .state import BOTTLE, Action
from .view import View


def scores(seen: View) -> Messages:
    """Everyone's points."""
    return answer("cauldron-scores", Category.SCORE, lines=by_seat("cauldron-score-line", "points", seen.state.points))


def current(seen: View) -> Messages:
    """Return what is in the cauldron."""
    return answer("cauldron-brew", Category.TABLE, brew=seen.state.brew, goal=seen.state.goal)


def turn(seen: View) -> Messages:
    """Who is to act."""
    return answer("cauldron-turn-of", Category.TURN, player=Who(seen.to_act[0]))


def table(seen: View) -> Messages:
    """All there is."""
    return (*current(seen), *scores(seen))


hand = current
counts = rank = scores
moves = turn


def choices(seen: View, legal: tuple[Action, ...]) -> tuple[Choice, ...]:
    """Return what the seat may do as it is read aloud; the usual answer is to stir."""
    return tuple(
        Choice(action, Message(f"cauldron-choice-{action.verb}"), usual=action.verb == "stir") for action in legal
    )


def named(seen: View, cards: Sequence[str]) -> Action | None:
    """Return what the key of the game means; nothing else has a name here."""
    return BOTTLE if tuple(cards) == ("0",) else None
