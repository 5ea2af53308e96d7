"""The ear before a guided game: three barrels are heard, or read, and one is guessed. Nothing is at stake."""

from typing import Final

from audiogames.core.messages import Cue, Message, menu_message
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.guided import WARM_UP
from audiogames.games.zapp_zerapp.percept import DRAWS, Percept, percept
from audiogames.games.zapp_zerapp.percept.text import as_numbers, as_text
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import fitting
from audiogames.play.modes.zapp_zerapp.shaking import Unheard
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting

MANY: Final = 2
"""The answer for a barrel with many pebbles."""

START: Final = "guided-zapp-zerapp-warm-up"

INTRODUCED: Final[dict[Unheard, str]] = {"words": "numbers", "cells": "cells"}
"""The end of the message that says what is told of a barrel, for each way of telling what nobody hears."""


def warm_up(conversation: Conversation, sitting: Sitting, written_as: Unheard | None) -> Talk[None]:
    """Let those at a device hear what few and many pebbles sound like, and guess once; any other key goes on.

    `written_as`: how rattles are told where they are not, or not only, heard.
    """
    _tell(conversation, menu_message(START if written_as is None else f"{START}-{INTRODUCED[written_as]}"))
    for number in WARM_UP:
        _sound(conversation, sitting, number, True, written_as)
    number = WARM_UP[-1 if sitting.chance.below(2) else 0]
    _sound(conversation, sitting, number, False, written_as)
    _tell(conversation, menu_message(f"{START}-guess"))
    typed = None
    while typed is None:
        typed = yield from conversation.read(wakes=True)
    if typed in ("1", str(MANY)):
        is_right = (typed == str(MANY)) == (number == WARM_UP[-1])
        _tell(conversation, menu_message(f"{START}-right" if is_right else f"{START}-wrong", number=number))
    elif typed:
        conversation.entries.give_back(typed)


def _sound(
    conversation: Conversation, sitting: Sitting, number: int, is_told: bool, written_as: Unheard | None
) -> None:
    """Let a barrel be heard in a breath of its own; where it is not heard, it is written or said in numbers."""
    rattle = percept(number, sitting.chance.below(DRAWS), "easy")
    conversation.breath.flush()
    conversation.breath.sound(Cue(BARREL, "hand-right", percept=rattle))
    if written_as == "cells":
        written = menu_message("text", text=as_text(rattle))
        if conversation.device.lines == "braille":
            conversation.breath.answer(written)
        else:
            conversation.breath.announce(written, aloud=False, asked=True)
    if written_as == "words":
        _tell(conversation, _in_words(number, rattle, is_told))
    elif is_told:
        _tell(conversation, menu_message(f"{START}-heard", number=number))
    conversation.breath.flush()


def _in_words(number: int, rattle: Percept, is_told: bool) -> Message:
    wood, pebbles = as_numbers(rattle)
    if is_told:
        return menu_message(f"{START}-words", wood=wood, pebbles=pebbles, number=number)
    return menu_message(f"{START}-struck", wood=wood, pebbles=pebbles)


def _tell(conversation: Conversation, *messages: Message) -> None:
    conversation.breath.answer(*(piece for message in messages for piece in fitting(conversation, message)))
