from typing import Literal, NamedTuple, TypeAlias

from audiogames.core.events import owned, shown
from audiogames.core.messages import Seat
from audiogames.games.du_balai.state import Action, Card, Face, Formula, Level, Space, State, Symbol, Window

Cause: TypeAlias = Literal["formula", "tailwind", "attraction", "hex", "penalty"]
Lost: TypeAlias = Literal["expert", "curse", "pair"]
"""Why a perfect formula brings no bonus: level, curse, or an imperfect second pile (B10)."""


# From the start to the reveal: dice and formulas.


class GameBegan(NamedTuple):
    """A novice who is still to choose is at 0."""

    levels: tuple[Level, ...]
    spaces: tuple[Space, ...]


class StartChosen(NamedTuple):
    seat: Seat
    space: Space


@shown
class RolledAgain(NamedTuple):
    seat: Seat


@shown
class Rolled(NamedTuple):
    """`dice` is None if they are read one by one."""

    seat: Seat
    dice: tuple[Face, ...] | None


@shown
class DieTold(NamedTuple):
    die: int
    face: Face


class Bet(NamedTuple):
    seat: Seat


@shown
class BookClosed(NamedTuple):
    seat: Seat | None


@owned("formula", "second")
class Wrote(NamedTuple):
    """The existence of a second pile is secret too."""

    seat: Seat
    formula: Formula | None
    second: Formula | None


@owned(private=True)
class Waits(NamedTuple):
    seat: Seat


@owned("dice", tells_owner=True)
class DecreeLooked(NamedTuple):
    seat: Seat
    dice: tuple[Face, ...] | None


class LookEnded(NamedTuple):
    seats: tuple[Seat, ...]


@owned(tells_others=True)
class FormulaRevealed(NamedTuple):
    seat: Seat
    formula: Formula


@shown
class BookOpened(NamedTuple):
    dice: tuple[Face, ...]
    orange: Formula
    black: Formula


# Black-magic cards: spells, reactions, and drawing.


@owned("symbols", where=lambda event: event.down, tells_others=True)
class SpellCast(NamedTuple):
    """A seat plays a spell, which opponents may cancel.

    `symbols` is None for others if they go to a face-`down` pile.
    """

    seat: Seat
    card: Card
    symbols: tuple[Symbol, ...] | None
    on_second: bool
    number: int | None
    pulls: tuple[tuple[Seat, int], ...]
    target: Seat | None
    down: bool


@owned("fog")
class Reacted(NamedTuple):
    seat: Seat
    fog: bool | None


@shown
class FogCast(NamedTuple):
    seat: Seat
    caster: Seat
    card: Card


class SpellCancelled(NamedTuple):
    seat: Seat
    card: Card
    by: Seat


class WindowOpened(NamedTuple):
    seat: Seat
    window: Window


@owned("symbol", where=lambda event: event.down)
class SymbolAdded(NamedTuple):
    seat: Seat
    symbol: Symbol | None
    on_second: bool
    down: bool


@owned("taken_out", "put_in", where=lambda event: event.down)
class SymbolSwapped(NamedTuple):
    seat: Seat
    taken_out: Symbol | None
    put_in: Symbol | None
    on_second: bool
    down: bool


@owned(tells_others=True)
class SecondRevealed(NamedTuple):
    seat: Seat
    formula: Formula


class Blocked(NamedTuple):
    """Nobody behind this witch, or level with her, may pass her before the end of the round."""

    seat: Seat


@shown
class DeckReshuffled(NamedTuple):
    """The discard was shuffled into the deck, which now has `number` cards."""

    number: int


@owned("cards", tells_owner=True)
class Drew(NamedTuple):
    seat: Seat
    number: int
    cards: tuple[Card, ...] | None


@owned("card")
class Kept(NamedTuple):
    """Any other drawn cards are shuffled into the deck."""

    seat: Seat
    card: Card | None


@shown
class DeckShuffled(NamedTuple): ...


def spell_cast(seat: Seat, action: Action, down: bool) -> SpellCast:
    assert action.card is not None
    return SpellCast(
        seat, action.card, action.symbols, action.on_second, action.number, action.pulls, action.target, down
    )


# On the track: what a formula is worth, moves, the end.


class Fell(NamedTuple):
    """By `forbidden` symbols, or without any by mixing or doubling a colour."""

    seat: Seat
    forbidden: Formula


class StayedPut(NamedTuple):
    seat: Seat


class Perfect(NamedTuple):
    """A formula has all valid symbols of a colour. `lost` says why there is no bonus."""

    seat: Seat
    colour: int
    lost: Lost | None


class Moved(NamedTuple):
    """By perhaps no space. `blocked`: a Blocage stopped her short of `worth` spaces."""

    seat: Seat
    start: Space
    end: Space
    worth: int
    cause: Cause
    blocked: bool


class Crossed(NamedTuple):
    seat: Seat
    rank: int


class Uncrossed(NamedTuple):
    """A witch who had crossed is back in the race (B14)."""

    seat: Seat


class CurseMoved(NamedTuple):
    """The space for the next round: that of the leader."""

    space: Space


@shown
class GameEnded(NamedTuple):
    """`acrobatics` are by seat."""

    acrobatics: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


OfDice: TypeAlias = GameBegan | StartChosen | RolledAgain | Rolled | DieTold | Bet | BookClosed
OfFormulas: TypeAlias = Wrote | Waits | DecreeLooked | LookEnded | FormulaRevealed | BookOpened
OfBook: TypeAlias = OfDice | OfFormulas

OfSpells: TypeAlias = SpellCast | Reacted | FogCast | SpellCancelled | WindowOpened | Blocked
OfDeck: TypeAlias = DeckReshuffled | Drew | Kept | DeckShuffled
OfCards: TypeAlias = OfSpells | SymbolAdded | SymbolSwapped | SecondRevealed | OfDeck

OfRace: TypeAlias = Fell | StayedPut | Perfect | Moved | Crossed | Uncrossed | CurseMoved | GameEnded

Event: TypeAlias = OfBook | OfCards | OfRace
Events: TypeAlias = tuple[Event, ...]
Result: TypeAlias = tuple[State, Events]
