"""Letting a spell pass for a person of whom all know that they hold nothing to answer it with: no key, no word.

Whoever holds a card from an earlier round is asked, whatever it is: else all would learn who holds a Brouillard.
"""

from audiogames.core.messages import Seat
from audiogames.faces.session import Session
from audiogames.games.du_balai.state import PASS
from audiogames.games.du_balai.view import View


def let_pass(session: Session) -> None:
    """Let the spell that is offered pass for each person who can only do that, as the counts of cards tell all."""
    while (seat := _unable(session)) is not None:
        session.act(seat, PASS)


def _unable(session: Session) -> Seat | None:
    seen: View = session.view(None)
    if seen.phase != "react":
        return None
    people = (seat for seat in seen.to_act if seat in session.people)
    return next((seat for seat in people if seen.counts[seat] == seen.fresh_counts[seat]), None)
