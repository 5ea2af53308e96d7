"""The telling of the Cauldron: of another's turn only how it ended."""

from collections.abc import Sequence

from audiogames.core.messages import Category, Message, Urgency
from audiogames.core.presentation.telling import Ending, Messages, say

from . import events as e
from .view import View

ENDING = Ending("cauldron", "cauldron-score-line")


def tell(events: Sequence[e.Event], seen: View) -> Messages:
    """Return what the view's seat is told of events cut for it, and that it is its turn if it is."""
    told = (event for event in events if not isinstance(event, e.Stirred) or event.seat == seen.seat)
    return (*(message for event in told for message in each(event, seen)), *turn(seen)) if events else ()


def detail(events: Sequence[e.Event], seen: View) -> Messages:
    """Return the same events one by one, nothing left out."""
    return tuple(told for event in events for told in each(event, seen))


def turn(seen: View) -> Messages:
    """Return that the view's seat is to act; nothing when it is not."""
    if seen.seat not in seen.to_act:
        return ()
    return (Message("cauldron-turn", {"brew": seen.state.brew}, Category.TURN, Urgency.ALERT, "me"),)


def each(event: e.Event, seen: View) -> Messages:
    """Return what is told of one event by itself."""
    match event:
        case e.Stirred(seat, drops):
            return say("cauldron-stirred", Category.PLAY, seat, seen, drops=drops)
        case e.BoiledOver(seat):
            return say("cauldron-boiled-over", Category.PLAY, seat, seen)
        case e.Bottled(seat, points):
            return say("cauldron-bottled", Category.SCORE, seat, seen, points=points)
        case e.GameEnded():
            return ENDING.told(event, seen)
