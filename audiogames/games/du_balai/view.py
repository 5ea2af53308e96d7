"""The view of Du Balai!: all that a seat may know.

It has no memory: people and bots remember dice and shown cards from the events.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import alike
from audiogames.core.messages import Seat
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai import rules
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.rules import rounds
from audiogames.games.du_balai.rules.spells import face_down


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `cards` and `fresh` are None for the hands of others. `counts` are the sizes of all hands, `fresh_counts` their
    cards drawn this round. `acrobatics` are those that the seat knows: its own, and all at the end. `locked` are the
    seats that have written, `formulas` and `seconds` what the seat knows of it, `laid_second` the seats known to have a
    second pile. `dice` has None for each die that the seat does not see. `pending` lacks symbols of a face-down pile.
    `decrees`, `fogs` and `drawn` are what the seat may know of them. `scores` lack others' acrobatics before the end.
    The other fields are those of `State`.
    """

    seat: Seat | None
    rules: s.Rules
    phase: s.Phase
    levels: tuple[s.Level, ...]
    spaces: tuple[s.Space, ...]
    cards: tuple[tuple[s.Card, ...] | None, ...]
    fresh: tuple[tuple[s.Card, ...] | None, ...]
    counts: tuple[int, ...]
    fresh_counts: tuple[int, ...]
    acrobatics: tuple[tuple[int, ...] | None, ...]
    locked: tuple[Seat, ...]
    formulas: tuple[s.Formula | None, ...]
    seconds: tuple[s.Formula | None, ...]
    laid_second: tuple[Seat, ...]
    doubles: tuple[bool, ...]
    deck_count: int
    discard: tuple[s.Card, ...]
    used: tuple[tuple[Seat | None, s.Card], ...]
    dice: tuple[s.Face | None, ...] | None
    read: int
    closer: Seat | None
    bets: tuple[Seat, ...]
    decrees: tuple[Seat, ...]
    looking: tuple[Seat, ...]
    curse: s.Space | None
    block: Seat | None
    crossed: tuple[Seat, ...]
    order: tuple[Seat, ...]
    window: s.Window | None
    pending: s.PendingSpell | None
    waiting: tuple[Seat, ...]
    fogs: tuple[Seat, ...]
    drawn: tuple[s.Card, ...] | None
    drawn_count: int
    rolling: Seat | None
    shuffling: bool
    drawing: int
    unplaced_count: int
    said: bool
    clock_runs: bool
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        return len(self.spaces)


OPEN: Final = (
    *("rules", "phase", "levels", "spaces", "doubles", "discard", "used", "read", "closer", "bets", "looking"),
    *("curse", "block", "crossed", "order", "window", "waiting", "rolling", "shuffling", "drawing", "said"),
)


def view(state: s.State, seat: Seat | None) -> View:
    seats = range(len(state.spaces))
    open_book = revealed(state)
    return View(
        **alike(state, OPEN),
        seat=seat,
        cards=tuple(state.cards[other] if other == seat else None for other in seats),
        fresh=tuple(state.fresh[other] if other == seat else None for other in seats),
        counts=tuple(len(state.cards[other]) + len(state.fresh[other]) for other in seats),
        fresh_counts=tuple(len(fresh) for fresh in state.fresh),
        acrobatics=tuple(_acrobatics(state, seat, other) for other in seats),
        locked=tuple(other for other in seats if state.formulas[other] is not None),
        formulas=tuple(state.formulas[other] if open_book or other == seat else None for other in seats),
        seconds=tuple(state.seconds[other] if state.doubles[other] or other == seat else None for other in seats),
        laid_second=tuple(other for other in seats if _has_second(state, seat, other)),
        deck_count=len(state.deck),
        dice=_dice(state, seat),
        decrees=state.decrees if s.shows_decrees(state.pending) else _own(state.decrees, seat),
        pending=_pending(state, seat, state.pending),
        fogs=_own(state.fogs, seat),
        drawn=state.drawn if state.order[:1] == (seat,) else None,
        drawn_count=len(state.drawn),
        unplaced_count=len(state.unplaced),
        clock_runs=rules.clock_runs(state),
        to_act=rules.to_act(state),
        scores=tuple(_score(state, seat, other) for other in seats),
        winners=rules.winners(state),
    )


def revealed(state: s.State | View) -> bool:
    return state.phase in ("resolve", "draw") or (state.phase == "react" and not s.shows_decrees(state.pending))


def _own(seats: tuple[Seat, ...], seat: Seat | None) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other == seat)


def _acrobatics(state: s.State, seat: Seat | None, other: Seat) -> tuple[int, ...] | None:
    return rounds.acrobatics_of(state, other) if other == seat or state.phase == "over" else None


def _score(state: s.State, seat: Seat | None, other: Seat) -> int:
    return rounds.race_points(state, other) + sum(_acrobatics(state, seat, other) or ())


def _has_second(state: s.State, seat: Seat | None, other: Seat) -> bool:
    """The seat's own, a shown one, or one that a spell mentions."""
    if state.seconds[other] is None:
        return False
    if other == seat or state.doubles[other]:
        return True
    if state.pending is None:
        return False
    spell = s.root(state.pending)
    return spell.seat == other and (spell.action.on_second or spell.action.card == s.DOUBLE)


