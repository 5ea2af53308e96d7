"""How dice are told: each from its own place in the box, by our own recordings, and on the screen when it is heard.

Where nothing is heard, words tell them. What dice showed stays out of the history: the book is closed soon.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from audiogames.core.messages import Category, Cue, Items, Message, Seat, Urgency, spoken_name
from audiogames.core.places import die_place
from audiogames.decks.du_balai import FACES
from audiogames.faces.session import Session
from audiogames.faces.terminal import dice_handicaps
from audiogames.faces.terminal.desk import Desk
from audiogames.games.du_balai.state import DICE_READ, Face
from audiogames.settings import Settings
from audiogames.speech import detect

CLOSEST: Final = {"names": 0.7, "sounds": 0.2, "both": 0.9}
"""Seconds a die takes at the least, by how it is told: two names at once are none."""

QUIET_READERS: Final = (None, "brltty")
"""What may run while dice are heard and written: nothing, or a reader that only shows lines."""

IN_WORDS: Final = 1.0
"""The same where a voice reads lines."""


def face_name(face: Face) -> Message:
    """Return what a die shows."""
    return Message(f"balai-face-{FACES[face]}")


def faces_name(faces: Iterable[Face]) -> Items:
    """Return what dice show as a list."""
    return Items(tuple(map(face_name, faces)))


class DiceTeller:
    """Tells dice at one desk."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk = desk
        self._session = session
        self._read_over: bool | None = None

    @property
    def is_heard(self) -> bool:
        """Whether recordings tell dice here."""
        settings, scene = self._desk.settings, self._desk.scene
        return scene is not None and scene.heard and settings.volume > 0 and settings.volume_effects > 0

    def pace(self, people: Sequence[Seat] | None = None) -> float:
        """Return how many seconds a die takes at this desk: for all persons there, or only for those who look."""
        settings = self._desk.settings
        wanted = dice_handicaps.pace(settings, self._session, people)
        return max(wanted, CLOSEST[settings.dice_told] if self.is_heard else IN_WORDS)

    def tell(self, die: int, face: Face, seat: Seat | None = None) -> None:
        """Tell a die that lands: it is heard and written. `seat` is who sees it alone, None for everybody."""
        heard = self.sound(die, face, seat)
        if not heard or self._is_written():
            self.write(self.line("glance-die", seat, face=face_name(face)), heard)

    def _is_written(self) -> bool:
        """Whether a die that is heard is also written: as a rule not where a screen reader would speak over it."""
        settings = self._desk.settings
        if settings.dice_written == "auto" and settings.lines != "braille":
            if self._read_over is None:
                self._read_over = detect.screen_reader() not in QUIET_READERS
            return not self._read_over
        return settings.dice_written != "off"

    def again(self, die: int, face: Face, seat: Seat | None = None, numbered: bool = False) -> None:
        """Let a die be heard again; it is written where it is not heard, and for a braille display."""
        heard = self.sound(die, face, seat)
        if not heard or self._desk.settings.lines == "braille":
            id = "glance-die-number" if numbered else "glance-die"
            self.write(self.line(id, seat, number=die + 1, face=face_name(face)), heard)

    def sound(self, die: int, face: Face, seat: Seat | None = None) -> bool:
        """Let a die be heard beside all that sounds; whether it is."""
        scene = self._desk.scene
        if scene is None or not self.is_heard:
            return False
        scene.beside(cues(self._desk.settings, self._desk.language, die, face, private=seat is not None), seat)
        return True

    def line(self, id: str, seat: Seat | None, **arguments: object) -> Message:
        """Return a line about dice."""
        return Message(id, arguments, Category.TABLE, Urgency.RESULT, private=seat is not None)  # type: ignore[arg-type]

    def write(self, line: Message, heard: bool) -> None:
        """Write a line at once; it is spoken where nothing is heard, and may be."""
        silent = line.private and self._desk.seat in self._desk.silent
        self._desk.announce(line, aloud=not heard and not silent)


def cues(settings: Settings, language: str, die: int, face: Face, private: bool = False) -> tuple[Cue, ...]:
    """Return what a die sounds like, from its place: its icon, its name in a language, or one after the other."""
    place = die_place(die + 1, DICE_READ)
    icon = Cue(f"symbol-{FACES[face]}", place, private)
    colour, _, symbol = FACES[face].partition("-")
    name = Cue(spoken_name(language, colour, symbol), place, private)
    return {"names": (name,), "sounds": (icon,), "both": (icon, name)}[settings.dice_told]
