"""Nothing that matters is dropped, at any level of detail: from its sentences alone a seat knows the table.

Each game has a reader of its own in the folder of its tests. What it makes of whole games is compared with the public
view at each question to its seat.
"""

import re
from importlib import import_module

import pytest

from audiogames.core.messages import Verbosity
from audiogames.core.registry import GAMES

from .retold import Reader, heard


def reader_of(game: str, seats: int) -> Reader:
    reader: Reader = import_module(f"tests.games.{game}.reader").READER(seats)
    return reader


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 4)])
@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_of_a_seat_tell_the_public_view(game: str, seats: int, seed: int, verbosity: Verbosity) -> None:
    reader = reader_of(game, seats)
    for part in heard(game, seats, seed, verbosity):
        for line in part.lines:
            reader.read(line)
        if part.action is None:
            return
        assert reader.public() == reader.seen(part.view), part.lines
        reader.act(part.action)
    raise AssertionError("the game never ended")


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_that_is_missing_is_missed(game: str, verbosity: Verbosity) -> None:
    """The law can fail: whoever misses what another did does not know the table, or cannot make sense of the rest."""
    reader = reader_of(game, 3)
    for part in heard(game, 3, 2, verbosity):
        try:
            for line in part.lines:
                if not any(name in line for name in ("Bob", "Circe")):
                    reader.read(line)
        except AssertionError:
            return
        if part.action is None:
            break
        if reader.public() != reader.seen(part.view):
            return
        reader.act(part.action)
    raise AssertionError("nothing was missed")


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("game", GAMES)
def test_that_it_is_your_turn_is_said_after_what_others_did(game: str, verbosity: Verbosity) -> None:
    for part in heard(game, 3, 2, verbosity):
        text = " ".join(part.lines)
        if part.action is not None and part.view.phase != "look" and any(name in text for name in ("Bob", "Circe")):
            assert re.search(r"[ÀA] vous|\?", text), text
