"""Cards and signs in words: the names of all cards, and what a finger finds on a sticker."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING

from audiogames.core.messages import Items, Message
from audiogames.decks import deck_named
from audiogames.tactile.errors import TactileError
from audiogames.tactile.words.typed import value_message

if TYPE_CHECKING:  # a card that is scanned in a game is named without the libraries that draw stickers
    from audiogames.tactile.codes import Code, Look
    from audiogames.tactile.layout import Design, Sticker, Written


def card_message(deck: str, card: str) -> Message:
    """Return the name of a card, alone: "15 noir", "grimoire rouge". An id that no deck has stands for itself."""
    known = deck_named(deck)
    return (known and known.component_name(card)) or Message("tactile-name-other", {"name": card})


@contextmanager
def cards_named(deck: str) -> Iterator[None]:
    """Let errors of a deck's stickers speak of its cards by their names, not by their ids."""
    try:
        yield
    except TactileError as error:
        message = error.message
        names = {
            key: card_message(deck, value)
            for key, value in message.arguments.items()
            if key in ("card", "other") and isinstance(value, str)
        }
        if not names:
            raise
        raise TactileError(message._replace(arguments={**message.arguments, **names})) from error


def place_message(sticker: "Sticker") -> Message:
    """Return where on its card a sticker stands: "en haut à gauche"."""
    return Message("tactile-place-turned" if sticker.turn else f"tactile-place-{sticker.place}")


def marks_message(design: "Design", code: "Code") -> Message:
    """Return what a finger finds on a sticker, from the top: "deux barres, puis deux points, puis deux points"."""
    fields = tuple(_field(written, code) for written in design.written)
    return fields[0] if len(fields) == 1 else Message("tactile-marks-lines", {"lines": Items(fields, "semicolon")})


def card_lines(own: Iterable["Sticker"], code: "Code") -> Items:
    """Return what a finger finds on a card that has these stickers, place by place."""
    lines = (
        Message("tactile-guide-on-card", {"place": place_message(one), "marks": marks_message(one.design, code)})
        for one in own
    )
    return Items(tuple(lines), "semicolon")


def _field(written: "Written", code: "Code") -> Message:
    if written.braille:
        return Message("tactile-marks-braille", {"value": value_message(written.value), "cells": written.braille})
    runs = [
        sign_message(code.looks[sign], len(list(same))) for group in written.groups for sign, same in groupby(group)
    ]
    return runs[0] if len(runs) == 1 else Message("tactile-marks-groups", {"groups": Items(tuple(runs))})


def sign_message(look: "Look", number: int = 1) -> Message:
    """Return one sign, or several alike, in words."""
    if look.shape == "side-by-side":
        parts = tuple(sign_message(look._replace(shape=shape, number=1, of=())) for shape in look.of)
        return Message("tactile-shape-side-by-side", {"shapes": Items(parts, "and")})
    return Message(f"tactile-shape-{look.shape}", {"number": number * look.number})
