"""The keyboard, screen, sounds and voice of this computer, for a conversation."""

import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import TYPE_CHECKING, Protocol

from audiogames.core.messages import Category, Message, Seat, Urgency
from audiogames.core.registry import GAMES
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.narration.catalogue import BRAILLE_CELLS
from audiogames.narration.narrator import Utterance, joined
from audiogames.play.device import Ability, Curtain
from audiogames.play.listener.breath import spoken, written
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import ToldBreath
from audiogames.play.shown import ShownTable, short_question, show_to_all
from audiogames.speech import detect
from audiogames.speech.agenda import LineReport
from audiogames.speech.scheduler import Speaker

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene, SoundingCue  # numpy is not needed for a game without sound


class Console(Protocol):
    interactive: bool

    @property
    def away(self) -> float:
        """Seconds for which the program was suspended."""
        ...

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False, question: str = "") -> None:
        """Write one reply at once. `question` is what the person is asked, perhaps one of the lines."""
        ...

    def draw(self, shown: ShownTable, lines: Sequence[str], clear: bool, colours: bool) -> None:
        """Draw the public table and public news. `clear`: nothing older may stay."""
        ...

    def line(self) -> str | None:
        """Return the next line, None at the end of input."""
        ...

    def key(self) -> str | None:
        """Return the next key, "" for Enter, None at the end of input. A scanned id is one key."""
        ...

    def prepare(self, keys: bool, hides: bool = False) -> None:
        """Prepare for single keys or lines. `hides`: typed text is not shown."""
        ...

    def typed_within(self, seconds: float) -> bool:
        """Wait until the timeout or until the person types, and return True then. Input stays to be read."""
        ...


class CurtainDrawer(Protocol):
    """The private ways behind curtains."""

    def why_not(self, seat: Seat, way: Curtain) -> Message | None:
        """Return why a seat's curtain cannot be drawn in this way, or None."""
        ...

    def tell(self, seat: Seat, lines: Sequence[Utterance]) -> tuple[int, ...]:
        """Speak or show private lines to a seat, and return those that its voice speaks."""
        ...

    def silence(self) -> None: ...

    def follow(self) -> None:
        """Release the ways of open curtains, and handle keys of displays."""
        ...

    def close(self) -> None: ...


