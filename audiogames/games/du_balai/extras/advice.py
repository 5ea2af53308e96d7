"""Advice for Du Balai!: formulas from a limited memory, and the gains of spells on the open track.

The adviser remembers seven dice of nine, all correctly, and counts what the others may show. While the book is open
there is no advice, since that is a race of ears.
"""

from collections.abc import Sequence
from typing import Final

from audiogames.core.chance import Generator
from audiogames.core.game import parted
from audiogames.core.messages import Message
from audiogames.core.presentation.advice import UNIT, Advice, Compare, Spread, Standing, often
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.bot import (
    FAR,
    KEEPING,
    PAYS,
    LikelyFormula,
    Memory,
    Skill,
    best_of,
    is_late,
    may_win_bonus,
    outcome,
    reaction,
    spell_gain,
)
from audiogames.games.du_balai.rules.formulas import COLOURS
from audiogames.games.du_balai.view import View

COUNTS_IN: Final = "advice-spaces"

IS_COUNTED: Final = True

SKILL: Final = Skill(7, 0)

SPREAD: Final = Spread(750, 2500)
"""`left` counts the spaces before the leader."""

A_CARD: Final = 2 * UNIT

CERTAIN: Final = 1000
TENTH: Final = 10
"""Values of cards to keep are in tenths of a point."""


def advise(view: View, actions: Sequence[s.Action], compare: Compare, chance: Generator) -> tuple[Advice, ...]:
    seen, memory = parted(view, Memory(0))
    if seen.seat is None or seen.phase == "look":
        return ()
    if seen.phase == "write":
        return _formulas(seen, memory, actions)
    if seen.phase == "react":
        return _reactions(seen, actions)
    if seen.phase == "draw":
        return _cards(seen, actions)
    if seen.phase == "resolve":
        return _spells(seen, actions)
    return ()


def standing(view: View, worth: int) -> Standing:
    """Spaces, and the value of cards."""
    seen, _ = parted(view, Memory(0))
    assert seen.seat is not None
    totals = [UNIT * space + A_CARD * count for space, count in zip(seen.spaces, seen.counts, strict=True)]
    own = (*(seen.cards[seen.seat] or ()), *(seen.fresh[seen.seat] or ()))
    totals[seen.seat] = UNIT * seen.spaces[seen.seat] + sum(UNIT * _value(card) // TENTH for card in own) + worth
    return Standing(tuple(totals), s.FINISH - max(seen.spaces))


def _value(card: s.Card) -> int:
    return KEEPING.get(card, TENTH * s.points(card))


def _formulas(seen: View, memory: Memory, actions: Sequence[s.Action]) -> tuple[Advice, ...]:
    if not any(action.verb == "write" for action in actions):
        return ()
    closer = seen.seat == seen.closer or seen.seat in seen.bets
    bonus, left = may_win_bonus(seen), sum(face is not None for face in memory.mind)
    formed = sorted((best_of(colour, memory.mind, SKILL, bonus, closer) for colour in COLOURS), key=_worth)
    found = {one.formula: one for one in reversed(formed)}
    return tuple(Advice(s.WRITE[one.formula], _worth(one), _of_formula(one, left)) for one in found.values())


def _worth(formed: LikelyFormula) -> int:
    return round(UNIT * formed.worth)


def _of_formula(formed: LikelyFormula, left: int) -> Message:
    if not formed.formula:
        return Message("balai-advice-nothing", {"dice": left})
    sure = round(CERTAIN * formed.sure)
    right = often(sure, CERTAIN, is_counted=True)
    return Message("balai-advice-formula", {"number": formed.formula.bit_count(), "often": right, "dice": left})


def _reactions(seen: View, actions: Sequence[s.Action]) -> tuple[Advice, ...]:
    best = reaction(seen, actions)
    order = sorted(actions, key=lambda action: action != best)
    stings = best != s.PASS
    return tuple(Advice(action, None, Message(f"balai-advice-{'fog' if stings else 'no-fog'}")) for action in order[:1])


def _cards(seen: View, actions: Sequence[s.Action]) -> tuple[Advice, ...]:
    """In the last round spells are worth nothing, since they could never be cast."""
    is_last = bool(seen.crossed)
    worths = {
        action: TENTH * s.points(action.card or "") if is_last else _value(action.card or "") for action in actions
    }
    id = "balai-advice-keep-last" if is_last else "balai-advice-keep"
    order = sorted(actions, key=lambda action: -worths[action])
    return tuple(
        Advice(action, UNIT * worths[action] // TENTH, Message(id, {"number": _whole(worths[action])}))
        for action in order
    )


def _whole(tenths: int) -> int:
    return (tenths + TENTH // 2) // TENTH


def _spells(seen: View, actions: Sequence[s.Action]) -> tuple[Advice, ...]:
    """Gains in spaces: on the own formula before the move, on others after it.

    The card's value, which passing keeps, is subtracted.
    """
    late = is_late(seen)
    if seen.window == "correction":
        now = outcome(seen, None)
        gains = {action: outcome(seen, action) - now for action in actions}
        prices = {action: 1.0 if late or action.card == s.DOUBLE else PAYS for action in actions}
    else:
        gains = {action: float(spell_gain(seen, action)) for action in actions}
        prices = dict.fromkeys(actions, 1.0 if late else float(FAR))
    worths = {action: 0 if action == s.PASS else round(UNIT * (gains[action] - prices[action])) for action in actions}
    most = max((gain for action, gain in gains.items() if action != s.PASS), default=0.0)
    order = sorted(actions, key=lambda action: (-worths[action], action == s.PASS))
    found = []
    for action in order:
        id, spaces = ("pass", most) if action == s.PASS else ("spell", gains[action])
        reason = Message(f"balai-advice-{id}", {"number": max(0, round(spaces))})
        found.append(Advice(action, worths[action], reason))
    return tuple(found)
