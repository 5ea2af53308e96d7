"""A game made audible, ahead of time: its replies as blocks of sound, timed as they are while it is played."""

from collections.abc import Iterator
from typing import Final

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.scene import USUAL_VOLUMES, decibels, enter
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.listening import Listening
from audiogames.audio.space.places import TABLE, VOICE_DISTANCE, Places, UnknownPlace
from audiogames.audio.stage import score
from audiogames.audio.units import BLOCK, Samples, frames
from audiogames.audio.voice.words import Words
from audiogames.retelling.render_game import Reply

PAUSE: Final = 0.4
"""Seconds between the end of a reply and the next one."""

BEFORE: Final = 0.25
"""Seconds before the first: a player that fades in takes nothing away."""

PIECE: Final = 128 * BLOCK
"""Frames that are kept at a time: two thirds of a second."""

LONGEST_REST: Final = 10.0
"""Seconds for which the last sounds may go on; all of ours are over long before."""


class Recital:
    """Plays replies into a mixer of its own. Without `words` the sounds are heard alone.

    The same replies, library and words give the same samples: neither a clock nor the person's settings come in.
    """

    def __init__(self, way: Listening, places: Places, library: Library, words: Words | None) -> None:
        self.mixer: Final = Mixer(way)
        for bus, percent in USUAL_VOLUMES.items():
            self.mixer.set_volume(bus, decibels(percent))
        self._places = places
        self._library = library
        self._words = words
        self._next = blocks(frames(BEFORE))

    def perform(self, reply: Reply) -> Iterator[Samples]:
        """Yield what is heard from the end of the reply before to the end of this one, (n,2) each."""
        yield from self._until(self._next)
        written = score(reply.cues, self._library, self._places, self.mixer.listening)
        enter(written, self.mixer, self._next)
        at = self._next + written.lead
        if self._words is not None:
            for line in reply.lines:
                samples = self._words.samples(line.text, line.language, line.place)
                direction = self._direction(line.place)._replace(distance=VOICE_DISTANCE)
                yield from self._until(at - at % BLOCK)
                self.mixer.play(samples, direction, Bus.SPEECH, at)
                at += len(samples)
        if at > self._next:
            self._next = blocks(at + frames(PAUSE))

    def rest(self) -> Iterator[Samples]:
        """Yield what goes on sounding after the last reply."""
        yield from self._until(self._next)
        last = self._next + frames(LONGEST_REST)
        while not self.mixer.quiet and self.mixer.clock < last:
            yield self.mixer.render(BLOCK)

    def _until(self, frame: int) -> Iterator[Samples]:
        while self.mixer.clock < frame:
            yield self.mixer.render(min(PIECE, frame - self.mixer.clock))

    def _direction(self, place: str) -> Direction:
        try:
            return self._places.direction(place)
        except UnknownPlace:
            return TABLE


def blocks(count: int) -> int:
    """Return so many frames, or the few more that make whole blocks: a block that is begun takes no new sounds."""
    return count + -count % BLOCK
