"""Cards and signs in words: the names of all cards of the four games, and what a finger finds on a sticker."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING

from audiogames.core.messages import Card, Items, Message
from audiogames.core.registry import GAMES, game_named
from audiogames.decks import air_sorciere, du_balai, roue_des_sorcieres, zapp_zerapp
from audiogames.tactile.errors import TactileError
from audiogames.tactile.words.typed import value_message

if TYPE_CHECKING:  # a card that is scanned in a game is named without the libraries that draw stickers
    from audiogames.tactile.codes import Code, Look
    from audiogames.tactile.layout import Design, Sticker, Written

IDS = {air_sorciere.DECK: air_sorciere.BY_ID, roue_des_sorcieres.DECK: roue_des_sorcieres.BY_ID}
"""The ids of the cards that the games play with."""
BOARD = ("town", "start", "zone", "apprentice")
"""The marks of Zapp Zerapp that have one colour."""


def card_message(deck: str, card: str) -> Message:
    """Return the name of a card, alone: "15 noir", "grimoire rouge". An id that no game knows stands for itself."""
    first, _, rest = card.partition("-")
    if deck == air_sorciere.DECK and first == "grimoire" and rest in air_sorciere.COLOURS:
        return Message("tactile-name-grimoire", {"colour": _colour(rest)})
    if deck == du_balai.DECK:
        named = _of_du_balai(card, first, rest)
    elif deck == zapp_zerapp.DECK:
        named = _of_zapp_zerapp(first, rest)
    else:
        known = deck in GAMES and first in game_named(deck).colours and card in IDS.get(deck, ())
        named = Message("card-alone", {"card": Card(deck, card)}) if known else None
    return named or Message("tactile-name-other", {"name": card})


def _of_du_balai(card: str, first: str, rest: str) -> Message | None:
    if card in du_balai.SYMBOLS:
        return Message(f"tactile-symbol-{card}")
    if card in du_balai.SPELLS:
        return Message(f"tactile-spell-{card}")
    if first == "acrobatic" and rest in map(str, range(10)):
        return Message("tactile-name-acrobatic", {"points": int(rest)})
    if first in du_balai.DICE_COLOURS and rest in du_balai.SYMBOLS:
        return Message("tactile-name-face", {"symbol": Message(f"tactile-symbol-{rest}"), "colour": _colour(first)})
    return None


def _of_zapp_zerapp(first: str, rest: str) -> Message | None:
    if first in BOARD and rest in zapp_zerapp.COLOURS:
        return Message(f"tactile-name-{first}", {"colour": _colour(rest)})
    one, _, other = rest.partition("-")
    if first == "companion" and {one, other} <= set(zapp_zerapp.COLOURS):
        return Message("tactile-name-companion", {"first": _colour(one), "second": _colour(other)})
    if first == "barrel" and rest in map(str, zapp_zerapp.BARRELS):
        return Message("tactile-name-barrel", {"number": int(rest)})
    return None


def _colour(colour: str) -> Message:
    return Message(f"colour-{colour}")


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
