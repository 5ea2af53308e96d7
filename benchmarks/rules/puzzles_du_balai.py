"""Positions of Du Balai! drawn by lot, in which a witch corrects, casts a spell, or keeps a card: for puzzles.

The dice lie open, and nobody else holds a card: what each spell brings can be counted.
"""

from typing import Final

from audiogames.core.chance import Generator
from audiogames.core.game import Json
from audiogames.core.table import Table
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.rules.formulas import valid_sets

MOMENTS: Final = ("correction", "after-move", "draw")
CORRECTING: Final = ("correction", "forgotten", s.DOUBLE)
MEETING: Final = ("tailwind", "attraction", "hex")
FARTHEST: Final = 19
"""The space that a witch who has not crossed has reached at the most."""


def prepared(chance: Generator) -> tuple[Json, int]:
    """Return a position of two or three witches, and whose turn it is."""
    seats = 2 + chance.below(2)
    moment = MOMENTS[chance.below(len(MOMENTS))]
    position = Table.new("du_balai", [{}] * seats, seed=0).position()
    dice = tuple(FACES.index(sides[chance.below(len(sides))]) for sides in DICE)
    valid = valid_sets(dice)
    spaces = [chance.below(FARTHEST + 1) for _ in range(seats)]
    seat, colour = chance.below(seats), chance.below(2)
    deck = list(s.all_cards(s.Rules()))
    hand: list[str] = []
    for spell in _some(MEETING if moment == "after-move" else CORRECTING, 1 + chance.below(2), chance):
        if moment != "draw":
            hand.append(spell)
            deck.remove(spell)
    deck = [deck[place] for place in chance.permutation(len(deck))]
    crossed = []
    if moment == "draw" or chance.below(2):  # in the last round: no spell is kept for another
        other = (seat + 1) % seats
        spaces[other], crossed = s.FINISH, [other]
    if moment == "draw":
        drawn = 2 + chance.below(3)
        position["turn"]["drawn"], deck = sorted(deck[:drawn]), deck[drawn:]
    order = [seat, *(other for other in range(seats) if other != seat and other not in crossed and chance.below(2))]
    position["turn"] |= {"seat": seat, "order": order, "phase": "draw" if moment == "draw" else "resolve"}
    position["turn"]["window"] = None if moment == "draw" else moment
    position |= {"dice": [FACES[face] for face in dice], "closer": seat, "read": len(dice), "deck": deck}
    position |= {"curse": max(spaces), "crossed": crossed, "discard": []}
    for place, one in enumerate(position["seats"]):
        own = place == seat
        formula, second = _written(valid, colour if own else chance.below(2), chance)
        one |= {"name": None, "level": "normal", "space": spaces[place], "spells": sorted(hand) if own else []}
        one |= {"fresh": [], "acrobatics": [], "double": False, "formula": _names(formula)}
        one["second"] = _names(second) if own and s.DOUBLE in hand and second else None
    return position, seat


def _some(cards: tuple[str, ...], number: int, chance: Generator) -> list[str]:
    return [cards[place] for place in chance.permutation(len(cards))[:number]]


def _written(valid: tuple[int, ...], colour: int, chance: Generator) -> tuple[int, int]:
    """Return a formula by someone who does not remember all, with a symbol too many or one that lacks; and another."""
    formula, second = valid[colour], valid[1 - colour]
    if chance.below(3):
        formula &= ~(1 << chance.below(len(SYMBOLS)))
    if chance.below(2):
        formula |= 1 << chance.below(len(SYMBOLS))
    formula = formula or 1
    return formula, second & ~formula


def _names(formula: int) -> list[str]:
    return [SYMBOLS[symbol] for symbol in s.symbols_in(formula)]
