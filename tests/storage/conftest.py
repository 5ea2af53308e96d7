"""Fixtures that the tests of storage share with those of the waist."""

from tests.core.conftest import path, pebbles_game

__all__ = ["path", "pebbles_game"]
