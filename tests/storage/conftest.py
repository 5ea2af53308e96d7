"""Fixtures that the tests of storage share with those of the waist."""

from collections.abc import Iterator

import pytest

from tests.core.conftest import path, pebbles_game
from tests.postgres import Postgres, postgres

__all__ = ["path", "pebbles_game"]


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with postgres() as server:
        yield server
