"""The turning points of a game that has ended, in sentences: at its end, and shared at a table of several devices."""

from typing import Any

from audiogames.bots.review import Review, TurningPoint
from audiogames.core.game import Game
from audiogames.core.messages import Message, Seat, Who, result
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import fitting
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting


def told(game: Game[Any, Any, Any], seat: Seat, review: Review) -> tuple[Message, ...]:
    """Return the turning points of a seat, once all its choices were looked at."""
    points = review.points()
    if not points:
        return (result("turning-none", player=Who(seat)),)
    return tuple(_point(game, seat, point) for point in points)


def _point(game: Game[Any, Any, Any], seat: Seat, point: TurningPoint) -> Message:
    past, better = point.past, point.better
    return result(
        "turning-point",
        player=Who(seat),
        number=past.number,
        chosen=game.choices(past.view, (past.chosen,))[0].message,
        better=game.choices(past.view, (better.action,))[0].message,
        before=point.before,
        after=point.after,
        reason=better.reason,
    )


def look_back(conversation: Conversation, sitting: Sitting, seat: Seat | None) -> Talk[None]:
    """Tell the turning points of a person, or of all who played at the keyboard; other keys wait meanwhile."""
    conversation.breath.answer(result("turning-wait"))
    for one in sitting.seating.people if seat is None else (seat,):
        review = Review(sitting.table, one)
        while (past := review.question) is not None:
            yield from conversation.pause(0.0)
            review.give(past, past.answer())
        for message in told(sitting.game, one, review):
            conversation.breath.answer(*fitting(conversation, message))
