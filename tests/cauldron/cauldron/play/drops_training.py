"""Training of sums: two stirs are told, and the person types how many drops they make together."""

from dataclasses import dataclass
from typing import Annotated, Final

from audiogames.core.input.values import Bounds
from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Key, Talk
from audiogames.play.training import Below, Progress, Record, Records, TrainingScore

LEAVE: Final = frozenset({"", "0", Key.ESCAPE})
ENOUGH: Final = 20
"""Right answers after which a person knows it."""


@dataclass
class DropsRecord(Record):
    """The progress of one person: how many answers were right, ENOUGH at most."""

    right: Annotated[int, Bounds(0, ENOUGH)] = 0

    def reached(self) -> TrainingScore:
        """Return how far it came."""
        return TrainingScore(self.right / ENOUGH)


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
