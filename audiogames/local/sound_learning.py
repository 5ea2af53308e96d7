from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from audiogames.core.messages import Message, menu_message
from audiogames.local.computer import Computer
from audiogames.local.sound_player import SceneOrReason, audible, library_missing, play
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.parsing.commands import echo
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.prompts import Key, Talk

LEAVING: Final = frozenset({"0", "\x1b", "q"})


def learn(computer: Computer) -> Talk[None]:
    """Run the lessons by kind. Without sound, names and meanings are read."""
    conversation = computer.conversation
    found = yield from audible(computer)
    if found.why is not None:
        conversation.breath.answer(found.why)
    try:
        from audiogames.audio.sounds.library import Library
    except ImportError as error:
        conversation.breath.answer(library_missing(error))
        return
    library = Library() if found.scene is None else found.scene.library
    kinds = [(menu_message(f"sound-category-{category}"), names) for category, names in library.categories().items()]
    lesson = SoundLesson(computer, found, kinds)
    entries = [MenuLine(title) for title, _ in kinds]
    usual = 0
    while (place := (yield from pick(conversation, menu_message("learn-sounds-title"), entries, usual))) is not None:
        usual = ((yield from lesson.run(place)) + 1) % len(kinds)


class SoundLesson:
    def __init__(
        self, computer: Computer, found: SceneOrReason, kinds: Sequence[tuple[Message, Sequence[str]]]
    ) -> None:
        self._computer = computer
        self._conversation = computer.conversation
        self._found = found
        self._kinds = kinds
        self._kind = 0
        self._at = 0
        self._keys_told = False

    def run(self, kind: int) -> Talk[int]:
        """Begin with the first sound of a kind, and return the kind of the last one."""
        yield from self._begin(kind)
        if not self._keys_told:
            self._keys_told = True
            self._conversation.breath.answer(menu_message("learn-sounds-keys"))
        while (typed := (yield from self._conversation.ask())).lower() not in LEAVING:
            if typed:
                if not (yield from self._typed(typed)):
                    break
            elif not (yield from self._next()):
                break
        return self._kind

    @property
    def _names(self) -> Sequence[str]:
        return self._kinds[self._kind][1]

    def _typed(self, typed: str) -> Talk[bool]:
        if typed == Key.HELP or typed == "?":
            self._read_list()
        elif typed.lower() == self._conversation.device.letters["repeat"]:
            yield from self._present()
        elif (digits := in_digits(typed)).isdecimal():
            yield from self._number(digits)
        elif (found := self._beginning(typed)) is not None:
            self._at = found
            yield from self._present()
        elif self._conversation.command(typed) == "quit":
            return False
        elif self._conversation.command(typed) == "repeat":
            yield from self._present()
        else:
            said = echo(typed).strip()
            unknown = menu_message("learn-sounds-no-name", typed=said)
            self._conversation.breath.answer(unknown if said else menu_message("learn-sounds-no-key"))
        return True

    def _next(self) -> Talk[bool]:
        """Go to the next sound, also of the next kind. False after the last."""
        if self._at + 1 < len(self._names):
            self._at += 1
            yield from self._present()
        elif self._kind + 1 < len(self._kinds):
            yield from self._begin(self._kind + 1)
        else:
            self._conversation.breath.answer(menu_message("learn-sounds-all"))
            return False
        return True

    def _number(self, typed: str) -> Talk[None]:
        if len(typed) < 4 and 1 <= int(typed) <= len(self._names):
            self._at = int(typed) - 1
            yield from self._present()
        else:
            self._conversation.breath.answer(menu_message("learn-sounds-no-number", last=len(self._names)))

    def _beginning(self, typed: str) -> int | None:
        """Return the next sound, wrapping around, with a word that begins with the input, or None."""
        start, count = plain(typed), len(self._names)
        places = [(self._at + step) % count for step in range(1, count + 1)]
        return next((at for at in places if f" {start}" in f" {plain(self._title(at))}"), None)

    def _title(self, at: int) -> str:
        from audiogames.audio.sounds.sound import title

        return catalogue(self._conversation.device.language).text(title(self._names[at]))

    def _begin(self, kind: int) -> Talk[None]:
        """Go to the first sound of a kind, and announce both."""
        self._kind, self._at = kind, 0
        yield from self._present(menu_message("learn-sounds-kind", kind=self._kinds[kind][0]))

    def _present(self, *before: Message) -> Talk[None]:
        from audiogames.audio.sounds.sound import about, title

        name = self._names[self._at]
        after = yield from self._play(name)
        one = menu_message("learn-sounds-one", name=title(name), number=self._at + 1, count=len(self._names))
        self._conversation.breath.answer(*before, one, *self._in_full(about(name)), *after)

    def _play(self, name: str) -> Talk[tuple[Message, ...]]:
        """Play a sound to its end, and return remarks about its file."""
        from audiogames.audio.sounds.sound import UnknownSound

        scene = self._found.scene
        if scene is None:
            return ()
        try:
            yield from play(self._computer, scene, name)
        except UnknownSound:
            return scene.library.problems()[-1:]
        sound = scene.library.get(name)
        if sound.pack:
            return (menu_message("learn-sounds-pack", pack=sound.pack),)
        return (menu_message("learn-sounds-own"),) if sound.own else ()

    def _in_full(self, message: Message) -> list[Message]:
        """Split a text for short lines, since clipping would change its meaning."""
        text = catalogue(self._conversation.device.language).text(message)
        pieces = (
            wrap(text, BRAILLE_CELLS, break_on_hyphens=False)
            if self._conversation.device.lines == "braille"
            else [text]
        )
        return [menu_message("text", text=piece) for piece in pieces]

    def _read_list(self) -> None:
        self._conversation.breath.answer(menu_message("learn-sounds-help", last=len(self._names)))
        for at in range(len(self._names)):
            label = menu_message("text", text=self._title(at))
            self._conversation.breath.answer(menu_message("menu-entry", number=at + 1, label=label))
