"""News while dice are in sight: told at once to all persons at one keyboard, without dice in the history."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Message
from audiogames.faces.session import Session
from audiogames.faces.terminal.desk import Desk

OF_DICE: Final = frozenset({"balai-rolled-dice", "balai-die-told", "balai-looked-own"})
"""News that name dice: they stay out of the history, which can be read when the book is closed."""


class GlanceNews:
    """What everybody was told: `told` steps of the journal."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk = desk
        self._session = session
        self.told = 0

    def tell(self) -> tuple[Message, ...]:
        """Tell what happened; return it."""
        desk, session = self._desk, self._session
        steps = session.table.steps[self.told :]
        self.told = len(session.table.steps)
        if len(session.people) == 1:
            desk.seat = session.people[0]
            news = session.news(desk.seat)
        else:
            for person in session.people:
                desk.seat = person
                desk.remember(*without_dice(session.news(person)))
            desk.seat = None
            news = session.public_news(steps)
        desk.sound(*session.sounds())
        for line in news:
            (desk.answer if line.id in OF_DICE else desk.tell)(line)
        return news

    def pass_over(self) -> None:
        """Take note that what happened is told by the dice themselves."""
        self.told = len(self._session.table.steps)
        for person in self._session.people:
            self._session.news(person)
        self._session.sounds()


def without_dice(news: Sequence[Message]) -> tuple[Message, ...]:
    """Return news without those that name dice."""
    return tuple(line for line in news if line.id not in OF_DICE)
