"""Training of the keys: an action is read, and the person presses its key, without an effect.

Keys come in the groups of help. The next group follows when each earlier key was right twice in a row.
"""

from dataclasses import dataclass, field
from typing import Annotated, Final

from audiogames.core.input.values import AtMost, OneOf
from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import GROUPS, groups
from audiogames.play.prompts import Key, Talk
from audiogames.play.training import Below, Progress, Record, Records, TrainingScore
from audiogames.settings.letters import USUAL

LEAVE: Final = frozenset({"0", Key.ESCAPE})

KEPT: Final = 4

SURE: Final = 2
"""Consecutive right answers that make a key known."""


@dataclass
class KeysRecord(Record):
    """For each command up to KEPT latest answers, True if right."""

    answers: dict[Annotated[str, OneOf(USUAL)], Annotated[list[bool], AtMost(KEPT)]] = field(default_factory=dict)

    def add(self, name: str, right: bool) -> None:
        self.answers[name] = [*self.answers.get(name, []), right][-KEPT:]

    def is_sure(self, name: str) -> bool:
        return self.answers.get(name, [])[-SURE:] == [True] * SURE

    def reached(self) -> TrainingScore:
        names = [name for group in GROUPS.values() for name in group]
        sure = sum(map(self.is_sure, names))
        words = menu_message("reached-keys", number=sure, all=len(names)) if self.answers else None
        return TrainingScore(sure / len(names), words)


class KeysTraining:
    def __init__(self, conversation: Conversation, progress: Progress[KeysRecord], below: Below) -> None:
        self._conversation = conversation
        self._progress = progress
        self._record = progress.record
        self._below = below
        self._asked = ""
        self._good = self._answered = 0

    def run(self) -> Talk[None]:
        conversation = self._conversation
        if self._progress.told is not None:
            conversation.breath.answer(self._progress.told)
        conversation.breath.answer(menu_message("keys-training-begin"))
        self._ask()
        while (typed := (yield from conversation.ask())) not in LEAVE:
            self._typed(typed)
        conversation.breath.answer(menu_message("keys-training-left", good=self._good, asked=self._answered))

    def _ask(self) -> None:
        known = list(groups(self._conversation).values())
        open_groups = [group for group in known if not all(map(self._record.is_sure, group))] or known
        names = [name for name in open_groups[0] if not self._record.is_sure(name)] or list(open_groups[0])
        names = [name for name in names if name != self._asked] or names
        self._asked = names[self._below(len(names))]
        self._conversation.breath.answer(self._question())

    def _question(self) -> Message:
        return menu_message("keys-training-which", about=menu_message(f"about-{self._asked}"))

    def _typed(self, typed: str) -> None:
        conversation = self._conversation
        name = conversation.command(typed)
        if name == "help" and self._asked != "help":
            conversation.breath.answer(menu_message("keys-training-begin"), self._question())
            return
        letter = menu_message(f"letter-{self._asked}")
        right = name == self._asked
        if right:
            conversation.breath.answer(menu_message("keys-training-right", letter=letter))
        elif name is None:
            conversation.breath.answer(menu_message("keys-training-wrong", letter=letter))
        else:
            about = menu_message(f"about-{name}")
            conversation.breath.answer(menu_message("keys-training-other", letter=letter, about=about))
        self._answered += 1
        self._good += right
        self._record.add(self._asked, right)
        conversation.breath.answer(*self._progress.keep())
        self._ask()


def train(
    conversation: Conversation, records: Records[KeysRecord], below: Below, unheard: Message | None = None
) -> Talk[None]:
    yield from KeysTraining(conversation, Progress(records), below).run()


RECORD: Final = KeysRecord
