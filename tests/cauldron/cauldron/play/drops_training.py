"""Training of sums: two stirs are told, and the person types how many drops they make together."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Key, Talk
from audiogames.play.training import Below, Progress, Records, TrainingScore

LEAVE: Final = frozenset({"", "0", Key.ESCAPE})
ENOUGH: Final = 20
"""Right answers after which a person knows it."""


@dataclass
class DropsRecord:
    """The progress of one person: how many answers were right, ENOUGH at most."""

    right: int = 0

    def reached(self) -> TrainingScore:
        """Return how far it came."""
        return TrainingScore(self.right / ENOUGH)

    def plain(self) -> dict[str, Any]:
        """Return it as a file can hold it."""
        return {"right": self.right}

    @classmethod
    def of(cls, kept: object) -> "DropsRecord":
        """Return it from what a file held. Raises ValueError."""
        if not isinstance(kept, Mapping) or kept.get("right") not in range(ENOUGH + 1):
            raise ValueError("A record of drops has a number of right answers.")
        return cls(kept["right"])


def train(
    conversation: Conversation, records: Records[DropsRecord], below: Below, unheard: Message | None = None
) -> Talk[None]:
    """Let a person train until they leave; each answer is kept."""
    progress = Progress(records)
    while True:
        first, second = 2 + below(5), 2 + below(5)
        conversation.breath.answer(menu_message("drops-training-ask", first=first, second=second))
        typed = yield from conversation.ask()
        if typed in LEAVE:
            return
        right = typed == str(first + second)
        progress.record.right = min(ENOUGH, progress.record.right + right)
        conversation.breath.answer(menu_message("drops-training-answer", sum=first + second), *progress.keep())


RECORD: Final = DropsRecord
