from collections.abc import Callable, Sequence
from typing import Any, Final

from audiogames.bots.review import PastChoice, Review, TurningPoint
from audiogames.core.game import Game
from audiogames.core.messages import Message, Seat, Who, result
from audiogames.core.presentation.advice import Advice
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import fitting
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting

MOMENT: Final = 0.01
"""Seconds between two reviewed choices, in which a face can speak."""

QUIET: Final = 1.5
"""Seconds before a word says that the search goes on."""


def told(game: Game[Any, Any, Any], seat: Seat, review: Review) -> tuple[Message, ...]:
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
    conversation.breath.answer(result("turning-wait"))
    said = conversation.now
    for one in sitting.seating.people if seat is None else (seat,):
        review = Review(sitting.table, one)
        while (past := review.question) is not None:
            yield from conversation.pause(MOMENT)
            if conversation.now - said >= QUIET:
                conversation.breath.answer(result("turning-still"))
                said = conversation.now
            review.give(past, past.answer())
        for message in told(sitting.game, one, review):
            conversation.breath.answer(*fitting(conversation, message))


class TurningPointSearch:
    def __init__(self, say: Callable[[Sequence[Message], float], None]) -> None:
        self._say = say
        self._reviews: dict[Seat, Review] = {}

    @property
    def questions(self) -> list[PastChoice]:
        return [review.question for review in self._reviews.values() if review.question is not None]

    def forget(self) -> None:
        self._reviews.clear()

    def ask(self, sitting: Sitting, seat: Seat, now: float) -> None:
        review = self._reviews.get(seat)
        if review is None:
            review = self._reviews[seat] = Review(sitting.table, seat)
        if review.question is None:
            self._say(told(sitting.game, seat, review), now)
        else:
            self._say((result("turning-wait"),), now)

    def take(self, sitting: Sitting | None, past: PastChoice, advised: tuple[Advice, ...], now: float) -> None:
        review = self._reviews.get(past.seat)
        if review is None or review.question != past:
            return
        review.give(past, advised)
        if review.question is None and sitting is not None:
            self._say(told(sitting.game, past.seat, review), now)
