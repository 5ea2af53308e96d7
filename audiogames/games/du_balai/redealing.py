"""Full states of Du Balai ! that agree with a view: for bots, and for the law that nothing leaks."""

from collections.abc import Iterable

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai.state import (
    DECREE,
    Card,
    Face,
    Formula,
    Pending,
    State,
    Symbol,
    acrobatic,
    all_cards,
    formula_of,
    is_acrobatic,
    rest_of,
    root,
)
from audiogames.games.du_balai.view import View


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
