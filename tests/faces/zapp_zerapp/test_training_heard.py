"""The training ground as it is heard: a real scene plays to a card that is recorded."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from audiogames.audio.units import Samples, frames
from audiogames.games.zapp_zerapp.percept import SHAKE
from audiogames.local.trainings import train
from audiogames.settings import Settings
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, record, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import Card, Cards, Recording
from tests.faces.keyboard import typing
from tests.faces.sounds.computer import level, listen, sounding

from .test_training import Chance, rattles

Record = Callable[[Card], Recording]

NEARER = 3.0
"""Decibels by which the ear beside a hand hears it louder, at least: the room answers on both sides."""

SLACK = 0.4
"""Seconds at both ends of a barrel in which nothing need be heard: the first knock comes when it comes."""


@pytest.fixture
def card(
    quiet_home: Path,
    no_sound_of_the_person: None,  # noqa: F811
    cards: Cards,  # noqa: F811
    record: Record,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Recording:
    """The usual output, recorded, whatever PortAudio saw in the last test."""
    return record(cards.table)


def test_a_barrel_is_heard_whole_in_one_hand_before_the_words_and_a_comparison_left_then_right(card: Recording) -> None:
    settings = Settings(sound="on", listening="headphones")
    heard = listen(partial(train, name="barrels", below=Chance(3)), typing("", "1", "c"), card, settings=settings)
    assert rattles(heard.played.lines) == [], "what is heard is not written"
    asked, answered, compared = (at for at, line in heard.written[1:])
    whole = frames(SHAKE["normal"] / 1000)
    begin = sounding(card.samples)[0][0]
    assert asked - begin > whole - frames(SLACK)
    assert nearer(card.samples[asked - whole + frames(SLACK) : asked]) < -NEARER
    assert compared - answered > 2 * whole
    assert nearer(card.samples[answered + frames(SLACK) : answered + whole]) > NEARER
    assert nearer(card.samples[compared - whole : compared - frames(SLACK)]) < -NEARER


def nearer(samples: Samples) -> float:
    """Return by how many decibels the left ear hears this louder."""
    return level(samples[:, [0]]) - level(samples[:, [1]])
