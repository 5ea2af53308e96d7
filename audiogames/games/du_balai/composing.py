"""Which formula to write from what is remembered: how likely each is right, and what it would bring."""

from typing import Final, NamedTuple

from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai.formulas import BLACK, COLOURS, ORANGE
from audiogames.games.du_balai.remembering import Mind, Skill, chance_of
from audiogames.games.du_balai.rounds import PENALTY
from audiogames.games.du_balai.state import Formula, Symbol, formula_of

BONUS_OF_CARDS: Final = (0.0, 1.0, 1.7, 2.3, 2.7, 3.0)
"""What one of so many drawn cards is worth in spaces, five and more alike (rule file 1.2)."""
ORANGE_BONUS: Final = 2.0


class Formed(NamedTuple):
    """A formula of one colour, how likely it is valid, and what it brings on average, in spaces."""

    formula: Formula
    sure: float
    worth: float


def best(mind: Mind, skill: Skill, bonus: bool, closer: bool) -> Formed:
    """Return the formula of one pile that is worth most."""
    return max((best_of(colour, mind, skill, bonus, closer) for colour in COLOURS), key=lambda formed: formed.worth)


def best_of(colour: int, mind: Mind, skill: Skill, bonus: bool, closer: bool) -> Formed:
    """Return the best formula of a colour: as many of its surest symbols as pay; nothing where none does."""
    found = Formed(0, 0.0, -PENALTY if closer else 0.0)
    chances = sorted(((_valid(colour, symbol, mind, skill), symbol) for symbol in valid_in(colour, mind)), reverse=True)
    sure, symbols = 1.0, list[Symbol]()
    for place, (chance, symbol) in enumerate(chances, 1):
        sure *= chance
        symbols.append(symbol)
        worth = sure * place - (PENALTY * (1.0 - sure) if closer else 0.0)
        if bonus and place == len(chances):
            worth += sure * _complete(colour, mind, skill) * _bonus(colour, place)
        if worth > found.worth:
            found = Formed(formula_of(symbols), sure, worth)
    return found


def valid_in(colour: int, mind: Mind) -> tuple[Symbol, ...]:
    """Return the symbols that are remembered in this colour and not in the other."""
    shown = [face for face in mind if face is not None]
    own = {face % len(SYMBOLS) for face in shown if face // len(SYMBOLS) == colour}
    other = {face % len(SYMBOLS) for face in shown if face // len(SYMBOLS) != colour}
    return tuple(sorted(own - other))


def _valid(colour: int, symbol: Symbol, mind: Mind, skill: Skill) -> float:
    """Return how likely a remembered symbol is valid: not confused, and in the other colour on no die that is lost."""
    shown = sum(face == colour * len(SYMBOLS) + symbol for face in mind)
    confused = (skill.slips / 100.0) ** shown
    return (1.0 - confused) * (1.0 - chance_of((1 - colour) * len(SYMBOLS) + symbol, mind))


def _complete(colour: int, mind: Mind, skill: Skill) -> float:
    """Return how likely no other symbol is valid in this colour: none appears on a die that is lost."""
    seen = {face % len(SYMBOLS) for face in mind if face is not None}
    none = 1.0
    for symbol in range(len(SYMBOLS)):
        if symbol not in seen:
            none *= 1.0 - chance_of(colour * len(SYMBOLS) + symbol, mind)
    return none * (1.0 - skill.slips / 100.0)


def _bonus(colour: int, number: int) -> float:
    return ORANGE_BONUS if colour == ORANGE else BONUS_OF_CARDS[min(number, len(BONUS_OF_CARDS) - 1)]


def two_piles(mind: Mind, skill: Skill, bonus: bool, closer: bool) -> tuple[Formed, Formed]:
    """Return the best formula of each colour, the better one first."""
    piles = (best_of(colour, mind, skill, bonus, closer) for colour in (ORANGE, BLACK))
    first, second = sorted(piles, key=lambda formed: -formed.worth)
    return first, second


def drawn_value(number: int) -> float:
    """Return what one of so many drawn cards is worth."""
    return BONUS_OF_CARDS[min(number, len(BONUS_OF_CARDS) - 1)]
