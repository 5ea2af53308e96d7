"""What cannot be in a position of Du Balai !: each contradiction is refused in its own sentence."""

from collections import Counter

from audiogames.core.messages import Seat
from audiogames.core.reading import refuse
from audiogames.games.du_balai import looking, reacting, refusals
from audiogames.games.du_balai.state import (
    DECREE,
    DICE_READ,
    FINISH,
    FOG,
    Card,
    Pending,
    State,
    root,
    shows_decrees,
    unlocked,
    usable,
    with_entry,
)

BEFORE_DICE = ("setup", "roll", "over")
RESOLVING = ("resolve", "draw", "react")


def check(table: State) -> None:
    """Raise BadPosition for a position that contradicts itself, or whose phase has nobody to act."""
    if (table.phase == "react") != (table.pending is not None):
        raise _not_expected("turn.pending", table) if table.pending else _missing("turn.pending", table)
    _check_fields(table)
    _check_options(table)
    _check_formulas(table)
    _check_end(table)
    if table.phase == "setup" and not looking.undecided(table):
        raise refuse("position-nobody-to-act", phase=table.phase)
    if _writing(table):
        _check_writing(table)
    if table.phase in RESOLVING and not _writing(table):
        _check_order(table)
    if table.pending is not None:
        _check_pending(table, table.pending)


def _writing(table: State) -> bool:
    """Whether formulas are still being written, perhaps while Décrets are shown."""
    return table.phase == "write" or (table.phase == "react" and shows_decrees(table.pending))


def _check_fields(table: State) -> None:
    """Every field is there in its phases, and in no other."""
    dice = table.phase not in BEFORE_DICE
    resolving = table.phase in RESOLVING and not _writing(table)
    expected = {
        "dice": (table.dice is not None, dice),
        "turn.order": (bool(table.order), resolving),
        "turn.drawn": (bool(table.drawn), table.phase == "draw"),
        "turn.waiting": (bool(table.waiting), table.phase == "react"),
    }
    for field, (there, needed) in expected.items():
        if there != needed:
            raise _missing(field, table) if needed else _not_expected(field, table)
    allowed = {
        "closer": (table.closer is not None, dice and table.phase != "look"),
        "bets": (bool(table.bets), dice),
        "decrees": (bool(table.decrees), _writing(table)),
        "looking": (bool(table.looking), _writing(table)),
        "block": (table.block is not None, resolving),
        "turn.fogs": (bool(table.fogs), table.phase == "react"),
        "formula": (len(unlocked(table)) < len(table.formulas), dice and table.phase != "look"),
        "double": (any(table.doubles), resolving),
    }
    for field, (there, fits) in allowed.items():
        if there and not fits:
            raise _not_expected(field, table)


def _not_expected(field: str, table: State) -> Exception:
    return refuse("balai-position-not-expected", field=field, phase=table.phase)


def _missing(field: str, table: State) -> Exception:
    return refuse("balai-position-missing", field=field, phase=table.phase)


def _check_options(table: State) -> None:
    """Nothing is there that the options of the table rule out."""
    pace = table.rules.pace
    if table.read < DICE_READ and not (table.phase == "look" and pace == "common"):
        raise refuse("balai-position-read", number=DICE_READ)
    if table.closer is not None and pace in ("window", "no-closer"):
        raise refuse("balai-position-pace", field="closer", pace=pace)
    if table.bets and pace != "window":
        raise refuse("balai-position-pace", field="bets", pace=pace)
    if table.curse is not None and not table.rules.curse:
        raise refuse("balai-position-no-curse")


def _check_formulas(table: State) -> None:
    """A second pile lies beside a first one, and shares no symbol with it."""
    for seat, (first, second) in enumerate(zip(table.formulas, table.seconds, strict=True)):
        if second is not None and (not first or not second):
            raise refuse("balai-position-second-alone", seat=seat)
        if second is not None and first and first & second:
            raise refuse("balai-position-piles-share", seat=seat)
        if table.doubles[seat] and second is None:
            raise refuse("balai-position-double-alone", seat=seat)


