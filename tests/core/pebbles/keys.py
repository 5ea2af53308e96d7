"""What a player may ask, and choose."""

from collections.abc import Callable, Mapping, Sequence

from audiogames.core.game import QUESTIONS, Choice
from audiogames.core.messages import Category, Message
from audiogames.core.telling import Messages, answer

from .view import View


def left(seen: View) -> Messages:
    return answer("pebbles-left", Category.TABLE, number=seen.state.left)


ANSWERS: Mapping[str, Callable[[View], Messages]] = dict.fromkeys(QUESTIONS, left)


def choices(seen: View, legal: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(action, Message(f"pebbles-choice-{action}"), usual=action == "draw") for action in legal)


def named(seen: View, cards: Sequence[str]) -> str | None:
    return None
