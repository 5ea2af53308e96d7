"""What can happen in Du Balai ! to black-magic cards: spells, reactions, and drawing."""

from typing import NamedTuple

from audiogames.core.events import EVERYONE, Audience
from audiogames.core.messages import Seat
from audiogames.games.du_balai.audiences import SHOWN
from audiogames.games.du_balai.state import Action, Card, Formula, Symbol, Window


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


def spell_cast(seat: Seat, action: Action, down: bool) -> SpellCast:
    """Return the event of a spell being played."""
    assert action.card is not None
    return SpellCast(
        seat, action.card, action.symbols, action.on_second, action.number, action.pulls, action.target, down
    )