def _dice(state: s.State, seat: Seat | None) -> tuple[s.Face | None, ...] | None:
    if state.dice is None:
        return None
    if revealed(state) or (state.phase == "write" and seat in state.looking):
        return state.dice
    told = state.read if state.phase == "look" else 0
    return tuple(face if die < told else None for die, face in enumerate(state.dice))


def _pending(state: s.State, seat: Seat | None, spell: s.PendingSpell | None) -> s.PendingSpell | None:
    if spell is None:
        return None
    secret = spell.seat != seat and face_down(state, spell.seat, spell.action)
    action = spell.action._replace(symbols=()) if secret else spell.action
    return s.PendingSpell(spell.seat, action, _pending(state, seat, spell.against))


# Full states that agree with a view: for bots, and for the law that nothing leaks.


def redeal(seen: View, generator: Generator) -> s.State:
    """Hidden cards, formulas and dice are redrawn.

    Other seats do nothing that the view does not show: wait with a Décret, answer with a fog, or lay a second pile.
    """
    cards, deck, drawn, unplaced = _hands(seen, generator)
    formulas = tuple(
        generator.below(1 << len(SYMBOLS)) if formula is None and seat in seen.locked else formula
        for seat, formula in enumerate(seen.formulas)
    )
    seconds, pending = _second(seen, formulas, generator)
    return s.State(
        **alike(seen, OPEN),
        cards=tuple(hand[fresh:] for hand, fresh in zip(cards, seen.fresh_counts, strict=True)),
        fresh=tuple(hand[:fresh] for hand, fresh in zip(cards, seen.fresh_counts, strict=True)),
        formulas=formulas,
        seconds=seconds,
        deck=deck,
        dice=_some_dice(seen, generator),
        decrees=seen.decrees,
        pending=pending,
        fogs=seen.fogs,
        drawn=drawn,
        unplaced=unplaced,
    )


def _hands(
    seen: View, generator: Generator
) -> tuple[tuple[tuple[s.Card, ...], ...], tuple[s.Card, ...], tuple[s.Card, ...], tuple[s.Card, ...]]:
    """All hands, cards of this round first, the deck, the drawn cards and the unplaced ones.

    A Décret about to be shown is in its owner's hand. At the end everyone's acrobatics are known.
    """
    known = [_known(seen, seat) for seat in range(len(seen.spaces))]
    visible = [*seen.discard, *(seen.drawn or ()), *(card for hand in known for card in hand)]
    pool = s.rest_of(s.all_cards(seen.rules), visible)
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


def _known(seen: View, seat: Seat) -> list[s.Card]:
    own, fresh = seen.cards[seat], seen.fresh[seat]
    if own is not None and fresh is not None:
        return [*fresh, *own]
    return [*map(s.acrobatic, seen.acrobatics[seat] or ()), *([s.DECREE] if seat in seen.decrees else [])]


def _taken(mixed: list[s.Card], count: int, spells_alone: bool) -> list[s.Card]:
    fitting = [card for card in mixed if not (spells_alone and s.is_acrobatic(card))][:count]
    for card in fitting:
        mixed.remove(card)
    return fitting


def _sorted_by_age(known: Iterable[s.Card], missing: list[s.Card], fresh: int) -> tuple[s.Card, ...]:
    """Cards of this round first. Known cards are older."""
    return (*sorted(missing[:fresh]), *sorted((*missing[fresh:], *known)))


def _second(
    seen: View, formulas: tuple[s.Formula | None, ...], generator: Generator
) -> tuple[tuple[s.Formula | None, ...], s.PendingSpell | None]:
    """A known second pile gets some symbols, face down."""
    if seen.pending is None:
        return seen.seconds, None
    spell = s.root(seen.pending)
    if seen.seconds[spell.seat] is not None or spell.seat not in seen.laid_second:
        return seen.seconds, seen.pending
    free = [symbol for symbol in range(len(SYMBOLS)) if not (formulas[spell.seat] or 0) >> symbol & 1]
    first, *others = [free[place] for place in generator.permutation(len(free))]
    laid = others[: generator.below(len(others))] if others else []
    seconds = tuple(
        s.formula_of([first, *laid]) if seat == spell.seat else second for seat, second in enumerate(seen.seconds)
    )
    if not spell.action.on_second:
        return seconds, seen.pending
    symbols = (others[-1],) if spell.action.card == "forgotten" else (first, others[-1])
    return seconds, _with_symbols(seen.pending, symbols)


def _with_symbols(spell: s.PendingSpell, symbols: tuple[s.Symbol, ...]) -> s.PendingSpell:
    if spell.against is None:
        return spell._replace(action=spell.action._replace(symbols=symbols))
    return spell._replace(against=_with_symbols(spell.against, symbols))


def _some_dice(seen: View, generator: Generator) -> tuple[s.Face, ...] | None:
    if seen.dice is None:
        return None
    return tuple(
        FACES.index(faces[generator.below(len(faces))]) if face is None else face
        for faces, face in zip(DICE, seen.dice, strict=True)
    )
