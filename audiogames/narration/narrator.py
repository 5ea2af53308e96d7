"""Utterances, the narrator that makes them from messages for one listener, and their history."""

import re
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, takewhile
from typing import Final, Literal, NamedTuple

from audiogames.core.messages import Category, Message, Seat, Urgency, Verbosity
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.narration.catalogue import Listener, catalogue, clip
from audiogames.settings.letters import USUAL

DIGIT: Final = 5
"""Extra letters for the duration of a digit: "28" is two words.

With a voice's pace and the two numbers below, the estimate is 1.5 times the real duration at the median, and too long
for 99 sentences in 100; the others exceed it by less than half a second (3,890 sentences of the games in two languages,
espeak-ng at 175 words a minute).
"""

PAUSE: Final = 5
"""Duration, in letters, of the pause after a comma or a sentence."""

START: Final = 0.25
"""Maximum delay in seconds before a voice is heard."""

_PAUSES: Final = re.compile(r"[.!?:;,…](?=\s|$)")


class Utterance(NamedTuple):
    """One sentence for one listener.

    `braille` is its form for a braille display, at most 40 cells, empty if no listener reads it. `asked`: the player
    asked for it, so it is always said, even if it was said a moment ago. `private`: only this listener may hear it.
    `by_screen`: a screen in the same room says it for them; here it is only written.
    """

    text: str
    urgency: Urgency
    category: Category
    braille: str = ""
    place: str = "table"
    asked: bool = False
    private: bool = False
    language: str = "fr"
    by_screen: bool = False

    def written(self, lines: Literal["speech", "braille"]) -> str:
        """Return the full text, or the braille form if there is one."""
        return self.braille or self.text if lines == "braille" else self.text


def expected_seconds(text: str, characters_per_second: float = CHARACTERS_PER_SECOND) -> float:
    """Return a generous estimate of the seconds to speak a text. Raises ValueError unless the pace is positive."""
    if not characters_per_second > 0:
        raise ValueError(f"A voice cannot speak {characters_per_second} characters a second: the pace is above 0.")
    return START + letters_of(text) / characters_per_second


def letters_of(text: str) -> int:
    digits = sum(map(str.isdigit, text))
    pauses = len(_PAUSES.findall(text))
    return len(text) + DIGIT * digits + PAUSE * pauses


class Narrator:
    """Says messages in the listener's language, with a verbosity per category.

    A message above the listener's verbosity is left out. The braille form is half the work: `braille` False omits it.
    """

    def __init__(
        self,
        locale: str,
        names: Sequence[str | None] = (),
        viewer: Seat | None = None,
        verbosity: Verbosity = Verbosity.FULL,
        by_category: Mapping[Category, Verbosity] | None = None,
        braille: bool = True,
        letters: Mapping[str, str] = USUAL,
        touches: bool = False,
    ) -> None:
        self.locale = locale
        self.names = tuple(names)
        self.viewer = viewer
        self.verbosity = verbosity
        self.by_category = dict(by_category or {})
        self.braille = braille
        self.letters = letters
        self.touches = touches
        self._catalogue = catalogue(locale)
        self._listeners: dict[Verbosity, Listener] = {}

    def listener(self, category: Category) -> Listener:
        verbosity = self.by_category.get(category, self.verbosity)
        if verbosity not in self._listeners:
            self._listeners[verbosity] = Listener(self.names, self.viewer, verbosity, self.letters, self.touches)
        return self._listeners[verbosity]

    def utterances(self, messages: Iterable[Message], asked: bool = False) -> tuple[Utterance, ...]:
        """`asked`: none is left out."""
        said = []
        for message in messages:
            listener = self.listener(message.category)
            if asked or message.level <= listener.verbosity:
                said.append(self._utterance(message, listener, asked))
        return tuple(one for one in said if one.text) if self.touches else tuple(said)

    def _utterance(self, message: Message, listener: Listener, asked: bool) -> Utterance:
        return Utterance(
            text=self._catalogue.text(message, listener),
            urgency=message.urgency,
            category=message.category,
            braille=self._catalogue.braille(message, listener) if self.braille else "",
            place=message.place,
            asked=asked,
            private=message.private,
            language=self._catalogue.language_of(message),
        )


def joined(utterances: Sequence[Utterance]) -> Utterance | None:
    """Return several utterances as one, in their order, or None if there are none.

    It has the highest urgency among them. Its braille starts with the most urgent one.
    """
    if not utterances:
        return None
    urgent = max(utterances, key=lambda utterance: utterance.urgency)
    braille = [utterance.braille for utterance in utterances if utterance.braille]
    whole = " ".join(braille)
    return urgent._replace(
        text=" ".join(utterance.text for utterance in utterances),
        urgency=Urgency(urgent.urgency),
        braille=whole if whole == clip(whole) else urgent.braille,
        asked=any(utterance.asked for utterance in utterances),
        private=any(utterance.private for utterance in utterances),
    )


KEPT = 2000
"""Maximum number of lines, more than any game says."""


class HistoryLine(NamedTuple):
    """Numbered from 1, with the turn of the listener."""

    number: int
    turn: int
    utterance: Utterance


class History:
    """Reviewing never changes the game, and new lines never move the cursor."""

    def __init__(self) -> None:
        self._lines: deque[HistoryLine] = deque(maxlen=KEPT)
        self._turn = 0
        self._told = 0
        self._place: int | None = None
        self._walked: Category | None = None

    @property
    def lines(self) -> tuple[HistoryLine, ...]:
        return tuple(self._lines)

    def add(self, utterances: Iterable[Utterance]) -> None:
        for utterance in utterances:
            self._told += 1
            self._lines.append(HistoryLine(self._told, self._turn, utterance))

    def mark_turn(self) -> None:
        """Note that the listener has acted: what follows is "since my last turn"."""
        self._turn += 1
        self.walk_only(None)

    def since_last_turn(self) -> tuple[Utterance, ...]:
        told = [line.utterance for line in takewhile(lambda line: line.turn == self._turn, reversed(self._lines))]
        return tuple(reversed(told))

    def last(self, count: int, category: Category | None = None) -> tuple[HistoryLine, ...]:
        """Return the last `count` lines, oldest first, of one category or of all."""
        lines = (line for line in reversed(self._lines) if category is None or line.utterance.category == category)
        return tuple(reversed(tuple(islice(lines, max(0, count)))))

    def walk_only(self, category: Category | None) -> None:
        """Review only the lines of one category until the listener acts. None reviews all."""
        self._walked, self._place = category, None

    def step(self, by: int) -> tuple[HistoryLine | None, bool]:
        """Move the cursor by `by` lines (negative: older). Return the line, and True if an edge stopped the move.

        Starts after the newest line. Without any line the result is (None, True).
        """
        lines = self.last(KEPT, self._walked)
        if not lines:
            return None, True
        here = self._index(lines)
        wanted = here + by
        reached = min(max(wanted, 0), len(lines) - 1)
        self._place = lines[reached].number
        return lines[reached], wanted != reached

    def _index(self, lines: tuple[HistoryLine, ...]) -> int:
        if self._place is None:
            return len(lines)
        earlier = [index for index, line in enumerate(lines) if line.number <= self._place]
        return earlier[-1] if earlier else 0
