"""Synthesised sounds. The same seed gives the same sound on every computer."""

from numpy.random import PCG64, Generator


def chance(*seed: int) -> Generator:
    """The random source of one sound, from one or more integers from 0.

    Only its `random()` is used, whose numbers are the same in every release of numpy.
    """
    return Generator(PCG64(seed))
