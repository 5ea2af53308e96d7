"""What is told of a game of the Cauldron: of another's turn only how it ended."""

from collections.abc import Sequence

from audiogames.core.messages import Category, Message, Urgency
from audiogames.core.telling import Messages, ended, say

from . import events as e
from .view import View


def tell(events: Sequence[e.Event], seen: View) -> Messages:
    """Return what the view's seat is told of events cut for it, and that it is its turn if it is."""
    told = (event for event in events if not isinstance(event, e.Stirred) or event.seat == seen.seat)
    return (*detail(tuple(told), seen), *turn(seen)) if events else ()


def detail(events: Sequence[e.Event], seen: View) -> Messages:
    """Return the same events one by one, nothing left out."""
    return tuple(told for event in events for told in _each(event, seen))


def turn(seen: View) -> Messages:
    """Return that the view's seat is to act; nothing when it is not."""
    if seen.seat not in seen.to_act:
        return ()
    return (Message("cauldron-turn", {"brew": seen.state.brew}, Category.TURN, Urgency.ALERT, "me"),)


def _each(event: e.Event, seen: View) -> Messages:
    match event:
        case e.Stirred(seat, drops):
            return say("cauldron-stirred", Category.PLAY, seat, seen, drops=drops)
        case e.BoiledOver(seat):
            return say("cauldron-boiled-over", Category.PLAY, seat, seen)
        case e.Bottled(seat, points):
            return say("cauldron-bottled", Category.SCORE, seat, seen, points=points)
        case e.GameEnded(scores, winners):
            id, arguments = ended("cauldron", scores, winners)
            return say(id, Category.SCORE, winners[0], seen, **arguments)
