"""Troubles with the voice or the sounds of this computer: told before the menu, and once for each cause."""

from typing import Final

from audiogames.core.messages import Message
from audiogames.local.computer import Computer
from audiogames.play.prompts import Prompt, Talk
from audiogames.settings.values import LONGEST_CAUSE, UNKNOWN, change

FIRST_SECONDS: Final = 1.5
"""How long the first menu of all waits for voice and sounds to be tried."""

USUAL_SECONDS: Final = 0.15
"""How long any other menu waits: what was well the last time mostly still is, and nobody is to wait for that."""

LOOK_SECONDS: Final = 0.02


class Trouble:
    """The trouble with one of both; `setting` keeps its cause from one start to the next, empty where all is well."""

    def __init__(self, computer: Computer, setting: str) -> None:
        self._computer = computer
        self._setting = setting
        self._cause: str = getattr(computer.preferences.settings, setting)
        self.was_tried = False
        """Whether it is known by now how things stand."""

    def found(self, trouble: Message) -> None:
        """Tell a trouble before the next reply, from any thread, unless it was told before and has the same cause."""
        values = (
            value.id if isinstance(value, Message) else str(value) for _, value in sorted(trouble.arguments.items())
        )
        cause = " ".join(" ".join((trouble.id, *values)).split())[:LONGEST_CAUSE].strip()
        if cause != self._cause:
            self._cause = cause
            self._computer.notify(trouble)
        self.was_tried = True

    def none(self) -> None:
        """Note that all is well: what goes wrong from now on is told again."""
        self._cause = ""
        self.was_tried = True

    def keep(self) -> None:
        """Keep the cause for the next start."""
        preferences = self._computer.preferences
        if self.was_tried and getattr(preferences.settings, self._setting) != self._cause:
            preferences.put(change(preferences.settings, **{self._setting: self._cause})[0])


def settle(computer: Computer) -> Talk[None]:
    """Let voice and sounds find out how they are, a moment long: what is wrong then stands before what follows."""
    conversation, settings = computer.conversation, computer.preferences.settings
    if not computer.console.interactive:
        return
    is_first = UNKNOWN in (settings.voice_trouble, settings.sound_trouble)
    until = conversation.now + (FIRST_SECONDS if is_first else USUAL_SECONDS)
    while not computer.is_settled() and conversation.now < until:
        yield Prompt("none", conversation.now + LOOK_SECONDS)
