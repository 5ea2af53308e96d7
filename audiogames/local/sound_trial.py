from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.audio.space.directions import Direction
from audiogames.core.messages import menu_message
from audiogames.local.computer import Computer
from audiogames.local.head_choice import HeadChoice
from audiogames.local.sound_player import LOOK, TONE, audible, leaves, play, trying, turn
from audiogames.play.keys.hearing import TURN
from audiogames.play.keys.questions import MenuLine, pick, yes
from audiogames.play.prompts import Talk

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene

WORD_SECONDS: Final = 1.2
"""Estimated seconds of a screen reader's word, whose end is not reported."""

VOICE_SECONDS: Final = 3.0  # maximum for the program's own voice, which reports its end


class Tone(NamedTuple):
    word: str
    direction: Direction


LEFT, RIGHT = Tone("trial-left", Direction(90.0)), Tone("trial-right", Direction(-90.0))
FRONT, BEHIND = Tone("trial-front", Direction(0.0)), Tone("trial-behind", Direction(180.0))

ANSWERS: Final = (
    "trial-heard-right",
    "trial-heard-swapped",
    "trial-heard-alike",
    "trial-heard-first",
    "trial-heard-second",
    "trial-heard-none",
)

ONE_SIDED: Final = {
    "trial-heard-alike": ("mono", "trial-alike"),
    "trial-heard-first": ("left-ear", "trial-left-ear"),
    "trial-heard-second": ("right-ear", "trial-right-ear"),
}


def try_out(computer: Computer) -> Talk[None]:
    found = yield from audible(computer)
    if found.scene is None:
        assert found.why is not None
        computer.conversation.breath.answer(found.why, menu_message("trial-impossible"))
        return
    yield from SceneTrial(computer, found.scene).run()


class SceneTrial:
    def __init__(self, computer: Computer, scene: "Scene") -> None:
        self._computer = computer
        self._conversation = computer.conversation
        self._scene = scene

    def run(self) -> Talk[None]:
        """Play left and right until the person hears them apart, or cannot."""
        from audiogames.audio.space.panning import Equipment

        if not (yield from self._ready("trial-begin")):
            return
        while True:
            # Left in the left channel and right in the right: that is what is tested.
            with trying(self._computer, self._scene, Equipment.LOUDSPEAKERS):
                yield from self._demonstrate(LEFT, RIGHT)
            answer = yield from self._ask()
            if answer == "trial-heard-swapped":
                if not (yield from self._ready("trial-swapped")):
                    return
            elif answer is None or answer == "trial-heard-none":
                self._conversation.breath.answer(menu_message("trial-stopped" if answer is None else "trial-none"))
                return
            elif answer == "trial-heard-right":
                yield from self._both_sides()
                return
            else:
                self._keep(*ONE_SIDED[answer])
                return

    def _ready(self, prompt: str, *, ended: str = "trial-stopped") -> Talk[bool]:
        """False if the person goes back, which is announced by `ended`."""
        self._conversation.breath.answer(menu_message(prompt))
        while typed := (yield from self._conversation.ask()):
            if leaves(self._conversation, typed):
                self._conversation.breath.answer(menu_message(ended))
                return False
            self._conversation.breath.answer(menu_message(prompt))
        return True

    def _demonstrate(self, *tones: Tone) -> Talk[None]:
        """Play each tone, then its word to the end. A key skips the wait."""
        for tone in tones:
            yield from play(self._computer, self._scene, TONE, tone.direction)
            self._conversation.breath.answer(menu_message(tone.word))
            if tone is tones[-1] or (yield from self._word_interrupted()):
                return

    def _word_interrupted(self) -> Talk[bool]:
        """Wait for the end of a word, and return True if the person typed instead."""
        if self._computer.speaker is None:
            return (yield from self._conversation.typed_within(WORD_SECONDS))
        for _ in range(round(VOICE_SECONDS / LOOK)):
            if (yield from self._conversation.typed_within(LOOK)):
                return True
            speaker = self._computer.speaker
            if speaker is None or speaker.wait_until_quiet(0.0):
                break
        return False

    def _ask(self) -> Talk[str | None]:
        place = yield from pick(
            self._conversation, menu_message("trial-heard"), [MenuLine(menu_message(id)) for id in ANSWERS]
        )
        return None if place is None else ANSWERS[place]

    def _both_sides(self) -> Talk[None]:
        """Only a clear yes means headphones, which change every sound."""
        if not (yield from yes(self._conversation, menu_message("trial-headphones"), usual=False)):
            self._keep("loudspeakers", "trial-loudspeakers")
        elif self._keep("headphones", "trial-headphones-on"):
            yield from self._front_and_behind()

    def _keep(self, listening: str, outcome: str) -> bool:
        kept = self._computer.preferences.change(listening=listening)
        if kept:
            self._conversation.breath.answer(menu_message(outcome))
        return kept

    def _front_and_behind(self) -> Talk[None]:
        if not (yield from self._ready("trial-front-behind", ended="trial-over")):
            return
        yaw = self._conversation.listening.yaw
        yield from self._demonstrate(FRONT, BEHIND)
        self._conversation.breath.answer(menu_message("trial-turn"))
        left = False
        while typed := (yield from self._conversation.ask()):
            name = self._conversation.command(typed)
            if leaves(self._conversation, typed):
                left = True
                break
            if name in ("head-left", "head-right"):
                turn(self._computer, TURN if name == "head-left" else -TURN)
            if name in ("head-left", "head-right", "repeat", "sounds-again"):
                yield from self._demonstrate(FRONT, BEHIND)
            else:
                self._conversation.breath.answer(menu_message("trial-turn"))
        turn(self._computer, yaw - self._conversation.listening.yaw)
        self._conversation.breath.answer(menu_message("trial-over"))
        if not left and (yield from self._ready("trial-heads", ended="heads-kept")):
            yield from HeadChoice(self._computer, self._scene).run()
