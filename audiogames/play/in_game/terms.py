"""Words of a game that a newcomer cannot know: each is explained when it is first said, and on request.

A game says in its module `telling` which message uses which word. The message `term-GAME-WORD` explains it.
"""

from collections.abc import Iterable
from typing import Any

from audiogames.core.game import Game
from audiogames.core.messages import Message, Verbosity, result
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.keeping import keep


def used(game: Game[Any, Any, Any], messages: Iterable[Message]) -> list[str]:
    """Words that messages use, as the game and the word."""
    words = dict.fromkeys(game.TERMS[message.id] for message in messages if message.id in game.TERMS)
    return [f"{game.name}-{word}" for word in words]


def are_explained(conversation: Conversation) -> bool:
    """Return True for a person at a device that notes it."""
    return conversation.listening.keeps is not None and conversation.device.can.interactive


def first_time(conversation: Conversation, game: Game[Any, Any, Any], messages: Iterable[Message]) -> list[Message]:
    """Return the explanation of a new word, and note it."""
    device = conversation.device
    if device.verbosity != Verbosity.FULL or not are_explained(conversation):
        return []
    new = [word for word in used(game, messages) if word not in device.explained][:1]
    if new:
        keep(conversation, "explained", [*device.explained, *new])
    return explanations(new)


def explanations(words: Iterable[str]) -> list[Message]:
    return [result(f"term-{word}".replace("_", "-")) for word in words]
