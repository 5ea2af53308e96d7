import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING, Final

from audiogames.core.messages import Argument, Items, Message
from audiogames.core.registry import GAMES
from audiogames.decks import DeckModule
from audiogames.tactile.decks import deck_called
from audiogames.tactile.decks.naming import KNOWN, SIGNED, costs_message, face_message, word_message
from audiogames.tactile.errors import TactileError

if TYPE_CHECKING:
    from audiogames.tactile.codes import Code, SignLook
    from audiogames.tactile.decks.model import Word
    from audiogames.tactile.layout import Design, Sticker, WrittenField

COLOURS: Final = ("black", "blue", "green", "orange", "purple", "red", "yellow")
FIELDS: Final = (
    *("number", "compact", "track", "colour", "edge", "space", "pawn", "symbol", "family", "up"),
    *("rank", "suit", "word", "shape", "costs"),
)
COSTS: Final = re.compile(r"[^\s:]+:\d+( [^\s:]+:\d+)*")
OWN_VALUES: Final = ("spell", "acrobatic", "up")


def value_message(value: str, words: "Mapping[str, Word] | None" = None) -> Message:
    if words and value in words:
        return word_message(words, value)
    if COSTS.fullmatch(value):
        return costs_message(words or {}, value)
    if value.isascii() and value.isdigit() and len(value) < 4:
        return Message("number", {"number": int(value)})
    if value in COLOURS:
        return Message(f"colour-{value}")
    if value in KNOWN or value.removeprefix("-").isdigit() or value.startswith(tuple(f"{one}-" for one in SIGNED)):
        return word_message({}, value)
    if any(value in getattr(_deck_named(game.deck), "SYMBOLS", ()) for game in GAMES.values()):
        return Message(f"tactile-symbol-{value}")
    if value in OWN_VALUES:
        return Message(f"tactile-guide-value-{value}")
    return Message("tactile-name-other", {"name": value})


def field_message(field: str) -> Message:
    if field in FIELDS:
        return Message(f"tactile-guide-field-{field}")
    return Message("tactile-guide-field-other", {"field": field})


def card_message(deck: str, card: str) -> Message:
    """Such as "15 noir", "grimoire rouge", "as de cœur". An unknown id is its own name."""
    known = _deck_named(deck)
    if known is not None and (name := known.component_name(card)):
        return name
    return _face_called(deck, card) or Message("tactile-name-other", {"name": card})


def _deck_named(name: str) -> DeckModule | None:
    module = next((game.components for game in GAMES.values() if game.deck == name), "")
    if not module:
        return None
    deck: DeckModule = import_module(module)
    return deck


def _face_called(deck: str, card: str) -> Message | None:
    described = deck_called(deck)
    if described is None:
        return None
    face = described.by_id.get(card)
    return None if face is None else face_message(described, face)


@contextmanager
def cards_named(deck: str) -> Iterator[None]:
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
    """Such as "en haut à gauche"."""
    return Message("tactile-place-turned" if sticker.turn else f"tactile-place-{sticker.place}")


def marks_message(design: "Design", code: "Code") -> Message:
    fields = tuple(_field(written, code) for written in design.written)
    return fields[0] if len(fields) == 1 else Message("tactile-marks-lines", {"lines": Items(fields, "semicolon")})


def card_lines(own: Iterable["Sticker"], code: "Code") -> Items:
    lines = (
        Message("tactile-guide-on-card", {"place": place_message(one), "marks": marks_message(one.design, code)})
        for one in own
    )
    return Items(tuple(lines), "semicolon")


def _field(written: "WrittenField", code: "Code") -> Message:
    if written.braille:
        lines = written.braille.splitlines()
        value = value_message(written.value, code.words)
        told: dict[str, Argument] = {"value": value, "number": len(lines), "cells": lines[0]}
        if len(lines) == 1:
            return Message("tactile-marks-braille", told)
        below = Items(tuple(Message("text", {"text": line}) for line in lines))
        return Message("tactile-marks-braille-lines", {**told, "cells": below})
    runs = [
        sign_message(code.looks[sign], len(list(same))) for group in written.groups for sign, same in groupby(group)
    ]
    return runs[0] if len(runs) == 1 else Message("tactile-marks-groups", {"groups": Items(tuple(runs))})


def sign_message(look: "SignLook", number: int = 1) -> Message:
    if look.shape == "side-by-side":
        parts = tuple(sign_message(look._replace(shape=shape, number=1, of=())) for shape in look.of)
        return Message("tactile-shape-side-by-side", {"shapes": Items(parts, "and")})
    return Message(f"tactile-shape-{look.shape}", {"number": number * look.number})
