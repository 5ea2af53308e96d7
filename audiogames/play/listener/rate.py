"""How fast a person hears, learnt from their own keys.

Private words teach nothing: how long a table waits for a person must not reveal the length of what only they hear.
"""

from collections import deque
from math import inf
from statistics import median
from typing import Final

MOST_SAMPLES: Final = 5
LEAST_SAMPLES: Final = 2
"""Samples whose median counts, and the number before which none does."""

LEAST_LETTERS: Final = 40
"""Minimum letters of a sample: for fewer, the time to press a key is most of it."""

FASTEST: Final = 60.0
"""Maximum letters per second: blind listeners understand up to 22 syllables per second (Moos and Trouvain, 2007).

A faster key is from somebody who did not listen.
"""


class LearntRate:
    """The rate at which one person hears, in letters per second.

    A sample is a key that says that everything was heard, before the usual voice would have ended.
    """

    def __init__(self) -> None:
        self._samples: deque[float] = deque(maxlen=MOST_SAMPLES)
        self._sample: float | None = None
        """The rate of the last key, which counts if the key decides something."""
        self._since = -inf
        self._letters = self._delays = 0.0
        self._teaches = False

    def of(self, usual: float) -> float:
        """Return the learnt rate, never below that of the usual voice."""
        return max(usual, median(self._samples)) if len(self._samples) >= LEAST_SAMPLES else usual

    def speak(self, letters: float, delays: float, now: float, usual: float, teaches: bool) -> None:
        """Note words that follow those being spoken at the usual rate, and the delays before them.

        `teaches` is False for private words, and for words that come one by one.
        """
        if now >= self._end(usual):
            self._since, self._letters, self._delays, self._teaches = now, 0.0, 0.0, True
        self._letters += letters
        self._delays += delays
        self._teaches &= teaches

    def press(self, now: float, usual: float) -> None:
        """Note a key, which interrupts the words."""
        seconds = now - self._since - self._delays
        is_sample = self._teaches and self._letters >= LEAST_LETTERS and now < self._end(usual)
        self._sample = self._letters / seconds if is_sample and self._letters <= FASTEST * seconds else None
        self._since, self._teaches = -inf, False

    def learn(self) -> None:
        """Count the last key, since it decided something."""
        if self._sample is not None:
            self._samples.append(self._sample)
        self._sample = None

    def _end(self, usual: float) -> float:
        return self._since + self._delays + self._letters / usual