def _check_end(table: State) -> None:
    """Raise BadPosition unless somebody has crossed in a game that is over, and nobody at the beginning of a round."""
    if table.phase == "over" and not table.crossed:
        raise refuse("balai-position-nobody-crossed", finish=FINISH)
    if table.crossed and (table.phase in ("setup", "roll", "look") or _writing(table)):
        raise refuse("balai-position-crossed-already", seat=table.crossed[0], phase=table.phase, finish=FINISH)


def _check_writing(table: State) -> None:
    """Whoever waits holds a Décret; it is shown as soon as all others have written or wait too."""
    left = unlocked(table)
    if not left:
        raise refuse("position-nobody-to-act", phase=table.phase)
    for field, seats in (("decrees", table.decrees), ("looking", table.looking)):
        for seat in seats:
            if seat not in left:
                raise refuse("balai-position-written-already", seat=seat, field=field)
    for seat in table.decrees:
        if seat in table.looking:
            raise refuse("balai-position-waits-and-looks", seat=seat)
        if not usable(table, seat, DECREE):
            raise _not_held(table, seat, DECREE, "decrees")
    if table.phase == "write" and set(table.decrees) == set(left):
        raise refuse("balai-position-decree-due")


def _not_held(table: State, seat: Seat, card: Card, field: str) -> Exception:
    return refuse("balai-position-not-usable", seat=seat, card=card, field=field)


def _check_order(table: State) -> None:
    """Whoever is still to resolve, and whoever may have to pay for it, has a formula; the first has not crossed yet."""
    first, window = table.order[0], table.window
    if window == "correction" and first in table.crossed:
        raise refuse("balai-position-resolves-crossed", seat=first, finish=FINISH)
    begun = () if window == "correction" else (first,)
    needed = {*table.order, *table.bets, *(() if table.closer is None else (table.closer,))} - {*begun} | {
        seat for seat in begun if seat in table.bets or seat == table.closer
    }
    for seat in sorted(needed):
        if table.formulas[seat] is None:
            raise refuse("balai-position-no-formula", seat=seat, phase=table.phase)


def _check_pending(table: State, pending: Pending) -> None:
    """The spell could be cast, its card lies on the discard, and only opponents that have not answered may react."""
    spells = _chain(pending)
    cast = Counter(reacting.card_of(spell) for spell in spells)
    for card, number in cast.items():
        if table.discard.count(card) < number:
            raise refuse("balai-position-pending-not-discarded", card=card)
    for spell in spells:
        if spell.against is not None and spell.seat == spell.against.seat:
            raise refuse("balai-position-own-fog", seat=spell.seat)
    for field, seats in (("turn.waiting", table.waiting), ("turn.fogs", table.fogs)):
        if pending.seat in seats:
            raise refuse("balai-position-caster-reacts", seat=pending.seat, field=field)
    for seat in table.fogs:
        if seat in table.waiting:
            raise refuse("balai-position-answered-and-waits", seat=seat)
        if not usable(table, seat, FOG):
            raise _not_held(table, seat, FOG, "turn.fogs")
    _check_cast(table, root(pending))


def _chain(pending: Pending) -> list[Pending]:
    return [pending, *([] if pending.against is None else _chain(pending.against))]


def _check_cast(table: State, spell: Pending) -> None:
    """Raise BadPosition unless the spell under all fogs could be cast where it was."""
    card = reacting.card_of(spell)
    hands = with_entry(table.cards, spell.seat, (*table.cards[spell.seat], card))
    before = table._replace(phase="write" if _writing(table) else "resolve", cards=hands)
    turn = spell.seat in (unlocked(table) if _writing(table) else table.order[:1])
    if not turn or refusals.why_not(before, spell.seat, spell.action) is not None:
        raise refuse("balai-position-pending-impossible", seat=spell.seat, card=card)
