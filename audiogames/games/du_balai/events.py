"""What can happen in Du Balai !. Formulas are secret until the reveal, black-magic cards until they are played."""

from typing import Literal, NamedTuple, TypeAlias

from audiogames.core.events import EVERYONE, Audience
from audiogames.core.messages import Seat
from audiogames.games.du_balai.state import Action, Card, Face, Formula, Space, Symbol, Window

SHOWN = Audience(tells_owner=True, tells_others=True)
"""Everyone sees what nobody could know before."""
Cause: TypeAlias = Literal["formula", "tailwind", "attraction", "hex", "penalty"]
Lost: TypeAlias = Literal["expert", "curse", "pair"]
"""Why a perfect formula brings no bonus: level, curse, or the other pile not being perfect (B10)."""


class StartChosen(NamedTuple):
    """A novice begins on this space."""

    seat: Seat
    space: Space

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class RolledAgain(NamedTuple):
    """No symbol was valid in either colour: the dice are rolled again by themselves."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class Rolled(NamedTuple):
    """The dice lie in the book. `dice` is None where they are told one by one."""

    seat: Seat
    dice: tuple[Face, ...] | None

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class DieTold(NamedTuple):
    """One die is told to all alike; `die` counts from 0."""

    die: int
    face: Face

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class Bet(NamedTuple):
    """A seat bets that its formula will be valid."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class BookClosed(NamedTuple):
    """A seat closed the book, or it closed by itself (None)."""

    seat: Seat | None

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Wrote(NamedTuple):
    """A seat has written its formula and cannot change it; that there is a second pile is secret too."""

    seat: Seat
    formula: Formula | None
    second: Formula | None

    @property
    def audience(self) -> Audience:
        """Everyone, but not what."""
        return Audience(self.seat, ("formula", "second"))


class Waits(NamedTuple):
    """A seat waits with its formula until it may show its Décret."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Nobody else: the others only see that it has not written."""
        return Audience(self.seat, private=True)


class SpellCast(NamedTuple):
    """A seat plays a spell, which opponents may now cancel.

    `symbols` is None for others where they go to a pile that lies face `down`.
    """

    seat: Seat
    card: Card
    symbols: tuple[Symbol, ...] | None
    on_second: bool
    number: int | None
    pulls: tuple[tuple[Seat, int], ...]
    target: Seat | None
    down: bool

    @property
    def audience(self) -> Audience:
        """Everyone learns of the card, not of a pile that lies face down."""
        return Audience(self.seat, ("symbols",) if self.down else (), tells_others=True)


class Reacted(NamedTuple):
    """A seat answered a spell: with a fog, or not."""

    seat: Seat
    fog: bool | None

    @property
    def audience(self) -> Audience:
        """Everyone, but not how: whoever was not the first with a fog keeps it."""
        return Audience(self.seat, ("fog",))


class FogCast(NamedTuple):
    """A seat plays a fog against a spell of another, which opponents may now cancel in turn."""

    seat: Seat
    caster: Seat
    card: Card

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class SpellCancelled(NamedTuple):
    """A fog has cancelled a spell, or another fog."""

    seat: Seat
    card: Card
    by: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class DecreeLooked(NamedTuple):
    """A seat sees the dice once more, alone."""

    seat: Seat
    dice: tuple[Face, ...] | None

    @property
    def audience(self) -> Audience:
        """Everyone, but not the dice."""
        return Audience(self.seat, ("dice",), tells_owner=True)


class LookEnded(NamedTuple):
    """The time to look has ended for these seats."""

    seats: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class FormulaRevealed(NamedTuple):
    """A formula is shown and read aloud."""

    seat: Seat
    formula: Formula

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return Audience(self.seat, tells_others=True)


class BookOpened(NamedTuple):
    """The dice are there for all to check, and the symbols that are valid in each colour."""

    dice: tuple[Face, ...]
    orange: Formula
    black: Formula

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class WindowOpened(NamedTuple):
    """A seat may play spells: its turn to correct its formula, or to act after its move."""

    seat: Seat
    window: Window

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class SymbolAdded(NamedTuple):
    """A symbol was added to a formula."""

    seat: Seat
    symbol: Symbol | None
    on_second: bool
    down: bool

    @property
    def audience(self) -> Audience:
        """Everyone, but not what lies face down."""
        return Audience(self.seat, ("symbol",) if self.down else ())


