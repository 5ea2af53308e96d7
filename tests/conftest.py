"""What every test stands on: a home of its own for settings and journals, and steady laws."""

import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

# A machine that is busy is not a law that is broken: no deadline.
settings.register_profile("here", deadline=None)
# The same examples at every run, so that a change that is refused is refused for what it changed.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(scope="session", autouse=True)
def home_away_from_the_persons() -> Iterator[None]:
    """No test reads or writes the settings and journals of the person who runs it."""
    before = os.environ.get("AUDIOGAMES_HOME")
    with tempfile.TemporaryDirectory(prefix="audiogames-tests-") as folder:
        os.environ["AUDIOGAMES_HOME"] = folder
        yield
    if before is None:
        del os.environ["AUDIOGAMES_HOME"]
    else:
        os.environ["AUDIOGAMES_HOME"] = before
