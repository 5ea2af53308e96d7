"""What a seat may know of a game of Du Balai !.

The view keeps no memory: dice that were told, and cards that were shown, are in the events, for people and bots.
"""

from collections.abc import Iterable
from typing import NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai import rules
from audiogames.games.du_balai.rules import rounds
from audiogames.games.du_balai.rules.spells import face_down
from audiogames.games.du_balai.state import (
    DECREE,
    DOUBLE,
    Card,
    Face,
    Formula,
    Level,
    Pending,
    Phase,
    Rules,
    Space,
    State,
    Symbol,
    Window,
    acrobatic,
    all_cards,
    formula_of,
    is_acrobatic,
    rest_of,
    root,
    shows_decrees,
)


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `cards` and `fresh` are None for the hands of others; `counts` are the sizes of all hands, `fresh_counts` say how
    much of them was drawn this round. `acrobatics` are those that the seat knows: its own, and all at the end. `locked`
    are the seats that have written, `formulas` and `seconds` what the seat knows of it, `laid_second` the seats that it
    knows to have a second pile. `dice` has None for each die that the seat does not see. `pending` lacks symbols that
    go to a pile face down. `decrees`, `fogs` and `drawn` are what the seat may know of them. `scores` leave out the
    acrobatics of others before the end. The other fields are those of `State`.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    levels: tuple[Level, ...]
    spaces: tuple[Space, ...]
    cards: tuple[tuple[Card, ...] | None, ...]
    fresh: tuple[tuple[Card, ...] | None, ...]
    counts: tuple[int, ...]
    fresh_counts: tuple[int, ...]
    acrobatics: tuple[tuple[int, ...] | None, ...]
    locked: tuple[Seat, ...]
    formulas: tuple[Formula | None, ...]
    seconds: tuple[Formula | None, ...]
    laid_second: tuple[Seat, ...]
    doubles: tuple[bool, ...]
    deck_count: int
    discard: tuple[Card, ...]
    used: tuple[tuple[Seat | None, Card], ...]
    dice: tuple[Face | None, ...] | None
    read: int
    closer: Seat | None
    bets: tuple[Seat, ...]
    decrees: tuple[Seat, ...]
    looking: tuple[Seat, ...]
    curse: Space | None
    block: Seat | None
    crossed: tuple[Seat, ...]
    order: tuple[Seat, ...]
    window: Window | None
    pending: Pending | None
    waiting: tuple[Seat, ...]
    fogs: tuple[Seat, ...]
    drawn: tuple[Card, ...] | None
    drawn_count: int
    rolling: Seat | None
    shuffling: bool
    drawing: int
    unplaced_count: int
    clock_runs: bool
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.spaces)


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know."""
    seats = range(len(state.spaces))
    open_book = revealed(state)
    return View(
        seat,
        state.rules,
        state.phase,
        state.levels,
        state.spaces,
        tuple(state.cards[other] if other == seat else None for other in seats),
        tuple(state.fresh[other] if other == seat else None for other in seats),
        tuple(len(state.cards[other]) + len(state.fresh[other]) for other in seats),
        tuple(len(fresh) for fresh in state.fresh),
        tuple(_acrobatics(state, seat, other) for other in seats),
        tuple(other for other in seats if state.formulas[other] is not None),
        tuple(state.formulas[other] if open_book or other == seat else None for other in seats),
        tuple(state.seconds[other] if state.doubles[other] or other == seat else None for other in seats),
        tuple(other for other in seats if _has_second(state, seat, other)),
        state.doubles,
        len(state.deck),
        state.discard,
        state.used,
        _dice(state, seat),
        state.read,
        state.closer,
        state.bets,
        state.decrees if shows_decrees(state.pending) else _own(state.decrees, seat),
        state.looking,
        state.curse,
        state.block,
        state.crossed,
        state.order,
        state.window,
        _pending(state, seat, state.pending),
        state.waiting,
        _own(state.fogs, seat),
        state.drawn if state.order[:1] == (seat,) else None,
        len(state.drawn),
        state.rolling,
        state.shuffling,
        state.drawing,
        len(state.unplaced),
        rules.clock_runs(state),
        rules.to_act(state),
        tuple(_score(state, seat, other) for other in seats),
        rules.winners(state),
    )


def revealed(state: State | View) -> bool:
    """Whether the formulas are shown and the book is open."""
    return state.phase in ("resolve", "draw") or (state.phase == "react" and not shows_decrees(state.pending))


def _own(seats: tuple[Seat, ...], seat: Seat | None) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other == seat)


def _acrobatics(state: State, seat: Seat | None, other: Seat) -> tuple[int, ...] | None:
    return rounds.acrobatics_of(state, other) if other == seat or state.phase == "over" else None


def _score(state: State, seat: Seat | None, other: Seat) -> int:
    return rounds.race_points(state, other) + sum(_acrobatics(state, seat, other) or ())


def _has_second(state: State, seat: Seat | None, other: Seat) -> bool:
    """Whether the seat knows that another has a second pile: it is its own, is shown, or a spell speaks of it."""
    if state.seconds[other] is None:
        return False
    if other == seat or state.doubles[other]:
        return True
    if state.pending is None:
        return False
    spell = root(state.pending)
    return spell.seat == other and (spell.action.on_second or spell.action.card == DOUBLE)


def _dice(state: State, seat: Seat | None) -> tuple[Face | None, ...] | None:
    """Return the dice as a seat sees them: those told while all look, all where the book is open or by a Décret."""
    if state.dice is None:
        return None
    if revealed(state) or (state.phase == "write" and seat in state.looking):
        return state.dice
    told = state.read if state.phase == "look" else 0
    return tuple(face if die < told else None for die, face in enumerate(state.dice))


def _pending(state: State, seat: Seat | None, spell: Pending | None) -> Pending | None:
    if spell is None:
        return None
    secret = spell.seat != seat and face_down(state, spell.seat, spell.action)
    action = spell.action._replace(symbols=()) if secret else spell.action
    return Pending(spell.seat, action, _pending(state, seat, spell.against))


# Full states that agree with a view: for bots, and for the law that nothing leaks.


def redeal(seen: View, generator: Generator) -> State:
    """Return a full state with this view: hidden cards, formulas and dice are drawn anew.

    What leaves no trace in the view did not happen there: nobody else waits with a Décret, answers with a fog or has
    laid a second pile that is not known of.
    """
    cards, deck, drawn, unplaced = _hands(seen, generator)
    formulas = tuple(
        generator.below(1 << len(SYMBOLS)) if formula is None and seat in seen.locked else formula
        for seat, formula in enumerate(seen.formulas)
    )
    seconds, pending = _second(seen, formulas, generator)
    return State(
        seen.rules,
        seen.phase,
        seen.levels,
        seen.spaces,
        tuple(hand[fresh:] for hand, fresh in zip(cards, seen.fresh_counts, strict=True)),
        tuple(hand[:fresh] for hand, fresh in zip(cards, seen.fresh_counts, strict=True)),
        formulas,
        seconds,
        seen.doubles,
        deck,
        seen.discard,
        _some_dice(seen, generator),
        seen.read,
        seen.closer,
        seen.bets,
        seen.decrees,
        seen.looking,
        seen.curse,
        seen.block,
        seen.crossed,
        seen.order,
        seen.window,
        pending,
        seen.waiting,
        seen.fogs,
        drawn,
        seen.rolling,
        seen.shuffling,
        seen.drawing,
        unplaced,
        seen.used,
    )


def _hands(
    seen: View, generator: Generator
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return every hand, those drawn this round first, the deck, the drawn cards and those not placed yet.

    A Décret that is about to be shown is in its owner's hand; at the end everybody's acrobatics are known.
    """
    known = [_known(seen, seat) for seat in range(len(seen.spaces))]
    visible = [*seen.discard, *(seen.drawn or ()), *(card for hand in known for card in hand)]
    pool = rest_of(all_cards(seen.rules), visible)
    mixed = [pool[place] for place in generator.permutation(len(pool))]
    hands = []
    for seat, count in enumerate(seen.counts):
        spells_alone = seen.phase == "over"
        missing = _taken(mixed, count - len(known[seat]), spells_alone)
        own = seen.cards[seat] is not None
        hands.append(tuple(known[seat]) if own else _sorted_by_age(known[seat], missing, seen.fresh_counts[seat]))
    drawn = tuple(_taken(mixed, seen.drawn_count, False)) if seen.drawn is None else seen.drawn
    deck = tuple(_taken(mixed, seen.deck_count, False))
    return tuple(hands), deck, drawn, tuple(_taken(mixed, seen.unplaced_count, False))


