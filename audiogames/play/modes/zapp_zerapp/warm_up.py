"""Listening practice before a guided game: three barrels are played or shown, and one is guessed."""

from typing import Final

from audiogames.core.messages import Cue, Message, menu_message
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.extras.guided import WARM_UP
from audiogames.games.zapp_zerapp.percept import DRAWS, Percept, percept
from audiogames.games.zapp_zerapp.percept.text import as_text
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import fitting
from audiogames.play.modes.zapp_zerapp.shaking import Unheard, struck
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting

MANY: Final = 2

START: Final = "guided-zapp-zerapp-warm-up"

INTRODUCED: Final[dict[Unheard, str]] = {"words": "numbers", "cells": "cells"}
"""Suffixes of the introduction's message id, by way of showing rattles."""


def warm_up(conversation: Conversation, sitting: Sitting, written_as: Unheard | None) -> Talk[None]:
    """Play few and many pebbles to people at a device, and let them guess once. Any other key continues.

    `written_as`: how rattles are shown if not, or not only, audible.
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
    told = struck(rattle)
    return menu_message(f"{START}-words", **told, number=number) if is_told else menu_message(f"{START}-struck", **told)


def _tell(conversation: Conversation, *messages: Message) -> None:
    conversation.breath.answer(*(piece for message in messages for piece in fitting(conversation, message)))
