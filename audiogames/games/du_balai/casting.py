"""When a spell is worth its card: spaces won on the others, counted on the open track."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Seat
from audiogames.games.du_balai.composing import ORANGE_BONUS, drawn_value
from audiogames.games.du_balai.formulas import BLACK, ORANGE, judged, valid_sets
from audiogames.games.du_balai.rounds import PENALTY
from audiogames.games.du_balai.state import (
    DOUBLE,
    FINISH,
    FOG,
    FOGGED,
    PASS,
    Action,
    Formula,
    formula_of,
    root,
)
from audiogames.games.du_balai.view import View

PAYS: Final = 1.5
"""From so many spaces on a correction is worth its card."""
FAR: Final = 2
"""From so many spaces on a spell after the move is."""
LATE: Final = 17
"""Once a witch has come so far cards are not kept for later."""
STINGS: Final = frozenset({"tailwind", "attraction", DOUBLE, "correction", "forgotten"})
"""What is worth a Brouillard."""


def _late(seen: View) -> bool:
    return max(seen.spaces) >= LATE


# Before the move.


def correction(seen: View, actions: Sequence[Action]) -> Action:
    """Return the correction that wins most, if it wins enough; else pass."""
    now = _outcome(seen, None)
    best = max(actions, key=lambda action: _outcome(seen, action))
    enough = 1.0 if _late(seen) or best.card == DOUBLE else PAYS
    return best if best != PASS and _outcome(seen, best) - now >= enough else PASS


def _outcome(seen: View, action: Action | None) -> float:
    """Return what the own formula brings once a spell has changed it, in spaces."""
    seat = seen.seat or 0
    first, second, double = seen.formulas[seat] or 0, seen.seconds[seat], seen.doubles[seat]
    if action is not None and action.card == DOUBLE:
        double = True
    elif action is not None and action.symbols and not action.on_second:
        first = _changed(first, action)
    elif action is not None and action.symbols and second is not None:
        second = _changed(second, action)
    return _worth(seen, seat, (first, second) if double and second is not None else (first,))


def _changed(pile: Formula, action: Action) -> Formula:
    *out, put = action.symbols
    return pile & ~formula_of(out) | formula_of([put])


def _worth(seen: View, seat: Seat, piles: tuple[Formula, ...]) -> float:
    dice = tuple(face for face in seen.dice or () if face is not None)
    valid = valid_sets(dice)
    found = judged(piles, valid)
    if not found.valid:
        return -PENALTY if seat == seen.closer or seat in seen.bets else 0.0
    worth = float(found.cards)
    if seen.levels[seat] == "expert" or seen.spaces[seat] == seen.curse:
        return worth
    bonus = {ORANGE: ORANGE_BONUS, BLACK: drawn_value(valid[BLACK].bit_count())}
    return worth + sum(bonus[colour] for colour in found.perfect)


# After the move.


def after_move(seen: View, actions: Sequence[Action]) -> Action:
    """Return the spell that wins most on the others, if it wins enough; else pass."""
    best = max(actions, key=lambda action: _gain(seen, action))
    return best if best != PASS and _gain(seen, best) >= (1 if _late(seen) else FAR) else PASS


def _gain(seen: View, action: Action) -> int:
    """Return how many spaces a spell wins on the leader, or on those ahead."""
    seat = seen.seat or 0
    own = seen.spaces[seat]
    others = [space for other, space in enumerate(seen.spaces) if other != seat and space < FINISH]
    if action.card == "tailwind":
        rank = 1 + sum(space > own for space in seen.spaces)
        return min(rank, FINISH - own)
    if action.card == "attraction":
        pulls = dict(action.pulls)
        by = [pulls.get(other, action.number or 0) for other in range(len(seen.spaces))]
        ahead = sum(min(by[other], space - own) for other, space in enumerate(seen.spaces) if own < space < FINISH)
        behind = sum(min(by[other], own - space) for other, space in enumerate(seen.spaces) if space < own)
        return ahead - behind
    if action.card == "hex":
        return 3 if action.target != seat and max(others, default=own) > own else 0
    if action.card == "block":
        return FAR if len(seen.order) > 1 and own < FINISH and own >= max(others, default=FINISH) else 0
    return 0


# Against a spell of another.


def reaction(seen: View, actions: Sequence[Action]) -> Action:
    """Play a Brouillard to save an own spell, or against one that stings; let the others pass."""
    if FOGGED not in actions or seen.pending is None:
        return PASS
    spell, first = seen.pending, root(seen.pending)
    if spell.action.card == FOG:
        return FOGGED if first.seat == seen.seat else PASS
    stings = spell.action.card in STINGS or (spell.action.card == "hex" and _leads(seen))
    return FOGGED if stings and (_late(seen) or spell.action.card != "forgotten") else PASS


def _leads(seen: View) -> bool:
    return seen.seat is not None and seen.spaces[seen.seat] == max(seen.spaces)
