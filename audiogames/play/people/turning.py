"""The turning points of the game that a table has ended: looked for once somebody asks, then told to all."""

from collections.abc import Callable, Sequence

from audiogames.bots.review import PastChoice, Review
from audiogames.core.advice import Advice
from audiogames.core.messages import Message, Seat, result
from audiogames.play.past.turning import told
from audiogames.play.table.sitting import Sitting


class TurningPointSearch:
    """What was found, or is being looked for, by the seat that asked; `say` tells all who are there, at a second."""

    def __init__(self, say: Callable[[Sequence[Message], float], None]) -> None:
        self._say = say
        self._reviews: dict[Seat, Review] = {}

    @property
    def questions(self) -> list[PastChoice]:
        """The moments to look back at."""
        return [review.question for review in self._reviews.values() if review.question is not None]

    def forget(self) -> None:
        """Forget a game that was put away."""
        self._reviews.clear()

    def ask(self, sitting: Sitting, seat: Seat, now: float) -> None:
        """Look for the turning points of a seat, or tell all again what was found."""
        review = self._reviews.get(seat)
        if review is None:
            review = self._reviews[seat] = Review(sitting.table, seat)
        if review.question is None:
            self._say(told(sitting.game, seat, review), now)
        else:
            self._say((result("turning-wait"),), now)

    def take(self, sitting: Sitting | None, past: PastChoice, advised: tuple[Advice, ...], now: float) -> None:
        """Take what would have been better at one moment; once that was the last, tell all."""
        review = self._reviews.get(past.seat)
        if review is None or review.question != past:
            return
        review.give(past, advised)
        if review.question is None and sitting is not None:
            self._say(told(sitting.game, past.seat, review), now)
