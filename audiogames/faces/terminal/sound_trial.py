"""Trying out how one hears: a tone on each side, one question, and the way of listening that follows from it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.audio.space.directions import Direction
from audiogames.core.messages import Message
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick, yes
from audiogames.faces.terminal.sound_player import audible, keep, play
from audiogames.faces.terminal.sounds import wishes

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene

TONE: Final = "test-tone"

WORD_SECONDS: Final = 1.2
"""How long a screen reader may take for one word; it does not tell when it has ended."""

VOICE_SECONDS: Final = 3.0
"""The same at most for the program's own voice, which does tell."""


class Tone(NamedTuple):
    """A place from which the tone is heard, and what it is called."""

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
"""What may have been heard of the two tones."""

ONE_SIDED: Final = {
    "trial-heard-alike": ("mono", "trial-alike"),
    "trial-heard-first": ("left-ear", "trial-left-ear"),
    "trial-heard-second": ("right-ear", "trial-right-ear"),
}
"""For each answer of somebody who has one side only: how they listen from now on, and the sentence that says so."""


def try_out(desk: Desk) -> None:
    """Let a person find out how they hear; what follows from it is said and kept."""
    found = audible(desk)
    if found.scene is None:
        assert found.why is not None
        desk.answer(found.why, help_message("trial-impossible"))
        return
    if not _ready(desk, help_message("trial-begin")):
        return
    Trial(desk, found.scene).run()


def _ready(desk: Desk, prompt: Message, *, ended: str = "trial-stopped") -> bool:
    """Wait for Enter; False if the person goes back, which the message `ended` tells."""
    desk.answer(prompt)
    while typed := desk.read():
        if typed in ("0", "\x1b") or command(typed) == "quit":
            desk.answer(help_message(ended))
            return False
        desk.answer(prompt)
    return True


class Trial:
    """One trial in a scene that is heard."""

    def __init__(self, desk: Desk, scene: "Scene") -> None:
        self._desk = desk
        self._scene = scene

    def run(self) -> None:
        """Play left and right until the person hears them apart, or says that they cannot."""
        while True:
            with self._plain_sides():
                self._demonstrate(LEFT, RIGHT)
            answer = self._ask()
            if answer == "trial-heard-swapped":
                if not _ready(self._desk, help_message("trial-swapped")):
                    return
            elif answer is None or answer == "trial-heard-none":
                self._desk.answer(help_message("trial-stopped" if answer is None else "trial-none"))
                return
            elif answer == "trial-heard-right":
                self._both_sides()
                return
            else:
                self._keep(*ONE_SIDED[answer])
                return

    @contextmanager
    def _plain_sides(self) -> Iterator[None]:
        """Left in the left channel and right in the right, however the person listens now: that is what is tested."""
        from audiogames.audio.space.listening import Listening

        yaw = self._scene.yaw
        self._scene.turn(-yaw)
        self._scene.mixer.listening = Listening.LOUDSPEAKERS
        try:
            yield
        finally:
            self._scene.follow(wishes(self._desk.settings))
            self._scene.turn(yaw)

    def _demonstrate(self, *tones: Tone) -> None:
        """Play each tone, then say its word, and wait for the end of that; a key goes on at once."""
        for tone in tones:
            play(self._desk, self._scene, TONE, tone.direction)
            self._desk.answer(help_message(tone.word))
            if tone is tones[-1]:
                return
            self._desk.flush()
            if self._desk.speaker is not None:
                self._desk.speaker.wait_until_quiet(VOICE_SECONDS)
            elif self._desk.console.typed_within(WORD_SECONDS):
                return

    def _ask(self) -> str | None:
        place = pick(self._desk, help_message("trial-heard"), [Entry(help_message(id)) for id in ANSWERS])
        return None if place is None else ANSWERS[place]

    def _both_sides(self) -> None:
        """Both sides are heard apart: only a clear yes means headphones, which change every sound."""
        if not yes(self._desk, help_message("trial-headphones"), usual=False):
            self._keep("loudspeakers", "trial-loudspeakers")
        elif self._keep("headphones", "trial-headphones-on"):
            self._front_and_behind()

    def _keep(self, listening: str, outcome: str) -> bool:
        """Listen so from now on, and say it; return whether it could be kept."""
        kept = keep(self._desk, listening=listening)
        if kept:
            self._desk.answer(help_message(outcome))
        return kept

    def _front_and_behind(self) -> None:
        """Let front and behind be heard, from a head that the person turns, until Enter."""
        from audiogames.audio.scene import TURN

        if not _ready(self._desk, help_message("trial-front-behind"), ended="trial-over"):
            return
        yaw = self._scene.yaw
        self._demonstrate(FRONT, BEHIND)
        self._desk.answer(help_message("trial-turn", left=_key("head-left"), right=_key("head-right")))
        while typed := self._desk.read():
            name = command(typed)
            if name == "quit" or typed in ("0", "\x1b"):
                break
            if name in ("head-left", "head-right"):
                self._scene.turn(TURN if name == "head-left" else -TURN)
            if name in ("head-left", "head-right", "repeat", "sounds-again"):
                self._demonstrate(FRONT, BEHIND)
            else:
                self._desk.answer(help_message("trial-turn", left=_key("head-left"), right=_key("head-right")))
        self._scene.turn(yaw - self._scene.yaw)
        self._desk.answer(help_message("trial-over"))


def _key(name: str) -> Message:
    return help_message(f"letter-{name}")