class Computer:
    """Connects a conversation to the screen, sounds and voice of this computer.

    `scene` plays sounds and `speaker` speaks. Both may change at any time, from other threads. `is_settled` returns
    True once their state is known.
    """

    def __init__(self, console: Console, preferences: Preferences) -> None:
        self.console = console
        self.preferences = preferences
        self.conversation = preferences.conversation
        self.scene: Scene | None = None
        self.speaker: Speaker | None = None
        self.reader_followers: list[Callable[[], None]] = []
        """Called when another screen reader runs, or none any more."""
        self._readers = detect.ReaderWatch()
        self.is_settled: Callable[[], bool] = lambda: True
        self._ends: dict[Seat | None, Callable[[], None]] = {}
        self._reports: SimpleQueue[LineReport] = SimpleQueue()
        self._notices: SimpleQueue[Message] = SimpleQueue()
        self._has_told = False
        """True after the first reply. Before, no question waits for its answer."""
        self._over: set[int] = set()
        self._sounding: dict[int, tuple[SoundingCue, ...]] = {}
        """The sounds of each breath by number, until they were heard."""
        self._spoken: dict[int, tuple[int, ...]] = {}
        self.curtains: CurtainDrawer | None = None
        """None for a face without curtains."""
        self._drawn_for: frozenset[Seat] = frozenset()
        """The seats behind a curtain at the last drawing."""
        self._shown: ShownTable | None = None

    def sound_in(self, scene: "Scene | None") -> "Scene | None":
        """Replace the scene, None for no sounds. Return the old one, which is not closed."""
        before, self.scene = self.scene, scene
        return before

    def speak_by(self, speaker: Speaker | None) -> Speaker | None:
        """Replace the speaker, None for no voice. Return the old one, which is not closed."""
        before, self.speaker = self.speaker, speaker
        return before

    def hang(self, curtains: CurtainDrawer) -> None:
        self.curtains = curtains

    def settle(self, is_settled: Callable[[], bool]) -> None:
        self.is_settled = is_settled

    def look(self) -> None:
        """Update the conversation's device with this computer's current abilities."""
        if self._readers.look(time.monotonic()):
            for follow in self.reader_followers:
                follow()
        scene, settings, device = self.scene, self.preferences.settings, self.conversation.device
        can = Ability(
            interactive=self.console.interactive,
            sounds=scene is not None,
            hears=scene is not None and scene.heard and settings.volume > 0 and settings.volume_effects > 0,
            own_ears=() if scene is None else scene.own_ears,
            speaks=self.speaker is not None,
            brailles=self.speaker is not None and self.speaker.brailles,
            reader=self.reader if self.console.interactive or self.scene is not None else None,
        )
        if can != device.can:
            self.conversation.put(device._replace(can=can))
        self._give_back()

    def _give_back(self) -> None:
        """Report sounds cut off by the loss of a device."""
        for number, sounding in list(self._sounding.items()):
            if any(one.is_cut_off for one in sounding):
                del self._sounding[number]
                self.conversation.ears.cut_off(number)
            elif all(one.is_over for one in sounding):
                del self._sounding[number]

    def watch_readers(self, readers: detect.ReaderWatch) -> None:
        self._readers = readers
        readers.look(time.monotonic())

    @property
    def reader(self) -> str | None:
        """The screen reader that runs, looked for anew every few seconds."""
        return self._readers.reader

    def wants_sounds(self) -> bool:
        """Return True if the settings, or a person at the keyboard, ask for sounds."""
        sound = self.preferences.settings.sound
        return self.console.interactive if sound == "auto" else sound == "on"

    def give(self, told: Sequence[ToldBreath]) -> None:
        """Play, write and speak replies in order, after notices."""
        self._has_told = self._has_told or bool(told)
        while told and not self._notices.empty():
            self.announce(self._notices.get())
        if self.curtains is not None:
            self.curtains.follow()
        self._draw_for_all()
        for one in told:
            self._give(one)

    def _draw_for_all(self, lines: Sequence[str] = (), clear: bool = False) -> None:
        """Draw the public table behind curtains, with `lines` or its news.

        It uses only public information, so that no byte depends on hidden things.
        """
        drawn = frozenset(self.conversation.listening.curtains)
        clear, self._drawn_for = clear or not drawn <= self._drawn_for, drawn
        if not drawn:
            self._shown = None
            return
        told = [written(line, "speech") for line in self.conversation.breath.for_screen()]
        shown = show_to_all(self.conversation)
        if shown is not None and (clear or lines or told or shown != self._shown):
            self._shown = shown
            self.console.draw(shown, [*told, *lines], clear, colours=self.reader is None)

    def reported(self, report: LineReport) -> None:
        """Note that a spoken line has ended, from any thread."""
        self._reports.put(report)

    def heard(self) -> int:
        """Return the number of the last breath that the voice has completed, or 0."""
        while not self._reports.empty():
            self._over.add(self._reports.get().line)
        number = 0
        for told, lines in sorted(self._spoken.items()):
            if not self._over.issuperset(lines):
                break
            number = told
        for told in [told for told in self._spoken if told <= number]:
            self._over.difference_update(self._spoken.pop(told))
        return number

    def announce(self, *messages: Message, aloud: bool = True, asked: bool = False) -> None:
        """Write a message immediately, from any thread, and speak it if `aloud`.

        `asked`: it answers input, and comes before all unasked ones.
        """
        self._announce(self.conversation.breath.narrator().utterances(messages, asked=asked), aloud)

    def notify(self, message: Message) -> None:
        """Announce a message from any thread, after the first reply only before the next one."""
        if self._has_told:
            self._notices.put(message)
        else:
            self.announce(message)

    def turn_head(self, yaw: float | None = None) -> None:
        """Turn the listener's head for all sounds, by default as in the conversation."""
        yaw = self.conversation.listening.yaw if yaw is None else yaw
        if self.scene is not None and self.scene.yaw != yaw:
            self.scene.turn(yaw - self.scene.yaw)

    def _give(self, told: ToldBreath) -> None:
        if self.speaker is None:  # a screen reader would repeat what is said in the room
            told = told._replace(utterances=tuple([line for line in told.utterances if not line.by_screen]))
        self.turn_head(told.yaw)
        if (told.cut or told.silences) and self.scene is not None:
            self.scene.cut()
        if told.silences and self.curtains is not None:
            self.curtains.silence()
        if told.silences and self.speaker is not None:
            self.speaker.silence()
        if told.beside:
            self._sound_beside(told)
            self._note_sounds(told)
        elif told.owner in self.conversation.listening.curtains and not told.answers:
            self._tell_behind(told, told.owner, told.utterances)
        elif not told.answers:
            lines = self._announce(told.utterances, told.aloud)
            if told.aloud and self.speaker is not None:
                self._spoken[told.number] = lines
        else:
            self._perform(told, bool(told.utterances))
            self._note_sounds(told)
            if told.utterances:
                self._say(told)

    def _announce(self, lines: Sequence[Utterance], aloud: bool) -> tuple[int, ...]:
        """Write lines, and return those that the voice speaks."""
        self.console.write([written(line, self.conversation.device.lines) for line in lines])
        return self.speaker.say(*spoken(lines, silent=False)) if aloud and self.speaker is not None else ()

    def _sound_beside(self, told: ToldBreath) -> None:
        if self.scene is None:
            return
        if told.replaces and (end := self._ends.pop(told.owner, None)) is not None:
            end()
        self._seat_ears(self.scene, told)
        self._ends[told.owner] = self.scene.beside(told.cues, told.owner)

    def _seat_ears(self, scene: "Scene", told: ToldBreath) -> None:
        """Place the scene around a breath's listener, in the game's room."""
        game = self.conversation.listening.game
        scene.enter_room("" if game is None else GAMES[game].room)
        scene.sit(told.seats, told.listener)

    def _note_sounds(self, told: ToldBreath) -> None:
        if self.scene is not None and (given := self.scene.given()):
            self._sounding[told.number] = given

    def _perform(self, told: ToldBreath, with_words: bool) -> None:
        """Play sounds, and delay words until they were heard or the person types.

        Without words, as for barrels that others take, nothing waits, and current words continue.
        """
        if self.scene is None:
            return
        self._seat_ears(self.scene, told)
        lead = self.scene.perform(told.cues, told.owner, self._patience() if with_words else None)
        self.scene.sit(told.seats, told.owner)
        if not lead or not with_words:
            return
        if self.speaker is not None:
            self.speaker.silence()
        if self.console.typed_within(lead):
            self.scene.cut()

    def _patience(self) -> float:
        """Return the maximum seconds that words wait for sounds, fewer for a screen reader."""
        from audiogames.audio.stage import LONGEST_WAIT, READER_WAIT  # numpy is not needed for a game without sound

        return READER_WAIT if self.speaker is None and self.reader is not None else LONGEST_WAIT

    def _say(self, told: ToldBreath) -> None:
        if told.owner is not None and told.owner in self.conversation.listening.curtains:
            asked = [line._replace(asked=True, urgency=max(line.urgency, Urgency.RESULT)) for line in told.utterances]
            self._tell_behind(told, told.owner, asked)
            return
        device = self.conversation.device
        lines = [written(utterance, device.lines) for utterance in told.utterances]
        if self.conversation.listening.curtains:
            self._draw_for_all(lines, told.clear)
        else:
            self.console.write(lines, told.clear, told.click, self._question(told))
        if self.scene is not None:
            self.scene.words(sum(len(line) for line in lines) / CHARACTERS_PER_SECOND)
        if self.speaker is not None:
            self.speaker.advance(told.version)
            self._spoken[told.number] = self._speak(self.speaker, told)

    def _question(self, told: ToldBreath) -> str:
        """Return what the only person here is asked, in a line that fits a braille display with the cursor."""
        device = self.conversation.device
        if len(device.seats) != 1:
            return ""
        turns = [written(one, device.lines) for one in told.utterances if one.category == Category.TURN]
        short = [line for line in turns if len(line) <= BRAILLE_CELLS - 2]
        return short[-1] if short else short_question(self.conversation)

    def _tell_behind(self, told: ToldBreath, seat: Seat, lines: Sequence[Utterance]) -> None:
        """Speak or show lines to a seat behind its curtain. A display does not report reading."""
        if self.curtains is not None and (begun := self.curtains.tell(seat, lines)):
            self._spoken[told.number] = begun

    def _speak(self, speaker: Speaker, told: ToldBreath) -> tuple[int, ...]:
        aloud = spoken(told.utterances, told.silent)
        whole = joined(aloud)
        if whole is None:
            return ()
        # All of it answers the person's key: it cuts short what was still being said.
        lines = aloud if speaker.placed else [whole]
        urgency = max(whole.urgency, Urgency.RESULT)
        return speaker.say(*(line._replace(asked=True, urgency=urgency) for line in lines))
