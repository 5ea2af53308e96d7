from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.game import with_entry
from audiogames.core.messages import Items, Message, Seat, Who
from audiogames.core.presentation.telling import lines_of
from audiogames.decks.du_balai import ACROBATICS, FACES, SPELLS, SYMBOLS
from audiogames.games.du_balai import descriptor

Phase: TypeAlias = Literal["setup", "roll", "look", "write", "resolve", "react", "draw", "over"]
Window: TypeAlias = Literal["correction", "after-move"]
Pace: TypeAlias = Literal["common", "free", "window", "no-closer"]
Level: TypeAlias = descriptor.Level
Verb: TypeAlias = Literal["start", "roll", "close", "bet", "write", "decree", "spell", "pass", "keep"]
Space: TypeAlias = int
"""From -2 to 23."""
Symbol: TypeAlias = int
Formula: TypeAlias = int
"""A set of symbols, one bit for each."""
Face: TypeAlias = int
"""An index in FACES: the nine orange ones, then the nine black ones."""
Card: TypeAlias = str
"""Cards of one name are interchangeable."""

LAST: Final = -2
START: Final = 0
FINISH: Final = 23
"""The space of the finish, where witches cross (B2)."""
NOVICE_STARTS: Final = descriptor.NOVICE_STARTS
DICE_READ: Final = 9
LEVELS: Final = descriptor.LEVELS
CORRECTIONS: Final = ("forgotten", "correction", "double-play")
AFTER_MOVES: Final = ("tailwind", "attraction", "block", "hex")
FOG: Final = "fog"
DECREE: Final = "decree"
DOUBLE: Final = "double-play"
_ACROBATIC: Final = "acrobatic-"


class Rules(NamedTuple):
    """`time_limit` is in seconds, 0 for none. `novice_start` 0 lets each novice choose."""

    pace: Pace = "common"
    time_limit: int = 0
    acrobatics: tuple[int, ...] = ACROBATICS
    order: Literal["leader-first", "last-first"] = "leader-first"
    curse: bool = True
    curse_first: bool = False
    expert_draw: bool = False
    attraction_per_pawn: bool = False
    hex_crossed: bool = False
    novice_start: int = 0
    slow: bool = False
    both_perfect: bool = False


class Action(NamedTuple):
    """`number` is a novice's starting space, or the spaces by which an attraction pulls everyone.

    `pulls` has them by seat in ascending order (B13). `formula` and `second` are the written piles. `card` is the spell
    or the kept card. `symbols` are the one added to a formula, or the one removed and the one added, in the second pile
    if `on_second`. `target` is the target of a hex among several leaders.
    """

    verb: Verb
    number: int | None = None
    formula: Formula = 0
    second: Formula = 0
    card: Card | None = None
    symbols: tuple[Symbol, ...] = ()
    on_second: bool = False
    pulls: tuple[tuple[Seat, int], ...] = ()
    target: Seat | None = None


ROLL: Final = Action("roll")
CLOSE: Final = Action("close")
BET: Final = Action("bet")
WAIT: Final = Action("decree")
PASS: Final = Action("pass")
FOGGED: Final = Action("spell", card=FOG)
START_AT: Final = tuple(Action("start", space) for space in NOVICE_STARTS)
WRITE: Final = tuple(Action("write", formula=formula) for formula in range(1 << len(SYMBOLS)))


class PendingSpell(NamedTuple):
    """For a fog, `against` is the spell that it would cancel."""

    seat: Seat
    action: Action
    against: "PendingSpell | None" = None


class State(NamedTuple):
    """The full state of a table. Most fields have one entry per seat.

    `cards` may be used, `fresh` ones were drawn this round. `deck` begins with the next card, and `discard` ends with
    the visible one. `order` are the seats still to resolve, `waiting` those that may still react, `fogs` those that
    answered with a fog. Chance draws the dice for `rolling`, the order of the deck for `shuffling`, or first with the
    discard if `drawing` cards are due. `unplaced` cards will be shuffled beneath the deck. `used` are all black-magic
    cards used so far, in order, each with its seat (None: unknown). It ends with the discard. `said`: people threw the
    dice.
    """

    rules: Rules
    phase: Phase
    levels: tuple[Level, ...]
    spaces: tuple[Space, ...]
    cards: tuple[tuple[Card, ...], ...]
    fresh: tuple[tuple[Card, ...], ...]
    formulas: tuple[Formula | None, ...]
    seconds: tuple[Formula | None, ...]
    doubles: tuple[bool, ...]
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    dice: tuple[Face, ...] | None = None
    read: int = DICE_READ
    closer: Seat | None = None
    bets: tuple[Seat, ...] = ()
    decrees: tuple[Seat, ...] = ()
    looking: tuple[Seat, ...] = ()
    curse: Space | None = None
    block: Seat | None = None
    crossed: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    window: Window | None = None
    pending: PendingSpell | None = None
    waiting: tuple[Seat, ...] = ()
    fogs: tuple[Seat, ...] = ()
    drawn: tuple[Card, ...] = ()
    rolling: Seat | None = None
    shuffling: bool = False
    drawing: int = 0
    unplaced: tuple[Card, ...] = ()
    used: tuple[tuple[Seat | None, Card], ...] = ()
    said: bool = False


