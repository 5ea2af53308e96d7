"""A two-minute game that finds the head (HRTF) closest to a person's own ears.

Sounds by different heads come from the front, from behind or from above, and the person says from where. The head with
the most right answers is stored.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.audio.space.directions import Direction
from audiogames.core.messages import Message, menu_message
from audiogames.local.computer import Computer
from audiogames.local.sound_player import TONE, leaves, play, trying
from audiogames.play.prompts import Talk

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene

PLACES: Final[Mapping[str, Direction]] = {
    "1": Direction(0.0),
    "2": Direction(180.0),
    "3": Direction(0.0, 70.0),
}

EACH: Final = 3
"""Sounds per direction and head: 27 in all, about four seconds each."""

TOLD_APART: Final = 11
"""Of the 18 front and back sounds. Guessing gives nine."""


class HeadTrial(NamedTuple):
    head: str
    place: str


class PlaceAnswer(NamedTuple):
    trial: HeadTrial
    heard: str

    @property
    def is_right(self) -> bool:
        return self.trial.place == self.heard


def drawn(heads: Sequence[str], chance: Random) -> list[HeadTrial]:
    trials = [HeadTrial(head, place) for head in heads for place in PLACES for _ in range(EACH)]
    chance.shuffle(trials)
    return trials


def fitting(heads: Sequence[str], answers: Sequence[PlaceAnswer]) -> str | None:
    """The head with the most right answers. None if front and back are confused.

    `heads` are sorted by how many people they fit.
    """
    level = [answer for answer in answers if answer.trial.place in ("1", "2")]
    if sum(answer.is_right for answer in level) < TOLD_APART:
        return None
    return max(heads, key=lambda head: sum(answer.is_right for answer in answers if answer.trial.head == head))


class HeadChoice:
    """Only stores its result."""

    def __init__(self, computer: Computer, scene: "Scene", chance: Random | None = None) -> None:
        self._computer = computer
        self._conversation = computer.conversation
        self._scene = scene
        self._chance = chance or Random()

    def run(self) -> Talk[None]:
        """Leaving changes nothing."""
        from audiogames.audio.space.heads import MEASURED
        from audiogames.audio.space.panning import Equipment

        trials = drawn(MEASURED, self._chance)
        self._conversation.breath.answer(menu_message("heads-keys", number=len(trials)))
        answers = list[PlaceAnswer]()
        with trying(self._computer, self._scene, Equipment.HEADPHONES):
            for number, trial in enumerate(trials, 1):
                heard = yield from self._hear(trial, len(trials) - number)
                if heard is None:
                    self._conversation.breath.answer(menu_message("heads-stopped"))
                    return
                answers.append(PlaceAnswer(trial, heard))
        self._keep(fitting(MEASURED, answers), answers)

    def _hear(self, trial: HeadTrial, left: int) -> Talk[str | None]:
        """Play one sound until it is answered. None to leave."""
        conversation = self._conversation
        self._scene.ear.listen(self._scene.ear.listening, trial.head)
        yield from play(self._computer, self._scene, TONE, PLACES[trial.place])
        while True:
            typed = yield from conversation.ask()
            if typed in PLACES:
                return typed
            if leaves(conversation, typed):
                return None
            if not typed or conversation.command(typed) in ("repeat", "sounds-again"):
                yield from play(self._computer, self._scene, TONE, PLACES[trial.place])
            else:
                conversation.breath.answer(menu_message("heads-answers", number=left + 1))

    def _keep(self, head: str | None, answers: Sequence[PlaceAnswer]) -> None:
        from audiogames.audio.scene import SIDES

        if not self._computer.preferences.change(head=head or SIDES):
            return
        self._scene.follow(self._computer.preferences.settings)
        if head is None:
            self._conversation.breath.answer(menu_message("heads-none"))
            return
        own = [answer for answer in answers if answer.trial.head == head]
        right = sum(answer.is_right for answer in own)
        self._conversation.breath.answer(
            menu_message("heads-found", head=head_called(head), number=right, count=len(own)),
        )


def head_called(name: str) -> Message:
    return menu_message(f"head-{name}")
