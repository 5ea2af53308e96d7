"""Settings that a game changes by itself, such as what was explained."""

from typing import Any

from audiogames.play.conversation import Conversation


def keep(conversation: Conversation, name: str, value: Any) -> None:
    """Change a setting, stored or not."""
    keeps, device = conversation.listening.keeps, conversation.device
    if keeps is not None:
        keeps(name, value)
    else:
        conversation.put(device._replace(of_games={**device.of_games, name: value}))