class SymbolSwapped(NamedTuple):
    """A symbol of a formula was exchanged for another."""

    seat: Seat
    taken_out: Symbol | None
    put_in: Symbol | None
    on_second: bool
    down: bool

    @property
    def audience(self) -> Audience:
        """Everyone, but not what lies face down."""
        return Audience(self.seat, ("taken_out", "put_in") if self.down else ())


class SecondRevealed(NamedTuple):
    """A second formula counts this round, and is shown."""

    seat: Seat
    formula: Formula

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return Audience(self.seat, tells_others=True)


class Fell(NamedTuple):
    """A formula made its witch fall: by `forbidden` symbols, or without any by mixing or doubling a colour."""

    seat: Seat
    forbidden: Formula

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class StayedPut(NamedTuple):
    """An empty formula moved nobody."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Perfect(NamedTuple):
    """A formula has all valid symbols of a colour; `lost` says why there is no bonus, None when there is one."""

    seat: Seat
    colour: int
    lost: Lost | None

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Moved(NamedTuple):
    """A witch moved, perhaps by no space at all; `blocked` when a Blocage stopped her short.

    `worth` is by how many spaces she would have moved.
    """

    seat: Seat
    start: Space
    end: Space
    worth: int
    cause: Cause
    blocked: bool

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Crossed(NamedTuple):
    """A witch crossed the finishing line, as the first (1), the second, and so on."""

    seat: Seat
    rank: int

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Uncrossed(NamedTuple):
    """A witch who had crossed is back in the race (B14)."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Blocked(NamedTuple):
    """Nobody who is behind this witch or level with her may pass her before the end of the round."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class DeckReshuffled(NamedTuple):
    """The deck was too small: the discard was shuffled into it, and now it has `number` cards."""

    number: int

    @property
    def audience(self) -> Audience:
        """Everyone; the order is nobody's."""
        return SHOWN


class Drew(NamedTuple):
    """A seat drew black-magic cards, of which it keeps one."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None

    @property
    def audience(self) -> Audience:
        """Everyone, but the cards are the seat's."""
        return Audience(self.seat, ("cards",), tells_owner=True)


class Kept(NamedTuple):
    """A seat kept one of the cards it drew; the others, if any, are shuffled into the deck."""

    seat: Seat
    card: Card | None

    @property
    def audience(self) -> Audience:
        """Everyone, but the card is the seat's."""
        return Audience(self.seat, ("card",))


class DeckShuffled(NamedTuple):
    """The cards that were not kept are in the deck again."""

    @property
    def audience(self) -> Audience:
        """Everyone; the order is nobody's."""
        return SHOWN


class CurseMoved(NamedTuple):
    """The curse lies on this space in the next round, where the leader stands."""

    space: Space

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class GameEnded(NamedTuple):
    """A witch has crossed and the round is over: acrobatics, scores and winners; `acrobatics` by seat."""

    acrobatics: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


Event: TypeAlias = (
    StartChosen
    | RolledAgain
    | Rolled
    | DieTold
    | Bet
    | BookClosed
    | Wrote
    | Waits
    | SpellCast
    | Reacted
    | FogCast
    | SpellCancelled
    | DecreeLooked
    | LookEnded
    | FormulaRevealed
    | BookOpened
    | WindowOpened
    | SymbolAdded
    | SymbolSwapped
    | SecondRevealed
    | Fell
    | StayedPut
    | Perfect
    | Moved
    | Crossed
    | Uncrossed
    | Blocked
    | DeckReshuffled
    | Drew
    | Kept
    | DeckShuffled
    | CurseMoved
    | GameEnded
)


def spell_cast(seat: Seat, action: Action, down: bool) -> SpellCast:
    """Return the event of a spell being played."""
    assert action.card is not None
    return SpellCast(
        seat, action.card, action.symbols, action.on_second, action.number, action.pulls, action.target, down
    )
