"""Random numbers for a percept, the same on every machine.

Floating-point numbers are only added, multiplied, divided and compared, which IEEE 754 defines to the last bit.
"""

from typing import Final

from audiogames.core.chance import Generator

_WORDS: Final = 1024
_PART: Final = 0xFFFF
_MIDDLE: Final = 2 * _PART
_SPREAD: Final = 37837.2
_TRIANGLE: Final = 26754.9
"""SD of the sum of four, and of two, uniform integers from 0 to 65,535."""


def exponential(x: float) -> float:
    """Approximates e to the power `x` (from -4 to 4) by the sixteenth power of (1 + x / 16)."""
    power = 1.0 + x / 16.0
    power *= power
    power *= power
    power *= power
    return power * power


class Chance:
    __slots__ = ("_generator", "_words")

    def __init__(self, draw: int) -> None:
        self._generator = Generator(draw)
        self._words: list[int] = []

    def _word(self) -> int:
        words = self._words
        if not words:
            words.extend(self._generator.words(_WORDS))
        return words.pop()

    def uniform(self) -> float:
        """From 0 up to, excluding, 1."""
        words = self._words
        return ((words.pop() if words else self._word()) >> 11) * 2.0**-53

    def normal(self) -> float:
        """Approximately, with mean 0 and SD 1: the sum of four uniform ones."""
        words = self._words
        word = words.pop() if words else self._word()
        parts = (word & _PART) + (word >> 16 & _PART) + (word >> 32 & _PART) + (word >> 48)
        return (parts - _MIDDLE) / _SPREAD

    def spread(self) -> tuple[float, float]:
        """Two numbers of mean 0 and SD 1, each the sum of two uniform ones, and so within 2.45."""
        words = self._words  # drawn some hundred times a shake: without another call
        word = words.pop() if words else self._word()
        return (
            ((word & _PART) + (word >> 16 & _PART) - _PART) / _TRIANGLE,
            ((word >> 32 & _PART) + (word >> 48) - _PART) / _TRIANGLE,
        )

    def some(self, mean: float) -> int:
        """One of the two integers next to `mean` (not negative), with that expected value."""
        return int(mean + self.uniform())
