"""The questions and choices of a player."""

from collections.abc import Sequence

from audiogames.core.game import Choice
from audiogames.core.messages import Category, Message
from audiogames.core.presentation.telling import Messages, answer

from .view import View


def left(seen: View) -> Messages:
    return answer("pebbles-left", Category.TABLE, number=seen.state.left)


hand = table = turn = scores = counts = current = rank = moves = left


def choices(seen: View, legal: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(action, Message(f"pebbles-choice-{action}"), usual=action == "draw") for action in legal)


def named(seen: View, cards: Sequence[str]) -> str | None:
    return None
