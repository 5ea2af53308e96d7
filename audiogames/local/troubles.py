"""Problems of voice or sounds, announced before the menu, once per cause."""

from typing import Final

from audiogames.core.messages import Message
from audiogames.local.computer import Computer
from audiogames.play.prompts import Prompt, Talk
from audiogames.settings.values import LONGEST_CAUSE, UNKNOWN, change

FIRST_SECONDS: Final = 1.5
"""Seconds for which the very first menu waits for voice and sounds."""

USUAL_SECONDS: Final = 0.15
"""Seconds for which any other menu waits, since little changes between starts."""

LOOK_SECONDS: Final = 0.02

IN_SHORT: Final = "in short"
"""The cause that is kept where only a few words were said of a trouble."""


class Trouble:
    """A problem of voice or sounds. Its cause is stored in `setting`, empty for none.

    At the very first start it is told `in_short`, if that is given: its cause is told at the next one.
    """

    def __init__(self, computer: Computer, setting: str, in_short: Message | None = None) -> None:
        self._computer = computer
        self._setting = setting
        self._in_short = in_short
        self._cause: str = getattr(computer.preferences.settings, setting)
        self.was_tried = False
        """True when the state is known."""

    def found(self, trouble: Message) -> None:
        """Announce a problem before the next reply, from any thread, unless its cause is unchanged."""
        values = (
            value.id if isinstance(value, Message) else str(value) for _, value in sorted(trouble.arguments.items())
        )
        cause = " ".join(" ".join((trouble.id, *values)).split())[:LONGEST_CAUSE].strip()
        if self._in_short is not None and self._cause == UNKNOWN:
            self._cause = IN_SHORT
            self._computer.notify(self._in_short)
        elif cause != self._cause and not (self.was_tried and self._cause == IN_SHORT):
            self._cause = cause
            self._computer.notify(trouble)
        self.was_tried = True

    def none(self) -> None:
        """Note that there is no problem, so that the next one is announced."""
        self._cause = ""
        self.was_tried = True

    def keep(self) -> None:
        preferences = self._computer.preferences
        if self.was_tried and getattr(preferences.settings, self._setting) != self._cause:
            preferences.put(change(preferences.settings, **{self._setting: self._cause})[0])


def settle(computer: Computer) -> Talk[None]:
    """Wait briefly for the state of voice and sounds, so that problems are announced first."""
    conversation, settings = computer.conversation, computer.preferences.settings
    if not computer.console.interactive:
        return
    is_first = UNKNOWN in (settings.voice_trouble, settings.sound_trouble)
    until = conversation.now + (FIRST_SECONDS if is_first else USUAL_SECONDS)
    while not computer.is_settled() and conversation.now < until:
        yield Prompt("none", conversation.now + LOOK_SECONDS)
