"""Sounds from numbers: each module makes one kind of sound, the same one from the same seed on every computer."""

from numpy.random import PCG64, Generator


def chance(*seed: int) -> Generator:
    """Return the source of chance of one sound: whole numbers from 0 on name it.

    Only its `random()` is used, whose numbers are the same in every release of numpy.
    """
    return Generator(PCG64(seed))