def _known(seen: View, seat: Seat) -> list[Card]:
    """Return the cards of a hand that the view tells of, those drawn this round first."""
    own, fresh = seen.cards[seat], seen.fresh[seat]
    if own is not None and fresh is not None:
        return [*fresh, *own]
    return [*map(acrobatic, seen.acrobatics[seat] or ()), *([DECREE] if seat in seen.decrees else [])]


def _taken(mixed: list[Card], count: int, spells_alone: bool) -> list[Card]:
    """Take so many cards from those that are hidden."""
    fitting = [card for card in mixed if not (spells_alone and is_acrobatic(card))][:count]
    for card in fitting:
        mixed.remove(card)
    return fitting


def _sorted_by_age(known: Iterable[Card], missing: list[Card], fresh: int) -> tuple[Card, ...]:
    """Return a hand, cards drawn this round first; those that are known are older."""
    return (*sorted(missing[:fresh]), *sorted((*missing[fresh:], *known)))


def _second(
    seen: View, formulas: tuple[Formula | None, ...], generator: Generator
) -> tuple[tuple[Formula | None, ...], Pending | None]:
    """Return the second piles, and the pending spell with its symbols: a pile that is known of has some, face down."""
    if seen.pending is None:
        return seen.seconds, None
    spell = root(seen.pending)
    if seen.seconds[spell.seat] is not None or spell.seat not in seen.laid_second:
        return seen.seconds, seen.pending
    free = [symbol for symbol in range(len(SYMBOLS)) if not (formulas[spell.seat] or 0) >> symbol & 1]
    first, *others = [free[place] for place in generator.permutation(len(free))]
    laid = others[: generator.below(len(others))] if others else []
    seconds = tuple(
        formula_of([first, *laid]) if seat == spell.seat else second for seat, second in enumerate(seen.seconds)
    )
    if not spell.action.on_second:
        return seconds, seen.pending
    symbols = (others[-1],) if spell.action.card == "forgotten" else (first, others[-1])
    return seconds, _with_symbols(seen.pending, symbols)


def _with_symbols(spell: Pending, symbols: tuple[Symbol, ...]) -> Pending:
    if spell.against is None:
        return spell._replace(action=spell.action._replace(symbols=symbols))
    return spell._replace(against=_with_symbols(spell.against, symbols))


def _some_dice(seen: View, generator: Generator) -> tuple[Face, ...] | None:
    if seen.dice is None:
        return None
    return tuple(
        FACES.index(faces[generator.below(len(faces))]) if face is None else face
        for faces, face in zip(DICE, seen.dice, strict=True)
    )
