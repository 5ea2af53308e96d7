"""Cards and numbers that are said key by key, or button by button."""

from collections.abc import Sequence
from typing import NamedTuple

from audiogames.core.messages import Message, menu_message, result
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Key, Lines


class Saying(NamedTuple):
    # What is typed of it, part by part, with their labels.
    parts: tuple[str, ...]
    labels: tuple[Message, ...]

    @property
    def form(self) -> str:
        return "".join(self.parts)


class Spelling:
    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._is_explained = False
        self.begun = ""  # what was typed of a card or of two dice, "r"

    def key(self, typed: str, sayings: Sequence[str]) -> str | None:
        """Return what a key completes, or the key itself if it says nothing. None if more is to come."""
        begun, self.begun = self.begun, ""
        found = {one.form: one for one in map(self._saying, sayings)}
        if begun and (typed == Key.BACK or (not typed and begun not in found)):
            self._conversation.breath.answer(result("nothing-played"))
            return None
        if len(typed) > 1 and typed.lstrip("0") in found:
            return typed
        if begun in found and not typed.isdecimal():
            if typed:
                self._conversation.entries.give_back(typed)
            return begun
        spelt = begun + typed if typed.isdecimal() else typed.lower()
        more = [one for form, one in found.items() if len(form) > len(spelt) and form.startswith(spelt)]
        if not spelt or spelt == begun or not more:
            return spelt or typed
        self.begun = spelt
        self._ask(more[0], typed, is_whole=spelt in found)
        return None

    def _ask(self, one: Saying, typed: str, is_whole: bool) -> None:
        echo = self._conversation.breath.echo
        if is_whole:
            echo(menu_message("menu-digit", digit=typed))
        elif typed.isdecimal():
            echo(result("companion-die", number=int(typed)))
        else:
            is_known = self._is_explained or self._conversation.device.touches
            rule = () if is_known else (result("companion-letter-twice"),)
            self._is_explained = True
            echo(result("companion-colour", colour=one.labels[0]), *rule)

    def lines(self, sayings: Sequence[str]) -> Lines:
        found = [*map(self._saying, sayings)]
        following = [one for one in found if len(one.parts) > 1 and self.begun.startswith(one.parts[0])]
        if following:
            return [*((one.form, one.labels[1]) for one in following), (Key.BACK, menu_message("menu-back"))]
        digits = max((len(one.form) for one in found), default=0)
        first = {one.parts[0].zfill(digits) if len(one.parts) == 1 else one.parts[0]: one.labels[0] for one in found}
        return [*first.items()]

    def _saying(self, saying: str) -> Saying:
        colour, _, value = saying.partition("-")
        if value:
            letter = catalogue(self._conversation.device.language).words(f"colour-{colour}-letter")
            return Saying((letter, value), (Message(f"colour-{colour}"), _number(value)))
        numbers = tuple(saying.split())
        return Saying(numbers, tuple(map(_number, numbers)))


def _number(value: str) -> Message:
    return menu_message("number", number=int(value))
