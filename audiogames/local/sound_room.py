from collections.abc import Callable
from typing import Final

from audiogames.core.messages import menu_message
from audiogames.local.computer import Computer
from audiogames.local.sound_learning import learn
from audiogames.local.sound_settings import choose
from audiogames.local.sound_trial import try_out
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.prompts import Talk

LEARN, TEST, SETTINGS = range(3)

ACTIONS: Final[tuple[Callable[[Computer], Talk[None]], ...]] = (learn, try_out, choose)


def enter(computer: Computer, usual: int = LEARN) -> Talk[None]:
    """Enter chooses the `usual` line."""
    conversation = computer.conversation
    computer.turn_head()
    entries = [
        MenuLine(menu_message("sound-room-learn"), menu_message("sound-room-about-learn")),
        MenuLine(menu_message("sound-room-test"), menu_message("sound-room-about-test")),
        MenuLine(menu_message("sound-room-settings"), menu_message("sound-room-about-settings")),
    ]
    while (place := (yield from pick(conversation, menu_message("sound-room-title"), entries, usual))) is not None:
        yield from ACTIONS[place](computer)
    conversation.breath.answer(menu_message("sound-room-left"))