def acrobatic(value: int) -> Card:
    return f"{_ACROBATIC}{value}"


def points(card: Card) -> int:
    """0 for a spell."""
    return int(card.removeprefix(_ACROBATIC)) if is_acrobatic(card) else 0


def is_acrobatic(card: Card) -> bool:
    return card.startswith(_ACROBATIC)


def all_cards(rules: Rules) -> tuple[Card, ...]:
    spells = [card for card, number in SPELLS.items() for _ in range(number)]
    return (*spells, *map(acrobatic, rules.acrobatics))


def rest_of(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Sorted by name. Cards of one name count separately."""
    return tuple(sorted((Counter(cards) - Counter(gone)).elements()))


def symbols_in(formula: Formula) -> Iterator[Symbol]:
    return (symbol for symbol in range(len(SYMBOLS)) if formula >> symbol & 1)


def formula_of(symbols: Iterable[Symbol]) -> Formula:
    return sum(1 << symbol for symbol in set(symbols))


def without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def unlocked(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, formula in enumerate(state.formulas) if formula is None)


def racing(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, space in enumerate(state.spaces) if space < FINISH)


def root(pending: PendingSpell) -> PendingSpell:
    return pending if pending.against is None else root(pending.against)


def shows_decrees(pending: PendingSpell | None) -> bool:
    """Reactions come before all formulas are written."""
    return pending is not None and root(pending).action.verb == "decree"


def usable(state: State, seat: Seat, card: Card) -> bool:
    return card in state.cards[seat]


def used_by_anybody(discard: Sequence[Card]) -> tuple[tuple[Seat | None, Card], ...]:
    return tuple((None, card) for card in discard)


def discarded(state: State, seat: Seat, card: Card) -> State:
    left = list(state.cards[seat])
    left.remove(card)
    return state._replace(
        cards=with_entry(state.cards, seat, tuple(left)),
        discard=(*state.discard, card),
        used=(*state.used, (seat, card)),
    )


# The names of things of the table: symbols, cards, formulas, dice, spaces, hands as lists.


def symbol_name(symbol: Symbol) -> Message:
    return Message(f"balai-symbol-{SYMBOLS[symbol]}")


def card_name(card: Card) -> Message:
    if is_acrobatic(card):
        return Message("balai-card-acrobatic", {"value": points(card)})
    return Message(f"balai-card-{card}")


def formula_name(formula: Formula) -> Items:
    """In the order of the keys of symbols, which are its braille."""
    if not formula:
        return Items((Message("balai-no-symbol"),))
    return Items(
        tuple(
            Message("balai-symbol-listed", {"symbol": symbol_name(symbol), "key": symbol + 1})
            for symbol in symbols_in(formula)
        )
    )


def piles_name(first: Formula, second: Formula | None) -> Message:
    if second is None:
        return Message("balai-pile", {"symbols": formula_name(first)})
    return Message("balai-piles", {"symbols": formula_name(first), "second": formula_name(second)})


def face_name(face: Face) -> Message:
    return Message(f"balai-face-{FACES[face]}")


def faces_name(dice: Iterable[Face | None]) -> Items:
    return Items(tuple(face_name(face) for face in dice if face is not None))


def space_name(space: Space) -> Message:
    return Message("balai-space", {"number": space})


def space_reached(space: Space) -> Message:
    return Message("balai-space-on", {"number": space})


def space_at(space: Space) -> Message:
    return Message("balai-space-short", {"number": space})


def own_first(seats: Iterable[Seat], own: Seat | None) -> tuple[Seat, ...]:
    """The hearer's own seat survives truncation."""
    return tuple(sorted(seats, key=lambda seat: seat != own))


def colour_word(colour: int) -> str:
    return ("orange", "black")[colour]


def cards_name(cards: Sequence[Card]) -> Items:
    """Those of one name are counted together."""
    counted = sorted(Counter(cards).items())
    named = (Message("balai-cards", {"card": card_name(card), "number": number}) for card, number in counted)
    return Items(tuple(named), "names")


def aim_name(spell: Any) -> Message | None:
    """None if a spell's card says it all."""
    pile = "second" if spell.on_second else "first"
    if spell.symbols is None:
        return Message(f"balai-aim-{spell.card}-down")
    if spell.card == "forgotten":
        return Message("balai-aim-forgotten", {"symbol": symbol_name(spell.symbols[0]), "pile": pile})
    if spell.card == "correction":
        out, put = map(symbol_name, spell.symbols)
        return Message("balai-aim-correction", {"out": out, "put": put, "pile": pile})
    if spell.number is not None:
        return Message("balai-aim-spaces", {"number": spell.number})
    if spell.target is not None:
        return Message("player-name", {"player": Who(spell.target)})
    return (
        Message("balai-aim-pulls", {"lines": lines_of("balai-aim-pull", "number", spell.pulls)})
        if spell.pulls
        else None
    )
