"""Commands for sound during a game: turn the head, repeat sounds, sound settings."""

from typing import Final

from audiogames.core.messages import result
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Talk

COMMANDS: Final = ("sounds-again", "head-left", "head-right", "sounds")

SOUNDS: Final = "sounds"
"""The door to a face's sound training, test and settings."""

HEADPHONES: Final = "headphones"
"""The door of a face behind which it is asked once whether headphones are worn."""

TURN: Final = 30.0
"""Degrees per key, enough to distinguish front and back (McAnally and Martin, 2014)."""


def do(conversation: Conversation, name: str) -> Talk[None]:
    if name == "sounds" and SOUNDS in conversation.doors:
        conversation.turn_head(-conversation.listening.yaw)  # left is to be left there
        yield from conversation.doors[SOUNDS]()
    elif not conversation.device.can.sounds:
        conversation.breath.answer(result("sounds-off"))
    elif name == "sounds-again":
        again = conversation.breath.sound_again()
        conversation.breath.answer(result("sounds-again" if again else "sounds-none-yet"))
    else:
        _turn(conversation, 1 if name == "head-left" else -1)


def _turn(conversation: Conversation, side: int) -> None:
    """Turn the head and repeat the last sounds from there, which separates front and back."""
    yaw = conversation.turn_head(side * TURN)
    degrees = round(abs(yaw))
    conversation.breath.answer(
        result("head-ahead") if not degrees else result("head-left" if yaw > 0 else "head-right", degrees=degrees)
    )
    conversation.breath.sound_again()
