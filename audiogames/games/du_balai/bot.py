"""How to play Du Balai ! sensibly, from what a seat remembers and sees (`bots.policy.Policy`).

Formulas are made of remembered dice alone. Whether to close the book is asked with PASS beside it: not yet, wait.
"""

from collections.abc import Sequence
from typing import Final

from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import rules
from audiogames.games.du_balai.casting import after_move, correction, reaction
from audiogames.games.du_balai.composing import best, two_piles
from audiogames.games.du_balai.remembering import (
    BEGINNER,
    EXPERIENCED,
    MASTER,
    Memory,
    Remembering,
    Skill,
    remembered,
)
from audiogames.games.du_balai.state import DECREE, DOUBLE, PASS, ROLL, WAIT, WRITE, Action, Card, State, points
from audiogames.games.du_balai.view import View

SURE: Final = 0.8
"""From such a chance on to be right, a bot closes the book at once, or bets."""
POOR: Final = 2.0
"""A formula that brings fewer spaces is worth a Décret."""
KEEPING: Final = {
    "double-play": 40,
    "tailwind": 32,
    "attraction": 30,
    "correction": 28,
    "forgotten": 22,
    "hex": 22,
    "fog": 20,
    "decree": 16,
    "block": 12,
}
"""What a spell is worth to its holder, in tenths of a point."""


class BalaiPolicy:
    """How Du Balai ! is played by bots (`bots.policy.Policy`).

    What is hidden when a formula is written is what was forgotten: no imagining helps, so a master compares nothing.
    """

    samples = 1
    rests = 0
    slips = 4  # what is confused and forgotten makes mistakes enough

    def blank(self, seed: int = 0) -> Memory:
        """Return the memory of who has heard nothing yet; by the seed it will forget."""
        return Memory(seed)

    def remember(self, memory: Memory, events: Sequence[e.Event]) -> Memory:
        """Return the memory after hearing events that were cut for its seat."""
        return remembered(memory, events)

    def recall(self, view: View, memory: Memory) -> View:
        """Return the view with what is remembered beside it."""
        return Remembering(view, memory)  # type: ignore[return-value]  # `redeal` and `choose` are given it back

    def waiting(self, view: View) -> Action | None:
        """Return PASS where others may act first: while the book is open, and while a Décret waits for them."""
        seen, _ = _parted(view)
        waits = seen.phase == "write" and seen.seat in seen.decrees
        return PASS if seen.phase == "look" or waits else None

    def worth_trying(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return what a master does."""
        return (_chosen(view, actions, MASTER),)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what an experienced player would do at a glance."""
        return _chosen(view, actions, EXPERIENCED)

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what a beginner would do: never close the book at once, never write two piles or wait for a Décret."""
        seen, memory = _parted(view)
        if seen.phase == "write" and PASS not in actions:
            return WRITE[best(memory.mind(BEGINNER), BEGINNER, False, seen.seat == seen.closer).formula]
        if seen.phase == "look" and PASS in actions:
            return PASS
        return _chosen(view, actions, BEGINNER)

    def play_on(self, state: State, seat: int) -> Action:
        """Return what the seat would do in an imagined state: the last of its actions, which casts no spell."""
        return rules.legal(state, seat)[-1]

    def at_rest(self, state: State) -> bool:
        """Whether a round is over and the next not begun."""
        return state.phase == "roll"

    def worth(self, state: State, seat: int) -> int:
        """Return how far a seat is ahead of all others together, in points."""
        scores = rules.scores(state)
        return len(scores) * scores[seat] - sum(scores)


def _parted(view: View) -> tuple[View, Memory]:
    return (view.view, view.memory) if isinstance(view, Remembering) else (view, Memory(0))


def _chosen(view: View, actions: Sequence[Action], skill: Skill) -> Action:
    seen, memory = _parted(view)
    if seen.phase == "look":
        return _look(seen, memory, actions, skill)
    if seen.phase == "write":
        return _write(seen, memory, actions, skill)
    if seen.phase == "react":
        return reaction(seen, actions)
    if seen.phase == "draw":
        return max(actions, key=lambda action: _keeping(action.card or ""))
    if seen.phase == "resolve":
        return correction(seen, actions) if seen.window == "correction" else after_move(seen, actions)
    return actions[-1] if ROLL not in actions else ROLL


def _keeping(card: Card) -> int:
    return KEEPING.get(card, 10 * points(card))


def _bonus(seen: View) -> bool:
    """Whether a perfect formula would bring the seat anything."""
    seat = seen.seat or 0
    return seen.levels[seat] != "expert" and seen.spaces[seat] != seen.curse


def _look(seen: View, memory: Memory, actions: Sequence[Action], skill: Skill) -> Action:
    """Close the book, or bet, when the formula in mind is surely right; else, where one may wait, wait."""
    if PASS not in actions:
        return actions[0]
    formed = best(memory.mind(skill), skill, _bonus(seen), closer=True)
    return actions[0] if formed.formula and formed.sure >= SURE else PASS


def _write(seen: View, memory: Memory, actions: Sequence[Action], skill: Skill) -> Action:
    """Write what is worth most; with a Double-jeu two piles, with a Décret first look again if little is left in mind.

    Two piles are legal, though only those with one are among `actions`.
    """
    if PASS in actions:
        return PASS
    mind, closer = memory.mind(skill), seen.seat == seen.closer or seen.seat in seen.bets
    own = (seen.cards[seen.seat] if seen.seat is not None else None) or ()
    formed = best(mind, skill, _bonus(seen), closer)
    if DECREE in own and WAIT in actions and formed.worth < POOR:
        return WAIT
    if DOUBLE in own:
        first, second = two_piles(mind, skill, _bonus(seen), closer)
        if first.formula and second.formula:
            return Action("write", formula=first.formula, second=second.formula)
    return WRITE[formed.formula]


POLICY: Final = BalaiPolicy()
